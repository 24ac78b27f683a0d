// What is looked for in the text of a hit, to be marked where it stands.

import BigramIndex

/// A phrase to be marked where it stands.
struct SoughtPhrase: Equatable {
  /// Folded scalars; `IndexQuery.anyScalar` stands for any one of them.
  let scalars: [UInt32]
  /// The kinds of fields in which it counts.
  let fields: FieldSet
  /// How it may be misread; nil where it may not.
  let reading: MisreadPhrase?
  /// What must stand near it; nil where it counts by itself.
  let company: Company?
  /// Made ready once for all documents.
  let prepared: PreparedPhrase

  init(
    _ scalars: [UInt32], fields: FieldSet, reading: MisreadPhrase? = nil, company: Company? = nil
  ) {
    self.scalars = scalars
    self.fields = fields
    self.reading = reading
    self.company = company
    prepared = PreparedPhrase(scalars)
  }

  /// The places of the phrase in folded text: of an approximate one those that do not overlap.
  func ranges(in text: [UInt32]) -> [Range<Int>] {
    if let reading { return reading.places(in: text) }
    let ranges = PhrasePlaces.places(of: scalars, in: text).map { $0..<$0 + scalars.count }
    return company?.ranges(ranges, in: text) ?? ranges
  }

  static func == (left: SoughtPhrase, right: SoughtPhrase) -> Bool {
    left.scalars == right.scalars && left.fields == right.fields
      && left.reading?.edits == right.reading?.edits && left.company == right.company
  }
}

/// Phrases of which one must stand near another phrase, or that does not count: the other side of
/// NEAR.
struct Company: Equatable {
  let phrases: [PreparedPhrase]
  private let scalars: [[UInt32]]
  private let distance: Int
  private let longest: Int

  /// At most `distance` scalars between.
  init(_ phrases: [[UInt32]], within distance: Int) {
    scalars = phrases
    self.phrases = phrases.map { PreparedPhrase($0) }
    self.distance = distance
    longest = phrases.reduce(0) { max($0, $1.count) }
  }

  static func == (left: Company, right: Company) -> Bool {
    left.scalars == right.scalars && left.distance == right.distance
  }

  /// Those of `ranges`, places of a phrase in folded text, that have one of these phrases near.
  func ranges(_ ranges: [Range<Int>], in text: [UInt32]) -> [Range<Int>] {
    if ranges.isEmpty { return [] }
    let others = scalars.flatMap { phrase in
      PhrasePlaces.places(of: phrase, in: text).map { $0..<$0 + phrase.count }
    }
    return near(ranges, others)
  }

  /// Those of `ranges`, in order, that have one of `others`, places of these phrases in the same
  /// text, near: before or behind, and apart.
  ///
  /// Cost: beside sorting, that of looking through what is near each.
  func near(_ ranges: [Range<Int>], _ others: [Range<Int>]) -> [Range<Int>] {
    let others = others.sorted { $0.lowerBound < $1.lowerBound }
    var first = 0
    return ranges.filter { range in
      while first < others.count,
        others[first].lowerBound < range.lowerBound - distance - longest
      {
        first += 1
      }
      for other in others[first...] {
        if other.lowerBound > range.upperBound + distance { return false }
        let gap =
          other.lowerBound < range.lowerBound
          ? range.lowerBound - other.upperBound : other.lowerBound - range.upperBound
        if gap >= 0, gap <= distance { return true }
      }
      return false
    }
  }
}
