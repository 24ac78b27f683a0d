import ChineseText
import Glibc
import Support
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "Characters take the cells that a terminal gives them",
    arguments: [
      ("吕梁", 4), ("5G", 2), ("５Ｇ", 4), ("，。", 4), ("“”—…", 4), ("e\u{301}", 1), ("か\u{3099}", 2),
      ("👨\u{200D}👩\u{200D}👧", 2), ("🇨🇳", 2), ("가", 2), ("\u{1100}\u{1161}", 2), ("\u{1B}\u{0}", 0),
      ("", 0), ("𠮷", 2),
    ])
  func widths(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test("The table agrees with the C library in a UTF-8 locale, where there is one")
  func agreesWithWcwidth() {
    // The header hides this function from Swift, the library has it.
    guard let symbol = unsafe dlsym(nil, "wcwidth"),
      let locale = unsafe newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    else { return }
    let wcwidth = unsafe unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> CInt).self)
    let former = unsafe uselocale(locale)
    defer {
      _ = unsafe uselocale(former)
      unsafe freelocale(locale)
    }
    var differing: [String] = []
    for value in UInt32(0x20)...0x3FFFD {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 13
      else { continue }
      let expected = Int(wcwidth(wchar_t(value)))
      if expected >= 0, expected != DisplayWidth.of(value) {
        differing.append("\(String(value, radix: 16)): \(expected)")
      }
    }
    // It differs on signs that enclose numbers (U+0600 and like), circled numbers on black squares
    // (U+3248 to U+324F, of ambiguous width) and one Ahom vowel.
    #expect(differing.count <= 20, "\(differing.count) differ: \(differing.prefix(60))")
  }

  @Test("Padding fills and cutting fits, never inside a character")
  func fitting() {
    #expect(DisplayWidth.padded("吕梁", to: 6) == "吕梁  ")
    #expect(DisplayWidth.paddedLeft("12", to: 4) == "  12")
    #expect(DisplayWidth.truncated("吕梁日报社", to: 6) == "吕梁…")
    #expect(DisplayWidth.truncated("吕梁日", to: 6) == "吕梁日")
    #expect(DisplayWidth.truncated("吕梁", to: 0) == "")
    let alphabet: [String] = ["吕", "a", "e\u{301}", "👨\u{200D}👩\u{200D}👧", "，", "\u{200B}", " "]
    for seed in UInt64(0)..<1000 {
      var generator = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }.joined()
      let width = Int.random(in: 0...12, using: &generator)
      let cut = DisplayWidth.truncated(text, to: width)
      #expect(DisplayWidth.of(cut) <= width, "seed \(seed)")
      let isWhole = DisplayWidth.of(text) <= width
      #expect(isWhole == (cut == text), "seed \(seed)")
      #expect(isWhole || width == 0 || (cut.hasSuffix("…") && text.hasPrefix(cut.dropLast())))
      #expect(isWhole || width < 2 || DisplayWidth.of(cut) >= width - 1, "seed \(seed): \(cut)")
    }
  }
}
