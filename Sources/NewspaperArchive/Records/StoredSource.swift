package import ChineseText

/// A source as it was when it was read.
package struct StoredSource: Equatable, Sendable {
  /// What the archive calls it.
  package var name: SourceName
  /// The encoding found.
  package var encoding: TextEncoding
  /// Size in bytes.
  package var byteCount: Int
  /// Last modification, nanoseconds since 1970.
  package var modified: Int64
  /// Last change of bytes, name or times, nanoseconds since 1970.
  package var changed: Int64
  /// Hash of the text: of another encoding the same.
  package var contentHash: ContentHash
  /// How many pages it holds.
  package var pageCount: Int

  /// Relative to the archive's home, or absolute where it lies elsewhere.
  package var path: String { name.text }
}
