import Foundation
import Testing

/// Golden transcripts of the tool on terminals of two widths in two languages; styles are shown as
/// `␛[…m`. `LLRB_RECORD=1` records them anew, as those of pipes.
@Suite(.enabled(if: PseudoTerminal.isThere, Comment(rawValue: PseudoTerminal.missing)))
struct TerminalTranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Terminals")

  /// A terminal and its language.
  struct Setting: CustomStringConvertible {
    var width: Int
    var locale: String
    /// The transcript's file: `80-zh_CN.txt`.
    var description: String { "\(width)-\(locale.prefix { $0 != "." }).txt" }
  }

  static let settings = [80, 200].flatMap { width in
    ["C.UTF-8", "zh_CN.UTF-8"].map { Setting(width: width, locale: $0) }
  }

  @Test("the tool shows what the transcript says", arguments: settings)
  func replay(setting: Setting) throws {
    let file = Self.folder.appendingPathComponent(setting.description)
    let expected = Transcript(parsing: try String(contentsOf: file, encoding: .utf8))
    #expect(!expected.steps.isEmpty)
    let actual = try expected.replayed { line, folder in
      var run = try PseudoTerminal.run(
        line, width: setting.width, in: folder, environment: ["LC_ALL": setting.locale])
      let text = run.text.replacingOccurrences(of: "\u{1B}", with: "␛")
        .replacing(#/[0-9.]+ (ms|毫秒)/#) { "N \($0.output.1)" }
      run.output = Data(text.utf8)
      return run
    }
    if ProcessInfo.processInfo.environment["LLRB_RECORD"] != nil {
      try actual.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(setting)")
      return
    }
    actual.compare(with: expected, name: setting.description)
  }
}
