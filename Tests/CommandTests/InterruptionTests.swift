import Foundation
import Testing

/// What Ctrl-C and its like leave of a long ingest.
@Suite struct InterruptionTests {
  /// Sends itself a signal as soon as there is an archive to write to.
  private static let script = """
    (n=0; until test -e .llrb/index/lock || test $n -gt 100000; do n=$((n+1)); done; kill -INT $$) &
    exec llrb ingest pages
    """

  @Test("an ingest that is asked to end stores what is done, says so, and can be gone on with")
  func interrupted() throws {
    try Binary.inScratchFolder { folder in
      let pages = folder.appendingPathComponent("pages")
      try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
      for number in 0..<400 {
        try Data("# 第\(number)号\n\n本报讯（记者 王一）各地抓好第\(number)项工作。\n".utf8).write(
          to: pages.appendingPathComponent("\(number).txt"))
      }
      try Data(Self.script.utf8).write(to: folder.appendingPathComponent("ingest.sh"))
      let run = try Binary.run("sh ingest.sh; echo code $?", in: folder)
      #expect(run.text.hasSuffix("code 130\n"), "\(run.text)")
      #expect(run.messageText.contains("llrb: interrupted with "), "\(run.messageText)")
      let next = try Binary.run("llrb ingest pages", in: folder)
      #expect(next.code == 0)
      #expect(next.text.contains(" files added, "), "\(next.text)")
      #expect(next.text.contains(" unchanged; "), "\(next.text)")
      let stats = try Binary.run("llrb verify > whole && llrb stats --json", in: folder)
      #expect(stats.text.contains("\"sources\":400"), "\(stats.text)")
    }
  }
}
