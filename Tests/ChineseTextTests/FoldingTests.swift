import ChineseText
import Foundation
import Support
import Testing

@Suite("Folding")
struct FoldingTests {
  @Test(
    "Variants that a reader takes for the same fold alike",
    arguments: [
      ("復工復產", "复工复产"), ("５Ｇ", "5g"), ("13．2平方公里", "13.2平方公里"), ("“十三五”", "\"十三五\""),
      ("「十三五」", "＂十三五＂"), ("CN14 — 0028", "cn14-0028"), ("21 — 28", "21－28"), ("21 − 28", "21─28"),
      ("复 工\n复　产", "复工复产"), ("2023 年 2 月", "2023年2月"), ("Swift  6.3\tbeta", "swift 6.3 BETA"),
      ("《通知》 ，", "《通知》,"), ("\u{FEFF}吕\u{200B}梁\u{AD}", "吕梁"), ("e\u{301}", "É"),
      ("e \u{301}", "é"),
      ("ｶﾞ", "ガ"), ("ㄱㅏ", "가"), ("Straße", "STRASSE"), ("二○二○", "二〇二〇"), ("……", "⋯⋯"),
      ("阿卜杜拉•买买提", "阿卜杜拉·买买提"), ("⻓⻋⼀", "长车一"), ("10：30", "10∶30"), ("", " \n　"),
      ("Οδυσσεύς", "ΟΔΥΣΣΕΎΣ"), ("a\u{0}b", "ab"), ("①㎡", "1m2"),
      ("公吿", "公告"), ("淸徐鄕隣", "清徐乡邻"), ("羣峯竝峙", "群峰并峙"), ("県境変遷図", "县境变迁图"),
    ])
  func variants(left: String, right: String) {
    #expect(Folding.scalars(left) == Folding.scalars(right))
  }

  @Test(
    "Characters of modern print that mean something else stay apart",
    arguments: ["著着", "俱具", "跤交", "喆哲", "邨村", "淩凌", "黏粘"])
  func keptApart(_ pair: String) {
    let scalars = pair.unicodeScalars.map(\.value)
    #expect(Folding.fold(scalars: scalars).scalars == scalars)
  }

  @Test("A compatibility form folds as the character that it stands for, one that is kept too")
  func keptCompatibility() {
    #expect(Folding.scalars("名\u{FA5F}") == Folding.scalars("名著"))
    #expect(Folding.scalars("\u{2F99F}") == Folding.scalars("著"))
    #expect(Folding.scalars("名\u{FA5F}") != Folding.scalars("名着"))
  }

  @Test("White space is kept between words of spaced scripts alone")
  func whiteSpace() {
    #expect(FoldingTests.string(Folding.scalars(" the  5G 网 络 A 3 (x) y ")) == "the 5g网络a 3(x)y")
  }

  @Test("Every form of input agrees with the rules, folds to itself again, and maps in order")
  func agreesWithRules() {
    for seed in UInt64(0)..<2000 {
      var generator = SeededGenerator(seed: seed)
      let text = FoldingTests.string(FoldingTests.randomText(&generator))
      let source = text.unicodeScalars.map(\.value)
      let folded = Folding.fold(scalars: source)
      #expect(folded.scalars == FoldingRules.fold(text), "seed \(seed): \(text.debugDescription)")
      #expect(Folding.scalars(text) == folded.scalars, "seed \(seed)")
      #expect(Folding.fold(scalars: folded.scalars).scalars == folded.scalars, "seed \(seed)")
      #expect(zip(folded.sources, folded.sources.dropFirst()).allSatisfy { $0 <= $1 })
      for (scalar, offset) in zip(folded.scalars, folded.sources) where scalar != 0x20 {
        let isMade = FoldingRules.string([scalar]).decomposedStringWithCanonicalMapping
        if FoldingRules.marks.contains(scalar) || isMade.unicodeScalars.count > 1 { continue }
        let own = FoldingRules.table[source[Int(offset)]] ?? [source[Int(offset)]]
        #expect(own.contains(scalar), "seed \(seed): \(scalar) from \(own)")
      }
      var appended: [UInt32] = [7]
      Folding.append(utf8: Array(text.utf8).span, to: &appended)
      #expect(appended == [7] + folded.scalars, "seed \(seed)")
    }
  }

