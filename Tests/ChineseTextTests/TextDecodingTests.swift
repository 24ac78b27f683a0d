import ChineseText
import Foundation
import Support
import Testing

@Suite("Decoding")
struct TextDecodingTests {
  private static let page = "本报讯(记者 李四)3月12日,全市召开工作会议。\n“转型升级”是主题,共有27个项目签约。\n"
  private static let gb18030 = String.Encoding(rawValue: 0x8000_0632)

  @Test("Each encoding is told and decoded, with and without a byte-order mark")
  func encodings() throws {
    let text = TextDecodingTests.page
    let gb = Array(try #require(text.data(using: TextDecodingTests.gb18030)))
    let little = Array(try #require(text.data(using: .utf16LittleEndian)))
    let big = Array(try #require(text.data(using: .utf16BigEndian)))
    let utf8 = Array(text.utf8)
    let cases: [([UInt8], TextEncoding)] = [
      (utf8, .utf8), ([0xEF, 0xBB, 0xBF] + utf8, .utf8), (gb, .gb18030),
      ([0x84, 0x31, 0x95, 0x33] + gb, .gb18030), (little, .utf16LittleEndian),
      ([0xFF, 0xFE] + little, .utf16LittleEndian), (big, .utf16BigEndian),
      ([0xFE, 0xFF] + big, .utf16BigEndian),
    ]
    for (bytes, encoding) in cases {
      #expect(
        TextDecoding.decode(bytes) == DecodedText(utf8: utf8, encoding: encoding, faults: []))
    }
  }

  @Test("GB 18030 of every scalar decodes to it")
  func everyScalarInGB18030() throws {
    var view = String.UnicodeScalarView()
    for value in Array(UInt32(0x80)...0xFFFD) + Array(0x20000...0x20400) {
      if (0xE000...0xF8FF).contains(value) { continue }
      if let scalar = Unicode.Scalar(value) { view.append(scalar) }
    }
    let text = String(view)
    let bytes = Array(try #require(text.data(using: TextDecodingTests.gb18030)))
    let decoded = TextDecoding.decode([0x84, 0x31, 0x95, 0x33] + bytes)
    #expect(decoded.faults.isEmpty)
    #expect(String(decoding: decoded.utf8, as: UTF8.self) == text)
  }

  @Test("UTF-8 with a few bad bytes stays UTF-8, and each fault has its place")
  func damagedUTF8() {
    var bytes = Array(TextDecodingTests.page.utf8)
    bytes[10] = 0xFF
    bytes.append(0xE5)
    let decoded = TextDecoding.decode(bytes)
    #expect(decoded.encoding == .utf8)
    #expect(decoded.faults.first?.contains(10) == true)
    #expect(decoded.faults.last == (bytes.count - 1)..<bytes.count)
    #expect(decoded.utf8 == Array(String(decoding: bytes, as: UTF8.self).utf8))
  }

  @Test("NUL is a fault in each encoding, and takes nothing else away")
  func nul() throws {
    let text = TextDecodingTests.page
    let gb = Array(try #require(text.data(using: TextDecodingTests.gb18030)))
    let little = Array(try #require(text.data(using: .utf16LittleEndian)))
    for (bytes, nul) in [(Array(text.utf8), [0]), (gb, [0]), (little, [0, 0])]
      as [([UInt8], [UInt8])]
    {
      let plain = TextDecoding.decode(bytes)
      let decoded = TextDecoding.decode(bytes + nul + bytes)
      #expect(decoded.encoding == plain.encoding)
      #expect(decoded.faults == [bytes.count..<bytes.count + nul.count])
      #expect(decoded.utf8 == plain.utf8 + Array("\u{FFFD}".utf8) + plain.utf8)
    }
  }

  @Test("A replacement character that the source spells out is no fault")
  func speltReplacement() {
    let bytes = Array("资本市场上\u{FFFD}".utf8)
    #expect(TextDecoding.decode(bytes + [0x80]).faults == [bytes.count..<bytes.count + 1])
    #expect(TextDecoding.decode(bytes).faults.isEmpty)
  }

  @Test("Any bytes decode to valid UTF-8, faults in order and inside the source")
  func mutations() throws {
    let text = TextDecodingTests.page
    let sources: [[UInt8]] = [
      Array(text.utf8), Array(try #require(text.data(using: TextDecodingTests.gb18030))),
      Array(try #require(text.data(using: .utf16LittleEndian))),
      [0xFE, 0xFF] + Array(try #require(text.data(using: .utf16BigEndian))), [],
    ]
    for seed in UInt64(0)..<3000 {
      var generator = SeededGenerator(seed: seed)
      var bytes = sources[Int.random(in: 0..<sources.count, using: &generator)]
      bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      }
      let decoded = TextDecoding.decode(bytes)
      #expect((try? UTF8Span(validating: decoded.utf8.span)) != nil, "seed \(seed)")
      #expect(decoded.faults.allSatisfy { !$0.isEmpty && $0.upperBound <= bytes.count })
      #expect(
        zip(decoded.faults, decoded.faults.dropFirst()).allSatisfy {
          $0.upperBound < $1.lowerBound
        }, "seed \(seed)")
    }
  }
}
