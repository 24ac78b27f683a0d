// Names of standing columns, which newspapers print above the headlines of what stands in them:
// 人间烟火, 脱贫故事, 转型升级在路上. By its words alone such a name may be a headline of its own;
// above another headline it is the page's.

extension HeadlineShape {
  /// Whether a line is worded as names of columns are that also are headlines: only above another
  /// headline is it told that it is one.
  static func mayNameColumn(_ text: PageText, _ line: Int) -> Bool {
    let scalars = text.scalars
    let range = unmarked(text, line)
    guard (2...longestColumn).contains(range.count) else { return false }
    return isColumnName(text, range) || isInBlackBrackets(scalars, text.range(line))
      || tellsCampaign(scalars, range)
  }

  /// The longest name of a column, in scalars: `“十四五”开局之年看吕梁`.
  private static let longestColumn = 16

  /// Whether a stretch is nothing but what columns are called.
  static func isColumnName(_ text: PageText, _ range: Range<Int>) -> Bool {
    isOfWholes(ColumnWords.wholes, text, range) || endsAsColumn(text.scalars, range)
  }

  /// `脱贫故事`, `数说清水`: a word for what a column holds, and few characters beside it.
  private static func endsAsColumn(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let end = ColumnWords.endings.lengthEnding(in: scalars, range)
    let beginning = ColumnWords.beginnings.lengthBeginning(in: scalars, range)
    return scalars[range].allSatisfy(Glyph.isHan)
      && (end > 0 && range.count <= end + 3 || beginning > 0 && range.count <= beginning + 4)
  }

  /// `转型升级在路上`, `重点工程巡礼`, `非凡十年看清水`, with the number of the part behind it or
  /// not.
  private static func tellsCampaign(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    var name = range
    if let last = name.last, Glyph.circledNumber(scalars[last]) != nil { name = name.dropLast() }
    guard name.count >= 4, scalars[name].allSatisfy({ $0 != Glyph.colon && $0 != Glyph.comma })
    else { return false }
    if ColumnWords.campaigns.lengthEnding(in: scalars, name) > 0
      || ColumnWords.views.lengthBeginning(in: scalars, name)
        > 0
    {
      return true
    }
    // 看 and whose life it is, in two characters.
    return name.count >= 6 && scalars[name.upperBound - 3] == "看"
      && scalars[name.suffix(2)].allSatisfy(Glyph.isHan)
  }

  /// Whether a line and the one below, which has a dash, are the name of a column and what it says
  /// of itself: `脱贫攻坚在行动` above `——看真贫 扶真贫 真扶贫`, `两个文明` above `——县市新闻`,
  /// `贯彻全会精神 再创新业绩` above `——迎接新春`.
  static func isCampaign(_ text: PageText, _ line: Int, deck: Int) -> Bool {
    let scalars = text.scalars
    let name = text.range(line)
    guard (4...20).contains(name.count), let dash = text.range(deck).first,
      scalars[dash] == Glyph.dash
    else { return false }
    let words = text.range(deck).drop { scalars[$0] == Glyph.dash }
    guard (4...20).contains(words.count) else { return false }
    if isOfWholes(FlagWords.wholes, text, words) || areParallel(text, words) { return true }
    return ColumnWords.views.lengthBeginning(in: scalars, words) > 0
      && BannerWords.pledges.lengthBeginning(in: scalars, name) > 0
      && BannerWords.studied.occurs(in: scalars, name)
  }

  /// `看真贫 扶真贫 真扶贫`: three short parts or more that have a character in common.
  private static func areParallel(_ text: PageText, _ range: Range<Int>) -> Bool {
    let parts = text.pieces(range)
    guard parts.count >= 3, parts.allSatisfy({ (2...5).contains($0.count) }) else { return false }
    return parts[0].contains { place in
      Glyph.isHan(text.scalars[place])
        && parts.dropFirst().allSatisfy { text.scalars[$0].contains(text.scalars[place]) }
    }
  }
}
