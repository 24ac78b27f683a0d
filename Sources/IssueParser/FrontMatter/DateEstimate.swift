import ChineseText

/// Judges from a page's text what day it is likely of, where its masthead does not say.
///
/// Newspapers report today what happened yesterday: the latest day that a report's lead or dateline
/// names, plus one, is the likely day; the year is that which the text speaks from.
struct DateEstimate {
  /// The likely day, and why.
  private(set) var date: CivilDate?
  private(set) var reason: EstimateReason?
  /// The year that the text speaks from.
  private(set) var year: Int?

  /// The day that a lead names, as printed.
  private struct Lead {
    var year: Int?
    var month: Int
    var day: Int
    var line: Int
  }

  /// So much of a report's beginning is its lead.
  private static let leadSize = 90

  /// Reads a page's lines. Cost: linear.
  ///
  /// `partial` is what the masthead says of the day, `weekday` its weekday (0 for Sunday).
  init(_ source: SourceLines, partial: PartialDate, weekday: Int?) {
    var clues = YearClues()
    for line in source.lines { clues.take(source.scalars, line) }
    let leads = DateEstimate.leads(source)
    year = partial.year ?? clues.year ?? leads.compactMap(\.year).max()
    guard let year, let latest = DateEstimate.latest(leads, year: year, month: partial.month)
    else { return }
    let next = CivilDate(dayNumber: latest.date.dayNumber + 1)
    var likely = next
    if let weekday {
      likely = CivilDate(dayNumber: next.dayNumber + (weekday - next.weekday + 7) % 7)
    }
    date = likely
    let (clue, clueLine) = partial.year != nil ? (.masthead, nil) : clues.best ?? (.lead, nil)
    reason = EstimateReason(
      day: latest.date, line: latest.line, year: year, clue: clue, clueLine: clueLine)
  }

  private static func latest(
    _ leads: [Lead], year: Int, month: Int?
  ) -> (date: CivilDate, line: Int)? {
    let months = Set(leads.map(\.month))
    let isTurnOfYear = months.contains(12) && months.contains(1)
    return leads.compactMap { lead -> (date: CivilDate, line: Int)? in
      let leadYear = lead.year ?? (isTurnOfYear && lead.month == 12 ? year - 1 : year)
      guard let date = CivilDate(year: leadYear, month: lead.month, day: lead.day) else {
        return nil
      }
      if let month, date.month != month, CivilDate(dayNumber: date.dayNumber + 1).month != month {
        return nil
      }
      return (date, lead.line)
    }.max { $0.date < $1.date }
  }

  // MARK: Leads

  private static func leads(_ source: SourceLines) -> [Lead] {
    var leads: [Lead] = []
    let lines = source.lines
    for index in lines.indices where ReportOpening.begins(source.scalars, lines[index].range) {
      var scalars: [UInt32] = []
      scalars.reserveCapacity(leadSize)
      for follower in lines[index..<min(lines.count, index + 6)] {
        for scalar in source.scalars[follower.range].prefix(leadSize)
        where !CharacterClass.isWhiteSpace(scalar) && scalars.count < leadSize {
          scalars.append(scalar)
        }
        if scalars.count >= leadSize { break }
      }
      let lead = firstDay(scalars, line: lines[index].number)
      if let lead { leads.append(lead) }
    }
    return leads
  }

  private static func firstDay(_ text: [UInt32], line: Int) -> Lead? {
    for place in text.indices where text[place] == "月" {
      guard let (month, start) = number(before: place, in: text, from: 0),
        (1...12).contains(month),
        let (day, count) = ChineseNumerals.prefix(of: text[(place + 1)...]), (1...31).contains(day),
        place + 1 + count < text.count, text[place + 1 + count] == "日"
      else { continue }
      var year: Int?
      if start > 0, text[start - 1] == "年",
        let (value, _) = number(before: start - 1, in: text, from: 0), (1900...2099).contains(value)
      {
        year = value
      }
      return Lead(year: year, month: month, day: day, line: line)
    }
    return nil
  }

  /// The number of at most four signs that ends right before a place, and where it begins; nothing
  /// before `first` belongs to it.
  fileprivate static func number(
    before place: Int, in scalars: [UInt32], from first: Int
  ) -> (value: Int, start: Int)? {
    var start = place
    while start > first, place - start < 4, singleNumbers.contains(scalars[start - 1]) {
      start -= 1
    }
    guard start < place, let value = ChineseNumerals.number(in: scalars[start..<place]) else {
      return nil
    }
    return (value, start)
  }

  /// Whether the four scalars before a place may be a year's digits.
  fileprivate static func isYear(_ scalars: [UInt32], before place: Int) -> Bool {
    for index in place - 4..<place where !singleNumbers.contains(scalars[index]) { return false }
    return true
  }

