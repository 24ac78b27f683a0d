import ChineseText

/// What a label announces.
enum LabelKind: Equatable {
  case registration, postal, web, email, phone, hotline, address, zip, printer, account
  /// What only the imprint of a paper has: 社址, 广告许可证.
  case imprint
  case publisher, furniture
  case people(ColophonRole)
}

// Fields that stand after a label: `责编:`, `邮发代号:`, `新闻热线:`.

extension FrontScanner {
  /// A label with its value, the colon between them present or not.
  func labelled(at place: Int) -> FrontToken? {
    if let word = peopleLabel(at: place) {
      let value = skipColon(word.end)
      let list = NameList.read(self, from: value, isSure: value > word.end)
      if let list {
        return FrontToken(
          kind: .people(word.role, list.names), range: place..<list.end,
          strength: !word.isSure
            ? .weak : value > word.end || word.isFullLabel ? .strong : .medium)
      }
      if value > word.end {
        return FrontToken(
          kind: .people(word.role, []), range: place..<value,
          strength: word.isSure ? .medium : .weak)
      }
    }
    guard let label = label(at: place) else { return nil }
    return self.value(of: label.kind, at: label.end, from: place)
  }

  /// The role that a label such as `本版责编` names; not sure where credits of stories and pictures
  /// bear the same label.
  func peopleLabel(
    at place: Int
  ) -> (role: ColophonRole, end: Int, isFullLabel: Bool, isSure: Bool)? {
    var index = place
    var hasPrefix = false
    while let next = FrontScanner.rolePrefixes.end(stream.folded, at: index, end: end) {
      index = next
      hasPrefix = true
    }
    // `值班` is a label itself where no other follows it.
    guard
      let word = FrontScanner.roles.match(stream.folded, at: index, end: end)
        ?? FrontScanner.roles.match(stream.folded, at: place, end: index)
    else { return nil }
    var stop = word.end
    // 组版/校对 and the like: the first role is what the page's fields are for.
    while scalar(stop) == 0x2F || scalar(stop) == 0x3001,
      let next = FrontScanner.roles.match(stream.folded, at: stop + 1, end: end)
    {
      stop = next.end
    }
    if FrontScanner.notAfterRole.contains(scalar(stop)), !beginsName(behindRole: stop) {
      return nil
    }
    let isFull = hasPrefix || stop - place >= 4 || FrontScanner.sure(word.meaning)
    let isShared =
      word.meaning == .other
      || FrontScanner.sharedRoles.end(stream.folded, at: index, end: word.end) == word.end
    return (word.meaning, stop, isFull, !isShared)
  }

  /// `版式设计 和志刚`: behind a blank 和 is a surname, usual in the south-west.
  private func beginsName(behindRole place: Int) -> Bool {
    scalar(place) == "和" && stream.gaps[place] != .none && place + 1 < end
      && stream.gaps[place + 1] == .none
  }

  private static func sure(_ role: ColophonRole) -> Bool {
    role == .proofreader
  }

  static let rolePrefixes = KeywordTable(
    "本版 本期 今日 值班 本报 执行 特约 见习 实习 一版 二版 三版 四版 五版 六版 七版 八版")
  private static let sharedRoles = KeywordTable("设计 美术")
  private static let notAfterRole: ScalarSet = "部室办们中的在与是和工"
  static let roles = KeywordTable<ColophonRole>([
    ("组版 版式 版式设计 版面设计 版面 美编 美术编辑 排版 制版 美术设计 版面编辑 美编设计 排版设计 版式编辑 拼版 照排", .layout),
    ("设计 美术 视觉", .layout),
    ("责编 责任编辑 编辑 责任编缉 责任编审 文字编辑 责任编", .editor),
    ("校对 检校 责校 校检 审校 责任校对 校对员 校稿 校", .proofreader),
    (
      """
      主编 副主编 执行主编 编审 审读 终审 初审 复审 一审 二审 三审 一读 二读 三读 签发 监制 策划 组稿 统稿 统筹 总监 编委 主任 副主任 总编辑 总编 \
      副总编 副总编辑 社长 值班主任 值班编委 值班 图片编辑 图编 制图 绘图 摄影编辑 审核 值班总编 值班主编 值班编辑 部门主任 首席编辑 检查 图片 题图 插图 \
      尾花
      """, .other
    ),
  ])

