import ChineseText
import IssueParser
import Storage
import Support
import Testing

@testable import NewspaperArchive

/// Source lines as edits of the printed text.
@Suite struct LineEditsTests {
  /// The bytes of one block's lines, layout included, and the lines made of them again.
  private func roundTrip(
    _ text: [UInt32], _ lines: [UInt32]
  ) throws -> (bytes: [UInt8], lines: [UInt32]) {
    var all: [LineEdit] = []
    let part = DocumentText.Part(kind: 5, ranges: [], printed: text, lines: lines[...], &all)
    let edits = LineEdits([part], all)
    var writer = ByteWriter()
    // Told in any case.
    if !edits.needsLayout { edits.layout.append(to: &writer) }
    edits.append([part], to: &writer)
    let bytes = writer.bytes
    var cursor = ByteCursor(bytes.span)
    let read = try LineLayout.read(&cursor)
    #expect(read == edits.layout)
    let back = try LineEdits.read(
      text, read, hasOthers: edits.blocks[0].hasOthers, hasBreaks: edits.blocks[0].hasBreaks,
      &cursor)
    try cursor.expectEnd()
    return (bytes, back)
  }

  @Test("any lines come back from any text")
  func roundTrips() throws {
    var generator = SeededGenerator(seed: 0x11E5)
    let alphabet = Array("吕梁日报 \n\n\nab,,。é#　👨\u{200D}\r".unicodeScalars.map(\.value))
    for _ in 0..<1500 {
      var lines: [UInt32] = []
      for _ in 0..<Int.random(in: 0...80, using: &generator) {
        lines.append(alphabet.randomElement(using: &generator) ?? 32)
      }
      var text: [UInt32] = []
      for scalar in lines {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: continue
        case 1: text.append(alphabet.randomElement(using: &generator) ?? 32)
        case 2...3 where scalar > 32: text.append(scalar)
        default: if scalar > 32 || Bool.random(using: &generator) { text.append(scalar) }
        }
      }
      let isSame = try roundTrip(text, lines).lines == lines
      #expect(isSame, "seed \(generator.seed)")
    }
  }

  @Test("lines of one width cost two bytes for all of them")
  func evenLines() throws {
    let line = Array("中共吕梁市委召开常委会议传达学习".unicodeScalars.map(\.value))
    for separator: [UInt32] in [[10], [10, 10], [32], [13, 10], [10, 0x3000, 10]] {
      let lines = Array([[UInt32]](repeating: line, count: 20).joined(separator: separator))
      let text = Array([[UInt32]](repeating: line, count: 20).joined())
      let (bytes, back) = try roundTrip(text, lines)
      #expect(back == lines)
      #expect(bytes.count <= 8)
    }
  }

  @Test("lines of many widths cost a byte each")
  func unevenLines() throws {
    var generator = SeededGenerator(seed: 0x11E6)
    var lines: [UInt32] = []
    var text: [UInt32] = []
    for number in 0..<40 {
      if number > 0 { lines.append(10) }
      for _ in 0..<Int.random(in: 10...40, using: &generator) {
        lines.append(0x5415)
        text.append(0x5415)
      }
    }
    let (bytes, back) = try roundTrip(text, lines)
    #expect(back == lines)
    #expect(bytes.count <= 44)
  }

  @Test("characters set apart cost a few bytes a line")
  func spacedLines() throws {
    let text = Array("贼平壤撒向前黄石想各级巡视巡察".unicodeScalars.map(\.value))
    let lines = Array(text.map { [$0] }.joined(separator: [32]))
    let (bytes, back) = try roundTrip(text, lines)
    #expect(back == lines)
    #expect(bytes.count <= 5)
  }

  @Test("a text has no more line breaks than places, and a break no more scalars than are told")
  func mostBreaks() throws {
    let text = Array("中共吕梁市委".unicodeScalars.map(\.value))
    var layout = LineLayout()
    for (width, token) in [(0, UInt8(63)), (0, 64), (3, 64)] {
      layout.width = width
      let bytes = [UInt8](repeating: token, count: 1000) + [0]
      #expect(throws: ByteFault.self) {
        var cursor = ByteCursor(bytes.span)
        _ = try LineEdits.read(text, layout, hasOthers: false, hasBreaks: true, &cursor)
      }
    }
    #expect(throws: ByteFault.self) {
      let bytes: [UInt8] = [6, 5, 10, 10, 10, 10, 10, 3]
      var cursor = ByteCursor(bytes.span)
      _ = try LineLayout.read(&cursor)
    }
  }

  @Test("damaged edits are a fault or other lines, never a trap")
  func damage() throws {
    var generator = SeededGenerator(seed: 0x11E7)
    let text = Array("中共吕梁市委召开常委会议传达学习".unicodeScalars.map(\.value))
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      var layout = LineLayout()
      layout.width = Int.random(in: 0...5, using: &generator)
      var cursor = ByteCursor(bytes.span)
      _ = try? LineEdits.read(text, layout, hasOthers: true, hasBreaks: true, &cursor)
      var other = ByteCursor(bytes.span)
      _ = try? LineLayout.read(&other)
    }
  }
}
