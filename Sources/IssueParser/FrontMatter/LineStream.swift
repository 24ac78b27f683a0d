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
  /// For each line, where it begins in the arrays; one more entry for the end of the last.
  let starts: [Int]
  /// For each line, the first line after it at which every field must have ended.
  let barriers: [Int]

  /// Unpacks lines. Cost: linear.
  init(_ source: SourceLines) {
    let lines = source.lines
    let table = LineStream.foldedShapes
    var folded: [UInt32] = []
    var printed: [UInt32] = []
    var gaps: [Gap] = []
    var starts: [Int] = []
    let total = lines.reduce(0) {
      $0 + ($1.count <= LineStream.longestLine ? $1.count : 0)
    }
    folded.reserveCapacity(total)
    printed.reserveCapacity(total)
    gaps.reserveCapacity(total)
    starts.reserveCapacity(lines.count + 1)
    for line in lines {
      starts.append(folded.count)
      guard line.count <= LineStream.longestLine else { continue }
      var gap = Gap.lineBreak
      for scalar in source.scalars[line.range] {
        let shape = Int(scalar) < table.count ? UInt32(table[Int(scalar)]) : scalar
        if shape == LineStream.blank {
          if gap == .none { gap = .blank }
        } else if shape != LineStream.invisible {
          folded.append(shape)
          printed.append(scalar)
          gaps.append(gap)
          gap = .none
        }
      }
    }
    starts.append(folded.count)
    var barriers = Array(repeating: lines.count, count: lines.count)
    var barrier = lines.count
    for index in lines.indices.reversed() {
      if lines[index].count > LineStream.longestLine { barrier = index }
      barriers[index] = barrier
    }
    self.folded = folded
    self.printed = printed
    self.gaps = gaps
    self.starts = starts
    self.barriers = barriers
  }

  /// The place of the first scalar after line `index`, or after the lines that a barrier ends.
  func end(ofLine index: Int) -> Int { starts[index + 1] }

  /// The line that holds the scalar at `place`, looked for from line `hint` on.
  func line(at place: Int, from hint: Int) -> Int {
    var line = hint
    while line + 1 < starts.count - 1, starts[line + 1] <= place { line += 1 }
    return line
  }

  /// The printed text of a range, blanks left out, width of ASCII made half.
  func text(_ range: Range<Int>) -> String {
    String(scalarValues: printed[range].map(LineStream.halfWidth)[...])
  }

  /// The folded text of a range.
  func foldedText(_ range: Range<Int>) -> String { String(scalarValues: folded[range]) }

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// The half-width form of a full-width ASCII character; any other scalar as it is.
  private static func halfWidth(_ scalar: UInt32) -> UInt32 {
    (0xFF01...0xFF5E).contains(scalar) ? scalar - 0xFEE0 : scalar
  }

  /// Stands in `foldedShapes` for white space, and for what leaves no ink: no scalars have these values.
  private static let blank: UInt32 = 0xD800
  private static let invisible: UInt32 = 0xD801

  /// What each scalar of the first plane becomes.
  private static let foldedShapes: [UInt16] = (UInt32(0)...0xFFFF).map { scalar in
    if CharacterClass.isWhiteSpace(scalar) { return UInt16(blank) }
    if isInvisible(scalar) { return UInt16(invisible) }
    return UInt16(truncatingIfNeeded: fold(scalar))
  }

  /// One shape for what the fields' words, digits and dashes come in.
  private static func fold(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return (0x41...0x5A).contains(scalar) ? scalar + 32 : scalar }
    let half = halfWidth(scalar)
    if half < 0x80 { return (0x41...0x5A).contains(half) ? half + 32 : half }
    switch scalar {
    case 0x2010...0x2015, 0x2212, 0x2500, 0x2501, 0xFE58, 0xFE63: return 0x2D
    case 0x25CB, 0x25EF, 0x3007: return 0x3007
    case 0xFE55: return 0x3A
    case 0x7B2B: return 0x7B2C  // 笫 for 第
    case 0x66F0: return 0x65E5  // 曰 for 日
    case 0x2022, 0x2027, 0x22C5, 0x30FB, 0xFF65: return 0xB7
    default: return traditional[scalar] ?? scalar
    }
  }

  /// Traditional shapes of the characters that the fields' words are made of.
  private static let traditional: [UInt32: UInt32] = {
    let pairs = [
      "報报", "農农", "曆历", "歷历", "責责", "編编", "輯辑", "對对", "組组", "號号", "總总", "週周", "禮礼",
      "閏闰", "臘腊", "電电", "話话", "郵邮", "發发", "國国", "內内", "統统", "機机", "關关", "黨党", "張张",
      "開开", "價价", "陰阴", "舊旧", "辦办", "省省", "縣县", "區区", "會会", "員员", "時时", "頭头", "熱热",
      "線线", "傳传", "聞闻", "網网", "圖图", "設设", "計计", "術术", "審审", "檢检", "製制", "專专", "樓楼",
      "東东", "兩两", "萬万", "貳贰", "陸陆", "參叁", "中中", "經经", "濟济", "綜综", "體体", "廣广", "壹一",
    ]
    var table: [UInt32: UInt32] = [:]
    for pair in pairs {
      let shapes = pair.unicodeScalars.map(\.value)
      if shapes.count == 2, shapes[0] != shapes[1] { table[shapes[0]] = shapes[1] }
    }
    return table
  }()
}
