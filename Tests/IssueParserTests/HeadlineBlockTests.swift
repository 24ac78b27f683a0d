import IssueParser
import Testing

/// Where headlines end that stand in one block before or behind all their bodies.
@Suite struct HeadlineBlockTests {
  private static let gas =
    "本报讯（记者 林秋水）昨天凌晨，家住北门菜市巷的王大妈闻到一股气味，叫来儿子。小伙子砸开玻璃，把昏迷的夫妻俩和孩子背了出来。燃气公司说，是胶管老化开裂。"
  private static let taxi =
    "本报讯（记者 周平）出租车司机胡秀英在汽车南站送下客人，发现后座上有一沓钞票。她把车停回广场，等到晚上8点多，把钱还给了失主。"
  private static let power = "本报讯（记者 陈原）昨天下午2时，我市电网负荷冲到98万千瓦，刷新了历史纪录。供电公司说，居民用电暂时不受影响。"

  @Test("many short lines are headlines each, and part the stories that nothing else does")
  func shortLines() {
    let page = Outline.page(
      "新华社伦敦1月4日电 色彩缤纷的风火轮、流光溢彩的戒指，这些奇妙的星云图像由太空望远镜拍下，天文学家说，恒星死亡时喷出的气体把九天染成了锦绣。",
      "美国科学家最近发现一种天然催熟保鲜剂，它可使水果在运输途中保持新鲜，到了货架上再慢慢成熟，果农不必再喷药水。",
      "据报道，加利福尼亚大学的研究人员发现了控制果实衰老的基因，关掉这个基因，番茄可以保存三个月而不变软。",
      "超级市场最近开始试验一种新标签，它贴在肉类的包装上，颜色越深，表示食品离变质越近，顾客一看便知新鲜与否。",
      "星云绚丽似锦绣", "控制基因有利保存", "天然物质催熟保鲜", "新标签看新鲜度")
    #expect(page.titles == ["星云绚丽似锦绣", "天然物质催熟保鲜", "控制基因有利保存", "新标签看新鲜度"])
  }

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
