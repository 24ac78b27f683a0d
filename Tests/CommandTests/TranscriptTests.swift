import Foundation
import Testing

/// Golden transcripts: the real binary, word for word. `LLRB_RECORD=1 swift test` records them
/// anew, and fails, so that a recording run is never taken for a passing one.
@Suite struct TranscriptTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Transcripts")

  static let names: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (all ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test("there are transcripts to replay")
  func found() {
    #expect(!TranscriptTests.names.isEmpty)
  }

  @Test("the tool prints what the transcript says", arguments: TranscriptTests.names)
  func replay(name: String) throws {
    let file = TranscriptTests.folder.appendingPathComponent(name)
    let expected = Transcript(parsing: try String(contentsOf: file, encoding: .utf8))
    let actual = try expected.replayed()
    if ProcessInfo.processInfo.environment["LLRB_RECORD"] != nil {
      try actual.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
      return
    }
    actual.compare(with: expected, name: name)
  }
}
