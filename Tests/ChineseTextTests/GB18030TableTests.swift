import ChineseText
import Foundation
import Testing

/// The table of characters that the program carries is Foundation's.
///
/// With `LLRB_RECORD=1` the test writes `GB18030+Table.swift` anew, and fails, saying so.
@Suite("The table of GB 18030")
struct GB18030TableTests {
  @Test("The committed table is the one that the toolchain's converter makes")
  func isUpToDate() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ChineseText/Encodings/GB18030+Table.swift")
    let made = GB18030TableTests.source()
    if ProcessInfo.processInfo.environment["LLRB_RECORD"] == "1" {
      try Data(made.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); build and run again without LLRB_RECORD")
      return
    }
    let isSame = try String(decoding: Data(contentsOf: file), as: UTF8.self) == made
    #expect(isSame, "run again with LLRB_RECORD=1 and look at the difference")
  }

  /// `kCFStringEncodingGB_18030_2000` as Foundation numbers encodings outside its own list.
  private static let encoding = String.Encoding(rawValue: 0x8000_0632)

  private static func scalar(_ bytes: [UInt8]) -> UInt32? {
    let scalars = String(bytes: bytes, encoding: encoding)?.unicodeScalars
    guard let scalars, let first = scalars.first, scalars.count == 1 else { return nil }
    // The converter also gives U+FFFD for what it does not know; only these four bytes mean it.
    if first == "\u{FFFD}", bytes != [0x84, 0x31, 0xA4, 0x37] { return nil }
    return first.value
  }

  /// The source file, as it should be.
  private static func source() -> String {
    func hex(_ value: Int, _ width: Int) -> String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    var cells: [String] = []
    for lead in UInt8(0x81)...0xFE {
      for trail in UInt8(0x40)...0xFE where trail != 0x7F {
        cells.append(hex(Int(scalar([lead, trail]).flatMap { $0 < 0x10000 ? $0 : nil } ?? 0), 4))
      }
    }
    let pairs = stride(from: 0, to: cells.count, by: 24).map {
      "    " + cells[$0..<min($0 + 24, cells.count)].joined()
    }
    var runs: [(linear: Int, count: Int, scalar: Int)] = []
    for linear in 0..<39_420 {
      let bytes = [
        UInt8(0x81 + linear / 12_600), UInt8(0x30 + linear / 1260 % 10),
        UInt8(0x81 + linear / 10 % 126), UInt8(0x30 + linear % 10),
      ]
      guard let value = scalar(bytes).map(Int.init), value < 0x10000 else { continue }
      if let last = runs.last, last.linear + last.count == linear, last.scalar + last.count == value
      {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((linear, 1, value))
      }
    }
    let words = runs.map { hex($0.linear, 1) + "." + hex($0.count, 1) + "." + hex($0.scalar, 1) }
    let lines = stride(from: 0, to: words.count, by: 6).map {
      "    " + words[$0..<min($0 + 6, words.count)].joined(separator: " ")
    }
    return """
      // Recorded by GB18030TableTests from the toolchain's converter; not edited by hand.

      extension GB18030 {
        /// Four hexadecimal digits for every two-byte character, by lead byte 81-FE, then trail
        /// byte 40-7E and 80-FE; 0000 where there is none.
        static let pairTable = \"\"\"
      \(pairs.joined(separator: "\n"))
          \"\"\"

        /// Runs of four-byte characters of the first plane: `place.count.scalar`, hexadecimal.
        static let runTable = \"\"\"
      \(lines.joined(separator: "\n"))
          \"\"\"
      }

      """
  }
}
