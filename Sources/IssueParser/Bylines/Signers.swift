// Who signs besides people: a desk of the paper, an organisation, the place or the trade that a
// name comes with.

/// Tells the words that stand where names stand, or before one.
enum Signers {
  /// The length of the organisations, places and trades that blanks set apart from the name behind
  /// them: `县气象站 林秋`, `清水乡 社员 林秋`; 0 if none stands there.
  ///
  /// Behind □ any word that is no name may be one: `□ 某某证券 林秋`.
  static func organisationLength(_ text: PageText, _ range: Range<Int>) -> Int {
    let length = affiliationLength(text, range)
    guard length > 0 else {
      let joined = joinedLength(text, range)
      if joined > 0 { return joined }
      // `清水县 生产队长 林秋`, `平川矿区 退休工人 林秋`
      let place = range.prefix(13).dropFirst().first(where: text.followsGap) ?? range.lowerBound
      guard place > range.lowerBound + 1,
        PlaceWords.regions.contains(text.scalars[place - 1])
          || place > range.lowerBound + 3
            && (organisationEndings.contains(text.scalars[place - 1])
              || streets.lengthEnding(in: text.scalars, range.lowerBound..<place) > 0),
        titleLength(text, place..<range.upperBound) > 0
      else { return 0 }
      return place - range.lowerBound + titleLength(text, place..<range.upperBound)
    }
    return length + titleLength(text, (range.lowerBound + length)..<range.upperBound)
  }

  /// The length of the office or trade that stands between an organisation and the name:
  /// `清水乡 社员 林秋`.
  private static func titleLength(_ text: PageText, _ range: Range<Int>) -> Int {
    guard let name = range.dropFirst().first(where: text.followsGap) else { return 0 }
    let words = range.lowerBound..<name
    // A reader is no trade, and signs as one: `清水县 读者 林秋`.
    if AddressWords.callers.lengthBeginning(in: text.scalars, words) == words.count,
      PersonNames.isName(text, name..<range.upperBound)
    {
      return words.count
    }
    guard
      jobTitles.lengthEnding(in: text.scalars, range.lowerBound..<name) > 0
        || trades.contains(text.scalars[name - 1]) && name - range.lowerBound >= 3
    else { return 0 }
    return affiliationLength(text, range)
  }

  /// What the name of a trade ends with: 挡车工, 炊事员, 个体户.
  private static let trades: ScalarSet = "工员户师手兵"

  /// Whether a stretch ends in an office or a trade: `清水县气象站站长`, `清水机械厂技师`.
  static func endsInPost(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    return trades.contains(scalars[last]) || jobTitles.lengthEnding(in: scalars, range) > 0
  }

  /// The same in brackets where no blank sets it apart, as engines write that drop blanks:
  /// `(退休职工林秋云)`.
  private static func joinedLength(_ text: PageText, _ range: Range<Int>) -> Int {
    guard (5...24).contains(range.count), range.lowerBound > 0,
      text.scalars[range.lowerBound - 1] == Glyph.openParen,
      range.allSatisfy({ Glyph.isHan(text.scalars[$0]) }),
      !range.dropFirst().contains(where: text.followsGap)
    else { return 0 }
    for count in [3, 2] {
      let words = range.dropLast(count)
      guard words.count >= 3, Surnames.frequent.contains(text.scalars[words.upperBound]),
        organisationEndings.contains(text.scalars[words.upperBound - 1])
          || jobTitles.lengthEnding(in: text.scalars, words) > 0,
        !people.contains(text.scalars[words.upperBound - 1])
          || jobTitles.lengthEnding(in: text.scalars, words) > 0,
        Byline.roles.lengthEnding(in: text.scalars, words) == 0
      else { continue }
      return words.count
    }
    return 0
  }

