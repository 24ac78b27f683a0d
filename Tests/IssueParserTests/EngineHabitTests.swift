import Foundation
import IssueParser
import Testing

/// The annotated pages as other engines write them, line by line: they are to be read as well.
@Suite struct EngineHabitTests {
  /// What an engine makes of a line.
  enum Habit: String, CaseIterable {
    case letterspaced = "a blank between all characters"
    case dotted = "dots for 。"
    case wide = "wide digits"
    case narrow = "narrow marks"
    case indented = "blanks around prose"
    case inkless = "a blank without width before each line"

    func line(_ text: String) -> String {
      switch self {
      // Marks of Markdown stay as they are.
      case .letterspaced:
        text.hasPrefix("#") ? text : text.map(String.init).joined(separator: " ")
      case .dotted: text.replacingOccurrences(of: "。", with: ".")
      case .wide:
        String(
          String.UnicodeScalarView(
            text.unicodeScalars.map {
              "0"..."9" ~= $0 ? Unicode.Scalar($0.value + 0xFEE0) ?? $0 : $0
            }))
      case .narrow:
        [("，", ","), ("（", "("), ("）", ")"), ("：", ":"), ("；", ";")].reduce(text) {
          $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
      case .inkless: "\u{200B}" + text
      case .indented: text.count > 30 ? "　　" + text + "  " : text
      }
    }
  }

  @Test("an engine's habits change nothing", arguments: Habit.allCases)
  func habit(_ habit: Habit) throws {
    for name in Gold.names {
      let lines = GoldScoreTests.lines(try Gold.page(name)).map(habit.line)
      let parsed = PageParser.parse(
        Array(lines.joined(separator: "\n").utf8), hints: SourceHints())
      let score = GoldScore(parsed, try Gold(name), text: lines)
      #expect(score.seg >= 0.985 && score.role >= 0.98, "\(name): \(score)")
      #expect(score.title == 1 && score.author == 1 && score.photo == 1, "\(name): \(score.faults)")
      #expect(score.mast == 1 && score.colo == 1, "\(name): \(score.faults)")
    }
  }
}
