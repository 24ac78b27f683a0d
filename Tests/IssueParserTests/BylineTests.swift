import IssueParser
import Testing

/// Every shape of byline that the papers print, as the page's author list shows it.
@Suite struct BylineTests {
  private static let body = "走进清水镇稻渔综合种养基地，金黄的稻穗压弯了腰，空气里弥漫着阵阵稻香，种粮大户十分高兴。"

  /// Roles and names of the first article of a page.
  private func people(_ page: String) -> [String] {
    (Outline.page(page).articles.first?.authors ?? []).map { ($0.role ?? "") + $0.name }
  }

  @Test(
    "a report's lead names its authors",
    arguments: [
      ("本报讯(记者 付文)", ["记者付文"]),
      ("本报讯（记者李明）", ["记者李明"]),
      ("本 报 讯 （记 者 陈 小 芳）", ["记者陈小芳"]),
      ("本报讯（全媒体记者 刘洋 实习生 张婷）", ["全媒体记者刘洋", "实习生张婷"]),
      ("本报讯（记者 李明 通讯员 周小芳 陈志远）", ["记者李明", "通讯员周小芳", "通讯员陈志远"]),
      ("本报太原7月1日讯（记者 杨帆）", ["记者杨帆"]),
      ("新华社北京9月11日电（记者 王晓、李一平）", ["记者王晓", "记者李一平"]),
      ("羊城晚报讯 记者陈亮、通讯员周小芳报道：", ["记者陈亮", "通讯员周小芳"]),
      ("本报讯 记者 李明 通讯员 欧阳文华 ", ["记者李明", "通讯员欧阳文华"]),
      ("本报讯记者 王洋3月12日，", ["记者王洋"]),
      ("本报讯 记者 近日 ", []),
      ("本报讯 记者 于近日 ", []),
      ("本报讯", []),
    ])
  func leads(_ lead: String, _ expected: [String]) {
    #expect(people("清水镇稻谷飘香\n\(lead)\(Self.body)") == expected)
  }

  @Test(
    "a byline stands above the body in many shapes",
    arguments: [
      ("□ 本报记者 张明", ["本报记者张明"]),
      ("□本报记者张明 通讯员周小芳", ["本报记者张明", "通讯员周小芳"]),
      ("□ 周小芳", ["周小芳"]),
      ("本报记者 钱进 通讯员 李小龙 文/图", ["本报记者钱进", "通讯员李小龙"]),
      ("□ 本报记者 张明\n通讯员 周小芳 陈 平", ["本报记者张明", "通讯员周小芳", "通讯员陈平"]),
      ("本报记者 欧阳文华", ["本报记者欧阳文华"]),
      ("本报记者 方斌蔡阳萍", ["本报记者方斌", "本报记者蔡阳萍"]),
      ("本报记者 赖国军罗瑞涵", ["本报记者赖国军", "本报记者罗瑞涵"]),
      ("本报记者 郑平萍廖敏 丽", ["本报记者郑平萍", "本报记者廖敏丽"]),
      ("文/周敏", ["周敏"]),
      ("文/周敏 图/李伟", ["周敏"]),
      ("□ 青山证券 孙志刚", ["孙志刚"]),
      ("市长 郝建平", ["郝建平"]),
      ("赵宏伟", ["赵宏伟"]),
      ("晓　峰", ["晓峰"]),
      ("工人评论员", []),
      ("据《环球时报》", []),
    ])
  func bylines(_ byline: String, _ expected: [String]) {
    #expect(people("清水镇稻谷飘香\n\(byline)\n\(Self.body)") == expected)
  }

  @Test(
    "a signature follows the last sentence",
    arguments: [
      ("(李明远)", ["李明远"]), ("黄楚生 蔡少文", ["黄楚生", "蔡少文"]), ("高晓燕", ["高晓燕"]), ("（彦文 裴平）", ["彦文", "裴平"]),
      ("本报记者 孙悦", ["本报记者孙悦"]),
    ])
  func signatures(_ signature: String, _ expected: [String]) {
    #expect(people("清水镇稻谷飘香\n本报讯 \(Self.body)\n\(signature)") == expected)
    #expect(
      people("清水镇稻谷飘香\n本报讯 \(Self.body) (李明远)") == ["李明远"], "behind the sentence itself")
  }

  @Test("an agency's report has its place and day; a signature may name the agency")
  func agencies() {
    let wire = Outline.page("清水镇稻谷飘香\n据新华社北京9月11日电 \(Self.body)").articles[0]
    #expect(wire.agency == "新华社")
    #expect(wire.dateline == Dateline(place: "北京", date: "9月11日"))
    let signed = Outline.page("清水镇稻谷飘香\n昨日，\(Self.body)\n（据新华社）").articles[0]
    #expect(signed.agency == "新华社")
  }

  @Test("a name that the line's end cut is one name")
  func cutName() {
    let page = "本 报 讯 （记 者 李 亚\n芳） 9月 6日，全市财政工作\n会议召开，全面盘点 2023 年\n全市财政工作，总结经验启\n示，部署今年工作。"
    #expect(people(page) == ["记者李亚芳"])
  }
}
