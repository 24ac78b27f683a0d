// Opening words with a misread character: `本次北京1月20日讯`, `新济社纽约1月7日电`, `本报讯` as
// `本丰讯记者`. What stands around it tells: a whole day right before 电, or a role right behind
// 讯, stands in no other sentence.

extension Lead {
  /// Who is named in brackets where the words before them are torn off, `(记者 林秋)昨天上午,…`, or
  /// all but the last: `讯(记者 林秋)…`; nil if nobody is.
  static func signersAlone(_ text: PageText, at start: Int, end: Int) -> Range<Int>? {
    let scalars = text.scalars
    var open = start
    if open < end, scalars[open] == "讯" { open += 1 }
    guard open + 4 < end, scalars[open] == Glyph.openParen,
      Byline.roleLength(scalars, at: open + 1, end: end) > 0,
      let close = (open + 3..<min(end, open + 60)).first(where: {
        scalars[$0] == Glyph.closeParen
      }), close + 1 < end, !Glyph.isStop(scalars[close + 1]), !Glyph.isPause(scalars[close + 1]),
      let byline = Byline(text, open + 1..<close), !byline.people.isEmpty, !byline.tookPhotos
    else { return nil }
    return open + 1..<close
  }

  /// The lead of which only the end of the brackets with who wrote is left, before the report's
  /// first words: `冬)8月9日,…`, `勇 通讯员 林秋)连日来,…`.
  init?(rest text: PageText, at start: Int, end: Int) {
    let scalars = text.scalars
    guard
      let close = (start..<min(end, start + 24)).first(where: {
        scalars[$0] == Glyph.closeParen
      }), close > start, close + 4 < end,
      (start..<close).allSatisfy({
        Glyph.isHan(scalars[$0]) || scalars[$0] == Glyph.enumerationComma
      })
    else { return nil }
    let role = (start..<close).first {
      ($0 == start || text.followsGap($0))
        && Byline.roleLength(scalars, at: $0, end: close) > 0
    }
    if let role {
      let names = PersonNames.isName(text, start..<role) ? start..<close : role..<close
      guard let byline = Byline(text, names), !byline.people.isEmpty else { return nil }
      self.init(names, at: start, end: close + 1)
    } else {
      guard close - start <= 3,
        Glyph.isDigit(scalars[close + 1])
          || Self.beginnings.lengthStanding(in: scalars, at: close + 1, end: end) > 0
      else { return nil }
      self.init(nil, at: start, end: close + 1)
    }
  }

  /// What reports begin with.
  private static let beginnings: PhraseList = [
    "近日", "日前", "连日来", "昨日", "昨天", "今日", "今天", "今年", "记者", "近期", "近年来", "目前", "截至", "从",
  ]

  /// The agencies that most reports name, one of whose characters may be misread.
  private static let frequentAgencies = ["本报", "新华社", "中新社"].map { agency in
    (name: agency, scalars: agency.unicodeScalars.map(\.value))
  }

  private static func isFirst(_ scalar: UInt32) -> Bool {
    scalar == "本" || scalar == "新" || scalar == "中"
  }

  private static func isSecond(_ scalar: UInt32) -> Bool {
    scalar == "报" || scalar == "华" || scalar == "新"
  }

  /// `本市讯`, `本校讯` are as they should be.
  private static let localities: ScalarSet = "省市县区镇乡村校院厂矿局社台刊网站"

  /// The length of a frequent agency's name with one wrong character; 0 if none stands there.
  static func damagedAgencyLength(_ scalars: [UInt32], at start: Int, end: Int) -> Int {
    damagedAgency(scalars, at: start, end: end)?.scalars.count ?? 0
  }

  /// The frequent agency whose name stands at a place but for one character.
  private static func damagedAgency(
    _ scalars: [UInt32], at start: Int, end: Int
  ) -> (name: String, scalars: [UInt32])? {
    // One of the first two is as it should be: nearly all lines begin otherwise.
    guard start + 1 < end, isFirst(scalars[start]) || isSecond(scalars[start + 1])
    else { return nil }
    return frequentAgencies.first { agency in
      guard start + agency.scalars.count <= end else { return false }
      var wrong = 0
      for (place, scalar) in agency.scalars.enumerated() where scalars[start + place] != scalar {
        let read = scalars[start + place]
        guard Glyph.isHan(read), !localities.contains(read) else { return false }
        wrong += 1
      }
      return wrong == 1
    }
  }

