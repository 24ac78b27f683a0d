import ChineseText
import QueryLanguage
import Support
import Testing

@Suite("Reading queries")
struct QueryParsingTests {
  private func phrase(_ pieces: String...) -> Query {
    guard let pattern = pattern(pieces) else { return .and([]) }
    return .phrase(pattern)
  }

  private func pattern(_ pieces: [String]) -> PhrasePattern? {
    PhrasePattern(pieces: pieces.map { $0.unicodeScalars.map(\.value) })
  }

  private func near(_ left: [String], _ right: [String], _ distance: Int) -> Query {
    .near(
      left.compactMap { pattern([$0]) }, right.compactMap { pattern([$0]) }, distance: distance)
  }

  @Test("words side by side must all be there; AND says the same")
  func conjunction() throws {
    #expect(try Query("复工") == phrase("复工"))
    #expect(try Query("复工 复产") == .and([phrase("复工"), phrase("复产")]))
    #expect(try Query("复工 AND 复产\u{3000}企业") == Query("复工 复产 企业"))
    #expect(try Query(" 5G ＂4G 网＂ ") == .and([phrase("5G"), phrase("4G 网")]))
    #expect(try Query("復工“復產”") == .and([phrase("复工"), phrase("复产")]))
  }

  @Test("OR binds weaker than AND, brackets stronger")
  func precedence() throws {
    let (a, b, c) = (phrase("甲"), phrase("乙"), phrase("丙"))
    #expect(try Query("甲 乙 OR 丙") == .or([.and([a, b]), c]))
    #expect(try Query("甲|乙｜丙") == .or([a, b, c]))
    #expect(try Query("甲 (乙 OR 丙)") == .and([a, .or([b, c])]))
    #expect(try Query("（甲）") == a)
    #expect(try Query("甲 -(乙|丙)") == .and([a, .not(.or([b, c]))]))
    #expect(try Query("NOT 甲 乙") == .and([.not(a), b]))
    #expect(try Query("NOT NOT 甲") == .not(.not(a)))
    #expect(try Query("-甲") == .not(a))
    #expect(try Query("甲 －乙 －（乙｜丙）") == .and([a, .not(b), .not(.or([b, c]))]))
    #expect(try Query("甲||乙 ｜| 丙") == .or([a, b, c]))
  }

  @Test("fields have names in both languages and take a phrase or a group")
  func fields() throws {
    let (a, b) = (phrase("甲"), phrase("乙"))
    #expect(try Query("title:甲 乙") == .and([.within(.title, a), b]))
    #expect(try Query("标题：甲") == .within(.title, a))
    #expect(try Query("作者:\"甲\"") == .within(.byline, a))
    #expect(try Query("图片:(甲 OR 乙)") == .within(.caption, .or([a, b])))
    #expect(try Query("-正文:甲") == .not(.within(.body, a)))
    #expect(try Query("本标题:甲") == phrase("本标题:甲"))
  }

  @Test("a question mark stands for any one character, behind a backslash for itself")
  func wildcards() throws {
    #expect(try Query("复?复产") == phrase("复", "复产"))
    #expect(try Query("\"？工 复产\"") == phrase("", "工复产"))
    #expect(try Query("谁\\?") == phrase("谁?"))
    #expect(try Query("甲\\\"乙\\\\\\丙") == phrase("甲\"乙\\\\丙"))
  }

  @Test("NEAR stands between phrases and groups of phrases")
  func nearness() throws {
    #expect(try Query("甲 NEAR/10 乙") == near(["甲"], ["乙"], 10))
    #expect(try Query("甲 NEAR/１0 乙") == near(["甲"], ["乙"], 10))
    #expect(try Query("丁 甲 NEAR/0 (乙|丙)") == .and([phrase("丁"), near(["甲"], ["乙", "丙"], 0)]))
    #expect(try Query("标题:(甲 NEAR/2 乙)") == .within(.title, near(["甲"], ["乙"], 2)))
  }

