// Which of the lines above a credit are its caption.

extension PhotoGrouping {
  /// Where the paragraph begins that is the caption of the credit below; nil if it is body.
  ///
  /// A caption is short, tells the day first or who stands where, and follows no sentence it goes
  /// on with.
  func captionStart(_ lines: Range<Int>, _ labels: [LineLabel]) -> Int? {
    guard let last = lines.last else { return nil }
    if let start = cutInStart(lines, labels) ?? shortBlockStart(lines) { return start }
    var start = last
    while start > lines.lowerBound, labels[start] != .start,
      !features[start - 1].isComplete || LineForm.lengthOfDay(text.scalars, text.range(start)) == 0
    {
      start -= 1
    }
    // The day may stand in a sentence or two before.
    let isDated = LineForm.lengthOfDay(text.scalars, text.range(start)) > 0
    for line in lines.dropLast(lines.upperBound - start).suffix(isDated ? 0 : 3).reversed()
    where (line == lines.lowerBound || features[line - 1].isComplete)
      && LineForm.lengthOfDay(text.scalars, text.range(line)) > 0
    {
      start = line
      break
    }
    let range = text.range(start).lowerBound..<text.range(last).upperBound
    let pointsOut =
      Self.pointsOut.occurs(in: text.scalars, range) || showsWhat(range)
    guard features[start].lead == nil, features[start].brief == 0, !closesFirst(range),
      range.count <= (pointsOut ? 300 : 180),
      !lines.contains(where: { $0 >= start && features[$0].isClosed })
    else { return nil }
    let opensWithDay = LineForm.lengthOfDay(text.scalars, range) > 0
    let isParagraph =
      start > lines.lowerBound && labels[start] == .start && features[start - 1].isComplete
    var score: Float = 0
    if range.count <= 70 {
      score += isParagraph ? 0.7 : 0.5
    } else if range.count <= 120, isParagraph, start == last, opensWithDay {
      score += 0.4
    }
    if start == lines.lowerBound {
      if !opensWithDay, isRest(start) { return nil }
      score += 0.6
    }
    if start > lines.lowerBound, features[start - 1].isClosed || features[start - 1].isRow {
      score += 0.6
    }
    // The column's edge cut the photographer's name.
    if range.suffix(7).dropLast().contains(where: { Glyph.isStop(text.scalars[$0]) }) {
      score += 0.3
    }
    let scalars = text.scalars
    if opensWithDay || OpeningTime.seasons.occurs(in: scalars, range.prefix(16)) {
      score += 0.6
    }
    if pointsOut || Self.places.occurs(in: scalars, range) { score += 1 }
    if widerStart(lines) == start || changesWidth(lines, before: start) { score += 0.6 }
    // One short sentence that nobody speaks.
    if range.count <= 40, features[last].ending == .stop, features[start].stops == 0,
      start == last, !range.contains(where: { scalars[$0] == Glyph.openQuote })
    {
      score += 0.5
    }
    return score >= 1 ? start : nil
  }

  /// Whether a paragraph is one short sentence that says who does what where, below a whole one:
  /// `村民在新居前合影。`
  func showsWho(_ lines: Range<Int>) -> Bool {
    let range = text.stretch(lines)
    guard (6...Self.longestShown).contains(range.count), let first = lines.first,
      let last = lines.last,
      features[last].ending == .stop, features[first].stops == 0, features[first].commas == 0,
      features[first].level == 0, first > 0, features[first - 1].isComplete,
      last + 1 == features.count || features[last + 1].kind != .text || isLong(last + 1),
      features[first - 1].kind != .text || isLong(first - 1)
    else { return false }
    let scalars = text.scalars
    let tellsWhere =
      Self.views.lengthBeginning(in: scalars, range) > 0
      || range.dropFirst(2).dropLast(3).contains {
        scalars[$0] == "在" && !Self.notWhere.contains(scalars[$0 + 1])
      }
    return tellsWhere
      && !range.contains { Glyph.isPause(scalars[$0]) || scalars[$0] == Glyph.openQuote }
  }

  /// Whether a line is longer than captions of one sentence are.
  private func isLong(_ line: Int) -> Bool { features[line].count > Self.longestShown }

  /// The longest such sentence, in scalars.
  private static let longestShown = 28

