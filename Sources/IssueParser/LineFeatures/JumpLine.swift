import ChineseText

// 转版: the words that say on which page an article goes on or came from, alone in a line or inside
// the text of one: `(下转4版)`, `（上接第1版）`, `下转A02版`.

/// A jump and where it stands.
struct JumpLine: Equatable {
  /// Where its scalars stand, brackets included.
  let range: Range<Int>
  /// The page it names; nil if the number is lost.
  let page: PageNumber?
  /// Whether it says where the article came from.
  let isBackward: Bool

  /// Finds the first jump in a stretch of one line; nil if none stands there.
  ///
  /// Cost: linear in the stretch.
  init?(_ text: PageText, _ stretch: Range<Int>) {
    let scalars = text.scalars
    for index in stretch {
      let scalar = scalars[index]
      let isWhole = scalar == "下" || scalar == "上" || scalar == "紧"
      // `(转第三版)`, `(接一版)`
      let isShort =
        (scalar == "转" || scalar == "接") && index > stretch.lowerBound
        && scalars[index - 1] == Glyph.openParen
      guard isWhole || isShort else { continue }
      let words =
        isShort ? 1 : Self.words.lengthStanding(in: scalars, at: index, end: stretch.upperBound)
      guard words > 0 else { continue }
      var cursor = index + words
      let limit = min(stretch.upperBound, cursor + 10)
      var number: Int?
      var letter: UInt8?
      while cursor < limit, scalars[cursor] != "版" {
        if number == nil, let found = ChineseNumerals.prefix(of: scalars[cursor..<limit]) {
          number = found.value
          letter = JumpLine.letter(scalars[cursor - 1])
          cursor += max(1, found.count)
        } else if Glyph.isHan(scalars[cursor]), !Self.mayStand(scalars[cursor]) {
          break
        } else {
          cursor += 1
        }
      }
      guard cursor < limit, scalars[cursor] == "版" else { continue }
      var first = index
      var last = cursor + 1
      if first > stretch.lowerBound, Glyph.isOpener(scalars[first - 1]) { first -= 1 }
      // `(上接1版《首家诊所开诊》)`
      if last < stretch.upperBound, scalars[last] == Glyph.openTitle,
        let close = (last..<min(stretch.upperBound, last + 40)).first(where: {
          scalars[$0] == Glyph.closeTitle
        })
      {
        last = close + 1
      }
      if last < stretch.upperBound, Glyph.isCloser(scalars[last]) { last += 1 }
      range = first..<last
      page = number.flatMap { (1...999).contains($0) ? PageNumber($0, letter: letter) : nil }
      isBackward = scalar != "下" && scalar != "转"
      return
    }
    return nil
  }

  /// The letter of a part before a page's number, of any width.
  private static func letter(_ scalar: UInt32) -> UInt8? {
    let plain = (0xFF21...0xFF5A).contains(scalar) ? scalar - 0xFEE0 : scalar
    return UInt8(exactly: plain)
  }

  private static func mayStand(_ scalar: UInt32) -> Bool { scalar == "第" }

  private static let words: PhraseList = ["下转", "上接", "紧接"]
}
