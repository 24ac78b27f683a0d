// What tells that a headline's second line is the rest of its first, and no line of its own: words
// that only go on, or that only both lines together tell what was held, issued or counted.

/// Judges by their words whether lines of a headline go on with the line above.
struct HeadlineRest {
  let text: PageText
  let features: [LineFeatures]

  /// Whether a line goes on with the one above.
  func goesOn(_ line: Int) -> Bool {
    guard line > 0, features[line - 1].kind == .text, features[line].kind == .text else {
      return false
    }
    // Whatever rank an engine gave it, no headline begins so.
    if text.range(line).first.map({ text.scalars[$0] == "暨" }) == true { return true }
    guard features[line].level == 0 || features[line].level == features[line - 1].level else {
      return false
    }
    return onlyGoesOn(line) || isAwaited(line) || completes(line)
  }

  /// Whether a line's own first words begin no headline.
  private func onlyGoesOn(_ line: Int) -> Bool { beginsInside(line) || tellsDeed(line) }

  /// Whether the last words above wait for something that the line names.
  private func isAwaited(_ line: Int) -> Bool {
    isCounted(line) || isFirstOfKind(line) || isObject(line)
  }

  /// Whether the lines say only together what was held or issued, or when something was said.
  private func completes(_ line: Int) -> Bool {
    namesHeld(line) || tellsHeld(line) || completesDocument(line) || completesOccasion(line)
  }

  /// `全市退役军人就业创业` above `推进会召开`: whether a line tells of what kind a meeting was and
  /// that it was held, and not on what. Of ten such pairs nine were one headline.
  private func tellsHeld(_ line: Int) -> Bool {
    let scalars = text.scalars
    let (one, two) = (text.range(line - 1), text.range(line))
    let kind = RestWords.meetings.lengthBeginning(in: scalars, two)
    let end = two.dropFirst(kind)
    return kind > 0 && !end.isEmpty
      && RestWords.meetings.lengthEnding(in: scalars, one) == 0
      && RestWords.meetingVerbs.lengthEnding(in: scalars, one) == 0
      && RestWords.meetingVerbs.lengthEnding(in: scalars, end) == end.count
  }

  /// Whether only a line tells what was held, of which the one above says by whom and on what:
  /// `市人大常委会开展《城市绿化条例》`, `执法检查`. Of nine such pairs eight were one headline,
  /// and one a kicker by its rank.
  private func namesHeld(_ line: Int) -> Bool {
    guard features[line].count <= 14 else { return false }
    let scalars = text.scalars
    let (one, two) = (text.range(line - 1), text.range(line))
    return RestWords.holders.occurs(in: scalars, one)
      && RestWords.held.lengthEnding(in: scalars, one) == 0
      && RestWords.holders.lengthEnding(in: scalars, one) == 0
      && RestWords.held.lengthEnding(in: scalars, two) > 0
      && !RestWords.attending.occurs(in: scalars, two)
      && !RestWords.holders.occurs(in: scalars, two)
  }

  /// Whether a line begins with what only goes on with the one above: `和成果开发应用工作`,
  /// `突破百亿元`, `第四次全体会议`.
  private func beginsInside(_ line: Int) -> Bool {
    let range = text.range(line)
    guard range.count > 3, let first = range.first, features[line - 1].ending == .broken else {
      return false
    }
    if Self.conjunctions.contains(text.scalars[first]) {
      return CharacterPairs.shared.affinity(text.scalars[first], text.scalars[first + 1]) < 2
    }
    if Self.also.lengthStanding(in: text.scalars, at: first, end: range.upperBound) > 0 {
      return true
    }
    let verb = Self.reaching.lengthStanding(in: text.scalars, at: first, end: range.upperBound)
    let number = range.dropFirst(verb).prefix { Glyph.figures.contains(text.scalars[$0]) }
    guard verb > 0, !number.isEmpty else { return false }
    if text.scalars[first] != "第" { return true }
    let behind = range[number.upperBound...].prefix(2).map { text.scalars[$0] }
    return behind.count == 2 && Self.ordinals.contains(behind[0]) && behind[1] != "起"
  }

