import IssueParser
import Testing

/// Pages that readers, pupils and callers write: letters, told stories, compositions, lists.
@Suite struct ReaderPageTests {
  @Test("a question above a letter, and what trails off above who wrote, are headlines")
  func asked() {
    let page = Outline.page(
      "政协召开会议", Outline.report, "人民来信", "乱收费何时休？",
      "编辑同志：我们是东村乡的农民。今年以来，乡里收取的费用名目越来越多，为什么到了下边就变了样？", "清水供销社 “三铁”破除后……",
      "通讯员 张来生 本报记者 刘捷", Outline.essay)
    #expect(
      page.titles == ["政协召开会议", "乱收费何时休？", "清水供销社 “三铁”破除后……"])
    #expect(page.unassigned.map(\.text) == ["人民来信"])
  }

  @Test("who told a story and who wrote it down are its authors")
  func told() {
    let page = Outline.page(
      "一张粮票里的变迁", "口述：市民 葛桂枝（68岁） 整理：本报记者 卜晓琳", Outline.essay, "政协召开会议", Outline.report)
    #expect(page.authorNames == [["葛桂枝", "卜晓琳"], ["李明"]])
    #expect(page.articles.allSatisfy { $0.photographers.isEmpty })
  }

  @Test("a pupil signs with school and class, whoever taught the pupil")
  func pupils() {
    let page = Outline.page(
      "外婆的菜园", Outline.essay, "实验小学五年级（2）班 尹梓涵 指导教师 柴静", "招生简章",
      "清水市育才学校2012年秋季招生：高考补习班、艺术生文化课冲刺班。报名时间：即日起至9月5日。")
    #expect(page.titles == ["外婆的菜园", "招生简章"])
    #expect(page.authorNames == [["尹梓涵"], []])
    #expect(page.articles[0].blocks.last?.role == .byline)
  }

  @Test("how many there are, and which, is an entry of a list")
  func entries() {
    let page = Outline.page(
      "市政府公布名录", "本报讯 近日，市政府公布非物质文化遗产代表性项目名录，共计9项。", "民间文学（2项）：清水的传说、白登山传说",
      "传统音乐（3项）：恒山道乐、二人台牌子曲、唢呐八大套", "传统技艺（4项）：铜火锅、黄花、莜面、古建彩绘", "政协召开会议", Outline.report)
    #expect(page.titles == ["市政府公布名录", "政协召开会议"])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 4)
  }

  @Test("the code of a supplement's page is the masthead's, with what the page is called")
  func pageCode() {
    for code in ["B2 校园内外", "财富·证券 B05"] {
      let page = Outline.page(
        code, "清水晚报 2012年8月24日 星期五", "编辑 尚晋 校对 温兰", "政协召开会议", Outline.report)
      #expect(page.titles == ["政协召开会议"])
      #expect(page.masthead.lines.first?.first == 1)
      #expect(page.unassigned.isEmpty)
    }
  }

  @Test("headlines in a block below woven columns are not set in, as paragraphs are")
  func block() {
    let page = Outline.page(
      """
      　　本报讯　一男子为逃避隔离，竟
      从二楼跳窗而逃。5月9日晚，桥西派
      出所民警在火车站将其找回，送往指
      定地点继续留验。经查，该男子姓武，
      刚从疫区返回。
      　　警方表示，根据有关规定，将对
      其依法处理。（金戈）
      跳窗逃离隔离区 男子被警方找回
      市民建言
      　　建议公交车每趟必须消毒，司机
      都要戴口罩，车窗也应当打开来。
      　　建议把分餐制坚持下去，最好写
      进餐饮行业规范，让大家养成好习惯。
      """)
    #expect(page.articles.map(\.title) == ["跳窗逃离隔离区 男子被警方找回", "市民建言"])
  }
}
