// What one line looks like: first by itself, then next to its neighbours, whose passes
// (`LineFeatures+Passes`) settle what it cannot show alone.

/// The shape of a line.
struct LineFeatures {
  /// What the line's shape alone settles; `.text` is everything that could be body or heading.
  enum Kind: Equatable {
    case text
    /// Roles and names only, with or without □.
    case byline
    /// Names in brackets, or an agency's dateline, after the last sentence of an article.
    case signature
    /// 下转, 上接 alone.
    case jump
    case caption
    case credit
    /// One or two characters that form no sentence: a vertical headline, or debris.
    case glyph
    /// Signs that no reader can make words of.
    case debris
  }

  /// How a line ends.
  enum Ending { case stop, colon, pause, open, broken }

  var kind = Kind.text
  /// Printed width in half cells.
  var width = 0
  /// Sentence ends and commas inside the line, the last scalar aside.
  var stops = 0
  var commas = 0
  var hanCount = 0
  var count = 0
  var ending = Ending.broken
  /// Closing brackets at hand before any opened in this line, and brackets left open at its end.
  var unmatchedClosers = 0
  var unmatchedOpeners = 0
  /// Whether a 《 stands in the line and no bracket of a line before is closed. A title inside a
  /// title there is none: what was open before broke off.
  var opensTitle = false
  /// Brackets open at the line's end, those from lines before in the same sentence too.
  var openBrackets = 0
  /// The report's opening words, if the line begins with them.
  var lead: Lead?
  /// How many scalars of the headline's end an engine read into this line, before the lead.
  var headlineEnd = 0
  /// Runs between blanks, and the longest of them in half cells.
  var pieceCount = 1
  var widestPiece = 0
  /// Width of the last run between blanks.
  var lastPieceWidth = 0
  var level = 0
  /// The mark, ■ or ● or the like, that opens this and other briefs of the page; 0 if none.
  var brief: UInt32 = 0
  /// Whether it is a row of a table or a list, of numbers, names, days, works or prizes.
  var isRow = false
  /// Whether it is a heading by its mark, which others of the page bear.
  var opensEntry = false
  /// Whether it begins with words that begin a piece without a headline: a notice's name,
  /// `【相关链接】`, or where the piece came from.
  var opensPiece = false
  /// Whether it begins as the last lines of notices do: whom to ask, where and when.
  var isParticular = false
  /// Whether it is such a line as a whole: `联系电话:0358-8221234`.
  var isWholeParticular = false
  /// Whether it is one of four or more short lines below an author's name, none of which is a
  /// heading.
  var isBelowAuthor = false
  /// Whether it stands in a block of headlines and names at the page's head or foot.
  var isInBlock = false
  /// Whether these lines are verse, each of which ends where it was printed to end.
  var isVerse = false
  /// Whether it stands among several poems of which one line says that they are there, and may be
  /// verse.
  var isInSeries = false
  /// Whether it is what the next of several poems of one author is called.
  var isPoemName = false
  /// The jump that stands in the line or is it.
  var jump: JumpLine?
  /// The names that close the line in brackets behind its last sentence: `(李明远)`.
  var endSignature: Range<Int>?
  /// Whether `(完)` or `(未完待续)` ends the line.
  var endsInClosing = false
  /// Whether a blank stands between all characters, as in large type: `秋 日 三 章`.
  var isLetterspaced: Bool { (3...10).contains(count) && pieceCount == count && hanCount == count }
  /// Whether the article ends with this line: a jump forward or a signature closes it.
  var isClosed: Bool { endSignature != nil || endsInJump || endsInClosing }
  /// Whether a jump forward stands at the line's end; where a column's edge set it inside a
  /// sentence, that goes on.
  var endsInJump = false
  /// Whether it is a letter or a mark or two that an engine read where no character stands.
  var isScratch = false
  /// Whether it is a number that stands in a headline set from top to bottom.
  var isVerticalNumber = false
  /// Whether it may be a word or two of a headline in large type.
  var isPiece: Bool {
    kind == .glyph || kind == .text && count <= 6 && hanCount == count && !isVerse
  }
  /// Whether a sentence is complete at the line's end.
  var isComplete: Bool {
    ending == .stop || ending == .colon || isClosed || isVerse || isWholeParticular
  }
}

