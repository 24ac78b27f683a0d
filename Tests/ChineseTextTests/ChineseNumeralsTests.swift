import ChineseText
import Support
import Testing

@Suite("Numerals")
struct ChineseNumeralsTests {
  @Test(
    "Every form of number is read",
    arguments: [
      ("0", 0), ("10906", 10906), ("２０２３", 2023), ("二〇二〇", 2020), ("二○二三", 2023), ("一九四九", 1949),
      ("一六四", 164), ("一百六十四", 164), ("一百零四", 104), ("一百六", 160), ("十", 10), ("十一", 11),
      ("二十", 20), ("廿", 20), ("廿七", 27), ("卅", 30), ("卅一", 31), ("两千", 2000), ("兩", 2),
      ("一千零四", 1004), ("一千零一十", 1010), ("三万五千", 35000), ("三万五", 35000), ("一万零九百零六", 10906),
      ("壹佰贰拾叁", 123), ("3万", 30000), ("一亿二千万", 120_000_000), ("零", 0), ("三万零五", 30005),
      ("一萬", 10000), ("二0二0", 2020),
    ])
  func reads(text: String, value: Int) {
    #expect(ChineseNumerals.number(text) == value)
  }

  @Test(
    "What is no number is none",
    arguments: ["", "年", "第一", "百", "一十十", "十百", "二十三四", "万万", "1234567890123", "一二 三", "廿廿"])
  func refuses(text: String) {
    #expect(ChineseNumerals.number(text) == nil)
  }

  @Test("A number at the start is taken as far as it goes")
  func prefixes() throws {
    let first = try #require(ChineseNumerals.prefix(of: scalars("一六四期")[...]))
    #expect(first == (164, 3))
    let second = try #require(ChineseNumerals.prefix(of: scalars("八版今日")[...]))
    #expect(second == (8, 1))
    let third = try #require(ChineseNumerals.prefix(of: scalars("999999999999千")[...]))
    #expect(third == (999_999_999_999, 12), "a place word that passes the limit does not count")
    let fourth = try #require(ChineseNumerals.prefix(of: scalars("1234567890123")[...]))
    #expect(fourth == (123_456_789_012, 12), "nor does a digit")
    let fifth = try #require(ChineseNumerals.prefix(of: scalars("9999亿999999999999")[...]))
    #expect(fifth == (999_999_999_999, 13), "nor one behind a place word")
    let sixth = try #require(ChineseNumerals.prefix(of: scalars("9990亿9989亿")[...]))
    #expect(sixth == (999_000_009_989, 9))
    #expect(ChineseNumerals.prefix(of: scalars("第八版")[...]) == nil)
    #expect(ChineseNumerals.prefix(of: scalars("第10906期").dropFirst())?.value == 10906)
  }

  @Test("What is written is read as the same number")
  func roundTrip() {
    for number in Array(0...20_000) + [100_000, 100_010, 305_060, 10_000_000, 987_654_321] {
      let text = ChineseNumerals.text(of: number)
      #expect(ChineseNumerals.number(text) == number, "\(text)")
      #expect(ChineseNumerals.number(ChineseNumerals.digits(of: number)) == number)
    }
    #expect(ChineseNumerals.text(of: 10_906) == "一万零九百零六")
    #expect(ChineseNumerals.digits(of: 2020) == "二〇二〇")
  }

  @Test("Any signs are read or refused without a trap")
  func anySigns() {
    let signs = scalars("〇零一两九十廿卅百千万亿05９壹年")
    for seed in UInt64(0)..<20_000 {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...16, using: &generator)).map { _ in
        signs[Int.random(in: 0..<signs.count, using: &generator)]
      }
      if let (value, count) = ChineseNumerals.prefix(of: text[...]) {
        #expect((0..<1_000_000_000_000).contains(value), "seed \(seed)")
        #expect(count > 0 && count <= text.count, "seed \(seed)")
      }
    }
  }

  private func scalars(_ text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value)
  }
}
