import ChineseText

// Names of papers in shapes that other words share: `某某报`, `某县消息`, `今日某县`.

extension FrontScanner {
  /// A line that may be a paper's bare name, in a shape that other words share: `某某报`.
  func likeNameplate(at place: Int) -> FrontToken? {
    guard stream.gaps[place] == .lineBreak || CharacterClass.isHan(scalar(place)) else {
      return nil
    }
    let word = wordEnd(place)
    var stop = word == place + 1 ? justifiedEnd(place) : word
    // The last character of a large nameplate, set apart or in a line of its own.
    if (2...5).contains(stop - place), scalar(stop) == Self.newspaper, stream.gaps[stop] != .none,
      stream.gaps[place] == .lineBreak, isLineEnd(stop + 1)
    {
      stop += 1
    }
    guard (3...8).contains(stop - place), isWordEnd(stop),
      FrontScanner.likeSuffixes.matchSuffix(
        stream.folded, start: max(place + 1, stop - 2), end: stop) != nil,
      FrontScanner.noPapers.matchSuffix(
        stream.folded, start: max(place, stop - 3), end: stop) == nil
    else { return nil }
    // 某县新闻 is a paper's name only where it fills its line and no page is called so.
    if scalar(stop - 1) == "闻" {
      guard (4...5).contains(stop - place), stream.gaps[place] == .lineBreak, isLineEnd(stop),
        FlagWords.sections.end(stream.folded, at: place, end: stop) == nil,
        FrontScanner.kindsOfNews.end(stream.folded, at: place, end: stop) == nil
      else { return nil }
    }
    return FrontToken(
      kind: .paper(stream.text(place..<stop), .likeNameplate), range: place..<stop,
      strength: .weak)
  }

  /// `今日阜川`, as papers of counties are called, and not `今日看点`; in a line of its own below
  /// others it is rather a section.
  func nameOfToday(at place: Int) -> FrontToken? {
    let stop = place + 4
    guard scalar(place) == "今", scalar(place + 1) == "日", stream.gaps[place] == .lineBreak,
      wordEnd(place) == stop, isWordEnd(stop), place == 0 || !isLineEnd(stop),
      FrontScanner.todays.end(stream.folded, at: place + 2, end: stop) == nil
    else { return nil }
    return FrontToken(
      kind: .paper(stream.text(place..<stop), .likeNameplate), range: place..<stop, strength: .weak)
  }

  /// What boxes and columns of today are called by.
  private static let todays = KeywordTable(
    """
    看点 导读 要目 提要 要闻 头条 关注 视点 话题 热点 天气 焦点 快评 论语 评论 论坛 观察 人物 推荐 提示 新闻 资讯 聚焦 播报 特写 特稿 说法 \
    立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至 小寒 大寒 \
    八版 四版 共八 共四 出版 开幕 闭幕 召开 启动 开播 通车 晴天 阴天 多云 小雨 有雨 入伏 出伏 高考 开学 揭晓
    """)

  static let likeSuffixes = KeywordTable("报 消息 时讯 文摘 周末 新闻")
  /// What pages and columns of news are called by.
  private static let kindsOfNews = KeywordTable(
    """
    图片 标题 一句话 简明 简要 乡镇 基层 部门 世界 都市 城市 今日 昨日 本周 热点 地方 区县 区市 县市 县区 县域 市县 校园 省内 外地 头条 最新 重大 快讯 娱乐 各地 行业 \
    百姓 街道 社区 市场 产经 证券 楼市 家居 商业 商贸 信息 特别 现场 突发 追踪 港澳 台湾 海峡 两岸 东西 有关 相关 发布 采访 虚假 十大 重点 独家 好 \
    企业 机关 系统 公司 厂矿 矿区 油田 铁路 公安 政协 人大 工会 青年 妇女 我省 我市 我县 全省 全市 全县 全国 省城 市区 城区
    """)
  /// What ends as a paper's name does and is none.
  private static let noPapers = KeywordTable(
    """
    海报 简报 快报 情报 汇报 申报 上报 通报 举报 战报 捷报 喜报 公报 预报 填报 呈报 墙报 板报 回报 年报 月报 季报 警报 谎报 虚报 瞒报 \
    禀报 密报 急报 登报 见报 订报 读报 党报 看报 卖报 送报 投报 发报 播报 报报 机关报 百强报 本报 日报 晚报 晨报 早报 一报 续报 \
    好消息 新消息 小消息 则消息 条消息 的消息 报消息 社消息 讯消息
    """)
}
