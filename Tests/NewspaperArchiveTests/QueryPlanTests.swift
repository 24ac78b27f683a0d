import BigramIndex
import Support
import Testing

@testable import NewspaperArchive

/// The query language against pages small enough to look through by eye.
@Suite struct QueryPlanTests {
  private func page(_ title: String, _ byline: String, _ body: String) -> String {
    "晚山日报 2020年3月13日\n\n# \(title)\n\n□ 本报记者 \(byline)\n\n\(body)\n"
  }

  /// The titles that a query finds, in the order of ingest.
  private func found(_ query: String) throws -> [String] {
    let sample = Sample([
      "1.txt": page("春耕备耕忙", "孙白露", "农业部门说，全县春耕面积比去年增长两成，水利设施全部检修。"),
      "2.txt": page("农业合作社开工", "李青禾", "复工以后，企业正在组织复产，工人陆续返岗，农村面貌一新。"),
      "3.txt": page("水利工程复了工", "孙白露", "复工复产同步推进，企业负责人说，工期不会耽误，今年完成。"),
    ])
    try sample.ingest()
    var request = SearchRequest(query)
    request.limit = 100
    return try sample.archive().snapshot().search(request).hits
      .filter { $0.kind == .article }.sorted { $0.source < $1.source }.map { $0.title ?? "" }
  }

  @Test(
    "operators, fields, wildcards and nearness find what they say",
    arguments: [
      ("农业 水利", ["春耕备耕忙"]),
      ("农业 OR 水利", ["春耕备耕忙", "农业合作社开工", "水利工程复了工"]),
      ("农业 -水利", ["农业合作社开工"]),
      ("水利 NOT (农业 OR 复产)", []),
      ("标题:水利", ["水利工程复了工"]),
      ("正文:水利", ["春耕备耕忙"]),
      ("title:(农业 OR 春耕) 复产", ["农业合作社开工"]),
      ("作者:孙白露 企业", ["水利工程复了工"]),
      ("标题:孙白露", []),
      ("复?工", ["水利工程复了工"]),
      ("企业?在", ["农业合作社开工"]),
      ("复工 NEAR/4 企业", ["农业合作社开工"]),
      ("复工 NEAR/7 企业", ["农业合作社开工", "水利工程复了工"]),
      ("企业 NEAR/3 (复工 OR 同步)", ["农业合作社开工", "水利工程复了工"]),
      ("-企业 增长", ["春耕备耕忙"]),
    ])
  func semantics(query: String, expected: [String]) throws {
    #expect(try found(query) == expected)
  }

  @Test("between Latin words a blank is a character, beside Chinese ones it is none")
  func nearnessInFoldedText() throws {
    let sample = Sample(["1.txt": page("新品", "孙白露", "售出 iPhone 12 Pro Max 手机 一批，等等……今年完成。")])
    try sample.ingest()
    for (query, isFound) in [
      ("iPhone NEAR/8 Max", true), ("iPhone NEAR/7 Max", false), ("Max NEAR/8 iphone", true),
      ("max NEAR/0 手机", true), ("手机 NEAR/0 一批", true),
      ("等等 NEAR/6 今年", true), ("等等 NEAR/5 今年", false),
    ] {
      #expect(try sample.search(query).hits.isEmpty != isFound, "\(query)")
    }
  }

  /// What is marked in a snippet.
  private func marks(_ snippet: Snippet) -> [String] {
    let scalars = Array(snippet.text.unicodeScalars)
    return snippet.highlights.map { String(String.UnicodeScalarView(scalars[$0])) }
  }

  @Test("a word without the other side of NEAR is neither marked nor listed, nor makes a snippet")
  func farFromEachOther() throws {
    let sample = Sample([
      "1.txt": page(
        "企业座谈", "孙白露",
        "企业要发展，企业要创新，企业要担当，企业要有信心。\n\n"
          + "全县复工的企业已有九成，其余企业下月开工，另有复工指导组三十个。")
    ])
    try sample.ingest()
    let snapshot = try sample.archive().snapshot()
    for (query, each) in [
      ("复工 NEAR/6 企业", ["复工", "企业"]), ("企业 NEAR/6 复工", ["复工", "企业"]),
      ("复工 NEAR/6 (企业 OR 工厂)", ["复工", "企业"]), ("复工 NEAR/6 企?", ["复工", "企业"]),
      ("(复工 NEAR/6 企业) (复工 NEAR/9 企业)", ["复工", "企业", "企业", "复工"]),
      ("(复工 NEAR/6 企业) 复工", ["复工", "企业", "复工"]),
    ] {
      var request = SearchRequest(query)
      request.passages = .each
      let hit = try #require(try snapshot.search(request).hits.first, "\(query)")
      #expect(hit.passages.flatMap { marks($0.snippet) } == each, "\(query)")
      #expect(marks(hit.snippet) == each && hit.titleHighlights.isEmpty, "\(query)")
      #expect(hit.snippet.text.hasPrefix("全县"), "\(query)")
    }
  }