  /// Whether the line above begins to say when and where a speech was held, and this one ends it:
  /// `——2023年1月10日在清水市第五届人民`, `代表大会第二次会议上`.
  private func completesOccasion(_ line: Int) -> Bool {
    let scalars = text.scalars
    let (one, two) = (text.range(line - 1), text.range(line))
    let words = one.drop { scalars[$0] == Glyph.dash }
    return words.count < one.count && LineForm.isOccasion(scalars, words)
      && scalars[one.upperBound - 1] != "上" && scalars[two.upperBound - 1] == "上"
  }

  /// Whether the line above has 关于 in it and this one ends in what is issued on that:
  /// `市医保局关于开展城乡居民`, `医疗保险参保缴费的通告`.
  private func completesDocument(_ line: Int) -> Bool {
    let scalars = text.scalars
    let (one, two) = (text.range(line - 1), text.range(line))
    return RestWords.concerning.occurs(in: scalars, one)
      && RestWords.documents.lengthEnding(in: scalars, one) == 0
      && RestWords.documents.lengthEnding(in: scalars, two) > 0
  }

  /// Whether the line above ends in a number that counts what this one begins with:
  /// `县科学技术协会第六次`, `代表大会开幕`.
  private func isCounted(_ line: Int) -> Bool {
    let above = text.range(line - 1)
    guard above.count > 6, let unit = above.last, Self.sittings.contains(text.scalars[unit])
    else { return false }
    let number = above.dropLast().reversed().prefix { Glyph.figures.contains(text.scalars[$0]) }
    guard !number.isEmpty, number.count + 1 < above.count else { return false }
    // `六届四次` goes without.
    let before = text.scalars[unit - number.count - 1]
    return before == "第" || before == "届" && text.scalars[unit] == "次"
  }

  /// `成功实施首例` above `膝关节置换术`: whether the line above ends in what counts the first of
  /// what this one names.
  private func isFirstOfKind(_ line: Int) -> Bool {
    Self.firsts.lengthEnding(in: text.scalars, text.range(line - 1)) > 0
  }

  /// `一株小蘑菇撑起` above `致富“大伞”`: whether the line above ends in a verb that waits for what
  /// this one names.
  private func isObject(_ line: Int) -> Bool {
    let (one, two) = (text.range(line - 1), text.range(line))
    return one.count > 4 && features[line - 1].ending == .broken
      && text.scalars[two.lowerBound] != Glyph.dash
      && (RestWords.transitive.lengthEnding(in: text.scalars, one) > 0
        || text.scalars[one.upperBound - 1] == "出"
          && !RestWords.outward.contains(text.scalars[one.upperBound - 2]))
  }

  /// `农民牛栓柱` above `办起运输站`: whether a line begins with what the one above did.
  private func tellsDeed(_ line: Int) -> Bool {
    let range = text.range(line)
    return features[line - 1].count > 2 && features[line - 1].ending == .broken
      && RestWords.deeds.lengthBeginning(in: text.scalars, range) > 0
  }

  private static let firsts: PhraseList = ["首例", "首个", "首家", "首座", "首条", "首台", "首部"]

  /// What reaches the amount behind it, of what the line above names; 第 counts it.
  private static let reaching: PhraseList = [
    "突破", "达", "达到", "预计达", "超过", "逾", "净增", "增长", "同比增长", "第",
  ]
  private static let also: PhraseList = ["也能", "也会", "也要", "也可", "也有", "也是", "也得"]
  private static let ordinals: ScalarSet = "次届期批轮"
  /// Of these, those that never end a headline's line with their number: 第12期 may.
  private static let sittings: ScalarSet = "次届"

  private static let conjunctions: ScalarSet = "和与及"
}
