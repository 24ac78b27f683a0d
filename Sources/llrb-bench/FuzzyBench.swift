import NewspaperArchive

/// The same phrases asked exactly and with misreadings allowed, in one warm process.
struct FuzzyBench {
  let archive: String
  /// Phrases by their length.
  let phrases: [(length: Int, queries: [String])]

  /// Timed passes, behind one that is not.
  private static let passes = 3

  /// Adds for each length the medians of both and their ratio: count, ten best and their snippets.
  /// Each phrase is asked both ways by turns, and the fastest pass of each counts: what else the
  /// machine does, it does to both.
  func run(into table: inout Table) throws {
    let snapshot = try Archive.open(archive).snapshot()
    for (length, queries) in phrases {
      var exact = [Double](repeating: .infinity, count: queries.count)
      var fuzzy = exact
      var found = 0
      for pass in 0...FuzzyBench.passes {
        for (place, query) in queries.enumerated() {
          var request = SearchRequest(query)
          request.limit = 10
          let start = Clock.now
          _ = try snapshot.search(request)
          let middle = Clock.now
          request.tolerance = .byLength
          let result = try snapshot.search(request)
          let end = Clock.now
          guard pass > 0 else {
            found += result.approximateCount
            continue
          }
          exact[place] = min(exact[place], middle - start)
          fuzzy[place] = min(fuzzy[place], end - middle)
        }
      }
      let medians = (Distribution(exact).median, Distribution(fuzzy).median)
      let ratios = zip(exact, fuzzy).map { $1 / max($0, 1e-9) }
      table.add(
        "warm, \(length) characters, --fuzzy",
        fixed(medians.0 * 1e3, 3) + " / " + fixed(medians.1 * 1e3, 3) + " ms",
        "p50 exact / p50 with misreadings, " + fixed(medians.1 / max(medians.0, 1e-9), 1)
          + " times (p50 of each phrase's ratio " + fixed(Distribution(ratios).median, 1)
          + "); p99 " + fixed(Distribution(fuzzy).quantile(0.99) * 1e3, 1) + " ms; "
          + "\(found / max(queries.count, 1)) misread articles")
    }
  }
}
