import IssueParser
import Testing

/// Headlines, and who wrote, behind the bodies that they are of; and small forms that such pages
/// and others have.
@Suite struct BehindBodiesTests {
  private static let persimmons =
    "老家的院子里有一棵柿子树，是祖父年轻时种下的。每到霜降，满树的柿子像红灯笼，祖母便搬来梯子，一个一个摘下来，削了皮晒成柿饼。"
  private static let ferry =
    "渡口的水很浅，撑船的老人姓马，撑了四十年的船。乡亲们赶集、上学、走亲戚，都要坐他的渡船。后来修了桥，渡口就冷清了。"
  private static let snow =
    "一夜之间，山村就白了。推开门，雪没过脚踝，狗在雪地里撒欢，孩子们堆起雪人，父亲拿着扫帚从院里一直扫到村口。"

  @Test("who wrote stands below the headline, and both behind their own body")
  func authors() {
    let page = Outline.page(
      Self.persimmons, "本报讯（记者 陈平）昨天，县医院迁入新楼，门诊楼里添了电梯。", Self.ferry, "县医院迁入新楼", "院里的柿子树",
      "□ 林友梅", "渡口与渡船", "□ 周平原")
    #expect(page.titles == ["院里的柿子树", "县医院迁入新楼", "渡口与渡船"])
    #expect(page.authorNames == [["林友梅"], ["陈平"], ["周平原"]])
  }

  @Test("below `（外一首）` stands the poet, whatever the name, and above it what the poem is called")
  func poet() {
    let page = Outline.page(
      """
      谁把最后一枚柿子
      留在枝头
      像一盏不肯熄灭的灯
      等着晚归的人
      雁阵驮走了云
      田野空了下来
      只有父亲
      还弯着腰

      初冬
      （外一首）
      郝一笛
      """, Self.ferry)
    #expect(page.titles.contains("初冬"))
    #expect(page.authorNames.contains(["郝一笛"]))
  }

  @Test(
    "that a story goes on another day is no signature", arguments: ["（未完待续）", "（未完）", "（待续）"])
  func continues(_ remark: String) {
    let page = Outline.page("渡口", "长篇小说连载", "□ 林友梅", Self.ferry + Self.snow, remark)
    #expect(page.articles.first?.blocks.last?.role == .jump)
  }

  @Test("a dash alone is no editor")
  func dash() {
    let page = Outline.page(
      "渡口", "□ 林友梅", Self.ferry, "— —", "县医院迁入新楼", "本报讯（记者 陈平）昨天，县医院迁入新楼。")
    #expect(page.articles.flatMap(\.blocks).filter { $0.role == .byline }.map(\.text) == ["□ 林友梅"])
  }

  @Test("what two counties did are two headlines")
  func counties() {
    let page = Outline.page(
      "本报讯（记者 林秋水）近日，石河县安监局对全县煤矿安装监控系统，井下人员定位联网，矿长带班下井。",
      "本报讯（通讯员 周平）河口县妇联举办培训班，首期农村妇女参加剪纸培训，产品统一销往省城。",
      "石河县：煤矿装上“千里眼”\n河口县八十六名妇女学手艺")
    #expect(page.titles == ["石河县：煤矿装上“千里眼”", "河口县八十六名妇女学手艺"])
  }

  @Test(
    "what kind of meeting was held, or by how much a sum grew, is the rest of the headline above",
    arguments: [
      ("全县脱贫攻坚冬季行动", "推进会召开"), ("全县退役军人就业创业", "现场推进会举行"), ("前三季度全县进出口总值", "增长17.3%"),
    ])
  func rests(_ first: String, _ rest: String) {
    let page = Outline.page(
      "本报讯（记者 林秋水）前三季度全县进出口总值四十亿元，同比增长17.3%。昨日，全县脱贫攻坚冬季行动、退役军人就业创业推进会召开，县长讲话。",
      "本报讯（通讯员 周平）河口县妇联举办培训班，首期农村妇女参加剪纸培训，产品统一销往省城。", first, rest, "八十六名妇女学手艺")
    #expect(page.titles.first == first + rest)
  }

  @Test("a headline too terse to share a pair with its body shares characters with it")
  func characters() {
    let page = Outline.page(
      "本报讯（记者 林秋水）山西省西部的三个县日前商定，一起保护上游的河水，由省里的专家每年来看两次，先在河边种树，再把旧矿关掉。",
      "本报讯（记者 周平）四川的一位姑娘十年前独自来到北京，从给人洗碗做起，如今开了六家饭馆，带着同乡一道过上了好日子。",
      "本报讯（通讯员 陈原）气象台说，入冬以来雨少风大，山林干燥，各乡要日夜有人看山，上坟的人不得点火烧纸。",
      "冬防护林不可松懈", "晋西县县连手护水", "川妹京城创业记")
    #expect(page.titles == ["晋西县县连手护水", "川妹京城创业记", "冬防护林不可松懈"])
  }

