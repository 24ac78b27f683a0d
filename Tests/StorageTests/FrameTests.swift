import Storage
import Support
import Testing

@Suite struct FrameTests {
  @Test("a checksum is the one that RFC 3720 gives")
  func rfcValues() {
    #expect(CRC32C.checksum(Array("123456789".utf8).span) == 0xE306_9283)
    #expect(CRC32C.checksum([UInt8](repeating: 0, count: 32).span) == 0x8A91_36AA)
    #expect(CRC32C.checksum([UInt8](repeating: 0xFF, count: 32).span) == 0x62A8_AB43)
    #expect(CRC32C.checksum(Array(0..<32).span) == 0x46DD_794E)
  }
}
