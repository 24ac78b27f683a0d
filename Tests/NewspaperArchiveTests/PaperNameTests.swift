import ChineseText
import IssueParser
import Support
import Testing

@testable import NewspaperArchive

/// Papers whose nameplate is written in other characters than their inner pages.
@Suite struct PaperNameTests {
  /// Four pages of a day: a front page with the nameplate in traditional characters, inner pages
  /// without.
  private func sample(days: ClosedRange<Int> = 4...4) throws -> Sample {
    let sample = Sample()
    for day in days {
      for page in 1...4 {
        let name = page == 1 ? "呂梁日報" : "吕梁日报"
        let text =
          switch page {
          case 1: "## 大桥通车\n\n本报讯(记者 王涛)横跨清河的大桥昨日通车,两岸群众拍手称快,历时\(day)年(下转4版)\n"
          case 4: "## 大桥通车\n\n(上接1版)清河大桥建设者说,两岸群众送来热水,\(day)年来没有出过一次事故。\n"
          default: Sample.page("第\(day)日第\(page)版", "正文")
          }
        sample.write("\(name)\n2021年3月\(day)日 第\(page)版\n\n\(text)", "\(day)/\(page).txt")
      }
    }
    try sample.ingest()
    return sample
  }

  @Test("pages with the name in traditional and in simplified characters are one issue")
  func oneIssue() throws {
    let snapshot = try sample(days: 4...6).archive().snapshot()
    let list = try snapshot.issues()
    #expect(list.issues.map(\.heldCount) == [4, 4, 4] && list.unplaced.isEmpty)
    // What most pages print is what the issue is called.
    #expect(list.issues.map(\.paper?.text) == ["吕梁日报", "吕梁日报", "吕梁日报"])
    #expect(list.issues.map(\.date?.day) == [4, 5, 6])
    #expect(try snapshot.stats().issues == 3)
    let gaps = try snapshot.gaps()
    #expect(gaps.isEmpty && gaps.papers.map(\.paper?.text) == ["吕梁日报"])
    #expect(gaps.papers.first?.otherNames == [])
  }

  @Test("an article goes on on a page that spells the paper's name otherwise")
  func continuation() throws {
    let snapshot = try sample().archive().snapshot()
    let hit = try #require(try snapshot.search(SearchRequest("横跨清河")).hits.first)
    let unit = try #require(try snapshot.unit(id: hit.id))
    #expect(try snapshot.whole(unit).map(\.source) == ["4/1.txt", "4/4.txt"])
  }

  @Test("equal bytes are a copy, however the paper's name was given for either")
  func copies() throws {
    let text = Sample.page("春耕备耕", "各县抢抓农时")
    let sample = Sample(["呂梁日報/2021-03-04/01.txt": text])
    try sample.ingest { $0.given.paper = "呂梁日報" }
    sample.write(text, "copy/2021-03-04/01.txt")
    #expect(try sample.ingest(["copy"]) { $0.given.paper = "吕梁日报" }.duplicates == 1)
    sample.write(text, "other/2021-03-04/01.txt")
    #expect(try sample.ingest(["other"]) { $0.given.paper = "清河日报" }.added == 1)
  }

  @Test("a paper's name given anew in another spelling is taken")
  func respelt() throws {
    let sample = Sample(["a.txt": Sample.page("春耕备耕", "各县抢抓农时")])
    try sample.ingest { $0.given.paper = "呂梁日報" }
    #expect(try sample.ingest { $0.given.paper = "吕梁日报" }.replaced == 1)
    let page = try #require(try sample.archive().snapshot().pages(source: "a.txt").first)
    #expect(page.page.masthead.paper?.text == "吕梁日报")
  }

  @Test("papers are listed by the name that is searched for, those of most pages first")
  func list() throws {
    let sample = try sample(days: 4...5)
    sample.write("清河日报\n2021年3月4日 第1版\n\n" + Sample.page("春耕备耕", "各县抢抓农时"), "other.txt")
    sample.write("晨河日报\n2021年3月4日 第1版\n\n" + Sample.page("春耕时节", "各县抢抓农时"), "third.txt")
    sample.write(Sample.page("无报头", "不知何报"), "none.txt")
    try sample.ingest()
    #expect(try sample.archive().snapshot().paperNames() == ["吕梁日报", "晨河日报", "清河日报"])
    #expect(try Sample().archive().snapshot().paperNames() == [])
  }

  @Test("names are equal, hashed and ordered as they are searched for")
  func order() {
    let (traditional, simplified): (PaperName, PaperName) = ("呂梁日報", "吕梁日报")
    #expect(traditional == simplified && "吕 梁 日 报" == simplified)
    #expect(traditional.hashValue == simplified.hashValue)
    #expect(!(traditional < simplified) && !(simplified < traditional))
    let names: [PaperName] = ["清河日报", "晋源日报", "呂梁日報", "晚山日報"]
    #expect(names.sorted().map(\.folded) == names.map(\.folded).sorted())
    #expect([traditional, simplified, simplified].commonest?.text == "吕梁日报")
    #expect([traditional, simplified].commonest?.text == "呂梁日報")
    #expect([PaperName]().commonest == nil)
  }
}
