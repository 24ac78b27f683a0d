// A source's bytes as text: what is no page at all is told here, before the parser sees it, and the
// source's lines are kept as they are, so that `show --lines` needs no file.

import ChineseText
import IssueParser

/// The decoded text of one source, with its lines.
package struct SourceText: Sendable {
  /// Sources of more bytes are refused: no page is that long, and all of it must fit in memory.
  package static let sizeLimit = 128 << 20

  /// Valid UTF-8.
  let utf8: [UInt8]
  /// What ends a line: the line feed, or the carriage return where there is no line feed.
  let terminator: UInt32
  /// Half-open byte ranges of the lines in `utf8`, terminators left out.
  private let lines: [Range<Int>]

  /// Cuts text into lines as the parser numbers them: at line feeds, or at carriage returns where
  /// there is no line feed.
  init(utf8: [UInt8]) {
    self.utf8 = utf8
    let terminator: UInt8 = utf8.contains(10) ? 10 : 13
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in utf8.enumerated() where byte == terminator {
      lines.append(start..<index)
      start = index + 1
    }
    if start < utf8.count { lines.append(start..<utf8.count) }
    self.lines = lines
    self.terminator = UInt32(terminator)
  }

  /// One line; empty past the end of the source.
  func bytes(of number: Int) -> ArraySlice<UInt8> {
    number <= lines.count ? utf8[lines[number - 1]] : []
  }

  /// The lines of all `ranges`, joined by their terminator.
  func scalars(of ranges: [LineRange]) -> [UInt32] {
    var scalars: [UInt32] = []
    for (index, range) in ranges.enumerated() {
      if index > 0 { scalars.append(terminator) }
      UTF8Scalars.append(bytes(of: range).span, to: &scalars)
    }
    return scalars
  }

  /// The lines of `range` joined by line feeds; lines past the end of the source are left out.
  func bytes(of range: LineRange) -> ArraySlice<UInt8> {
    guard range.first <= lines.count else { return [] }
    let last = min(range.last, lines.count)
    // Line feeds stand between the lines already, except where carriage returns end them.
    return utf8[lines[range.first - 1].lowerBound..<lines[last - 1].upperBound]
  }

  /// Why `bytes`, decoded as `text`, are not a page; nil where they may be one.
  static func refusal(_ bytes: [UInt8], _ text: DecodedText) -> SourceProblem.Kind? {
    if isBinary(bytes, text) { return .binary }
    let hasText = text.utf8.contains { $0 > 0x20 && $0 != 0x7F }
    return hasText ? nil : .empty
  }

  /// Programs, images and packed files hold NUL or many control characters; a PDF says its name.
  private static func isBinary(_ bytes: [UInt8], _ text: DecodedText) -> Bool {
    if bytes.starts(with: Array("%PDF-".utf8)) { return true }
    var controls = 0
    for byte in text.utf8 where byte < 0x20 {
      if byte == 0 { return true }
      if !(byte >= 9 && byte <= 13) && byte != 0x1A { controls += 1 }
    }
    let faulty = text.faults.reduce(0) { $0 + $1.count }
    return controls * 100 > text.utf8.count || faulty * 4 > bytes.count
  }
}
