import Foundation
import Storage
import Support
import Testing

@Suite struct FrameTests {
  private let magic = "LLRBTEST"

  private func framed(_ sections: [(String, [UInt8])]) throws -> [UInt8] {
    let disk = FaultyFileSystem()
    var writer = try FrameWriter.create("a", in: "/", magic: magic, version: 1, disk)
    for (tag, bytes) in sections { try writer.section(tag, bytes) }
    try writer.finish()
    return try disk.read("//a")
  }

  private func contents(_ bytes: [UInt8]) throws(ByteFault) -> [String: [UInt8]] {
    let frame = try Frame.open(bytes.span, magic: magic, versions: 1...1)
    try frame.verifyAll(in: bytes.span)
    var contents: [String: [UInt8]] = [:]
    for section in frame.sections { contents[section.tag] = bytes.span.copied(section.range) }
    return contents
  }

  @Test(
    "a hash is XXH64's: values of the reference implementation",
    arguments: [
      (0, 0xEF46_DB37_51D8_E999), (32, 0xCBF5_9C51_16FF_32B4), (100, 0x6AC1_E580_3216_6597),
    ] as [(Int, UInt64)])
  func referenceValues(count: Int, expected: UInt64) {
    let bytes = (0..<count).map { UInt8($0) }
    #expect(Checksum.hash(bytes.span) == expected)
    #expect(Checksum.checksum(bytes.span) == UInt32(truncatingIfNeeded: expected))
    #expect(Checksum.hash(Array("abc".utf8).span) == 0x44BC_2CF5_AD77_0999)
    #expect(Checksum.hash(Array("123456789".utf8).span) == 0x8CB8_41DB_40E6_AE83)
  }

  @Test("a checksum taken in parts is that of the whole, and sees each flipped bit")
  func checksumInParts() {
    var generator = SeededGenerator(seed: 0xC2C)
    for round in 0..<200 {
      let count = Int.random(in: 0...(round % 10 == 0 ? 10_000 : 100), using: &generator)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let whole = Checksum.checksum(bytes.span)
      var parts = Checksum()
      var start = 0
      while start < count {
        let end = Int.random(in: start + 1...min(count, start + 70), using: &generator)
        parts.update(bytes.span.extracting(start..<end))
        start = end
      }
      #expect(parts.value == whole, "seed \(generator.seed)")
      guard count > 0 else { continue }
      let bit = Int.random(in: 0..<8 * count, using: &generator)
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(Checksum.checksum(bytes.span) != whole, "seed \(generator.seed)")
    }
  }

  @Test("the example of FRAME.md is what the writer writes and the reader reads")
  func documentExample() throws {
    let document = URL(fileURLWithPath: Seeds.folder).deletingLastPathComponent()
      .appendingPathComponent("Sources/Storage/FRAME.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let block = text.components(separatedBy: "```hex\n")[1].components(separatedBy: "```")[0]
    let bytes = block.split { $0 == " " || $0 == "\n" }.compactMap { UInt8($0, radix: 16) }
    #expect(bytes.count == 80)
    let written = try framed([("DATA", Array("hello".utf8))])
    let hex = written.map { (String($0, radix: 16).count == 1 ? "0" : "") + String($0, radix: 16) }
    #expect(written == bytes, "written: \(hex.joined(separator: " "))")
    #expect(try contents(bytes) == ["DATA": Array("hello".utf8)])
  }

  @Test("sections of any size come back")
  func roundTrip() throws {
    for count in [0, 1, 7, 8, 9, 70_000] {
      let data = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let sections = [("ABCD", data), ("EMTY", []), ("LAST", [UInt8](data.prefix(3)))]
      let read = try contents(try framed(sections))
      #expect(read == Dictionary(uniqueKeysWithValues: sections))
    }
  }

  @Test("every flipped bit and every truncation is found")
  func damage() throws {
    let whole = try framed([("ABCD", Array("some bytes".utf8)), ("EFGH", [1, 2, 3])])
    for index in whole.indices {
      for bit in 0..<8 where !(12..<16).contains(index) || bit >= 0 {
        var damaged = whole
        damaged[index] ^= 1 << UInt8(bit)
        #expect(throws: ByteFault.self, "byte \(index) bit \(bit)") { try contents(damaged) }
      }
      #expect(throws: ByteFault.self, "first \(index) bytes") {
        try contents(Array(whole.prefix(index)))
      }
    }
    #expect(throws: ByteFault.self) { try contents(whole + [0]) }
  }

  @Test("another magic and another version are named")
  func unknownKinds() throws {
    let bytes = try framed([])
    #expect(throws: ByteFault(at: 4, .badMagic)) {
      try Frame.open(bytes.span, magic: "LLRBxxxx", versions: 1...1)
    }
    #expect(throws: ByteFault(at: 8, .unsupportedVersion(1))) {
      try Frame.open(bytes.span, magic: magic, versions: 2...3)
    }
    let frame = try Frame.open(bytes.span, magic: magic, versions: 1...1)
    #expect(throws: ByteFault(at: 0, .missingSection("ABCD"))) { try frame.range("ABCD") }
  }
}
