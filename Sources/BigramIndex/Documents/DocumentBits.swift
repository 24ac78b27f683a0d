/// A set of document numbers, with a bit for each: those of tombstones, or what a key range finds.
struct DocumentBits: Equatable {
  private var words: [UInt64] = []
  /// How many there are.
  private(set) var count = 0

  /// No document.
  init() {}

  /// These documents.
  init(_ documents: [UInt32]) {
    for document in documents { insert(Int(document)) }
  }

  var isEmpty: Bool { count == 0 }

  /// Whether a document is in the set.
  func contains(_ document: Int) -> Bool {
    let word = document >> 6
    return word < words.count && words[word] >> UInt64(document & 63) & 1 == 1
  }

  /// Adds a document; false where it was there already.
  @discardableResult
  mutating func insert(_ document: Int) -> Bool {
    guard !contains(document) else { return false }
    while words.count <= document >> 6 { words.append(0) }
    words[document >> 6] |= 1 << UInt64(document & 63)
    count += 1
    return true
  }

  /// The documents in increasing order.
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