extension LineFeatures {
  /// Looks at line `index` of `text`. Cost: linear in the line.
  init(_ text: PageText, _ index: Int) {
    let range = text.range(index)
    level = text.lines[index].headingLevel
    count = range.count
    guard !range.isEmpty else {
      kind = .debris
      return
    }
    let mayPoint = scan(text, range)
    readEnding(text, range)
    settleKind(text, range, signs: text.signs[index], mayPoint: mayPoint)
    guard kind == .text else { return }
    lead = Lead(text, at: range.lowerBound)
    guard let found = lead, found.length >= range.count, text.count > 1 else { return }
    if Self.isAboveLead(text, index) {
      lead = nil
    } else if !found.namesAuthors || Self.isBracketedBelowEnd(text, index), found.isDated,
      !Self.beginsReport(text, index)
    {
      kind = .signature
    }
  }

  /// Whether a report opens right below: `奥运快报` above `新华社北京8月7日电` names a column.
  private static func isAboveLead(_ text: PageText, _ index: Int) -> Bool {
    guard index + 1 < text.count else { return false }
    return Lead(text, at: text.range(index + 1).lowerBound)?.isDated == true
  }

  /// Whether a line stands in brackets below what ends as a sentence does.
  private static func isBracketedBelowEnd(_ text: PageText, _ index: Int) -> Bool {
    index > 0 && LineForm.isBracketed(text, index)
      && text.range(index - 1).last.map { Glyph.isStop(text.scalars[$0]) } == true
  }

  /// Counts what stands in a line. True if a clause inside it may begin with words that point to a
  /// picture.
  private mutating func scan(_ text: PageText, _ range: Range<Int>) -> Bool {
    let page = (traits: text.traits, scalars: text.scalars)
    let traits = page.traits.span.extracting(range)
    let scalars = page.scalars.span.extracting(range)
    var mayPoint = false
    var piece = 0
    var hans = 0
    pieceCount = 0
    for index in 0..<traits.count {
      let trait = traits[index]
      if trait.isDisjoint(with: .ofMarks) {
        piece &+= trait.width
        hans &+= Int(trait.rawValue & Glyph.Traits.han.rawValue)
        continue
      }
      if trait.contains(.followsGap), index > 0 {
        pieceCount += 1
        widestPiece = max(widestPiece, piece)
        width += piece
        piece = 0
      }
      let isLast = index + 1 == traits.count
      if !trait.isDisjoint(with: .ofClauses), !isLast, CaptionLine.mayPoint(scalars[index + 1]) {
        mayPoint = true
      }
      piece += trait.width
      if trait.contains(.han) {
        hans += 1
      } else if trait.contains(.stop) {
        if !isLast { stops += 1 }
      } else if trait.contains(.pause) {
        if !isLast, scalars[index] != Glyph.enumerationComma { commas += 1 }
      } else if trait.contains(.opener) {
        let scalar = scalars[index]
        if scalar != Glyph.openQuote { unmatchedOpeners += 1 }
        if scalar == Glyph.openTitle { opensTitle = true }
      } else if trait.contains(.closer), scalars[index] != Glyph.closeQuote {
        if unmatchedOpeners > 0 { unmatchedOpeners -= 1 } else { unmatchedClosers += 1 }
      }
    }
    hanCount = hans
    if unmatchedClosers > 0 { opensTitle = false }
    pieceCount += 1
    widestPiece = max(widestPiece, piece)
    lastPieceWidth = piece
    width += piece
    return mayPoint
  }

  private mutating func readEnding(_ text: PageText, _ range: Range<Int>) {
    let scalars = text.scalars
    var end = range.upperBound
    while end > range.lowerBound,
      Glyph.isCloser(scalars[end - 1]) || scalars[end - 1] == Glyph.straightQuote
        || scalars[end - 1] == 0x27
    {
      end -= 1
    }
    guard end > range.lowerBound else { return }
    // A row is whole, whatever its last cell says.
    isRow =
      pieceCount >= 3
      && (Self.isRowOfNumbers(text, range) || pieceCount == 3 && Self.isResult(text, range)
        || Self.isProgramme(text, range) || Self.isNumberedList(text, range))
    if isRow || Self.isTableRow(scalars, range) || Self.isTimetable(text, range) {
      ending = .stop
      return
    }
    if CaptionLine.archived.lengthEnding(in: scalars, range) > 0 {
      ending = .stop
      return
    }
    if scalars[range.lowerBound] == Glyph.openParen, end + 1 == range.upperBound,
      scalars[end] == Glyph.closeParen
    {
      // A remark in brackets is whole.
      ending = .stop
      return
    }
    let last = scalars[end - 1]
    if Glyph.isStop(last) || last == "摄" && end < range.upperBound {
      ending = .stop
    } else if end < range.upperBound {
      ending = .broken
    } else if last == Glyph.colon {
      ending = unmatchedOpeners > 0 ? .open : .colon
    } else if Glyph.isPause(last) {
      ending = .pause
    } else if Glyph.isOpener(last) {
      ending = .open
    }
  }

