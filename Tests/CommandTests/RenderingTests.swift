import ChineseText
import Foundation
import Support
import Testing

@testable import llrb

@Suite struct RenderingTests {
  @Test("a line never begins with a closing mark nor ends in an opening one, and none is too wide")
  func lineBreaks() {
    let text = "《通知》指出，调研的目的是贯彻落实“五个方面”：（一）是调研；（二）是5G基站1200个——全年GDP增长6.5%……好！"
    let closing = "，。、；：？！）》”…％%"
    for width in 12...60 {
      let lines = LineWrap.lines(of: text, width: width)
      #expect(lines.joined() == text, "width \(width)")
      for (index, line) in lines.enumerated() {
        #expect(DisplayWidth.of(line) <= width, "width \(width): \(line)")
        if index > 0, let first = line.first {
          #expect(!closing.contains(first), "width \(width): \(line)")
        }
        if index < lines.count - 1, let last = line.last {
          #expect(!"《“（".contains(last), "width \(width): \(line)")
        }
      }
    }
  }

  @Test("words of other scripts stay whole and the blank at a break vanishes")
  func words() {
    #expect(
      LineWrap.lines(of: "take page files into the archive", width: 12)
        == ["take page", "files into", "the archive"])
    #expect(LineWrap.lines(of: "网址www.example.org好", width: 16) == ["网址", "www.example.org", "好"])
  }

  @Test("a word wider than the line is cut where the line is full")
  func longWord() {
    #expect(LineWrap.lines(of: "abcdefghij", width: 4) == ["abcd", "efgh", "ij"])
  }

  @Test("without a width a paragraph is one line")
  func endless() {
    #expect(LineWrap.lines(of: "一二三", width: nil, firstIndent: "　　") == ["　　一二三"])
  }

  @Test("random text comes out of the wrapping unchanged but for blanks at breaks")
  func anyText() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let alphabet = Array("一二三，。《》“”（）——……abc 123 5%é")
      let text = String(
        (0..<Int.random(in: 0...80, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "一"
        })
      let width = Int.random(in: 2...40, using: &random)
      let lines = LineWrap.lines(of: text, width: width)
      #expect(
        lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "seed \(seed)")
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "seed \(seed) width \(width)")
    }
  }

  @Test("whatever a text holds, Foundation reads the same text back from its JSON")
  func jsonStrings() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let scalars = (0..<20).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(in: 0...0x10FFFF, using: &random)
            >> UInt32.random(in: 0...14, using: &random))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let bytes = JSON.object([
        ("文", .string(text)), ("n", .array([.integer(-3), .number(0.1), .null])),
      ]).bytes
      let read = try #require(
        JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any], "seed \(seed)")
      let back = try #require(read["文"] as? String)
      #expect(Array(back.unicodeScalars) == scalars, "seed \(seed)")
      #expect(!bytes.contains { $0 < 0x20 || $0 == 0x7F }, "seed \(seed)")
    }
  }

  @Test("no harmful character survives, each gives one scalar, and the rest is untouched")
  func visible() {
    #expect(Visible.text("\u{1B}[31m红\u{7}\u{9B}1m\u{202E}反\t。") == "␛[31m红␇\u{FFFD}1m\u{FFFD}反 。")
    #expect(Visible.text("a\nb\rc.txt") == "a␊b␍c.txt")
    #expect(Visible.text("“中国＋中亚五国”——（记者 王涛）🥰") == "“中国＋中亚五国”——（记者 王涛）🥰")
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), Visible.isHarmful(scalar) else { continue }
      #expect(!Visible.isHarmful(Visible.picture(of: scalar)), "U+\(String(value, radix: 16))")
    }
  }

  @Test("the locale is read as POSIX says: LC_ALL before LC_MESSAGES before LANG")
  func language() {
    func language(_ values: [String: String]) -> Language { Language.current { values[$0] } }
    #expect(language(["LANG": "zh_CN.UTF-8"]) == .chinese)
    #expect(language(["LC_ALL": "C", "LANG": "zh_CN.UTF-8"]) == .english)
    #expect(language(["LC_MESSAGES": "zh_TW", "LANG": "en_US"]) == .chinese)
    #expect(language([:]) == .english)
  }

  @Test("digits stand in groups of three")
  func groups() {
    #expect(
      [0, 7, 999, 1000, 88000, 1_234_567, -1200].map(grouped)
        == ["0", "7", "999", "1,000", "88,000", "1,234,567", "-1,200"])
  }
}
