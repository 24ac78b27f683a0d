// What speaks for a cut between two lines of a block of headings: their shapes, and how the page
// sets its blocks.

/// Judges where one headline of a block ends and the next begins.
struct HeadlineCutting {
  let text: PageText
  let features: [LineFeatures]
  private let joint: SentenceJoint
  /// What a blank line between two headings weighs on this page, and what none does.
  private let gapWeights: (blank: Float, none: Float)
  /// For each line whether it stands in a block in which short lines are headlines each.
  private let isInShortList: [Bool]

  init(_ labeler: LineLabeler, _ items: [PageItem]) {
    text = labeler.text
    features = labeler.features
    joint = labeler.joint
    gapWeights = Self.gapWeights(labeler, items)
    isInShortList = Self.linesOfShortLists(labeler.features, items)
  }

  /// The longest headline, in lines of words or runs of single characters.
  static let mostUnits = 6
  /// What is left of a broad headline that was cut in two is no longer, in characters.
  static let shortLine = 8

  /// Lines of words each for themselves, single characters in runs. Cost: linear in the lines.
  func units(_ lines: Range<Int>) -> [Range<Int>] {
    var units: [Range<Int>] = []
    for line in lines {
      if features[line].kind != .text, let last = units.last,
        features[last.lowerBound].kind != .text
      {
        units[units.count - 1] = last.lowerBound..<(line + 1)
      } else {
        units.append(line..<(line + 1))
      }
    }
    return units
  }

  /// How much rather two neighbouring units are parts of one headline than of two, about -2 to 2.
  ///
  /// The numbers are set by hand, the higher the more surely a shape tells, and were kept where no
  /// set of annotated pages lost by them.
  func bond(_ one: Range<Int>, _ two: Range<Int>) -> Float {
    guard features[one.lowerBound].kind == .text, features[two.lowerBound].kind == .text else {
      return bondOfShapes(one, two)
    }
    let isParted = text.lines[two.lowerBound].followsBlank
    return bondOfShapes(one, two) + (isParted ? gapWeights.blank : gapWeights.none)
  }

  private func bondOfShapes(_ one: Range<Int>, _ two: Range<Int>) -> Float {
    let above = one.lowerBound
    let below = two.lowerBound
    // Debris and vertical decks stay with what they stand below, rather than above.
    guard features[below].kind == .text else {
      guard isVertical(two) else { return 3 }
      return features[above].kind == .text && HeadlineShape(text, above).isKicker ? 1.2 : 0
    }
    // A vertical run leads down to the line below it; a sign or two part two headlines.
    guard features[above].kind == .text else {
      return one.count > 2 && !isVertical(one) ? 0.5 : -0.4
    }
    // A remark in brackets says of what stands above it which part it is.
    if LineForm.isRemark(text, below) { return 4 }
    if isRest(below) { return 3 }
    let first = HeadlineShape(text, above)
    let second = HeadlineShape(text, below)
    if first.isBanner { return 0 }
    if second.isBanner { return first.isKicker ? 1.2 : 0.8 }
    if second.isDeck || second.tellsRequest { return first.isDeck && !second.hasDash ? 0.6 : 1.6 }
    if first.isDeck || first.tellsRequest {
      return features[below].level > features[above].level ? 0 : -1.8
    }
    if first.isKicker { return 1.2 }
    if second.tellsReport { return 2 }
    if first.tellsReport { return -1.2 }
    // One notice's name above another's, or what one county did above what another did.
    if isNotice(above) && isNotice(below) || tellOfTwoPlaces(above, below) { return -2 }
    // What stands under a forecast's name every day stands under nothing else.
    if [above, below].contains(where: { LineForm.isForecastName(text.scalars, text.range($0)) }) {
      return -2
    }
    var bond: Float = -0.4
    // `清水镇:`, `清水县` lead on to what it is that happened there.
    if features[above].ending == .colon || LineForm.namesPlace(text.scalars, text.range(above)) {
      bond += 3
    }
    // A motto in halves is a headline above what we did.
    if text.isParted(above), namesHome(below) { bond += 1.5 }
    // Two short lines are what is left of one broad headline; many are headlines each.
    if max(features[above].count, features[below].count) <= Self.shortLine,
      !isInShortList[below]
    {
      bond += 1.2
    }
    let ranks = (features[above].level, features[below].level)
    if ranks.0 > 0, ranks.1 > 0 {
      if ranks.0 < ranks.1 {
        bond += 0.9
      } else if ranks.0 == ranks.1 {
        bond -= 0.2
      } else if above == 0 || features[above - 1].level == 0 {
        // Lower type at the top of a block is no deck: it leads up to the line below.
        bond += 1.2
      }
    }
    return bond + max(-0.5, min(1, joint.score(above, below) * 0.25))
  }

  /// Whether a line begins with the paper's own place: `我市…`.
  private func namesHome(_ line: Int) -> Bool {
    let range = text.range(line)
    return PlaceWords.homes.lengthBeginning(in: text.scalars, range) > 0
  }

  /// Whether a line is the rest of the one above; `第三届书法展开幕` may begin another headline.
  func isRest(_ line: Int) -> Bool {
    HeadlineRest(text: text, features: features).goesOn(line)
      && text.scalars[text.range(line).lowerBound] != "第"
  }

  /// `清水县：旧楼加装电梯` above `河口县百名妇女学技能`.
  private func tellOfTwoPlaces(_ above: Int, _ below: Int) -> Bool {
    let (one, two) = (LineForm.place(text, above), LineForm.place(text, below))
    guard !one.isEmpty, !two.isEmpty else { return false }
    return text.scalars[one] != text.scalars[two]
  }

  /// Whether a line is a notice's name and little else: `遗失声明`.
  func isNotice(_ line: Int) -> Bool { LineForm.namesNotice(text, text.range(line)) }

  /// Whether the unit can be a headline's main line.
  func canBeTitle(_ unit: Range<Int>) -> Bool {
    guard features[unit.lowerBound].kind == .text else { return isVertical(unit) }
    let shape = HeadlineShape(text, unit.lowerBound)
    return !shape.isDeck && !shape.tellsRequest && !shape.isBanner
      && !HeadlineShape.advertises(text, unit.lowerBound)
  }

  /// Whether single characters below each other are a whole headline.
  func isVertical(_ unit: Range<Int>) -> Bool { features.areVerticalHeadline(unit) }

  /// Whether the unit is a slogan or a flag, which belongs to the page.
  func isBanner(_ unit: Range<Int>) -> Bool {
    guard features[unit.lowerBound].kind == .text else { return false }
    return HeadlineShape(text, unit.lowerBound).isBanner
      || HeadlineShape.advertises(text, unit.lowerBound)
  }
}
