import IssueParser
import Testing

/// Columns of two reports that an engine set one behind the other.
@Suite struct TornColumnTests {
  /// The bodies of a page's articles, each as one string.
  private func bodies(_ text: String) -> [String] {
    Outline.page(text).bodies.map { $0.joined(separator: "/") }
  }

  @Test("what is torn inside a quotation goes on where one ends")
  func quotations() {
    for (open, close) in [("“", "”"), ("\"", "\"")] {
      let bodies = bodies(
        """
        本报讯（记者 崔明）6月17日，全市学习教育推进会召开，总结交流前一阶段工作，研究部署下一阶段任务，市委书记出席会议并讲话。

        会议强调，要突出抓好\(open)我为群众办实

        本报讯（记者 陆雨）宁平县是全省产粮大县，耕地面积96万亩。去年以来，该县投资2.3亿元，计划实施

        事\(close)实践活动，聚焦急难愁盼，列出清单、挂图作战，让群众真切感受到学习教育带来的新变化。要统筹做好安全生产、防汛救灾等工作，以优异成绩庆祝建党一百周年。
        """)
      #expect(bodies.count == 2)
      #expect(bodies[0].contains("办实事"), "\(open)\(close)")
      #expect(bodies.last?.hasSuffix("计划实施") == true)
    }
  }

  @Test("what stands where a sentence breaks off that goes on behind it is another's")
  func stepsIn() {
    let bodies = bodies(
      """
      本报讯（记者 崔明）6月17日，市教育局召开工作会议，总结交流上半年校园安全工作，要求各学校进一

      近日，阿富汗局势出现转机，对立双方同意通过各自选派的学者进行对话。战乱至今持续了十八年，邻国也蒙受损失。

      步压实责任，把校园安全的各项措施落实到每一个班级、每一名学生。会议还表彰了先进学校。
      """)
    #expect(bodies.count == 2)
    #expect(bodies[0].contains("各学校进一步压实责任"))
  }

  @Test(
    "where paragraphs are set in, a line at the edge behind a full stop is the rest of a torn one")
  func edges() {
    let bodies = bodies(
      """
      　　本报讯（记者 祝英）昨日，市
      委副书记带队督查重点项目建设情
      况。他强调，要进一步增强责任感，
      加快项目建设进度。
      　　书记一行先后来到水库、绿道等
      项目现场，详细了解工程进展情况。
      　　书记要求，要在确保质量和
      　　本报讯（记者 项雨）4月25日，
      我市举行劳模先进事迹报告会，对
      先进集体和个人进行表彰。
      　　会上，三名劳模作了报告。他们
      扎根山乡三十年，用坚守书写了不
      平凡的人生，赢得了现场阵阵掌声。
      安全的前提下，抢抓当前晴好天气，
      掀起项目建设新高潮。
      """)
    #expect(bodies.count == 2)
    #expect(bodies[0].hasSuffix("要在确保质量和安全的前提下，抢抓当前晴好天气，掀起项目建设新高潮。"))
    #expect(bodies.last?.hasSuffix("阵阵掌声。") == true)
  }

  @Test("the rest of a report that has no headline brings it the one that fits the rest")
  func headlineOfRest() {
    let page = Outline.page(
      """
      “一打三反”行动开展以来，昔平县公安局强化措施、主动出击，共破获各类刑事案件八十六起，群众的安全感和满意度进一步提

      本报讯（记者 牛小梅）“真没想到，坐在家里就把营业执照办了。”8月16日，榆川区的郭先生拿着刚下载的电子营业执照高兴地说。

      升。

      该局坚持打防结合，在全县主要路口和重点部位新增高清视频探头六百余个，组建了五十人的专职巡防队伍。（冀平安）

      今年以来，榆川区深入推进“互联网+政务服务”，将二十三个部门的审批事项搬到网上，电子营业执照当场就能下载，群众少跑了腿。

      昔平警方 重拳出击保平安

      榆川区“互联网+政务” 让群众少跑腿
      """)
    #expect(page.articles.map(\.title) == ["昔平警方 重拳出击保平安", "榆川区“互联网+政务” 让群众少跑腿"])
    #expect(page.articles.last?.authors.map(\.name) == ["牛小梅"])
    #expect(page.articles.last?.blocks.count { $0.role == .body } == 2)
  }
}
