/// Bytes of a file brought to valid UTF-8.
package struct DecodedText: Sendable, Equatable {
  /// The text as valid UTF-8, without byte-order mark.
  package let utf8: [UInt8]
  /// The encoding the bytes came in.
  package let encoding: TextEncoding
  /// Half-open ranges of source bytes that are no text in that encoding, in order and apart from
  /// each other; each stands as one or more U+FFFD in `utf8`. A U+FFFD that the source itself
  /// spells out is not listed.
  package let faults: [Range<Int>]

  /// Makes a decoded text of its parts.
  package init(utf8: [UInt8], encoding: TextEncoding, faults: [Range<Int>]) {
    self.utf8 = utf8
    self.encoding = encoding
    self.faults = faults
  }
}

/// Gathers decoded scalars as UTF-8, and the faults between them.
struct DecodedTextBuilder {
  private(set) var utf8: [UInt8] = []
  private(set) var faults: [Range<Int>] = []

  init(capacity: Int) {
    utf8.reserveCapacity(capacity)
  }

  /// Appends a scalar.
  mutating func append(_ scalar: UInt32) { scalar.encode { utf8.append($0) } }

  /// Appends U+FFFD for source bytes that are no text; joins faults that touch.
  mutating func appendFault(_ range: Range<Int>) {
    append(0xFFFD)
    if let last = faults.last, last.upperBound == range.lowerBound {
      faults[faults.count - 1] = last.lowerBound..<range.upperBound
    } else {
      faults.append(range)
    }
  }
}