  /// The agency that a printed name stands for: itself, or the one that it is but for a character.
  static func mended(_ scalars: [UInt32], _ name: Range<Int>) -> String? {
    // 中央社 is no misread 中新社.
    let known = agencies.lengthBeginning(in: scalars, name)
    return known == name.count
      ? nil : damagedAgency(scalars, at: name.lowerBound, end: name.upperBound)?.name
  }

  /// Whether the rest of a lead is so plain that its agency need not be readable: a month and a
  /// day, or nothing but a role or a bracket with one behind it.
  static func isSure(
    _ scalars: [UInt32], _ place: Range<Int>, _ day: Range<Int>, behind end: Int, limit: Int
  ) -> Bool {
    if !day.isEmpty {
      return day.count >= 4 && scalars[day].contains(Glyph.of("月"))
        && isDayEnd(scalars[day.upperBound - 1])
    }
    guard place.isEmpty, end < limit else { return false }
    let role = scalars[end] == Glyph.openParen ? end + 1 : end
    return Byline.roles.lengthStanding(in: scalars, at: role, end: limit) > 0
  }

  /// 1 where a misread 电 or 讯 stands between a whole day, or an agency's name alone, and a
  /// bracket with a role; else 0.
  static func damagedSuffixLength(
    _ scalars: [UInt32], _ place: Range<Int>, _ day: Range<Int>, at start: Int, limit: Int
  ) -> Int {
    start + 1 < limit && Glyph.isHan(scalars[start]) && scalars[start + 1] == Glyph.openParen
      && isSure(scalars, place, day, behind: start + 1, limit: limit)
      && Byline.roles.lengthStanding(in: scalars, at: start + 2, end: limit) > 0 ? 1 : 0
  }

  private static func isDayEnd(_ scalar: UInt32) -> Bool {
    scalar == "日" || scalar == 0x66F0  // 曰, misread
  }

  /// The length of a day one of whose marks is misread or lost, `1中13日`, `1月29`, right before 电
  /// or 讯 and a bracket or a role; 0 if none stands there.
  static func damagedDayLength(_ scalars: [UInt32], at start: Int, end: Int) -> Int {
    var index = start
    func skipDigits() -> Bool {
      let first = index
      while index < end, index - first < 2, Glyph.isDigit(scalars[index]) { index += 1 }
      return index > first
    }
    guard skipDigits(), index < end, Glyph.isHan(scalars[index]) else { return 0 }
    let hasMonth = scalars[index] == "月"
    index += 1
    guard skipDigits(), index < end else { return 0 }
    if !isTerminator(scalars[index]) {
      guard Glyph.isHan(scalars[index]), hasMonth || isDayEnd(scalars[index]) else { return 0 }
      index += 1
    }
    guard index + 1 < end, isTerminator(scalars[index]) else { return 0 }
    let role = scalars[index + 1] == Glyph.openParen ? index + 2 : index + 1
    guard Byline.roles.lengthStanding(in: scalars, at: role, end: min(scalars.count, role + 8)) > 0
    else { return 0 }
    return index - start
  }

  /// The length of the country in brackets behind a town, `达沃斯(瑞士)1月29日电`; 0 if none stands
  /// there.
  static func countryLength(_ scalars: [UInt32], at start: Int, end: Int) -> Int {
    guard start < end, scalars[start] == Glyph.openParen else { return 0 }
    var index = start + 1
    while index < end, index - start <= 8, Glyph.isHan(scalars[index]) { index += 1 }
    guard index > start + 1, index + 1 < end, scalars[index] == Glyph.closeParen,
      Glyph.isDigit(scalars[index + 1])
    else { return 0 }
    return index + 1 - start
  }
}
