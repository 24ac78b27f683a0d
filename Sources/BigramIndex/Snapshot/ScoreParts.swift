// Why a document has the score it has.

/// What one phrase of a query adds to the score of one document.
package struct ScorePart: Equatable, Sendable {
  /// The phrase, or what is near each other.
  package let phrase: IndexQuery
  /// What weighs it in a query of several parts: the scalars of its rarest bigram
  /// (`DocumentFrequency`); nil where it weighs itself.
  package let rarest: [UInt32]?
  /// In how many documents it stands, or its rarest bigram.
  package let documents: Int
  /// How telling it is therefore.
  package let inverseFrequency: Double
  /// How often it stands in the document's fields of each kind, and what one of these counts; by
  /// kind, none where it does not stand.
  package let counts: [KindCount]
  /// Characters of the document.
  package let length: Int
  /// Characters of a document on average.
  package let averageLength: Double
  /// How far the length holds the counts back: 1 for the average length.
  package let lengthFactor: Double
  /// What all this comes to; the sum over the phrases is the document's score.
  package let score: Double

  /// Occurrences in fields of one kind.
  package struct KindCount: Equatable, Sendable {
    /// The kind of the fields.
    package let kind: UInt8
    /// How often.
    package let occurrences: Int
    /// What each of them counts.
    package let weight: Double
  }
}

extension IndexSnapshot {
  /// For each of `documents`, what each phrase of `query` that counts adds to its score.
  ///
  /// Cost: that of looking up each phrase once for every kind of field.
  package func scoreParts(
    of query: IndexQuery, _ documents: [DocumentID], ranking: Ranking
  ) throws(IndexError) -> [[ScorePart]] {
    let bm25 = bm25(ranking)
    var parts = [[ScorePart]](repeating: [], count: documents.count)
    let lookup = PhraseLookup(segments, ranking)
    let query = query.simplified
    for phrase in query.countedPhrases {
      let found: Int
      var rarest: [UInt32]?
      if phrase != query {
        let frequency = try lookup.documentFrequency(of: phrase)
        found = frequency.documents
        if !phrase.isOf(frequency.scalars) { rarest = frequency.scalars }
      } else {
        found = try lookup.tallies(phrase, bm25).reduce(0) { $0 + $1.tally.count }
      }
      let inverse = bm25.inverseFrequency(found)
      let counts = try counts(of: phrase, documents, ranking)
      for (index, document) in documents.enumerated() {
        let (segment, ordinal) = locate(document)
        let file = segment.file
        var table = DocumentTable(file, segment.head)
        let length = try table.length(of: ordinal)
        let weight = counts[index].reduce(0) { $0 + Double($1.occurrences) * $1.weight }
        parts[index].append(
          ScorePart(
            phrase: phrase, rarest: rarest, documents: found, inverseFrequency: inverse,
            counts: counts[index],
            length: length, averageLength: bm25.averageLength,
            lengthFactor: bm25.lengthFactor(length),
            score: bm25.score(weight: weight, inverseFrequency: inverse, length: length)))
      }
    }
    return parts
  }

  /// How often a phrase stands in each document, by kind of field: asked of the index as the search
  /// asks, one kind at a time, so that the counts are those that made the score.
  private func counts(
    of phrase: IndexQuery, _ documents: [DocumentID], _ ranking: Ranking
  ) throws(IndexError) -> [[ScorePart.KindCount]] {
    var counts = [[ScorePart.KindCount]](repeating: [], count: documents.count)
    for kind in Set(segments.flatMap { $0.segment.kinds.ranges.map(\.kind) }).sorted() {
      guard let phrase = phrase.limited(to: FieldSet(kind: kind)) else { continue }
      let approximate = try ApproximateQuery(phrase, segments)
      for segment in segments {
        let hits = try PhraseLookup.documents(phrase, approximate, segment, ranking).list
        for (index, document) in documents.enumerated() {
          let ordinal = Int(document.ordinal) - segment.base
          guard let hit = hits.first(where: { Int($0.document) == ordinal }) else { continue }
          counts[index].append(
            ScorePart.KindCount(
              kind: kind, occurrences: Int(hit.count), weight: ranking.weight(ofKind: kind)))
        }
      }
    }
    return counts
  }
}

extension IndexQuery {
  /// Whether the query is a phrase of just these scalars.
  fileprivate func isOf(_ scalars: [UInt32]) -> Bool {
    if case .phrase(let own, _) = self { return own == scalars }
    return false
  }

  /// The phrase in those of its fields that are in `fields` too; nil where none is, or where the
  /// query is no phrase.
  fileprivate func limited(to fields: FieldSet) -> IndexQuery? {
    switch self {
    case .phrase(let scalars, let own):
      own.isDisjoint(with: fields) ? nil : .phrase(scalars, fields: own.intersection(fields))
    case .near(let first, let second, let distance, let own):
      own.isDisjoint(with: fields)
        ? nil : .near(first, second, distance: distance, fields: own.intersection(fields))
    case .approximate(let scalars, let edits, let onlyLikely, let own):
      own.isDisjoint(with: fields)
        ? nil
        : .approximate(
          scalars, edits: edits, onlyLikely: onlyLikely, fields: own.intersection(fields))
    case .and, .or, .not, .key, .keyPrefix, .keyRange, .documents, .kind, .all: nil
    }
  }
}
