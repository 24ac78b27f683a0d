// The one door to bytes that came from a disk: forward only, every read tested against what
// remains, so that a damaged length can neither pass the end nor overflow an offset.

/// Reads numbers, bytes and texts from front to back.
///
/// Errors: every read throws `ByteFault` with the offset where it began and leaves the cursor
/// there.
package struct ByteCursor: ~Escapable {
  /// What is read.
  @usableFromInline let bytes: Span<UInt8>
  /// 0-based offset of the next byte.
  @inlinable package var byteOffset: Int {
    @inline(__always)
    get { place }
  }
  @usableFromInline var place: Int

  /// Starts at `byteOffset`, which is at most `bytes.count`.
  @_lifetime(copy bytes)
  package init(_ bytes: Span<UInt8>, at byteOffset: Int = 0) {
    precondition(byteOffset >= 0 && byteOffset <= bytes.count, "a cursor starts inside its bytes")
    self.bytes = bytes
    place = byteOffset
  }

  /// How many bytes are left.
  @inlinable package var remaining: Int {
    @inline(__always)
    get { bytes.count - place }
  }

  /// Throws unless everything was read.
  package func expectEnd() throws(ByteFault) {
    if remaining != 0 { throw fault(.trailingBytes(remaining)) }
  }

  /// A fault of this kind at the place where the cursor stands.
  package func fault(_ kind: ByteFault.Kind) -> ByteFault { ByteFault(at: byteOffset, kind) }

  /// The next byte.
  @inlinable
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func readUInt8() throws(ByteFault) -> UInt8 {
    guard place < bytes.count else { throw fault(.truncated(needed: 1, remaining: 0)) }
    let byte = bytes[place]
    place &+= 1
    return byte
  }

  /// The next eight bytes, little-endian.
  @_lifetime(self: copy self)
  package mutating func readUInt64() throws(ByteFault) -> UInt64 {
    try require(8)
    defer { place += 8 }
    return bytes.loadUInt64(at: byteOffset)
  }

  /// A LEB128 number: seven bits a byte, low bits first, the highest bit set on all but the last.
  ///
  /// Errors: `.malformedVarint` where it has a needless last byte or passes 64 bits.
  @inlinable
  @inline(__always)
  @_lifetime(self: copy self)
  package mutating func readVarint() throws(ByteFault) -> UInt64 {
    guard place < bytes.count, bytes[place] < 0x80 else { return try readLongVarint() }
    let byte = bytes[place]
    place &+= 1
    return UInt64(byte)
  }

  /// The same where it takes more than a byte, or there is none.
  @usableFromInline
  @_lifetime(self: copy self)
  mutating func readLongVarint() throws(ByteFault) -> UInt64 {
    if let value = Varint.read64(bytes, &place) { return value }
    // Ten bytes hold any number.
    let isCut = remaining < 10 && (place..<bytes.count).allSatisfy { bytes[$0] >= 0x80 }
    throw fault(
      isCut ? .truncated(needed: remaining + 1, remaining: remaining) : .malformedVarint)
  }

  /// A LEB128 number that is at most `limit`, as an `Int`.
  ///
  /// Errors: `.outOfRange(what)` above the limit.
  @inlinable
  @_lifetime(self: copy self)
  package mutating func readCount(atMost limit: Int, _ what: String) throws(ByteFault) -> Int {
    let start = place
    let value = try readVarint()
    guard let count = Int(exactly: value), count <= limit else {
      place = start
      throw fault(.outOfRange(what))
    }
    return count
  }

  /// The next `count` bytes as a range of offsets, stepped over.
  @_lifetime(self: copy self)
  package mutating func readRange(_ count: Int) throws(ByteFault) -> Range<Int> {
    try require(count)
    defer { place += count }
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
      place = start
      throw error
    }
    guard let text = bytes.text(range) else {
      place = start
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
