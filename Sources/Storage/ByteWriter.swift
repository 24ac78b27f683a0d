// The writing side of `ByteCursor`: what one appends the other reads.

/// Bytes under construction.
package struct ByteWriter: Sendable {
  /// What was appended so far.
  package private(set) var bytes: [UInt8] = []

  /// Starts with nothing, and with room for `capacity` bytes.
  package init(capacity: Int = 0) {
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  /// How many bytes were appended.
  package var count: Int { bytes.count }

  /// Forgets everything but keeps the memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Appends a byte.
  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends four bytes, little-endian.
  package mutating func append(_ number: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
    }
  }

  /// Appends eight bytes, little-endian.
  package mutating func append(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// Appends a LEB128 number in its only, shortest form.
  package mutating func appendVarint(_ number: UInt64) {
    if number < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: number)) }
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a count, which is never negative, as LEB128.
  package mutating func appendCount(_ count: Int) {
    precondition(count >= 0, "a count is never negative")
    appendVarint(UInt64(count))
  }

  /// Appends bytes as they are.
  package mutating func append(contentsOf more: [UInt8]) { bytes.append(contentsOf: more) }

  /// Appends bytes as they are.
  package mutating func append(contentsOf more: Span<UInt8>) {
    bytes.append(addingCapacity: more.count) { bytes in
      for index in 0..<more.count { bytes.append(more[index]) }
    }
  }

  /// Appends a text: its size in bytes as LEB128, then UTF-8.
  package mutating func appendText(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    let utf8 = text.utf8Span.span
    appendCount(utf8.count)
    append(contentsOf: utf8)
  }
}
