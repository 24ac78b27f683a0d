import ChineseText

// A paper's name in large type: alone in its line, set apart, on two lines, from top to bottom or
// from right to left.

extension FrontScanner {
  /// A paper's bare name: `某某日报`, alone or between marks, its characters perhaps set apart.
  func nameplate(at place: Int) -> FrontToken? {
    var candidates: [Int] = []
    candidates.reserveCapacity(5)
    candidates += [wordEnd(place), justifiedEnd(place)]
    // A nameplate set from top to bottom, a character a line.
    var index = place + 1
    while index < end, index - place < 10, CharacterClass.isHan(stream.folded[index]),
      stream.gaps[index] == .lineBreak, stream.gaps[index - 1] == .lineBreak
    {
      index += 1
    }
    if index < end, stream.gaps[index] == .none { index -= 1 }
    candidates.append(index)
    // A large nameplate, cut into two lines of two characters.
    let first = wordEnd(place)
    if first - place == 2, first < end, stream.gaps[place] == .lineBreak,
      stream.gaps[first] == .lineBreak, wordEnd(first) - first == 2
    {
      candidates.append(first + 2)
    }
    if let stop = wrappedNameplateEnd(place, first) { candidates.append(stop) }
    if let stop = suffixBelow(place, candidates[1]) { candidates.append(stop) }
    let word = candidates[0]
    if (3...8).contains(word - place), stream.gaps[place] == .lineBreak,
      FrontScanner.reversedSuffixes.end(stream.folded, at: place, end: word) != nil,
      word >= end || stream.gaps[word] == .lineBreak
    {
      let name = String(scalarValues: stream.printed[place..<word].reversed()[...])
      return FrontToken(
        kind: .paper(name, .nameplate), range: place..<word, strength: .medium)
    }
    for stop in candidates where (3...13).contains(stop - place) && isFieldEnd(stop) {
      let edition = FrontScanner.editions.matchSuffix(stream.folded, start: stop - 3, end: stop)
      let name = edition?.start ?? stop
      let isPaper = FrontScanner.paperSuffixes.matchSuffix(
        stream.folded, start: max(place + 1, name - 4), end: name)
      if isPaper != nil, name - place <= 10 {
        let stop = FrontScanner.editions.end(stream.folded, at: stop, end: end) ?? stop
        return FrontToken(
          kind: .paper(stream.text(place..<stop), .nameplate),
          range: place..<pastTranslation(stop), strength: .medium)
      }
    }
    return nil
  }

  /// Editions that are papers of their own.
  private static let editions = KeywordTable("海外版 农村版")

  /// The place behind the name in Latin letters that fills the line: `清水日报 QINGSHUI DAILY`.
  private func pastTranslation(_ place: Int) -> Int {
    var index = place
    while index < end, index - place < 40, index == place || stream.gaps[index] != .lineBreak {
      guard (0x41...0x5A).contains(scalar(index) & ~0x20) else { return place }
      index += 1
    }
    let fillsLine = index >= end || stream.gaps[index] == .lineBreak
    return fillsLine && index - place >= 5 && stream.gaps[place] != .lineBreak ? index : place
  }

  /// Whether a word ends at a place, or a day or a translation begins there: where a blank stands
  /// between all characters or none, none tells words apart, `吕 梁 日 报 2024 年 3 月 15 日`,
  /// `清水日报QINGSHUIDAILY`.
  func isFieldEnd(_ place: Int) -> Bool {
    isWordEnd(place) || Glyph.isDigit(scalar(place)) && date(at: place)?.isWholeDate == true
      || pastTranslation(place) > place
  }

  /// The place after a justified nameplate: single characters to the end of the line.
  func justifiedEnd(_ place: Int) -> Int {
    var index = place + 1
    while index < end, index - place < 10, CharacterClass.isHan(stream.folded[index]),
      stream.gaps[index] == .blank
    {
      index += 1
    }
    return index < end && index > place + 1 && stream.gaps[index] == .none ? index - 1 : index
  }

  /// The place after a nameplate that begins at the end of a wrapped line, where the line end cuts
  /// its suffix in two or leaves a short piece on one side.
  private func wrappedNameplateEnd(_ place: Int, _ border: Int) -> Int? {
    guard border < end, stream.gaps[border] == .lineBreak else { return nil }
    let stop = wordEnd(border)
    guard (1...8).contains(stop - border), (3...10).contains(stop - place), isWordEnd(stop),
      let suffix = FrontScanner.paperSuffixes.matchSuffix(
        stream.folded, start: max(place + 1, stop - 5), end: stop)
    else { return nil }
    if border - place >= 2, suffix.start < border { return stop }
    let isShort = stop - border <= 3 || border - place == 1
    return isShort && stream.gaps[place] == .blank && section(at: place) == nil ? stop : nil
  }

  /// The place after 日报 or its like alone in the line below a large nameplate's first,
  /// `清 水`, which ends at `border`.
  private func suffixBelow(_ place: Int, _ border: Int) -> Int? {
    guard (2...4).contains(border - place), border < end, stream.gaps[place] == .lineBreak,
      stream.gaps[border] == .lineBreak,
      let stop = FrontScanner.paperSuffixes.end(stream.folded, at: border, end: end),
      stop >= end || stream.gaps[stop] == .lineBreak
    else { return nil }
    return stop
  }

  /// Names printed from right to left begin with these.
  static let reversedSuffixes = KeywordTable("报日 报晚 报晨 报早 报时 报商 报军 报人工 报年青 报民农")

  static let paperSuffixes = KeywordTable(
    """
    日报 晚报 晨报 早报 午报 时报 商报 都市报 新报 导报 快报 周报 法制报 法治报 工人报 农民报 青年报 军报 教育报 文艺报 科技报 经济报 \
    生活报 消费报 广播电视报 电视报 画报 学生报 少年报 老年报 妇女报 健康报 卫生报 农业报 工商报 信息报 旅游报 特区报 开发区报 矿工报 \
    铁道报 邮电报 体育报 读书报 文摘报 文学报 大众报 人民报 群众报 通讯报 农村报 工业报 煤业报 煤炭报 矿业报 钢铁报 石油报 电力报 \
    林业报 集团报
    """)
}
