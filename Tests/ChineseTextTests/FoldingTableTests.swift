import ChineseText
import Foundation
import Testing

/// The table that the program carries is what Foundation's ICU and the rules make it.
///
/// With `LLRB_RECORD=1` the test writes `Folding+Table.swift` anew, and fails, saying so.
@Suite("The folding table")
struct FoldingTableTests {
  @Test("The committed table is the one that the rules make")
  func isUpToDate() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ChineseText/Folding/Folding+Table.swift")
    let made = FoldingTableTests.source()
    if ProcessInfo.processInfo.environment["LLRB_RECORD"] == "1" {
      try Data(made.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); build and run again without LLRB_RECORD")
      return
    }
    let committed = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(committed == made, "run again with LLRB_RECORD=1 and look at the difference")
  }

  @Test("Every scalar folds as the rules say, and what it folds to folds to itself")
  func everyScalar() {
    let table = FoldingRules.table
    var failures: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = Folding.fold(scalars: [value]).scalars
      let expected = scalar.properties.isWhitespace ? [] : table[value] ?? [value]
      if folded != expected { failures.append("\(String(value, radix: 16)): \(folded)") }
      if folded != [value], Folding.fold(scalars: folded).scalars != folded {
        failures.append("\(String(value, radix: 16)) is not stable: \(folded)")
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20))")
  }

  /// The source file, as it should be.
  private static func source() -> String {
    let mappings = runs(FoldingRules.table)
    let marks = ranges(FoldingRules.marks.sorted())
    let compositions = FoldingRules.compositions.map {
      "\(hex($0.first))+\(hex($0.second))>\(hex($0.whole))"
    }
    return """
      // Recorded by FoldingTableTests from the toolchain's ICU and the rules in FoldingRules.swift;
      // not edited by hand. Numbers are hexadecimal scalars.

      extension Folding {
        /// What folds to something else: `scalar>form`, `first-last>form of the first`, `/2` where
        /// only every second is meant, `form+form` where it unfolds, nothing where it vanishes.
        static let mappings = \"\"\"
      \(lines(mappings))
          \"\"\"

        /// What attaches to the character before it.
        static let markRanges = \"\"\"
      \(lines(marks))
          \"\"\"

        /// What a character and a mark compose to: `character+mark>whole`.
        static let compositions = \"\"\"
      \(lines(compositions))
          \"\"\"
      }

      """
  }

  private static func runs(_ table: [UInt32: [UInt32]]) -> [String] {
    var words: [String] = []
    let keys = table.keys.sorted()
    var index = 0
    while index < keys.count {
      let first = keys[index]
      let form = table[first] ?? []
      var length = 1
      var stride: UInt32 = 1
      if form.count < 2 {
        for step in [UInt32(1), 2] {
          var run = 1
          while index + run < keys.count, keys[index + run] == first + UInt32(run) * step,
            table[keys[index + run]] == form.map({ $0 + UInt32(run) * step })
          { run += 1 }
          if run > length { (length, stride) = (run, step) }
        }
      }
      let last = length > 1 ? "-" + hex(keys[index + length - 1]) : ""
      words.append(
        hex(first) + last + (stride > 1 ? "/\(stride)" : "") + ">"
          + form.map(hex).joined(separator: "+"))
      index += length
    }
    return words
  }

  private static func ranges(_ values: [UInt32]) -> [String] {
    var words: [String] = []
    var index = 0
    while index < values.count {
      var end = index
      while end + 1 < values.count, values[end + 1] == values[end] + 1 { end += 1 }
      words.append(hex(values[index]) + (end > index ? "-" + hex(values[end]) : ""))
      index = end + 1
    }
    return words
  }

  private static func lines(_ words: [String]) -> String {
    var lines = [""]
    for word in words {
      let isFull = lines[lines.count - 1].utf8.count + word.utf8.count > 90
      if isFull { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "    " : " ") + word
    }
    return lines.joined(separator: "\n")
  }

  private static func hex(_ value: UInt32) -> String {
    String(value, radix: 16, uppercase: true)
  }
}
