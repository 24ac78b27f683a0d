// Where the phrases of a query stand in the fields of one document.

import BigramIndex

/// The places of phrases in a document, and how many stand in each of its fields.
struct FieldMatches {
  /// Places in each field.
  private(set) var counts: [Int] = []
  private var matches: [IndexMatch] = []
  /// The texts of the fields, where they had to be read to find the places.
  private(set) var texts: [[UInt32]]?

  /// Finds the phrases, each in the kinds of fields in which it counts: the exact ones as the index
  /// finds them, approximate ones as they are read. The document has no more than `total` places of
  /// exact ones.
  init(
    _ phrases: [SoughtPhrase], in fields: inout DocumentFields, total: Int
  ) throws(IndexError) {
    if total < .max { matches.reserveCapacity(min(total, FieldMatches.usualCount)) }
    for phrase in phrases where phrase.reading == nil && phrase.company == nil {
      try fields.find(phrase.prepared, kinds: phrase.fields, total: total, &matches)
    }
    for phrase in phrases {
      if let company = phrase.company { try find(phrase, near: company, in: &fields) }
    }
    if phrases.contains(where: { $0.reading != nil }) {
      let texts = try fields.texts()
      self.texts = texts
      for field in texts.indices {
        let kind = fields.kind(of: field)
        for phrase in phrases.inKind(kind) where phrase.reading != nil {
          add(phrase, in: texts[field], field, kind)
        }
      }
    }
    count(fields.count)
  }

  /// Finds a phrase where one of `company` is near. A place that is found already, by itself or
  /// with other company, is the same place.
  private mutating func find(
    _ phrase: SoughtPhrase, near company: Company, in fields: inout DocumentFields
  ) throws(IndexError) {
    var found: [IndexMatch] = []
    try fields.find(phrase.prepared, kinds: phrase.fields, total: .max, &found)
    var others: [IndexMatch] = []
    for other in company.phrases where !found.isEmpty {
      try fields.find(other, kinds: phrase.fields, total: .max, &others)
    }
    let known = Set(matches)
    let inField = Dictionary(grouping: others, by: \.fieldIndex)
    for (field, found) in Dictionary(grouping: found, by: \.fieldIndex) {
      let near = company.near(found.map(\.range), inField[field]?.map(\.range) ?? [])
      for range in near {
        let match = IndexMatch(
          fieldIndex: field, fieldKind: fields.kind(of: field), offset: range.lowerBound,
          length: range.count)
        if !known.contains(match) { matches.append(match) }
      }
    }
  }

  /// Finds an approximate phrase as it is; nil if that is not all: of `total` places, which do not
  /// overlap, others read almost so.
  init?(
    readExactly phrase: SoughtPhrase, in fields: inout DocumentFields, total: Int
  ) throws(IndexError) {
    try fields.find(phrase.prepared, kinds: phrase.fields, total: total, &matches)
    guard matches.count == total else { return nil }
    for (match, next) in zip(matches, matches.dropFirst())
    where match.fieldIndex == next.fieldIndex && next.offset < match.offset + match.length {
      return nil
    }
    count(fields.count)
  }

  /// Few of the best hits have more places.
  private static let usualCount = 64

  private mutating func add(_ phrase: SoughtPhrase, in text: [UInt32], _ field: Int, _ kind: UInt8)
  {
    for range in phrase.ranges(in: text) {
      matches.append(
        IndexMatch(
          fieldIndex: field, fieldKind: kind, offset: range.lowerBound, length: range.count))
    }
  }

  private mutating func count(_ fields: Int) {
    counts = [Int](repeating: 0, count: fields)
    for match in matches { counts[match.fieldIndex] += 1 }
  }

  /// The places in the field of a block, as half-open ranges of its folded scalars.
  func places(in block: StoredBlock) -> [Range<Int>] {
    guard let field = block.field, counts[field] > 0 else { return [] }
    var places: [Range<Int>] = []
    places.reserveCapacity(counts[field])
    for match in matches where match.fieldIndex == field {
      places.append(match.range)
    }
    return places
  }
}

extension IndexMatch {
  /// Its half-open range of folded scalars of the field.
  fileprivate var range: Range<Int> { offset..<offset + length }
}
