extension String {
  /// Makes a string from Unicode scalar values; a value that is no scalar becomes U+FFFD.
  package init(scalarValues: ArraySlice<UInt32>) {
    guard scalarValues.count <= 16 else {
      self.init(encoded: [UInt8](scalarValues: scalarValues))
      return
    }
    // Names and roles are short, and need no memory of their own.
    var utf8 = InlineArray<64, UInt8>(repeating: 0)
    var count = 0
    for scalar in scalarValues {
      scalar.encode { byte in
        utf8[count] = byte
        count += 1
      }
    }
    self.init(copying: unsafe UTF8Span(unchecked: utf8.span.extracting(..<count)))
  }

  /// Makes a string from bytes that `append(scalarValues:)` wrote, which are UTF-8 by construction:
  /// to check them again took 2.5 % of parsing.
  init(encoded utf8: [UInt8]) {
    self.init(copying: unsafe UTF8Span(unchecked: utf8.span))
  }
}

extension [UInt8] {
  /// Unicode scalar values as UTF-8; a value that is no scalar becomes U+FFFD.
  package init(scalarValues: ArraySlice<UInt32>) {
    self.init(capacity: scalarValues.count * 4) { (utf8: inout OutputSpan<UInt8>) in
      utf8.append(scalarValues: scalarValues.span)
    }
  }
}

extension OutputSpan where Element == UInt8 {
  /// Appends scalar values as UTF-8, four bytes each at most; a value that is no scalar as U+FFFD.
  @_lifetime(self: copy self)
  mutating func append(scalarValues scalars: Span<UInt32>) {
    precondition(freeCapacity >= 4 * scalars.count, "there is room for four bytes each")
    unsafe withUnsafeMutableBufferPointer { (bytes, count) in
      var end = count
      for index in 0..<scalars.count {
        scalars[index].encode { byte in
          unsafe bytes[end] = byte
          end &+= 1
        }
      }
      count = end
    }
  }
}

extension UInt32 {
  /// Hands over the UTF-8 of a scalar value byte by byte, that of U+FFFD for a value that is none.
  @inline(__always)
  func encode(_ put: (UInt8) -> Void) {
    if self &- 0x800 < 0xD000 || self &- 0xE000 < 0x2000 {
      put(0xE0 | UInt8(truncatingIfNeeded: self >> 12))
      put(0x80 | UInt8(truncatingIfNeeded: self >> 6 & 0x3F))
      put(0x80 | UInt8(truncatingIfNeeded: self & 0x3F))
    } else if self < 0x80 {
      put(UInt8(truncatingIfNeeded: self))
    } else if self < 0x800 {
      put(0xC0 | UInt8(truncatingIfNeeded: self >> 6))
      put(0x80 | UInt8(truncatingIfNeeded: self & 0x3F))
    } else if self &- 0x10000 < 0x100000 {
      put(0xF0 | UInt8(truncatingIfNeeded: self >> 18))
      put(0x80 | UInt8(truncatingIfNeeded: self >> 12 & 0x3F))
      put(0x80 | UInt8(truncatingIfNeeded: self >> 6 & 0x3F))
      put(0x80 | UInt8(truncatingIfNeeded: self & 0x3F))
    } else {
      put(0xEF)
      put(0xBF)
      put(0xBD)
    }
  }
}
