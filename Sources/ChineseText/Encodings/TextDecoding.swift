/// Finds out the encoding of a page and decodes it.
///
/// A byte-order mark decides. Without one, text that is valid UTF-8 is UTF-8; then UTF-16 is told
/// by how its code units are spread, GB 18030 by well-formed pairs that are mostly common
/// characters, and what is left is UTF-8 with damage. NUL is damage in each: no text has one.
package enum TextDecoding {
  /// Decodes bytes of unknown encoding; never fails, whatever the bytes.
  ///
  /// Cost: linear. Valid UTF-8 without a byte-order mark takes two passes and is returned as it is;
  /// what has to be told from other encodings takes up to six.
  package static func decode(_ bytes: [UInt8]) -> DecodedText {
    if starts(bytes, [0xEF, 0xBB, 0xBF]) { return decodeUTF8(bytes, from: 3) }
    if starts(bytes, [0xFF, 0xFE]) { return decodeUTF16(bytes, from: 2, isLittleEndian: true) }
    if starts(bytes, [0xFE, 0xFF]) { return decodeUTF16(bytes, from: 2, isLittleEndian: false) }
    if starts(bytes, [0x84, 0x31, 0x95, 0x33]) { return decodeGB18030(bytes, from: 4) }
    let isValid = (try? UTF8Span(validating: bytes.span)) != nil
    let holdsNUL = bytes.contains(0)
    if isValid, !holdsNUL { return DecodedText(utf8: bytes, encoding: .utf8, faults: []) }
    if !isValid || bytes.prefix(sampleSize).contains(0),
      let isLittleEndian = looksLikeUTF16(bytes)
    {
      return decodeUTF16(bytes, from: 0, isLittleEndian: isLittleEndian)
    }
    let decoded = decodeUTF8(bytes, from: 0)
    if looksLikeGB18030(bytes, decoded) { return decodeGB18030(bytes, from: 0) }
    return decoded
  }

  /// How many bytes at the start are looked at to tell UTF-16.
  private static let sampleSize = 1 << 16

  private static func starts(_ bytes: [UInt8], _ mark: [UInt8]) -> Bool {
    bytes.starts(with: mark)
  }

  private static func decodeUTF8(_ bytes: [UInt8], from start: Int) -> DecodedText {
    let source = bytes.span
    var text = DecodedTextBuilder(capacity: bytes.count)
    var index = start
    while index < source.count {
      let begin = index
      let scalar = UTF8Reader.next(source, &index)
      // A U+FFFD that the source spells out takes three bytes and begins with EF BF.
      let isSpelt = index - begin == 3 && source[begin] == 0xEF && source[begin + 1] == 0xBF
      if scalar == 0 || scalar == 0xFFFD && !isSpelt {
        text.appendFault(begin..<index)
      } else {
        text.append(scalar)
      }
    }
    return DecodedText(utf8: text.utf8, encoding: .utf8, faults: text.faults)
  }

  private static func decodeUTF16(
    _ bytes: [UInt8], from start: Int, isLittleEndian: Bool
  ) -> DecodedText {
    let source = bytes.span
    let low = isLittleEndian ? 0 : 1
    var text = DecodedTextBuilder(capacity: bytes.count * 3 / 2)
    var index = start
    while index + 1 < source.count {
      let unit = UInt32(source[index + low]) | UInt32(source[index + 1 - low]) << 8
      switch unit {
      case 0xD800...0xDBFF where index + 3 < source.count:
        let next = UInt32(source[index + 2 + low]) | UInt32(source[index + 3 - low]) << 8
        if next & 0xFC00 == 0xDC00 {
          text.append(0x10000 + (unit & 0x3FF) << 10 + (next & 0x3FF))
          index += 2
        } else {
          text.appendFault(index..<index + 2)
        }
      case 0, 0xD800...0xDFFF: text.appendFault(index..<index + 2)
      default: text.append(unit)
      }
      index += 2
    }
    if index < source.count { text.appendFault(index..<source.count) }
    return DecodedText(
      utf8: text.utf8, encoding: isLittleEndian ? .utf16LittleEndian : .utf16BigEndian,
      faults: text.faults)
  }

  /// Whether the first bytes are UTF-16, and of which order: nine units in ten are such as Chinese
  /// pages hold, and one in fifty is ASCII or a Chinese mark, which other encodings never look
  /// like.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool? {
    let count = min(bytes.count, sampleSize) / 2
    guard count >= 2 else { return nil }
    var best: (isLittleEndian: Bool, score: Int)?
    for isLittleEndian in [true, false] {
      var plausible = 0
      var telling = 0
      for index in 0..<count {
        let (first, second) = (bytes[index * 2], bytes[index * 2 + 1])
        let unit =
          isLittleEndian
          ? UInt32(second) << 8 | UInt32(first) : UInt32(first) << 8 | UInt32(second)
        switch unit {
        case 0x20...0x7E, 0x09, 0x0A, 0x0D, 0x3000...0x3002, 0x3008...0x3011, 0xFF01...0xFF5E:
          telling += 1
          plausible += 1
        case 0x4E00...0x9FA5, 0x2010...0x2027, 0xA0...0xFF, 0x2500...0x25FF: plausible += 1
        default: break
        }
      }
      guard plausible * 10 >= count * 9, telling * 50 >= count else { continue }
      if telling > best?.score ?? -1 { best = (isLittleEndian, telling) }
    }
    return best?.isLittleEndian
  }

  private static func decodeGB18030(_ bytes: [UInt8], from start: Int) -> DecodedText {
    let source = bytes.span
    var text = DecodedTextBuilder(capacity: bytes.count * 3 / 2)
    var index = start
    while index < source.count {
      let (length, scalar) = GB18030.next(source, at: index)
      if let scalar, scalar != 0 {
        text.append(scalar)
      } else {
        text.appendFault(index..<index + length)
      }
      index += length
    }
    return DecodedText(utf8: text.utf8, encoding: .gb18030, faults: text.faults)
  }

  /// Whether bytes that are not valid UTF-8 are GB 18030 rather than damaged UTF-8.
  private static func looksLikeGB18030(_ bytes: [UInt8], _ asUTF8: DecodedText) -> Bool {
    let faulty = asUTF8.faults.reduce(0) { $0 + $1.count }
    let high = bytes.lazy.filter { $0 >= 0x80 }.count
    // Damaged UTF-8 keeps most of its high bytes in valid sequences; GB 18030 hardly any.
    guard faulty * 3 > high else { return false }
    let source = bytes.span
    var index = 0
    var (common, other, faults) = (0, 0, 0)
    while index < source.count {
      let lead = source[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let (length, scalar) = GB18030.next(source, at: index)
      if scalar == nil {
        faults += 1
      } else if length == 2, (0xA1...0xA3).contains(lead) || (0xB0...0xF7).contains(lead),
        source[index + 1] >= 0xA1
      {
        common += 1
      } else {
        other += 1
      }
      index += length
    }
    return common >= 2 * other && common + other >= 10 * faults && common > 0
  }
}
