extension String {
  /// Makes a string from Unicode scalar values; a value that is no scalar becomes U+FFFD.
  package init(scalarValues: ArraySlice<UInt32>) {
    let utf8 = [UInt8](capacity: scalarValues.count * 4) { utf8 in
      utf8.append(scalarValues: scalarValues.span)
    }
    self.init(encoded: utf8)
  }

  /// Makes a string from bytes that `append(scalarValues:)` wrote, which are UTF-8 by construction:
  /// to check them again took 2.5 % of parsing.
  init(encoded utf8: [UInt8]) {
    self.init(copying: unsafe UTF8Span(unchecked: utf8.span))
  }
}

extension OutputSpan where Element == UInt8 {
  /// Appends scalar values as UTF-8, four bytes each at most; a value that is no scalar as U+FFFD.
  @_lifetime(self: copy self)
  mutating func append(scalarValues scalars: Span<UInt32>) {
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar &- 0x800 < 0xD000 || scalar &- 0xE000 < 0x2000 {
        append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
        append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
        append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
      } else if scalar < 0x80 {
        append(UInt8(truncatingIfNeeded: scalar))
      } else {
        for byte in String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8 { append(byte) }
      }
    }
  }
}
