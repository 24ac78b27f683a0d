import ChineseText
import Support
import Testing

@testable import IssueParser

/// What paths say, and what they must not be taken to say.
@Suite struct PathEvidenceTests {
  @Test(
    "a day, an issue and a page are read from folders and file names",
    arguments: [
      ("2023-02-17/01.txt", "2023-02-17", nil, 1), ("20230217_A01.txt", "2023-02-17", nil, "A1"),
      ("10906-2.txt", nil, 10906, 2), ("2023/02/17/03.txt", "2023-02-17", nil, 3),
      ("archive/2023/2/17/B02.txt", "2023-02-17", nil, "B2"),
      ("2023年2月17日/第3版.txt", "2023-02-17", nil, 3), ("第10906期/4.txt", nil, 10906, 4),
      ("x/2023-02-17-05.txt", "2023-02-17", nil, 5), ("2023.02.17 第2版.txt", "2023-02-17", nil, 2),
      ("LLRB-20230217-A01.txt", "2023-02-17", nil, "A1"), ("20230217.txt", "2023-02-17", nil, nil),
      ("2023/02/17.txt", "2023-02-17", nil, nil), ("20230217/p3.txt", "2023-02-17", nil, 3),
      ("2023-02-17_第10906期/2.txt", "2023-02-17", 10906, 2),
      ("20230217_01_要闻.txt", "2023-02-17", nil, 1),
      ("20230217-A02-要闻.txt", "2023-02-17", nil, "A2"),
      ("2023-02-17 第03版 要闻.txt", "2023-02-17", nil, 3), ("2023年2月17号.txt", "2023-02-17", nil, nil),
      ("20230217_page3.txt", "2023-02-17", nil, 3),
      ("2001年/3月/5日/第2版.txt", "2001-03-05", nil, 2), ("2001-03/14/2.txt", "2001-03-14", nil, 2),
      ("200103/14/02.txt", "2001-03-14", nil, 2), ("2001.3/14/02.txt", "2001-03-14", nil, 2),
      ("2001年3月/5日/02.txt", "2001-03-05", nil, 2), ("2001年/3月5日/2.txt", "2001-03-05", nil, 2),
      ("2001年/03月/05号/A02.txt", "2001-03-05", nil, "A2"), ("2001/3月/5/2.txt", "2001-03-05", nil, 2),
      ("清水日报2001年/3月份/5日/2版.txt", "2001-03-05", nil, 2),
      ("2001年/3月/5日.txt", "2001-03-05", nil, nil),
      ("2001-03/14日.txt", "2001-03-14", nil, nil), ("2001年/3月/02.txt", "2001-03-02", nil, nil),
      ("2001-03-14/Page 3.txt", "2001-03-14", nil, 3),
      ("2001-03-14/page_0004.txt", "2001-03-14", nil, 4), ("Page 3.txt", nil, nil, 3),
      ("PAGE_0012.txt", nil, nil, 12), ("2001-03-14/01 (副本).txt", "2001-03-14", nil, 1),
      ("2001-03-14/01.txt.txt", "2001-03-14", nil, 1),
      ("2001-03-14/A02.pdf.txt", "2001-03-14", nil, "A2"),
      ("20010314_01 - 副本.txt", "2001-03-14", nil, 1),
      ("2001/03/14 (副本).txt", "2001-03-14", nil, nil),
      ("头版.txt", nil, nil, 1), ("頭版.txt", nil, nil, 1), ("二版.txt", nil, nil, 2),
      ("第十二版.txt", nil, nil, 12), ("2001-03-14/〇三版.txt", "2001-03-14", nil, 3),
      ("20010314二版.txt", "2001-03-14", nil, 2), ("2001年3月14日第二版.txt", "2001-03-14", nil, 2),
      ("2001-03-14/A二版.txt", "2001-03-14", nil, "A2"), ("第10906期/四版 副刊.txt", nil, 10906, 4),
      ("清水日报头版.txt", nil, nil, 1), ("2001/0314/头版头条.txt", "2001-03-14", nil, 1),
      ("2001-03-14/page_03_ocr.txt", "2001-03-14", nil, 3), ("p3-ocr.txt", nil, nil, 3),
      ("2001/0314/4.txt", "2001-03-14", nil, 4), ("2001年/0314/04.txt", "2001-03-14", nil, 4),
      ("2001-03/14-3.txt", "2001-03-14", nil, 3), ("2001-03/14_A2.txt", "2001-03-14", nil, "A2"),
      ("2001/03-14/3.txt", "2001-03-14", nil, 3), ("2001/03-14-3.txt", "2001-03-14", nil, 3),
      ("2001-0314-03.txt", "2001-03-14", nil, 3), ("2001/3.14/3版.txt", "2001-03-14", nil, 3),
      ("2001年3月/14日3版.txt", "2001-03-14", nil, 3), ("2001031403.txt", "2001-03-14", nil, 3),
      ("qsrb2001031412_要闻.txt", "2001-03-14", nil, 12), ("2001/三月十四日/三版.txt", "2001-03-14", nil, 3),
      ("二〇〇一年三月十四日/第三版.txt", "2001-03-14", nil, 3),
      ("清水日报 第10906期 2001年3月14日 第3版.txt", "2001-03-14", 10906, 3),
      ("2001年3月14日 第10906期 第3版.txt", "2001-03-14", 10906, 3),
      ("清水日报_2001年03月14日_A1版_要闻.txt", "2001-03-14", nil, "A1"),
      ("A01_ocr.txt", nil, nil, "A1"), ("2001-03-14/A4_scan.txt", "2001-03-14", nil, "A4"),
      ("2001-03-14/b2.txt", "2001-03-14", nil, "B2"), ("20010314/01_ocr.txt", "2001-03-14", nil, 1),
    ] as [(String, String?, Int?, PageNumber?)])
  func evidence(path: String, date: String?, issue: Int?, page: PageNumber?) {
    let evidence = PathEvidence(path)
    #expect(evidence.date?.iso8601 == date)
    #expect(evidence.issueNumber == issue)
    #expect(evidence.page == page)
  }

