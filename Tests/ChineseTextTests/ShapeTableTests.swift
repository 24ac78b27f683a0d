import ChineseText
import Foundation
import Testing

/// The table of shapes is what Unihan says of each character.
///
/// Needs Debian's package `unicode-data` and, for the characters' frequencies, a file of lines
/// `character<tab>count` named by `LLRB_CHARACTER_COUNTS`. With `LLRB_RECORD=1` the test writes
/// `ShapeLikeness+Table.swift` anew, and fails, saying so; without these files it is skipped.
@Suite("The table of shapes")
struct ShapeTableTests {
  private static let counts = ProcessInfo.processInfo.environment["LLRB_CHARACTER_COUNTS"]

  @Test("The committed table is the one that Unihan makes", .enabled(if: counts != nil))
  func isUpToDate() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ChineseText/ShapeLikeness+Table.swift")
    let made = try source()
    if ProcessInfo.processInfo.environment["LLRB_RECORD"] == "1" {
      try Data(made.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); build and run again without LLRB_RECORD")
      return
    }
    let committed = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(committed == made, "run again with LLRB_RECORD=1 and look at the difference")
  }

  private func source() throws -> String {
    var properties: [UInt32: [String: String]] = [:]
    for name in ["DictionaryLikeData", "IRGSources"] {
      for line in try unihan(name).split(separator: "\n") where line.hasPrefix("U+") {
        let parts = line.split(separator: "\t", maxSplits: 2)
        guard parts.count == 3, let scalar = UInt32(parts[0].dropFirst(2), radix: 16) else {
          continue
        }
        properties[scalar, default: [:]][String(parts[1])] = String(parts[2])
      }
    }
    var frequencies: [UInt32: Int] = [:]
    let counts = try String(contentsOfFile: Self.counts ?? "", encoding: .utf8)
    for line in counts.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t")
      if parts.count == 2, let scalar = parts[0].unicodeScalars.first, let count = Int(parts[1]) {
        frequencies[scalar.value] = Int(log2(Double(count + 1)).rounded())
      }
    }
    var words: [String] = []
    for (scalar, own) in properties.sorted(by: { $0.key < $1.key }) {
      // The characters of GB 2312, and what else the counts have; each in its folded form.
      guard own["kIRG_GSource"]?.hasPrefix("G0-") == true || frequencies[scalar] != nil,
        Folding.fold(scalars: [scalar]).scalars == [scalar]
      else { continue }
      words.append(entry(scalar, own, frequencies[scalar] ?? 0))
    }
    return """
      // Recorded by ShapeTableTests from Unicode's Unihan database; not edited by hand.

      extension ShapeLikeness {
        /// An entry for each character: the character, its Cangjie code (kCangjie), then, with
        /// commas, the four-corner code (kFourCornerCode, its fifth digit left out), the strokes
        /// (kTotalStrokes), the radical (kRSUnicode), two phonetic classes (kPhonetic), and the
        /// logarithm of its frequency to base 2. Nothing stands for what Unihan does not know.
        static let table = \"\"\"
      \(lines(words))
          \"\"\"
      }

      """
  }

  private func entry(_ scalar: UInt32, _ own: [String: String], _ frequency: Int) -> String {
    func digits(_ text: Substring?) -> String { String((text ?? "").prefix { $0.isNumber }) }
    let corners = own["kFourCornerCode"]?.prefix(4) ?? ""
    let phonetics = (own["kPhonetic"] ?? "").split(separator: " ").map { digits($0) }
    let fields = [
      String(corners), digits(own["kTotalStrokes"].map { $0[...] }),
      digits(own["kRSUnicode"].map { $0[...] }), phonetics.first ?? "",
      phonetics.dropFirst().first ?? "", String(frequency),
    ]
    let character = Unicode.Scalar(scalar).map(String.init) ?? ""
    return character + (own["kCangjie"] ?? "") + fields.map { "," + $0 }.joined()
  }

  private func unihan(_ name: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "bzcat /usr/share/unicode/Unihan_\(name).txt.bz2"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private func lines(_ words: [String]) -> String {
    var lines = [""]
    for word in words {
      let isFull = lines[lines.count - 1].utf8.count + word.utf8.count > 94
      if isFull { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "    " : " ") + word
    }
    return lines.joined(separator: "\n")
  }
}
