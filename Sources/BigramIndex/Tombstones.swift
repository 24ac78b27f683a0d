// Deleted documents of a segment, kept until a merge drops them.

/// A set of document numbers, with a bit for each.
struct Tombstones: Equatable {
  private var words: [UInt64] = []
  /// Deleted documents.
  private(set) var count = 0

  /// No document is deleted.
  init() {}

  /// These documents are deleted.
  init(_ documents: [UInt32]) {
    for document in documents { insert(Int(document)) }
  }

  var isEmpty: Bool { count == 0 }

  /// Whether a document is deleted.
  func contains(_ document: Int) -> Bool {
    let word = document >> 6
    return word < words.count && words[word] >> UInt64(document & 63) & 1 == 1
  }

  /// Deletes a document; false where it was deleted already.
  @discardableResult
  mutating func insert(_ document: Int) -> Bool {
    guard !contains(document) else { return false }
    while words.count <= document >> 6 { words.append(0) }
    words[document >> 6] |= 1 << UInt64(document & 63)
    count += 1
    return true
  }

  /// The deleted documents in increasing order.
  var documents: [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(count)
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        result.append(UInt32(index << 6 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return result
  }
}
