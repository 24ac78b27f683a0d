import Storage
import Support
import Testing

@Suite struct ByteCursorTests {
  private func varint(_ bytes: [UInt8]) throws(ByteFault) -> UInt64 {
    var cursor = ByteCursor(bytes.span)
    let value = try cursor.readVarint()
    try cursor.expectEnd()
    return value
  }

  @Test("what the writer appends the cursor reads")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 0xB17E)
    for _ in 0..<200 {
      let number = generator.next() >> UInt64.random(in: 0...63, using: &generator)
      let text = String(repeating: "吕梁a", count: Int.random(in: 0...70, using: &generator))
      var writer = ByteWriter()
      writer.appendVarint(number)
      writer.append(UInt8(7))
      writer.appendText(text)
      writer.append(number)
      let bytes = writer.bytes
      var cursor = ByteCursor(bytes.span)
      #expect(try cursor.readVarint() == number)
      #expect(try cursor.readUInt8() == 7)
      #expect(try cursor.readText() == text)
      #expect(try cursor.readUInt64() == number)
      try cursor.expectEnd()
    }
  }

  @Test("a varint has one form")
  func canonicalVarints() throws {
    #expect(try varint([0]) == 0)
    #expect(try varint([0x80, 1]) == 128)
    #expect(try varint([UInt8](repeating: 0xFF, count: 9) + [1]) == .max)
    #expect(throws: ByteFault(at: 0, .malformedVarint)) { try varint([0x80, 0]) }
    #expect(throws: ByteFault(at: 0, .malformedVarint)) {
      try varint([UInt8](repeating: 0xFF, count: 9) + [2])
    }
    #expect(throws: ByteFault(at: 0, .malformedVarint)) {
      try varint([UInt8](repeating: 0x80, count: 12))
    }
    #expect(throws: ByteFault(at: 0, .truncated(needed: 2, remaining: 1))) { try varint([0x80]) }
  }

  @Test("a varint is read back, and refused where it is cut, too long or too large")
  func varints() {
    for number in [0, 1, 127, 128, 16_383, 16_384, 1 << 28, UInt32.max] {
      var bytes: [UInt8] = []
      var rest = number
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
      var offset = 0
      #expect(Varint.read(bytes.span, &offset) == number)
      #expect(offset == bytes.count)
      offset = 0
      #expect(Varint.read(bytes.span.extracting(0..<bytes.count - 1), &offset) == nil)
    }
    for bad: [UInt8] in [
      [0x80, 0], [0xFF, 0xFF, 0xFF, 0xFF, 0x10], [0x80, 0x80, 0x80, 0x80, 0x80, 1],
    ] {
      var offset = 0
      #expect(Varint.read(bad.span, &offset) == nil)
    }
  }

  @Test("a length that passes the end is refused, however large")
  func hugeLengths() throws {
    for length in [UInt64(5), 1 << 40, UInt64(Int.max), .max] {
      var writer = ByteWriter()
      writer.appendVarint(length)
      writer.append(contentsOf: [1, 2, 3, 4])
      let bytes = writer.bytes
      #expect(throws: ByteFault.self) {
        var cursor = ByteCursor(bytes.span)
        _ = try cursor.readText()
      }
      #expect(throws: ByteFault.self) {
        var cursor = ByteCursor(bytes.span)
        _ = try cursor.readCount(atMost: 4, "count")
      }
    }
  }

  @Test("text that is not UTF-8 is refused")
  func invalidText() {
    let bytes: [UInt8] = [2, 0xC3, 0x28]
    #expect(throws: ByteFault(at: 0, .invalidUTF8)) {
      var cursor = ByteCursor(bytes.span)
      _ = try cursor.readText()
    }
  }
}
