// Photos with a headline of their own: a picture story, numbered pictures, a painting.

extension PhotoGrouping {
  /// Makes the headings above a photo its own where no body wants them: what comes below the photo
  /// has a heading too, or nothing does, and the photo is signed or its caption has the heading's
  /// words. A paragraph between them and numbered pictures is their story.
  mutating func giveHeadlines(_ labels: [LineLabel]) {
    takePhotoReports(labels)
    takeFirstLines()
    partGlyphs()
    let first = items.first { $0.kind == .headings || $0.kind == .body }
    for index in items.indices.dropLast() where items[index].kind == .headings {
      let lines = items[index].lines
      let story = items[index + 1].kind == .body ? 1 : 0
      guard lines.count <= 5, lines.allSatisfy({ isPhotoHeadline($0) }),
        index + 1 + story < items.count, isOfPhoto(index + 1 + story),
        story == 0 || isStory(items[index + 1]) && isFirstOfSeveral(items[index + 2])
      else { continue }
      var end = index + 1 + story
      while end < items.count, isOfPhoto(end) { end += 1 }
      let isWanted = end < items.count && items[end].kind != .headings
      let isSigned = (index + 1..<end).contains { self.isSigned(items[$0]) && !isPageCredit($0) }
      let words = text.stretch(
        items[index + 1].lines.lowerBound..<items[end - 1].lines.upperBound)
      let fit = lines.reduce(Float(0)) {
        max($0, text.coverage(of: text.range($1), in: words.prefix(400)))
      }
      let cutsIn = isSigned && standsInSentence(index, end)
      if isWanted, !cutsIn, story > 0 || !isForeign(items[end], to: lines, fit: fit) { continue }
      if belongsAbove(lines, index, fit: fit) { continue }
      // Where headlines stand below their bodies, it may be that of the body above.
      guard
        cutsIn || isSigned && (fit >= 0.15 || first?.kind == .headings)
          || fit >= 0.45 && lines.count == 1 && story == 0
      else { continue }
      items[index].kind = .caption
      headlines.insert(lines.lowerBound)
      if story > 0 {
        items[index + 1].kind = .caption
        stories.insert(items[index + 1].lines.lowerBound)
      }
    }
  }

  /// Whether the items from `index` up to `end` stand inside another story's sentence, as a photo
  /// and the one line of its headline do.
  private func standsInSentence(_ index: Int, _ end: Int) -> Bool {
    guard index > 0, items[index].lines.count == 1, items[index - 1].kind == .body,
      end < items.count, items[end].kind == .body
    else { return false }
    let (above, below) = (items[index - 1].lines.upperBound - 1, items[end].lines.lowerBound)
    return !features[above].isComplete && features[below].lead == nil
      && joint.score(above, below) > -2.5
  }

  /// Parts a lone character, debris of a large headline, from the one line of heading below it and
  /// above a photo.
  private mutating func partGlyphs() {
    for index in items.indices.dropLast().reversed()
    where items[index].kind == .headings && items[index].lines.count == 2 && isOfPhoto(index + 1) {
      let first = items[index].lines.lowerBound
      guard features[first].count == 1, features[first + 1].count > 2 else { continue }
      items[index].lines = first + 1..<first + 2
      items.insert(PageItem(kind: .headings, lines: first..<first + 1), at: index)
    }
  }

  /// Who signs a caption took the photo.
  ///
  /// What somebody signs with 摄影报道 is a caption: the last paragraph, where it tells the day, or
  /// one below no headline that has its words.
  private mutating func takePhotoReports(_ labels: [LineLabel]) {
    // From the last on, so that what is cut stands behind all that are still to be looked at.
    for index in items.indices.dropFirst().reversed()
    where items[index].kind == .byline || items[index].kind == .signature {
      let lines = items[index].lines
      // `(林秋 摄影报道)` below a caption on several lines, or without brackets above no report.
      let isAboveBody = index + 1 < items.count && items[index + 1].kind == .body
      if lines.count == 1, items[index - 1].kind == .caption,
        text.signs[lines.lowerBound].contains(.taken),
        LineForm.isBracketed(text, lines.lowerBound)
          || !isAboveBody && isPhotoReport(lines.lowerBound)
      {
        items[index].kind = .credit
        continue
      }
      guard lines.count <= 2, items[index - 1].kind == .body, isPhotoReport(lines.upperBound - 1)
      else { continue }
      let body = items[index - 1].lines
      if let start = captionStart(body, labels), start > body.lowerBound,
        LineForm.lengthOfDay(text.scalars, text.range(start)) > 0
      {
        items[index].kind = .credit
        items[index - 1].lines = body.lowerBound..<start
        items.insert(PageItem(kind: .caption, lines: start..<body.upperBound), at: index)
        continue
      }
      guard isStory(items[index - 1]),
        index < 2 || !hasHeadline(items[index - 1], from: items[index - 2])
      else { continue }
      items[index - 1].kind = .caption
      items[index].kind = .credit
    }
  }

