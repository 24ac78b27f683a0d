import Foundation
import Testing

/// What Ctrl-C and its like leave of a long ingest.
@Suite struct InterruptionTests {
  /// Sends itself signals as soon as there is an archive to write to.
  private static func script(_ signals: String, arguments: String = "") -> String {
    """
    (n=0; until test -e .llrb/index/lock || test $n -gt 100000; do n=$((n+1)); done; \(signals)) &
    exec llrb ingest \(arguments) pages
    """
  }

  /// Runs an ingest of `pages` by a script, the files of which are in it already.
  private static func run(_ script: String, in folder: URL) throws -> Binary.Result {
    try Data(script.utf8).write(to: folder.appendingPathComponent("ingest.sh"))
    return try Binary.run("sh ingest.sh; echo code $?", in: folder)
  }

  /// Runs `body` in a folder with these files in `pages`.
  private static func among(_ files: [String], _ body: (URL) throws -> Void) throws {
    try Binary.inScratchFolder { folder in
      let pages = folder.appendingPathComponent("pages")
      try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
      for (number, text) in files.enumerated() {
        try Data(text.utf8).write(to: pages.appendingPathComponent("\(1000 + number).txt"))
      }
      try body(folder)
    }
  }

  private static func page(_ number: Int) -> String {
    "# 第\(number)号\n\n本报讯（记者 王一）各地抓好第\(number)项工作。\n"
  }

  @Test(
    "an ingest that is asked to end stores what is done, says so, and can be gone on with",
    arguments: [("INT", 130), ("TERM", 143)])
  func interrupted(signal: String, code: Int) throws {
    try Self.among((0..<400).map(Self.page)) { folder in
      let run = try Self.run(Self.script("kill -\(signal) $$"), in: folder)
      #expect(run.text.hasSuffix("code \(code)\n"), "\(run.text)")
      #expect(run.messageText.contains("llrb: interrupted with "), "\(run.messageText)")
      #expect(run.messageText.contains("; what was done is stored"), "\(run.messageText)")
      let next = try Binary.run("llrb ingest pages", in: folder)
      #expect(next.code == 0)
      #expect(next.text.contains(" files added, "), "\(next.text)")
      #expect(next.text.contains(" unchanged; "), "\(next.text)")
      let stats = try Binary.run("llrb verify > whole && llrb stats --json", in: folder)
      #expect(stats.text.contains("\"sources\":400"), "\(stats.text)")
    }
  }

  @Test("with --json an interrupted ingest tells a program how far it came")
  func json() throws {
    try Self.among((0..<400).map(Self.page)) { folder in
      let run = try Self.run(Self.script("kill -INT $$", arguments: "--json"), in: folder)
      #expect(run.text.hasSuffix("\ncode 130\n"), "\(run.text)")
      let line = run.text.prefix { $0 != "\n" }
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let added = try #require(object?["added"] as? Int)
      let notReached = try #require(object?["notReached"] as? Int)
      #expect(added > 0 && notReached > 0 && added + notReached == 400)
    }
  }

  @Test("the second signal ends an ingest at once, and the archive is as it was")
  func twice() throws {
    // The second page takes far longer than two signals, and nobody stops in the middle of one.
    let long = (0..<20_000).map(Self.page).joined()
    try Self.among([Self.page(1), long]) { folder in
      let run = try Self.run(
        Self.script("while kill -INT $$; do :; done 2>/dev/null"), in: folder)
      #expect(run.text == "code 130\n", "\(run.text)")
      #expect(!run.messageText.contains("interrupted"), "\(run.messageText)")
      let stats = try Binary.run("llrb verify > whole && llrb stats --json", in: folder)
      #expect(stats.text.contains("\"sources\":0"), "\(stats.text)")
    }
  }

  @Test("an ingest that is asked to end before it has met a page makes no archive, and says so")
  func beforeAnyPage() throws {
    // The shell holds SIGINT too, SIGTERM only the program that takes its place.
    let script = """
      (n=0; held=; until test "$held" || test $n -gt 100000; do
        n=$((n+1)); while read name bits; do
          case $name$bits in SigCgt:*[4567cdef]???) held=1;; esac
        done </proc/$$/status
      done; kill -INT $$) &
      exec llrb ingest pages
      """
    // No page, and long enough to tell that for the signal to come meanwhile.
    let long = String(repeating: "\0", count: 1 << 19)
    try Self.among(Array(repeating: long, count: 8)) { folder in
      let run = try Self.run(script, in: folder)
      #expect(run.text.hasSuffix("code 130\n"), "\(run.text)")
      #expect(run.messageText.contains(", before anything was stored"), "\(run.messageText)")
      #expect(try Binary.run("test ! -e .llrb", in: folder).code == 0)
    }
  }
}
