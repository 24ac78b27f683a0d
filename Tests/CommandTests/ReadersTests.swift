import Foundation
import Testing

/// Readers and a writer in processes of their own, at the same time.
@Suite struct ReadersTests {
  /// How many pages the writer adds, one commit each.
  private static let pages = 10

  /// Each page holds the word three times in two articles, so that an answer between two commits
  /// would show.
  private func page(_ number: Int) -> String {
    """
    日报 2020年3月\(number)日
    # 山上的灯\(number)
    本报讯 灯亮了，第\(number)夜，山上的灯笼草开了。

    # 水边的人\(number)
    本报讯 灯笼草开了，水边的人说，灯笼草开了。

    """
  }

  @Test("eight readers see committed states alone, each newer than the one before")
  func eightReaders() throws {
    try Binary.inScratchFolder { folder in
      let pages = folder.appendingPathComponent("in")
      try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
      for number in 1...Self.pages {
        try Data(page(number).utf8).write(to: pages.appendingPathComponent("\(number).txt"))
      }
      let run = try Binary.run(
        """
        llrb ingest in/1.txt > out 2>&1
        for reader in 1 2 3 4 5 6 7 8; do
          ( while [ ! -e done ]; do
              llrb search --count --json 灯笼草 >> answers.$reader 2>> errors || echo "exit $?" >> errors
            done ) &
        done
        for number in $(seq 2 \(Self.pages)); do
          llrb ingest in/$number.txt >> out 2>> errors || echo "ingest exit $?" >> errors
          [ $((number % 4)) -ne 0 ] || llrb compact >> out 2>> errors || echo "compact exit $?" >> errors
        done
        touch done
        wait
        cat errors
        """, in: folder)
      #expect(run.text == "", "\(run.text)\(run.messageText)")
      for reader in 1...8 {
        let answers = try String(
          contentsOf: folder.appendingPathComponent("answers.\(reader)"), encoding: .utf8)
        var last = 0
        for line in answers.split(separator: "\n") {
          let answer = try #require(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
          let articles = try #require(answer["articles"] as? Int)
          let occurrences = try #require(answer["occurrences"] as? Int)
          #expect(articles % 2 == 0 && occurrences == articles / 2 * 3, "\(line)")
          #expect(articles >= last, "reader \(reader) went back: \(line)")
          last = articles
        }
        #expect(last > 0)
      }
      let end = try Binary.run("llrb search --count 灯笼草", in: folder)
      #expect(end.text == "\(Self.pages * 2) articles, \(Self.pages * 3) occurrences\n")
    }
  }
}
