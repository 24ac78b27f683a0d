import IssueParser
import Testing

/// Headings that where they stand, or how wide they are, tells from body and from debris.
@Suite struct HeadlinePlaceTests {
  private static let body = "本报讯（记者 李明）日前，市人才办公布了深化人才发展体制改革的措施，从引才、育才等方面推出政策，对人才给予补贴。"

  @Test("headlines one below the other behind their bodies are no column")
  func headlinesBelow() {
    let page = Outline.page(
      """
      　　本报讯 （记者 闫晓婷） 3月1日，我市召
      开打击治理电信网络诈骗犯罪工作推进会，通
      报发案情况，安排部署重点工作，要求坚决遏
      制案件高发态势。
      　　本报讯 （记者 弓慧英） “妈妈再也不用为
      接我放学发愁了！”28日，实验小学学生贺子轩
      在课后服务的书法班里写下了一个福字，今年
      我市全面推行课后服务。
      　　3月2日，正阳县民警在巡逻时发现，一名老
      人独自坐在应急车道上，民警立即停车，把老
      人扶上警车，为其送上热水，终于找到了他的
      家人。 （雷志鹏 靳云）
      我市打击治理电信网络诈骗
      民警暖心救助迷途老人
      课后服务让孩子有“趣”处
      """)
    #expect(
      page.articles.map(\.title) == [
        "我市打击治理电信网络诈骗", "课后服务让孩子有“趣”处", "民警暖心救助迷途老人",
      ])
  }

  @Test(
    "a vertical line of other words above a report is no headline of it, nor are two stray signs")
  func verticalWords() {
    for debris in ["守\n\n护\n\n绿\n\n水\n\n青\n\n山", "的 巳"] {
      let page = Outline.page(
        """
        \(debris)

        本报讯（记者 宿敏）4月6日，全市河湖长制工作会议召开，总结去年工作，安排部署今年任务。

        ## 全市河湖长制工作会议召开

        ### 席永明出席
        """)
      #expect(page.articles.map(\.title) == ["全市河湖长制工作会议召开"], "\(debris)")
    }
  }

  @Test("a notice's name heads it, and who gives notice stands above the day")
  func notices() {
    let page = Outline.page(
      """
      \(Self.body)

      公告

      根据有关规定，因权利人保管不善，下列不动产权证书遗失，现公告作废。

      张建平 晋（2018）清水市不动产权第0003216号

      清水市不动产登记中心

      2023年6月15日
      """)
    #expect(page.articles.last?.title == "公告")
    #expect(page.articles.last?.blocks.suffix(2).map(\.role) == [.byline, .byline])
  }

  @Test("steps are sections")
  func steps() {
    let page = Outline.page(
      """
      入冬进补别太急
      本报记者 谷小雨
      庞立新提醒，入冬进补讲究循序渐进，补得太急反而伤脾胃。
      第一步：先调脾胃
      庞立新说，进补之前要先给脾胃“打底”，可以喝一到两周的小米粥、山药粥。
      第二步：因人而异
      怕冷、手脚冰凉的人适合吃羊肉、桂圆；容易上火、口干的人则应该吃鸭肉、百合、银耳。
      """)
    #expect(
      page.articles.first?.blocks.filter { $0.role == .subheading }.map(\.text)
        == ["第一步：先调脾胃", "第二步：因人而异"])
  }
}
