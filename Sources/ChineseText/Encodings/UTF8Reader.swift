/// Reads scalars out of UTF-8 that may be damaged.
enum UTF8Reader {
  /// The scalar at a byte offset, which moves past it; U+FFFD for each maximal part of an invalid
  /// sequence (The Unicode Standard, table 3-7 and "U+FFFD substitution of maximal subparts").
  static func next(_ bytes: Span<UInt8>, _ index: inout Int) -> UInt32 {
    let lead = bytes[index]
    index += 1
    if lead < 0x80 { return UInt32(lead) }
    var needed: Int
    var value: UInt32
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: (needed, value) = (1, UInt32(lead & 0x1F))
    case 0xE0: (needed, value, low) = (2, 0, 0xA0)
    case 0xED: (needed, value, high) = (2, 0xD, 0x9F)
    case 0xE1...0xEF: (needed, value) = (2, UInt32(lead & 0x0F))
    case 0xF0: (needed, value, low) = (3, 0, 0x90)
    case 0xF1...0xF3: (needed, value) = (3, UInt32(lead & 0x07))
    case 0xF4: (needed, value, high) = (3, 4, 0x8F)
    default: return 0xFFFD
    }
    while needed > 0 {
      guard index < bytes.count, bytes[index] >= low, bytes[index] <= high else { return 0xFFFD }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
      (low, high) = (0x80, 0xBF)
      index += 1
      needed -= 1
    }
    return value
  }
}

extension [UInt32] {
  /// The scalar values of UTF-8; U+FFFD for each maximal part of an invalid sequence.
  package init(utf8: Span<UInt8>) {
    self = []
    // Made in this way since the generic code of other ways is not made for this type.
    append(addingCapacity: utf8.count) { (scalars: inout OutputSpan<UInt32>) in
      var index = 0
      while index < utf8.count { scalars.append(UTF8Reader.next(utf8, &index)) }
    }
  }
}
