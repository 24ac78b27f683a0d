// One document at a time, as far as somebody looks at it.

/// The fields of one document, of which only what is asked for is read.
package struct DocumentFields {
  private let segment: Segment
  private let document: Int
  private let places: [FieldPlace]
  private var firsts = FirstBlocks()

  /// Reads where the fields of the document with this number in its segment stand.
  init(_ segment: Segment, _ document: Int) throws(IndexError) {
    self.segment = segment
    self.document = document
    let file = segment.file
    var table = DocumentTable(file, segment.head)
    places = try table.fields(of: document)
  }

  /// Fields of the document.
  package var count: Int { places.count }

  /// The kind of the field with this 0-based number.
  package func kind(of field: Int) -> UInt8 { places[field].kind }

  /// Appends to `text` the folded scalars of the field with this 0-based number.
  package mutating func append(
    textOf field: Int, to text: inout [UInt32]
  ) throws(IndexError) {
    let place = places[field]
    try FieldText(segment).appendScalars(
      of: document, kind: place.kind, place.start..<place.start + place.count,
      &firsts[place.kind], to: &text)
  }

  /// The folded scalars of all fields: what they stand in is read once.
  package func texts() throws(IndexError) -> [[UInt32]] {
    try FieldText(segment).fields(of: document)
  }

  /// Appends to `found` the places of `phrase` in each field that is of a kind in `kinds`,
  /// overlapping places included: those of one field in order. There are never more than `total`
  /// then, so that no more text is looked at once there are so many.
  ///
  /// Plain equivalent: `PhrasePlaces.places` in each of the texts.
  package mutating func find(
    _ phrase: PreparedPhrase, kinds: FieldSet, total: Int, _ found: inout [IndexMatch]
  ) throws(IndexError) {
    let text = FieldText(segment)
    if let matcher = phrase.matcher {
      try text.find(
        matcher, phrase.symbols.count, kinds: kinds, in: document, total: total, at: places,
        &firsts, &found)
    } else {
      found += try text.matches(of: phrase.symbols, fields: kinds, in: document)
    }
  }
}

/// A phrase to be found in many documents.
package final class PreparedPhrase: Sendable {
  /// Empty where no text can hold the phrase.
  fileprivate let symbols: [UInt32]
  /// nil where a place of the phrase is open to any symbol, or no text can hold it.
  fileprivate let matcher: PhraseMatcher?

  /// Prepares folded scalars; `IndexQuery.anyScalar` stands for any one scalar.
  package init(_ scalars: [UInt32]) {
    symbols = TextPattern.symbols(scalars) ?? []
    matcher =
      symbols.isEmpty || symbols.contains(TextPattern.anySymbol)
      ? nil : PhraseMatcher(symbols, anchor: 0)
  }
}
