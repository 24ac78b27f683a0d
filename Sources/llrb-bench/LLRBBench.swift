import ChineseText
import Glibc
import IssueParser
import NewspaperArchive
import Storage

/// Measures llrb on a folder of page files and prints one table.
///
/// Times of whole programs come from child processes; times of single queries from this process.
/// Every figure is printed beside one that the machine sets (reading the input once), so that two
/// runs on two machines can be compared by their ratios.
@main
struct LLRBBench {
  static let usage = """
    usage: llrb-bench CORPUS WORK [QUERIES]
             measures parsing, ingest and search on a folder of page files; QUERIES of each class,
             200 unless told; what stands in WORK/.llrb is replaced
           llrb-bench ask ARCHIVE FILE [PASSES]
             asks an archive the queries in a file, a line each; prints the articles, the
             occurrences, and the milliseconds of each timed pass (5 unless told)
           llrb-bench fuzzy CORPUS ARCHIVE [QUERIES]
             asks an archive of these page files phrases of 3, 4, 6 and 8 characters, 200 of each
             unless told, exactly and with misreadings
    """

  static func main() {
    let words = CommandLine.arguments
    do {
      if words.count >= 4, words.count <= 5, words[1] == "ask",
        let passes = Int(words.count == 5 ? words[4] : "5")
      {
        try AskBench(archive: words[2], queries: words[3], repetitions: passes).run()
        return
      }
      if words.count >= 4, words.count <= 5, words[1] == "fuzzy",
        let count = Int(words.count == 5 ? words[4] : "200")
      {
        let corpus = try Corpus(folder: words[2])
        var table = Table()
        try QueryBench(corpus: corpus, archive: words[3], program: program(), count: count)
          .runFuzzy(into: &table)
        print(table.markdown)
        return
      }
      guard words.count == 3 || words.count == 4,
        let queries = Int(words.count == 4 ? words[3] : "200")
      else {
        complain(usage)
        exit(2)
      }
      let corpus = try Corpus(folder: words[1])
      guard corpus.byteCount > 0 else {
        complain("llrb-bench: no page files in \(words[1])")
        exit(2)
      }
      try DiskFileSystem().createDirectory(words[2])
      var table = Table()
      let archive = words[2] + "/.llrb"
      // Before this program holds the input: the kernel counts what it holds as the child's peak.
      try IngestBench(corpus: corpus, archive: archive, program: program()).run(into: &table)
      try InputBench(corpus: corpus).run(into: &table)
      let work = words[2]
      try UpdateBench(corpus: corpus, archive: archive, work: work, program: program())
        .run(into: &table)
      try QueryBench(
        corpus: corpus, archive: archive, program: program(), count: queries
      ).run(into: &table)
      print(table.markdown)
    } catch {
      complain("llrb-bench: \(error)")
      exit(2)
    }
  }

  /// The `llrb` that was built together with this program.
  private static func program() -> String {
    let path = CommandLine.arguments[0]
    guard let slash = path.lastIndex(of: "/") else { return "llrb" }
    return String(path[...slash]) + "llrb"
  }

  private static func complain(_ message: String) {
    var line = message + "\n"
    line.withUTF8 { bytes in _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }
}

/// The table that a run prints: a name, a figure, and what the figure is of.
struct Table {
  private var rows: [(name: String, figure: String, note: String)] = []

  /// Adds a row.
  mutating func add(_ name: String, _ figure: String, _ note: String = "") {
    rows.append((name, figure, note))
  }

  /// The table as Markdown.
  var markdown: String {
    var lines = ["| what | figure | note |", "| --- | ---: | --- |"]
    for row in rows { lines.append("| \(row.name) | \(row.figure) | \(row.note) |") }
    return lines.joined(separator: "\n")
  }
}

/// What went wrong in a measurement.
enum BenchError: Error {
  /// The program could not be started, or ended with this status.
  case child(command: String, status: Int32)
}