  @Test("marks inside a word are text")
  func marksInWords() throws {
    #expect(try Query("COVID-19") == phrase("covid-19"))
    #expect(try Query("COVID－19") == phrase("covid-19"))
    #expect(try Query("中国(上海)自贸区") == phrase("中国(上海)自贸区"))
    #expect(
      try Query("(中国(上海)自贸区 OR 浦东)") == .or([phrase("中国(上海)自贸区"), phrase("浦东")]))
    #expect(try Query("a) b") == .and([phrase("a)"), phrase("b")]))
    #expect(try Query("\"OR\" or") == .and([phrase("or"), phrase("or")]))
    #expect(try Query("\"-甲(乙|title:\"") == phrase("-甲(乙|title:"))
  }

  @Test(
    "what cannot be read is named with its place",
    arguments: [
      ("", .empty, 0..<0), (" \u{3000} \"\"", .empty, 0..<5),
      ("梁 5\"a b", .unbalancedQuote, 3..<4), ("甲 (乙", .unclosedGroup, 2..<3),
      ("(", .unclosedGroup, 0..<1), (") 甲", .unopenedGroup, 0..<1),
      ("()", .missingOperand("("), 0..<1), ("甲 OR", .missingOperand("OR"), 2..<4),
      ("OR 甲", .missingOperand("OR"), 0..<2), ("甲 AND OR 乙", .missingOperand("AND"), 2..<5),
      ("甲 NOT", .missingOperand("NOT"), 2..<5), ("(甲 OR) 乙", .missingOperand("OR"), 3..<5),
      ("标题:", .missingOperand("标题:"), 0..<3), ("NEAR/3 甲", .missingOperand("NEAR/3"), 0..<6),
      ("-", .missingOperand("-"), 0..<1), ("甲 －", .missingOperand("－"), 2..<3),
      ("||", .missingOperand("||"), 0..<2), ("甲 | | 乙", .missingOperand("|"), 2..<3),
      ("甲 NEAR/3", .missingOperand("NEAR/3"), 2..<8), ("甲 NEAR/x 乙", .badDistance, 2..<8),
      ("甲 NEAR/1001 乙", .badDistance, 2..<11), ("(甲 乙) NEAR/3 丙", .notNear, 0..<1),
      ("甲 NEAR/3 标题:乙", .notNear, 9..<12), ("甲 NEAR/3 乙 NEAR/3 丙", .notNear, 11..<17),
      ("标题:(甲 正文:乙)", .nestedField, 6..<9), ("甲 ??", .onlyWildcards, 2..<4),
    ] as [(String, QueryFault.Kind, Range<Int>)])
  func faults(text: String, kind: QueryFault.Kind, place: Range<Int>) {
    #expect(throws: QueryFault(kind, at: place)) { try Query(text) }
  }

  @Test("groups nest to a limit and not beyond")
  func depth() throws {
    let open = { String(repeating: "(", count: $0) }
    let close = { String(repeating: ")", count: $0) }
    #expect(try Query(open(64) + "甲" + close(64)) == phrase("甲"))
    #expect(throws: QueryFault(.tooDeep, at: 64..<65)) { try Query(open(65) + "甲" + close(65)) }
    #expect(throws: QueryFault(.tooDeep, at: 64..<65)) {
      try Query(String(repeating: "-", count: 100_000) + "甲")
    }
  }

  @Test("the printed form of any query reads as the same query")
  func printing() throws {
    var generator = SeededGenerator(seed: 20_261_122)
    for round in 0..<3_000 {
      let query = QueryMaker.query(depth: 4, isInField: false, &generator)
      let text = query.text
      #expect(try Query(text) == query, "round \(round): \(text)")
    }
  }

  @Test("any text gives a query or a fault with a place in the text")
  func anyText() {
    let parts = [
      "甲", "乙", "(", ")", "（", "|", "-", "\"", "”", "?", "\\", " ", "AND", "OR", "NOT", "NEAR/3",
      "title:", "标题：", "a", "5", "\u{0}", "\u{200B}",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      do throws(QueryFault) {
        let query = try Query(text)
        #expect((try? Query(query.text)) == query, "\(text)")
      } catch {
        #expect(error.place.upperBound <= text.unicodeScalars.count, "\(text)")
      }
    }
  }
}

/// Draws query trees of every shape that the grammar can write.
private enum QueryMaker {
  static func query(
    depth: Int, isInField: Bool, _ generator: inout SeededGenerator
  ) -> Query {
    switch depth == 0 ? 0 : Int.random(in: 0..<7, using: &generator) {
    case 1: return .not(query(depth: depth - 1, isInField: isInField, &generator))
    case 2:
      return .and(
        (0..<Int.random(in: 2...3, using: &generator)).map { _ in
          query(depth: depth - 1, isInField: isInField, &generator)
        })
    case 3:
      return .or(
        (0..<Int.random(in: 2...3, using: &generator)).map { _ in
          query(depth: depth - 1, isInField: isInField, &generator)
        })
    case 4:
      return .near(
        patterns(&generator), patterns(&generator),
        distance: Int.random(in: 0...1000, using: &generator))
    case 5 where !isInField:
      let field = QueryField.allCases.randomElement(using: &generator) ?? .title
      return .within(field, query(depth: depth - 1, isInField: true, &generator))
    default: return .phrase(pattern(&generator))
    }
  }

  private static func patterns(_ generator: inout SeededGenerator) -> [PhrasePattern] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in pattern(&generator) }
  }

  private static func pattern(_ generator: inout SeededGenerator) -> PhrasePattern {
    let scalars = Array("复工復产aZ5 ?\"\\()|-:;，、“《or\u{0}\u{3000}".unicodeScalars.map(\.value))
    while true {
      let pieces = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (0..<Int.random(in: 0...4, using: &generator)).compactMap { _ in
          scalars.randomElement(using: &generator)
        }.filter { $0 != 0 }
      }
      if let pattern = PhrasePattern(pieces: pieces) { return pattern }
    }
  }
}
