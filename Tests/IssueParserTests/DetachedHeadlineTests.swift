@testable import IssueParser
import Testing

/// Pages whose headlines an engine read in one block, apart from their bodies.
@Suite struct DetachedHeadlineTests {
  private static let bodies = [
    """
    大王庄农民夏清今年二月十八日在集上拾到一个布包，内有现金四百七十元和粮票二百斤。他在雪地里等了两个钟头，直到失主哭着寻来，当面点清，分文不少。
    """,
    """
    马店公社兽医站站长于某，利用职权，以检疫为名，先后十九次向卖猪农民索要现款三百二十一元、猪头十一个。县纪律检查委员会最近决定给予党内严重警告处分。
    """,
    """
    三月十二日是植树节。清早，青沟林场门前排着长队，二百一十辆架子车等着拉树苗，唯独不见下湾公社的人。

    走到渡口大队，却见社员宋天一家老小正在河滩上挖坑，二百棵毛白杨，棵棵用酸枣刺围了腰。
    """,
  ]
  private static let headlines = ["雪地里等了两个钟头", "索要猪头十一个 丢掉站长乌纱帽", "青沟林场门前队排长 河滩栽下毛白杨"]

  @Test(
    "stories that follow each other with nothing between are told by headlines at the foot",
    arguments: [[0, 1, 2], [2, 0, 1]])
  func atTheFoot(_ order: [Int]) {
    let page = Outline.page(
      (Self.bodies + order.map { Self.headlines[$0] }).joined(separator: "\n\n"))
    #expect(page.titles == Self.headlines)
    #expect(page.articles.last?.blocks.count { $0.role == .body } == 2)
  }

  @Test("the block may stand at the page's head, its last headline right above another's body")
  func atTheHead() {
    let bodies =
      Self.bodies + [
        "东关小学的新操场昨天启用，全校六百名师生在操场上举行了升旗仪式，校长讲了话。",
        "县剧团携新戏到各乡巡回演出，四十天演了三十六场，没有一场是在剧院里演的。",
      ]
    let headlines = Self.headlines + ["东关小学新操场启用", "县剧团新戏下乡巡演"]
    let page = Outline.page((headlines + bodies).joined(separator: "\n\n"))
    #expect(page.titles == headlines)
  }

  @Test("a name in the block signs the article of the headline above it")
  func names() {
    let order = [2, 0, 1]
    let names = ["周原", "林秋水", "夏清"]
    let block = order.map { Self.headlines[$0] + "\n" + names[$0] }
    let page = Outline.page((Self.bodies + block).joined(separator: "\n\n"))
    #expect(page.titles == Self.headlines)
    #expect(page.authorNames == names.map { [$0] })
  }

  @Test("two parts of one headline part no story")
  func oneStory() {
    let page = Outline.page(
      Self.bodies[2], "青沟林场门前队排长 河滩栽下毛白杨", "——青沟林场门前不见下湾公社的架子车")
    #expect(page.titles == [Self.headlines[2]])
  }

  @Test("a headline right below a story parts it no more than the paragraphs' own words do")
  func below() {
    let page = Outline.page(
      "青沟林场门前排着长队", Self.bodies[2], "渡口大队宋天河滩挖坑栽下毛白杨")
    #expect(page.articles.count == 1)
  }

  @Test("an article without a headline takes one, of two lines, rather than a line twice")
  func oneOfTwoLines() {
    // Two lines of one headline, another headline, and an article that none of them fits.
    let gains: [(end: Int, count: Int, buyers: [HeadlineMarket.Buyer])] = [
      (0, 1, [(1, 1.2), (0, 0.01)]), (1, 1, [(0, 3.23), (1, 1.68)]),
      (1, 2, [(0, 3.22), (1, 2.86)]), (2, 1, [(1, 4.83), (0, -1)]),
      (2, 2, [(1, 7.03), (0, 2.76)]), (2, 3, [(1, 8.21), (0, 2.74)]),
    ]
    var block = HeadlineMarket.Block(units: [0..<1, 1..<2, 2..<3])
    for (end, count, buyers) in gains {
      let first = block.buyers.count
      block.buyers += buyers
      block.offers.append(
        HeadlineMarket.Offer(
          end: end, count: count, isTitle: true, buyers: first..<block.buyers.count))
    }
    let deals = HeadlineMarket(blocks: [block], articleCount: 3).settle()
    #expect(deals.map(\.lines) == [0..<2, 2..<3])
    #expect(deals.map(\.article) == [0, 1])
  }

  @Test("two lines as long are halves of one headline, be the second in no body")
  func halves() {
    let page = Outline.page(
      "本报讯（记者 李明）7月3日，市长周原到清水县调研项目建设和防汛工作时强调，要狠抓项目促发展，把在建项目往前赶，确保年内投产；要加强水库、河道巡查，确保群众生命财产安全。",
      "本报讯（记者 林秋）昨日，市政协召开会议，传达学习全国政协会议精神，部署下半年协商工作。", "市政协召开会议部署下半年协商工作", "狠抓项目促发展", "筑牢防线保安澜")
    #expect(page.titles == ["狠抓项目促发展 筑牢防线保安澜", "市政协召开会议部署下半年协商工作"])
  }

  @Test("a name with a mark between paragraphs is an author where others with the mark are")
  func markedAuthors() {
    let essay =
      "老屋的墙角，静静地卧着一盘石磨。磨盘已经很旧了，可是每次回家，我总要伸手摸一摸它，像摸一件传家的宝贝。"
    let piece =
      "“补锅嘞！”这一声吆喝，我有三十多年没有听见了。补锅匠姓耿，河对岸人，一条扁担挑两头，一头是风箱和小炉子。"
    let page = Outline.page("## 磨盘里的旧时光", "□ 李明", essay, "□ 王芳", piece, "□ 张志刚", piece)
    #expect(page.articles.flatMap(\.authors).map(\.name) == ["李明", "王芳", "张志刚"])
  }
}
