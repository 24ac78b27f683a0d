// Which headings belong to the page: slogans, advertisements, and flags (`HeadlineShape+Flags`).

extension HeadlineShape {
  /// The flag of a page or column by its last word or as a whole, or a slogan by the words it is
  /// made of.
  mutating func readBanner(_ text: PageText, _ range: Range<Int>, mayEnd: Bool) {
    let scalars = text.scalars
    // `我市召开“不忘初心、牢记使命”主题教育`: who holds what is in its name.
    let slogans =
      Self.opensEvent(scalars, range) ? 0 : BannerWords.slogans.countOccurring(in: scalars, range)
    let flag = mayEnd ? FlagWords.endings.lengthEnding(in: scalars, range) : 0
    isFlag = Self.isFlag(text, range, mayEnd: mayEnd)
    isBanner =
      isFlag || slogans >= 2 || (flag > 0 && range.count <= flag + 6)
      || (slogans == 1 && range.count <= 20 && (hasDash || Self.isRefrain(text, range)))
      || slogans >= 1 && Self.isRefrain(text, range) || Self.isOfTriads(text, range)
      || Self.isOfBids(text, range)
      || Self.isOfWholes(BannerWords.wholeSlogans, text, range)
      || Self.holdsWhole(text, range) || Self.isAnniversary(scalars, range)
      || Self.bidsStudy(text, range) || Self.welcomesCongress(text, range)
      || BannerWords.salutes.lengthBeginning(in: scalars, range) > 0
  }

  /// `我市召开…`: the paper's own place, and that it holds something.
  private static func opensEvent(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let home = PlaceWords.homes.lengthBeginning(in: scalars, range)
    return home > 0
      && KickerWords.holding.lengthStanding(
        in: scalars, at: range.lowerBound + home, end: range.upperBound) > 0
  }

  /// Whether what a sidebar is stands right above its text, with no other headline: `新闻链接`.
  static func headsSidebar(_ text: PageText, _ line: Int, _ range: Range<Int>) -> Bool {
    line + 1 < text.count && text.range(line + 1).count > longestHeading
      && isOfWholes(BannerWords.sidebars, text, range)
  }

  /// Whether a line is what a sidebar is, as a whole.
  static func namesSidebar(_ text: PageText, _ line: Int) -> Bool {
    isOfWholes(BannerWords.sidebars, text, unmarked(text, line))
  }

  /// Whether a line is what stands above a comment: `社 论`. Its headline is a slogan often.
  static func namesComment(_ text: PageText, _ line: Int) -> Bool {
    let range = unmarked(text, line)
    let word = FlagWords.comments.lengthEnding(in: text.scalars, range)
    return word > 0 && range.count <= word + 2
  }

  /// What is longer, in scalars, is rather text.
  private static let longestHeading = 26

  /// Whether a line is one of the slogans and flags known as wholes, or several side by side.
  static func isOfWholes(
    _ wholes: PhraseList, _ text: PageText, _ range: Range<Int>
  ) -> Bool {
    let scalars = text.scalars
    var index = range.lowerBound
    while index < range.upperBound {
      let length = wholes.lengthStanding(in: scalars, at: index, end: range.upperBound)
      guard length > 0 else { return false }
      index += length
      if index + 1 < range.upperBound, scalars[index] == 0xB7 {  // ·
        index += 1
      } else if index < range.upperBound, !text.followsGap(index) {
        return false
      }
    }
    return true
  }

  /// `学党史 悟思想 办实事 开新局`: three slogans or more that are known as wholes; a line with a
  /// dash below goes on.
  static func isOfSlogans(_ text: PageText, _ range: Range<Int>) -> Bool {
    text.pieces(range).count >= 3 && isOfWholes(BannerWords.wholeSlogans, text, range)
  }

  /// `新年新气象 新春走基层`, `社会主义核心价值观 富强 民主`: a known one first or last, beside
  /// parts as short.
  private static func holdsWhole(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    let wholes = BannerWords.wholeSlogans
    let first = wholes.lengthBeginning(in: scalars, range)
    let last = wholes.lengthEnding(in: scalars, range)
    guard first + last > 0, range.count <= 24 else { return false }
    let pieces = text.pieces(range)
    return pieces.count > 1 && (pieces[0].count == first || pieces[pieces.count - 1].count == last)
      && (pieces.allSatisfy { (3...6).contains($0.count) }
        || pieces.count > 2 && first > 0 && pieces.dropFirst().allSatisfy { $0.count == 2 })
  }

