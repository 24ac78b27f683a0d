// The small parts that all stored records are made of. RECORDS.md beside this file is the law.

import ChineseText
import IssueParser
import Storage

/// The version that every record begins with.
enum Record {
  static let version: UInt64 = 1
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

  mutating func appendTexts(_ texts: [String]) {
    appendCount(texts.count)
    for text in texts { appendText(text) }
  }

  mutating func append(_ hash: ContentHash) {
    append(hash.high)
    append(hash.low)
  }

  /// Line ranges: each first line as the distance from the last line of the range before.
  mutating func append(_ ranges: [LineRange]) {
    appendCount(ranges.count)
    var last = 0
    for range in ranges {
      appendSigned(range.first - last)
      appendCount(range.last - range.first)
      last = range.last
    }
  }

  /// Line ranges and the lines themselves.
  mutating func append(_ ranges: [LineRange], of source: SourceText) {
    append(ranges)
    for range in ranges {
      let bytes = source.bytes(of: range)
      appendCount(bytes.count)
      append(contentsOf: Array(bytes))
    }
  }
}

/// Lines of a source as stored: where they stand, and their bytes.
struct StoredLines: Equatable {
  var ranges: [LineRange] = []
  /// For each range its lines, joined by their terminators.
  var bytes: [[UInt8]] = []

  /// All lines, one after the other.
  var joined: [UInt8] { Array(bytes.joined(separator: [10])) }

  /// The lines one by one, with their numbers.
  var texts: [SourceLineText] {
    var texts: [SourceLineText] = []
    for (range, bytes) in zip(ranges, bytes) {
      let terminator: UInt8 = bytes.contains(10) ? 10 : 13
      let lines = bytes.split(separator: terminator, omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        texts.append(
          SourceLineText(
            number: range.first + index, text: String(decoding: line, as: UTF8.self)))
      }
    }
    return texts
  }
}

extension ByteCursor {
  @_lifetime(self: copy self)
  mutating func readSigned() throws(ByteFault) -> Int {
    let bits = try readVarint()
    return Int(Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1))
  }

  @_lifetime(self: copy self)
  mutating func readFlag() throws(ByteFault) -> Bool {
    let start = fault(.outOfRange("flag"))
    switch try readUInt8() {
    case 0: return false
    case 1: return true
    default: throw start
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
  mutating func readTexts() throws(ByteFault) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try readCount(atMost: remaining, "texts")) { texts.append(try readText()) }
    return texts
  }

  @_lifetime(self: copy self)
  mutating func readHash() throws(ByteFault) -> ContentHash {
    ContentHash(high: try readUInt64(), low: try readUInt64())
  }

  @_lifetime(self: copy self)
  mutating func readDate() throws(ByteFault) -> CivilDate? {
    let start = fault(.outOfRange("day"))
    guard let number = try readOptionalNumber() else { return nil }
    // The years 1 to 9999, which is all that a `CivilDate` can be.
    guard (-719_162...2_932_896).contains(number) else { throw start }
    return CivilDate(dayNumber: number)
  }

  @_lifetime(self: copy self)
  mutating func readRanges() throws(ByteFault) -> [LineRange] {
    let limit = 1 << 40
    var ranges: [LineRange] = []
    var last = 0
    for _ in 0..<(try readCount(atMost: remaining, "line ranges")) {
      let start = fault(.outOfRange("line number"))
      let distance = try readSigned()
      guard distance > -limit, distance < limit, last + distance >= 1 else { throw start }
      let first = last + distance
      last = first + (try readCount(atMost: limit, "lines of a range"))
      guard last < limit else { throw start }
      ranges.append(LineRange(first, last))
    }
    return ranges
  }

  @_lifetime(self: copy self)
  mutating func readLines() throws(ByteFault) -> StoredLines {
    var lines = StoredLines()
    lines.ranges = try readRanges()
    for _ in lines.ranges {
      let count = try readCount(atMost: remaining, "bytes of lines")
      lines.bytes.append(try readBytes(count))
    }
    return lines
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
