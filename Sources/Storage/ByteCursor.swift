// The one door to bytes that came from a disk: forward only, every read tested against what remains,
// so that a damaged length can neither pass the end nor overflow an offset.

/// Reads numbers, bytes and texts from front to back.
///
/// Errors: every read throws `ByteFault` with the offset where it began and leaves the cursor there.
package struct ByteCursor: ~Escapable {
  /// What is read.
  @usableFromInline let bytes: Span<UInt8>
  /// 0-based offset of the next byte.
  package private(set) var byteOffset: Int

  /// Starts at `byteOffset`, which is at most `bytes.count`.
  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>, at byteOffset: Int = 0) {
    precondition(byteOffset >= 0 && byteOffset <= bytes.count, "a cursor starts inside its bytes")
    self.bytes = bytes
    self.byteOffset = byteOffset
  }

  /// How many bytes are left.
  package var remaining: Int { bytes.count - byteOffset }

  /// Throws unless everything was read.
  package func expectEnd() throws(ByteFault) {
    if remaining != 0 { throw fault(.trailingBytes(remaining)) }
  }

  /// A fault of this kind at the place where the cursor stands.
  package func fault(_ kind: ByteFault.Kind) -> ByteFault { ByteFault(at: byteOffset, kind) }

  /// The next byte.
  @_lifetime(self: copy self)
  package mutating func readUInt8() throws(ByteFault) -> UInt8 {
    try require(1)
    defer { byteOffset += 1 }
    return bytes[byteOffset]
  }

  /// The next four bytes, little-endian.
  @_lifetime(self: copy self)
  package mutating func readUInt32() throws(ByteFault) -> UInt32 {
    try require(4)
    defer { byteOffset += 4 }
    return bytes.loadUInt32(at: byteOffset)
  }

  /// The next eight bytes, little-endian.
  @_lifetime(self: copy self)
  package mutating func readUInt64() throws(ByteFault) -> UInt64 {
    try require(8)
    defer { byteOffset += 8 }
    return bytes.loadUInt64(at: byteOffset)
  }

  /// A LEB128 number: seven bits a byte, low bits first, the highest bit set on all but the last.
  ///
  /// Errors: `.malformedVarint` where it has a needless last byte or passes 64 bits.
  @_lifetime(self: copy self)
  package mutating func readVarint() throws(ByteFault) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var next = byteOffset
    while next < bytes.count {
      let byte = UInt64(bytes[next])
      next += 1
      if shift == 63 && byte > 1 { throw fault(.malformedVarint) }
      value |= (byte & 0x7F) << shift
      if byte < 0x80 {
        if byte == 0 && shift > 0 { throw fault(.malformedVarint) }
        byteOffset = next
        return value
      }
      shift += 7
      if shift > 63 { throw fault(.malformedVarint) }
    }
    throw fault(.truncated(needed: next - byteOffset + 1, remaining: remaining))
  }

  /// A LEB128 number that is at most `limit`, as an `Int`.
  ///
  /// Errors: `.outOfRange(what)` above the limit.
  @_lifetime(self: copy self)
  package mutating func readCount(atMost limit: Int, _ what: String) throws(ByteFault) -> Int {
    let start = byteOffset
    let value = try readVarint()
    guard let count = Int(exactly: value), count <= limit else {
      byteOffset = start
      throw fault(.outOfRange(what))
    }
    return count
  }

  /// The next `count` bytes as a range of offsets, stepped over.
  @_lifetime(self: copy self)
  package mutating func readRange(_ count: Int) throws(ByteFault) -> Range<Int> {
    try require(count)
    defer { byteOffset += count }
    return byteOffset..<byteOffset + count
  }

  /// The next `count` bytes, copied.
  @_lifetime(self: copy self)
  package mutating func readBytes(_ count: Int) throws(ByteFault) -> [UInt8] {
    let range = try readRange(count)
    return bytes.copied(range)
  }

  /// A text: its size in bytes as LEB128, then UTF-8.
  @_lifetime(self: copy self)
  package mutating func readText() throws(ByteFault) -> String {
    let start = byteOffset
    let count = try readCount(atMost: Int.max, "text size")
    let range: Range<Int>
    do {
      range = try readRange(count)
    } catch {
      byteOffset = start
      throw error
    }
    guard let text = bytes.text(range) else {
      byteOffset = start
      throw fault(.invalidUTF8)
    }
    return text
  }

  private func require(_ needed: Int) throws(ByteFault) {
    guard needed >= 0 && remaining >= needed else {
      throw fault(.truncated(needed: needed, remaining: remaining))
    }
  }
}
