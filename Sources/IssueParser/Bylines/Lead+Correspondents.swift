// Opening words that name the correspondent first, as papers of Taiwan set them, all in brackets:
// `【本报记者林秋水/二水报导】`, `(中央社记者林秋水台北十一日电)`.

extension Lead {
  /// Where the parts of such a lead stand.
  struct Correspondent {
    let agency: Range<Int>
    /// The role with the name.
    let signers: Range<Int>
    let place: Range<Int>
    let day: Range<Int>
    /// Behind the closing bracket.
    let end: Int
  }

  /// The lead that a bracket at `start` opens; nil where none does.
  static func correspondent(_ text: PageText, at start: Int, end: Int) -> Correspondent? {
    let scalars = text.scalars
    guard start < end, isOpener(scalars[start]),
      let close = (start + 1..<min(end, start + longest)).first(where: { isCloser(scalars[$0]) })
    else { return nil }
    let words = start + 1..<close
    let agency = agencies.lengthStanding(in: scalars, at: words.lowerBound, end: close)
    let role = words.dropFirst(agency)
    let roleLength = Byline.roleLength(scalars, at: role.lowerBound, end: close)
    let suffix = reporting.lengthEnding(in: scalars, words)
    guard roleLength > 0, suffix > 0, roleLength + suffix < role.count else { return nil }
    let rest = role.dropFirst(roleLength).dropLast(suffix)
    guard let name = name(text, rest), name.upperBound < rest.upperBound else { return nil }
    let isSet = scalars[name.upperBound] == 0x2F
    let origin = isSet ? name.upperBound + 1..<rest.upperBound : name.upperBound..<rest.upperBound
    let day =
      origin.first { dayLength(scalars, at: $0, end: origin.upperBound) > 0 } ?? origin.upperBound
    // Without a bar before the place only the day tells that a place stands there.
    guard isSet || day < origin.upperBound,
      origin.allSatisfy({ Glyph.isHan(scalars[$0]) || Glyph.isDigit(scalars[$0]) })
    else { return nil }
    return Correspondent(
      agency: words.prefix(agency), signers: role.lowerBound..<name.upperBound,
      place: origin.lowerBound..<day, day: day..<origin.upperBound, end: close + 1)
  }

  /// The name up to a bar, or else the three characters of one, or two.
  private static func name(_ text: PageText, _ range: Range<Int>) -> Range<Int>? {
    if let bar = range.first(where: { text.scalars[$0] == 0x2F }) {
      let name = range.lowerBound..<bar
      return (2...4).contains(name.count) && name.allSatisfy { Glyph.isHan(text.scalars[$0]) }
        ? name : nil
    }
    return [3, 2].lazy.map { range.prefix($0) }.first {
      $0.count < range.count && PersonNames.isName(text, $0, bond: .any)
    }
  }

  private static func isCloser(_ scalar: UInt32) -> Bool {
    scalar == Glyph.closeParen || closers.contains(scalar)
  }

  /// Such a lead is no longer, in scalars.
  private static let longest = 40

  /// What such a lead ends with.
  private static let reporting: PhraseList = ["报导", "报道", "综合报导", "连线报导", "电", "专电", "外电", "特稿"]
}
