// Names of standing columns, which newspapers print above the headlines of what stands in them:
// 人间烟火, 脱贫故事, 转型升级在路上. By its words alone such a name may be a headline of its own;
// above another headline it is the page's.

extension HeadlineShape {
  /// `理论·实践`, `健康与生活`: sections with a dot or 与 between them.
  static func joinsSections(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (5...11).contains(range.count),
      let joint = scalars[range].first(where: { $0 == 0xB7 || $0 == "与" })  // ·
    else { return false }
    return scalars[range].split(separator: joint, omittingEmptySubsequences: false).allSatisfy {
      BannerWords.sections.lengthStanding(in: scalars, at: $0.startIndex, end: $0.endIndex)
        == $0.count && !$0.isEmpty
    }
  }

  /// `渡口·征稿`, `开学第一课·校长寄语`: a column and what it holds today, but no poem after a
  /// tune.
  static func namesColumn(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (5...14).contains(range.count), scalars[range].contains(0xB7) else { return false }  // ·
    let parts = scalars[range].split(separator: 0xB7, omittingEmptySubsequences: false)
    return parts.count == 2
      && (2...6).contains(parts[0].count) && (2...8).contains(parts[1].count)
      && parts.allSatisfy { $0.allSatisfy(Glyph.isHan) }
      && BannerWords.tunes.lengthEnding(in: scalars, parts[0].startIndex..<parts[0].endIndex) == 0
  }

  /// `·灯下漫笔·`: a column's name between dots, which also may hold who wrote: `·林 秋·`.
  static func isDotted(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard (6...12).contains(range.count), let first = range.first, let last = range.last,
      text.scalars[first] == 0xB7, text.scalars[last] == 0xB7
    else { return false }
    let name = range.dropFirst().dropLast()
    return name.allSatisfy { Glyph.isHan(text.scalars[$0]) } && !PersonNames.areNames(text, name)
  }

  /// Whether a line is of a few characters that name no place and no office: as the page's first,
  /// above another headline, 211 of 215 such lines on annotated pages were the page's.
  static func mayNamePage(_ text: PageText, _ line: Int) -> Bool {
    let name = text.range(line)
    return (2...5).contains(name.count)
      && name.allSatisfy {
        Glyph.isHan(text.scalars[$0]) && !PlaceWords.regions.contains(text.scalars[$0])
          && !inPhrases.contains(text.scalars[$0])
      }
  }

  /// What stands in an office's name or between two words, but not in a page's name.
  private static let inPhrases: ScalarSet = "部的之了年月日"

  /// `体育 TIYU XINWEN`: a page's name, and how it is read, in capitals.
  static func isInTwoScripts(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let names = range.count { Glyph.isHan(scalars[$0]) }
    let letters = range.count { (0x41...0x5A).contains(scalars[$0]) }
    return (2...6).contains(names) && letters >= 5 && names + letters == range.count
  }

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

  /// `【新论摘编】`: nothing but a name in such brackets, as no headline stands.
  static func isInBlackBrackets(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (4...10).contains(range.count), let first = range.first, let last = range.last else {
      return false
    }
    return scalars[first] == 0x3010 && scalars[last] == 0x3011  // 【】
      && scalars[range].dropFirst().dropLast().allSatisfy(Glyph.isHan)
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
    if isOfWholes(BannerWords.wholeFlags, text, words) || areParallel(text, words) { return true }
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
