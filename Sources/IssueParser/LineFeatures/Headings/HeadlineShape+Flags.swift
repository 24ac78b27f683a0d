// Flags: the names of pages and columns, told by their words (`FlagWords`) or by their form alone.
//
// Others are told by what stands beside them: in the masthead the section's name beside the page's
// number (`FrontScanner+Sections`), and above a headline what might be one itself
// (`HeadlineShape+Columns`) or a few characters that stand alone (`HeadlineRoles`).

extension HeadlineShape {
  /// The flag of a page or column as a whole, by its last word or by its form: 简讯, 市民来电.
  static func isFlag(_ text: PageText, _ range: Range<Int>, mayEnd: Bool) -> Bool {
    let scalars = text.scalars
    // `12345直通车`: a number that people call.
    let digits = range.prefix { Glyph.isDigit(scalars[$0]) }.count
    let column = mayEnd ? FlagWords.columnEndings.lengthEnding(in: scalars, range) : 0
    let isColumn =
      column > 0
      && range.count - digits <= column + (range.contains { scalars[$0] == 0xB7 } ? 3 : 2)
    return isColumn || namesHotline(scalars, range, digits)
      || isOfWholes(FlagWords.wholes, text, range)
      || joinsSections(scalars, range) || namesColumn(scalars, range)
      || isDotted(text, range) || numbersSupplement(scalars, range)
      || isInBlackBrackets(scalars, range) && range.count >= shortestBracketed
      || text.pieces(range).count == range.count && isOfWholes(FlagWords.genres, text, range)
  }

  /// `96110 热线回音`: a number that people call, of so many digits, and the column of their calls;
  /// or `健康热线 2039477`.
  private static func namesHotline(
    _ scalars: [UInt32], _ range: Range<Int>, _ digits: Int
  ) -> Bool {
    let called = range.reversed().prefix { Glyph.isDigit(scalars[$0]) }.count
    if called >= 5, range.count <= called + 6,
      FlagWords.hotlines.lengthEnding(in: scalars, range.dropLast(called)) > 0
    {
      return true
    }
    return digits >= 3 && range.count <= digits + 6
      && FlagWords.hotlines.lengthStanding(
        in: scalars, at: range.lowerBound + digits, end: range.upperBound) > 0
  }

  /// In such brackets a few characters head a section, `【法官提醒】`; more, with them, name a
  /// column.
  private static let shortestBracketed = 8

  /// `第1286期`: below a supplement's name.
  private static func numbersSupplement(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    (3...7).contains(range.count) && scalars[range.lowerBound] == "第"
      && scalars[range.upperBound - 1] == "期"
      && range.dropFirst().dropLast().allSatisfy { Glyph.isDigit(scalars[$0]) }
  }

  /// `【新论摘编】`: nothing but a name in such brackets, as no headline stands.
  static func isInBlackBrackets(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (4...10).contains(range.count), let first = range.first, let last = range.last else {
      return false
    }
    return scalars[first] == 0x3010 && scalars[last] == 0x3011  // 【】
      && scalars[range].dropFirst().dropLast().allSatisfy(Glyph.isHan)
  }

  /// `理论·实践`, `健康与生活`: sections with a dot or 与 between them.
  static func joinsSections(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (5...11).contains(range.count),
      let joint = scalars[range].first(where: { $0 == 0xB7 || $0 == "与" })  // ·
    else { return false }
    return scalars[range].split(separator: joint, omittingEmptySubsequences: false).allSatisfy {
      FlagWords.joinedSections.lengthStanding(in: scalars, at: $0.startIndex, end: $0.endIndex)
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
      && FlagWords.tunes.lengthEnding(in: scalars, parts[0].startIndex..<parts[0].endIndex) == 0
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
}
