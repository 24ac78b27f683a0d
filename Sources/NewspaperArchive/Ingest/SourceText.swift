// A source's bytes as text: what is no page at all is told here, before the parser sees it, and the
// source's lines are kept as they are, so that `show --lines` needs no file.

package import ChineseText
import IssueParser
import Storage

/// The decoded text of one source, with its lines.
package struct SourceText: Sendable {
  /// Sources of more bytes are refused: no page is that long, and all of it must fit in memory.
  package static let sizeLimit = 128 << 20

  /// Valid UTF-8, and the same as scalars.
  let utf8: [UInt8]
  private let scalars: [UInt32]
  /// What ends a line: the line feed, or the carriage return where there is no line feed.
  let terminator: UInt32
  /// Half-open ranges of the lines in `utf8` and in `scalars`, terminators left out.
  private let bytesOfLines: [Range<Int>]
  private let scalarsOfLines: [Range<Int>]

  /// Cuts text into lines as the parser numbers them: at line feeds, or at carriage returns where
  /// there is no line feed. `scalars` are those of `utf8`, `lineEnds` the places of these among them.
  init(utf8: [UInt8], scalars: [UInt32], lineEnds: [LineEnd]) {
    self.utf8 = utf8
    self.scalars = scalars
    bytesOfLines = SourceText.lines(lineEnds.map(\.byte), utf8.count)
    scalarsOfLines = SourceText.lines(lineEnds.map(\.scalar), scalars.count)
    terminator = lineEnds.first.map { scalars[$0.scalar] } ?? 13
  }

  /// The text of a source as it was decoded.
  init(_ decoded: DecodedSource) {
    self.init(
      utf8: decoded.text.utf8, scalars: decoded.lines.scalars, lineEnds: decoded.lines.lineEnds)
  }

  /// The same for text that nobody has taken apart yet.
  init(utf8: [UInt8]) {
    let lines = SourceLines(utf8: utf8)
    self.init(utf8: utf8, scalars: lines.scalars, lineEnds: lines.lineEnds)
  }

  /// The lines that end at some places of a text, and what stands behind the last.
  private static func lines(_ ends: [Int], _ count: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    lines.reserveCapacity(ends.count + 1)
    var start = 0
    for end in ends {
      lines.append(start..<end)
      start = end + 1
    }
    if start < count { lines.append(start..<count) }
    return lines
  }

  /// Where one line stands in `utf8`; empty past the end of the source.
  func bytes(of number: Int) -> Range<Int> {
    number <= bytesOfLines.count ? bytesOfLines[number - 1] : 0..<0
  }

  /// The lines of all `ranges`, joined by their terminator; lines past the end of the source are left
  /// out.
  func scalars(of ranges: [LineRange]) -> ArraySlice<UInt32> {
    if ranges.count == 1, let range = ranges.first { return scalars(of: range) }
    var lines: [UInt32] = []
    for (index, range) in ranges.enumerated() {
      if index > 0 { lines.append(terminator) }
      lines += scalars(of: range)
    }
    return lines[...]
  }

  private func scalars(of range: LineRange) -> ArraySlice<UInt32> {
    guard range.first <= scalarsOfLines.count else { return [] }
    let last = min(range.last, scalarsOfLines.count)
    return scalars[scalarsOfLines[range.first - 1].lowerBound..<scalarsOfLines[last - 1].upperBound]
  }

  /// Why `bytes`, decoded as `text`, are not a page; nil where they may be one.
  package static func refusal(_ bytes: [UInt8], _ text: DecodedText) -> SourceProblem.Kind? {
    if isBinary(bytes, text) { return .binary }
    let hasText = text.utf8.contains { $0 > 0x20 && $0 != 0x7F }
    return hasText ? nil : .empty
  }

  /// Programs, images and packed files hold NUL or many control characters; a PDF says its name.
  private static func isBinary(_ bytes: [UInt8], _ text: DecodedText) -> Bool {
    if bytes.starts(with: Array("%PDF-".utf8)) { return true }
    guard let controls = controls(text.utf8.span) else { return true }
    let faulty = text.faults.reduce(0) { $0 + $1.count }
    return controls * 100 > text.utf8.count || faulty * 4 > bytes.count
  }

  /// How many bytes are control characters that no text has; nil where there is a NUL.
  private static func controls(_ utf8: Span<UInt8>) -> Int? {
    var controls = 0
    var index = 0
    while index + 8 <= utf8.count {
      let word = utf8.loadUInt64(at: index)
      // Nearly all words have no such byte, and most others one, which ends a line.
      var low = lowBytes(word)
      while low != 0 {
        let byte = UInt8(truncatingIfNeeded: word >> UInt64(low.trailingZeroBitCount - 7))
        if byte == 0 { return nil }
        if isControl(byte) { controls += 1 }
        low &= low - 1
      }
      index += 8
    }
    while index < utf8.count {
      if utf8[index] == 0 { return nil }
      if isControl(utf8[index]) { controls += 1 }
      index += 1
    }
    return controls
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(byte >= 9 && byte <= 13) && byte != 0x1A
  }

  /// The highest bit of every byte of eight that is below 0x20, and of some behind the first of them.
  @inline(__always)
  private static func lowBytes(_ word: UInt64) -> UInt64 {
    let high = word & 0xE0E0_E0E0_E0E0_E0E0
    return (high &- 0x0101_0101_0101_0101) & ~high & 0x8080_8080_8080_8080
  }
}
