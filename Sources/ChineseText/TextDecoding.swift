/// The encodings a page may come in; the raw value is the name that JSON prints.
package enum TextEncoding: String, Sendable {
  case utf8 = "utf-8"
  case gb18030 = "gb18030"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
}

/// Bytes of a file brought to valid UTF-8.
package struct DecodedText: Sendable, Equatable {
  /// The text as valid UTF-8, without byte-order mark.
  package let utf8: [UInt8]
  /// The encoding the bytes came in.
  package let encoding: TextEncoding
  /// Half-open ranges of source bytes that are no text in that encoding, in order; each stands as
  /// one or more U+FFFD in `utf8`. A U+FFFD that the source itself spells out is not listed.
  package let faults: [Range<Int>]

  /// Makes a decoded text of its parts.
  package init(utf8: [UInt8], encoding: TextEncoding, faults: [Range<Int>]) {
    self.utf8 = utf8
    self.encoding = encoding
    self.faults = faults
  }
}

/// Finds out the encoding of a page and decodes it.
package enum TextDecoding {
  /// Decodes bytes of unknown encoding; never fails, whatever the bytes.
  package static func decode(_ bytes: [UInt8]) -> DecodedText {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    return DecodedText(
      utf8: Array(String(decoding: body, as: UTF8.self).utf8), encoding: .utf8, faults: [])
  }
}
