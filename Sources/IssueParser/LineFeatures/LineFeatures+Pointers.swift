// What names the articles of other pages, and is none itself: the boxes 导读 and 要目预告.

extension [LineFeatures] {
  /// `(详见2版)` with the headline above it, and `●秀容书院话沧桑(第三版)`, name what another page holds.
  mutating func dropPointers(_ text: PageText) {
    for index in indices where text.signs[index].contains(.page) && self[index].count <= 30 {
      let range = text.range(index)
      guard self[index].kind != .jump, self[index].jump == nil,
        let pointer = LineFeatures.pointerLength(text.scalars, range)
      else { continue }
      self[index].kind = .debris
      guard pointer == range.count, index > 0, self[index - 1].kind == .text,
        self[index - 1].lead == nil, self[index - 1].ending == .broken,
        self[index - 1].stops == 0, self[index - 1].count <= 30,
        index < 2 || self[index - 2].kind != .text || self[index - 2].isComplete
          || HeadlineShape(text, index - 2).isBanner
      else { continue }
      self[index - 1].kind = .debris
    }
  }
}

extension LineFeatures {
  /// The length of `(详见2版)`, `详见第二版`, `(第三版)` at a line's end; nil where none stands there.
  static func pointerLength(_ scalars: [UInt32], _ range: Range<Int>) -> Int? {
    var end = range.upperBound
    guard range.count >= 3 else { return nil }
    let isBracketed = scalars[end - 1] == Glyph.closeParen
    if isBracketed { end -= 1 }
    guard scalars[end - 1] == 0x7248 else { return nil }  // 版
    var start = end - 1
    while start > range.lowerBound,
      Glyph.isDigit(scalars[start - 1]) || pageNumerals.contains(scalars[start - 1])
    {
      start -= 1
    }
    guard start < end - 1 else { return nil }
    if start > range.lowerBound, scalars[start - 1] == 0x7B2C { start -= 1 }  // 第
    let words = pointers.lengthEnding(in: scalars, range.lowerBound..<start)
    start -= words
    if isBracketed {
      guard start > range.lowerBound, scalars[start - 1] == Glyph.openParen else { return nil }
      return range.upperBound - start + 1
    }
    return words > 0 ? range.upperBound - start : nil
  }

  private static let pointers: PhraseList = ["详见", "见", "请看", "报道见", "全文见", "详情见"]
  private static let pageNumerals = ScalarSet(
    "ABCDabcd一二三四五六七八九十".unicodeScalars.map(\.value))
}