  /// The signs that are a number by themselves, as 百 is not.
  private static let singleNumbers = ScalarSet(
    (ChineseNumerals.signs + Array(0x30...0x39) + Array(0xFF10...0xFF19)).filter {
      ChineseNumerals.number(in: [$0]) != nil
    })
}

/// Weighs what a page says of the year it speaks from.
private struct YearClues {
  private var weights: [Int: Int] = [:]
  /// For each year spoken of, the first line that does.
  private var plain: [Int: Int] = [:]
  /// For each year with a weight, the first clue to it.
  private var clues: [Int: (clue: EstimateReason.YearClue, line: Int?)] = [:]
  private var line = 0
  /// The scalars of a line with blanks, without them.
  private var inked: [UInt32] = []

  private static let yearSign = Glyph.of("年")
  private static let future: ScalarSet = "到至底前"
  private static let futureWords = KeywordTable("预计 力争 计划 截至 截止 展望 面向")
  private static let past = "过去的".unicodeScalars.map(\.value)
  private static let anniversary = Glyph.of("周")
  private static let founded = "新中国成立".unicodeScalars.map(\.value)
  private static let republic = "共和国成立".unicodeScalars.map(\.value)
  private static let party = "共产党成立".unicodeScalars.map(\.value)

  /// Reads one line, a range of a file's scalars.
  mutating func take(_ scalars: [UInt32], _ source: SourceLine) {
    let range = source.range
    var place = range.lowerBound
    while place < range.upperBound, scalars[place] != Self.yearSign { place += 1 }
    guard place < range.upperBound else { return }
    line = source.number
    // Blanks are few, and most lines with 年 have none.
    for index in range where CharacterClass.isWhiteSpace(scalars[index]) {
      inked.removeAll(keepingCapacity: true)
      for scalar in scalars[range] where !CharacterClass.isWhiteSpace(scalar) {
        inked.append(scalar)
      }
      take(inked, inked.indices, from: 0)
      return
    }
    take(scalars, range, from: place)
  }

  private mutating func take(_ scalars: [UInt32], _ range: Range<Int>, from start: Int) {
    let first = range.lowerBound
    for place in start..<range.upperBound where scalars[place] == Self.yearSign {
      if place - first > 4, Folding.simplified(scalars[place - 1]) == Self.anniversary {
        takeAnniversary(scalars, first, place - 1)
      }
      guard place - first >= 4, DateEstimate.isYear(scalars, before: place),
        let (year, start) = DateEstimate.number(before: place, in: scalars, from: first),
        place - start == 4, (1900...2099).contains(year)
      else { continue }
      takeYear(year, scalars, range, start, place)
    }
  }

  private mutating func takeYear(
    _ year: Int, _ scalars: [UInt32], _ range: Range<Int>, _ start: Int, _ place: Int
  ) {
    let next = place + 1 < range.upperBound ? scalars[place + 1] : 0
    let before = scalars[max(range.lowerBound, start - 3)..<start].map(Folding.simplified)
    if before.elementsEqual(Self.past) {
      weigh(year + 1, 6, .yearEnded)
    } else if next == "是" {
      weigh(year, 4, .yearBegun)
    }
    // A year that a plain mention names already is not named anew.
    guard plain[year] == nil else { return }
    let isFuture =
      before.last.map { Self.future.contains($0) } == true || next == "底" || next == "前"
      || Self.futureWords.matchSuffix(before, start: max(0, before.count - 2), end: before.count)
        != nil
    if !isFuture { plain[year] = line }
  }

  private mutating func takeAnniversary(_ scalars: [UInt32], _ first: Int, _ place: Int) {
    guard let (count, start) = DateEstimate.number(before: place, in: scalars, from: first),
      start - first >= 5
    else { return }
    let before = scalars[(start - 5)..<start].map(Folding.simplified)
    let isRepublic = before.elementsEqual(Self.founded) || before.elementsEqual(Self.republic)
    guard isRepublic || before.elementsEqual(Self.party) else { return }
    let clue = isRepublic ? EstimateReason.YearClue.republic : .party
    guard let founded = clue.founded, (1949...2099).contains(founded + count) else { return }
    weigh(founded + count, 4, clue)
  }

  private mutating func weigh(_ year: Int, _ weight: Int, _ clue: EstimateReason.YearClue) {
    weights[year, default: 0] += weight
    if clues[year] == nil { clues[year] = (clue, line) }
  }

  /// The year with the heaviest clue; else the latest that is not spoken of as to come.
  var year: Int? {
    if let best = weights.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) { return best.key }
    return plain.keys.max()
  }

  /// What the year is known from.
  var best: (clue: EstimateReason.YearClue, line: Int?)? {
    year.map { clues[$0] ?? (.mention, plain[$0]) }
  }
}