  @Test(
    "a name that may mean anything says nothing",
    arguments: [
      "000_3320e1f2e0a52838.txt", "001_495ebaeb3d68c5cb.txt", "seeds/002_313d145a827ed219.txt",
      "scan-12.txt", "2023-13-45/01.txt", "page.txt", "99999999.txt", "a/b/c.txt", "",
      "2023-02-17/2023-02-18.txt", "3320202302170a.txt", "2020.txt", "12.txt", "2023-02.txt",
      "2001-13/14/2.txt", "200113/14/02.txt", "200103/32/02.txt", "300103/14/02.txt",
      "200103/14.txt",
      "2001-03/14.txt", "2001-03.txt", "200103.txt", "20010/3/14.txt", "2001-03/a/14/02.txt",
      "3月/5日/02.txt", "2001年/5日/3月/02.txt", "2001年/3月/14版/02.txt",
      "2001年/3/会/5/02.txt", "Page 3 of 8.txt", "page_2001.txt", "2001年3月.txt", "副本.txt",
      "01 (副本).txt",
      "2001/0314.txt", "2001/03-14.txt", "2001/12-3.txt", "2001/1332/4.txt", "0314/4.txt",
      "2001/03/14_要闻.txt", "2001031400/a.txt", "2001133203.txt", "200103140102.txt", "a1.txt",
      "2001-03/14-300.txt", "2001-03/14-3-2.txt", "日报/14/3.txt",
      "版.txt", "出版.txt", "排头版本.txt", "〇版.txt", "二百版.txt", "二.txt", "码头版.txt",
      "A4_scan.txt",
      "3月5日/2001年/02.txt", "12/2001/14/02.txt", "scan/200103/0214/02.txt",
    ])
  func silence(path: String) {
    let evidence = PathEvidence(path)
    #expect(evidence.date == nil && evidence.issueNumber == nil && evidence.page == nil)
  }
}

