// The bytes of a section, checked as they are used. FORMAT.md, "Checksums of chunks".

import Storage

/// The bytes of one section, checked chunk by chunk with a memory for sixty-four of them.
@safe
struct CheckedSpan: ~Escapable {
  let bytes: Span<UInt8>
  /// What the bytes are borrowed from, which outlives them. It is not counted as in use: each hit
  /// makes some of these, and counting is as dear as most of what is read by them.
  private let file: Unmanaged<SegmentFile>
  private let section: SegmentSection
  /// The number of the section's first chunk among those of the file.
  private let firstChunk: Int
  /// Which chunks of the file, sixty-four from `64 * group` on, are known to be sound.
  private var group = -1
  private var sound: UInt64 = 0

  @_lifetime(borrow file)
  init(_ file: borrowing SegmentFile, _ section: SegmentSection) {
    bytes = file.uncheckedBytes(section)
    firstChunk = file.firstChunk(section)
    unsafe self.file = Unmanaged.passUnretained(copy file)
    self.section = section
  }

  /// The number at `byteOffset`, a multiple of 4, so that it lies in one chunk.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func uint32(at byteOffset: Int) throws(IndexError) -> UInt32 {
    if !isSound(byteOffset) || byteOffset > bytes.count - 4 {
      try enter(byteOffset..<byteOffset + 4)
    }
    return bytes.loadUInt32(at: byteOffset)
  }

  /// The byte at `byteOffset`.
  @_lifetime(self: copy self)
  mutating func byte(at byteOffset: Int) throws(IndexError) -> UInt8 {
    try check(byteOffset..<byteOffset + 1)
    return bytes[byteOffset]
  }

  /// Makes sure of all bytes of `range`.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func check(_ range: Range<Int>) throws(IndexError) {
    let isShort = range.count <= SegmentFile.chunkSize
    if !isShort || range.upperBound > bytes.count || !isSound(range.lowerBound)
      || !isSound(range.upperBound - 1)
    {
      try enter(range)
    }
  }

  private func checkedChunks(_ group: Int) -> UInt64 {
    unsafe file._withUnsafeGuaranteedRef { $0.checkedChunks(group) }
  }

  /// The error for a fault at `byteOffset`.
  func corrupt(at byteOffset: Int, _ fault: ByteFault.Kind) -> IndexError {
    unsafe file._withUnsafeGuaranteedRef { $0.corrupt(section, at: byteOffset, fault) }
  }

  /// Whether the byte at `byteOffset` is known to be sound.
  @inline(__always)
  private func isSound(_ byteOffset: Int) -> Bool {
    let chunk = firstChunk + byteOffset >> SegmentFile.chunkShift
    return byteOffset >= 0 && chunk >> 6 == group && sound >> UInt64(chunk & 63) & 1 == 1
  }

  @inline(never)
  @_lifetime(self: copy self)
  private mutating func enter(_ range: Range<Int>) throws(IndexError) {
    guard range.lowerBound >= 0 && range.upperBound <= bytes.count else {
      throw corrupt(at: 0, .outOfRange("offset \(range.upperBound)"))
    }
    guard !range.isEmpty else { return }
    group = (firstChunk + range.lowerBound >> SegmentFile.chunkShift) >> 6
    sound = checkedChunks(group)
    // Mostly somebody has been here before.
    let isShort = range.count <= SegmentFile.chunkSize
    if isShort && isSound(range.lowerBound) && isSound(range.upperBound - 1) { return }
    try unsafe file.takeUnretainedValue().check(section, range)
    sound = checkedChunks(group)
  }
}
