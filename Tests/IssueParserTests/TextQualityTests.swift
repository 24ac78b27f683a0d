import IssueParser
import Support
import Testing

/// The estimate of how well a page was recognized.
@Suite struct TextQualityTests {
  /// Page 003: long paragraphs, well recognized.
  private static let page = "003"

  private func qualities(_ text: String) -> [Int] {
    PageParser.parse(Array(text.utf8), hints: SourceHints()).pages
      .flatMap(\.articles).compactMap(\.textQuality)
  }

  /// Replaces a share of the Han characters by others.
  private func damaged(_ text: String, share: Double, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isHan = (0x4E00...0x9FFF).contains(scalar.value)
      if isHan, Double.random(in: 0..<1, using: &random) < share,
        let other = Unicode.Scalar(UInt32.random(in: 0x4E00...0x9000, using: &random))
      {
        view.append(other)
      } else {
        view.append(scalar)
      }
    }
    return String(view)
  }

  @Test("clean articles come close to a hundred")
  func clean() throws {
    for name in Gold.names {
      let found = qualities(String(decoding: try Gold.page(name), as: UTF8.self))
      #expect(!found.isEmpty)
      for quality in found { #expect(quality >= 88, "\(name): \(found)") }
    }
  }

  @Test("the estimate falls with the characters that are misread", arguments: [0.05, 0.1, 0.2])
  func falls(share: Double) throws {
    let text = String(decoding: try Gold.page(Self.page), as: UTF8.self)
    for seed in UInt64(1)...5 {
      let found = qualities(damaged(text, share: share, seed: seed))
      let mean = Double(found.reduce(0, +)) / Double(max(1, found.count))
      #expect(abs(mean - 100 * (1 - share)) <= 6, "seed \(seed): \(found)")
    }
  }

  @Test("a headline alone tells nothing")
  func tooLittle() {
    #expect(qualities("## 大桥通车\n\n本报讯(记者 王涛)大桥昨日通车。\n").isEmpty)
  }
}
