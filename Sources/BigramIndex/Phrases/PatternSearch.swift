// The documents of a pattern: its phrases find the blocks, and their places in these settle it.

import ChineseText
import Storage

/// Finds the documents of a pattern in one segment.
struct PatternSearch {
  let tally: PhraseTally

  /// The live documents in which the pattern stands, of those in `documents` where they are given,
  /// in order, each with its count.
  ///
  /// Plain equivalent: of the text of each field, every place at which a phrase stands that has one
  /// of the others near.
  ///
  /// Cost: that of looking up the parts, and of looking into the blocks of the rarest of each
  /// phrase that have the other phrase near.
  func documents(
    _ pattern: TextPattern, within documents: [UInt32]?
  ) throws(IndexError) -> [PhraseDocument] {
    var left = documents
    var sides: [[OpenPhrase]] = []
    for side in pattern.sides {
      var phrases: [OpenPhrase] = []
      var any: [UInt32] = []
      for symbols in Set(side) {
        let phrase = try OpenPhrase(symbols, within: left, tally)
        any = DocumentSets.union(any, phrase.documents)
        phrases.append(phrase)
      }
      left = any
      sides.append(phrases)
    }
    guard let left, !left.isEmpty else { return [] }
    let filter = DocumentFilter(left, of: tally.segment)
    var lists: [[PhraseDocument]] = []
    for range in tally.segment.kinds.ranges where tally.fields.contains(kind: range.kind) {
      lists.append(
        hits(
          try places(of: pattern, sides, in: range, filter),
          weight: tally.ranking.weight(ofKind: range.kind)))
    }
    return PhraseTally.union(lists)
  }

  /// The places of the pattern in the fields of one kind, increasing.
  private func places(
    of pattern: TextPattern, _ sides: [[OpenPhrase]], in kind: FieldKinds.KindBlocks,
    _ filter: DocumentFilter
  ) throws(IndexError) -> [FieldRange] {
    guard case .near(_, _, let distance) = pattern, sides.count == 2 else {
      return try inFields(try ranges(of: sides[0], in: kind, filter, near: nil, reach: 0), kind)
    }
    let longest = sides.joined().reduce(0) { max($0, $1.length) }
    let reach = (distance + 2 * longest) / TextBlockWriter.capacity + 1
    func blocks(_ side: [OpenPhrase]) -> [UInt32] {
      side.reduce([]) { DocumentSets.union($0, $1.blocks) }
    }
    let firsts = try ranges(
      of: sides[0], in: kind, filter, near: blocks(sides[1]), reach: reach)
    guard !firsts.isEmpty else { return [] }
    let seconds = try ranges(
      of: sides[1], in: kind, filter, near: blocks(sides[0]), reach: reach)
    // Few have one near, and only of those it is worth knowing the field.
    let near = Surroundings(seconds, distance)
    return try inFields(firsts.filter { near.hasAny(around: $0, in: nil) }, kind)
      .filter { near.hasAny(around: $0.range, in: $0.field) }
  }

  /// Where any of some phrases may stand as far as their runs tell, in the blocks of one kind;
  /// increasing, each once.
  private func ranges(
    of phrases: [OpenPhrase], in kind: FieldKinds.KindBlocks, _ filter: DocumentFilter,
    near: [UInt32]?, reach: Int
  ) throws(IndexError) -> [Range<Int>] {
    var all: [Range<Int>] = []
    for phrase in phrases {
      for start in try phrase.starts(in: kind.blocks, filter, near: near, reach: reach) {
        all.append(start..<start + phrase.length)
      }
    }
    guard phrases.count > 1 else { return all }
    all.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    // With open places, several phrases may stand at one.
    var kept: [Range<Int>] = []
    for range in all where kept.last != range { kept.append(range) }
    return kept
  }

  /// Those of `ranges`, which increase, that lie in a field of `kind` as a whole.
  private func inFields(
    _ ranges: [Range<Int>], _ kind: FieldKinds.KindBlocks
  ) throws(IndexError) -> [FieldRange] {
    let (file, capacity) = (tally.segment.file, TextBlockWriter.capacity)
    var table = DocumentTable(file, tally.segment.head)
    var reader = TextReader(file, tally.segment.head)
    var found: [FieldRange] = []
    var document: UInt32?
    var fields: ArraySlice<Range<Int>> = []
    for range in ranges where range.lowerBound >= kind.blocks.lowerBound * capacity {
      let owner = try reader.document(of: range.lowerBound / capacity)
      if owner != document {
        document = owner
        let first = try reader.first(
          of: Int(owner), among: tally.segment.head.documents, in: kind.blocks)
        fields = []
        for place in try table.fields(of: Int(owner)) where place.kind == kind.kind {
          let start = first * capacity + place.start
          fields.append(start..<start + place.count)
        }
      }
      while let field = fields.first, field.upperBound <= range.lowerBound {
        fields.removeFirst()
      }
      guard let field = fields.first, field.lowerBound <= range.lowerBound,
        range.upperBound <= field.upperBound
      else { continue }
      found.append(FieldRange(range: range, document: owner, field: field))
    }
    return found
  }

  /// The documents of places of one kind.
  private func hits(_ places: [FieldRange], weight: Double) -> [PhraseDocument] {
    var hits: [PhraseDocument] = []
    for place in places {
      if hits.last?.document != place.document {
        hits.append(PhraseDocument(document: place.document, count: 0, weight: 0))
      }
      hits[hits.count - 1].count += 1
      hits[hits.count - 1].weight += weight
    }
    return hits
  }
}

/// Where a phrase of a pattern stands, counted over the blocks as in `OpenPhrase`.
private struct FieldRange {
  let range: Range<Int>
  let document: UInt32
  /// The field in which it is.
  let field: Range<Int>
}

/// Where the phrases stand that others must have near.
private struct Surroundings {
  /// By where they begin.
  private let byStart: [Range<Int>]
  /// By where they end.
  private let byEnd: [Range<Int>]
  private let distance: Int

  /// Takes `ranges` by where they begin.
  init(_ ranges: [Range<Int>], _ distance: Int) {
    byStart = ranges
    byEnd = ranges.sorted { $0.upperBound < $1.upperBound }
    self.distance = distance
  }

  /// Whether one of them is near a range, before or behind it; where `field` is given, in that.
  func hasAny(around range: Range<Int>, in field: Range<Int>?) -> Bool {
    var next = partitioningIndex(in: byStart.indices) {
      byStart[$0].lowerBound < range.upperBound
    }
    while next < byStart.count, byStart[next].lowerBound <= range.upperBound + distance {
      if byStart[next].upperBound <= field?.upperBound ?? .max { return true }
      next += 1
    }
    next = partitioningIndex(in: byEnd.indices) {
      byEnd[$0].upperBound < range.lowerBound - distance
    }
    while next < byEnd.count, byEnd[next].upperBound <= range.lowerBound {
      if byEnd[next].lowerBound >= field?.lowerBound ?? .min { return true }
      next += 1
    }
    return false
  }
}
