// What the caller gives to the index: documents made of fields of folded text.

/// One run of folded text, inside which phrases match and across whose ends they never do.
package struct IndexField: Equatable, Sendable {
  /// The caller's meaning, `0 ..< 64`; queries can be confined to kinds and weigh them.
  package let kind: UInt8
  /// Folded Unicode scalars; none is 0 or above U+10FFFF.
  package let scalars: [UInt32]

  /// A field of `kind` that reads `scalars`.
  package init(kind: UInt8, scalars: [UInt32]) {
    self.kind = kind
    self.scalars = scalars
  }
}

/// The unit that a search finds.
package struct IndexDocument: Equatable, Sendable {
  /// The caller's meaning; `IndexQuery.kind` selects by it.
  package var kind: UInt8
  /// The text, in reading order.
  package var fields: [IndexField]
  /// Strings by which the document is found exactly, such as `issue:12345`; compared as UTF-8
  /// bytes, kept sorted and without repeats.
  package var keys: [String]
  /// Bytes given back as they are, each document's on its own.
  package var stored: [UInt8]

  /// A document of these parts.
  package init(kind: UInt8, fields: [IndexField], keys: [String] = [], stored: [UInt8] = []) {
    self.kind = kind
    self.fields = fields
    self.keys = keys
    self.stored = stored
  }

  /// Unicode scalars of all fields together.
  package var characterCount: Int {
    fields.reduce(0) { $0 + $1.scalars.count }
  }
}
