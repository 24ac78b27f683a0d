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

/// Counts hits and keeps the best.
struct BestHits: HitTaking {
  let rankedCount: Int
  var top: TopHits
  var documents = 0
  var occurrences = 0
  var approximate = 0

  init(limit: Int) {
    rankedCount = limit
    top = TopHits(limit: limit)
  }

  var leastScore: Double { top.leastScore }

  @inline(__always)
  mutating func count(documents: Int, occurrences: Int) {
    self.documents += documents
    self.occurrences += occurrences
  }

  @inline(__always)
  mutating func offer(_ hit: IndexHit) {
    if hit.cost > 0 { approximate += 1 }
    top.insert(hit)
  }
}

/// Keeps all hits.
struct AllHits: HitTaking {
  let rankedCount = Int.max
  let leastScore = -Double.infinity
  var hits: [IndexHit] = []

  mutating func count(documents: Int, occurrences: Int) {}
  mutating func offer(_ hit: IndexHit) { hits.append(hit) }
}

/// Keeps the documents of all hits.
struct AllDocuments: HitTaking {
  let rankedCount = 0
  let leastScore = -Double.infinity
  var found = FoundDocuments()

  mutating func count(documents: Int, occurrences: Int) { found.occurrences += occurrences }

  @inline(__always)
  mutating func offer(_ hit: IndexHit) {
    found.documents.append(hit.document)
    if hit.cost > 0 { found.approximate += 1 }
  }
}
