// What the words of a heading line alone say about its place in a headline: a deck with a dash, a
// deck that says who presided, a slogan or a column's flag that belongs to the page.

/// The shape of one heading line.
struct HeadlineShape {
  /// 副题 by its form: begins with a dash, or says who presided, spoke or took part.
  var isDeck = false
  /// Begins with a dash.
  var hasDash = false
  /// A slogan or the flag of a column.
  var isBanner = false
  /// The flag of a column: 简讯, 市民来电.
  var isFlag = false
  /// Ends as the decks of long reports do, with or without the dash: 纪实, 综述.
  var tellsReport = false
  /// 引题 by its form: names who issued or said what the headline then tells.
  var isKicker = false

  /// The shape of a line, read once.
  init(_ text: PageText, _ line: Int) { self = text.headlineShape(line) }

  /// Reads the shape of a line.
  init(reading text: PageText, _ line: Int) {
    let scalars = text.scalars
    var range = text.range(line)
    // `● 简讯 ●`
    while let last = range.last, range.count > 3, Glyph.isBylineMark(scalars[last]) {
      range = range.dropLast()
      if let first = range.first, Glyph.isBylineMark(scalars[first]) { range = range.dropFirst() }
    }
    if let first = range.first, range.count > 2, Glyph.isBylineMark(scalars[first]) {
      range = range.dropFirst()
    }
    guard let first = range.first else { return }
    hasDash =
      scalars[first] == Glyph.dash
      || scalars[first] == 0x4E00 && range.count > 8
        && text.scalars[range.lowerBound + 1] == 0x4E00
    let slogans = Self.slogans.countOccurring(in: scalars, range)
    let last = scalars[range.upperBound - 1]
    let mayEnd = Self.lasts.contains(last)
    let flag = mayEnd ? Self.flags.lengthEnding(in: scalars, range) : 0
    let column = mayEnd ? Self.columns.lengthEnding(in: scalars, range) : 0
    let isColumn =
      column > 0 && range.count <= column + (range.contains { scalars[$0] == 0xB7 } ? 3 : 2)
    isFlag = isColumn || Self.isOfWholes(Self.wholeFlags, text, range)
    isBanner =
      isFlag || slogans >= 2 || (flag > 0 && range.count <= flag + 6)
      || (slogans == 1 && range.count <= 20 && (hasDash || Self.isRefrain(text, range)))
      || slogans >= 1 && Self.isRefrain(text, range)
      || Self.isOfWholes(Self.wholeSlogans, text, range)
      || Self.salutes.lengthStanding(in: scalars, at: first, end: range.upperBound) > 0
    if isBanner { return }
    if HeadingScore.isRemark(text, line) {
      isDeck = true
      return
    }
    isDeck = hasDash
    isKicker =
      (range.count > 6 && last == Glyph.colon) || Self.isNumberedPart(scalars, range)
      || Self.numbersEvent(scalars, range)
    guard mayEnd else { return }
    let verb =
      Self.reports.lengthEnding(in: scalars, range) > 0
      ? 0 : Self.deckEndings.lengthEnding(in: scalars, range)
    if verb > 0, range.count - verb >= 2 {
      isDeck = range.count <= verb + (verb >= 5 ? 16 : 12)
    } else if Self.nameVerbs.lengthEnding(in: scalars, range) > 0 {
      isDeck = range.count <= 8 && PersonNames.isSurname(scalars[first])
    }
    tellsReport = Self.reportEndings.lengthEnding(in: scalars, range) > 0 && range.count >= 6
    if hasDash { isDeck = true }
    if Self.kickerEndings.lengthEnding(in: scalars, range) > 0 { isKicker = true }
  }

  /// Whether a line is one of the slogans and flags known as wholes, or several side by side.
  private static func isOfWholes(
    _ wholes: PhraseList, _ text: PageText, _ range: Range<Int>
  ) -> Bool {
    let scalars = text.scalars
    var index = range.lowerBound
    while index < range.upperBound {
      let length = wholes.lengthStanding(in: scalars, at: index, end: range.upperBound)
      guard length > 0 else { return false }
      index += length
      if index < range.upperBound, !text.followsGap(index) { return false }
    }
    return true
  }

  /// `来自山区的报告之二`.
  private static func isNumberedPart(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 4, scalars[range.upperBound - 2] == 0x4E4B else { return false }  // 之
    return numerals.contains(scalars[range.upperBound - 1])
  }

  /// `…擂台赛第十七场`, `…联赛第3轮`.
  private static func numbersEvent(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard range.count >= 6, rounds.contains(scalars[range.upperBound - 1]) else { return false }
    var index = range.upperBound - 2
    while index > range.lowerBound,
      numerals.contains(scalars[index]) || Glyph.isDigit(scalars[index])
    {
      index -= 1
    }
    return index < range.upperBound - 2 && scalars[index] == 0x7B2C  // 第
  }

  private static let rounds: ScalarSet = "场轮局站"
  private static let numerals = ScalarSet("一二三四五六七八九十".unicodeScalars.map(\.value))

  /// `新时代 新征程 新伟业`: three or more short parts that begin alike.
  private static func isRefrain(_ text: PageText, _ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    guard pieces.count >= 3, let first = pieces.first?.first else { return false }
    return pieces.allSatisfy {
      $0.count >= 2 && $0.count <= 6 && text.scalars[$0.lowerBound] == text.scalars[first]
    }
  }

  /// What a line ends with that ends in any of the words below: few lines do.
  private static let lasts = ScalarSet(
    [flags, columns, deckEndings, nameVerbs, reportEndings, kickerEndings].flatMap(\.lasts))

