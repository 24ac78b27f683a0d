import NewspaperArchive

/// The same phrases asked exactly and with misreadings allowed, in one warm process.
struct FuzzyBench {
  let archive: String
  /// Phrases by their length.
  let phrases: [(length: Int, queries: [String])]

  /// Adds for each length the medians of both and their ratio: count, ten best and their snippets;
  /// the second of two passes is measured.
  func run(into table: inout Table) throws {
    let snapshot = try Archive.open(archive).snapshot()
    for (length, queries) in phrases {
      var exact: [Double] = []
      var fuzzy: [Double] = []
      for pass in 0..<2 {
        for query in queries {
          var request = SearchRequest(query)
          request.limit = 10
          let start = Clock.now
          _ = try snapshot.search(request)
          let middle = Clock.now
          request.tolerance = .byLength
          _ = try snapshot.search(request)
          let end = Clock.now
          if pass == 1 {
            exact.append(middle - start)
            fuzzy.append(end - middle)
          }
        }
      }
      let medians = (Distribution(exact).median, Distribution(fuzzy).median)
      table.add(
        "warm, \(length) characters, --fuzzy",
        fixed(medians.0 * 1e3, 3) + " / " + fixed(medians.1 * 1e3, 3) + " ms",
        "p50 exact / p50 with misreadings, " + fixed(medians.1 / max(medians.0, 1e-9), 1)
          + " times; p99 " + fixed(Distribution(fuzzy).quantile(0.99) * 1e3, 1) + " ms")
    }
  }
}
