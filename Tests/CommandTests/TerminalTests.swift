import ChineseText
import Foundation
import Testing

/// The tool on a terminal of a given width.
@Suite(.enabled(if: PseudoTerminal.isThere, Comment(rawValue: PseudoTerminal.missing)))
struct TerminalTests {
  /// The lines that a command shows on a terminal `width` cells wide, escape sequences left in.
  private func lines(
    _ command: String, width: Int, in folder: URL, environment: [String: String] = [:]
  ) throws -> [String] {
    let run = try PseudoTerminal.run(command, width: width, in: folder, environment: environment)
    #expect(run.code == 0, "\(command): \(run.text)")
    return run.text.split(separator: "\n").map { String($0) }
  }

  private func withoutStyles(_ line: String) -> String {
    line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  }

  @Test("no line is wider than the terminal, whatever its width")
  func widths() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      _ = try Binary.run("llrb ingest pages", in: folder)
      for width in [60, 80, 200] {
        for command in [
          "llrb show --issue 1234", "llrb search 核桃", "llrb search --kwic 核桃",
          "llrb search --context 6 --explain 核桃", "llrb parse pages/*/*.txt",
        ] {
          let lines = try lines(command, width: width, in: folder).map(withoutStyles)
          #expect(lines.count > 5, "\(command)")
          // The name of an issue is left to the terminal to wrap.
          for line in lines where !line.contains("农历") {
            #expect(DisplayWidth.of(line) <= width, "\(width) cells: \(command): \(line)")
          }
        }
      }
    }
  }

  @Test("a table that is too wide for the terminal has its widest column cut, and its days whole")
  func tables() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      let name = String(repeating: "晚山与河谷日报", count: 5)
      _ = try Binary.run("llrb ingest --paper \(name) pages/2021-05-04", in: folder)
      for width in [80, 90, 100] {
        let run = try Binary.run("llrb list", in: folder, environment: ["COLUMNS": "\(width)"])
        let lines = run.text.split(separator: "\n")
        #expect(lines.contains { $0.contains("…") && $0.contains("  2021-05-04  ") }, "\(run.text)")
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(run.text)")
      }
      let whole = try Binary.run("llrb list", in: folder)
      #expect(whole.text.contains(name))
    }
  }

  @Test("a concordance has its matches below one another and fits, whatever the width")
  func concordances() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      _ = try Binary.run("llrb ingest pages seeds", in: folder)
      for width in Array(8...30) + [40, 50, 61, 80, 133, 200] {
        let run = try Binary.run(
          "llrb --color always search --kwic '核桃 OR 5G OR 复?复产'", in: folder,
          environment: ["COLUMNS": "\(width)"])
        var starts: Set<Int> = []
        for line in run.text.split(separator: "\n") {
          let match = try #require(line.range(of: "\u{1B}[1;31m"), "\(line)")
          starts.insert(DisplayWidth.of(withoutStyles(String(line[..<match.lowerBound]))))
          #expect(
            DisplayWidth.of(withoutStyles(String(line))) <= max(width, 12), "\(width): \(line)")
        }
        #expect(starts.count == 1, "\(width) cells: \(starts)")
      }
    }
  }

  @Test("colours show on a terminal, unless NO_COLOR, --color never or a dumb terminal forbid them")
  func colors() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      _ = try Binary.run("llrb ingest pages", in: folder)
      func isColored(_ command: String, _ environment: [String: String] = [:]) throws -> Bool {
        try lines(command, width: 80, in: folder, environment: environment).joined()
          .contains("\u{1B}[")
      }
      #expect(try isColored("llrb search 核桃"))
      #expect(try !isColored("llrb search 核桃", ["NO_COLOR": "1"]))
      #expect(try !isColored("llrb search 核桃", ["TERM": "dumb"]))
      #expect(try !isColored("llrb --color never search 核桃"))
      #expect(try !isColored("llrb search 核桃 | cat"))
    }
  }
}
