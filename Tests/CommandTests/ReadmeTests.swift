import Foundation
import Testing

/// The README's `console` blocks are one transcript: what it shows is what the tool prints.
@Suite struct ReadmeTests {
  static let file = Binary.root.appendingPathComponent("README.md")

  /// The text cut at the fences of `console` blocks: prose at even places, transcripts at odd ones.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let isInside = parts.count.isMultiple(of: 2)
      if isInside, line == "```" { parts.append("") }
      parts[parts.count - 1] += line + "\n"
      if !isInside, line == "```console" { parts.append("") }
    }
    return parts
  }

  @Test("every command of the README prints what the README shows")
  func consoleBlocks() throws {
    let text = try String(contentsOf: ReadmeTests.file, encoding: .utf8)
    var parts = ReadmeTests.parts(of: text)
    let places = Array(stride(from: 1, to: parts.count, by: 2))
    let blocks = places.map { Transcript(parsing: parts[$0]) }
    #expect(blocks.count > 3)
    // One session: later blocks find the archive that the first one made.
    var session = blocks[0]
    session.steps = blocks.flatMap(\.steps)
    let replayed = try session.replayed()
    var next = replayed.steps[...]
    for (place, block) in zip(places, blocks) {
      parts[place] = next.prefix(block.steps.count).map(\.text).joined()
      next = next.dropFirst(block.steps.count)
    }
    if ProcessInfo.processInfo.environment["LLRB_RECORD"] != nil {
      try parts.joined().write(to: ReadmeTests.file, atomically: true, encoding: .utf8)
      Issue.record("recorded README.md")
      return
    }
    replayed.compare(with: session, name: "README.md")
  }
}
