import ChineseText
import NewspaperArchive
import Storage
import Support

/// Queries of several classes, in one warm process and as whole programs.
struct QueryBench {
  let corpus: Corpus
  let archive: String
  let program: String
  /// How many queries of each class.
  let count: Int

  func run(into table: inout Table) throws {
    var sampler = QuerySampler(texts: try foldedSample(), seed: 20_200_313)
    let classes = sampler.classes(count: count)
    try warm(classes, into: &table)
    try fuzzy(&sampler, into: &table)
    try wholeProgram(classes, into: &table)
  }

  /// What misreadings cost, alone: of an archive of the corpus that is there already.
  func runFuzzy(into table: inout Table) throws {
    let seed: UInt64 = 20_200_313
    var sampler = QuerySampler(texts: try foldedSample(), seed: seed)
    table.add("phrases of each length", "\(count)", "drawn from the corpus with seed \(seed)")
    try fuzzy(&sampler, into: &table)
  }

  private func fuzzy(_ sampler: inout QuerySampler, into table: inout Table) throws {
    let phrases = [3, 4, 6, 8].map { ($0, sampler.phrases(length: $0, count: count)) }
    try FuzzyBench(archive: archive, phrases: phrases).run(into: &table)
  }

  private func foldedSample() throws -> [[UInt32]] {
    try corpus.sample(byteLimit: 8 << 20).map { page in
      var folded: [UInt32] = []
      Folding.append(utf8: page.span, to: &folded)
      return folded
    }
  }

  /// Count, ten best and their snippets; the second of two passes is measured.
  private func warm(_ classes: [QuerySampler.QueryClass], into table: inout Table) throws {
    let snapshot = try Archive.open(archive).snapshot()
    var all: [Double] = []
    for queryClass in classes {
      var times: [Double] = []
      var articles = 0
      for pass in 0..<2 {
        for query in queryClass.queries {
          var request = SearchRequest(query)
          request.limit = 10
          let start = Clock.now
          let result = try snapshot.search(request)
          let time = Clock.now - start
          if pass == 1 {
            times.append(time)
            articles += result.hitCount
          }
        }
      }
      all += times
      add(times, "warm, " + queryClass.name, "\(articles / max(times.count, 1)) articles", &table)
    }
    add(all, "warm, all", "count, 10 best, snippets; one process", &table)
  }

  /// Process start to exit, page cache warm; then with the archive dropped from it.
  private func wholeProgram(_ classes: [QuerySampler.QueryClass], into table: inout Table) throws {
    let queries = classes.flatMap { $0.queries.prefix(10) }
    for query in queries { _ = try search(query) }
    let warm = try queries.map(search)
    var cold: [Double] = []
    for query in classes.flatMap({ $0.queries.prefix(3) }) {
      try Corpus.evict(archive)
      cold.append(try search(query))
    }
    add(warm, "whole program", "start to exit, page cache warm", &table)
    add(cold, "whole program, cold", "archive dropped from the page cache", &table)
  }

  private func search(_ query: String) throws -> Double {
    let arguments = [program, "--archive", archive, "search", "--limit", "10", query]
    guard let child = ChildProcess.run(arguments) else {
      throw BenchError.child(command: program, status: 127)
    }
    guard child.status < 2 else {
      throw BenchError.child(command: arguments.joined(separator: " "), status: child.status)
    }
    return child.wallSeconds
  }

  private func add(_ times: [Double], _ name: String, _ note: String, _ table: inout Table) {
    let distribution = Distribution(times)
    let figure =
      fixed(distribution.median * 1e3, 3) + " / " + fixed(distribution.quantile(0.99) * 1e3, 3)
    table.add(name, figure + " ms", "p50 / p99; " + note)
  }
}
