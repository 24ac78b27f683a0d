/// Reads bytes that are known to be valid UTF-8.
enum ValidUTF8 {
  /// The scalar that begins at a place.
  static func scalar(_ utf8: Span<UInt8>, at place: Int) -> UInt32 {
    let lead = UInt32(utf8[place])
    if lead < 0x80 { return lead }
    func next(_ offset: Int) -> UInt32 { UInt32(utf8[place + offset] & 0x3F) }
    if lead < 0xE0 { return lead << 6 & 0x7FF | next(1) }
    if lead < 0xF0 { return lead << 12 & 0xFFFF | next(1) << 6 | next(2) }
    return lead << 18 & 0x1F_FFFF | next(1) << 12 | next(2) << 6 | next(3)
  }

  /// Where the scalar begins that ends before a place.
  static func start(_ utf8: Span<UInt8>, before place: Int) -> Int {
    var start = place - 1
    while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The first white space from a place on, a scalar; the empty range at the end if none stands
  /// there. Cost: linear, a byte of three.
  static func whiteSpace(_ utf8: Span<UInt8>, from place: Int) -> Range<Int> {
    var index = place
    while index < utf8.count {
      let lead = utf8[index]
      // No white space lies above U+3000, where most scalars are.
      if lead >= 0xE4, lead < 0xF0 {
        index += 3
        continue
      }
      let end = index + (lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
      if CharacterClass.isWhiteSpace(scalar(utf8, at: index)) { return index..<end }
      index = end
    }
    return utf8.count..<utf8.count
  }

  /// Whether a range begins and ends between scalars.
  static func isWhole(_ utf8: Span<UInt8>, _ range: Range<Int>) -> Bool {
    func begins(_ place: Int) -> Bool { place == utf8.count || utf8[place] & 0xC0 != 0x80 }
    return begins(range.lowerBound) && begins(range.upperBound)
  }
}
