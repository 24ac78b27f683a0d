import IssueParser
import Testing

/// What pages of one city's paper taught, one by one: verse, what stands above a headline or below
/// it, captions, notices, and torn columns.
@Suite struct CityDailyRuleTests {
  private static let prose =
    "今年以来，清水镇的苹果园里果香四溢，果农们忙着采摘装箱，合作社的货车一辆接一辆驶向各地的批发市场。"

  @Test("lines of verse may have commas, and prose below them is another's")
  func verse() {
    let page = Outline.page(
      "灯火", "□ 李 慧",
      "村口的灯亮着\n它照过账本，照过农具\n照过一封没有寄出的信\n如今照着，赶夜路的人和他的羊群\n雪落下来\n把整个冬天的夜，焐热",
      "老屋的墙角，静静地卧着一盘石磨，磨盘已经很旧了，可是每次回家，我总要伸手摸一摸它，再在上面坐一会儿。")
    #expect(page.articles[0].title == "灯火")
    #expect(page.articles[0].authors.map(\.name) == ["李慧"])
    #expect(page.articles[0].blocks.filter { $0.role == .body }.flatMap(\.lines).last?.last == 10)
    #expect(page.articles.count == 2)
  }

  @Test("a short line of the highest rank above the usual one names the page")
  func pageTitle() {
    let page = Outline.page(
      "# 清水河", "## 母亲的石磨", "□ 李 慧", Outline.essay, "## 灯下旧事", "□ 周 原", Outline.essay,
      "## 一把老蒲扇", "□ 高 远", Outline.essay)
    #expect(page.titles == ["母亲的石磨", "灯下旧事", "一把老蒲扇"])
    #expect(page.unassigned.map(\.text) == ["清水河"])
  }

  @Test("the page's name may have a deck of its own, and a headline of its rank keeps its deck")
  func pageTitleWithDeck() {
    let rest = ["### 面塑里的四季", "□ 周 原", Outline.essay, "### 剪出黄土地上的万物生", "□ 高 远", Outline.essay]
      .joined(separator: "\n\n")
    let page = Outline.page(
      "# 让老手艺活在新日子里", "## ——写在文化遗产日之际", "### 皮影：一口道尽千古事", "□ 李 慧", Outline.essay, rest)
    #expect(page.titles.first == "皮影：一口道尽千古事")
    let report = Outline.page(
      "# 灌区来了新水", "### 清水县大石渠改造见闻", "□ 李 慧", Outline.essay, rest)
    #expect(report.titles.first == "灌区来了新水")
  }

  @Test("a vertical headline ends where the deck names who took part")
  func verticalDeck() {
    let page = Outline.page(
      Self.prose, "全市安排部署秋汛防御工作周原出席并讲话".map(String.init).joined(separator: "\n\n"),
      "本报讯（记者 李明）9月22日，全市召开会议，安排部署秋汛防御工作，副市长周原出席会议并讲话。会议要求各县突出抓好水库、淤地坝巡查。")
    let article = page.articles.last
    #expect(article?.title?.filter { $0 != " " } == "全市安排部署秋汛防御工作")
    #expect(article?.subtitle?.filter { $0 != " " } == "周原出席并讲话")
  }

  @Test("a headline may begin in a line and go on in single characters")
  func turningHeadline() {
    let page = Outline.page(
      Self.prose, "全市疫情", "防\n\n控\n\n调\n\n度\n\n会\n\n召\n\n开",
      "本报讯（记者 李明）5月17日，全市疫情防控调度会召开，传达学习有关会议精神，安排部署下一阶段工作。")
    #expect(page.articles.last?.title?.filter { $0 != " " } == "全市疫情防控调度会召开")
  }

  @Test("a caption set wider than the column above ends with its photographer")
  func broadCaption() {
    let page = Outline.page(
      "清水镇苹果喜获丰收",
      "本报讯（记者 李明）今年以来，清水镇的\n果园里果香四溢，果农们忙着采摘装箱，\n合作社的货车一辆接一辆驶向各地市场，\n全镇果农的日子越过越红火。\n镇里还办起了苹果节，引来八方客商。",
      "盛夏的清水县土豆花开得正艳，游客在高山草甸的万亩土豆花田里拍照留念\n赏景。连日来，该县以花为媒，推出赏花、徒步、农事体验等活动，带动沿线\n农户增收。 周原 摄")
    #expect(page.photos.map(\.photographers) == [["周原"]])
    #expect(page.photos.first?.blocks.first?.lines.first?.first == 9)
  }

