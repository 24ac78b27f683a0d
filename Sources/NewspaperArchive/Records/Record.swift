// The small parts that all stored records are made of. RECORDS.md beside this file is the law.

import ChineseText
import IssueParser
import Storage

/// The version that every record begins with.
enum Record {
  static let version: UInt64 = 5
}

extension CivilDate {
  /// The day of a stored number.
  init(stored number: Int, at byteOffset: Int) throws(ByteFault) {
    guard CivilDate.dayNumbers.contains(number) else {
      throw ByteFault(at: byteOffset, .outOfRange("day"))
    }
    self.init(dayNumber: number)
  }
}

extension ByteWriter {
  mutating func appendSigned(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    appendVarint(bits << 1 ^ (number < 0 ? .max : 0))
  }

  mutating func appendOptional(_ text: String?) {
    append(UInt8(text == nil ? 0 : 1))
    if let text { appendText(text) }
  }

  mutating func appendOptional(_ number: Int?) {
    append(UInt8(number == nil ? 0 : 1))
    if let number { appendSigned(number) }
  }

  mutating func append(_ hash: ContentHash) {
    append(hash.high)
    append(hash.low)
  }

  /// Line ranges: one byte for the common case of one range soon after the one before.
  ///
  /// `last` is the last line of the range before, 0 at the beginning.
  mutating func append(_ ranges: [LineRange], after last: inout Int) {
    if ranges.count == 1 {
      let distance = ranges[0].first - last
      let more = ranges[0].last - ranges[0].first
      if (1...3).contains(distance) && more < 64 {
        last = ranges[0].last
        return append(UInt8(distance - 1) << 6 | UInt8(more))
      }
    }
    append(UInt8(0xC0))
    appendCount(ranges.count)
    for range in ranges {
      appendSigned(range.first - last)
      appendCount(range.last - range.first)
      last = range.last
    }
  }
}

/// The common line ranges of a block: one range, in one byte.
enum PackedLines {
  /// No line has this number.
  static let limit = 1 << 40

  /// The last line of the range that `byte` says, which follows the line `last`; nil where it says
  /// none.
  @inline(__always)
  static func last(_ byte: UInt8, after last: Int) -> Int? {
    let line = first(byte, after: last) &+ Int(byte & 63)
    return byte < 0xC0 && line < limit ? line : nil
  }

  /// Its first line.
  @inline(__always)
  static func first(_ byte: UInt8, after last: Int) -> Int { last &+ Int(byte >> 6) &+ 1 }
}

extension ByteCursor {
  @_lifetime(self: copy self)
  mutating func readSigned() throws(ByteFault) -> Int {
    let bits = try readVarint()
    return Int(Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1))
  }

  @_lifetime(self: copy self)
  mutating func readFlag() throws(ByteFault) -> Bool {
    let start = byteOffset
    switch try readUInt8() {
    case 0: return false
    case 1: return true
    default: throw ByteFault(at: start, .outOfRange("flag"))
    }
  }

  @_lifetime(self: copy self)
  mutating func readOptionalText() throws(ByteFault) -> String? {
    try readFlag() ? try readText() : nil
  }

  @_lifetime(self: copy self)
  mutating func readOptionalNumber() throws(ByteFault) -> Int? {
    try readFlag() ? try readSigned() : nil
  }

  @_lifetime(self: copy self)
  mutating func readPage() throws(ByteFault) -> PageNumber {
    let start = byteOffset
    guard let page = PageNumber(code: try readSigned()) else {
      throw ByteFault(at: start, .outOfRange("page number"))
    }
    return page
  }

  @_lifetime(self: copy self)
  mutating func readOptionalPage() throws(ByteFault) -> PageNumber? {
    try readFlag() ? try readPage() : nil
  }

  @_lifetime(self: copy self)
  mutating func readHash() throws(ByteFault) -> ContentHash {
    ContentHash(high: try readUInt64(), low: try readUInt64())
  }

  @_lifetime(self: copy self)
  mutating func readDate() throws(ByteFault) -> CivilDate? {
    let start = byteOffset
    return try readOptionalNumber().map { (number) throws(ByteFault) in
      try CivilDate(stored: number, at: start)
    }
  }

  @_lifetime(self: copy self)
  mutating func readRanges(after last: inout Int) throws(ByteFault) -> [LineRange] {
    var ranges: [LineRange] = []
    try readRanges(after: &last) { ranges.append($0) }
    return ranges
  }

  /// Gives line ranges to `take` one by one.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func readRanges(
    after last: inout Int, _ take: (LineRange) -> Void
  ) throws(ByteFault) {
    let start = byteOffset
    var fault: ByteFault { ByteFault(at: start, .outOfRange("line range")) }
    let limit = PackedLines.limit
    let packed = try readUInt8()
    if let line = PackedLines.last(packed, after: last) {
      let first = PackedLines.first(packed, after: last)
      last = line
      return take(LineRange(first, last))
    }
    guard packed == 0xC0 else { throw fault }
    for _ in 0..<(try readCount(atMost: remaining, "line ranges")) {
      let distance = try readSigned()
      guard distance > -limit, distance < limit, last + distance >= 1 else { throw fault }
      let first = last + distance
      last = first + (try readCount(atMost: limit, "lines of a range"))
      guard last < limit else { throw fault }
      take(LineRange(first, last))
    }
  }

  /// Begins a record: its version.
  @_lifetime(self: copy self)
  mutating func readRecordVersion() throws(ByteFault) {
    let start = byteOffset
    let version = try readVarint()
    guard version == Record.version else {
      throw ByteFault(
        at: start, .unsupportedVersion(UInt32(truncatingIfNeeded: version)))
    }
  }
}