  @Test("marks beside NEAR are those of looking at every place")
  func nearnessByEye() {
    var generator = SeededGenerator(seed: 0xEA2)
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        UInt32.random(in: 1...4, using: &generator)
      }
      let sides: [[[UInt32]]] = (0..<2).map { _ in
        (0..<Int.random(in: 1...2, using: &generator)).map { _ in
          (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            UInt32.random(in: 1...4, using: &generator)
          }
        }
      }
      let distance = Int.random(in: 0...6, using: &generator)
      let company = Company(sides[1], within: distance)
      func places(_ phrase: [UInt32]) -> [Range<Int>] {
        text.indices.map { $0..<$0 + phrase.count }
          .filter { $0.upperBound <= text.count && Array(text[$0]) == phrase }
      }
      let others = sides[1].flatMap(places)
      for phrase in sides[0] {
        let expected = places(phrase).filter { place in
          others.contains {
            (0...distance).contains(place.lowerBound - $0.upperBound)
              || (0...distance).contains($0.lowerBound - place.upperBound)
          }
        }
        let found = SoughtPhrase(phrase, fields: .all, company: company).ranges(in: text)
        #expect(found == expected, "\(phrase) NEAR/\(distance) \(sides[1]) in \(text)")
      }
    }
  }

  @Test("what is marked is what was asked for, where it was asked for")
  func highlights() throws {
    let sample = Sample(["1.txt": page("水利工程开工", "孙白露", "水利设施全部检修，复工以后正在复产。")])
    try sample.ingest()
    func marked(_ query: String) throws -> [String] {
      let hit = try #require(
        try sample.archive().snapshot().search(SearchRequest(query)).hits.first)
      return marks(hit.snippet)
    }
    #expect(try marked("水利 复?") == ["水利", "复工", "复产"])
    #expect(try marked("标题:水利 检修") == ["检修"])
    #expect(try marked("复工 NEAR/9 复产 -武汉") == ["复工", "复产"])
    #expect(try marked("检修 OR 武汉") == ["检修"])
    #expect(try marked("-武汉") == [])
  }

  @Test("misread characters are forgiven where asked, exact readings first, and marked as read")
  func tolerance() throws {
    let sample = Sample([
      "1.txt": page("一", "孙白露", "疫情防控常杰化，企业开工有序推进。"),
      "2.txt": page("二", "孙白露", "疫情防控常态化，企业开工有序推进。"),
      "3.txt": page("三", "孙白露", "今日天气晴好，杏花开遍山坡，游人往来不绝。"),
    ])
    try sample.ingest()
    let snapshot = try sample.archive().snapshot()
    var request = SearchRequest("常态化")
    #expect(try snapshot.search(request).hitCount == 1)
    request.tolerance = .byLength
    let result = try snapshot.search(request)
    #expect(result.hitCount == 2 && result.approximateCount == 1)
    #expect(result.hits.map(\.source) == ["2.txt", "1.txt"])
    #expect(result.hits.map(\.isApproximate) == [false, true])
    let hit = try #require(result.hits.last)
    #expect(marks(hit.snippet) == ["常杰化"])
    request.query = "常态化 -推进"
    #expect(try snapshot.search(request).hitCount == 0)
    request.query = "住来不绝"
    request.tolerance = .edits(1)
    #expect(try snapshot.search(request).hits.map(\.source) == ["3.txt"])
    request.tolerance = .edits(0)
    #expect(try snapshot.search(request).hits.isEmpty)
  }

  @Test("a query that cannot be read is an error with its text")
  func faults() throws {
    let snapshot = try Sample().archive().snapshot()
    #expect(throws: ArchiveError.self) { try snapshot.search(SearchRequest("甲 OR")) }
  }
}
