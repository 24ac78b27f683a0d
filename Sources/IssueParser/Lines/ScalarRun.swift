// Turns the bytes of a file into scalars, which every page of an archive goes through once. So it
// checks and decodes in one pass, and the commonest scalars of a Chinese page first.

/// The scalars of valid UTF-8, and where its lines end.
struct ScalarRun {
  /// The bytes, which are valid.
  private(set) var utf8: [UInt8] = []
  private(set) var scalars: [UInt32] = []
  /// The places of the line feeds among scalars and bytes; of the carriage returns where there is no
  /// line feed.
  private(set) var lineEnds: [(scalar: Int, byte: Int)] = []
  /// Whether a NUL is among them.
  private(set) var holdsNUL = false

  /// No scalars.
  init() {}

  /// Decodes bytes; nil where they are no UTF-8 (The Unicode Standard, table 3-7).
  ///
  /// Equals `Array(string.unicodeScalars)` of the string that the bytes are. Cost: linear.
  init?(_ utf8: [UInt8]) {
    // Every byte but those that continue a scalar begins one.
    let bytes = utf8.span
    var total: UInt32 = 0
    for index in bytes.indices { total &+= bytes[index] & 0xC0 != 0x80 ? 1 : 0 }
    self.utf8 = utf8
    scalars = Array(repeating: 0, count: Int(total))
    let lineFeed: UInt8 = 10
    let carriageReturn: UInt8 = 13
    let terminator = utf8.contains(lineFeed) ? lineFeed : carriageReturn
    var lineEnds: [(scalar: Int, byte: Int)] = []
    var holdsNUL = false
    var count = 0
    do {
      var scalars = scalars.mutableSpan
      var index = 0
      while index < bytes.count {
        if bytes.count &- index >= 12, scalars.count &- count >= 4 {
          var four = scalars._mutatingExtracting(count..<count &+ 4)
          if ScalarRun.decode(bytes.extracting(index..<index &+ 12), into: &four) {
            index &+= 12
            count &+= 4
            continue
          }
        }
        let lead = bytes[index]
        if lead & 0xF0 == 0xE0, index + 2 < bytes.count {
          let second = UInt32(bytes[index + 1] ^ 0x80)
          let third = UInt32(bytes[index + 2] ^ 0x80)
          let scalar = UInt32(lead & 0x0F) << 12 | second << 6 | third
          guard second | third < 0x40, scalar >= 0x800, scalar &- 0xD800 >= 0x800 else {
            return nil
          }
          scalars[count] = scalar
          index += 3
        } else if lead < 0x80 {
          if lead == terminator { lineEnds.append((count, index)) }
          holdsNUL = holdsNUL || lead == 0
          scalars[count] = UInt32(lead)
          index += 1
        } else {
          guard let scalar = ScalarRun.rare(bytes, at: &index) else { return nil }
          scalars[count] = scalar
        }
        count += 1
      }
    }
    self.lineEnds = lineEnds
    self.holdsNUL = holdsNUL
  }

  /// Decodes twelve bytes that are four scalars of U+1000 to U+CFFF or U+E000 to U+FFFF, as most of a
  /// Chinese page is: one test of what is at hand serves for all of them. False for any others.
  @inline(__always)
  private static func decode(_ bytes: Span<UInt8>, into scalars: inout MutableSpan<UInt32>) -> Bool
  {
    guard (bytes[0] & bytes[3] & bytes[6] & bytes[9]) >= 0xE0 else { return false }
    var leads: UInt32 = 0
    var kinds: UInt32 = 0
    var rests: UInt32 = 0
    for place in 0..<4 {
      let lead = UInt32(bytes[3 &* place]) ^ 0xE0
      let second = UInt32(bytes[3 &* place &+ 1]) ^ 0x80
      let third = UInt32(bytes[3 &* place &+ 2]) ^ 0x80
      leads |= lead
      kinds |= 1 &<< lead
      rests |= second | third
      scalars[place] = lead << 12 | second << 6 | third
    }
    // E0 and ED may begin what is no scalar.
    return leads < 0x10 && rests < 0x40 && kinds & 0x2001 == 0
  }

  /// A scalar of two or four bytes.
  private static func rare(_ bytes: Span<UInt8>, at index: inout Int) -> UInt32? {
    let lead = bytes[index]
    let size = lead < 0xE0 ? 2 : 4
    guard (0xC2...0xF4).contains(lead), lead & 0xF0 != 0xE0, index + size <= bytes.count else {
      return nil
    }
    var scalar = UInt32(lead) & (size == 2 ? 0x1F : 0x07)
    for offset in 1..<size {
      guard bytes[index + offset] & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    index += size
    return size == 2 || (0x1_0000...0x10_FFFF).contains(scalar) ? scalar : nil
  }
}