  /// A label of another kind at `place`: a word that needs no colon, or Chinese characters before
  /// a colon that end in such a word.
  func label(at place: Int) -> (kind: LabelKind, end: Int)? {
    if let word = FrontScanner.labels.match(stream.folded, at: place, end: end),
      !(0x4E00...0x9FFF).contains(scalar(word.end)) || word.meaning == .address
        || word.meaning == .imprint || word.meaning == .publisher
    {
      return (word.meaning, skipColon(word.end))
    }
    guard looks[place].contains(.nearColon), isWordStart(place) else { return nil }
    let run = hanEnd(place, limit: 13)
    guard run > place, scalar(run) == 0x3A, isOneWord(place, run), !holdsDepartment(place, run),
      !holdsLabel(place, run), !endsName(place, run)
    else { return nil }
    guard let word = FrontScanner.labels.matchSuffix(stream.folded, start: place, end: run) else {
      return nil
    }
    if word.meaning == .phone || word.meaning == .email,
      FrontScanner.strangers.matchSuffix(stream.folded, start: place, end: word.start) != nil
    {
      return nil
    }
    return (word.meaning, skipColon(run))
  }

  /// Whose telephones and addresses are no desk's: `报名电话`.
  private static let strangers = KeywordTable(
    "报名 咨询 预约 订票 购票 售票 招商 监督 举报 投诉 服务 客服 加盟 应聘 招聘 求助 租赁 销售 订餐 受理 订购 预订 售楼 会务")

  /// Whether a whole label begins after a blank or line end inside a range.
  private func holdsLabel(_ start: Int, _ stop: Int) -> Bool {
    (start + 1..<max(start + 1, stop)).contains { place in
      stream.gaps[place] != .none
        && FrontScanner.labels.match(stream.folded, at: place, end: stop)?.end == stop
    }
  }

  /// Whether a word of four characters or more stands behind a blank and the character at `start`,
  /// which is the last of a name then: `版式:林 秋 投稿电话:`.
  private func endsName(_ start: Int, _ stop: Int) -> Bool {
    stop - start >= 5 && stream.gaps[start + 1] != .none
      && (start + 2..<stop).allSatisfy { stream.gaps[$0] == .none }
  }

  /// Whether a desk's name begins inside a range, so that the label begins there and not before.
  private func holdsDepartment(_ start: Int, _ stop: Int) -> Bool {
    departments.contains { desk in
      (start + 1..<max(start + 1, stop)).contains { place in
        place + desk.count <= stop
          && stream.folded[place..<place + desk.count].elementsEqual(desk)
      }
    }
  }

  static let labels = KeywordTable<LabelKind>([
    (
      """
      国内统一连续出版物号 连续出版物号 出版物号 国内统一刊号 统一刊号 国内刊号 刊号 国内统一书号 登记证号 登记证 \
      出管字第 出登字第 出准字第 报登字第
      """, .registration
    ),
    ("邮发代号 邮政代号 邮局代号 国内邮发代号 国外发行代号 国外代号 邮发 代号", .postal),
    ("新闻网 在线 新闻在线 网址 网站 官网 网 电子版 数字报 客户端 本网网址", .web),
    ("电子邮箱 电子信箱 邮箱 信箱 电子邮件 邮件 投稿邮箱 投稿信箱 来稿邮箱 来稿信箱 投稿 e-mail email mail", .email),
    ("电话 联系电话 编辑部电话 传真 手机 电话号码 tel fax", .phone),
    (
      "广告部 广告科 发行部 发行科 总编室 编辑部 编辑科 群工部 采通部 记者部 通联部 值班室 总机 热线 新闻热线 读者热线 晚报热线 报料热线 广告热线 发行热线 订阅热线 投递热线 服务热线 广告电话 发行电话 订报电话 新闻电话 报料电话 专线",
      .hotline
    ),
    ("地址 来信请寄 来稿请寄 投稿请寄", .address),
    ("印数 发送对象 发送范围 社址 校址 报社地址 本报地址 广告许可证 广告经营许可证 广告许可证号 准印证号 准印证", .imprint),
    ("邮编 邮政编码", .zip),
    ("印刷 承印 印刷厂 印刷单位 承印单位 印刷地址 印刷者", .printer),
    ("电报挂号 电报 微信 公众号 微信公众号 微博 官方微博 抖音 qq 微信号 视频号 qq群 issn 法律顾问 报头题字 题字", .account),
    ("主办 主管 出版 编辑出版 主办单位 主管单位 出版单位 编印", .publisher),
    ("零售价 零售 定价 售价 单价 每份 报价 天气 气温 今日天气 创刊", .furniture),
  ])

