import IssueParser
import Testing

/// Who signs and with what before or behind the name: where he is from, what he is, how many sign
/// with him; and words that stand where names do and are none.
@Suite struct SignerTests {
  private static let body = "走进清水镇稻渔综合种养基地，金黄的稻穗压弯了腰，空气里弥漫着阵阵稻香，种粮大户十分高兴。"

  /// The names of a letter's authors, whose last line is `signature`, above a report.
  private func signers(_ signature: String) -> [[String]] {
    Outline.page(
      "稻种为什么不出苗", "编辑同志：今年春天我从镇上买回三百斤稻种，下到田里半个月还没有出苗，请报社帮助查一查。", signature,
      "县医院迁入新楼", "本报讯（记者 陈平）昨天，县医院迁入新楼，当天门诊病人四百多名，各科室秩序井然。"
    ).authorNames
  }

  @Test(
    "a signature tells where and what somebody is, or how many sign with him",
    arguments: [
      ("（清水县河口乡 林友梅 等十七户农民）", ["林友梅"]), ("（清水县河口乡 林友梅等7名村民）", ["林友梅"]),
      ("（双柳矿区 退休工人 雒建春）", ["雒建春"]), ("（清水林场 下岗职工 雒建春）", ["雒建春"]), ("（周家埠 林友梅）", ["林友梅"]),
      ("清水县河口乡读者 林友梅", ["林友梅"]), ("清水县文化馆通讯员 林友梅", ["林友梅"]),
      ("（清水县广播站 通讯组）", []), ("（鱼晓芹）", ["鱼晓芹"]), ("编 者", []), ("（编者）", []), ("（本报编辑 整理）", []),
    ])
  func signatures(_ signature: String, _ names: [String]) {
    #expect(signers(signature) == [names, ["陈平"]])
  }

  @Test(
    "behind the last sentence, too",
    arguments: [
      ("（鱼晓芹）", ["鱼晓芹"]), ("（砚方）", ["砚方"]), ("（编者）", []), ("（本报综合）", []), ("（辑录）", []),
    ])
  func behindSentences(_ signature: String, _ names: [String]) {
    let page = Outline.page("清水镇稻谷飘香", Self.body + signature, "县城办灯会", "昨天，" + Self.body)
    #expect(page.titles == ["清水镇稻谷飘香", "县城办灯会"])
    #expect(page.authorNames == [names, []])
  }

  @Test(
    "names of four characters, and two whose blank was misplaced",
    arguments: [
      ("记者 乌兰高云", ["乌兰高云"]), ("记者 李明 尼玛石林", ["李明", "尼玛石林"]), ("记者 邓丽 曲比 木呷", ["邓丽", "曲比木呷"]),
      ("记者 周慧郝 东山", ["周慧", "郝东山"]), ("记者 周慧 东山", ["周慧", "东山"]),
    ])
  func names(_ authors: String, _ names: [String]) {
    let page = Outline.page("清水镇稻谷飘香", "本报讯（\(authors)）" + Self.body)
    #expect(page.authorNames == [names])
  }

  @Test(
    "a reporter's house may come with a column's name",
    arguments: ["新华社“新视野”记者 林秋水 欧阳静", "本报“民生线”记者 林秋水 欧阳静", "中新社“东西问”记者 林秋水 欧阳静"])
  func columns(_ byline: String) {
    let page = Outline.page("一口井的变迁", "清水河边一个村庄的饮水往事", byline, Outline.essay)
    #expect(page.authorNames == [["林秋水", "欧阳静"]])
  }

  @Test("a second author with where he is from stands below the first, who has a mark")
  func colleagues() {
    let page = Outline.page(
      "“小药箱”装着大民生", "□ 中共清水县委党校 林友梅\n河口镇党委 周 原", Self.body + Self.body)
    #expect(page.authorNames == [["林友梅", "周原"]])
  }

  @Test(
    "who held a speech stands below where and when he held it",
    arguments: ["清水市人民政府市长 林友梅", "市中级人民法院院长 林友梅", "林友梅"])
  func speakers(_ speaker: String) {
    let page = Outline.page(
      "政府工作报告", "——2003年2月26日在清水市第三届人民代表大会第四次会议上", speaker, "（上接1版）",
      "各位代表：我代表市人民政府，向大会作工作报告，请予审议，并请市政协各位委员提出意见。")
    #expect(page.titles == ["政府工作报告"])
    #expect(page.authorNames == [["林友梅"]])
  }

