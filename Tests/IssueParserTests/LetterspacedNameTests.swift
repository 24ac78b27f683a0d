import IssueParser
import Testing

/// Names, and what is none, that an engine read with blanks between their characters.
@Suite struct LetterspacedNameTests {
  @Test(
    "a letterspaced name below a headline is the author's, though its characters form a word",
    arguments: ["申 玉 兰", "暴 清 河", "牛 素 琴"])
  func authors(name: String) {
    let page = Outline.page("连翘开", name, Outline.essay, "石磨声声", "□ 周原", Outline.essay)
    #expect(page.titles == ["连翘开", "石磨声声"])
    #expect(page.authorNames == [[name.filter { $0 != " " }], ["周原"]])
  }

  @Test("a letterspaced name below that of several poems, above verse, is the poet's")
  func poets() {
    let page = Outline.page(
      "雨落青山（外一首）", "暴 清 河", "雨落在青石板上\n落在羊的脊背上\n落在祖父的烟锅里\n吱的一声灭了")
    #expect(page.titles == ["雨落青山（外一首）"])
    #expect(page.authorNames == [["暴清河"]])
  }

  @Test("two letterspaced characters above a byline are a headline, not who wrote what ends above")
  func titles() {
    let page = Outline.page(Outline.essay, "老 碾", "□ 郝爱平", "碾子早不用了，可谁家也没有舍得把它搬走，娃娃们围着它捉迷藏。")
    #expect(page.titles.contains("老碾"))
    #expect(!page.authorNames.joined().contains("老碾"))
  }

  @Test("three signs apart, of which one is Japanese, are what an engine read in a picture")
  func pictures() {
    let page = Outline.page("全县春耕备耕工作启动", Outline.report, "福 ホ 〇", "清水记忆", Outline.essay)
    #expect(page.titles == ["全县春耕备耕工作启动", "清水记忆"])
  }
}
