import IssueParser
import Testing

/// Boxes of short lines that are no headlines: the weather, figures with their source.
@Suite struct ForecastTests {
  @Test("a forecast stands below its name, with the office that gives it")
  func forecast() {
    let page = Outline.page(
      Outline.report, "天气预报", "今天白天：晴间多云，偏南风 3 到4 级，最高气温36℃",
      "明天：多云转阴，傍晚局部地区有雷阵雨，南风转北风3 到4", "级，气温21℃~33℃", "市气象台6月7日17时发布",
      "机手一百多人驻村服务，昨日全县收割小麦三万亩，进度过半。")
    let forecast = page.articles.first { $0.title == "天气预报" }
    #expect(forecast?.blocks.map(\.role).filter { $0 != .body } == [.title, .byline])
    #expect(forecast?.blocks.last?.text == "市气象台6月7日17时发布")
    #expect(forecast?.authors.isEmpty == true)
  }

  @Test("shares that things changed by are rows below their box's name, and their source is nobody")
  func figures() {
    let page = Outline.page(
      "本报讯（记者 李明）昨日，清水县统计局发布数据，五月份物价平稳，全县居民消费价格总水平略有上涨。",
      "数说5月物价\n食品价格 同比上涨1.6%\n非食品价格 同比上涨1.0%\n猪肉 同比上涨5.3%\n车用燃料 同比下降12.8%\n（数据来源：清水县统计局）",
      "清水县开展防火检查", "本报讯（记者 周平）日前，县消防大队对商场进行检查，发现隐患四十处。")
    #expect(page.titles == [nil, "数说5月物价", "清水县开展防火检查"])
    #expect(page.articles[1].blocks.count { $0.role == .body } == 4)
    #expect(page.authorNames == [["李明"], [], ["周平"]])
  }
}
