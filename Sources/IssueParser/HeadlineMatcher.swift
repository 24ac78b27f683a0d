// Finds the article of every headline. A headline stands before its body, after it, or in a block
// at the end of the page: what tells is that it shares names, numbers and rare pairs with the body.

/// Matches heading lines with the articles of a page.
struct HeadlineMatcher {
  let text: PageText
  let features: [LineFeatures]
  let items: [PageItem]
  let grouping: ArticleGrouping
  /// How many articles before and after a heading may be its own.
  private let reach = 32

  /// The share of a heading's distinct pairs that occur in a stretch of body, 0...1.
  ///
  /// Cost: the product of the lengths, both bounded by the callers.
  static func coverage(_ text: PageText, _ heading: Range<Int>, in body: Range<Int>) -> Float {
    let scalars = text.scalars
    var pairs = PairSet(most: 60)
    for index in heading.prefix(60).dropLast()
    where isWord(scalars[index]) && isWord(scalars[index + 1]) {
      pairs.insert(scalars[index], scalars[index + 1])
    }
    guard pairs.count > 0, body.count > 1 else { return 0 }
    return Float(pairs.countStanding(in: scalars, body)) / Float(pairs.count)
  }

  /// The article of each line of the heading items that are no subheadings; nil where none fits.
  ///
  /// Cost: linear in the text and in headings times the reach.
  func match() -> [Int: Int] {
    let open = items.indices.filter {
      items[$0].kind == .headings && grouping.owner[$0] == nil
    }
    guard !open.isEmpty, !grouping.articles.isEmpty else { return [:] }
    let occurrences = articlesOfPairs(headingLines: open.flatMap { Array(items[$0].lines) })
    let anchors = firstLines()
    let block = endBlock(open, occurrences)
    var result: [Int: Int] = [:]
    // Twice: only when all have been placed is it known which articles the others leave untitled.
    var titledBy: [Int?] = grouping.articles.map { _ in nil }
    for pass in 0..<2 {
      var next = titledBy.map { _ in Int?.none }
      for item in open {
        if let block = block, block.item == item {
          for (line, article) in block.lines {
            result[line] = article
            next[article] = item
          }
          continue
        }
        let isSettled = pass == 1
        for (line, article) in assign(item, occurrences, anchors, isSettled ? titledBy : nil) {
          result[line] = article
          if features[line].kind == .text, next[article] == nil { next[article] = item }
        }
      }
      titledBy = next
    }
    return result
  }

  /// For each pair that any heading holds, the articles in whose body it occurs, ascending.
  private func articlesOfPairs(headingLines: [Int]) -> [UInt64: [Int32]] {
    var table: [UInt64: [Int32]] = [:]
    // A sieve of 2^16 bits keeps most of the body away from the dictionary.
    var sieve = [Bool](repeating: false, count: 1 << 16)
    let scalars = text.scalars
    for line in headingLines {
      for index in pairStarts(line) where index + 1 < scalars.count {
        table[Self.key(scalars[index], scalars[index + 1])] = []
        sieve[Self.sieveSlot(scalars[index], scalars[index + 1])] = true
      }
    }
    for (article, draft) in grouping.articles.enumerated() {
      for item in draft.bodies {
        let lines = items[item].lines
        let start = text.range(lines.lowerBound).lowerBound
        let end = text.range(lines.upperBound - 1).upperBound
        guard end - start > 1 else { continue }
        for index in start..<(end - 1)
        where sieve[Self.sieveSlot(scalars[index], scalars[index + 1])] {
          let pair = Self.key(scalars[index], scalars[index + 1])
          guard let last = table[pair]?.last else {
            if table[pair] != nil { table[pair]?.append(Int32(article)) }
            continue
          }
          if last != Int32(article) { table[pair]?.append(Int32(article)) }
        }
      }
    }
    return table
  }

  /// The first line of every article's body, ascending with the article.
  private func firstLines() -> [Int] {
    grouping.articles.map { draft in draft.bodies.first.map { items[$0].lines.lowerBound } ?? 0 }
  }

