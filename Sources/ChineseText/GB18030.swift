import Foundation

/// GB 18030 characters to Unicode.
///
/// Foundation's converter fills the table of two-byte characters once, and converts the rare
/// four-byte ones of the first plane one at a time.
enum GB18030 {
  /// How many bytes the character at an offset takes, and its scalar; nil where the bytes are none,
  /// the length then being that of the part to step over.
  ///
  /// Structure: one byte below 80; two bytes `81-FE 40-7E|80-FE`; four bytes `81-FE 30-39 81-FE
  /// 30-39`.
  static func next(_ bytes: Span<UInt8>, at index: Int) -> (length: Int, scalar: UInt32?) {
    let lead = bytes[index]
    if lead < 0x80 { return (1, UInt32(lead)) }
    guard (0x81...0xFE).contains(lead), index + 1 < bytes.count else { return (1, nil) }
    let trail = bytes[index + 1]
    if trail >= 0x40 {
      guard trail != 0x7F, trail != 0xFF else { return (1, nil) }
      let scalar = UInt32(pairs[(Int(lead) - 0x81) << 8 | Int(trail)])
      return scalar == 0 ? (2, nil) : (2, scalar)
    }
    guard (0x30...0x39).contains(trail), index + 3 < bytes.count,
      (0x81...0xFE).contains(bytes[index + 2]), (0x30...0x39).contains(bytes[index + 3])
    else { return (1, nil) }
    let (third, fourth) = (bytes[index + 2], bytes[index + 3])
    let linear =
      ((Int(lead) - 0x81) * 10 + Int(trail) - 0x30) * 1260 + (Int(third) - 0x81) * 10
      + Int(fourth) - 0x30
    // From 90 30 81 30 on, the higher planes follow in order.
    if linear >= 189_000 {
      return linear < 189_000 + 0x100000 ? (4, UInt32(linear - 189_000 + 0x10000)) : (4, nil)
    }
    return (4, converted([lead, trail, third, fourth]))
  }

  private static func converted(_ bytes: [UInt8]) -> UInt32? {
    let scalars = String(bytes: bytes, encoding: encoding)?.unicodeScalars
    guard let scalars, let first = scalars.first, scalars.count == 1 else { return nil }
    // The converter also gives U+FFFD for what it does not know; only these four bytes mean it.
    if first == "\u{FFFD}", bytes != [0x84, 0x31, 0xA4, 0x37] { return nil }
    return first.value
  }

  /// `kCFStringEncodingGB_18030_2000` as Foundation numbers encodings outside its own list.
  private static let encoding = String.Encoding(rawValue: 0x8000_0632)

  /// The scalar of the two-byte character `lead, trail` at `(lead - 0x81) << 8 | trail`; 0 where
  /// there is none.
  private static let pairs: [UInt16] = {
    var pairs = [UInt16](repeating: 0, count: 126 << 8)
    for lead in UInt8(0x81)...0xFE {
      let trails: [UInt8] = (UInt8(0x40)...0xFE).filter { $0 != 0x7F }
      let row: [UInt8] = trails.flatMap { (trail: UInt8) -> [UInt8] in [lead, trail, 0x0A] }
      let text = String(bytes: row, encoding: encoding) ?? ""
      let shapes = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      let isWhole = shapes.count == trails.count + 1
      for (index, trail) in trails.enumerated() {
        let scalar = isWhole ? shapes[index].first?.value : converted([lead, trail])
        guard let scalar, scalar < 0x10000, scalar != 0xFFFD else { continue }
        pairs[(Int(lead) - 0x81) << 8 | Int(trail)] = UInt16(scalar)
      }
    }
    return pairs
  }()
}