/// Paths put together of their parts.
@Suite struct WrittenPathTests {
  @Test("a day and a page are read however they are spread over folders and the file's name")
  func spread() {
    let seed: UInt64 = 20_261_126
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let (year, month, day) = (
        Int.random(in: 1949...2025, using: &random), Int.random(in: 1...12, using: &random),
        Int.random(in: 1...28, using: &random)
      )
      let page = Int.random(in: 1...24, using: &random)
      let path = path(year, month, day, page, &random)
      let evidence = PathEvidence(path)
      let isRead =
        evidence.date == CivilDate(year: year, month: month, day: day)
        && evidence.page?.number == page
      #expect(isRead, "\(path), seed \(seed)")
      if !isRead { return }
    }
  }

  private func path(
    _ year: Int, _ month: Int, _ day: Int, _ page: Int, _ random: inout SeededGenerator
  ) -> String {
    let isPadded = Bool.random(using: &random)
    func two(_ number: Int) -> String { isPadded && number < 10 ? "0\(number)" : "\(number)" }
    let compact = String(year * 10_000 + month * 100 + day)
    let names = [
      ["年", "月", "日"], ["年/", "月/", "日"], ["-", "/", ""], ["/", "/", ""], ["/", "-", ""],
    ]
    let units = names.randomElement(using: &random) ?? names[0]
    let spaced = "\(year)\(units[0])\(two(month))\(units[1])\(two(day))\(units[2])"
    let dates = [
      compact, spaced, compact.prefix(6) + "/" + two(day), "\(year)/\(compact.suffix(4))",
    ]
    let date = dates.randomElement(using: &random) ?? compact
    let before = ["", "清水日报/", "scans/", "清水日报"].randomElement(using: &random) ?? ""
    let pages = ["/\(two(page))", "-\(two(page))", "/第\(page)版", "_A\(two(page))", "/page_\(page)"]
    return before + date + (pages.randomElement(using: &random) ?? "") + ".txt"
  }

  @Test("no name is too strange to be read")
  func strange() {
    let parts = [
      "2001", "03", "14", "20010314", "2001031403", "99999999999999999999", "年", "月", "日", "第", "版",
      "期",
      "头", "二", "/", "-", "_", ".", " ", "A", "page", "No", "报", "\u{0}", "(副本)", "é",
    ]
    let seed: UInt64 = 20_261_127
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      let path = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let evidence = PathEvidence(path)
      #expect(
        evidence.page.map { Masthead.pages.contains($0.number) } ?? true, "\(path), seed \(seed)")
    }
  }
}

/// What people write of days, issues and pages.
@Suite struct WrittenTextTests {
  @Test(
    "a day, a month or a year is read in the forms that people write",
    arguments: [
      ("2020", 2020, nil, nil), ("2020年", 2020, nil, nil), ("2020-03", 2020, 3, nil),
      ("2020.03", 2020, 3, nil), ("202003", 2020, 3, nil), ("2020年3", 2020, 3, nil),
      ("2020年3月", 2020, 3, nil), ("2020/3/13", 2020, 3, 13),
      ("20200313", 2020, 3, 13), ("2020-03-13", 2020, 3, 13), ("2020.3.13", 2020, 3, 13),
      ("2020年3月13日", 2020, 3, 13), ("2020 年 3 月 13 號", 2020, 3, 13),
      ("２０２０年３月", 2020, 3, nil), ("２０２０／３／１３", 2020, 3, 13), ("二〇二〇年三月十三日", 2020, 3, 13),
      ("2020–03–13", 2020, 3, 13),
    ] as [(String, Int, Int?, Int?)])
  func dates(text: String, year: Int, month: Int?, day: Int?) throws {
    let date = try #require(WrittenDate(text))
    #expect(date.year == year && date.month == month && date.day == day)
  }

  @Test(
    "what is no date is none",
    arguments: [
      "", "-", "2020-", "20203", "2020-03-13-1", "2020-03/13", "2020年3月13日第", "年", "三月",
      "2020-03-13T00", "-2020", "2020--3", "123456789012345678901234567890",
      "21", "21-05", "21-05-06", "21年5月6日", "999", "0021-05-06", "00210506", "002105",
    ])
  func noDates(text: String) {
    #expect(WrittenDate(text) == nil)
  }

  @Test("numbers of issues and pages are read as people write them, within their limits")
  func numbers() {
    for text in ["10906", "第10906期", "总第10906期", "１０９０６", "第 10906 期", "第一万零九百零六期"] {
      #expect(WrittenText.issueNumber(text) == 10906, "\(text)")
    }
    for text in ["3", "03", "第3版", "3版", "第三版", "３"] {
      #expect(WrittenText.page(text) == 3, "\(text)")
    }
    for text in ["B3", "b03", "第B3版", "Ｂ３", "第 B 三 版"] {
      #expect(WrittenText.page(text) == "B3", "\(text)")
    }
    #expect(WrittenText.page("p3") == 3)
    #expect(WrittenText.page("199") == 199 && WrittenText.issueNumber("9999999") == 9_999_999)
    for text in ["0", "-1", "10000000", "9223372036854775807", "第期", "期10906", "10906版", "1.5", ""]
    {
      #expect(WrittenText.issueNumber(text) == nil, "\(text)")
    }
    for text in ["0", "200", "版", "第1期", "1-2", "3B", "AB3", "B", "B200"] {
      #expect(WrittenText.page(text) == nil, "\(text)")
    }
  }
}