  @Test("whom a notice addresses is no headline")
  func addressee() {
    let page = Outline.page(
      """
      公 告

      清水市恒利商贸有限公司：

      本委受理申请人林友梅诉你单位劳动报酬

      争议一案，现已审理终结，依法向你公告送达裁决

      书，自公告之日起六十日内来本委领取，逾期视为

      送达。
      """)
    #expect(page.titles == ["公告"])
    #expect(page.articles.first?.blocks.first { $0.role == .body }?.lines.first?.first == 3)
  }

  @Test("two questions above who wrote are a headline, below a kicker as well")
  func questions() {
    let page = Outline.page(
      "前三季度全县经济运行“成绩单”出炉", "稳在哪里？进在何处？", "本报记者 林秋水",
      "昨日，县统计局发布前三季度全县经济运行情况，地区生产总值同比增长百分之五，工业增加值增长百分之六，投资增长百分之七。")
    #expect(page.titles == ["稳在哪里？进在何处？"])
    #expect(page.articles.first?.kicker == "前三季度全县经济运行“成绩单”出炉")
  }

  @Test("a dot at a line's end behind a Han character ends the sentence")
  func dot() {
    let page = Outline.page(
      """
      县医院迁入新楼
      本报讯 楼前的支管上应由产权单位负责，一
      位姓吴的副科长答应今天派人到现场查看。
      本报将继续关注此事.
      入冬以来，县液化气公司推出送气上门
      服务。图为送气工正在为老人换气。
      本报记者 田野 摄
      """)
    #expect(page.titles == ["县医院迁入新楼"])
    #expect(page.articles.first?.blocks.last?.lines.last?.last == 4)
  }

  @Test("a misread 记者 is no name", arguments: ["汜者", "纪者", "记音"])
  func misreadRole(_ role: String) {
    let page = Outline.page("渡口", Self.ferry, "（\(role) 林友梅）")
    #expect(page.authorNames == [["林友梅"]])
  }

  @Test("where an engine spread lines at random, the short ones of these are not parted either")
  func spreadHeadline() {
    let lines = stride(from: 0, to: Self.long.count, by: 18).enumerated().map { place, start in
      let first = Self.long.index(Self.long.startIndex, offsetBy: start)
      let line = Self.long[first...].prefix(18)
      return place % 2 == 0 ? line.map(String.init).joined(separator: " ") : String(line)
    }
    let page = Outline.page(
      "一 次 “省 事” 的 教 训", "掘 进 一 队   贺 胜 利", lines.joined(separator: "\n\n"))
    #expect(page.titles == ["一次“省事”的教训"])
    #expect(page.authorNames == [["贺胜利"]])
  }

  private static let long = String(
    repeating: "去年腊月二十三我上夜班，快下班的时候，皮带机尾的浮煤堆得老高，按规程应当停机再清，我想着省事，就伸手去掏。", count: 8)

  @Test("who wrote ends the page below the last headline, whatever the name")
  func lastName() {
    let page = Outline.page(
      "□ 林友梅", "渡口与渡船", Self.ferry, "推门见雪，是山里人冬天最平常的事。" + Self.snow, "山村落雪时", "翁立夏")
    #expect(page.articles.flatMap(\.authors).map(\.name).contains("翁立夏"))
  }

  @Test("a name between its own headline and the next, signed one has any surname")
  func seldomSurname() {
    let page = Outline.page(
      "院里的柿子树", "□ 林友梅", Self.persimmons, Self.ferry, "渡口与渡船", "仇晓荷", "春天的信笺（外一首）", "□ 屠岭",
      "一场雨\n把河滩洗了一遍\n柳条垂下来\n蘸着水\n写一封很长的信\n寄给远方")
    #expect(page.articles.flatMap(\.authors).map(\.name).contains("仇晓荷"))
  }

  @Test("a notice below an author whose text stands above begins anew")
  func notice() {
    let page = Outline.page(
      "□ 本报记者 林秋水", Self.ferry + Self.snow, "渡口的一天", "□ 本报记者 林秋水", "拍卖公告",
      "受委托，我公司定于9月20日上午10时公开拍卖旧机动车五辆、报废锅炉两台及配套设施。", "联系电话：6213077 联系人：樊先生")
    #expect(page.titles.contains("拍卖公告"))
    let ranked = Outline.page(
      "## 渡口的一天", "□ 本报记者 林秋水", Self.ferry, "#### 船来船往", Self.snow, "#### 遗失声明",
      "石泉市鑫达物流有限公司遗失营业执照副本，声明作废。")
    #expect(ranked.titles == ["渡口的一天", "遗失声明"])
  }

