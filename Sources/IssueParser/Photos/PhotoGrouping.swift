// Captions and credits: where they begin and end, and which paragraphs before a caption tell its
// story.

/// One photo: the items of its caption, credit and story, in file order.
struct PhotoDraft {
  var items: [Int]
  /// The article that it illustrates; nil where it stands alone.
  var article: Int?
  /// The item that is its headline, if it has one.
  var headline: Int?
}

/// Finds the photos of a page.
struct PhotoGrouping {
  let text: PageText
  let features: [LineFeatures]
  let widths: ColumnWidths
  let joint: SentenceJoint
  let conventions: LayoutConventions
  /// The page's items, the stories of its photos cut off as captions.
  var items: [PageItem]
  /// Whether a line says who took all the page's photos: their captions bear no names.
  let hasPageCredit: Bool
  /// First lines of the items that tell the story of a photo.
  var stories = Set<Int>()
  /// By the first lines of credits that stand apart the first lines of their captions.
  var creditsApart: [Int: Int] = [:]
  /// First lines of the items that are photos' headlines.
  var headlines = Set<Int>()

  init(
    _ labeler: LineLabeler, _ labels: [LineLabel], _ items: [PageItem], _ widths: ColumnWidths
  ) {
    text = labeler.text
    features = labeler.features
    self.widths = widths
    joint = labeler.joint
    conventions = labeler.conventions
    hasPageCredit = labeler.features.indices.contains {
      labeler.features[$0].kind == .credit && CaptionLine.isPageCredit(labeler.text, $0)
    }
    self.items = []
    var run = 0
    for (index, item) in items.enumerated() {
      let next = index + 1 < items.count ? items[index + 1] : nil
      if item.kind != .body {
        self.items.append(item)
        run = index + 1
      } else if next?.kind != .body {
        appendBodies(items[run...index], labels, before: next)
        run = index + 1
      }
    }
    takeCaptionsApart(labels)
    giveHeadlines(labels)
  }

  /// Adds body items with nothing between them; the story of the photo that follows may take
  /// several.
  private mutating func appendBodies(
    _ bodies: ArraySlice<PageItem>, _ labels: [LineLabel], before next: PageItem?
  ) {
    var story: Range<Int>?
    if bodies.count > 1, let next, next.kind == .caption {
      let last = bodies[bodies.endIndex - 1].lines
      // A few items at most: what is torn often is no story.
      let first = bodies.suffix(4).first?.lines ?? last
      if let start = storyStart(first.lowerBound..<last.upperBound, labels, caption: next),
        start < last.lowerBound
      {
        story = start..<last.upperBound
      }
    }
    for (index, item) in bodies.enumerated() {
      let isLast = index + 1 == bodies.count
      guard let story, item.lines.upperBound > story.lowerBound else {
        appendBody(item, labels, before: isLast ? next : nil)
        continue
      }
      if item.lines.contains(story.lowerBound) {
        appendRest(item.lines.lowerBound..<story.lowerBound, labels, before: nil)
        stories.insert(story.lowerBound)
        items.append(PageItem(kind: .caption, lines: story))
      }
    }
  }

  /// Adds a body item, its captions and the story of the photo that follows cut off.
  private mutating func appendBody(_ item: PageItem, _ labels: [LineLabel], before next: PageItem?)
  {
    var first = item.lines.lowerBound
    var paragraph = first
    for line in item.lines {
      let isLast = line + 1 == item.lines.upperBound
      guard isLast || labels[line + 1] == .start else { continue }
      var stretch = paragraph..<(line + 1)
      if isCaption(stretch) {
        if let start = dayInside(stretch) {
          paragraph = start
          stretch = start..<stretch.upperBound
        }
        appendRest(first..<paragraph, labels, before: PageItem(kind: .caption, lines: stretch))
        cutStory(above: stretch)
        items.append(PageItem(kind: .caption, lines: stretch))
        first = line + 1
      }
      paragraph = line + 1
    }
    appendRest(first..<item.lines.upperBound, labels, before: next)
  }

  /// Cuts the first lines of a caption off the body above it, where that breaks off.
  private mutating func cutStory(above caption: Range<Int>) {
    guard let body = items.last, body.kind == .body, body.lines.upperBound == caption.lowerBound,
      features[caption.lowerBound - 1].ending == .broken, let start = widerStart(body.lines)
    else { return }
    items.removeLast()
    if start > body.lines.lowerBound {
      items.append(PageItem(kind: .body, lines: body.lines.lowerBound..<start))
    }
    stories.insert(start)
    items.append(PageItem(kind: .caption, lines: start..<body.lines.upperBound))
  }

  private mutating func appendRest(
    _ lines: Range<Int>, _ labels: [LineLabel], before next: PageItem?
  ) {
    guard !lines.isEmpty else { return }
    var lines = lines
    var story: Range<Int>?
    if let next, next.kind == .caption, let start = storyStart(lines, labels, caption: next) {
      story = start..<lines.upperBound
      lines = lines.lowerBound..<start
    } else if let next, next.kind == .credit, !isPageCredit(next),
      let start = captionStart(lines, labels)
    {
      story = start..<lines.upperBound
      lines = lines.lowerBound..<start
      if lines.isEmpty, let day = dayAbove(start, labels), let above = items.popLast() {
        story = day..<(story?.upperBound ?? start)
        lines = above.lines.lowerBound..<day
      }
    }
    if !lines.isEmpty { items.append(PageItem(kind: .body, lines: lines)) }
    if let story {
      stories.insert(story.lowerBound)
      items.append(PageItem(kind: .caption, lines: story))
    }
  }

