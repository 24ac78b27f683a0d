// Finds the article of every headline. A headline stands before its body, after it, or in a block
// at the end of the page: what tells is that it shares names, numbers and rare pairs with the body.

import ChineseText

/// Matches heading lines with the articles of a page.
struct HeadlineMatcher {
  let text: PageText
  let features: [LineFeatures]
  let items: [PageItem]
  let grouping: ArticleGrouping
  /// How many articles before and after a heading may be its own.
  private static var reach: Int { HeadlineEvidence.mostArticles / 2 }
  /// How many articles are weighed for one headline.
  private static let mostBuyers = 6
  /// What it weighs that who wrote stands right below a headline: more than place alone can say for
  /// the body above.
  private static let authorBelowWeight: Float = 2.5
  /// What it weighs for the body below that a flag stands right above a headline.
  ///
  /// Source: of the headlines on annotated pages that set some apart from their bodies 310 of 346
  /// below a flag stood above their own bodies, and 795 of 1307 others.
  private static let flagAboveWeight: Float = 1.5
  /// What it weighs against an article that another headline stands above it: a comment may say
  /// more of a report's headline than the report.
  private static let othersWeight: Float = 1.5
  /// What it weighs that a headline names a table right above its rows: more than the body above
  /// can say, which may tell of the table in all its words.
  private static let rowsBelowWeight: Float = 12
  /// The longest name of a column or page that is told by its words alone.
  private static let longestFlag = 8
  /// What the evidence of a line's words is worth at least that a body says again.
  private static let leastSaid: Float = 0.4
  /// Blocks with more units altogether than this are cut one by one.
  private static let mostUnits = 4096

  init(_ grouping: ArticleGrouping) {
    text = grouping.text
    features = grouping.features
    items = grouping.items
    self.grouping = grouping
  }

  /// The article of each line of the heading items that are no subheadings; nil where none fits.
  ///
  /// Cost: linear in the text and in headings times the reach.
  func match() -> [Int: Int] {
    let open = items.indices.filter {
      items[$0].kind == .headings && grouping.owner[$0] == nil
    }
    var result = grouping.listNames
    guard !open.isEmpty, !grouping.articles.isEmpty else { return result }
    var evidence = HeadlineEvidence(
      text, features, of: open.flatMap { Array(items[$0].lines) },
      bodies: grouping.articles.map { $0.bodies.map { text.stretch(items[$0].lines) } })
    let lean = self.lean(open, &evidence)
    var blocks: [HeadlineMarket.Block] = []
    var size = 0
    for item in open {
      let block = self.block(item, &evidence, lean: lean)
      size += block.units.count
      if size <= Self.mostUnits {
        blocks.append(block)
      } else {
        // A page of nothing but headings is no page to haggle over.
        let prices = [Float](repeating: 0, count: grouping.articles.count)
        var path = HeadlineMarket.Path()
        for deal in HeadlineMarket.cut(block, prices, &path) {
          if let article = deal.article { for line in deal.lines { result[line] = article } }
        }
      }
    }
    let market = HeadlineMarket(blocks: blocks, articleCount: grouping.articles.count)
    for deal in market.settle() {
      if let article = deal.article { for line in deal.lines { result[line] = article } }
    }
    return result
  }

  /// The offers of one heading item: every run of a few units, with the articles it fits best.
  private func block(
    _ item: Int, _ evidence: inout HeadlineEvidence, lean: Float
  ) -> HeadlineMarket.Block {
    let cutting = grouping.cutting
    let neighbours = self.neighbours(item)
    let around = neighbours.next ?? neighbours.previous ?? 0
    let count = grouping.articles.count
    let window = max(0, around - Self.reach)...min(count - 1, around + Self.reach)
    let units = cutting.units(items[item].lines)
    let (weights, isUnsaid) = self.weights(
      item, units, window, neighbours, &evidence, lean: lean)
    let bonds = units.indices.map { $0 == 0 ? 0 : cutting.bond(units[$0 - 1], units[$0]) }
    let isTitle = units.map(cutting.canBeTitle)
    let isBanner = units.map(cutting.isBanner)
    var block = HeadlineMarket.Block(units: units)
    block.offers.reserveCapacity(units.count)
    block.buyers.reserveCapacity(units.count * (Self.mostBuyers + 3))
    var sum = [Float](repeating: 0, count: window.count)
    for end in units.indices {
      for slot in sum.indices { sum[slot] = 0 }
      var bond: Float = -0.8
      var canBeTitle = false
      for start in (max(0, end + 1 - HeadlineCutting.mostUnits)...end).reversed() {
        for slot in sum.indices { sum[slot] += weights[start * window.count + slot] }
        // What stands right above a slogan belongs to the page as that does.
        if isTitle[start], start == end || !isBanner[start + 1] { canBeTitle = true }
        let first = block.buyers.count
        Self.appendBest(sum, neighbours, window, to: &block.buyers)
        for buyer in first..<block.buyers.count { block.buyers[buyer].gain += bond }
        let isFlag = start == end && isUnsaid[end]
        block.buyers.append((nil, bond + (isBanner[end] ? 2 : isFlag ? 1.5 : -3)))
        block.offers.append(
          HeadlineMarket.Offer(
            end: end, count: end + 1 - start, isTitle: canBeTitle,
            buyers: first..<block.buyers.count))
        bond += bonds[start]
      }
    }
    return block
  }

