import ChineseText

// Masthead and colophon are set in short pieces that recognition engines wrap, justify and cut at
// will. So their fields are looked for in one stream of all short lines without any blanks, with
// the borders of lines and words kept aside for the few fields that need them.

/// The short lines of a page, end to end, blanks taken out.
final class LineStream: Sendable {
  /// What stands between a scalar and the one before it.
  enum Gap: UInt8 {
    case none, blank, lineBreak
  }

  /// A line longer than this is never part of a masthead or colophon; it ends every field.
  static let longestLine = 480

  /// Scalars with width, case, dashes and the traditional shapes of the fields' words made one.
  let folded: [UInt32]
  /// The same scalars as printed.
  let printed: [UInt32]
  /// What stands before each of them.
  let gaps: [Gap]
  /// What may begin at each of them, as far as the scalar by itself tells.
  let looks: [FrontLooks]
  /// The places of scalars that may end a name or a label, in order.
  let enders: [UInt32]
  /// For each line, where it begins in the arrays; one more entry for the end of the last.
  let starts: [Int]
  /// For each line, the first line after it at which every field must have ended.
  let barriers: [Int]

  /// Unpacks lines. Cost: linear.
  init(_ source: SourceLines) {
    let lines = source.lines
    let total = lines.reduce(0) { $0 + ($1.count <= LineStream.longestLine ? $1.count : 0) }
    var folded = [UInt32](repeating: 0, count: total)
    var printed = [UInt32](repeating: 0, count: total)
    var gaps = [Gap](repeating: .none, count: total)
    var looks = [FrontLooks](repeating: [], count: total)
    var enders: [UInt32] = []
    var starts: [Int] = []
    starts.reserveCapacity(lines.count + 1)
    var count = 0
    do {
      let shapes = StreamShape.table
      let table = shapes.span
      let scalars = source.scalars.span
      var foldedSpan = folded.mutableSpan
      var printedSpan = printed.mutableSpan
      var looksSpan = looks.mutableSpan
      var gaps = gaps.mutableSpan
      // Blanks that make a gap.
      let leastGap = source.isLetterspaced ? 2 : 1
      for line in lines {
        starts.append(count)
        guard line.count <= LineStream.longestLine else { continue }
        var gap = Gap.lineBreak
        var blanks = 0
        var place = line.range.lowerBound
        while place < line.range.upperBound {
          // Up to the next scalar without ink all go in step, and are checked at once.
          let rest = scalars.extracting(place..<line.range.upperBound)
          let room = count..<count &+ rest.count
          var folded = foldedSpan._mutatingExtracting(room)
          var printed = printedSpan._mutatingExtracting(room)
          var looks = looksSpan._mutatingExtracting(room)
          let (length, endsInBlank) = LineStream.unpack(
            rest, at: count, by: table, &folded, &printed, &looks, &enders)
          if length > 0 {
            gaps[count] = gap
            gap = .none
            blanks = 0
          }
          if endsInBlank {
            blanks += 1
            if blanks >= leastGap, gap == .none { gap = .blank }
          }
          count += length
          place += length + 1
        }
      }
    }
    starts.append(count)
    folded.removeLast(total - count)
    printed.removeLast(total - count)
    gaps.removeLast(total - count)
    looks.removeLast(total - count)
    (self.folded, self.printed, self.gaps, self.looks) = (folded, printed, gaps, looks)
    (self.enders, self.starts) = (enders, starts)
    barriers = LineStream.barriers(lines)
  }

  /// Unpacks scalars up to the first without ink; how many they are, and whether that is a blank.
  @inline(__always)
  private static func unpack(
    _ scalars: Span<UInt32>, at place: Int, by table: Span<StreamShape>,
    _ folded: inout MutableSpan<UInt32>, _ printed: inout MutableSpan<UInt32>,
    _ looks: inout MutableSpan<FrontLooks>, _ enders: inout [UInt32]
  ) -> (length: Int, endsInBlank: Bool) {
    var length = 0
    while length < scalars.count {
      let scalar = scalars[length]
      guard Int(scalar) < table.count else {
        // What stands beyond the first plane stays as it is.
        folded[length] = scalar
        printed[length] = scalar
        looks[length] = .unknown
        length &+= 1
        continue
      }
      let shape = table[Int(scalar)]
      guard shape.isInked else { return (length, shape.isBlank) }
      folded[length] = shape.folded
      printed[length] = scalar
      looks[length] = shape.look
      // One in thirty.
      if shape.isEnder { enders.append(UInt32(truncatingIfNeeded: place &+ length)) }
      length &+= 1
    }
    return (length, false)
  }

  private static func barriers(_ lines: [SourceLine]) -> [Int] {
    var barriers = Array(repeating: lines.count, count: lines.count)
    var barrier = lines.count
    for index in lines.indices.reversed() {
      if lines[index].count > LineStream.longestLine { barrier = index }
      barriers[index] = barrier
    }
    return barriers
  }

  /// The line that holds the scalar at `place`, looked for from line `hint` on.
  func line(at place: Int, from hint: Int) -> Int {
    var line = hint
    while line + 1 < starts.count - 1, starts[line + 1] <= place { line += 1 }
    return line
  }

  /// The printed text of a range, blanks left out, width of ASCII made half.
  func text(_ range: Range<Int>) -> String {
    String(scalarValues: printed[range].map(StreamShape.halfWidth)[...])
  }

  /// The folded text of a range.
  func foldedText(_ range: Range<Int>) -> String { String(scalarValues: folded[range]) }
}
