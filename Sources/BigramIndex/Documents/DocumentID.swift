// The numbered kinds of the index. Each is a type of its own, so that none is taken for another.

/// The number of a document in one snapshot: 0-based, in the order of appending.
///
/// Deleted documents keep their numbers until a merge drops them, so the numbers of one snapshot
/// may have gaps and mean nothing in another snapshot.
package struct DocumentID: Hashable, Comparable, Sendable {
  /// 0-based place among all documents of the snapshot, deleted ones included.
  package let ordinal: UInt32

  /// Names the document at `ordinal`.
  package init(_ ordinal: UInt32) {
    self.ordinal = ordinal
  }

  /// Appended earlier comes first.
  package static func < (left: DocumentID, right: DocumentID) -> Bool {
    left.ordinal < right.ordinal
  }
}

/// The number of a commit: 0 for the empty index, one more with each commit.
package struct Generation: Hashable, Comparable, Sendable {
  /// Commits made before and including this one.
  package let number: UInt64

  /// Names the commit `number`.
  package init(_ number: UInt64) {
    self.number = number
  }

  /// The older commit comes first.
  package static func < (left: Generation, right: Generation) -> Bool {
    left.number < right.number
  }
}

/// The number of a segment file, never used twice in one index.
package struct SegmentID: Hashable, Comparable, Sendable {
  /// 1-based, in the order in which the files were made.
  package let number: UInt64

  /// Names segment `number`.
  package init(_ number: UInt64) {
    self.number = number
  }

  /// The file made earlier comes first.
  package static func < (left: SegmentID, right: SegmentID) -> Bool {
    left.number < right.number
  }
}

/// A set of field kinds, to which a phrase can be confined.
package struct FieldSet: OptionSet, Hashable, Sendable {
  /// Bit `k` stands for the field kind `k`.
  package let rawValue: UInt64

  /// The set of the kinds whose bits are set.
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The set of one field kind, `0 ..< 64`.
  package init(kind: UInt8) {
    precondition(kind < 64, "a field kind is below 64")
    self.rawValue = 1 << UInt64(kind)
  }

  /// Every field kind.
  package static let all = FieldSet(rawValue: .max)

  /// Whether fields of `kind` belong to the set.
  package func contains(kind: UInt8) -> Bool {
    kind < 64 && rawValue >> UInt64(kind) & 1 == 1
  }
}
