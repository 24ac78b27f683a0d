import IssueParser
import Testing

/// How sure the parser says it is of an article.
@Suite struct AssemblyConfidenceTests {
  private func articles(_ text: String) -> [Article] {
    PageParser.parse(Array(text.utf8), hints: SourceHints()).pages.flatMap(\.articles)
  }

  @Test("an article in one piece is sure")
  func whole() {
    let found = articles("## 大桥通车\n\n本报讯(记者 王立)大桥昨日通车,两岸群众拍手称快。\n")
    #expect(found.map(\.assemblyConfidence) == [100])
  }

  @Test("an end that nothing goes on with is a doubt, a jump line is none")
  func tornEnd() {
    let torn = "## 大桥通车\n\n本报讯(记者 王立)大桥昨日通车,两岸群众拍手称快,大桥建设历时三年,先后"
    #expect(articles(torn + "\n").map(\.assemblyConfidence) == [80])
    #expect(articles(torn + "(下转4版)\n").map(\.assemblyConfidence) == [100])
  }

  @Test("the scrambled pages have doubtful articles, and none is hopeless")
  func goldPages() throws {
    for name in Gold.names {
      let found = PageParser.parse(try Gold.page(name), hints: SourceHints()).pages
        .flatMap(\.articles).map(\.assemblyConfidence)
      #expect(found.allSatisfy { (10...100).contains($0) }, "\(name): \(found)")
    }
    let scrambled = PageParser.parse(try Gold.page("000"), hints: SourceHints()).pages
      .flatMap(\.articles).map(\.assemblyConfidence)
    #expect(scrambled.contains { $0 < 90 }, "\(scrambled)")
  }
}