  private static func affiliationLength(_ text: PageText, _ range: Range<Int>) -> Int {
    guard range.count <= 36 else { return 0 }
    var name = range.lowerBound + 1
    while name < range.upperBound, !text.followsGap(name) { name += 1 }
    let words = range.lowerBound..<min(name, range.upperBound)
    guard name < range.upperBound,
      words.count >= 3 || sources.contains(text.scalars[name - 1])
        || jobTitles.lengthEnding(in: text.scalars, words) > 0
        || isProvince(text, words),
      isProvince(text, words) || organisationEndings.contains(text.scalars[name - 1])
        || streets.lengthEnding(in: text.scalars, words) > 0
        || jobTitles.lengthEnding(in: text.scalars, words) > 0
        || isMarked(text, words.lowerBound) && words.count >= 4
          && !Surnames.frequent.contains(text.scalars[words.lowerBound]),
      Byline.roles.lengthEnding(in: text.scalars, words) == 0,
      isClass(text, words) || isOffice(text, words)
        || words.allSatisfy({
          Glyph.isHan(text.scalars[$0]) || text.scalars[$0] == Glyph.enumerationComma
        }),
      PersonNames.isSurname(text.scalars[name]) || PersonNames.isCompoundSurname(text.scalars, name)
        || Surnames.clans.lengthStanding(in: text.scalars, at: name, end: range.upperBound) > 0
        || sources.contains(text.scalars[name - 1]),
      !people.contains(text.scalars[name - 1]) || !PersonNames.isName(text, words)
    else { return 0 }
    return words.count
  }

  /// The length of the place from where somebody writes, before his name: `清水县 林秋`,
  /// `(河口)林秋梅`, `[越南]阮氏梅`; 0 if none is printed.
  static func placeLength(_ text: PageText, _ range: Range<Int>) -> Int {
    guard let first = range.first else { return 0 }
    let isCountry = text.scalars[first] == 0x5B || text.scalars[first] == 0x3010
    let isBracketed = isCountry || text.scalars[first] == Glyph.openParen
    let start = isBracketed ? first + 1 : first
    var end = start
    while end < range.upperBound, end - start < 5, Glyph.isHan(text.scalars[end]),
      end == start || isBracketed || !text.followsGap(end)
    {
      end += 1
    }
    if !isBracketed, isTown(text, start..<end), end < range.upperBound,
      text.followsGap(end), isFullName(text, end..<range.upperBound)
    {
      return end - first
    }
    guard end - start >= (isCountry ? 1 : 2), end < range.upperBound,
      isCountry || PlaceWords.regions.contains(text.scalars[end - 1])
    else { return 0 }
    if isBracketed { return Glyph.isCloser(text.scalars[end]) ? end + 1 - first : 0 }
    return text.followsGap(end) && PersonNames.isName(text, end..<range.upperBound)
      ? end - first : 0
  }

  /// Two characters that no name begins with may be a town's, which is named without what it is:
  /// `孝义 林秋水`.
  private static func isTown(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count == 2 && !PersonNames.isSurname(text.scalars[range.lowerBound])
      && !PersonNames.isWord(text.scalars, range)
      && Byline.roles.lengthBeginning(in: text.scalars, range)
        == 0
  }

