import ChineseText

/// Tells the lines with which reports begin, as engines cut them.
enum ReportOpening {
  private static let words = KeywordTable("本报讯 本报消息 本报电 本刊讯 日报讯 晚报讯 晨报讯 报讯")
  private static let agency = Glyph.of("社")
  private static let filed = Glyph.of("电")

  /// Whether a line begins as a report does: `本报讯`, `新华社北京5月6日电`.
  static func begins(_ scalars: [UInt32], _ line: Range<Int>) -> Bool {
    guard mayBegin(scalars, line) else { return false }
    var head: [UInt32] = []
    head.reserveCapacity(40)
    for scalar in scalars[line].prefix(40) where !CharacterClass.isWhiteSpace(scalar) {
      head.append(Folding.simplified(scalar))
    }
    let end = head.count
    for start in 0..<min(3, end)
    where words.match(head, at: start, end: end) != nil {
      return true
    }
    guard let society = head.prefix(8).firstIndex(of: agency) else { return false }
    return head[society...].prefix(24).contains(filed)
  }

  /// Whether a line's first characters can be a report's: so most lines are told at a glance.
  private static func mayBegin(_ scalars: [UInt32], _ line: Range<Int>) -> Bool {
    var seen = 0
    var index = line.lowerBound
    let end = min(line.upperBound, index + 40)
    while index < end, seen < 8 {
      let scalar = scalars[index]
      index += 1
      if CharacterClass.isWhiteSpace(scalar) { continue }
      if scalar == agency || (seen < 3 && words.firsts.contains(scalar)) { return true }
      seen += 1
    }
    return false
  }
}
