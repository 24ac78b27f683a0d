import ChineseText
import IssueParser
import Storage
import Support

/// The yardsticks: reading the input once, folding it, parsing it, on one core.
struct InputBench {
  let corpus: Corpus

  func run(into table: inout Table) throws {
    let megabytes = Double(corpus.byteCount) / 1e6
    table.add("input", fixed(megabytes, 1) + " MB", "\(corpus.files.count) files")

    let disk = DiskFileSystem()
    var pages: [[UInt8]] = []
    pages.reserveCapacity(corpus.files.count)
    let firstRead = Clock.now
    for file in corpus.files { pages.append(try disk.read(file.path)) }
    let reading = Clock.now - firstRead
    table.add("read", fixed(megabytes / reading, 0) + " MB/s", "every file once, page cache warm")

    var folded: [UInt32] = []
    var scalarCount = 0
    let firstFold = Clock.thread
    for page in pages {
      folded.removeAll(keepingCapacity: true)
      Folding.append(utf8: page.span, to: &folded)
      scalarCount += folded.count
    }
    let folding = Clock.thread - firstFold
    table.add(
      "fold", fixed(megabytes / folding, 0) + " MB/s",
      "one core, " + fixed(Double(scalarCount) / 1e6, 1) + " M scalars")

    var articleCount = 0
    let firstParse = Clock.thread
    for (page, file) in zip(pages, corpus.files) {
      let parsed = PageParser.parse(page, hints: SourceHints(path: file.path))
      for page in parsed.pages { articleCount += page.articles.count }
    }
    let parsing = Clock.thread - firstParse
    table.add(
      "parse", fixed(megabytes / parsing, 1) + " MB/s", "one core, \(articleCount) articles")
  }
}
