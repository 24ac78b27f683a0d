import Foundation
import Testing

@testable import llrb

/// What is longer than the screen is shown by the reader's pager, and nothing else is.
@Suite(.enabled(if: PseudoTerminal.isThere, Comment(rawValue: PseudoTerminal.missing)))
struct PagerTests {
  /// The output of a command on a terminal of 12 lines, with a pager that marks each line that it
  /// shows.
  private func run(
    _ line: String, in folder: URL, height: Int? = 12, _ environment: [String: String] = [:]
  ) throws -> Binary.Result {
    try PseudoTerminal.run(
      line, width: 80, height: height, in: folder,
      environment: ["LLRB_PAGER": "sed s/^/paged:/"].merging(environment) { $1 })
  }

  private func inArchive(_ body: (URL) throws -> Void) throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      _ = try Binary.run("llrb ingest seeds", in: folder)
      try body(folder)
    }
  }

  @Test("the pager gets the whole of what is longer than the screen, colours and all")
  func longOutput() throws {
    try inArchive { folder in
      let plain = try run("llrb --no-pager show --issue 10906", in: folder)
      let paged = try run("llrb show --issue 10906", in: folder)
      #expect(paged.code == 0)
      #expect(plain.text.contains("\u{1B}[1m") && !plain.text.contains("paged:"))
      let lines = plain.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count > 12)
      #expect(paged.text == lines.map { "paged:\($0)\n" }.joined())
    }
  }

  @Test("what fits on the screen, and what goes elsewhere, needs no pager")
  func noPager() throws {
    try inArchive { folder in
      for (line, environment) in [
        ("llrb list", [:]), ("llrb show --issue 10906 | cat", [:]),
        ("llrb show --no-pager --issue 10906", [:]),
        ("llrb show --issue 10906", ["TERM": "dumb"]),
        ("llrb show --issue 10906", ["LLRB_PAGER": "cat"]),
      ] as [(String, [String: String])] {
        let run = try run(line, in: folder, environment)
        #expect(run.code == 0 && !run.text.isEmpty && !run.text.contains("paged:"), "\(line)")
      }
      #expect(try !run("llrb show --issue 10906", in: folder, height: nil).text.contains("paged:"))
    }
  }

  @Test("lines that the terminal must wrap count as often as it wraps them")
  func wrappedLines() throws {
    try inArchive { folder in
      let json = "llrb list --json"
      let long = try run(json, in: folder)
      let short = try run(json, in: folder, height: 100)
      #expect(long.text.contains("paged:") && !short.text.contains("paged:"))
    }
  }

  @Test("a pager that cannot be started is named, and the text comes plain")
  func brokenPager() throws {
    try inArchive { folder in
      let plain = try run("llrb --no-pager show --issue 10906", in: folder).text
      // The first is started by the tool itself, the second by a shell.
      for pager in ["/no/such/pager -x", "/no/such/pager 'x'"] {
        let run = try run("llrb show --issue 10906", in: folder, ["LLRB_PAGER": pager])
        #expect(run.code == 0)
        #expect(run.text.contains(plain), "\(pager)")
        #expect(run.text.contains("llrb: cannot start the pager '/no/such/pager"), "\(run.text)")
      }
    }
  }

  @Test("all of a long text comes plain where a shell cannot start the pager")
  func brokenPagerOfLongText() throws {
    try inArchive { folder in
      let command = "parse --json" + String(repeating: " seeds/*.txt", count: 6)
      let plain = try run("llrb --no-pager \(command)", in: folder).text
      let run = try run("llrb \(command)", in: folder, ["LLRB_PAGER": "/no/such/pager 'x'"])
      #expect(plain.utf8.count > 200_000)
      #expect(run.code == 0 && run.text.hasSuffix(plain))
    }
  }

  @Test("of a long text no more is kept for a pager that may not start than such a one can hold")
  func keptText() {
    let chunk = [UInt8](repeating: 10, count: 1 << 16)
    var kept: [UInt8]? = []
    for _ in 0..<16 { kept = Pager.kept(kept, chunk) }
    #expect(kept?.count == 1 << 20)
    for _ in 0..<100 {
      kept = Pager.kept(kept, chunk)
      #expect((kept?.count ?? 0) <= 1 << 20 + 1 << 16)
    }
    #expect(kept == nil)
  }

  @Test("a reader who quits ends the tool quietly, and Ctrl-C in the pager does not end it")
  func quitting() throws {
    try inArchive { folder in
      _ = try Binary.run(
        "for i in 1 2 3 4 5 6 7 8 9; do cat seeds/*.txt; done > big.txt", in: folder)
      let quit = try run("llrb parse --json big.txt", in: folder, ["LLRB_PAGER": "head -c 6"])
      #expect(quit.code == 0 && quit.text == "{\"sche", "\(quit.text)")
      let interrupted = try run(
        "llrb show --issue 10906", in: folder,
        ["LLRB_PAGER": "kill -INT $PPID; sed s/^/paged:/"])
      #expect(interrupted.code == 0)
      let expected = try run("llrb show --issue 10906", in: folder).text
      #expect(interrupted.text == expected)
    }
  }

  @Test("$LLRB_PAGER goes before $PAGER, and that before less; cat is none")
  func choice() {
    func words(_ values: [String: String]) -> [String]? { Pager.words { values[$0] } }
    #expect(words([:]) == ["less"])
    #expect(words(["PAGER": "more -s"]) == ["more", "-s"])
    #expect(words(["PAGER": "more", "LLRB_PAGER": "less -S"]) == ["less", "-S"])
    #expect(words(["PAGER": "cat"]) == nil)
    #expect(words(["PAGER": "col -b | less"]) == ["/bin/sh", "-c", "col -b | less"])
  }
}