  @Test("an editors' note belongs to the article below it")
  func editorsNote() {
    let page = Outline.page(
      "理论·实践", "编者按 今年是制造业强市的第三年，如何看待老底子，怎样把数字技术变成新增量？本报约请研究者撰文，以期引起讨论。",
      "让老底子长出新枝条", "□ 李 慧", Outline.essay, "把制度落到实处", "□ 周 原", Outline.essay)
    #expect(page.titles == ["让老底子长出新枝条", "把制度落到实处"])
    #expect(page.authorNames == [["李慧"], ["周原"]])
    #expect(page.articles[0].blocks.contains { $0.text.hasPrefix("编者按") })
  }

  @Test("a body that opens with the label of the one above begins another article")
  func labels() {
    let page = Outline.page(
      "12345回音壁", "污水井堵了半个月 一通电话三天解决", "市民来电:西街口的污水井堵塞半个多月,污水漫到路面上,希望有关部门尽快处理。",
      "办理结果:接到派单后,清水县住建局到现场核查,三天内疏通完毕,来电人表示满意。", "学校门口缺少减速带 施划标线保平安",
      "市民来电:第二小学位于下坡路段,来往大车多、车速快,建议增设减速带。", "办理结果:公安局会同公路部门勘查后,在校门两侧增设了减速带。")
    #expect(page.titles == ["污水井堵了半个月 一通电话三天解决", "学校门口缺少减速带 施划标线保平安"])
    #expect(page.unassigned.map(\.text) == ["12345回音壁"])
  }

  @Test("a notice's name alone in its line heads it, whatever breaks off above")
  func notices() {
    let page = Outline.page(
      "清水镇苹果喜获丰收", "本报讯（记者 李明）清水县已设立检查站37个，向群众发放宣传单2.6万份，对林区坟头、地边、", "停电预告",
      "因设备检修，以下区域将短时停电，请提前做好准备，恢复供电恕不另行通知。", "土地使用权拍卖公告", "清自然资告字〔2020〕17号",
      "经批准，决定以拍卖方式出让一宗国有建设用地使用权，现将有关事项公告如下。",
      "林边的可燃物进行了全面清理。")
    #expect(page.titles == ["清水镇苹果喜获丰收", "停电预告", "土地使用权拍卖公告"])
    #expect(page.articles.last?.subtitle == "清自然资告字〔2020〕17号")
  }

  @Test("who signs above the colophon is no part of the desk's name")
  func colophon() {
    let page = Outline.page(
      Outline.essay, "本报评论员", "要闻部主办 本版组版:周原 责编:李慧 高远 校对:林秋 电话:8221234")
    #expect(page.colophon?.department == "要闻部")
    #expect(page.colophon?.lines == [LineRange(5, 5)])
  }

  @Test(
    "a headline above a byline and its body is theirs, though the body above says its words again")
  func bylineBelow() {
    let page = Outline.page(
      "以改革之力破题", "改革是时代的最强音。乡风文明要有尺度，婚丧事宜办得有温度，移风易俗靠的是改革，办事有尺度才能人心齐。（李明）",
      "办事有尺度 乡风有温度", "□ 本报记者 周 原", Self.prose)
    #expect(page.titles == ["以改革之力破题", "办事有尺度 乡风有温度"])
  }

  @Test("who passed a list hangs on its headline")
  func passed() {
    let page = Outline.page(
      Self.prose, "清水县人民代表大会常务委员会任免名单", "(2024年12月9日清水县第四届人民代表大会常务委员会第三十次会议通过)",
      "任命:李明为清水县水利局局长;周原为清水县审计局局长。")
    #expect(page.articles.last?.title == "清水县人民代表大会常务委员会任免名单")
    #expect(page.articles.last?.subtitle?.hasSuffix("会议通过)") == true)
  }

  @Test("a paragraph that tells the day above a photographer is the caption")
  func datedCaption() {
    let page = Outline.page(
      "清水县表彰先进", "本报讯（记者 李明）清水县召开大会，表彰在农田水利建设中涌现的先进集体和个人，部署今冬明春工作。",
      "12月9日，清水县组织志愿者和环卫工人清扫积雪，保障市民出行安全。连日来，我市出现降雪天气，各单位以雪为令，及时清除路面积雪，确保道路畅通，市民出行有序。",
      "本报记者 周 原 摄")
    #expect(page.photos.map(\.photographers) == [["周原"]])
    #expect(page.photos.first?.blocks.map(\.role) == [.caption, .credit])
  }

  @Test("a group signs behind a byline's mark, and whoever supplies below the last sentence")
  func groups() {
    let page = Outline.page(
      "激活沉睡的资源", "□ 县委政研室课题组", Outline.essay, "一得之见", "（市委宣传部供稿）")
    #expect(page.articles.first?.blocks.first { $0.role == .byline }?.text.contains("课题组") == true)
    let supplied = Outline.page("激活沉睡的资源", Outline.essay, "（市委宣传部供稿）")
    #expect(supplied.articles.first?.blocks.last?.role == .byline)
  }
}