  @Test("an author stands below a headline that answers what it asks")
  func answers() {
    let page = Outline.page(
      "县医院迁入新楼", "本报讯（记者 陈平）昨天，县医院迁入新楼，当天门诊病人四百多名。",
      "春困吃什么？荠菜“三鲜饺”", "市中医院治未病科　逄 小 梅", "立春前后，人容易犯困，中医称之为“春困”，推荐您多吃荠菜。")
    #expect(page.authorNames.last == ["逄小梅"])
  }

  @Test("a name of usual characters signs above a report")
  func usualCharacters() {
    let page = Outline.page(
      "清水镇稻谷飘香", Self.body, "张志高", "新华社北京四日电　全国小麦主要产区今年春季田间管理工作做得比往年都早，劲头都大。")
    #expect(page.authorNames.first == ["张志高"])
  }

  @Test("who collected what others said signs, and what he did is no name")
  func collectors() {
    let page = Outline.page(
      "老乡的话", "“给钱给物，不如给个好支部。”大岭沟村的老支书说。", "“从前怕干部上门，如今怕干部不上门。”他的老伴说。",
      "（林友梅 搜集）", "我市公布人才新政", Outline.report)
    #expect(page.authorNames.first == ["林友梅"])
  }

  @Test("a reader's column and an apology are nobody's names", arguments: ["读者热线", "读者点题", "致 歉"])
  func noNames(_ line: String) {
    let page = Outline.page(
      "清水镇稻谷飘香", Self.body, line, "本报4月2日二版刊登的照片，因作者误拍，地点有误，特此说明，并向读者表示歉意。")
    #expect(page.authorNames.flatMap { $0 } == [])
  }

  @Test("a role may have a name of Latin letters behind it")
  func latinNames() {
    let page = Outline.page(
      "一口井的变迁", "本报记者 林秋水 通讯员 John Smith", Outline.essay, "县医院迁入新楼",
      "新华社记者 Mary O'Neill", Outline.essay)
    #expect(page.titles == ["一口井的变迁", "县医院迁入新楼"])
    #expect(page.authorNames == [["林秋水", "John Smith"], ["Mary O'Neill"]])
  }

  @Test("another paper's name in its marks comes before its reporter")
  func papers() {
    let page = Outline.page(
      "一口井的变迁", "□ 本报记者 林秋", "《清水电力报》记者 欧阳静", Outline.essay)
    #expect(page.authorNames == [["林秋", "欧阳静"]])
  }

  @Test("behind the mark of a byline the post may stand alone, the name below it")
  func posts() {
    let page = Outline.page(
      "让绿水青山带来笑颜", "□ 县委党校副校长\n林友梅", Self.body + Self.body)
    #expect(page.titles == ["让绿水青山带来笑颜"])
    #expect(page.authorNames == [["林友梅"]])
  }

  @Test("who signs stands before where the article goes on")
  func aboveJumps() {
    let page = Outline.page(
      "清水镇稻谷飘香", Self.body + "（鱼晓芹）（下转3版）", "县城办灯会", "昨天，" + Self.body)
    #expect(page.authorNames == [["鱼晓芹"], []])
    #expect(page.articles[0].continuesOnPage == PageNumber(3, letter: nil))
  }

  @Test("two names below a whole paragraph sign it, though prose stands below")
  func amongColumns() {
    let page = Outline.page(
      "清水镇稻谷飘香", Self.body, "周友梅 陈海燕", "在资金极其紧张的情况下，县里拿出一百万元，建起了一批信报箱，方便居民取信。")
    #expect(page.authorNames.first == ["周友梅", "陈海燕"])
    #expect(page.unassigned.isEmpty)
  }

  @Test("a word in brackets behind a sentence signs nothing", arguments: ["（掌声）", "（笑声）", "（下同）"])
  func words(_ remark: String) {
    let page = Outline.page("在全县劳模大会上的讲话", Self.body + remark, Self.body)
    #expect(page.authorNames == [[]])
  }

  @Test("who wants no name printed signs the letter all the same")
  func nameless() {
    let page = Outline.page(
      "小区“飞线”充电何时休", "我们小区没有充电的地方，不少住户从楼上扯下电线给车充电，夏天一下雨直冒火花，看着就让人害怕。恳请有关部门帮助我们建一个集中充电点。",
      "东岭区 一位业主", "我市开会", Outline.report)
    #expect(page.titles == ["小区“飞线”充电何时休", "我市开会"])
    #expect(page.articles.first?.blocks.last?.role == .byline)
  }

