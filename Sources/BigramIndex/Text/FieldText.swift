// The text of fields, put together from blocks. FORMAT.md, "Text".

import Storage

/// Gives back what stands in a document's fields.
struct FieldText {
  private let segment: Segment

  /// Takes the text of a segment.
  init(_ segment: Segment) {
    self.segment = segment
  }

  /// The scalars of `range`, offsets in the text of all of a document's fields of one kind.
  func scalars(
    of document: Int, kind: UInt8, _ range: Range<Int>
  ) throws(IndexError) -> [UInt32] {
    let tables = TextAlphabet.shared
    return try symbols(of: document, kind: kind, range).map { tables.scalar($0) }
  }

  /// The scalars of each of a document's fields; every block is read once.
  func fields(of document: Int) throws(IndexError) -> [[UInt32]] {
    let tables = TextAlphabet.shared
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
        let symbols = try symbols(of: document, kind: place.kind, 0..<count)
        texts.append((place.kind, symbols.map { tables.scalar($0) }))
      }
      let scalars = texts[known].scalars
      fields.append(Array(scalars[place.start..<place.start + place.count]))
    }
    return fields
  }

  /// The symbols of `range`, offsets in the text of all of a document's fields of one kind.
  func symbols(
    of document: Int, kind: UInt8, _ range: Range<Int>
  ) throws(IndexError) -> [UInt32] {
    guard !range.isEmpty else { return [] }
    let file = segment.file
    var reader = TextReader(file, segment.head)
    let blocks = segment.kinds.blocks(ofKind: kind)
    let first = try reader.first(of: document, in: blocks)
    // All blocks of a document's kind are full but the last.
    let capacity = TextBlockWriter.capacity
    let wanted =
      first + range.lowerBound / capacity...first + (range.upperBound - 1) / capacity
    var symbols: [UInt32] = []
    for block in wanted {
      guard blocks.contains(block), try Int(reader.document(of: block)) == document else {
        throw reader.fault(block, "document of a block")
      }
      try reader.append(block: block, to: &symbols)
    }
    let start = range.lowerBound % capacity
    guard start + range.count <= symbols.count else {
      throw reader.fault(wanted.lowerBound, "text of a field")
    }
    return Array(symbols[start..<start + range.count])
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