  @Test("A part of a text, however spaced and sized, folds to a part of the folded text")
  func partsAreFound() {
    let widths: [UInt32: [UInt32]] = [
      0x35: [0xFF15], 0x67: [0x47, 0xFF47], 0x2C: [0xFF0C], 0x22: [0x201C, 0x201D, 0x300C],
      0x590D: [0x5FA9], 0x4EA7: [0x7522], 0x2D: [0x2014, 0x2013, 0xFF0D],
    ]
    for seed in UInt64(0)..<2000 {
      var generator = SeededGenerator(seed: seed)
      let alphabet: [UInt32] = Array("复工产,\"-5g。 x".unicodeScalars.map(\.value))
      let text = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      let start = Int.random(in: 0..<text.count, using: &generator)
      let end = Int.random(in: start..<text.count, using: &generator)
      var query: [UInt32] = []
      for scalar in text[start...end] {
        if let variants = widths[scalar], Bool.random(using: &generator) {
          query.append(variants[Int.random(in: 0..<variants.count, using: &generator)])
        } else {
          query.append(scalar)
        }
        let isSafe = CharacterClass.isCJK(scalar) || CharacterClass.isPunctuation(scalar)
        if isSafe, Bool.random(using: &generator) {
          query.append([0x20, 0x0A, 0x3000, 0x200B][Int.random(in: 0..<4, using: &generator)])
        }
      }
      let whole = Folding.fold(scalars: text).scalars
      let part = Folding.fold(scalars: query).scalars
      #expect(FoldingTests.contains(whole, part), "seed \(seed): \(text) \(query)")
    }
  }

  @Test("Invalid UTF-8 folds as its repaired text, whatever the bytes")
  func invalidBytes() {
    for seed in UInt64(0)..<2000 {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0...20, using: &generator)).map { _ -> UInt8 in
        let high: [UInt8] = [0xE0, 0xED, 0xF0, 0xF4, 0xC0, 0xA0, 0x9F, 0x80, 0xBF, 0xE4]
        return Bool.random(using: &generator)
          ? high[Int.random(in: 0..<high.count, using: &generator)]
          : UInt8.random(in: 0...255, using: &generator)
      }
      var folded: [UInt32] = []
      Folding.append(utf8: bytes.span, to: &folded)
      #expect(folded == Folding.scalars(String(decoding: bytes, as: UTF8.self)), "seed \(seed)")
    }
  }

  private static func randomText(_ generator: inout SeededGenerator) -> [UInt32] {
    let pools: [[UInt32]] = [
      Array(0x20...0x7E), Array("复工復產，。“”「」《》—　・…○".unicodeScalars.map(\.value)),
      [0x20, 0x20, 0x0A, 0x3000, 0x200B, 0xFE0F], Array(0x300...0x330), Array(0xC0...0x17F),
      Array(0x370...0x3FF), Array(0xFF00...0xFFEF),
      [0x1100, 0x1161, 0x11A8, 0xAC00, 0x3099, 0x304B],
      [0x9BE, 0x9C7, 0x1D15, 0xFDFA, 0x2460, 0x1F600, 0x20BB7, 0x2F800, 0xB4, 0x345],
    ]
    return (0..<Int.random(in: 0...30, using: &generator)).map { _ in
      let pool = pools[Int.random(in: 0..<pools.count, using: &generator)]
      return pool[Int.random(in: 0..<pool.count, using: &generator)]
    }
  }

  private static func contains(_ text: [UInt32], _ part: [UInt32]) -> Bool {
    if part.isEmpty { return true }
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains {
      text[$0..<($0 + part.count)].elementsEqual(part)
    }
  }

  static func string(_ scalars: [UInt32]) -> String {
    FoldingRules.string(scalars)
  }
}
