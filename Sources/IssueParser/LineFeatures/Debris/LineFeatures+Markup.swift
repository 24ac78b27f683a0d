// Lines that are no text of this page: what engines write of its pictures and tables, and what a
// digital edition adds. And the rows of tables, which are text, but never a headline.

extension LineFeatures {
  /// Whether a line is what an engine writes besides the text: a link to a picture, a tag, the rule
  /// below the head of a table, a whole table in HTML.
  static func isMarkup(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let first = scalars[range.lowerBound]
    if first < 0x80, PageMarker(scalars, range) != nil { return true }
    return switch first {
    case 0x21: range.count > 3 && scalars[range.lowerBound + 1] == 0x5B  // ![
    case 0x3C: range.count > 2 && scalars[range.upperBound - 1] == 0x3E  // < … >
    case 0x7C: range.allSatisfy { [0x7C, 0x2D, 0x3A, Glyph.dash].contains(scalars[$0]) }
    default: false
    }
  }

  /// `县委宣传部 清水日报社 合办`: who makes the page, or a column, together.
  static func namesHosts(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (6...36).contains(range.count), scalars[range.upperBound - 1] == "办" else {
      return false
    }
    let verb = hosting.lengthEnding(in: scalars, range)
    guard verb > 0, let host = range.dropLast(verb).last else { return false }
    return hosts.contains(scalars[host])
      && range.allSatisfy { Glyph.isHan(scalars[$0]) || scalars[$0] == Glyph.enumerationComma }
  }

  private static let hosting: PhraseList = ["合办", "协办", "联办", "联合主办"]
  /// What the names of those end with.
  private static let hosts: ScalarSet = "部社心局会委办院司厅行厂校队站"

  /// Whether a line is a digital edition's own: `上一版 下一版`, `扫描二维码`.
  static func isNavigation(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    // A sentence's last word is no button.
    guard range.count <= 40, let first = range.first,
      !Glyph.isStop(scalars[range.upperBound - 1]),
      navigation.lengthStanding(in: scalars, at: first, end: range.upperBound) > 1
    else { return false }
    if scans.lengthStanding(in: scalars, at: first, end: range.upperBound) > 0 {
      return range.count <= 24 && !range.contains { Glyph.isStop(scalars[$0]) }
    }
    var index = first
    while index < range.upperBound {
      let word = navigation.lengthStanding(in: scalars, at: index, end: range.upperBound)
      if word == 0, Glyph.isHan(scalars[index]) { return false }
      index += max(1, word)
    }
    return true
  }

  /// Whether a line says whose opinions those of a page are: `本版言论仅代表作者个人观点`.
  static func isDisclaimer(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    range.count <= 40 && disclaimers.occurs(in: scalars, range)
      || range.count <= 12 && advice.lengthEnding(in: scalars, range) > 0
  }

  private static let disclaimers: PhraseList = [
    "仅代表作者", "不代表本报", "不代表本版", "图文无关", "与本文无关", "本报不承担", "信息仅供参考",
  ]

  private static let advice: PhraseList = ["仅供参考"]

  private static let navigation: PhraseList = [
    "上一版", "下一版", "上一期", "下一期", "上一篇", "下一篇", "前一版", "后一版", "返回目录", "返回首页", "返回版面", "返回",
    "放大", "缩小", "默认", "全文复制", "复制", "打印", "收藏", "分享", "分享到", "关闭", "标题导航", "版面导航", "版面目录",
    "往期回顾", "扫描", "扫码", "扫一扫", "请扫", "长按", "字号", "朗读", "播放", "观看", "查看", "更多", "按日期检索", "数字报",
    "数字报纸", "首页",
  ]
  private static let scans: PhraseList = [
    "扫描二维码", "扫描上方二维码", "扫描下方二维码", "扫二维码", "扫码", "扫一扫", "请扫描", "请扫码", "长按二维码", "长按识别",
    "观看视频", "观看相关视频", "查看更多", "更多精彩", "更多内容",
  ]

