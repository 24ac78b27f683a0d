// What names the articles of other pages, and is none itself: the boxes 导读 and 要目预告.

extension [LineFeatures] {
  /// `2版:…` above `3版:…`, or with arrows: the rows of a box that names what each page holds.
  mutating func dropPageLists(_ text: PageText) {
    let rows = indices.filter { index in
      self[index].kind == .text && text.signs[index].contains(.page)
        && LineFeatures.opensWithPage(text.scalars, text.range(index))
    }
    for (row, next) in zip(rows, rows.dropFirst()) where next - row <= Self.mostBetweenRows {
      self[row].kind = .debris
      self[next].kind = .debris
    }
  }

  /// A row of such a box may take so many lines.
  private static let mostBetweenRows = 2

  /// What stands below 导读 and goes down to the page's end, or has the marks of a list: other
  /// pages' headlines.
  mutating func dropBoxes(_ text: PageText) {
    for index in indices where self[index].kind == .text && self[index].count <= 6 {
      guard LineFeatures.namesBox(text.scalars, text.range(index)) else { continue }
      let rest = (index + 1)..<Swift.min(count, index + 1 + Self.mostInBox)
      let rows = rest.prefix { isBoxed($0) }
      let isAtEnd = rows.endIndex == count
      for row in rows.prefix(while: {
        isAtEnd || LineFeatures.isListed(text.scalars, text.range($0))
      }) {
        self[row].kind = .debris
      }
    }
  }

  /// No box holds more headlines.
  private static let mostInBox = 10

  /// Whether a line may be another page's headline.
  private func isBoxed(_ index: Int) -> Bool {
    let line = self[index]
    return line.kind == .text && line.lead == nil && line.count <= 30 && line.stops == 0
      && line.endSignature == nil && line.commas <= 1
  }

  /// `(详见2版)` with the headline above it, and `●秀容书院话沧桑(第三版)`, name what another page
  /// holds.
  mutating func dropPointers(_ text: PageText) {
    for index in indices where text.signs[index].contains(.page) {
      let range = text.range(index)
      if LineFeatures.listsPages(text.scalars, range) { self[index].kind = .debris }
      guard self[index].count <= 30 else { continue }
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
  /// `导读 2版:… 3版:…`: the whole box in one line.
  fileprivate static func listsPages(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard boxes.lengthBeginning(in: scalars, range) > 0 else {
      return false
    }
    let pages = range.dropFirst().dropLast().filter { scalars[$0] == "版" }
    return pages.count { scalars[$0 + 1] == Glyph.colon && Glyph.isDigit(scalars[$0 - 1]) } > 1
  }

  /// Whether a line is the name of such a box.
  fileprivate static func namesBox(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    boxes.lengthBeginning(in: scalars, range) == range.count
  }

  /// `●…`, `②…`: one of several.
  fileprivate static func isListed(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    return Glyph.isBylineMark(scalars[first]) || Glyph.circledNumber(scalars[first]) != nil
  }

  private static let boxes: PhraseList = ["导读", "今日导读", "本期导读", "版面导读", "要目"]

  /// `2版:`, `第二版:`, `A3版▶`.
  fileprivate static func opensWithPage(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    var number = range
    if let first = number.first, scalars[first] == "第" { number = number.dropFirst() }
    let rest = number.drop { isOfPageNumber(scalars[$0]) }
    return (1...3).contains(number.count - rest.count) && rest.count > 3
      && scalars[rest.lowerBound] == "版"
      && (scalars[rest.lowerBound + 1] == Glyph.colon
        || arrows.contains(scalars[rest.lowerBound + 1]))
  }

  /// Whether a line ends in the page to read on: `▶吕梁山护工走出大山 详见4版`, `护工走出大山 4版`.
  /// The headline of another page is none of this one's.
  static func isTeaser(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    var words = range
    while let last = words.last, Glyph.isCloser(scalars[last]) { words = words.dropLast() }
    guard range.count <= 48, words.count > 6, let page = pageAtEnd(scalars, words) else {
      return false
    }
    return text.followsGap(page) && !range.contains { scalars[$0] == Glyph.comma }
      || pointers.lengthEnding(in: scalars, words.lowerBound..<page) > 0
  }

  /// The length of `(详见2版)`, `详见第二版`, `(第三版)`, `▶▶2版` at a line's end; nil where none
  /// stands there.
  fileprivate static func pointerLength(_ scalars: [UInt32], _ range: Range<Int>) -> Int? {
    guard range.count >= 3, let last = range.last else { return nil }
    let isBracketed = scalars[last] == Glyph.closeParen
    let words = isBracketed ? range.dropLast() : range
    guard let page = pageAtEnd(scalars, words) else { return nil }
    var start = page - pointers.lengthEnding(in: scalars, words.lowerBound..<page)
    if isBracketed {
      guard start > range.lowerBound, scalars[start - 1] == Glyph.openParen else { return nil }
      return range.upperBound - start + 1
    }
    while start > range.lowerBound, arrows.contains(scalars[start - 1]) { start -= 1 }
    return start < page ? range.upperBound - start : nil
  }

  /// Where the page begins that ends a stretch, `2版`, `第二版`, `A3版`; nil where none does.
  private static func pageAtEnd(_ scalars: [UInt32], _ range: Range<Int>) -> Int? {
    guard let last = range.last, scalars[last] == "版" else { return nil }
    var start = last
    while start > range.lowerBound, isOfPageNumber(scalars[start - 1]) { start -= 1 }
    guard start < last else { return nil }
    return start > range.lowerBound && scalars[start - 1] == "第" ? start - 1 : start
  }

  /// What the numbers of pages are made of.
  private static func isOfPageNumber(_ scalar: UInt32) -> Bool {
    Glyph.isDigit(scalar) || Glyph.numeralsToTen.contains(scalar) || parts.contains(scalar)
  }

  private static let arrows: ScalarSet = "▶►▷→➡>》»☞"
  private static let pointers: PhraseList = [
    "详见", "见", "刊", "刊于", "请看", "报道见", "全文见", "详情见",
  ]
  /// The letters of a paper's parts.
  private static let parts: ScalarSet = "ABCDabcd"
}
