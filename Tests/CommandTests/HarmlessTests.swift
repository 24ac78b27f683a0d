import Foundation
import Testing

@testable import llrb

/// Whatever stands on a page, in a file's name or in a query: no view lets it touch the terminal.
@Suite struct HarmlessTests {
  /// Escape sequences, controls of both sets, marks that turn the reading direction.
  private static let harm =
    "红\u{1B}[31m\u{1B}]0;x\u{7}\u{8}\u{9B}2J\u{202E}\u{2066}\u{200F}\u{2028}\u{7F}\u{85}\r绿"

  private func makePage(in folder: URL) throws {
    let harm = Self.harm
    let page = """
      晚山\(harm)日报
      2021年5月4日 星期五 第1234期

      # 标题\(harm)一则

      \(String(repeating: "山里的路修好了，村里的人都能坐车进城，秋天的核桃卖得也比往年好。", count: 30))

      本报讯（记者 王一\(harm)）红灯\(harm)亮了，村里的人都来看红灯，看了一夜才回去。

      图为红灯\(harm)下的人们。 李二\(harm) 摄

      # 村里修好了新学校

      本报讯（记者 赵四）村里的新学校修好了，孩子们搬进了新教室。

      """
    let name = "pa\u{1B}[31mge\u{202E}.txt"
    try Data(page.utf8).write(to: folder.appendingPathComponent(name))
    // A file with NULs is no text to be taken in, but it can be looked at.
    try Data("红灯\u{0}\u{1B}[31m亮了\n".utf8).write(to: folder.appendingPathComponent("nul.txt"))
    try Data("\"=1+1\",红灯\u{9B}1m\n".utf8).write(to: folder.appendingPathComponent("two.txt"))
  }

  private static let fields = HitField.all.map { "{\($0.name)}" }.joined(separator: "|")
  private static let lines = [
    "llrb search 红", "llrb search --context 9 红", "llrb search --kwic 红",
    "llrb search --kwic --context 99 红", "llrb search --csv 红", "llrb search --json 红",
    "llrb search --format '\(fields)' 红", "llrb search --explain \"红 OR $(printf '\\033[1m')\"",
    "llrb search --fuzzy 看红登", "llrb search --fuzzy --kwic 看红登", "llrb list",
    "llrb list --json", "llrb list --gaps", "llrb list --warnings", "llrb list --warnings --json",
    "llrb authors", "llrb authors --csv", "llrb authors --json", "llrb trend 红",
    "llrb trend --csv \"红$(printf '\\033[1m') OR 红\"", "llrb trend --json 红", "llrb export",
    "llrb export --format csv", "llrb export --format opensearch",
    "for id in $(llrb search --format '{id}' 红); do llrb show $id; done",
    "for id in $(llrb search --format '{id}' 红); do llrb show --text $id; done",
    "for id in $(llrb search --format '{id}' 红); do llrb show --lines $id; done",
    "for id in $(llrb search --format '{id}' 红); do llrb show --cite $id; done",
    "for id in $(llrb search --format '{id}' 红); do llrb show --json $id; done",
    "llrb show --issue 1234", "llrb show --issue 1234 --lines", "llrb show --issue 1234 --text",
    "llrb show --date 2021-05-04 --cite", "llrb show --issue 1234 --json", "llrb parse *.txt",
    "llrb parse --json *.txt", "llrb search \"红 OR ($(printf '\\033[1m')\"",
    "llrb search --format \"$(printf '\\033[1m'){title}\" 红",
    "llrb search --format \"$(printf '{\\033[1m}')\" 红", "llrb show \"$(printf '\\033[1m')\"",
    "llrb remove \"$(printf 'x\\033[1m')\"", "llrb \"$(printf '\\033[1m')\"",
  ]

  /// What in an output could do harm: of styles made by the tool itself, and of the ends of lines,
  /// nothing is said.
  private func harm(in output: String) -> [String] {
    let text = output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      .replacingOccurrences(of: "\r\n", with: "\n")
    return text.unicodeScalars.filter { $0 != "\n" && Visible.isHarmful($0) }
      .map { "U+" + String($0.value, radix: 16) }
  }

  @Test("no view of a harmful page lets a control through, nor does a message")
  func pipes() throws {
    try Binary.inScratchFolder { folder in
      try makePage(in: folder)
      _ = try Binary.run("llrb ingest *.txt", in: folder)
      for line in Self.lines {
        let run = try Binary.run("{ \(line)\n} 2>&1", in: folder)
        #expect(!run.text.isEmpty, "\(line)")
        #expect(!run.text.contains("\u{1B}"), "\(line): \(run.text.debugDescription)")
        #expect(harm(in: run.text) == [], "\(line): \(run.text.debugDescription)")
      }
    }
  }

  @Test(
    "on a terminal too, with and without a pager",
    .enabled(if: PseudoTerminal.isThere, Comment(rawValue: PseudoTerminal.missing)))
  func terminals() throws {
    try Binary.inScratchFolder { folder in
      try makePage(in: folder)
      _ = try Binary.run("llrb ingest *.txt", in: folder)
      for line in Self.lines {
        for height in [3, 500] {
          let run = try PseudoTerminal.run(
            line, width: 80, height: height, in: folder, environment: ["LLRB_PAGER": "sed s/^//"])
          #expect(!run.text.isEmpty, "\(line)")
          // The only escape sequences are the styles of the tool itself, each ended in its line.
          #expect(harm(in: run.text) == [], "\(line): \(run.text.debugDescription)")
          let starts = run.text.matches(of: #/\u{1B}\[[1-9][0-9;]*m/#).count
          let ends = run.text.matches(of: #/\u{1B}\[0m/#).count
          #expect(starts == ends, "\(line): \(run.text.debugDescription)")
        }
      }
    }
  }

  @Test("every command ends quietly, exit code 0, when nobody reads what it prints")
  func goneReaders() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      _ = try Binary.run("llrb ingest seeds", in: folder)
      let id = try Binary.run("llrb search -n1 --format '{id}' 复工", in: folder).text
        .trimmingCharacters(in: .whitespacesAndNewlines)
      for line in [
        "search 复工", "search --kwic 复工", "search --csv 复工", "search --format {id} 复工",
        "search --json 复工", "search --count 复工", "search --explain 复工", "show \(id)",
        "show --text \(id)", "show --lines \(id)", "show --cite \(id)", "show --json \(id)",
        "show --issue 10906", "list", "list --json", "list --gaps",
        "trend 复工", "trend --csv 复工", "trend --json 复工", "authors", "authors --csv",
        "authors --json", "export", "export --format csv", "export --format opensearch",
        "parse seeds/*.txt",
        "parse --json seeds/*.txt",
        "stats", "stats --json", "verify", "ingest pages", "compact", "remove pages",
        "completions bash", "help", "help search", "help --man", "--version",
      ] {
        // The tool starts when the other end of the pipe is closed for certain.
        let run = try Binary.run(
          """
          { while [ ! -e gone ]; do :; done; llrb \(line) 2> messages; echo "exit $?" > code; } |
            { exec < /dev/null; touch gone; }
          while [ ! -s code ]; do :; done; cat code; grep -v '^[0-9]* article' messages; rm gone code
          """, in: folder)
        #expect(run.text == "exit 0\n", "\(line): \(run.text)")
      }
    }
  }
}
