// Payloads on disk. FORMAT.md, "Stored payloads".

import Storage

/// Puts a payload into bytes that can be read alone: a byte that names the method, then its bytes.
enum StoredCodec {
  /// The payload as it is.
  static let plain: UInt8 = 0

  /// The most bytes that a payload of `count` bytes takes.
  static func limit(_ count: Int) -> Int { count + 1 }

  /// Appends a payload.
  static func append(_ payload: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(plain)
    bytes.append(contentsOf: payload)
  }

  /// The payload that all of `bytes` hold.
  ///
  /// Errors: a fault at an offset in `bytes`.
  static func payload(_ bytes: Span<UInt8>) throws(ByteFault) -> [UInt8] {
    guard bytes.count > 0 else { throw ByteFault(at: 0, .truncated(needed: 1, remaining: 0)) }
    guard bytes[0] == plain else { throw ByteFault(at: 0, .outOfRange("method \(bytes[0])")) }
    return bytes.copied(1..<bytes.count)
  }
}