  /// The value that a label at `start` announces, expected at `place`.
  private func value(of kind: LabelKind, at place: Int, from start: Int) -> FrontToken? {
    func token(_ kind: FrontToken.Kind, _ end: Int, _ strength: FrontToken.Strength) -> FrontToken {
      FrontToken(kind: kind, range: start..<end, strength: strength)
    }
    switch kind {
    case .registration, .postal:
      if place < end, let found = serial(at: place, label: kind) {
        let isForeign = kind == .postal && stream.folded[start..<place].contains(Glyph.of("外"))
        return token(isForeign ? .furniture : found.kind, found.range.upperBound, .strong)
      }
      return place - start >= 3 ? token(.furniture, place, .medium) : nil
    case .web, .email:
      guard place < end else { return nil }
      let found = address(at: place, isMail: kind == .email)
      if let found { return token(found.kind, found.range.upperBound, .medium) }
      return place - start >= 3 ? token(.contact, place, .weak) : nil
    case .phone, .hotline:
      let isSure = stream.folded[place - 1] == 0x3A
      // `电话:编辑部 23781`: the label, and whose the number is.
      let whose = isSure ? FrontScanner.labels.match(stream.folded, at: place, end: end) : nil
      let whole = phoneEnd(at: place, isSure: isSure)
      let first = whole == nil && whose?.meaning == .hotline ? whose?.end ?? place : place
      guard let next = whole ?? phoneEnd(at: first, isSure: isSure) else { return nil }
      let number = stream.foldedText(first..<next)
      return token(
        kind == .phone ? .phone(number) : .hotline(number), isSure ? pastMorePhones(next) : next,
        namesNewsline(start..<place) ? .strong : .medium)
    case .zip:
      guard let (_, next) = digits(at: place, limit: 6), next == place + 6 else { return nil }
      return token(.contact, next, .medium)
    case .address, .imprint, .printer, .account:
      let next = restOfWord(at: place, isLong: kind == .address || kind == .imprint)
      guard next > place else { return nil }
      let isSure = kind == .imprint && stream.folded[place - 1] == 0x3A
      return token(.contact, next, isSure ? .strong : .weak)
    case .publisher:
      guard place < end, stream.folded[place - 1] == 0x3A || isWordStart(place),
        let found = named(at: place)
      else { return nil }
      return token(found.kind, found.range.upperBound, found.strength)
    case .furniture: return token(.furniture, place, .weak)
    case .people: return nil
    }
  }

  /// Whether a label names a telephone that only a newspaper has: `新闻热线:`, `读者热线`.
  private func namesNewsline(_ label: Range<Int>) -> Bool {
    let stop = label.last.map { stream.folded[$0] == 0x3A ? $0 : $0 + 1 } ?? label.upperBound
    return FrontScanner.newslines.matchSuffix(
      stream.folded, start: label.lowerBound, end: stop) != nil
  }

  private static let newslines = KeywordTable("新闻热线 读者热线 报料热线 晚报热线 广告热线")

  /// The place after a run without blanks; an address may hold blanks up to the next label.
  private func restOfWord(at place: Int, isLong: Bool) -> Int {
    var index = place
    while index < end, index - place < 40 {
      if index > place, stream.gaps[index] != .none {
        if !isLong || stream.gaps[index] == .lineBreak { break }
        if label(at: index) != nil || peopleLabel(at: index) != nil { break }
      }
      index += 1
    }
    return index
  }
}