  private mutating func settleKind(
    _ text: PageText, _ range: Range<Int>, signs: PageText.Signs, mayPoint: Bool
  ) {
    let scalars = text.scalars
    let mayJump = signs.contains(.page)
    if Self.isMarkup(scalars, range) || Self.isNavigation(text, range)
      || Self.isDisclaimer(scalars, range) || Self.namesHosts(scalars, range)
      || mayJump && stops == 0 && Self.isTeaser(text, range)
    {
      kind = .debris
      return
    }
    if mayJump, range.count <= 24, let found = JumpLine(text, range),
      range.allSatisfy({ found.range.contains($0) || !Glyph.isHan(scalars[$0]) })
    {
      jump = found
      kind = .jump
      return
    }
    if let caption = CaptionLine(text, range, mayPoint: mayPoint, signs: signs),
      !isPhotoReport(text, range, caption) || Self.byline(text, range) == nil,
      !isSignedBrief(text, range, caption)
    {
      kind = caption.hasText ? .caption : .credit
      return
    }
    if let found = Self.byline(text, range) {
      kind = found
      return
    }
    if Self.continuations.lengthEnding(in: scalars, range) == range.count {
      kind = .jump
      return
    }
    if Self.closings.lengthEnding(in: scalars, range) == range.count
      || Self.signsAlone(scalars, range)
    {
      kind = .signature
      return
    }
    if let found = readScratch(text, range) {
      kind = found
      return
    }
    jump = mayJump ? JumpLine(text, range) : nil
    var words = range
    if let jump, !jump.isBackward {
      endsInJump = jump.range.upperBound + 2 >= range.upperBound
      // `(林秋)(下转3版)`: who signs stands before where it goes on.
      if endsInJump { words = range.lowerBound..<jump.range.lowerBound }
    }
    endSignature = Self.endSignature(text, words)
    if Self.closings.lengthEnding(in: scalars, range) > 0
      || Self.continuations.lengthEnding(in: scalars, range) > 0 || Self.vita(scalars, range) != nil
    {
      endsInClosing = true
    }
    readParticular(text, range, signs: signs)
  }

  /// Whether the whole line is a byline (□, roles) or a signature (names in brackets).
  private static func byline(_ text: PageText, _ range: Range<Int>) -> Kind? {
    let scalars = text.scalars
    guard range.count <= 100, !LineForm.opensCall(scalars, range) else { return nil }
    var start = range.lowerBound
    var end = withoutRemark(text, range).upperBound
    var marked = false
    if HeadlineShape.isDotted(text, range) { return nil }
    while start < end, Glyph.isBylineMark(scalars[start]) || scalars[start] == 0xB7 {
      // 口 is the character for mouth as well: only before a role, a blank or a name.
      if scalars[start] == "口", start + 1 < end, !text.followsGap(start + 1),
        Byline.roles.lengthStanding(in: scalars, at: start + 1, end: end) == 0,
        start > range.lowerBound || !PersonNames.isName(text, start + 1..<end)
      {
        break
      }
      start += 1
      marked = true
    }
    if marked, start < end, !Self.isRunTogether(text, start..<end),
      let byline = Byline(text, start..<end)
    {
      return byline.isCreditOnly ? .credit : .byline
    }
    var bracketed = false
    if start < end, scalars[start] == Glyph.openParen, scalars[end - 1] == Glyph.closeParen {
      start += 1
      end -= 1
      bracketed = true
    }
    let role = max(
      Byline.roleLength(scalars, at: start, end: end),
      Byline.labelLength(text, start, in: start..<end))
    let tellsShares = Byline.tellsShares(text, start..<end)
    guard bracketed || role > 0 || tellsShares else { return nil }
    // `本报评论员` alone: an office signs, nobody by name.
    if role >= 4, role == end - start { return .byline }
    guard start < end, let byline = Byline(text, start..<end) else {
      if bracketed, range.count <= 16, sources.lengthStanding(in: scalars, at: start, end: end) > 0
      {
        return .signature
      }
      return nil
    }
    if byline.isCreditOnly { return .credit }
    if bracketed { return byline.people.count <= 6 ? .signature : nil }
    return role > 0 || tellsShares && !byline.people.isEmpty ? .byline : nil
  }
}

extension Glyph.Traits {
  /// What a line is cut at, and what opens and closes in it.
  fileprivate static let ofMarks: Glyph.Traits = [.stop, .pause, .opener, .closer, .followsGap]
}
