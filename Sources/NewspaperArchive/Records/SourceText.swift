// A source's bytes as text, whose lines are kept as they are, so that `show --lines` needs no file.

import ChineseText
import IssueParser

/// The decoded text of one source, with its lines.
package struct SourceText: Sendable {
  /// Sources of more bytes are refused: no page is that long, and all of it must fit in memory.
  package static let sizeLimit = 128 << 20

  /// Valid UTF-8, and the same as scalars.
  let utf8: [UInt8]
  private let scalars: [UInt32]
  /// What ends a line: the line feed, or the carriage return where there is no line feed. Other
  /// signs that end a file's lines are line feeds by now: `LineSeparators.replaced` has put these
  /// in their place.
  let terminator: UInt32
  /// Where the lines end among `scalars` and in `utf8`, but for one that stands behind the last of
  /// these.
  private let lineEnds: [LineEnd]
  /// How many lines there are.
  let lineCount: Int

  /// Cuts text into lines as the parser numbers them, at the terminators that are left when
  /// `LineSeparators.replaced` has run. `scalars` are those of `utf8`, `lineEnds` the places of
  /// these among them.
  init(utf8: [UInt8], scalars: [UInt32], lineEnds: [LineEnd]) {
    self.utf8 = utf8
    self.scalars = scalars
    self.lineEnds = lineEnds
    let end = lineEnds.last.map { $0.byte + 1 } ?? 0
    lineCount = lineEnds.count + (end < utf8.count ? 1 : 0)
    terminator = lineEnds.first.map { scalars[$0.scalar] } ?? 13
  }

  /// The text of a source as it was decoded.
  init(_ decoded: DecodedSource) {
    self.init(
      utf8: decoded.text.utf8, scalars: decoded.lines.printed, lineEnds: decoded.lines.lineEnds)
  }

  /// The same for text that nobody has taken apart yet.
  init(utf8: [UInt8]) {
    let lines = SourceLines(utf8: utf8)
    self.init(utf8: utf8, scalars: lines.printed, lineEnds: lines.lineEnds)
  }

  /// Where one line stands in `utf8`; empty past the end of the source.
  func bytes(of number: Int) -> Range<Int> {
    guard number <= lineCount else { return 0..<0 }
    let start = number > 1 ? lineEnds[number - 2].byte + 1 : 0
    return start..<(number <= lineEnds.count ? lineEnds[number - 1].byte : utf8.count)
  }

  /// The lines of all `ranges`, joined by their terminator; lines past the end of the source are
  /// left out.
  func scalars(of ranges: [LineRange]) -> ArraySlice<UInt32> {
    if ranges.count == 1, let range = ranges.first { return scalars(of: range) }
    var lines: [UInt32] = []
    lines.reserveCapacity(ranges.reduce(ranges.count) { $0 + scalars(of: $1).count })
    for (index, range) in ranges.enumerated() {
      if index > 0 { lines.append(terminator) }
      lines += scalars(of: range)
    }
    return lines[...]
  }

  private func scalars(of range: LineRange) -> ArraySlice<UInt32> {
    guard range.first <= lineCount else { return [] }
    let last = min(range.last, lineCount)
    let start = range.first > 1 ? lineEnds[range.first - 2].scalar + 1 : 0
    let end = last <= lineEnds.count ? lineEnds[last - 1].scalar : scalars.count
    return scalars[start..<end]
  }
}