  /// Gives the lines of one heading item to articles: the best sequence, in which going over from one
  /// article to another costs a little.
  private func assign(
    _ item: Int, _ occurrences: [UInt64: [Int32]], _ anchors: [Int], _ titledBy: [Int?]?
  ) -> [(line: Int, article: Int)] {
    let neighbours = self.neighbours(item)
    let around = neighbours.next ?? neighbours.previous ?? 0
    let window = max(0, around - reach)...min(anchors.count - 1, around + reach)
    let lines = Array(items[item].lines)
    var score = [Float](repeating: 0, count: window.count)
    var back: [[Int]] = []
    for (position, line) in lines.enumerated() {
      let weights = lineScores(line, window, occurrences)
      var next = [Float](repeating: 0, count: window.count)
      var from = [Int](repeating: 0, count: window.count)
      let best = score.indices.max { score[$0] < score[$1] } ?? 0
      let isGlyph = features[line].kind != .text
      // A deck with a dash hangs on the line above.
      let hangs = text.range(line).first.map { text.scalars[$0] == Glyph.dash } ?? false
      for slot in 0..<window.count {
        let stay = score[slot]
        let change = score[best] - (position == 0 ? 0 : isGlyph ? 6 : hangs ? 4 : 0.8)
        from[slot] = stay >= change ? slot : best
        next[slot] =
          max(stay, change) + weights[slot]
          + (isGlyph && position > 0
            ? 0 : prior(slot + window.lowerBound, item, neighbours, titledBy))
      }
      score = next
      back.append(from)
    }
    var slot = score.indices.max { score[$0] < score[$1] } ?? 0
    var result: [(line: Int, article: Int)] = []
    for position in lines.indices.reversed() {
      result.append((lines[position], slot + window.lowerBound))
      slot = back[position][slot]
    }
    return result.reversed()
  }

  /// The articles whose bodies stand right before and right after a heading item.
  private func neighbours(_ item: Int) -> (previous: Int?, next: Int?) {
    var previous: Int?
    var index = item - 1
    while index >= 0, previous == nil, item - index <= 40 {
      if items[index].kind == .body { previous = grouping.owner[index] }
      index -= 1
    }
    var next: Int?
    index = item + 1
    while index < items.count, next == nil, index - item <= 40 {
      if items[index].kind == .body { next = grouping.owner[index] }
      index += 1
    }
    return (previous, next)
  }

  /// What an article's place alone says for it, per line.
  private func prior(
    _ article: Int, _ item: Int, _ neighbours: (previous: Int?, next: Int?), _ titledBy: [Int?]?
  ) -> Float {
    if article == neighbours.next, article != neighbours.previous { return 2 }
    guard let titledBy else { return article == neighbours.previous ? 0 : -1 }
    let isUntitled = titledBy[article] == nil || titledBy[article] == item
    if article == neighbours.previous { return isUntitled ? 0.8 : -1.2 }
    return isUntitled ? -0.6 : -2.5
  }

  /// How well each article's body covers the line's pairs; pairs that few articles have weigh more.
  func lineScores(
    _ line: Int, _ window: ClosedRange<Int>, _ occurrences: [UInt64: [Int32]]
  ) -> [Float] {
    var scores = [Float](repeating: 0, count: window.count)
    let scalars = text.scalars
    var seen = PairSet(most: pairStarts(line).count)
    var total: Float = 0
    for index in pairStarts(line)
    where Self.isWord(scalars[index]) && Self.isWord(scalars[index + 1]) {
      guard seen.insert(scalars[index], scalars[index + 1]),
        let articles = occurrences[Self.key(scalars[index], scalars[index + 1])]
      else { continue }
      let share = Float(articles.count) / Float(max(1, grouping.articles.count))
      let weight: Float = 1.2 - share
      total += weight
      var low = 0
      var high = articles.count
      while low < high {
        let middle = (low + high) / 2
        if Int(articles[middle]) < window.lowerBound { low = middle + 1 } else { high = middle }
      }
      while low < articles.count, Int(articles[low]) <= window.upperBound {
        scores[Int(articles[low]) - window.lowerBound] += weight
        low += 1
      }
    }
    guard total > 0 else { return scores }
    let scale: Float = features[line].kind == .text ? 6 : 1
    for slot in scores.indices { scores[slot] = scale * scores[slot] / total }
    return scores
  }

  /// Where the pairs of a heading line start; a single character makes one with the next line's.
  private func pairStarts(_ line: Int) -> Range<Int> {
    let range = text.range(line)
    if features[line].kind == .text { return range.prefix(60).dropLast() }
    guard line + 1 < text.count, features[line + 1].kind == .glyph, let last = range.last
    else { return range.prefix(1).dropLast() }
    return last..<(last + 1)
  }

  private static func isWord(_ scalar: UInt32) -> Bool {
    Glyph.isHan(scalar) || Glyph.isDigit(scalar) || Glyph.isLetter(scalar)
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  private static func sieveSlot(_ first: UInt32, _ second: UInt32) -> Int {
    Int((first &* 0x9E37 ^ second &* 0x85EB) & 0xFFFF)
  }
}