  /// From where a picture was taken.
  private static let views: PhraseList = ["俯瞰", "鸟瞰", "航拍", "远眺", "远望"]

  /// What stands behind 在 where it tells no place: `系在了`, `在于`.
  private static let notWhere: ScalarSet = "了于乎"

  /// Where the lines begin that stand in one block with the caption below them, below a whole
  /// sentence's block; nil where blank lines part no blocks.
  func blockStart(_ lines: Range<Int>) -> Int? {
    guard let start = shortBlock(lines), start == 0 || features[start - 1].isComplete else {
      return nil
    }
    return start
  }

  /// Where the last lines begin that stand in one short block with the line below them, and are no
  /// report; nil where they are none, or blank lines part no blocks.
  private func shortBlock(_ lines: Range<Int>) -> Int? {
    guard conventions.blankLinesTell, lines.upperBound < text.count,
      !text.lines[lines.upperBound].followsBlank,
      let start = lines.last(where: { text.lines[$0].followsBlank }),
      features[start].lead == nil, features[start].brief == 0
    else { return nil }
    return text.stretch(start..<lines.upperBound).count <= Self.longestUndated ? start : nil
  }

  /// Where the two or three lines begin that stand in one block with the credit below them,
  /// whatever breaks off above; nil where blank lines part no blocks. Of 26 such blocks 25 were
  /// captions.
  private func shortBlockStart(_ lines: Range<Int>) -> Int? {
    guard let start = shortBlock(lines), lines.upperBound - start <= 3,
      features[lines.upperBound - 1].ending == .stop
    else { return nil }
    return start
  }

  /// Takes the first line of a caption that was read as a heading: it stands in one block with the
  /// caption's short rest and who took the photo, and breaks off.
  mutating func takeFirstLines() {
    guard conventions.blankLinesTell else { return }
    for index in items.indices.dropFirst(2)
    where items[index].kind == .credit && items[index - 1].kind == .caption
      && items[index - 2].kind == .headings
    {
      let (heading, caption) = (items[index - 2].lines, items[index - 1].lines)
      let first = heading.upperBound - 1
      guard caption.count == 1, heading.upperBound == caption.lowerBound,
        caption.upperBound == items[index].lines.lowerBound,
        first == 0 || text.lines[first].followsBlank,
        !text.lines[caption.lowerBound].followsBlank,
        !text.lines[caption.upperBound].followsBlank,
        features[first].ending == .broken, features[first].level == 0,
        features[first].count >= max(8, features[caption.lowerBound].count)
      else { continue }
      items[index - 1].lines = first..<caption.upperBound
      items[index - 2].lines = heading.lowerBound..<first
    }
    items.removeAll { $0.lines.isEmpty }
  }

  /// Whether a line ends the sentence that breaks off above it.
  private func isRest(_ line: Int) -> Bool {
    line > 0 && features[line - 1].kind == .text && !features[line - 1].isComplete
      && joint.score(line - 1, line) > 0
  }

  /// Where a caption begins that stands inside a sentence of the column, which goes on behind photo
  /// and credit: the caption begins anew, and what stands behind it goes on with the line above no
  /// worse.
  func cutInStart(_ lines: Range<Int>, _ labels: [LineLabel]) -> Int? {
    guard let last = lines.last,
      features[last].isComplete
        || conventions.layout != .printedLines
          && LineForm.lengthOfDay(text.scalars, text.range(last)) > 0,
      let behind = lineBehind(lines.upperBound, labels)
    else { return nil }
    let end = text.range(last).upperBound
    for line in lines.dropFirst().reversed() {
      let range = text.range(line).lowerBound..<end
      guard range.count <= Self.longestCutIn, features[line].lead == nil, features[line].brief == 0,
        !features[line].isClosed || line == last
      else { return nil }
      guard !features[line - 1].isComplete else { continue }
      let opens = OpeningTime(text, range).length > 0
      let isSetIn =
        conventions.indentsTell && text.lines[line].isSetIn
        || conventions.layout != .printedLines || labels[line] == .start
        || line < last && isWider(features[line].width, than: lines.lowerBound..<line)
      let (over, on) = (joint.score(line - 1, behind), joint.score(line - 1, line))
      // What breaks off above goes on behind, and not with this.
      if range.count <= Self.longestUndated, over >= 2, over >= on + Self.leastOver { return line }
      guard opens || isSetIn else { continue }
      return opens && (isSetIn || over > on) ? line : nil
    }
    return nil
  }