  private static let deckEndings: PhraseList = [
    "主持", "出席", "主持会议", "主持并讲话", "出席并讲话", "主持召开", "参加", "出席会议", "主持会议并讲话",
    "出席会议并讲话", "作批示", "出席并致辞", "参加调研", "作报告", "陪同", "出席活动", "发表讲话", "作讲话",
    "主持并作讲话", "出席开幕式", "参加会议", "讲话", "致辞", "主持召开会议",
    "发来贺信", "分别发来贺信", "发贺信", "致贺信", "致信祝贺", "分别致信祝贺", "发来贺电", "颁奖", "并颁奖", "并为获奖者颁奖",
  ]

  /// Nouns that end as those verbs do.
  private static let reports: PhraseList = ["工作报告"]

  /// Verbs that make a deck only behind a name.
  private static let nameVerbs: PhraseList = ["调研", "宣布", "列席", "汇报", "督导", "检查", "参会", "慰问"]

  /// Words that end the deck of a long report.
  private static let reportEndings: PhraseList = [
    "纪实", "综述", "侧记", "纪事", "掠影", "扫描", "观察", "启示", "见闻", "述评", "小记", "走笔", "速写",
  ]

  private static let kickerEndings: PhraseList = [
    "印发通知", "印发意见", "作出重要指示", "作出重要指示强调", "强调", "指出", "发出通知", "印发方案", "联合发文",
    "联合印发", "印发", "会议强调", "时强调", "时指出", "发布公告", "提醒", "提醒您", "发表文章",
    "撰文", "刊文", "表明", "显示", "认为", "透露", "预计",
    "号召", "呼吁", "寄语", "作说明",
    "提出", "时说", "表示", "重申", "声称", "宣称", "前夕", "之际", "情况看", "来看", "预赛", "决赛", "半决赛", "锦标赛", "联赛",
    "擂台赛", "邀请赛",
    "公开赛", "选拔赛", "对抗赛",
  ]

  /// Words of which slogans are made; a headline has one of them at most.
  private static let slogans: PhraseList = [
    "新时代", "新征程", "新篇章", "新伟业", "新作为", "新思想", "中国特色社会主义", "不忘初心", "牢记使命", "牢记嘱托",
    "中国梦", "伟大复兴", "社会主义核心价值观", "乘势而上", "砥砺奋进", "奋进",
    "感恩奋进", "凝心聚力", "走在前列", "主题教育", "同心协力", "众志成城", "共克时艰", "喜迎", "献礼", "学思想",
    "强党性", "重实践", "建新功", "书写", "勇立潮头", "奋发有为", "我们的节日", "讲文明", "树新风",
  ]

  private static let wholeSlogans: PhraseList = [
    "特别报道", "特稿", "两会特稿", "专题报道", "深度报道", "系列报道", "连续报道", "本报特稿", "公益广告", "广告", "社论",
    "评论员文章", "本报评论员文章", "最高指示", "毛主席语录", "农业学大寨", "工业学大庆", "全国学人民解放军", "全国人民学解放军",
    "抓革命", "促生产", "奋斗百年路", "启航新征程", "壮丽70年", "奋斗新时代", "新春走基层", "走基层", "我为群众办实事", "喜迎二十大",
    "建功新时代", "在希望的田野上", "走向我们的小康生活", "高质量发展调研行", "学党史", "悟思想", "办实事", "开新局",
  ]

  /// What slogans across a page begin with.
  private static let salutes: PhraseList = ["热烈庆祝", "热烈祝贺", "热烈欢迎"]

  /// Names of columns and pages.
  private static let wholeFlags: PhraseList = [
    "新闻特写", "要闻", "综合新闻", "综合", "时政", "国内新闻", "国际新闻", "本市新闻", "社会新闻", "今日导读", "导读", "版面导读",
    "简讯", "短讯", "快讯", "一句话新闻", "新闻短波", "特别关注", "重点关注", "热点关注", "民生关注", "便民信息", "读者来信",
    "长篇小说连载", "长篇连载", "小说连载", "连载", "时评", "短评", "图片新闻", "图片报道", "新闻速递", "简明新闻", "要闻简报",
    "国际短讯", "国内短讯", "科技前沿", "本报时评", "来论", "杂谈", "要闻速览", "动态", "一周要闻", "专访", "人物", "天下",
    "服务台", "便民服务", "服务信息", "便民服务台", "生活服务", "标题新闻", "热线追踪", "新闻追踪", "记者调查", "记者观察", "来信综述", "来信选登",
    "读者之声", "今日谈",
    "每周评论", "市民来电",
    "读者来电", "编读往来", "理论",
  ]

  /// Words that end the short name of a standing column.
  private static let columns: PhraseList = [
    "快报", "短波", "简讯", "短讯", "传真", "速递", "漫笔", "巷议", "快递", "快览", "集锦", "播报", "视窗", "广角", "看台",
    "沙龙", "论坛", "茶座", "文苑", "园地", "风采", "短笛", "速览", "聚焦", "关注", "链接", "热线", "随笔", "动态", "行情", "信箱",
    "来电", "往来", "导航", "快餐", "随感", "夜话", "快评", "短论", "新论",
  ]

  /// Words that end the flag of a column or page.
  private static let flags: PhraseList = [
    "特稿", "特别报道", "专版", "专刊", "专栏", "特刊", "专题报道", "系列报道", "导读", "公益广告", "副刊", "周刊",
    "特别策划", "在行动", "进行时", "看变化", "新闻版", "大家谈", "面对面", "热线", "之窗",
  ]
}
