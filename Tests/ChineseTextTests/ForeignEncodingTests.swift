import ChineseText
import Foundation
import Support
import Testing

@Suite("Encodings that are told and not read")
struct ForeignEncodingTests {
  private static let page = "# 春耕備耕\n\n本報訊（記者王大明）市政府昨日召開會議，討論春耕備耕工作。\n「轉型升級」有27個項目簽約。\n"

  private func bytes(_ text: String, _ encoding: UInt) throws -> [UInt8] {
    Array(try #require(text.data(using: String.Encoding(rawValue: encoding))))
  }

  @Test("Big5 and UTF-32 are told, with and without a byte-order mark")
  func told() throws {
    let big5 = try bytes(Self.page, 0x8000_0A03)
    #expect(ForeignEncoding.likely(big5) == .big5)
    let little = try bytes(Self.page, String.Encoding.utf32LittleEndian.rawValue)
    #expect(ForeignEncoding.likely(little) == .utf32LittleEndian)
    #expect(ForeignEncoding.likely([0xFF, 0xFE, 0, 0] + little) == .utf32LittleEndian)
    let big = try bytes(Self.page, String.Encoding.utf32BigEndian.rawValue)
    #expect(ForeignEncoding.likely(big) == .utf32BigEndian)
    #expect(ForeignEncoding.likely([0, 0, 0xFE, 0xFF] + big) == .utf32BigEndian)
  }

  @Test("pages in the encodings that are read are not taken for others, nor is what is no text")
  func notTold() throws {
    for seed in try Seeds.pages() {
      let text = String(decoding: seed.bytes, as: UTF8.self)
      #expect(ForeignEncoding.likely(seed.bytes) == nil)
      #expect(ForeignEncoding.likely(try bytes(text, 0x8000_0632)) == nil, "GB 18030")
      for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
        #expect(ForeignEncoding.likely(try bytes(text, encoding.rawValue)) == nil)
      }
    }
    // Two high bytes a character: EUC-JP is told from Big5 by the second one.
    let japanese: [UInt8] = [  // 会議は春に開く
      0xB2, 0xF1, 0xB5, 0xC4, 0xA4, 0xCF, 0xBD, 0xD5, 0xA4, 0xCB, 0xB3, 0xAB, 0xA4, 0xAF,
    ]
    #expect(ForeignEncoding.likely(japanese + japanese) == nil)
    var generator = SeededGenerator(seed: 5)
    for length in 0..<300 {
      let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(ForeignEncoding.likely(noise) == nil)
      let numbers = (0..<length).flatMap { [UInt8(truncatingIfNeeded: $0), 0, 0, 0] as [UInt8] }
      #expect(ForeignEncoding.likely(numbers) == nil, "\(length)")
    }
  }
}
