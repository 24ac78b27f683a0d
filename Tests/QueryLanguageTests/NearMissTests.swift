import QueryLanguage
import Testing

@Suite("Words that look like operators")
struct NearMissTests {
  private func misses(_ query: String) -> [String] {
    Query.nearMisses(in: query).map { "\($0.word) \($0.kind)" }
  }

  @Test("operators in small letters, of other engines and in Chinese are known")
  func operations() {
    #expect(misses("疫情 or 防控") == ["or operation(\"OR\")"])
    #expect(misses("疫情 ＯＲ 防控 或 复工") == ["ＯＲ operation(\"OR\")", "或 operation(\"OR\")"])
    #expect(misses("疫情 && 防控") == ["&& operation(\"AND\")"])
    #expect(misses("疫情 與 (防控 Not 武汉)") == ["與 operation(\"AND\")", "Not operation(\"NOT\")"])
    #expect(misses("疫情 near/5 防控") == ["near/5 operation(\"NEAR/5\")"])
    #expect(misses("疫情 NEAR 防控") == ["NEAR nearness"])
  }

  @Test("stars and fields that there are not are known")
  func others() {
    #expect(misses("疫情*") == ["疫情* wildcard"])
    #expect(misses("标题:＊防控") == ["＊防控 wildcard"])
    #expect(misses("tittle:疫情") == ["tittle: field"])
    #expect(misses("Title：疫情 题目:疫情") == ["Title： field", "题目: field"])
  }

  @Test("operators without blanks, and marks that other engines read, are known")
  func marks() {
    #expect(misses("企业NEAR/5发展") == ["企业NEAR/5发展 joined(\"NEAR/5\")"])
    #expect(misses("企业NEAR/５ 发展") == ["企业NEAR/５ joined(\"NEAR/5\")"])
    #expect(misses("企业OR发展 甲AND 乙") == ["企业OR发展 joined(\"OR\")", "甲AND joined(\"AND\")"])
    #expect(misses("「复工复产」 『复工』") == ["「复工复产」 quotation", "『复工』 quotation"])
    #expect(misses("‘复工复产’") == ["‘复工复产’ quotation"])
    #expect(misses("'复工 复产'") == ["'复工 quotation"])
    #expect(misses("+企业 ＋发展") == ["+企业 plus", "＋发展 plus"])
    #expect(misses("企业 –发展 −复工") == ["–发展 operation(\"-\")", "−复工 operation(\"-\")"])
    #expect(misses("企业）") == ["企业） bracket"])
    #expect(misses("企业(") == ["企业( bracket"])
    #expect(misses("标题 ：企业") == ["：企业 colon(\"标题:\")"])
    #expect(misses("title :a") == [":a colon(\"title:\")"])
    #expect(misses("企业、发展") == ["企业、发展 list(\"、\")"])
    #expect(misses("企业，发展;复工") == ["企业，发展;复工 list(\"，\")"])
  }

  @Test("what is an operator, text between quotation marks or plain text is no near miss")
  func none() {
    for query in [
      "疫情 OR 防控", "疫情 NEAR/5 防控", "标题:疫情", "\"疫情*\" \"or\" \"tittle:疫情\"", "or", "与", "10:30",
      "和平 或许", "A:", "近日:", "疫?情", "本报讯近日消息:疫情", "疫情 OR", "疫情 near/5000 防控",
      "企业 －发展", "企业 NEAR/５ 发展", "疫情 || 防控", "\"「复工复产」\" \"企业、发展\"", "12,000",
      "中国(上海)自贸区", "FORD", "don't", "甲 ：企业", ":", "，企业、", "——后山村纪事",
    ] {
      #expect(misses(query) == [], "\(query)")
    }
  }
}
