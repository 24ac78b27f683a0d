// Captions and credits: which of them make one photo, whether the photo is part of an article, and
// which paragraphs before a caption tell its story.

/// One photo: the items of its caption, credit and story, in file order.
struct PhotoDraft {
  var items: [Int]
  /// The article that it illustrates; nil where it stands alone.
  var article: Int?
}

/// Finds the photos of a page.
struct PhotoGrouping {
  let text: PageText
  let features: [LineFeatures]
  let items: [PageItem]

  /// Body items that are the story of a photo, found before articles are made.
  ///
  /// A paragraph or two between a heading (or another article's end) and a caption, that begin as
  /// picture stories do or share the caption's words, belong to the caption.
  func stories() -> Set<Int> {
    var result = Set<Int>()
    for (index, item) in items.enumerated()
    where item.kind == .caption && index > 0 && items[index - 1].kind == .body {
      let before = items[index - 1]
      let start = text.range(before.lines.lowerBound).lowerBound
      let end = text.range(before.lines.upperBound - 1).upperBound
      guard end - start <= 400, features[before.lines.lowerBound].lead == nil,
        let last = before.lines.last, features[last].isComplete
      else { continue }
      let caption = text.range(item.lines.lowerBound)
      let fit = HeadlineMatcher.coverage(text, caption, in: start..<end)
      let opens = Self.openers.lengthStanding(in: text.scalars, at: start, end: end) > 0
      if fit + (opens ? 0.3 : 0) >= 0.5 { result.insert(index - 1) }
    }
    return result
  }

  /// The photos, given the article of each item.
  func photos(owner: [Int?], stories: Set<Int>) -> [PhotoDraft] {
    var photos: [PhotoDraft] = []
    var index = 0
    while index < items.count {
      let kind = items[index].kind
      guard kind == .caption || kind == .credit || stories.contains(index) else {
        index += 1
        continue
      }
      var members = [index]
      var end = index + 1
      while end < items.count, items[end].kind == .caption || items[end].kind == .credit {
        members.append(end)
        end += 1
      }
      let isPageWide = members.allSatisfy { isPageCredit($0) }
      photos.append(
        PhotoDraft(
          items: members,
          article: isPageWide || tellsStory(members, stories)
            ? nil : surrounding(index, end, owner)))
      index = end
    }
    return photos
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

  private func isPageCredit(_ item: Int) -> Bool {
    guard items[item].kind == .credit else { return false }
    let range = text.range(items[item].lines.lowerBound)
    return Self.pageCredits.lengthStanding(
      in: text.scalars, at: range.lowerBound, end: range.upperBound) > 0
  }

  /// Whether the captions tell a story of their own rather than name what a picture shows.
  private func tellsStory(_ members: [Int], _ stories: Set<Int>) -> Bool {
    for item in members {
      if stories.contains(item) { return true }
      let range = text.range(items[item].lines.lowerBound)
      if items[item].kind == .caption, range.count > 70,
        CaptionLine.openings.lengthStanding(
          in: text.scalars, at: range.lowerBound, end: range.upperBound) == 0
      {
        return true
      }
    }
    return false
  }

  private static let pageCredits: [Phrase] = ["本版", "(本版", "本组"]

  private static let openers: [Phrase] = [
    "近日", "日前", "今年以来", "连日来", "近年来", "时下", "眼下", "初春", "春节", "当前", "昨日", "入冬", "入春",
    "入夏", "入秋", "盛夏", "金秋", "仲春", "立春",
  ]
}
