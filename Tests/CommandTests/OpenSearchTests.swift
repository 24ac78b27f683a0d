import ChineseText
import Foundation
import Support
import Testing

@testable import llrb

/// The template's analyser, carried out by other means: its rules as OpenSearch reads them, its
/// patterns by Foundation's regular expressions.
@Suite struct OpenSearchTests {
  /// The analyser of the template as a function.
  private struct Analyser {
    private var rules: [Unicode.Scalar: String] = [:]
    private var patterns: [(pattern: NSRegularExpression, replacement: String)] = []

    init(_ name: String) throws {
      let data = Data(OpenSearch.template(index: "llrb").bytes)
      func child(_ value: Any?, _ key: String) throws -> Any {
        try #require((value as? [String: Any])?[key], "\(key)")
      }
      let template = try child(try JSONSerialization.jsonObject(with: data), "template")
      let analysis = try child(try child(template, "settings"), "analysis")
      let filters = try child(analysis, "char_filter")
      let analyser = try child(try child(analysis, "analyzer"), name)
      for filter in try #require(try child(analyser, "char_filter") as? [String]) {
        let definition = try child(filters, filter)
        if try child(definition, "type") as? String == "mapping" {
          #expect(rules.isEmpty && patterns.isEmpty, "the mapping comes first")
          for rule in try #require(try child(definition, "mappings") as? [String]) {
            let parts = rule.components(separatedBy: "=>")
            #expect(parts.count == 2, "\(rule)")
            let key = Array(Analyser.unescaped(parts[0]).unicodeScalars)
            #expect(key.count == 1 && rules[key[0]] == nil, "\(rule)")
            rules[key[0]] = Analyser.unescaped(parts[1])
          }
        } else {
          let pattern = try #require(try child(definition, "pattern") as? String)
          patterns.append(
            (
              try NSRegularExpression(pattern: pattern),
              try #require(try child(definition, "replacement") as? String)
            ))
        }
      }
    }

    /// `\uXXXX` is the character, as the mapping filter of Lucene reads it.
    private static func unescaped(_ text: String) -> String {
      var units: [UInt16] = []
      var rest = Array(text.utf16)[...]
      while let unit = rest.popFirst() {
        guard unit == 0x5C else {
          units.append(unit)
          continue
        }
        #expect(rest.popFirst() == 0x75)
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      }
      return String(decoding: units, as: UTF16.self)
    }

    func folded(_ text: String) -> [UInt32] {
      var result = ""
      for scalar in text.unicodeScalars {
        if let form = rules[scalar] { result += form } else { result.unicodeScalars.append(scalar) }
      }
      for (pattern, replacement) in patterns {
        result = pattern.stringByReplacingMatches(
          in: result, range: NSRange(result.startIndex..., in: result), withTemplate: replacement)
      }
      return result.unicodeScalars.map(\.value)
    }
  }

  /// A text of scalars that Chinese pages and their engines may hold, marks aside.
  private func text(_ random: inout SeededGenerator) -> String {
    let common = Array(
      "體体復复ＡａB５5 　\t\n，,“\"「—-…·.()（）％%\u{AD}\u{200B}éßſ①㎡ﬁΣς５G\\=>".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<5: text.append(common.randomElement(using: &random) ?? "一")
      case 5: text.append(Unicode.Scalar(UInt32.random(in: 0x4E00...0x9FFF, using: &random)) ?? "一")
      case 6: text.append(Unicode.Scalar(UInt32.random(in: 0xFF00...0xFFEF, using: &random)) ?? "一")
      default:
        if let scalar = Unicode.Scalar(UInt32.random(in: 1...0x2FFFF, using: &random)) {
          text.append(scalar)
        }
      }
    }
    return String(text)
  }

  private func hasMarks(_ scalar: Unicode.Scalar) -> Bool {
    // What is or unfolds to a mark composes with what stands before it.
    let forms = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
    return forms.contains {
      [.nonspacingMark, .spacingMark, .enclosingMark].contains($0.properties.generalCategory)
    } || (0x1100...0x11FF).contains(scalar.value) || (0xAC00...0xD7FF).contains(scalar.value)
      || (0xFFA0...0xFFDC).contains(scalar.value) || (0x3131...0x318E).contains(scalar.value)
  }

  @Test("the template's analyser folds as the index does, marks aside")
  func folding() throws {
    let analyser = try Analyser("llrb_query")
    for seed in 1...2000 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var text = text(&random)
      text.unicodeScalars.removeAll { hasMarks($0) }
      #expect(
        analyser.folded(text) == Folding.scalars(text), "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test("every page of the seeds folds to the same bigrams, and its last character begins one")
  func seeds() throws {
    let analyser = try Analyser("llrb")
    let folder = Binary.root.appendingPathComponent("seeds")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let folded = Folding.scalars(line)
        #expect(analyser.folded(String(line)) == folded + (folded.isEmpty ? [] : [0xE000]))
      }
    }
  }

  @Test("export gives as many articles, photos and pages as search counts")
  func exported() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      let count = try Binary.run(
        "llrb ingest seeds > /dev/null; llrb search --json --count 的", in: folder
      ).text
      let found = try Binary.run("llrb export 的", in: folder).text.split(separator: "\n")
      #expect(found.count > 10)
      let kinds = ["article", "photo", "page"].map { kind in
        let units = found.count { $0.contains("\"kind\":\"\(kind)\"") }
        return "\"\(kind)s\":\(units),"
      }
      #expect(count.hasPrefix("{\"schema\":\"llrb.count/1\"," + kinds.joined()))
    }
  }

  @Test("an index has a name that OpenSearch takes")
  func names() {
    for name in ["llrb", "luliang-1964", "0_a"] { #expect(OpenSearch.isName(name)) }
    for name in ["", "-a", "_a", "A", "吕梁", "a/b", "a b", String(repeating: "a", count: 201)] {
      #expect(!OpenSearch.isName(name))
    }
  }
}
