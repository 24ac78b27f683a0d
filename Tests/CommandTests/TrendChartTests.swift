import ChineseText
import Foundation
import FoundationXML
import Support
import Testing

@testable import NewspaperArchive
@testable import llrb

@Suite struct TrendChartTests {
  /// What an XML parser finds in a picture.
  private final class Reader: NSObject, XMLParserDelegate {
    var names: [String: Int] = [:]
    var texts: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      names[name, default: 0] += 1
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "text" || name == "title" { texts.append(text) }
      text = ""
    }
  }

  private func read(_ svg: Data) -> Reader? {
    let parser = XMLParser(data: svg)
    let reader = Reader()
    parser.delegate = reader
    return parser.parse() ? reader : nil
  }

  /// A trend of these counts, a month each from January 2020 on; nil where nothing is held.
  private func trend(_ queries: [String], _ counts: [[Int]?]) -> Trend {
    func row(_ counts: [Int]) -> Trend.Row {
      Trend.Row(
        articles: 100, characters: 10_000,
        counts: counts.map { count in
          var value = Trend.Count()
          for index in 0..<count { value.add(2, in: .article, isLikely: index % 3 == 0) }
          return value
        })
    }
    let first = Period(.month, ordinal: 2020 * 12)
    var trend = Trend(queries: queries, unit: .month, undated: row(queries.map { _ in 0 }))
    trend.span = first...Period(.month, ordinal: first.ordinal + counts.count - 1)
    for (index, counts) in counts.enumerated() {
      guard let counts else { continue }
      trend.periods.append((Period(.month, ordinal: first.ordinal + index), row(counts)))
    }
    return trend
  }

  @Test("the picture is XML with a bar for each count, the axes' names and the legend")
  func contents() throws {
    let trend = trend(["复工复产", "疫情"], [[3, 0], nil, nil, [5, 2]])
    for language in [Language.english, .chinese] {
      let svg = TrendChart(language, .articles).text(of: trend)
      let reader = try #require(read(Data(svg.utf8)))
      #expect(reader.names["g"] == 3)
      #expect(reader.texts.contains("复工复产") && reader.texts.contains("疫情"))
      #expect(reader.texts.contains("2020-01") && reader.texts.contains("2020-04"))
      #expect(reader.texts.contains(language == .chinese ? "未收藏" : "not in the archive"))
      #expect(reader.texts.contains("5"))
    }
  }

  @Test("a query of marks and controls is text in the picture, as it was asked or as pictures")
  func escaping() throws {
    for query in ["a<b>&\"c'", "]]>", "\u{1B}[31m\u{0}\u{FFFE}\u{202E}", "&#0;", "梁\u{10FFFF}"] {
      let svg = TrendChart(.chinese, .share).text(of: trend([query], [[2]]))
      let reader = try #require(read(Data(svg.utf8)), "\(query)")
      #expect(reader.texts.contains(Visible.text(query)))
    }
  }

  @Test("any trend is a picture whose bars stay on the ground and below the top")
  func anyTrend() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let queries = (0..<Int.random(in: 1...9, using: &random)).map { "词\($0)" }
      let most = [0, 1, 7, 400].randomElement(using: &random) ?? 1
      let counts = (0..<Int.random(in: 1...80, using: &random)).map { _ -> [Int]? in
        Bool.random(using: &random)
          ? queries.map { _ in Int.random(in: 0...most, using: &random) } : nil
      }
      for measure in TrendMeasure.allCases {
        let svg = TrendChart(.english, measure).text(of: trend(queries, counts))
        #expect(read(Data(svg.utf8)) != nil, "seed \(seed)")
        #expect(
          !svg.contains("nan") && !svg.contains("inf") && !svg.contains("\"-"), "seed \(seed)")
      }
    }
  }

  @Test("the axis has a few round marks, the last not below the highest value")
  func axis() {
    for value in [0, 0.004, 0.3, 1, 2, 7, 8, 9.5, 10, 99, 101, 12_345, 1e9] {
      let axis = TrendChart.axis(upTo: value)
      #expect(axis.top >= value * 0.999_999)
      #expect((0.9...9).contains(axis.top / axis.step), "\(value)")
    }
  }

  @Test("a bar is as long as its share, and never of no length")
  func bars() {
    #expect(TrendView.bar(1, likely: 0, room: 10).full == "██████████")
    #expect(TrendView.bar(0.0001, likely: 0, room: 10).full == "▏")
    #expect(TrendView.bar(0.5, likely: 0, room: 9).full == "████▌")
    #expect(TrendView.bar(1, likely: 1, room: 10).likely == "░░░░░░░░░░")
    for room in 8...60 {
      for tenth in 1...10 {
        for likely in [0, 0.1, 0.5, 1] {
          let bar = TrendView.bar(Double(tenth) / 10, likely: likely, room: room)
          #expect(DisplayWidth.of(bar.full + bar.likely) <= room)
          #expect(!(bar.full + bar.likely).isEmpty)
        }
      }
    }
  }

  @Test("the binary writes the picture whole, and tells a folder that is not there")
  func file() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      _ = try Binary.run("llrb ingest seeds", in: folder)
      let run = try Binary.run("LANG=zh_CN.UTF-8 llrb trend --svg a.svg 复工复产 疫情", in: folder)
      #expect(run.code == 0)
      let reader = try #require(read(Data(contentsOf: folder.appendingPathComponent("a.svg"))))
      #expect(reader.texts.contains("复工复产、疫情：篇数（含图片）"))
      let failed = try Binary.run("llrb trend --svg none/a.svg 复工复产 >&-", in: folder)
      #expect(failed.code == 2)
    }
  }
}
