import IssueParser
import Testing

/// What stands inside a sentence of a column: captions, and headlines of others.
@Suite struct CutInTests {
  @Test(
    "a paragraph that is set in and tells the day, inside a sentence, is the caption of the credit below"
  )
  func setIn() {
    let page = Outline.page(
      """
      车间建到村
      　　本报讯（记者 李明）日前，清水县政协召开会议，
      部署全年工作，要求把车间建到村里，让大家在家门
      口挣到工钱，不再出远门。会议还听取了全县扶贫车
      　　像这样的车间，清水县已建成一百二十七个，都
      　　11月26日，河湿地公园，成群的红嘴鸥在水面嬉
      戏觅食，引来许多游人。今冬来此越冬的候鸟种类已
      增至四十一种。
      王彪 摄
      开在村口，吸纳四千三百余名群众就业，其中贫困人
      口一千六百人，月收入两千元。
      """)
    #expect(page.articles.count == 1)
    #expect(page.photos.map { $0.caption?.prefix(12) } == ["11月26日，河湿地公园"])
  }

  @Test(
    "sentences that tell the day are a caption where lines are paragraphs and one breaks off above")
  func paragraphs() {
    let page = Outline.page(
      "千渭之会白鹭翩跹", Outline.report, "在三标段，慰问组走进工棚，详细了解防暑设施配备，叮嘱项目负责人坚决避免高温作业，我们心里",
      "6月16日，清水镇麦田里，联合收割机来回穿梭。\n今年该县小麦播种四十八万亩，投入收割机一千余台。\n截至18日，夏收基本结束。\n记者 白志鹏 摄",
      "比喝了蜜还甜，钢筋工魏双全笑着说。")
    #expect(page.photos.map { $0.caption?.hasPrefix("6月16日") } == [true])
    #expect(page.photos.map(\.photographers) == [["白志鹏"]])
  }

  @Test("a sentence that goes on with a day is no caption")
  func readsOn() {
    let page = Outline.page(
      """
      车间建到村
      　　本报讯（记者 李明）日前，清水县政协召开会议，
      部署全年工作，要求把车间建到村里，会议决定，自
      11月26日起，全县所有车间一律向群众开放，并由各
      乡镇负责检查落实。
      王彪 摄
      """)
    #expect(page.bodies[0].joined().contains("11月26日起"))
  }

  @Test(
    "who reports with pictures signs the caption above, in brackets or on two lines",
    arguments: [
      "(融媒记者 龙思源 通讯员 肖坤 摄影报道)", "融媒记者 龙思源\n通讯员 肖坤 摄影报道",
    ])
  func photoReport(_ credit: String) {
    let page = Outline.page(
      "清水县政协召开会议", Outline.report, "图片新闻",
      "5月12日是全国防灾减灾日，县消防救援大队走进城南小学，把安全课搬到操场上。\n" + credit)
    #expect(page.photos.map(\.photographers) == [["龙思源", "肖坤"]])
    #expect(page.photos.allSatisfy { $0.caption?.hasPrefix("5月12日") == true })
  }

  @Test(
    "a short line where a sentence breaks off that goes on behind it is a headline, not its part")
  func headline() {
    let page = Outline.page(
      "本报讯（记者 齐颖）7月5日，市委理论学习中心组举行专题学习会，深入学习重要讲话精神，部署下一步工作。",
      "会议强调，要深刻领悟精神的丰富内涵，从中汲取奋进力量，管好用好全市革命遗址，讲好红色故事，确保开好局、起",
      "雨夜，3公里的“生命接力”",
      "好步。要从严从实管党治党，一体推进，营造风清气正的良好政治生态，以优异成绩迎接大会的召开。")
    #expect(
      page.articles.flatMap(\.blocks).filter { $0.role == .body }.allSatisfy {
        !$0.text.contains("生命接力")
      })
  }

  @Test(
    "a paragraph that opens with a season tells the story of the picture below",
    arguments: ["阳春三月", "七月的荷塘"])
  func season(_ season: String) {
    let page = Outline.page(
      "我市持续改善空气质量", Outline.report, "我市多措并举治污",
      "\(season)，清水县石桥镇的温泉小镇游人如织，远道而来的游客泡温泉、赏山景、品农家菜，尽情享受惬意的周末时光。",
      "图为游客在石桥镇温泉小镇拍照。 药彦斌 摄", "政协召开会议", Outline.report)
    #expect(page.photos.map { $0.caption?.hasPrefix(season) } == [true])
  }

  @Test("a caption without a day that cuts a sentence begins where the sentence goes on behind it")
  func undated() {
    let page = Outline.page(
      """
      山那边，有一盏灯
      本报记者 齐放
        一九八一年七月的一个雨夜，郭桂枝
      听见洞顶有响声，提灯进洞，走到六百
      米处，一块桌子大的石头正压在轨面上。
      这时离三零二次旅客快车通过只有九分
      多经公司的青年职工利用国产仪器，试制
      成功轴温探测装置。
      高士元 摄
      钟。她往洞外跑，跑丢了一只鞋，用那
      盏灯画着圈，把列车拦在了洞口外一百
      二十米的地方。
        “当时哪想什么，就想车上有娃娃。”
      """)
    #expect(page.photos.map(\.caption) == ["多经公司的青年职工利用国产仪器，试制成功轴温探测装置。"])
    #expect(page.articles.count == 1)
    #expect(page.articles[0].blocks.contains { $0.text.contains("只有九分钟。她往洞外跑") })
  }

  @Test("a line behind a comma is a headline where the sentence does not go on with it")
  func behindComma() {
    let page = Outline.page(
      "# 痕迹不是政绩",
      "工作留痕，本意是让过程可追溯、责任可查验，并没有错。错就错在一些地方把手段当成了目的，拿痕迹论英雄。久而久之，干部的本事都长在了“做资料”上，",
      "一笔“借款”背后的秘密", "群众的事自然就荒在了地里。",
      "“钱是我跟他借的，有借条，怎么能算受贿？”被留置的第一天，李某还想着蒙混过关。办案人员调取了他三年来的银行流水，这笔借款的秘密一点点露了出来。")
    #expect(page.titles == ["痕迹不是政绩", "一笔“借款”背后的秘密"])
  }
}
