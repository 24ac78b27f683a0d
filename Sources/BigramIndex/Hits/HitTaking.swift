// Where the hits of a query go.

/// What becomes of the hits of an evaluation.
protocol HitTaking {
  /// How many of the hits, the best ones, are told apart by their scores.
  var rankedCount: Int { get }
  /// A hit without cost whose score is lower than this is only counted.
  var leastScore: Double { get }
  /// Counts hits, which are offered or not.
  mutating func count(documents: Int, occurrences: Int)
  /// Takes a hit that is counted.
  mutating func offer(_ hit: IndexHit)
}

extension HitTaking {
  /// Counts a hit and takes it.
  @inline(__always)
  mutating func take(_ hit: IndexHit) {
    count(documents: 1, occurrences: hit.occurrences)
    offer(hit)
  }
}