  /// For each unit of a heading item how well each article of the window fits it, unit by unit; and
  /// whether no body says it again, so that it belongs to the page, if it is short.
  private func weights(
    _ item: Int, _ units: [Range<Int>], _ window: ClosedRange<Int>,
    _ neighbours: (previous: Int?, next: Int?), _ evidence: inout HeadlineEvidence, lean: Float
  ) -> (weights: [Float], isUnsaid: [Bool]) {
    // Of a long block, at most a few headlines are the neighbours'; at the page's start or end they
    // stand in the order of their articles, if in any.
    let share = min(1, 3 / Float(units.count))
    let isList = units.count >= 5 && (neighbours.next == nil || neighbours.previous == nil)
    var weights = [Float](repeating: 0, count: units.count * window.count)
    var isUnsaid = [Bool](repeating: false, count: units.count)
    for (place, unit) in units.enumerated() {
      let first = place * window.count
      for line in unit { evidence.addPairs(of: line, window, to: &weights, at: first) }
      isUnsaid[place] =
        mayBeFlag(units, place)
        && weights[first..<first + window.count].allSatisfy { $0 < Self.leastSaid }
      // The less its place says of a headline, the more its characters do.
      let certainty = 1 - 0.5 * share
      for line in unit {
        evidence.addCharacters(of: line, window, certainty: certainty, to: &weights, at: first)
      }
      for slot in 0..<window.count {
        weights[first + slot] += share * prior(slot + window.lowerBound, neighbours, lean)
        if hasOther(slot + window.lowerBound, item) { weights[first + slot] -= Self.othersWeight }
        if isList {
          let expected = Float(place) / Float(units.count) * Float(window.count)
          weights[first + slot] += max(0, 0.4 - 0.2 * abs(Float(slot) + 0.5 - expected))
        }
      }
    }
    if let next = neighbours.next, window.contains(next), let place = unitBelowFlag(units) {
      weights[place * window.count + next - window.lowerBound] += Self.flagAboveWeight
    }
    // Who wrote leads on from a headline to the body below it, and so do the rows of the list that
    // it names.
    if let next = neighbours.next, let last = units.indices.last, window.contains(next) {
      let slot = last * window.count + next - window.lowerBound
      if grouping.headsRows(item) {
        weights[slot] += Self.rowsBelowWeight
      } else if isAboveName(items[item].lines.upperBound - 1) || isSignedBelow(item, next) {
        if let previous = neighbours.previous, signsAbove(item, previous), window.contains(previous)
        {
          weights[last * window.count + previous - window.lowerBound] += Self.authorBelowWeight
        } else {
          weights[slot] += Self.authorBelowWeight
        }
      }
    }
    return (weights, isUnsaid)
  }

  /// Whether a unit is as short as a flag, and no notice's name or part of the headline around it.
  private func mayBeFlag(_ units: [Range<Int>], _ place: Int) -> Bool {
    let line = units[place].lowerBound
    return units[place].count == 1 && features[line].count <= Self.longestFlag
      && !grouping.cutting.isNotice(line) && !isHalf(units, place) && !grouping.cutting.isRest(line)
      && !(place + 1 < units.count && HeadlineShape(text, units[place + 1].lowerBound).hasDash)
  }

  /// Whether another heading item stands right above an article and who wrote it: that is its own.
  private func hasOther(_ article: Int, _ item: Int) -> Bool {
    let draft = grouping.articles[article]
    return draft.isFeature && draft.headingBefore.map { $0 != item } == true
  }

  /// Whether a line is as long as the one above: the halves of one headline are, `狠抓项目促发展`,
  /// `筑牢防线保安澜`.
  private func isHalf(_ units: [Range<Int>], _ place: Int) -> Bool {
    guard place > 0, units[place - 1].count == 1, units[place].count == 1 else { return false }
    let (above, below) = (units[place - 1].lowerBound, units[place].lowerBound)
    return features[below].count >= 6 && features[above].count == features[below].count
      && features[above].hanCount == features[above].count
      && features[below].hanCount == features[below].count
  }

  /// The last unit right below a column's flag or the name of a kind, `短评`.
  private func unitBelowFlag(_ units: [Range<Int>]) -> Int? {
    units.indices.last {
      !grouping.cutting.isBanner(units[$0]) && features.isBelowFlag(units[$0].lowerBound, text)
    }
  }

  /// Whether an author's name, without mark or role, stands right below a line.
  private func isAboveName(_ line: Int) -> Bool {
    guard line + 1 < features.count, features[line + 1].kind == .byline else { return false }
    let range = text.range(line + 1)
    return range.count <= 4 && range.allSatisfy { Glyph.isHan(text.scalars[$0]) }
  }

