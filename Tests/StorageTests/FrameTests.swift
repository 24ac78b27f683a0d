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

  @Test("a checksum is the one that RFC 3720 gives")
  func rfcValues() {
    #expect(CRC32C.checksum(Array("123456789".utf8).span) == 0xE306_9283)
    #expect(CRC32C.checksum([UInt8](repeating: 0, count: 32).span) == 0x8A91_36AA)
    #expect(CRC32C.checksum([UInt8](repeating: 0xFF, count: 32).span) == 0x62A8_AB43)
    #expect(CRC32C.checksum(Array(0..<32).span) == 0x46DD_794E)
  }

  @Test("a checksum taken in parts is that of the whole, and that of one byte a step")
  func checksumInParts() {
    var generator = SeededGenerator(seed: 0xC2C)
    for round in 0..<200 {
      let count = Int.random(in: 0...(round % 10 == 0 ? 10_000 : 100), using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let cut = Int.random(in: 0...count, using: &generator)
      var parts = CRC32C()
      parts.update(bytes.span.extracting(0..<cut))
      parts.update(bytes.span.extracting(cut..<count))
      var plain: UInt32 = ~0
      for byte in bytes {
        plain ^= UInt32(byte)
        for _ in 0..<8 { plain = plain & 1 == 1 ? plain >> 1 ^ 0x82F6_3B78 : plain >> 1 }
      }
      #expect(parts.value == ~plain, "seed \(generator.seed)")
      #expect(CRC32C.checksum(bytes.span) == ~plain, "seed \(generator.seed)")
      let first = CRC32C.checksum(bytes.span.extracting(0..<cut))
      let second = CRC32C.checksum(bytes.span.extracting(cut..<count))
      let joined = CRC32C.Shift(byteCount: count - cut).applied(to: first) ^ second
      #expect(joined == ~plain, "seed \(generator.seed)")
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