  @Test("the paper that a text was taken from ends it, in brackets in a line of its own")
  func takenFrom() {
    let page = Outline.page(
      "夏季吃姜 这三类人要当心", "俗话说，冬吃萝卜夏吃姜。专家提醒，阴虚火旺的人、痔疮患者和胃溃疡患者要少吃姜。", "（据《生活与健康》）", "高考过后 别让狂欢伤了身",
      Outline.report)
    #expect(page.titles == ["夏季吃姜 这三类人要当心", "高考过后 别让狂欢伤了身"])
    #expect(page.articles.first?.blocks.last?.role == .byline)
  }

  @Test("a street and a trade stand before who wrote a letter, and who wants no name has none")
  func letters() {
    let page = Outline.page(
      """
      广场上的健身器材谁来修
      编辑同志：我是清水公园的常客。去年公园广场安装了一批健身器材，深受大家欢迎，可不到一年踏板就掉了。
      梧桐街道 退休教师 钱伯年
      夜排档油烟呛人
      编辑同志：天气一热，北门的夜排档又摆出来了，油烟直往楼上窜，我们不敢开窗。
      （庆丰小区 一居民）
      """)
    #expect(page.titles == ["广场上的健身器材谁来修", "夜排档油烟呛人"])
    #expect(page.authorNames == [["钱伯年"], []])
  }

