import ChineseText

// Turns the bytes of a file into scalars, which every page of an archive goes through once. So it
// checks and decodes in one pass, and the commonest scalars of a Chinese page first.

/// The scalars of valid UTF-8, and where its lines end.
struct ScalarRun {
  private(set) var scalars: [UInt32] = []
  /// The places of the line feeds among scalars and bytes; of the carriage returns where there is
  /// no line feed.
  private(set) var lineEnds: [LineEnd] = []
  /// Whether a NUL is among them, and how many other controls that no text has.
  private(set) var holdsNUL = false
  private(set) var controlCount = 0
  /// Whether the signs are among them that markup inside lines begins with.
  private(set) var holdsStar = false
  private(set) var holdsDollar = false

  /// No scalars.
  init() {}

  /// Decodes bytes; nil where they are no UTF-8 (The Unicode Standard, table 3-7).
  ///
  /// Equals `Array(string.unicodeScalars)` of the string that the bytes are. Cost: linear.
  init?(_ utf8: [UInt8]) {
    let bytes = utf8.span
    scalars = Array(repeating: 0, count: ScalarRun.count(bytes))
    let lineFeed: UInt8 = 10
    let carriageReturn: UInt8 = 13
    let terminator = utf8.contains(lineFeed) ? lineFeed : carriageReturn
    var lineEnds: [LineEnd] = []
    var holdsNUL = false
    var controlCount = 0
    var holdsStar = false
    var holdsDollar = false
    var count = 0
    do {
      var scalars = scalars.mutableSpan
      var index = 0
      while index < bytes.count {
        // Most of a Chinese page are scalars of three bytes, one beside the other.
        if index &+ 8 <= bytes.count {
          let word = bytes.word64(at: index)
          if word & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0, let pair = ScalarRun.pair(word) {
            precondition(count < scalars.count - 1, "every scalar was counted")
            scalars[count] = UInt32(truncatingIfNeeded: pair)
            scalars[count &+ 1] = UInt32(truncatingIfNeeded: pair >> 32)
            index &+= 6
            count &+= 2
            continue
          }
        }
        let lead = bytes[index]
        if lead & 0xF0 == 0xE0, index + 2 < bytes.count {
          guard let scalar = ScalarRun.triple(bytes, at: index) else { return nil }
          scalars[count] = scalar
          index += 3
        } else if lead < 0x80 {
          if lead < 0x20 {
            if lead == terminator { lineEnds.append(LineEnd(scalar: count, byte: index)) }
            holdsNUL = holdsNUL || lead == 0
            controlCount += (9...13).contains(lead) || lead == 0x1A ? 0 : 1
          }
          holdsStar = holdsStar || lead == InlineMarkup.star
          holdsDollar = holdsDollar || lead == InlineMarkup.dollar
          scalars[count] = UInt32(lead)
          index += 1
        } else {
          guard let (scalar, size) = ScalarRun.rare(bytes, at: index) else { return nil }
          scalars[count] = scalar
          index += size
        }
        count += 1
      }
    }
    self.lineEnds = lineEnds
    self.holdsNUL = holdsNUL
    self.controlCount = controlCount
    self.holdsStar = holdsStar
    self.holdsDollar = holdsDollar
  }

  /// The scalar of three bytes, all of which are there; nil where it has another form, or is a
  /// surrogate.
  @inline(__always)
  private static func triple(_ bytes: Span<UInt8>, at index: Int) -> UInt32? {
    let second = UInt32(bytes[index + 1] ^ 0x80)
    let third = UInt32(bytes[index + 2] ^ 0x80)
    let scalar = UInt32(bytes[index] & 0x0F) << 12 | second << 6 | third
    return second | third < 0x40 && scalar >= 0x800 && scalar &- 0xD800 >= 0x800 ? scalar : nil
  }

  /// The two scalars that the lowest six bytes of a word are, three each, the first in the lower
  /// half; nil where one has another form too, or is a surrogate.
  @inline(__always)
  private static func pair(_ word: UInt64) -> UInt64? {
    let apart = word & 0xFF_FFFF | (word & 0xFFFF_FF00_0000) << 8
    let pair =
      apart << 12 & 0xF000_0000_F000 | apart >> 2 & 0xFC0_0000_0FC0 | apart >> 16 & 0x3F_0000_003F
    // The upper bits of a half are set where it is below U+0800, or a surrogate.
    let isLow = pair &- 0x800_0000_0800
    let isSurrogate = (pair ^ 0xD800_0000_D800) &- 0x800_0000_0800
    return (isLow | isSurrogate) & 0xFFFF_0000_FFFF_0000 == 0 ? pair : nil
  }

  /// How many scalars there are: every byte but those that continue one begins one.
  private static func count(_ bytes: Span<UInt8>) -> Int {
    var continuing = 0
    var index = 0
    let ones: UInt64 = 0x0101_0101_0101_0101
    while index &+ 8 <= bytes.count {
      // A byte of the sum holds what 255 words have in its place.
      let end = min(bytes.count, index &+ 255 &* 8)
      var lanes: UInt64 = 0
      while index &+ 8 <= end {
        let word = bytes.word64(at: index)
        lanes &+= word >> 7 & ~(word >> 6) & ones
        index &+= 8
      }
      let pairs = lanes & 0x00FF_00FF_00FF_00FF &+ (lanes >> 8 & 0x00FF_00FF_00FF_00FF)
      continuing &+= Int((pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    while index < bytes.count {
      continuing &+= bytes[index] & 0xC0 == 0x80 ? 1 : 0
      index &+= 1
    }
    return bytes.count - continuing
  }

  /// A scalar of two or four bytes, and how many they are.
  private static func rare(_ bytes: Span<UInt8>, at index: Int) -> (scalar: UInt32, size: Int)? {
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
    return size == 2 || (0x1_0000...0x10_FFFF).contains(scalar) ? (scalar, size) : nil
  }
}