  /// Where the line or two right above a caption begin, a paragraph of the body above, that tell
  /// the day first, or behind their first sentence, and break off; nil if none do.
  private func dayAbove(_ caption: Int, _ labels: [LineLabel]) -> Int? {
    guard let above = items.last, above.kind == .body, above.lines.upperBound == caption,
      !features[caption - 1].isComplete,
      let start = above.lines.suffix(2).last(where: {
        labels[$0] == .start || $0 == above.lines.lowerBound
      }), features[start].lead == nil,
      tellsDay(text.stretch(start..<caption)),
      LineForm.lengthOfDay(text.scalars, text.range(caption)) == 0
    else { return nil }
    return start
  }

  /// `今天是消防日。昨日,`: whether a day opens a stretch, or a day or a season the sentence behind
  /// its first.
  private func tellsDay(_ range: Range<Int>) -> Bool {
    let stop = range.dropLast().first { Glyph.isStop(text.scalars[$0]) }
    return [range.lowerBound, stop.map { $0 + 1 } ?? range.lowerBound].contains { start in
      let time = OpeningTime(text, start..<range.upperBound)
      return time.day > 0 || start > range.lowerBound && time.season > 0
    }
  }

  /// Whether a paragraph on several lines is a caption.
  func isCaption(_ lines: Range<Int>) -> Bool {
    guard lines.count <= 40, let last = lines.last else { return false }
    let range = text.range(lines.lowerBound).lowerBound..<text.range(last).upperBound
    guard range.count <= 500, features[lines.lowerBound].lead == nil,
      features[lines.lowerBound].brief == 0
    else { return false }
    if hasPageCredit, showsWho(lines) { return true }
    let signs = lines.reduce(PageText.Signs()) { $0.union(text.signs[$1]) }
    return CaptionLine(text, range, mayPoint: signs.contains(.picture), signs: signs) != nil
  }

  /// Where the paragraphs before a caption begin that tell its story; nil if none do.
  ///
  /// A paragraph or two that begin as picture stories do, or share the caption's words.
  private func storyStart(_ lines: Range<Int>, _ labels: [LineLabel], caption: PageItem) -> Int? {
    guard let last = lines.last, features[last].isComplete else { return nil }
    if let start = blockStart(lines) ?? cutInStart(lines, labels) { return start }
    // Below a headline whose article goes on behind the caption, a short paragraph alone tells its
    // story.
    let isInside = items.last?.kind == .headings && goesOn(behind: caption, labels)
    // A headline and who wrote it want a report, however short.
    let isReport = items.last?.kind == .byline && items.dropLast().last?.kind == .headings
    let end = text.range(last).upperBound
    let whole = text.stretch(caption.lines)
    let credit = CaptionLine(text, whole, mayPoint: false)?.credit
    let words = whole.lowerBound..<max(whole.lowerBound, credit?.lowerBound ?? whole.upperBound)
    let pointsOn =
      Self.pointers.lengthBeginning(in: text.scalars, whole)
      > 0
    var best: (score: Float, start: Int, opens: Bool)?
    var paragraphs = 0
    for line in lines.reversed() {
      let start = text.range(line).lowerBound
      if labels[line] == .start { paragraphs += 1 }
      if paragraphs > Self.mostParagraphs { break }
      if end - start > (isInside ? 100 : 400) || features[line].lead != nil { break }
      guard line == lines.lowerBound ? !isReport : labels[line] == .start && !isInside else {
        continue
      }
      let time = OpeningTime(text, start..<end)
      let opens = time.season > 0 || time.day > 0 && items.last?.kind != .byline
      var score = text.coverage(of: words, in: start..<end)
      if opens { score += 0.3 }
      // Below what was another's, the paragraph that a caption goes on with is its own.
      if line == lines.lowerBound, opens, pointsOn, end - start <= 200, best?.opens != true {
        score += 0.25
      }
      // Nor do several paragraphs tell it that open otherwise.
      let isSeveral = (line..<last).contains {
        labels[$0 + 1] == .start && features[$0 + 1].count >= 30
      }
      if isInside, isSeveral { continue }
      if line > lines.lowerBound || isSeveral, !opens { score -= 0.4 }
      // What opens as a story does needs no paragraph above it that adds nothing.
      let least = best.map { $0.score + ($0.opens ? Self.leastAdded : 0) } ?? 0
      if score >= 0.5, score >= least { best = (score, line, opens) }
    }
    return best?.start
  }

  /// So much more must a longer story share with the caption than one that opens below its start.
  private static let leastAdded: Float = 0.1

  /// No picture's story has more.
  private static let mostParagraphs = 4

  /// Whether somebody signs a photo by name.
  func isSigned(_ item: PageItem) -> Bool {
    CaptionLine(text, text.stretch(item.lines), mayPoint: false)?.credit != nil
  }

  func isPageCredit(_ item: Int) -> Bool {
    isPageCredit(items[item])
  }

  private func isPageCredit(_ item: PageItem) -> Bool {
    item.kind == .credit && CaptionLine.isPageCredit(text, item.lines.lowerBound)
  }

  static let pointers: PhraseList = ["图为", "(图为", "图中"]
}