  private static func isFullName(_ text: PageText, _ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range).count
    return
      (range.count == 3 && pieces == 1 || (2...3).contains(range.count) && pieces == range.count)
      && Surnames.frequent.contains(text.scalars[range.lowerBound])
      && PersonNames.isName(text, range)
  }

  /// Of the characters above those that end names of people as well.
  private static let people: ScalarSet = "师工人民生者"

  /// What the name of a people, or of a place's news or media, ends with: `白族 林秋`, `清融 林秋`.
  private static let sources: ScalarSet = "族讯融"

  /// Offices that people hold.
  static let jobTitles: PhraseList = [
    "市长", "县长", "区长", "省长", "书记", "主任", "主席", "院长", "检察长", "教授", "研究员", "校长", "部长", "局长", "博士",
    "团长", "导演", "编剧", "院士", "所长", "处长", "科长", "司长", "厅长", "台长", "社长", "总编辑", "经理", "董事长", "会长",
    "秘书长", "理事长", "厂长", "矿长", "站长", "队长", "镇长", "乡长", "委员", "代表", "演员", "作家", "诗人", "画家", "律师",
    "市民", "读者", "网友", "村民", "居民", "牧民", "学生", "教师", "职工", "家长", "讲师", "工程师", "医师", "馆长", "园长", "政委",
    "司令员", "参谋长", "战士", "社员", "民兵", "知青", "媒体人", "摄影师", "列车长", "班长", "组长", "护士", "司机", "会计", "个体户",
    "工人", "农民", "军人", "干部", "业主", "用户", "顾客", "乘客", "观众", "听众",
  ]

  /// Whether words begin with a province or its capital, as where a reader writes from:
  /// `兰州 林秋`.
  private static func isProvince(_ text: PageText, _ words: Range<Int>) -> Bool {
    words.count <= 5
      && provinces.lengthBeginning(in: text.scalars, words) > 0
  }

  private static let provinces: PhraseList = [
    "北京", "天津", "上海", "重庆", "河北", "山西", "内蒙古", "辽宁", "吉林", "黑龙江", "江苏", "浙江", "安徽", "福建",
    "江西", "山东", "河南", "湖北", "湖南", "广东", "广西", "海南", "四川", "贵州", "云南", "西藏", "陕西", "甘肃", "青海",
    "宁夏", "新疆", "台湾", "香港", "澳门", "石家庄", "太原", "呼和浩特", "沈阳", "长春", "哈尔滨", "南京", "杭州", "合肥",
    "福州", "南昌", "济南", "郑州", "武汉", "长沙", "广州", "南宁", "海口", "成都", "贵阳", "昆明", "拉萨", "西安", "兰州",
    "西宁", "银川", "乌鲁木齐",
  ]

  /// `实验小学五年级(2)班`: numbers may stand in the name of a class.
  private static func isClass(_ text: PageText, _ words: Range<Int>) -> Bool {
    text.scalars[words.upperBound - 1] == "班"
      && schools.occurs(in: text.scalars, words)
  }

  private static let schools: PhraseList = [
    "小学", "中学", "年级", "学校", "一中", "二中", "高中", "初中", "大学", "学院", "系",
  ]

  /// `256次列车长`: so may they in the name of an office.
  private static func isOffice(_ text: PageText, _ words: Range<Int>) -> Bool {
    Glyph.isDigit(text.scalars[words.lowerBound])
      && jobTitles.lengthEnding(in: text.scalars, words) > 0
      && words.allSatisfy { Glyph.isHan(text.scalars[$0]) || Glyph.isDigit(text.scalars[$0]) }
  }

  /// Whether □ stands right before a place.
  private static func isMarked(_ text: PageText, _ place: Int) -> Bool {
    place > 0 && Glyph.isBylineMark(text.scalars[place - 1])
  }

  private static let organisationEndings: ScalarSet =
    "省市县区乡镇村局厂校院系社队部处站所组司厅委矿场行办会馆心巷街路里庄屯堡埠坪园台室报店学团府网联科股班连营旅署协课刊族讯融师工人民生者户级届"

  /// What the names of a city's quarters end with.
  private static let streets: PhraseList = ["街道"]

  /// Whether somebody signs with where he is from right before his role: `清水县河口乡读者 林秋`.
  static func isReader(_ text: PageText, _ range: Range<Int>) -> Bool {
    if isNameless(text, range) { return true }
    guard (7...30).contains(range.count), range.dropFirst().contains(where: text.followsGap),
      let byline = Byline(text, range), byline.people.count == 1,
      let role = byline.people[0].role, role.lowerBound >= range.lowerBound + 2,
      role.upperBound == byline.people[0].name.lowerBound, text.followsGap(role.upperBound),
      PersonNames.isUsual(text.scalars, byline.people[0].name)
    else { return false }
    let place = range.lowerBound..<role.lowerBound
    return organisationEndings.contains(text.scalars[place.upperBound - 1])
      && place.allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// `庆丰小区 一居民`: whether who wrote wants no name printed.
  static func isNameless(_ text: PageText, _ range: Range<Int>) -> Bool {
    (4...14).contains(range.count) && nameless.lengthEnding(in: text.scalars, range) > 0
  }

  private static let nameless: PhraseList = [
    "一读者", "一市民", "一居民", "一村民", "一家长", "一业主", "一乘客", "一位读者", "一位市民", "一位居民", "一位村民", "一位家长", "一位业主",
    "一位乘客", "一位学生家长", "一学生家长", "一青工", "一青年", "一学生", "一农民", "一教师", "一位教师", "一位农民", "一位职工",
    "一位老人", "一位顾客", "一群众", "一职工", "一名读者", "一名职工", "一名市民",
  ]

  /// Whether a desk signs, or another paper: `工人评论员`, `据《农民日报》`.
  static func isDesk(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard (3...20).contains(range.count), let first = range.first, let last = range.last
    else { return false }
    if text.scalars[first] == "据", text.scalars[first + 1] == Glyph.openTitle {
      return text.scalars[last] == Glyph.closeTitle
    }
    return desks.lengthEnding(in: text.scalars, range) > 0
      && text.pieces(range).allSatisfy { desks.lengthEnding(in: text.scalars, $0) > 0 }
  }

  private static let desks: PhraseList = [
    "评论员", "观察员", "编辑部", "报道组", "通讯组", "调研组", "课题组", "写作组", "编写组", "批判组", "社论",
  ]

  /// `——编者`: the desk signs.
  static func isEditor(_ text: PageText, _ range: Range<Int>) -> Bool {
    var first = range.lowerBound
    while first < range.upperBound, text.scalars[first] == Glyph.dash { first += 1 }
    let name = first..<range.upperBound
    return !name.isEmpty
      && editors.lengthStanding(in: text.scalars, at: first, end: range.upperBound) == name.count
  }

  private static let editors: PhraseList = [
    "编者", "编辑", "本报编辑部", "编辑部", "本报编辑", "本刊编辑", "本刊编者", "本刊编辑部", "译者", "作者",
  ]

  /// `县城东街部分居民`: readers who sign without their names.
  static func areReaders(_ text: PageText, _ range: Range<Int>) -> Bool {
    (3...16).contains(range.count) && readers.lengthEnding(in: text.scalars, range) > 0
  }

  private static let readers: PhraseList = [
    "部分居民", "部分村民", "部分职工", "部分业主", "部分家长", "部分群众", "部分市民", "部分读者", "部分教师", "全体村民", "全体居民", "全体职工",
    "一读者", "一群众", "一市民", "一居民", "一村民", "一职工", "热心读者", "热心市民",
  ]

  /// Whether a stretch is the name of a body: `市供电公司`.
  static func isInstitution(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count >= 4
      && range.allSatisfy {
        Glyph.isHan(text.scalars[$0]) && !ofSentences.contains(text.scalars[$0])
      }
      && institutions.lengthEnding(in: text.scalars, range) > 0
      && !oneOfThem.occurs(in: text.scalars, range)
      && PlaceWords.homes.lengthBeginning(in: text.scalars, range) == 0
  }

  /// Whether a stretch is the name of a party committee or another body that signs above the
  /// government.
  static func isCommittee(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count >= 4 && range.allSatisfy { Glyph.isHan(text.scalars[$0]) }
      && committees.lengthEnding(in: text.scalars, range) > 0
  }

  private static let committees: PhraseList = [
    "省委", "市委", "地委", "州委", "县委", "区委", "党委", "党组", "总工会", "妇联", "工会", "主席团",
  ]

  /// Whether a stretch holds the names of one body or a few, apart by blanks.
  static func areInstitutions(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard institutions.lengthEnding(in: text.scalars, range) > 0 else { return false }
    let pieces = text.pieces(range)
    return pieces.count <= 3
      && pieces.allSatisfy {
        isInstitution(text, $0) || pieces.count > 1 && desks.lengthEnding(in: text.scalars, $0) > 0
      }
  }

  /// What stands in no body's name.
  private static let ofSentences: ScalarSet = "是了们把被她他它席"

  /// `一张证开起一家店`: any body, and none by name.
  private static let oneOfThem: PhraseList = ["一家", "一个", "一座", "一所"]

  /// Words that end the name of one who signs.
  private static let institutions: PhraseList = [
    "局", "管理所", "派出所", "研究所", "税务所", "司法所", "供电所", "工商所", "收费所", "委员会", "公司", "中心", "办公室", "法院",
    "检察院", "银行", "支队", "大队", "协会", "编辑部",
    "人民政府", "管理处", "学校", "大学", "医院", "总队", "指挥部", "领导小组", "有限公司", "供电公司",
    "报道组", "通讯组", "群工部", "广播站", "宣传部", "宣传科", "报道员", "文化馆", "文化站",
    "厂", "店", "农场", "林场", "学院", "商场", "集团", "门市部", "服务部", "经营部", "合作社", "宾馆", "酒店", "电视台",
    "电台", "报社", "杂志社", "出版社", "筹备组", "筹备处",
    "福利院", "敬老院", "养老院", "幼儿园", "小学", "中学", "卫生院", "卫生室", "保健院", "图书馆", "博物馆", "美术馆", "纪念馆", "办事处",
    "村委会", "居委会", "基金会", "联合会", "红十字会", "研究会", "促进会", "慈善总会", "残联", "工商联", "气象台", "工作站", "服务站",
    "救助站", "供销社", "信用社", "联社", "车站",
    "党校", "事务所", "总站", "拍卖行",
  ]
}
