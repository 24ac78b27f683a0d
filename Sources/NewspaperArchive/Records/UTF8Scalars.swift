// Text as numbers: the parser's and the screen's strings are UTF-8, records count Unicode scalars.

/// UTF-8 that is known to be valid, as scalars.
enum UTF8Scalars {
  /// Bytes that are no UTF-8 give wrong scalars, or U+FFFD.
  static func decode(_ utf8: Span<UInt8>) -> [UInt32] {
    var decoded: [UInt32] = []
    // Made in this way since the generic code of other ways is not made for this type.
    decoded.append(addingCapacity: utf8.count) { (scalars: inout OutputSpan<UInt32>) in
      var index = 0
      let count = utf8.count
      while index < count {
        let lead = UInt32(utf8[index])
        if lead & 0xF0 == 0xE0, index + 2 < count {
          let scalar =
            (lead & 0x0F) << 12 | UInt32(utf8[index + 1] & 0x3F) << 6
            | UInt32(utf8[index + 2] & 0x3F)
          scalars.append(scalar)
          index += 3
        } else if lead < 0x80 {
          scalars.append(lead)
          index += 1
        } else if lead & 0xE0 == 0xC0, index + 1 < count {
          scalars.append((lead & 0x1F) << 6 | UInt32(utf8[index + 1] & 0x3F))
          index += 2
        } else if index + 3 < count {
          scalars.append(
            (lead & 0x07) << 18 | UInt32(utf8[index + 1] & 0x3F) << 12
              | UInt32(utf8[index + 2] & 0x3F) << 6 | UInt32(utf8[index + 3] & 0x3F))
          index += 4
        } else {
          scalars.append(0xFFFD)
          index += 1
        }
      }
    }
    return decoded
  }

  static func encode(_ scalars: ArraySlice<UInt32>) -> [UInt8] {
    Array(capacity: scalars.count * 4) { (utf8: inout OutputSpan<UInt8>) in
      let scalars = scalars.span
      for index in 0..<scalars.count {
        let scalar = scalars[index]
        switch scalar {
        case 0..<0x80: utf8.append(UInt8(scalar))
        case 0x80..<0x800:
          utf8.append(0xC0 | UInt8(scalar >> 6))
          utf8.append(0x80 | UInt8(scalar & 0x3F))
        case 0x800..<0x10000:
          utf8.append(0xE0 | UInt8(scalar >> 12))
          utf8.append(0x80 | UInt8(scalar >> 6 & 0x3F))
          utf8.append(0x80 | UInt8(scalar & 0x3F))
        default:
          utf8.append(0xF0 | UInt8(scalar >> 18 & 0x07))
          utf8.append(0x80 | UInt8(scalar >> 12 & 0x3F))
          utf8.append(0x80 | UInt8(scalar >> 6 & 0x3F))
          utf8.append(0x80 | UInt8(scalar & 0x3F))
        }
      }
    }
  }

  static func text(_ scalars: ArraySlice<UInt32>) -> String {
    String(decoding: encode(scalars), as: UTF8.self)
  }
}
