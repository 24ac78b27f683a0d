import IssueParser
import Testing

/// Rows of lists that stand under the list's name: who holds which office, who gave how much, what is when, whose
/// words were quoted. None is a heading, and the name is theirs.
@Suite struct ListRowTests {
  @Test("a dash, a name and a work below a full stop tell whose the words above are")
  func quoted() {
    let page = Outline.page(
      "## 名言", ">路是走出来的。", ">——鲁迅《故乡》", ">为人民办事要办到底。", ">——周原山《清水集》",
      "## 政协召开会议", Outline.report)
    #expect(page.titles == ["名言", "政协召开会议"])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 4)
    // Below a headline it is a deck.
    let review = Outline.page("## 路是走出来的", "——读《清水集》", "□ 周 原", Outline.essay)
    #expect(review.articles.first?.subtitle == "——读《清水集》")
  }
}
