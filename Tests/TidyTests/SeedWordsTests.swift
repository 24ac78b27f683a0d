import Foundation
import Testing

/// The parser reads any newspaper's pages: nothing that is on a seed page stands in the sources.
@Suite struct SeedWordsTests {
  /// What the annotations hold that any page may hold.
  private static let common: Set = [
    "本报", "新华社", "记者", "本报记者", "通讯员", "北京", "要闻部", "星期一", "星期四", "星期五", "星期六",
  ]

  @Test("no name, number or date of a seed page stands in the sources")
  func noSeedWords() throws {
    var words: Set<String> = []
    let gold = Tree.root.appendingPathComponent("Tests/IssueParserTests/Gold")
    for url in try FileManager.default.contentsOfDirectory(
      at: gold, includingPropertiesForKeys: nil) where url.lastPathComponent.hasSuffix(".gold.json")
    {
      collect(try JSONSerialization.jsonObject(with: Data(contentsOf: url)), into: &words)
    }
    words.subtract(Self.common)
    #expect(words.count > 50)
    let plainWords = words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    for file in try Tree.swiftFiles(under: "Sources") where !file.name.hasSuffix("+Table.swift") {
      for (index, line) in file.lines.enumerated() {
        // Most lines of a source are without a Chinese word.
        let isPlain = line.utf8.allSatisfy { $0 < 0x80 }
        for word in isPlain ? plainWords : words where line.contains(word) {
          Issue.record("\(file.path):\(index + 1) holds \(word)")
        }
      }
    }
  }

  /// Names, headlines and days of two characters or more; numbers above a page's count.
  private func collect(_ value: Any, into words: inout Set<String>) {
    switch value {
    case let object as [String: Any]:
      for (key, value) in object
      where !["unit", "dateSource", "basis", "certainty", "earliest"].contains(key) {
        collect(value, into: &words)
      }
    case let array as [Any]:
      for value in array { collect(value, into: &words) }
    case let text as String where text.count >= 2: words.insert(text)
    case let number as Int where number > 3000: words.insert(String(number))
    default: break
    }
  }
}
