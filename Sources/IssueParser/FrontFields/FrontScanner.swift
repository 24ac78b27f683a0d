import ChineseText

/// Finds the fields of masthead and colophon in a stream, one after another.
///
/// Each `…(at:)` function looks for one kind of field that begins exactly at a place and gives the
/// token or nil. All are bounded in how far they look ahead, so that a scan is linear.
struct FrontScanner {
  let stream: LineStream
  /// No field may go on past this place.
  var end: Int
  /// Desks that the page names (`…主办`), to cut them off names that stand before them.
  var departments: [[UInt32]] = []

  /// For each place what may begin there, as far as its scalar and what is near it tell.
  private(set) var looks: [FrontLooks] = []

  /// Makes a scanner over a whole stream.
  init(_ stream: LineStream) {
    self.stream = stream
    self.end = stream.folded.count
    looks = FrontLooks.all(of: self)
  }

  /// Makes a scanner that asks for every field at every place: what the other must agree with.
  init(askingAll stream: LineStream) {
    self.stream = stream
    self.end = stream.folded.count
    looks = Array(repeating: .everything, count: end)
  }

  /// The field that begins at `place`; `last` is where the field before it ended.
  func token(at place: Int, after last: Int) -> FrontToken? {
    let look = looks[place]
    if look.isEmpty { return nil }
    if look.contains(.furniture), let token = honour(at: place) ?? publicationDays(at: place) {
      return token
    }
    let scalar = stream.folded[place]
    let isLabel =
      look.contains(.nearColon) || look.contains(.label) && FrontLooks.mayBeWord(self, place)
    if (0x61...0x7A).contains(scalar), isLabel, let token = labelled(at: place) { return token }
    if scalar < 0x80 || FrontScanner.numerals.contains(scalar), look.contains(.number) {
      if let token = numeric(at: place) { return token }
    }
    if look.contains(.lunar), let token = lunar(at: place) { return token }
    if look.contains(.word), let token = worded(at: place) { return token }
    if isLabel, let token = labelled(at: place) { return token }
    // A word such as 除夕 that a blank or line end follows is no beginning of a paper's name.
    let word =
      look.contains(.furniture)
      ? FrontScanner.furniture.match(stream.folded, at: place, end: end) : nil
    let isWhole = word.map { $0.end < end && stream.gaps[$0.end] != .none } ?? false
    if !isWhole, !look.isDisjoint(with: [.name, .nearName]), place == last || isWordStart(place),
      let token = named(at: place)
    {
      return token
    }
    if let word {
      return FrontToken(kind: .furniture, range: place..<word.end, strength: word.meaning)
    }
    return nil
  }

  /// Fields that begin with a number or a Latin letter.
  private func numeric(at place: Int) -> FrontToken? {
    if let token = date(at: place) ?? combinedIssue(at: place) { return token }
    return pageMarker(at: place) ?? serial(at: place, label: nil) ?? address(at: place)
      ?? english(at: place) ?? amount(at: place) ?? bareNumber(at: place)
  }

  /// Fields that begin with a word of their own.
  private func worded(at place: Int) -> FrontToken? {
    weekday(at: place) ?? issue(at: place) ?? pageCount(at: place) ?? pageMarker(at: place)
  }

  // MARK: Reading at a place

  /// The folded scalar at a place, 0 past the end.
  func scalar(_ place: Int) -> UInt32 { place < end ? stream.folded[place] : 0 }

  /// Whether nothing, or a blank, or a mark that is no word stands before a place.
  func isWordStart(_ place: Int) -> Bool {
    place == 0 || stream.gaps[place] != .none || !FrontScanner.isWord(stream.folded[place - 1])
  }

  /// Whether nothing, a blank, or a mark that is no word stands at a place.
  func isWordEnd(_ place: Int) -> Bool {
    place >= end || stream.gaps[place] != .none || !FrontScanner.isWord(stream.folded[place])
  }

  /// The place after a colon at `place`, or what an engine makes of one, or `place` itself.
  func skipColon(_ place: Int) -> Int {
    var place = place
    while place < end, [0x3A, 0x3B, 0x2F, 0x7C, 0x2E, 0xB7].contains(scalar(place)) { place += 1 }
    return place
  }

  /// The place after the Chinese characters that begin at `place`, at most `limit` of them.
  func hanEnd(_ place: Int, limit: Int) -> Int {
    var index = place
    while index < end, index - place < limit, CharacterClass.isHan(stream.folded[index]) {
      index += 1
    }
    return index
  }

  /// Whether a scalar belongs to a word or number, so that to leave it out means to miss something.
  static func isWord(_ scalar: UInt32) -> Bool {
    CharacterClass.isHan(scalar) || CharacterClass.isSpacedWord(scalar)
  }

  /// The signs of Chinese numbers.
  static let numerals: ScalarSet = "〇零一二三四五六七八九十百千万两廿卅元"

  /// What mastheads print besides their fields.
  static let furniture = KeywordTable<FrontToken.Strength>([
    (
      """
      今日导读 导读 今日看点 今日要目 今日提要 扫一扫 扫码 扫描 二维码 关注 微信公众号 微信 微博 抖音 客户端 公众号 视频号 \
      晴间多云 晴转多云 多云转晴 晴 阴 多云 小雨 中雨 大雨 暴雨 阵雨 雷阵雨 中雪 雨夹雪 雾 霾 转 间 到 至 \
      最高 最低 气温 温度 天气 天气预报 今日天气 明日天气 今天 今日 明天 明日 夜间 白天 今夜 度 级 风力 微风 东风 西风 南风 北风 东南风 \
      东北风 西南风 西北风 零下 中华民国 民国 偏南风 偏北风 偏东风 偏西风 中到大雪 小到中雨 中到大雨 星期 农历 \
      零售价 零售 每份 人民币 定价 售价 单价 每月 每季 全年 半年 本报 彩色 黑白 彩印 创刊于 创刊 主编 \
      阴有 有小雨 有中雨 有大雨 有阵雨 有雷阵雨 有小雪 降水概率 相对湿度 空气质量 气象台 市气象台 海外版 农村版 城市版 周末版 都市版 内部资料 免费交流 免费赠阅 内部刊物 内部报纸 注意保存 \
      立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至 \
      小寒 大寒 除夕 春节 元宵节 端午节 中秋节 重阳节 腊八节 元旦 国庆节 初伏 中伏 末伏
      """, .weak
    ),
    (
      """
      内部发行 内部报纸 不得外传 国内外公开发行 国内外发行 公开发行 全国各地邮局订阅 各地邮局均可订阅 国内统一连续出版物号 国内统一刊号 邮发代号 \
      机关报 主管主办 省一级报纸 市一级报纸 国家一级报纸 一级报纸 优秀报纸 \
      中华邮政登记为第一类新闻纸 中华邮政登记认为第一类新闻纸 中华邮政挂号认为第一类新闻纸 中华邮政特准挂号认为新闻纸类 \
      邮政管理局登记为第一类新闻纸 邮政管理局登记认为第一类新闻纸
      """, .strong
    ),
  ])
}
