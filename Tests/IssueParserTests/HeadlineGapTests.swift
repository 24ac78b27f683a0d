import IssueParser
import Testing

/// What the blank lines among headlines tell that stand before all their bodies.
@Suite struct HeadlineGapTests {
  private static let gas =
    "本报讯（记者 林秋水）昨天凌晨，家住北门菜市巷的王大妈闻到一股气味，叫来儿子。小伙子砸开玻璃，把昏迷的夫妻俩和孩子背了出来。燃气公司说，是胶管老化开裂。"
  private static let taxi =
    "本报讯（记者 周平）出租车司机胡秀英在汽车南站送下客人，发现后座上有一沓钞票。她把车停回广场，等到晚上8点多，把钱还给了失主。"
  private static let power = "本报讯（记者 陈原）昨天下午2时，我市电网负荷冲到98万千瓦，刷新了历史纪录。供电公司说，居民用电暂时不受影响。"

  /// The heading lines of the article whose text begins so.
  private static func headline(of page: Page, _ opening: String) -> [String] {
    let article = page.articles.first { article in
      article.blocks.contains { $0.role == .body && $0.text.hasPrefix(opening) }
    }
    return (article?.blocks ?? []).filter { $0.role != .body && $0.role != .byline }
      .flatMap { $0.text.split(separator: " ").map(String.init) }
  }

  @Test("lines with none between them are one headline where others have one")
  func blocks() {
    let page = Outline.page(
      "连续八天最高气温超过三十五度\n全市用电负荷一周三破纪录",
      "女司机拾到巨款\n雨中苦等失主两小时",
      "北门一出租屋燃气泄漏\n众邻居砸窗救出一家人",
      [Self.gas, Self.taxi, Self.power].joined(separator: "\n"))
    #expect(page.articles.count == 3)
    #expect(Self.headline(of: page, "本报讯（记者 林秋水）") == ["北门一出租屋燃气泄漏", "众邻居砸窗救出一家人"])
    #expect(Self.headline(of: page, "本报讯（记者 周平）") == ["女司机拾到巨款", "雨中苦等失主两小时"])
    #expect(Self.headline(of: page, "本报讯（记者 陈原）") == ["连续八天最高气温超过三十五度", "全市用电负荷一周三破纪录"])
  }
}