  /// Whether a line ends in 摄影报道.
  private func isPhotoReport(_ line: Int) -> Bool {
    LineFeatures.photoReports.lengthEnding(in: text.scalars, text.range(line)) > 0
  }

  /// Whether an item is body, or holds a heading with words of the item below it.
  private func hasHeadline(_ body: PageItem, from above: PageItem) -> Bool {
    guard above.kind == .headings else { return above.kind == .body || above.kind == .byline }
    return above.lines.contains {
      text.coverage(of: text.range($0), in: text.stretch(body.lines)) >= 0.15
    }
  }

  /// Whether what stands below a photo is not what the headings above the photo are of: verse,
  /// where they name a picture, or text that says nothing of what they and the caption say.
  private func isForeign(_ below: PageItem, to lines: Range<Int>, fit: Float) -> Bool {
    guard below.kind == .body, lines.count == 1 else { return false }
    if features[below.lines.lowerBound].isVerse { return true }
    let body = text.stretch(below.lines).prefix(400)
    return fit >= 0.6 && text.coverage(of: text.range(lines.lowerBound), in: body) <= fit - 0.5
  }

  /// Whether headings have the words of a body above rather than of the photo below.
  private func belongsAbove(_ lines: Range<Int>, _ index: Int, fit: Float) -> Bool {
    items[..<index].suffix(8).contains { above in
      above.kind == .body
        && lines.contains {
          text.coverage(of: text.range($0), in: text.stretch(above.lines).prefix(200)) > fit + 0.25
        }
    }
  }

  private func isPhotoHeadline(_ line: Int) -> Bool {
    (2...24).contains(features[line].count) && !HeadlineShape(text, line).isBanner
      && !HeadlineShape(text, line).isDeck
  }

  /// Whether a body item may tell of the photo below: a paragraph that nobody signs.
  private func isStory(_ item: PageItem) -> Bool {
    text.stretch(item.lines).count <= 220
      && item.lines.allSatisfy { features[$0].lead == nil && !features[$0].isClosed }
      && features[item.lines.upperBound - 1].isComplete
  }

  private func isOfPhoto(_ item: Int) -> Bool {
    items[item].kind == .caption || items[item].kind == .credit
  }

  /// Whether the first of numbered pictures alone is told of: where one line has the captions of
  /// all, they are the page's.
  private func isFirstOfSeveral(_ caption: PageItem) -> Bool {
    number(of: caption) == 1
      && !text.scalars[text.stretch(caption.lines)].contains(0x2461)  // ②
  }

  /// The number that a caption opens with: `图①`, `图2`, `3、`, `4:`.
  func number(of item: PageItem) -> Int? {
    let scalars = text.scalars
    let range = text.stretch(item.lines)
    guard range.count > 2 else { return nil }
    let isMarked = scalars[range.lowerBound] == "图"
    let sign = scalars[range.lowerBound + (isMarked ? 1 : 0)]
    if let number = Glyph.circledNumber(sign) { return number }
    guard Glyph.isDigit(sign) else { return nil }
    let next = scalars[range.lowerBound + (isMarked ? 2 : 1)]
    let isCounted = next == Glyph.enumerationComma || next == Glyph.colon || next == 0x2E
    return isMarked || isCounted ? Int(sign - 0x30) : nil
  }

  /// Whether text that no headline and no opening words of a report precede stands right behind a
  /// caption and its credit.
  func goesOn(behind caption: PageItem, _ labels: [LineLabel]) -> Bool {
    lineBehind(caption.lines.upperBound, labels) != nil
  }
}
