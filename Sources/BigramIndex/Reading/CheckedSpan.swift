// The bytes of a section, checked as they are used. FORMAT.md, "Checksums of chunks".

import Storage

/// The bytes of one section, checked chunk by chunk with a memory for the last one.
struct CheckedSpan: ~Escapable {
  let bytes: Span<UInt8>
  private let section: SegmentSection
  private var checkedChunk = -1

  @_lifetime(borrow file)
  init(_ file: borrowing SegmentFile, _ section: SegmentSection) {
    bytes = file.uncheckedBytes(section)
    self.section = section
  }

  /// The number at `byteOffset`, a multiple of 4, so that it lies in one chunk.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func uint32(
    at byteOffset: Int, _ file: borrowing SegmentFile
  ) throws(IndexError) -> UInt32 {
    guard byteOffset >= 0 && byteOffset <= bytes.count - 4 else {
      throw file.corrupt(section, at: 0, .outOfRange("offset \(byteOffset)"))
    }
    if byteOffset >> SegmentFile.chunkShift != checkedChunk {
      try check(byteOffset..<byteOffset + 4, file)
    }
    return bytes.loadUInt32(at: byteOffset)
  }

  /// The byte at `byteOffset`.
  @_lifetime(self: copy self)
  mutating func byte(
    at byteOffset: Int, _ file: borrowing SegmentFile
  ) throws(IndexError) -> UInt8 {
    guard byteOffset >= 0 && byteOffset < bytes.count else {
      throw file.corrupt(section, at: 0, .outOfRange("offset \(byteOffset)"))
    }
    try check(byteOffset..<byteOffset + 1, file)
    return bytes[byteOffset]
  }

  /// Makes sure of all bytes of `range`.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func check(_ range: Range<Int>, _ file: borrowing SegmentFile) throws(IndexError) {
    let last = (range.upperBound - 1) >> SegmentFile.chunkShift
    if range.lowerBound >> SegmentFile.chunkShift == checkedChunk && last == checkedChunk { return }
    try file.check(section, range)
    if !range.isEmpty { checkedChunk = last }
  }
}
