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
    var text = try symbols(of: document, kind: kind, range)
    let alphabet = TextAlphabet.scalars
    let scalars = alphabet.span
    var out = text.mutableSpan
    for index in 0..<out.count {
      let symbol = out[index]
      out[index] =
        symbol < TextAlphabet.count ? scalars[Int(symbol)] : symbol - TextAlphabet.count
    }
    return text
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
        texts.append((place.kind, try scalars(of: document, kind: place.kind, 0..<count)))
      }
      fields.append(Array(texts[known].scalars[place.start..<place.start + place.count]))
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
    symbols.reserveCapacity(range.count)
    for number in wanted {
      guard blocks.contains(number), try Int(reader.document(of: number)) == document else {
        throw reader.fault(number, "document of a block")
      }
      let block = try reader.block(number)
      let start = (number - first) * capacity
      let part = range.clamped(to: start..<start + block.count)
      try reader.append(
        part.lowerBound - start..<part.upperBound - start, of: block, number, to: &symbols)
    }
    guard symbols.count == range.count else {
      throw reader.fault(wanted.lowerBound, "text of a field")
    }
    return symbols
  }

  /// Adds to `counts` how often a phrase, found by its first bigram, stands in each of the fields at
  /// `places` that are of a kind in `kinds`.
  ///
  /// Plain equivalent: the number of `matches` in each field.
  func count(
    _ phrase: PhraseMatcher, kinds: FieldSet, in document: Int, at places: [FieldPlace],
    to counts: inout [Int]
  ) throws(IndexError) {
    let file = segment.file
    var reader = TextReader(file, segment.head)
    var seen = FieldSet()
    for (index, place) in places.enumerated() where kinds.contains(kind: place.kind) {
      let kind = FieldSet(kind: place.kind)
      guard seen.isDisjoint(with: kind) else { continue }
      seen.insert(kind)
      // The fields of this kind follow one another, and so do the places found.
      var field = index
      let blocks = segment.kinds.blocks(ofKind: place.kind)
      let first = try reader.first(of: document, in: blocks)
      var number = first
      while number < blocks.upperBound, try Int(reader.document(of: number)) == document {
        let start = (number - first) * TextBlockWriter.capacity
        let block = try reader.block(number)
        try phrase.forEachPlace(in: number, at: block, &reader) { found in
          var next = field
          while next < places.count,
            places[next].kind != place.kind || places[next].start <= start + found
          {
            if places[next].kind == place.kind { field = next }
            next += 1
          }
          counts[field] += 1
        }
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
