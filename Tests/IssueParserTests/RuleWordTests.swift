import Foundation
import Support
import Testing

/// Short pages out of the words and signs that the parser's own rules ask for, where most of the
/// rules meet the edges of a page or of a line: what damage to whole pages seldom makes.
@Suite struct RuleWordTests {
  /// 2,400 pages in eight parts, which run side by side.
  @Test("a page of the rules' own words parses, and loses no line", arguments: 0..<UInt64(8))
  func pagesOfRuleWords(part: UInt64) throws {
    let words = try RuleWordTests.words()
    try #require(words.count > 1000)
    for seed in part * 300..<(part + 1) * 300 {
      var random = SeededGenerator(seed: seed)
      var lines: [String] = []
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        lines.append(RuleWordTests.line(words, &random))
      }
      if Bool.random(using: &random) {
        lines += ["", "本报讯（记者 李明）昨日，清水县政协召开会议，部署全年工作。"]
      }
      let page = lines.joined(separator: "\n")
      let fault = LinePartition.fault(of: Array(page.utf8))
      #expect(fault == nil, "seed \(seed): \(page)")
    }
  }

  /// A line: none, one word, signs alone, a number with a word, or some of all.
  private static func line(_ words: [String], _ random: inout SeededGenerator) -> String {
    func piece() -> String {
      Bool.random(using: &random)
        ? VariantWords.pick(words, &random) : VariantWords.pick(signs, &random)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return VariantWords.pick(inkless, &random)
    case 1: return VariantWords.pick(words, &random)
    case 2: return "# " + VariantWords.pick(words, &random)
    case 3:
      return (0..<Int.random(in: 1...8, using: &random))
        .map { _ in VariantWords.pick(signs, &random) }.joined()
    case 4:
      let number = String(Int.random(in: 0...12_345_678, using: &random))
      let word = piece()
      return Bool.random(using: &random) ? number + word : word + number
    default: return (0..<Int.random(in: 1...8, using: &random)).map { _ in piece() }.joined()
    }
  }

  /// Lines that hold nothing, and such as hold what leaves no ink.
  private static let inkless = ["", "", "\u{1A}", "\u{200E}", "\u{AD}\u{FE0F}", "# \u{2060}"]

  private static let signs = [
    "（）()《》“”\"：:，。、；！？—-·.…□○◎⊙●▲△#*|~①②③ \u{3000}", "0123456789一二三十百第年月日次届版期号",
  ].flatMap { $0.map(String.init) }

  /// What stands between quotation marks in the parser's sources and is no English: a string of up
  /// to eight characters as it is, the others, which are sets of characters, as their characters.
  private static func words() throws -> [String] {
    let project = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = project.appendingPathComponent("Sources/IssueParser")
    let walk = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var words: Set<String> = []
    while let file = walk?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.lastPathComponent.hasSuffix("+Table.swift")
      else { continue }
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: /"([^"\\\n]+)"/) {
        let literal = match.1
        guard literal.unicodeScalars.contains(where: { $0.value > 0x7F }) else { continue }
        if literal.count <= 8 { words.insert(String(literal)) }
        if literal.count > 8 { words.formUnion(literal.map(String.init)) }
      }
    }
    // A set has no order of its own.
    return words.sorted()
  }
}
