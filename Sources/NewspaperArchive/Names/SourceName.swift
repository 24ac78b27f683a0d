// What a source is called in the archive, and how two such names are told apart.

/// The name of a source: its path below the archive's home, or absolute where it lies elsewhere.
///
/// A file system knows files by the bytes of their names. Two names that Unicode calls the same
/// (`ü` as one scalar or as two) are equal as `String`s and two files all the same, so names are
/// compared, hashed and ordered by their UTF-8 here, and nowhere as `String`s.
package struct SourceName: Hashable, Comparable, Sendable {
  /// The name as text, for people, keys and the disk.
  package let text: String

  /// Makes a name of its text.
  package init(_ text: String) { self.text = text }

  /// Whether both are the same bytes.
  package static func == (left: SourceName, right: SourceName) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// By the bytes, as the index orders its keys.
  package static func < (left: SourceName, right: SourceName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
