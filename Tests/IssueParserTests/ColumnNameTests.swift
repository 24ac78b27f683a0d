import IssueParser
import Testing

/// Names of standing columns above headlines: they are the page's, not the article's.
@Suite struct ColumnNameTests {
  private static let body =
    "二月的风还带着哨音，老秦把剃头挑子在槐树下放稳，炉子里的水就咕嘟起来。他剃了四十年的头，全村的老人和孩子没有谁不认得他那把推子。"

  private func page(_ column: String, _ headline: String = "剃头匠老秦") -> Page {
    Outline.page(column + "\n" + headline, "□ 田望舒", Self.body)
  }

  @Test(
    "a name of a column above another headline is a banner",
    arguments: [
      "人间草木", "乡村夜谈", "脱贫手记", "【新论摘编】", "转型升级在路上", "非凡十年看河川", "重点工程巡礼⑥", "书 里 书 外",
    ])
  func columns(name: String) {
    let page = page(name)
    #expect(page.titles == ["剃头匠老秦"])
    #expect(page.articles.first?.kicker == nil)
    #expect(page.unassigned.map(\.role) == [.banner])
  }

  @Test("so it is above the headline's kicker, and two of them")
  func stacked() {
    let page = page("凡人素描\n乡村夜谈")
    #expect(page.titles == ["剃头匠老秦"])
    #expect(page.unassigned.map(\.text) == ["凡人素描", "乡村夜谈"])
  }

  @Test("alone, or where the body takes up its words, it is no banner")
  func headlines() {
    let alone = Outline.page("乡村夜谈", "□ 田望舒", Self.body)
    #expect(alone.titles == ["乡村夜谈"])
    let taken = Outline.page(
      "乡村夜谈\n剃头匠老秦", "□ 田望舒", Self.body + "夜里，村里人就聚在他家，这便是我们的乡村夜谈。")
    #expect(taken.unassigned.isEmpty)
    let deck = Outline.page("人间草木\n——访村里的老剃头匠", "□ 田望舒", Self.body)
    #expect(deck.titles == ["人间草木"])
  }

  @Test(
    "lines of nothing but known slogans are banners",
    arguments: ["自力更生　艰苦奋斗", "安全第一 预防为主", "感党恩 听党话 跟党走", "学习“三个代表”　实践“三个代表”"])
  func slogans(line: String) {
    let page = page(line)
    #expect(page.titles == ["剃头匠老秦"])
    #expect(page.unassigned.map(\.role) == [.banner])
  }

  @Test("words between dots are a column's name, names are who wrote")
  func dots() {
    let column = Outline.page("·灯前小札·", "也谈“慢”", "罗 成 章", Outline.essay)
    #expect(column.titles == ["也谈“慢”"])
    #expect(column.authorNames == [["罗成章"]])
    #expect(column.unassigned.map(\.text) == ["·灯前小札·"])
    let author = Outline.page("也谈“慢”", "·罗 成·", Outline.essay)
    #expect(author.authorNames == [["罗成"]])
  }
}
