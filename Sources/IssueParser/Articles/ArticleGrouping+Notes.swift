// What the editors say of an article, above it or behind its end.

extension ArticleGrouping {
  /// Whether a body item is the editors' note on the article whose headline or author stands below
  /// it.
  func isEditorsNote(_ index: Int) -> Bool {
    guard index + 1 < items.count, items[index].lines.count <= 12,
      items[index + 1].kind == .headings || items[index + 1].kind == .byline,
      index == 0 || items[index - 1].kind == .headings || items[index - 1].kind == .debris
    else { return false }
    if namesNote(index - 1) { return true }
    return begins(index, with: Self.notes)
  }

  /// Whether a body item begins with one of some words, and a colon or a blank stands behind it.
  private func begins(_ index: Int, with words: PhraseList) -> Bool {
    let range = text.range(items[index].lines.lowerBound)
    let word = words.lengthBeginning(in: text.scalars, range)
    guard word > 0, word < range.count else { return false }
    return text.followsGap(range.lowerBound + word)
      || text.scalars[range.lowerBound + word] == Glyph.colon
  }

  /// Whether a heading item is but the name of what stands below it, above the headline: 核心提示.
  func namesNote(_ index: Int) -> Bool {
    guard items.indices.contains(index), items[index].kind == .headings,
      items[index].lines.count == 1
    else { return false }
    let range = text.range(items[index].lines.lowerBound)
    return Self.noteNames.lengthEnding(in: text.scalars, range) == range.count
  }

  /// Names of what sums an article up above its headline.
  private static let noteNames: PhraseList = [
    "核心提示", "内容提要", "内容提示", "阅读提示", "新闻提示", "新闻提要", "提要", "编者按", "编者的话", "开栏的话", "开栏语", "引言",
  ]

  /// Whether a body item is what was added to the article above, which may be signed already:
  /// `附记:`, `【回音】`.
  func isAfterword(_ index: Int) -> Bool {
    if begins(index, with: Self.afterwords) { return true }
    let range = text.range(items[index].lines.lowerBound)
    let reply = Self.replies.lengthBeginning(in: text.scalars, range)
    return reply > 0 && reply < range.count
  }

  /// Whether the last of headings says who answers the letter above: `县交警大队回复:`.
  func announceReply(_ headings: [Int]) -> Bool {
    guard let last = headings.last, let line = items[last].lines.last else { return false }
    return LineForm.announcesReply(text, text.range(line))
  }

  /// Whether a body item answers by name whoever signed right above: `林秋读者:您的来信收悉`.
  func isReply(_ index: Int) -> Bool {
    guard index > 0, items[index - 1].kind == .signature || items[index - 1].kind == .byline
    else { return false }
    let range = text.range(items[index].lines.lowerBound)
    guard
      let name = (2...4).first(where: {
        $0 < range.count
          && AddressWords.styles.lengthStanding(
            in: text.scalars, at: range.lowerBound + $0, end: range.upperBound) > 0
      })
    else { return false }
    return text.holds(
      text.scalars[range.prefix(name)], in: text.stretch(items[index - 1].lines))
  }

  private static let afterwords: PhraseList = [
    "附记", "附言", "补记", "后记", "编后", "编后语", "编者附记", "编者后记",
  ]

  /// What became of a letter's matter.
  private static let replies: PhraseList = [
    "【回音】", "【追踪】", "【答复】", "【反馈】", "【处理结果】", "回音:", "答复:",
    "记者回访:", "回访:", "记者调查:", "记者追踪:",
  ]

  private static let notes: PhraseList = ["编者按", "编者的话", "开栏的话", "开篇的话", "编前话", "编者语"]
}