  /// Whether who stands below a headline, and above another, wrote the article above.
  private func signsAbove(_ item: Int, _ previous: Int) -> Bool {
    item + 2 < items.count && items[item + 1].kind == .byline
      && items[item + 2].kind == .headings && grouping.owner[item + 1] == previous
  }

  /// Whether a byline between the lines of one headline and the body of article `next` is that
  /// article's; in a longer block others stand as well.
  private func isSignedBelow(_ item: Int, _ next: Int) -> Bool {
    items[item].lines.count <= 3 && item + 2 < items.count && items[item + 1].kind == .byline
      && items[item + 2].kind == .body
      && grouping.owner[item + 1] == next && grouping.owner[item + 2] == next
  }

  /// Appends the articles with the highest sums, the highest first, and the neighbours.
  private static func appendBest(
    _ sums: [Float], _ neighbours: (previous: Int?, next: Int?), _ window: ClosedRange<Int>,
    to buyers: inout [HeadlineMarket.Buyer]
  ) {
    let first = buyers.count
    for slot in sums.indices {
      let isFull = buyers.count - first == Self.mostBuyers
      if isFull, buyers[buyers.count - 1].gain >= sums[slot] { continue }
      var place = first
      while place < buyers.count, buyers[place].gain >= sums[slot] { place += 1 }
      if isFull { buyers.removeLast() }
      buyers.insert((slot + window.lowerBound, sums[slot]), at: place)
    }
    // The article around a heading may be one that began far before.
    for case let article? in [neighbours.next, neighbours.previous]
    where window.contains(article) && !buyers[first...].contains(where: { $0.article == article }) {
      buyers.append((article, sums[article - window.lowerBound]))
    }
  }

  /// The articles whose bodies stand right before and right after a heading item. Where the body
  /// before is the rest of an article that has headings above it, the one it was woven with is
  /// looked for.
  private func neighbours(_ item: Int) -> (previous: Int?, next: Int?) {
    var previous: Int?
    var index = item - 1
    while index >= 0, previous == nil, item - index <= 40 {
      if items[index].kind == .body { previous = grouping.owner[index] }
      index -= 1
    }
    previous = previous.map { wovenWith($0, from: index, item) ?? $0 }
    var next: Int?
    index = item + 1
    while index < items.count, next == nil, index - item <= 40 {
      if items[index].kind == .body { next = grouping.owner[index] }
      index += 1
    }
    return (previous, next)
  }

  /// The article without headings above it that stands between the parts of one with headings, the
  /// last of which is right before a heading item; nil if there is none.
  private func wovenWith(_ rest: Int, from last: Int, _ item: Int) -> Int? {
    guard grouping.articles[rest].headingBefore != nil,
      let first = grouping.articles[rest].bodies.first
    else { return nil }
    var index = last
    while index > first, item - index <= 40 {
      if items[index].kind == .body, let other = grouping.owner[index], other != rest,
        grouping.articles[other].headingBefore == nil
      {
        return other
      }
      index -= 1
    }
    return nil
  }

  /// What an article's place alone says for it, per line.
  private func prior(_ article: Int, _ neighbours: (previous: Int?, next: Int?), _ lean: Float)
    -> Float
  {
    let draft = grouping.articles[article]
    if !draft.isList || grouping.listName(article) != nil, grouping.isBelowFlag(article) {
      // Right above a brief that opens with words stands its column's flag.
      return !Glyph.isBylineMark(draft.brief) && article == neighbours.next ? 0 : -2.5
    }
    if let next = neighbours.next, grouping.isHeadedBrief(next) { return article == next ? 2 : 0 }
    if article == neighbours.next, article != neighbours.previous { return 0.9 + 1.1 * lean }
    if article == neighbours.previous {
      return neighbours.next == nil || article == neighbours.next ? -0.2 : 0.9 - 1.1 * lean
    }
    return neighbours.next == nil ? -0.6 : -1.5
  }

  /// Where headlines stand on this page: 1 above their bodies, -1 below them.
  private func lean(_ open: [Int], _ evidence: inout HeadlineEvidence) -> Float {
    // Above is what a reader expects before seeing any.
    var sum: Float = 3
    var count: Float = 1
    // The first body has none above it and the last headline none below: they stand below.
    if let first = items.first(where: { $0.kind == .body || $0.kind == .headings }),
      first.kind == .body,
      open.contains(where: { neighbours($0).next == nil && neighbours($0).previous != nil })
    {
      sum -= 6
    }
    var scores: [Float] = []
    for item in open {
      let neighbours = self.neighbours(item)
      guard let next = neighbours.next, let previous = neighbours.previous, next != previous
      else { continue }
      let low = min(next, previous)
      let window = low...max(next, previous)
      guard window.count <= 2 * Self.reach else { continue }
      for line in items[item].lines.prefix(4) where features[line].kind == .text {
        scores.removeAll(keepingCapacity: true)
        for _ in window { scores.append(0) }
        evidence.addPairs(of: line, window, to: &scores, at: 0)
        sum += scores[next - low] - scores[previous - low]
        count += 1
      }
    }
    return max(-1, min(1, sum / count))
  }
}
