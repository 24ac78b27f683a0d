// What two heading lines in a row show of being parted: kicker from headline, headline from deck,
// or two lines of one headline.

/// One thing that two heading lines in a row show.
package enum HeadlineJointSign: Int, CaseIterable {
  /// Counts, whatever the lines.
  case any
  /// How well the words of the second go on with those of the first, -4 to 4.
  case words
  /// By how many scalars their lengths differ.
  case same, by1, by2, upTo4, farOff
  /// Whether the first or the second is shorter by more than two.
  case firstShorter, secondShorter
  /// Tens of scalars by which both together are longer than twenty.
  case excess
  /// Whether they are built alike, character by character, as a couplet's halves are.
  case parallel
  /// Whether the first or the second has six scalars at most, and whether both have ten.
  case firstShort, secondShort, bothLong
  /// Whether their Markdown ranks differ.
  case otherRank
  /// Whether the first ends in a name in quotation marks and the second begins with what has it.
  case namesSecond
  /// Whether the first is who gives the notice that the second names.
  case givesNotice
  /// Whether the first leaves a quotation open, ends in a colon or a comma, or in a word that
  /// another must follow; and whether the second begins with a dash.
  case openQuote, colon, comma, unfinished, dash
}

/// What two lines show: the measure of each sign.
package struct HeadlineJoint {
  /// By ``HeadlineJointSign``.
  package private(set) var measures = [Float](
    repeating: 0, count: HeadlineJointSign.allCases.count)

  private mutating func set(_ sign: HeadlineJointSign, _ measure: Float) {
    measures[sign.rawValue] = measure
  }

  private mutating func set(_ sign: HeadlineJointSign, if holds: Bool) { if holds { set(sign, 1) } }

  /// Reads the joint of lines `first` and `second` of a page.
  init(_ first: Int, _ second: Int, in choice: HeadlineChoice) {
    let text = choice.text
    let one = text.scalars[text.range(first)]
    let two = text.scalars[text.range(second)]
    set(.any, 1)
    if second == first + 1 { set(.words, max(-4, min(4, choice.joint.score(first, second)))) }
    let difference = one.count - two.count
    switch abs(difference) {
    case 0: set(.same, 1)
    case 1: set(.by1, 1)
    case 2: set(.by2, 1)
    case 3...4: set(.upTo4, 1)
    default: set(.farOff, 1)
    }
    set(.firstShorter, if: difference < -2)
    set(.secondShorter, if: difference > 2)
    set(.excess, Float(max(0, one.count + two.count - 20)) / 10)
    set(.parallel, if: Self.areParallel(one, two))
    set(.firstShort, if: one.count <= 6)
    set(.secondShort, if: two.count <= 6)
    set(.bothLong, if: min(one.count, two.count) >= 10)
    set(.otherRank, if: choice.features[first].level != choice.features[second].level)
    let end = text.range(second).upperBound
    set(
      .namesSecond,
      if: one.last == Glyph.closeQuote
        && Self.named.lengthStanding(in: text.scalars, at: two.startIndex, end: end) > 0)
    set(
      .givesNotice,
      if: Signers.isInstitution(text, text.range(first))
        && BannerWords.notices.lengthEnding(in: text.scalars, text.range(second)) > 0)
    set(.colon, if: one.last == Glyph.colon)
    set(.dash, if: two.first == Glyph.dash)
    set(.openQuote, if: Self.leavesQuotation(one))
    set(.comma, if: one.last == Glyph.comma)
    set(.unfinished, if: choice.joint.breaksInside(first) || Self.opensFrame(one))
  }

  private static func leavesQuotation(_ line: ArraySlice<UInt32>) -> Bool {
    line.count(where: { $0 == Glyph.openQuote }) > line.count(where: { $0 == Glyph.closeQuote })
      || !line.count(where: { $0 == Glyph.straightQuote }).isMultiple(of: 2)
  }

  /// `在全国大学生`: 在 waits for the word that closes its phrase.
  private static func opensFrame(_ line: ArraySlice<UInt32>) -> Bool {
    let opener = line.lastIndex(of: Glyph.of("在"))
    guard let opener, opener + 2 < line.endIndex else { return false }
    return !line[(opener + 1)...].contains(where: Self.framing.contains)
  }

  /// What has a name in quotation marks, which stands before it.
  private static let named: PhraseList = [
    "行动", "活动", "工程", "计划", "项目", "大会", "会议", "推进会", "座谈会", "试点", "模式", "主题", "系列", "专项", "杯", "奖",
    "精神", "工作",
  ]

  /// What closes a phrase that 在 opens.
  private static let framing: ScalarSet = "中上下里内间时"

  private static func areParallel(_ one: ArraySlice<UInt32>, _ two: ArraySlice<UInt32>) -> Bool {
    one.count == two.count && one.count >= 5 && zip(one, two).count(where: ==) >= 2
  }

  /// Which joint of a headline the one behind line `place` is, `run` being the headline: 0 between
  /// lines above it, 1 with its first line, 2 inside it, 3 with the line below, 4 between lines
  /// below.
  package static func kind(of place: Int, _ run: Range<Int>) -> Int {
    let next = place + 1
    if next < run.lowerBound { return 0 }
    if next == run.lowerBound { return 1 }
    return next < run.upperBound ? 2 : next == run.upperBound ? 3 : 4
  }
}