  @Test("a home for children gives notice above the day")
  func home() {
    let page = Outline.page(
      "寻亲公告", "2021年5月27日6时30分，在清水市人民医院门诊楼东侧长椅上发现女婴一名。请其亲生父母持有效证件前来认领。",
      "联系人：郑老师 电话：2665109", "清水市儿童福利院", "2021年6月8日", "注销公告", "清水市农机合作社经成员大会决议，申请注销登记。")
    #expect(page.titles == ["寻亲公告", "注销公告"])
    #expect(
      page.articles[0].blocks.filter { $0.role == .byline }.map(\.text) == [
        "清水市儿童福利院", "2021年6月8日",
      ])
  }

  @Test("a body in brackets signs above a short headline with its report")
  func bodyInBrackets() {
    let page = Outline.page(
      "本报讯 我厂工人造出新机床，精度提高一倍，受到用户欢迎。", "（河东机械厂报道组）", "登山队员重返训练营地",
      "新华社北京4月11日电 我国登山队员昨日重返训练营地，开始新一轮体能训练。")
    #expect(page.titles == [nil, "登山队员重返训练营地"])
    #expect(page.articles[0].blocks.last?.role == .byline)
  }

  @Test("a reader who calls is none who wrote, however the line breaks off")
  func callers() {
    let page = Outline.page(
      "老人走失三小时 面馆老板留饭",
      "读者王女士来电：昨天中午，一位八十\n多岁的老人在我家面馆门口转悠，问家在\n哪也说不清。记者赶到时，老人正在吃面。\n下午一点，老人的儿子把父亲接了回去。",
      "（记者 周正 线索费50元）")
    #expect(page.authorNames == [["周正"]])
    #expect(page.articles.map { $0.blocks.first { $0.role == .body }?.lines.first?.first } == [3])
  }

  @Test(
    "whom the paper asked, and which office foretold the weather, ends an article",
    arguments: ["（答疑专家：市二院心内科 康永）", "（市气象台提供）"])
  func sources(signature: String) {
    let page = Outline.page(
      "冬季用药三问", "预防脑梗要靠长期控制血压、血脂、血糖。", signature, "清晨，渭水县黑鹰沟的山道上，五十一岁的李桂背着药箱，深一脚浅一脚地走着。")
    #expect(page.articles.count == 2)
    #expect(page.articles[0].blocks.last?.role == .byline)
    #expect(page.authorNames == [[], []])
  }

  @Test("who leads a column of questions is named behind a colon")
  func hosts() {
    let page = Outline.page(
      "果树冬剪怎么办", "主持人：本报记者 苗青", "陕西白水读者雷先生问：我的矮化园今年结果少，树却长疯了，冬剪该怎么办？")
    #expect(page.authorNames == [["苗青"]])
  }

  @Test("who provided prices signs them; the school below gives the notice")
  func providers() {
    let page = Outline.page(
      "本周农贸市场零售价", "猪肉 12.00\n活鸡 16.00\n白菜 1.20\n香蕉 1.60", "（州物价局提供）", "清水民族中等专业学校",
      "1998年招生补录通知", "经州教委批准，我校农村财会专业尚有少量余额，面向全州补录应届初中毕业生。")
    #expect(page.articles[0].blocks.last?.role == .byline)
    #expect(page.titles == ["本周农贸市场零售价", "清水民族中等专业学校 1998年招生补录通知"])
  }

  @Test("an auctioneer signs above the next notice; readers who have their say are nobody's name")
  func auctioneers() {
    let page = Outline.page(
      "拍卖公告", "受清水县人民法院委托，定于9月15日上午10时公开拍卖东风货车两辆。有意者请办理登记。", "清水县拍卖行", "遗失声明",
      "林秋水遗失居民身份证一份，声明作废。")
    #expect(page.titles == ["拍卖公告", "遗失声明"])
    let letters = Outline.page(
      "## 全县春耕备耕工作启动", Outline.report, "读者有话说", "## 健身器材也该体检",
      "编辑同志：我家住在河边，每天早上去锻炼，器材坏了没人修。", "读者 翟为民")
    #expect(letters.authorNames == [["李明"], ["翟为民"]])
    #expect(letters.unassigned.map(\.text) == ["读者有话说"])
  }

  @Test("a name alone between blanks is an author's where two others stand on the page so")
  func likeOthers() {
    let page = Outline.page(
      "# 谷雨的针脚", "祁晚晴", Outline.essay, "# 山中秋信", "武云帆", Outline.essay, "# 老街的剃头匠", "林秋水", "井",
      Outline.essay)
    #expect(page.authorNames == [["祁晚晴"], ["武云帆"], ["林秋水"]])
  }

  @Test("who taught the pupil that wrote stands below the pupil's name")
  func teacherBelow() {
    let page = Outline.page(
      "# 奶奶的酸菜缸", "清水市建设路小学五（1）班 林秋水\n指导教师：周原", Outline.essay)
    #expect(page.authorNames == [["林秋水"]])
    #expect(page.articles[0].blocks.map(\.role) == [.title, .byline, .body])
  }

  @Test("who answered signs, and what he did is no name")
  func answered() {
    let page = Outline.page("# 叶子发黄怎么办", Outline.essay, "（市蔬菜研究所高级农艺师 林秋水解答）")
    #expect(page.authorNames == [["林秋水"]])
  }

  @Test(
    "a column of reporters, an office and how many poems there are are nobody's names",
    arguments: ["本报记者在一线", "（市科协）", "（童诗二首）"])
  func nobody(line: String) {
    #expect(Outline.page("# 叶子发黄怎么办", line, Outline.essay).authorNames == [[]])
  }

  @Test("two who give notice sign it, each in a line")
  func twoInstitutions() {
    let page = Outline.page(
      "# 迁坟公告", "因工程建设需要，请有关单位和个人于月底前到镇政府登记并迁移，逾期按无主坟处理。",
      "石羊镇人民政府\n清水高速连接线项目指挥部", "# 招标公告", Outline.essay)
    #expect(page.titles == ["迁坟公告", "招标公告"])
    #expect(page.articles[0].blocks.filter { $0.role == .byline }.count == 2)
  }

  @Test("who asks is no author of the column")
  func readerWhoAsks() {
    let page = Outline.page(
      "### 中考咨询台", "问：我儿子户口在外省，在清水读了三年初中，能报考这里的高中吗？（安 峪区 甄先生）",
      "答：能。随迁子女凭学籍、居住证和父母一方的务工或社保证明，可与本地考生享有同等录取政策。")
    #expect(page.titles == ["中考咨询台"])
    #expect(page.authorNames == [[]])
  }

  @Test("who told the story and who wrote it down share a byline")
  func toldAndWritten() {
    let page = Outline.page("# 一张毕业照 二十七个教书人", "林秋水 口述 周原 整理", Outline.essay)
    #expect(page.titles == ["一张毕业照 二十七个教书人"])
    #expect(page.authorNames.map { Set($0) } == [["林秋水", "周原"]])
  }

  @Test("others who wrote stand right below the first, and a teacher below a pupil who signs")
  func othersBelow() {
    let many = Outline.page(
      "# 同心聚力再出发", "□ 本报记者 林秋水\n周小芳 秦伟", Outline.essay)
    #expect(many.authorNames == [["林秋水", "周小芳", "秦伟"]])
    let pupil = Outline.page(
      "# 那个下雨的傍晚", Outline.essay, "市第三中学初二（6）班 林秋水\n指导教师：周原", "# 外婆的菜园子", Outline.essay)
    #expect(pupil.articles[0].blocks.map(\.role) == [.title, .body, .byline, .byline])
  }

  @Test("a diary of reporters and any shop are nobody's names", arguments: ["记者日记", "一张证开起一家店"])
  func noSigner(line: String) {
    let page = Outline.page("# 同心聚力再出发", Outline.report, line, "# 我市推行一业一证改革", Outline.report)
    let blocks = page.articles.flatMap(\.blocks) + page.unassigned
    #expect(blocks.contains { $0.text == line && $0.role != .byline })
  }
}
