import ChineseText
import IssueParser
import Support
import Testing

/// Combined issues (合刊), which bear the numbers and the days of several.
@Suite struct CombinedIssueTests {
  private func parse(_ head: String, path: String? = nil, date: CivilDate? = nil) -> Masthead {
    page(head, path: path, date: date).masthead
  }

  private func page(_ head: String, path: String? = nil, date: CivilDate? = nil) -> Page {
    let body = """


      全市召开春季生产会议

      本报讯(记者 张三)全市召开春季生产会议,安排部署今年的生产工作,要求各县区抓紧时间,不误农时。
      """
    let hints = SourceHints(path: path, given: GivenPlace(date: date))
    return PageParser.parse(Array((head + body).utf8), hints: hints).pages[0]
  }

  @Test(
    "the numbers of a combined issue are read in every shape they are printed in",
    arguments: [
      "第10200-10201期", "第10200、10201期", "第10200/10201期", "第10200～10201期", "第10200至10201期",
      "第10200—10201期合刊", "第10200——10201期", "第10200期、10201期合刊", "第10200期 第10201期合刊",
      "10200、10201期合刊", "（10200、10201期合刊）", "第10200—10201合刊", "第一〇二〇〇—一〇二〇一期",
      "第一万零二百、一万零二百零一期", "第10200-01期", "第10200一10201期", "总第10200-10201期",
      "第50、51期 总第10200、10201期", "期号：10200-10201", "No.10200-10201",
    ])
  func numbers(text: String) {
    let line = "清水日报 2021年5月1日 星期六 \(text) 今日8版 第1版"
    for head in [line, line.replacing(" ", with: "\n")] {
      let page = page(head)
      let masthead = page.masthead
      #expect(masthead.issueNumber == 10200 && masthead.lastIssueNumber == 10201, "\(head)")
      #expect(masthead.paper == "清水日报" && masthead.date?.iso8601 == "2021-05-01", "\(head)")
      #expect(masthead.pageCount == 8 && masthead.page == 1, "\(head)")
      #expect(page.diagnostics.isEmpty, "\(head)")
      #expect(masthead.lastDate == nil && masthead.evidence[.issueNumber] == .printed, "\(head)")
    }
    #expect(parse("清水日报 2021年5月1日 第10200、10201、10202期").lastIssueNumber == 10202)
    for page in ["第1版", "/ 第2版", "、3版"] {
      let masthead = parse("清水日报 2021年5月1日 第10200-10201期 " + page)
      #expect(masthead.lastIssueNumber == 10201 && masthead.page != nil, "\(page)")
    }
  }

  @Test(
    "numbers that are too many for one issue, or do not follow one another, are none of its numbers",
    arguments: [
      "第10200-10399期", "第10200、10205期", "第10201-10200期", "No.10200-2", "第10200期 第10205期合刊",
      "第10200期",
    ])
  func otherNumbers(text: String) {
    #expect(parse("清水日报 2021年5月1日 星期六\n\(text)").lastIssueNumber == nil)
  }

  @Test("one of a combined issue's numbers or days elsewhere is no contradiction")
  func agreeing() throws {
    let head = "清水日报 2021年5月1-2日 星期六、日 第10200-10201期"
    let day = try #require(CivilDate(iso8601: "2021-05-02"))
    for page in [
      page(head + "\n2021年5月1日 第10201期"), page(head, path: "2021-05-02/1.txt"),
      page(head, path: "第10201期/1.txt"), page(head, date: day),
    ] {
      let masthead = page.masthead
      #expect(page.diagnostics.isEmpty)
      #expect(masthead.date?.iso8601 == "2021-05-01" && masthead.lastDate == day)
      #expect(masthead.issueNumber == 10200 && masthead.lastIssueNumber == 10201)
    }
    let other = try #require(CivilDate(iso8601: "2021-05-04"))
    let given = page(head, date: other)
    #expect(given.masthead.date == other && given.masthead.lastDate == nil)
    #expect(given.diagnostics.map(\.code) == [.dateConflict])
  }

  @Test(
    "the first day and the last are read, and the weekday is that of the first",
    arguments: [
      ("2021年5月1-2日 星期六、日", "2021-05-01", "2021-05-02", "星期六"),
      ("2021年5月1、2日 星期六、星期日", "2021-05-01", "2021-05-02", "星期六"),
      ("2021年5月1—2日 星期日", "2021-05-01", "2021-05-02", "星期六"),
      ("2021年5月1日—5日 星期六至星期三", "2021-05-01", "2021-05-05", "星期六"),
      ("2021年5月1日至5月3日（周六至周一）", "2021-05-01", "2021-05-03", "星期六"),
      ("2021年4月30日—5月3日 星期五—星期一", "2021-04-30", "2021-05-03", "星期五"),
      ("2021年12月31日-2022年1月2日 星期五", "2021-12-31", "2022-01-02", "星期五"),
      ("二〇二一年五月一日至三日 星期六", "2021-05-01", "2021-05-03", "星期六"),
      ("2021年 2月10日-17日合刊", "2021-02-10", "2021-02-17", "星期三"),
      ("2021年5月1-2日 星期六、日 农历辛丑年三月二十、廿一", "2021-05-01", "2021-05-02", "星期六"),
      ("2021年5月1-5日 星期六 农历辛丑年三月二十至三月廿四", "2021-05-01", "2021-05-05", "星期六"),
    ])
  func days(text: String, first: String, last: String, weekday: String) {
    let line = "清水日报 \(text) 第10200期 今日8版"
    for head in [line, line.replacing(" ", with: "\n")] {
      let page = page(head)
      let masthead = page.masthead
      #expect(masthead.date?.iso8601 == first && masthead.lastDate?.iso8601 == last, "\(head)")
      #expect(masthead.weekday == weekday && page.diagnostics.isEmpty, "\(head)")
      #expect(masthead.issueNumber == 10200 && masthead.pageCount == 8, "\(head)")
    }
  }

  @Test(
    "days that are too many for one issue, or do not follow one another, are none of its days",
    arguments: [
      "2021年5月1日至25日 星期六", "2021年5月1日、5日 星期六", "2021年5月1日 星期六 周一至周五出版",
      "2021年5月1日 星期六 每周一至周五", "2021年5月1日 星期六", "2021年5月1日 星期六 — 2版",
    ])
  func otherDays(text: String) {
    let page = page("清水日报 \(text) 第10200期")
    let masthead = page.masthead
    #expect(masthead.date?.iso8601 == "2021-05-01" && masthead.lastDate == nil)
    #expect(masthead.weekday == "星期六" && page.diagnostics.isEmpty)
  }

  @Test("a further page of the file that prints neither day nor number has those of the first")
  func inherited() {
    let text = "清水日报 2021年5月1-2日 星期六、日 第10200-10201期\n\n会议召开。\n\u{C}\n第2版\n\n会议闭幕。\n"
    let pages = PageParser.parse(Array(text.utf8), hints: SourceHints()).pages
    #expect(pages.map(\.masthead.lastDate?.iso8601) == ["2021-05-02", "2021-05-02"])
    #expect(pages.map(\.masthead.lastIssueNumber) == [10201, 10201])
  }
}
