// The text of fields, put together from blocks. FORMAT.md, "Text".

import Storage

/// Gives back what stands in a document's fields.
struct FieldText {
  private let segment: Segment

  /// Takes the text of a segment.
  init(_ segment: Segment) {
    self.segment = segment
  }

  /// Appends the scalars of `range`, offsets in the text of all of a document's fields of one kind,
  /// whose first block is `first`; nil where it was not sought yet, and then it is kept there.
  func appendScalars(
    of document: Int, kind: UInt8, _ range: Range<Int>, _ first: inout Int?,
    to scalars: inout [UInt32]
  ) throws(IndexError) {
    try forEachPart(of: document, kind: kind, range, &first) {
      (reader, part, block, number) throws(IndexError) in
      if scalars.isEmpty { scalars.reserveCapacity(range.count) }
      try reader.append(scalarsAt: part, of: block, number, to: &scalars)
    }
  }

  /// The scalars of each of a document's fields; every block is read once.
  func fields(of document: Int) throws(IndexError) -> [[UInt32]] {
    let file = segment.file
    var table = DocumentTable(file, segment.head)
    let places = try table.fields(of: document)
    var texts: [(kind: UInt8, scalars: [UInt32])] = []
    var fields: [[UInt32]] = []
    fields.reserveCapacity(places.count)
    for place in places {
      let known: Int
      if let index = texts.firstIndex(where: { $0.kind == place.kind }) {
        known = index
      } else {
        known = texts.count
        let count = places.reduce(0) { $1.kind == place.kind ? max($0, $1.start + $1.count) : $0 }
        var first: Int?
        var scalars: [UInt32] = []
        try appendScalars(of: document, kind: place.kind, 0..<count, &first, to: &scalars)
        texts.append((place.kind, scalars))
      }
      fields.append(Array(texts[known].scalars[place.start..<place.start + place.count]))
    }
    return fields
  }

  /// The symbols of `range`, offsets in the text of all of a document's fields of one kind.
  func symbols(
    of document: Int, kind: UInt8, _ range: Range<Int>
  ) throws(IndexError) -> [UInt32] {
    var symbols: [UInt32] = []
    var first: Int?
    try forEachPart(of: document, kind: kind, range, &first) {
      (reader, part, block, number) throws(IndexError) in
      if symbols.capacity == 0 { symbols.reserveCapacity(range.count) }
      try reader.append(part, of: block, number, to: &symbols)
    }
    return symbols
  }

  /// The first block of a document among the blocks of a kind; where it is not known it is sought
  /// and kept in `known`.
  @inline(__always)
  private func first(
    of document: Int, in blocks: Range<Int>, _ reader: inout TextReader, _ known: inout Int?
  ) throws(IndexError) -> Int {
    if let known { return known }
    let first = try reader.first(of: document, among: segment.head.documents, in: blocks)
    known = first
    return first
  }

  /// Calls `body` with each block that holds a part of `range`, and with the places of that part in
  /// it.
  @inline(__always)
  private func forEachPart(
    of document: Int, kind: UInt8, _ range: Range<Int>, _ first: inout Int?,
    _ body: (borrowing TextReader, Range<Int>, TextBlock, Int) throws(IndexError) -> Void
  ) throws(IndexError) {
    guard !range.isEmpty else { return }
    let file = segment.file
    var reader = TextReader(file, segment.head)
    let blocks = segment.kinds.blocks(ofKind: kind)
    let start = try self.first(of: document, in: blocks, &reader, &first)
    // All blocks of a document's kind are full but the last.
    let capacity = TextBlockWriter.capacity
    let wanted =
      start + range.lowerBound / capacity...start + (range.upperBound - 1) / capacity
    var count = 0
    for number in wanted {
      guard blocks.contains(number), try Int(reader.document(of: number)) == document else {
        throw reader.fault(number, "document of a block")
      }
      let block = try reader.block(number)
      let base = (number - start) * capacity
      let part = range.clamped(to: base..<base + block.count)
      try body(reader, part.lowerBound - base..<part.upperBound - base, block, number)
      count += part.count
    }
    guard count == range.count else { throw reader.fault(wanted.lowerBound, "text of a field") }
  }

  /// Appends to `matches` the places of a phrase of `length` symbols, found by its first bigram, in
  /// the fields at `places` that are of a kind in `kinds`: those of one field in order. No more
  /// text is looked at once there are `total` matches, which the document does not surpass.
  ///
  /// Plain equivalent: `matches`.
  func find(
    _ phrase: PhraseMatcher, _ length: Int, kinds: FieldSet, in document: Int, total: Int,
    at places: [FieldPlace], _ firsts: inout FirstBlocks, _ matches: inout [IndexMatch]
  ) throws(IndexError) {
    let file = segment.file
    var reader = TextReader(file, segment.head)
    var seen = FieldSet()
    let places = places.span
    for index in 0..<places.count where matches.count < total {
      let place = places[index]
      let kind = FieldSet(kind: place.kind)
      guard kinds.contains(kind: place.kind) else { continue }
      guard seen.isDisjoint(with: kind) else { continue }
      seen.insert(kind)
      // The fields of this kind follow one another, and so do the places found.
      var field = index
      let blocks = segment.kinds.blocks(ofKind: place.kind)
      let first = try first(of: document, in: blocks, &reader, &firsts[place.kind])
      var number = first
      while matches.count < total, number < blocks.upperBound,
        try Int(reader.document(of: number)) == document
      {
        let start = (number - first) * TextBlockWriter.capacity
        let block = try reader.block(number)
        var isInside = true
        try phrase.forEachPlace(in: number, at: block, &reader) { found in
          var next = field
          while next < places.count,
            places[next].kind != place.kind || places[next].start <= start + found
          {
            if places[next].kind == place.kind { field = next }
            next += 1
          }
          let offset = start + found - places[field].start
          if offset < 0 || offset + length > places[field].count { isInside = false }
          matches.append(
            IndexMatch(
              fieldIndex: field, fieldKind: place.kind, offset: offset, length: length))
        }
        guard isInside else { throw reader.fault(number, "text of a field") }
        number += 1
      }
    }
  }

  /// The places at which a phrase stands in the fields of a document.
  func matches(
    of phrase: [UInt32], fields: FieldSet, in document: Int
  ) throws(IndexError) -> [IndexMatch] {
    let file = segment.file
    var table = DocumentTable(file, segment.head)
    var matches: [IndexMatch] = []
    for (number, field) in try table.fields(of: document).enumerated()
    where fields.contains(kind: field.kind) && field.count >= phrase.count {
      let text = try symbols(
        of: document, kind: field.kind, field.start..<field.start + field.count)
      for offset in PhrasePlaces.places(of: phrase, in: text) {
        matches.append(
          IndexMatch(
            fieldIndex: number, fieldKind: field.kind, offset: offset, length: phrase.count))
      }
    }
    return matches
  }
}

/// The first blocks of one document's kinds, as far as they were sought; of kinds above 15, which
/// nobody uses, nothing is kept.
struct FirstBlocks {
  /// -1 where it was not sought, or does not fit: then it is sought again.
  private var blocks = InlineArray<16, Int32>(repeating: -1)

  /// The first block of a kind; nil where it is not known.
  subscript(kind: UInt8) -> Int? {
    get {
      guard kind < 16, blocks[Int(kind)] >= 0 else { return nil }
      return Int(blocks[Int(kind)])
    }
    set {
      if kind < 16 { blocks[Int(kind)] = newValue.flatMap { Int32(exactly: $0) } ?? -1 }
    }
  }
}
