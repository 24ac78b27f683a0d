// Which captions and credits make one photo, and which article it illustrates.

extension PhotoGrouping {
  /// The photos among the final items, given the article of each.
  func photos(among items: [PageItem], owner: [Int?]) -> [PhotoDraft] {
    var final = self
    final.items = items
    return final.photos(owner: owner)
  }

  private func photos(owner: [Int?]) -> [PhotoDraft] {
    var photos: [PhotoDraft] = []
    var index = 0
    while index < items.count {
      guard items[index].kind == .caption || items[index].kind == .credit else {
        index += 1
        continue
      }
      var members = [index]
      var end = index + 1
      while end < items.count, items[end].kind == .caption || items[end].kind == .credit,
        !beginsPhoto(end)
      {
        members.append(end)
        end += 1
      }
      if let credit = creditBehindDebris(end), items[members[members.count - 1]].kind == .caption {
        members.append(credit)
        end = credit + 1
      }
      let standsAlone =
        members.allSatisfy { isPageCredit($0) }
        || tellsStory(members) && described(members, index, owner) == nil
      let article =
        surrounding(index, end, owner) ?? described(members, index, owner)
        ?? headlined(members, index, end, owner)
      let headline = members.first { headlines.contains(items[$0].lines.lowerBound) }
      photos.append(
        PhotoDraft(
          items: members, article: standsAlone || headline != nil ? nil : article,
          headline: headline))
      index = end
    }
    return photos.joining(creditsApart) { items[$0].lines.lowerBound }
  }

  /// The credit behind an item or two that an engine read in the picture.
  private func creditBehindDebris(_ index: Int) -> Int? {
    let debris = items[index...].prefix(2).prefix { $0.kind == .debris }
    return !debris.isEmpty && debris.endIndex < items.count
      && items[debris.endIndex].kind == .credit ? debris.endIndex : nil
  }

  /// Whether a caption is another photo's than the caption or credit right before it.
  private func beginsPhoto(_ item: Int) -> Bool {
    guard items[item].kind == .caption else { return false }
    let before = items[item - 1]
    if let number = number(of: items[item]), number > 1 {
      // Pictures with one number after another are one report.
      var last = item - 1
      while last > 0, items[last].kind == .credit { last -= 1 }
      if self.number(of: items[last]) == number - 1 { return false }
    }
    if before.kind == .credit { return true }
    if CaptionLine(text, text.stretch(before.lines), mayPoint: false)?.credit != nil { return true }
    return number(of: before) != nil && number(of: items[item]) == nil
  }

  /// The article on both sides of the items from `first` up to `end`.
  private func surrounding(_ first: Int, _ end: Int, _ owner: [Int?]) -> Int? {
    var before = first - 1
    while before >= 0, items[before].kind == .debris, first - before < 8 { before -= 1 }
    var after = end
    while after < items.count, items[after].kind == .debris, after - end < 8 { after += 1 }
    guard before >= 0, after < items.count, let article = owner[before], owner[after] == article
    else { return nil }
    return article
  }

  /// The article whose headline stands right above and whose body right below, where it speaks of
  /// what the caption shows.
  private func headlined(_ members: [Int], _ first: Int, _ end: Int, _ owner: [Int?]) -> Int? {
    guard first > 0, items[first - 1].kind == .headings, end < items.count,
      items[end].kind == .body, let article = owner[end],
      !owner[..<first].contains(article),
      let caption = members.first(where: { items[$0].kind == .caption })
    else { return nil }
    let words = text.stretch(items[caption].lines)
    let start = text.range(items[end].lines.lowerBound).lowerBound
    let body = start..<min(text.scalars.count, start + 400)
    return text.coverage(of: words, in: body) >= 0.4 ? article : nil
  }

  /// The article right above, where it speaks of what the caption shows.
  private func described(_ members: [Int], _ first: Int, _ owner: [Int?]) -> Int? {
    guard first > 0, items[first - 1].kind == .body, let article = owner[first - 1],
      let caption = members.first(where: { items[$0].kind == .caption })
    else { return nil }
    let words = text.stretch(items[caption].lines)
    var top = first - 1
    while top > 0, first - top < 16, owner[top - 1] == article { top -= 1 }
    if members.allSatisfy({ !isSigned(items[$0]) }),
      items[top..<first].contains(where: { $0.kind == .byline && tookPhotos($0) })
        || features[items[top].lines.lowerBound].lead?.tookPhotos(text) == true
    {
      return article
    }
    let body = text.stretch(items[top].lines.lowerBound..<items[first - 1].lines.upperBound)
      .suffix(1500)
    guard words.count <= 70 else { return nil }
    if number(of: items[caption]) != nil, members.allSatisfy({ items[$0].kind == .caption }) {
      return article
    }
    let pointsBack =
      Self.pointers.lengthBeginning(in: text.scalars, words)
      > 0
    return text.coverage(of: words, in: body) >= (pointsBack ? 0.3 : 0.45)
      ? article : nil
  }

  /// Whether a byline is that of words and pictures: `本报记者 李明 文/图`.
  private func tookPhotos(_ item: PageItem) -> Bool {
    item.lines.contains { line in
      let marks = text.range(line).prefix { Glyph.isBylineMark(text.scalars[$0]) }
      return Byline(text, text.range(line).dropFirst(marks.count))?.tookPhotos == true
    }
  }

  /// Whether the captions tell a story of their own rather than name what a picture shows.
  private func tellsStory(_ members: [Int]) -> Bool {
    for item in members {
      if stories.contains(items[item].lines.lowerBound) { return true }
      let start = text.range(items[item].lines.lowerBound).lowerBound
      let end = text.range(items[item].lines.upperBound - 1).upperBound
      if items[item].kind == .caption, end - start > 70,
        CaptionLine.openings.lengthStanding(in: text.scalars, at: start, end: end) == 0
      {
        return true
      }
    }
    return false
  }
}