  /// So much better a sentence must go on behind a photo than in what stands above its credit,
  /// where nothing else tells that that is the caption; and such a caption is no longer, in
  /// characters.
  private static let leastOver: Float = 4
  private static let longestUndated = 90

  /// Captions inside a column are no longer, in characters.
  private static let longestCutIn = 200

  /// The first line of text behind captions and credits from `line` on; nil if a heading, a
  /// report's opening words or nothing comes.
  func lineBehind(_ line: Int, _ labels: [LineLabel]) -> Int? {
    var line = line
    while line < features.count, [.credit, .caption, .byline].contains(features[line].kind) {
      line += 1
    }
    guard line < features.count, features[line].kind == .text, features[line].lead == nil,
      features[line].brief == 0, labels[line] != .heading
    else { return nil }
    return line
  }

  /// Whether the column of the last lines of some, from `start` on, is of another width than that
  /// right above.
  private func changesWidth(_ lines: Range<Int>, before start: Int) -> Bool {
    let linesAbove = (lines.lowerBound..<start).reversed()
    guard let above = widths.usual(linesAbove, upTo: ColumnWidths.leastLines),
      let below = widths.usual(start..<lines.upperBound)
    else { return false }
    return above.isApart(below)
  }

  /// The last line inside a caption that begins with month and day, so that another's sentence
  /// broke off above it: of 34 captions below such a one 33 began there.
  func dayInside(_ caption: Range<Int>) -> Int? {
    caption.dropFirst().last { line in
      let range = text.range(line)
      let length = LineForm.lengthOfDay(text.scalars, range)
      return !features[line - 1].isComplete
        && text.scalars[range.prefix(length)].contains(Glyph.of("月"))
        && isCaption(line..<caption.upperBound)
    }
  }

  /// `梅)6月6日,市检察院`: whether the bracket that the first words close was opened elsewhere:
  /// they are the rest of who reports.
  private func closesFirst(_ range: Range<Int>) -> Bool {
    let brackets = text.scalars[range.prefix(5)].filter {
      $0 == Glyph.openParen || $0 == Glyph.closeParen
    }
    return brackets.first == Glyph.closeParen
  }

  /// The line with which the last lines begin that are set wider by a quarter than the column
  /// above, as captions below broad pictures are; nil if none are, or a sentence goes on from
  /// above.
  func widerStart(_ lines: Range<Int>) -> Int? {
    guard let last = lines.last else { return nil }
    var narrowest = Int.max
    for start in lines.suffix(Self.mostCaptionLines).reversed() {
      // A paragraph's last line may be of any width.
      if start < last || !features[last].isComplete {
        narrowest = min(narrowest, features[start].width)
      }
      if start > 0, features[start - 1].isComplete, narrowest < Int.max,
        isWider(narrowest, than: max(0, start - 3)..<start)
      {
        return start
      }
    }
    return nil
  }

  /// Whether a width is by a quarter more than that of the lines of a column.
  private func isWider(_ width: Int, than column: Range<Int>) -> Bool {
    let column = column.reduce(0) { max($0, features[$1].width) }
    return column > 0 && 4 * width >= 5 * column
  }

  /// Captions on printed lines have no more.
  private static let mostCaptionLines = 8

  /// `…音乐会。这是演出结束后合影。`: a sentence that begins with 这是, as agencies' captions have
  /// one.
  private func showsWhat(_ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    return range.dropLast(2).contains { place in
      scalars[place + 1] == "是" && scalars[place] == "这"
        && (place == range.lowerBound || Glyph.isStop(scalars[place - 1]))
    }
  }

  /// Who stands where in a picture.
  private static let places: PhraseList = [
    "(左", "(右", "(中", "(前", "(后", "(红衣", "(白衣", "(资料", "(上图", "(下图",
  ]

  /// Words by which a report points to its picture.
  private static let pointsOut: PhraseList = ["(见图)", "(如图)", "(见上图)", "(见下图)", "(见左图)", "(见右图)"]
}
