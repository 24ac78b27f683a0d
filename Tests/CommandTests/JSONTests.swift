import Foundation
import Testing

/// What the binary prints as JSON is read back by a parser that is not ours.
@Suite struct JSONTests {
  /// Every line of a command's output, parsed.
  private func objects(_ line: String, in folder: URL) throws -> [[String: Any]] {
    let run = try Binary.run(line, in: folder)
    #expect(run.code == 0, "\(line): \(run.messageText)")
    return try run.text.split(separator: "\n").map { text in
      try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(line)")
    }
  }

  @Test("the highlights of a hit mark the query in its snippet, and show takes its id")
  func hits() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      _ = try Binary.run("llrb ingest pages", in: folder)
      let hits = try objects("llrb search --json 核桃", in: folder)
      #expect(!hits.isEmpty)
      for hit in hits {
        let snippet = Array(try #require(hit["snippet"] as? String).unicodeScalars)
        for range in try #require(hit["highlights"] as? [[Int]]) {
          let text = String(String.UnicodeScalarView(snippet[range[0]..<range[0] + range[1]]))
          #expect(text == "核桃")
        }
        let id = try #require(hit["article"] as? String)
        let unit = try #require(try objects("llrb show --json \(id)", in: folder).first)
        #expect(unit["schema"] as? String == "llrb.unit/1")
        #expect(unit["id"] as? String == id)
      }
    }
  }

  @Test("every non-blank line of a page is in exactly one place of its parse")
  func everyLineOnce() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      for object in try objects("llrb parse --json seeds/*.txt pages/*/*.txt", in: folder) {
        let path = try #require(object["source"] as? String)
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        var counts: [Int: Int] = [:]
        func collect(_ value: Any) {
          if let object = value as? [String: Any] {
            for range in object["lines"] as? [[Int]] ?? [] {
              for line in range[0]...range[1] { counts[line, default: 0] += 1 }
            }
            object.values.forEach(collect)
          } else if let array = value as? [Any] {
            array.forEach(collect)
          }
        }
        collect(object)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
          #expect(counts[index + 1] == 1, "\(path):\(index + 1)")
        }
      }
    }
  }
}
