import NewspaperArchive
import Storage
import Support

/// Asks an archive the queries of a file in one process: the same questions that other engines are
/// asked, timed the same way.
struct AskBench {
  let archive: String
  let queries: String
  /// How many timed passes follow the untimed one.
  let repetitions: Int

  /// Prints a line for each query: articles, occurrences, then the milliseconds of each pass, a tab
  /// between.
  func run() throws {
    // As `llrb search` does.
    Allocator.keepFreedBlocks()
    let snapshot = try Archive.open(archive).snapshot()
    let lines = String(decoding: try DiskFileSystem().read(queries), as: UTF8.self)
      .split(separator: "\n")
    var columns: [[String]] = []
    for pass in 0...repetitions {
      for (index, line) in lines.enumerated() {
        var request = SearchRequest(String(line))
        request.limit = 10
        let start = Clock.now
        let result = try snapshot.search(request)
        let time = Clock.now - start
        if pass == 0 {
          columns.append([String(result.hitCount), String(result.occurrenceCount)])
        } else {
          columns[index].append(fixed(time * 1e3, 4))
        }
      }
    }
    for column in columns { print(column.joined(separator: "\t")) }
  }
}
