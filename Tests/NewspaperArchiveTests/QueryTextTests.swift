import ChineseText
import Testing

@testable import NewspaperArchive

@Suite struct QueryTextTests {
  private func phrases(_ text: String) throws(QueryFault) -> [String] {
    try QueryText(text).phrases.map { phrase in
      var text = ""
      for scalar in phrase.compactMap(Unicode.Scalar.init) { text.unicodeScalars.append(scalar) }
      return text
    }
  }

  @Test("words are cut at blanks, and quotation marks keep blanks together")
  func terms() throws {
    #expect(try phrases(" 中国能建\u{3000}高质量 ") == ["中国能建", "高质量"])
    #expect(try phrases("\"New York\" 5G") == ["new york", "5g"])
    #expect(try phrases("“中国 能建”发展") == ["中国能建", "发展"])
    #expect(try phrases("復工復產 复工复产") == ["复工复产"])
    #expect(try phrases("13.2平方公里 本报讯(记者") == ["13.2平方公里", "本报讯(记者"])
    #expect(try phrases("\"OR\" \"-1\"") == ["or", "-1"])
    #expect(try phrases("为什么?") == ["为什么?"])
  }

  @Test("what cannot be read is refused with its column")
  func faults() {
    #expect(throws: QueryFault(column: 4, kind: .unbalancedQuote)) { try phrases("梁 5\"a b") }
    #expect(throws: QueryFault(column: 1, kind: .empty)) { try phrases("") }
    #expect(throws: QueryFault(column: 1, kind: .empty)) { try phrases(" \u{3000} \"\"") }
    #expect(throws: QueryFault(column: 3, kind: .reserved("OR"))) { try phrases("甲 OR 乙") }
    #expect(throws: QueryFault(column: 3, kind: .reserved("-乙"))) { try phrases("甲 -乙") }
    #expect(throws: QueryFault(column: 2, kind: .reserved("|"))) { try phrases("甲|乙") }
    #expect(throws: QueryFault(column: 2, kind: .reserved("?"))) { try phrases("复?复产") }
    #expect(throws: QueryFault(column: 1, kind: .reserved("标题:"))) { try phrases("标题:农业") }
    #expect(throws: QueryFault(column: 3, kind: .reserved("NEAR/10"))) {
      try phrases("甲 NEAR/10 乙")
    }
  }
}