  /// Whether a line is a row of numbers, as of a market's prices: `600000 某某银行 27.61 +1.23`,
  /// `道砟 每立方米 31元 平`.
  static func isRowOfNumbers(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard range.count <= 60, let last = range.last, !Glyph.isStop(text.scalars[last]) else {
      return false
    }
    let pieces = text.pieces(range)
    guard pieces.count >= 3, !holdsClause(text.scalars, range) else { return false }
    let numbers = pieces.count { piece in
      piece.prefix(2).contains { Glyph.isDigit(text.scalars[$0]) }
        && piece.count { Glyph.isHan(text.scalars[$0]) } <= 1
        && !piece.contains { timeUnits.contains(text.scalars[$0]) }
    }
    return numbers >= 2 && 2 * numbers > pieces.count || pieces.contains { isPrice(text, $0) }
  }

  /// `1480元`, `0.85元`: a price and nothing else.
  private static func isPrice(_ text: PageText, _ piece: Range<Int>) -> Bool {
    piece.count >= 2 && text.scalars[piece.upperBound - 1] == "元"
      && piece.dropLast().allSatisfy { Glyph.isDigit(text.scalars[$0]) || text.scalars[$0] == 0x2E }
  }

  /// Whether a comma stands between two characters, as in sentences:
  /// `要，定于 2023年 7 月28 日22时`.
  private static func holdsClause(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    range.dropFirst().dropLast().contains {
      scalars[$0] == Glyph.comma && Glyph.isHan(scalars[$0 - 1]) && Glyph.isHan(scalars[$0 + 1])
    }
  }

  private static let timeUnits: ScalarSet = "年月日时"

  /// Whether a line is a row of a timetable or of the weather: `08:35 … 12:00 …`, `今夜 多云 15℃`.
  static func isTimetable(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    guard range.count >= 8, range.count <= 200 else { return false }
    if scalars[range.upperBound - 1] == 0x2103 { return text.pieces(range).count >= 3 }  // ℃
    guard Glyph.isDigit(scalars[range.lowerBound]),
      let colon = Glyph.firstColon(scalars, range.dropFirst().prefix(2))
    else { return false }
    return Glyph.isDigit(scalars[colon + 1]) && Glyph.isDigit(scalars[colon + 2])
  }

  /// Whether a line is part of a numbered list: `县煤矿队 5.县医院队 6.县中学队`.
  static func isNumberedList(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    return range.count <= 60 && range.count(where: { scalars[$0] == 0x2E }) >= 2
      && text.pieces(range).count {
        $0.count >= 4 && Glyph.isDigit(scalars[$0.lowerBound]) && scalars[$0.lowerBound + 1] == 0x2E
          && Glyph.isHan(scalars[$0.lowerBound + 2])
      } >= 2
  }

  /// Whether a line is a channel's programme: `县电视台综合频道 18:30 … 19:00 …`.
  static func isProgramme(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count <= 200 && range.count(where: { text.scalars[$0] == Glyph.colon }) >= 2
      && text.pieces(range).dropFirst().count(where: { isTime(text.scalars, $0) }) >= 2
  }

  /// `18:30`, `8:05` at the beginning of a stretch.
  private static func isTime(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 4, Glyph.isDigit(scalars[range.lowerBound]),
      let colon = Glyph.firstColon(scalars, range.dropFirst().prefix(2)),
      colon + 2 < range.upperBound
    else { return false }
    return Glyph.isDigit(scalars[colon + 1]) && Glyph.isDigit(scalars[colon + 2])
  }

  /// Whether a line is a match's result: `河东队 2:1 河西队`.
  static func isResult(_ text: PageText, _ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    guard range.count <= 30, pieces.count == 3, (3...5).contains(pieces[1].count) else {
      return false
    }
    let scalars = text.scalars
    return pieces[1].allSatisfy {
      Glyph.isDigit(scalars[$0]) || scalars[$0] == Glyph.colon || scalars[$0] == Glyph.dash
    } && Glyph.isDigit(scalars[pieces[1].lowerBound])
      && scalars[pieces[1]].contains { !Glyph.isDigit($0) }
      && Glyph.isHan(scalars[pieces[0].lowerBound]) && Glyph.isHan(scalars[pieces[2].lowerBound])
  }

  /// Whether a line is a row of a table: `|培训妇女|1.2万人次|`.
  static func isTableRow(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    range.count > 3 && scalars[range.lowerBound] == 0x7C && scalars[range.upperBound - 1] == 0x7C
  }
}