  /// `深入学习贯彻党的二十大精神`, with nobody who does and nothing besides: what a page or a
  /// column is for.
  private static func bidsStudy(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard (8...32).contains(range.count),
      BannerWords.studied.lengthEnding(in: text.scalars, range) > 0,
      BannerWords.studying.lengthBeginning(in: text.scalars, range) > 0
    else { return false }
    return text.pieces(range).count == 1
  }

  /// `贯彻落实十九大 转型发展谱新篇`: a congress in the first of two short halves, and no place. Of
  /// ten such lines nine were the page's. `聚焦2017清水两会` is, too.
  private static func welcomesCongress(_ text: PageText, _ range: Range<Int>) -> Bool {
    if range.count <= 14,
      BannerWords.focuses.lengthBeginning(in: text.scalars, range) > 0,
      BannerWords.congresses.lengthEnding(in: text.scalars, range) > 0
    {
      return true
    }
    let halves = text.pieces(range)
    return halves.count == 2 && halves.allSatisfy { (4...9).contains($0.count) }
      && BannerWords.welcomes.lengthBeginning(in: text.scalars, halves[0]) > 0
      && BannerWords.congresses.occurs(in: text.scalars, halves[0])
      && !halves[1].contains { PlaceWords.regions.contains(text.scalars[$0]) }
  }

  /// `庆祝改革开放40周年`, `纪念…周年`, `庆祝第37个教师节`.
  private static func isAnniversary(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard (6...24).contains(range.count),
      scalars[range.upperBound - 1] == "年" && scalars[range.upperBound - 2] == "周"
        || scalars[range.upperBound - 1] == "节"
    else { return false }
    let verb = (scalars[range.lowerBound], scalars[range.lowerBound + 1])
    return verb == (Glyph.of("庆"), Glyph.of("祝")) || verb == (Glyph.of("纪"), Glyph.of("念"))
  }

  /// Whether a line is an advertisement: so many digits stand in a row as a telephone has, or fewer
  /// at its end behind such a word, or two prices: `专业疏通下水 6061234`, `收购旧家电 电话:271`.
  /// Or it is one for what else the house publishes.
  static func advertises(_ text: PageText, _ line: Int) -> Bool {
    let scalars = text.scalars
    let range = text.range(line)
    var digits = 0
    var prices = 0
    for place in range {
      digits = Glyph.isDigit(scalars[place]) ? digits + 1 : 0
      if digits >= 7 { return true }
      // 元 behind its second price.
      if digits == 0, place > range.lowerBound, Glyph.isDigit(scalars[place - 1]) {
        prices += scalars[place] == "元" ? 1 : 0
      }
    }
    return prices > 1 || digits > 0 && BannerWords.telephones.occurs(in: scalars, range)
      || BannerWords.media.occurs(in: scalars, range)
  }

  /// `新时代 新征程 新伟业`: three or more short parts that begin alike.
  private static func isRefrain(_ text: PageText, _ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    guard pieces.count >= 3, let first = pieces.first?.first else { return false }
    return pieces.allSatisfy {
      $0.count >= 2 && $0.count <= 6 && text.scalars[$0.lowerBound] == text.scalars[first]
    }
  }

  /// `勤洗手 戴口罩 多通风 早就医`: four or more slogans of three characters. Of 13 such lines all
  /// were the page's.
  private static func isOfTriads(_ text: PageText, _ range: Range<Int>) -> Bool {
    let pieces = text.pieces(range)
    return pieces.count >= 4
      && pieces.allSatisfy { $0.count == 3 && $0.allSatisfy { Glyph.isHan(text.scalars[$0]) } }
  }

  /// `深化改革转型 建设美丽清水`: two or three slogans, each of which bids do something. Of 24 such
  /// lines 21 were the page's.
  private static func isOfBids(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard (8...30).contains(range.count),
      BannerWords.bids.lengthBeginning(in: text.scalars, range) > 0
    else { return false }
    let pieces = text.pieces(range)
    return (2...3).contains(pieces.count)
      && pieces.allSatisfy { piece in
        (4...10).contains(piece.count) && piece.allSatisfy { Glyph.isHan(text.scalars[$0]) }
          && BannerWords.bids.lengthBeginning(in: text.scalars, piece) > 0
      }
  }
}
