import ChineseText
import Foundation
import Testing

/// The tool on a terminal of a given width, made by `script` (util-linux).
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct TerminalTests {
  /// The lines that a command shows on a terminal `width` cells wide, escape sequences left in.
  private func lines(
    _ command: String, width: Int, in folder: URL, environment: [String: String] = [:]
  ) throws -> [String] {
    let run = try Binary.run(
      "script -qec 'stty cols \(width); \(command)' /dev/null < /dev/null", in: folder,
      environment: ["TERM": "xterm", "SHELL": "/bin/sh"].merging(environment) { $1 })
    #expect(run.code == 0, "\(command): \(run.text)")
    return run.text.replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n").map { String($0) }
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
        for command in ["llrb show --issue 1234", "llrb search 核桃", "llrb parse pages/*/*.txt"] {
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
