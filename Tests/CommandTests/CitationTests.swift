import ChineseText
import IssueParser
@testable import NewspaperArchive
import Support
import Testing

@testable import llrb

@Suite struct CitationTests {
  private func unit(
    _ article: Article, page: PageNumber? = 2, _ change: (inout Masthead) -> Void = { _ in }
  ) -> StoredUnit {
    var masthead = Masthead()
    masthead.paper = "晚山日报"
    masthead.date = CivilDate(iso8601: "2021-05-04")
    masthead.issueNumber = 1234
    masthead.page = page
    change(&masthead)
    return StoredUnit(
      id: "ABCDEFGHJK-1", content: .article(article), place: PagePlace(masthead),
      pageID: "ABCDEFGHJK", source: "a.txt")
  }

  private func article(_ names: [String], _ title: String? = "山路通了") -> Article {
    var article = Article()
    article.title = title
    article.authors = names.map { Author(name: $0) }
    return article
  }

  private func standard(_ parts: StoredUnit...) -> String? {
    Citation(parts)?.lines(.gbt7714).joined()
  }

  @Test("up to three authors are named, of more the first three; the same name once")
  func authors() {
    let tail = "山路通了[N]. 晚山日报, 2021-05-04(2)."
    #expect(standard(unit(article([]))) == tail)
    #expect(standard(unit(article(["王一"]))) == "王一. " + tail)
    #expect(standard(unit(article(["王一", "王一", "李二", "张三"]))) == "王一, 李二, 张三. " + tail)
    #expect(standard(unit(article(["王一", "李二", "张三", "赵四"]))) == "王一, 李二, 张三, 等. " + tail)
  }

  @Test("without authors an agency answers for the article, but not the paper's own reporters")
  func agencies() {
    var item = article([])
    item.agency = "新华社"
    #expect(standard(unit(item))?.hasPrefix("新华社. 山路通了") == true)
    item.agency = "本报"
    #expect(standard(unit(item))?.hasPrefix("山路通了") == true)
  }

  @Test("a deck follows its headline without its dash; what is not known is left out")
  func gaps() {
    var item = article(["王一"])
    item.subtitle = "——后山村纪事"
    #expect(standard(unit(item)) == "王一. 山路通了: 后山村纪事[N]. 晚山日报, 2021-05-04(2).")
    let undated = unit(item, page: nil) {
      $0.date = nil
      $0.estimatedDate = CivilDate(iso8601: "2021-05-06")
    }
    #expect(standard(undated) == "王一. 山路通了: 后山村纪事[N]. 晚山日报, [2021].")
    let bare = unit(article([], nil), page: nil) {
      $0.date = nil
      $0.paper = nil
    }
    #expect(standard(bare) == "[无题][N].")
  }

  @Test("an article on several pages names them all")
  func severalPages() {
    let item = article(["王一"])
    #expect(
      standard(unit(item, page: 1), unit(item, page: 4)) == "王一. 山路通了[N]. 晚山日报, 2021-05-04(1,4).")
  }

  @Test("what TeX would take for a command is written so that it is not")
  func bibtex() {
    let item = article(["王一", "李二"], "收入_增{100%} & \\x~^#$")
    let lines = Citation([unit(item)])?.lines(.bibtex)
    #expect(
      lines == [
        "@newspaper{ABCDEFGHJK-1,",
        "  author  = {{王一} and {李二}},",
        "  title   = {{收入\\_增\\textbraceleft{}100\\%\\textbraceright{} \\& \\textbackslash{}x\\textasciitilde{}\\textasciicircum{}\\#\\$}},",
        "  journal = {晚山日报},", "  date    = {2021-05-04},", "  year    = {2021},",
        "  pages   = {2},", "  note    = {第1234期},", "}",
      ])
  }

  @Test(
    "a sign that stands alone leaves no brace of an entry without its partner",
    arguments: ["{", "}", "}{", "\\", "\\{", "\\}", "{\\", "#", "$", "%", "&", "_", "~", "^"])
  func lonelySigns(sign: String) throws {
    var item = article(["王一"], "关于\(sign)深化改革的若干意见\(sign)")
    item.subtitle = sign
    item.authors = [Author(name: sign + "王一" + sign)]
    let entry = try #require(
      Citation([unit(item) { $0.paper = PaperName("\(sign)晚山日报\(sign)") }])?.lines(.bibtex))
    for field in entry.dropFirst().dropLast() {
      // BibTeX counts a brace behind a backslash like any other.
      var depth = 0
      for (place, character) in field.enumerated() {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        let isInside = place >= 12 && place < field.count - 2
        #expect(isInside ? depth > 0 : depth >= 0, "\(field)")
      }
      #expect(depth == 0, "\(field)")
    }
    // TeX takes none of them for a command, or for the end of a line.
    let title = try #require(entry.first { $0.contains("title") })
    let rest = [
      "textbackslash", "textasciitilde", "textasciicircum", "textbraceleft", "textbraceright",
    ]
    .reduce(title) { $0.replacing("\\\($1){}", with: "") }
    let bare = ["#", "$", "%", "&", "_"].reduce(rest) { $0.replacing("\\\($1)", with: "") }
    #expect(!bare.contains { "#$%&_~^\\".contains($0) }, "\(title)")
  }

  @Test("articles of pages with the very same lines have the same id and keys of their own")
  func keys() {
    var copy = unit(article(["王一"]))
    copy.copy = 2
    let keys = [unit(article(["王一"])), copy].map { Citation([$0])?.lines(.bibtex).first }
    #expect(keys == ["@newspaper{ABCDEFGHJK-1,", "@newspaper{ABCDEFGHJK-1.2,"])
  }
}