  @Test("a headline of the page's usual rank has a deck of a lower one below it")
  func rankedDeck() {
    let page = Outline.page(
      "# 经济·社会", "## 减税退税8.9亿元 惠及市场主体2.3万户", "### 我市留抵退税政策红利加速释放",
      "本报讯（记者 林秋水）记者从市税务局获悉，截至5月31日，全市已为2.3万户市场主体办理减税退税8.9亿元，其中增值税留抵退税6.4亿元。",
      "## 县医院迁入新楼", "本报讯（记者 陈平）昨天，县医院迁入新楼。", "## 县中学迁入新楼", "本报讯（记者 陈平）昨天，县中学迁入新楼。")
    #expect(page.titles == ["减税退税8.9亿元 惠及市场主体2.3万户", "县医院迁入新楼", "县中学迁入新楼"])
    #expect(page.articles.first?.subtitle == "我市留抵退税政策红利加速释放")
  }

  @Test("what counts the first of its kind is the front half of a headline")
  func firstOfKind() {
    let page = Outline.page(
      "我市成功实施首例", "机器人辅助膝关节置换术",
      "本报讯（记者 林秋水）日前，市医院骨科团队在手术机器人的辅助下，成功实施我市首例膝关节置换术。")
    #expect(page.titles == ["我市成功实施首例机器人辅助膝关节置换术"])
  }

  @Test("a number behind two characters and a colon is an amount, or a headline's first word")
  func amounts() {
    let page = Outline.page(
      "本报讯（记者 林秋水）记者从石泉市政务服务大厅获悉，该市推行企业开办一窗通，申请人只跑一次，四个小时办结一张执照。",
      "石泉：4小时办好一张“出生证”", "河川区开展校园食品安全检查", "本报讯 连日来，河川区组织执法人员，对学校食堂进行检查。")
    #expect(page.titles == ["石泉：4小时办好一张“出生证”", "河川区开展校园食品安全检查"])
  }

  @Test("a motto in halves that welcomes a congress is the page's, and a report's headline is not")
  func congress() {
    let page = Outline.page(
      "## 全市政法工作会议召开", "本报讯（记者 林秋水）昨日，全市政法工作会议召开，部署全年工作。", "贯彻落实十九大 转型发展谱新篇",
      "会上，有关部门与各县签订了综合治理工作责任书。", "## 我市一季度集中开工项目86个", Outline.report)
    #expect(page.titles == ["全市政法工作会议召开", "我市一季度集中开工项目86个"])
    #expect(page.unassigned.map(\.text) == ["贯彻落实十九大 转型发展谱新篇"])
  }

  @Test("a column named like a paper, above an agency's report, is no signature and no part of it")
  func bulletin() {
    let page = Outline.page(
      "清水日报 2012年8月9日 星期四 第7版", "#### 小偏方：冰糖银耳润秋燥", "银耳十克泡发，加水煮至黏稠，每日一碗。糖尿病患者不宜。",
      "## 奥运快报", "新华社伦敦8月7日电 北京时间8日凌晨，伦敦奥运会进入第十一个比赛日的争夺，中国代表团继续有奖牌入账。")
    #expect(page.articles.count == 2)
    #expect(page.articles.first?.agency != "奥运快报")
    #expect(page.articles.flatMap(\.blocks).filter { $0.role == .byline }.isEmpty)
  }

  @Test("a byline above a section's heading signs what begins there, though the lead stands above")
  func bylineAboveSection() {
    let page = Outline.page(
      "一个开采了四十一年的老矿，煤还能再挖几年？三年前，清水煤矿的矿长何永强站在井口，把这个问题写在了黑板上。", "## 清水煤矿老矿山长出新枝丫",
      "——清水煤矿转型发展见闻", "□ 本报记者 林秋水", "#### 人往哪里去",
      "煤炭市场最冷的那一年，清水煤矿三个月没有发全工资。矿长何永强把职工代表请到食堂，开了一整天的会，把家底一五一十地亮出来。")
    let article = page.articles.first { $0.authors.map(\.name) == ["林秋水"] }
    #expect(article?.title == "清水煤矿老矿山长出新枝丫")
    #expect(article?.blocks.contains { $0.text.contains("食堂") } == true)
  }
}
