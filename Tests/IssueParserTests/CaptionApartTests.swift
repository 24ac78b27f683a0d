import IssueParser
import Testing

/// Captions that stand among a story's columns, who took the picture elsewhere.
@Suite struct CaptionApartTests {
  private func page(scene: String, credit: String) -> Page {
    Outline.page(
      "## 小板凳上解千愁",
      "□ 本报记者 虞书晴",
      "芒种前一天的傍晚，岭底乡卫家沟村的老槐树下，七八只小板凳围成了一个圈，坐在中间的是卫守义。",
      "今年71岁的卫守义当过23年村干部，如今是一名调解员，谁家有了疙瘩都来找他说一说，谁家闹了矛",
      scene,
      "盾也来找他，他从来不嫌麻烦，一坐就是半天。",
      "## 清水县政协部署全年工作",
      Outline.report,
      credit,
      "## 城东小学开学",
      "本报讯（记者 王芳）昨日，城东小学举行开学典礼，八百名学生参加。")
  }

  private static let scene = "6月13日，清水县公安局民警走进瓜田，向瓜农讲解夏季防盗、防诈骗知识，为西瓜丰收保驾护航。"

  @Test("a scene that is torn out of a story is the caption of the credit that has none beside it")
  func joined() {
    let page = page(scene: Self.scene, credit: "通讯员 戚江 摄")
    #expect(page.photos.map(\.photographers) == [["戚江"]])
    #expect(page.photos.map { $0.blocks.map(\.text) } == [[Self.scene, "通讯员 戚江 摄"]])
    #expect(page.bodies[0].last?.hasSuffix("就是半天。") == true)
  }

  @Test(
    "without such a credit it is text, and so is what somebody says, or what opens with no day",
    arguments: [
      (scene, "本版图片由戚江提供"),
      ("6月13日，民警走进瓜田，向记者介绍夏季防盗、防诈骗知识，说这几年的西瓜丰收来得不容易。", "通讯员 戚江 摄"),
      ("清水县公安局的几名民警走进瓜田，向瓜农讲解夏季防盗、防诈骗知识，为西瓜丰收保驾护航。", "通讯员 戚江 摄"),
    ])
  func text(scene: String, credit: String) {
    let page = page(scene: scene, credit: credit)
    #expect(page.photos.allSatisfy { $0.blocks.allSatisfy { $0.role == .credit } })
  }
}
