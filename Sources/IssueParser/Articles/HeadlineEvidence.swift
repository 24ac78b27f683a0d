// How well the bodies of a page's articles say again what its headings say: names, numbers, rare
// pairs of characters, and where a headline is too terse for those, its single characters.

import ChineseText

/// What the words of heading lines say for each article.
struct HeadlineEvidence {
  /// So many articles are weighed for one line at most.
  static var mostArticles: Int { Scores.count }
  private typealias Scores = InlineArray<65, Float>

  /// What all the pairs of a line weigh, and what each character of a vertical headline's line does
  /// with the next.
  private static let pairsWeight: (line: Float, single: Float) = (6, 1)
  /// What it weighs that a pair occurs in one body more often than in others.
  private static let oftenWeight: Float = 0.4
  /// What a nat of what single characters say weighs beside pairs.
  private static let characterWeight: Float = 0.25
  /// A line of fewer characters says less by them.
  private static let usualLength: Float = 10
  /// What the best of several bodies gains by chance.
  private static let noise: Float = 0.4
  /// What its characters alone can say at most for a line.
  private static let most: Float = 2.5

  private let text: PageText
  private let features: [LineFeatures]
  private let articleCount: Int
  private var pairs: PairOccurrences
  private var characters: CharacterOccurrences

  /// Looks for what some heading lines say in the bodies of the articles, stretches of the page's
  /// text. Cost: linear in the text.
  init(
    _ text: PageText, _ features: [LineFeatures], of lines: [Int], bodies: [[Range<Int>]]
  ) {
    self.text = text
    self.features = features
    articleCount = bodies.count
    let scalars = text.scalars
    var set = PairSet(
      most: lines.reduce(0) { $0 + Self.pairStarts($1, text, features).count })
    for line in lines {
      for index in Self.pairStarts(line, text, features) where index + 1 < scalars.count {
        set.insert(scalars[index], scalars[index + 1])
      }
    }
    pairs = PairOccurrences(set, in: text.pairs, bodies: bodies)
    characters = CharacterOccurrences(
      of: lines.map { text.range($0) }, in: scalars, bodies: bodies)
  }

  /// Adds how well the body of each article of a window covers a line's pairs, from place `base` of
  /// `weights` on; pairs that few articles have weigh more.
  mutating func addPairs(
    of line: Int, _ window: ClosedRange<Int>, to weights: inout [Float], at base: Int
  ) {
    let scalars = text.scalars
    let articles = pairs.entries
    var scores = Scores(repeating: 0)
    var total: Float = 0
    pairs.beginLine()
    for index in Self.pairStarts(line, text, features)
    where Glyph.isOfWord(scalars[index]) && Glyph.isOfWord(scalars[index + 1]) {
      guard let found = pairs.newRange(scalars[index], scalars[index + 1]) else { continue }
      let share = Float(found.count) / Float(max(1, articleCount))
      let weight: Float = 1.2 - share
      total += weight
      let first = partitioningIndex(in: found) { articles[$0].article < window.lowerBound }
      var end = first
      while end < found.upperBound, articles[end].article <= window.upperBound { end += 1 }
      guard first < end else { continue }
      // What all have, one may have far more often.
      var most = 0
      for entry in first..<end { most = max(most, articles[entry].count) }
      total += Self.oftenWeight
      for entry in first..<end {
        scores[articles[entry].article - window.lowerBound] +=
          weight + Self.oftenWeight * Float(articles[entry].count) / Float(most)
      }
    }
    guard total > 0 else {
      for slot in 0..<window.count { weights[base + slot] += scores[slot] }
      return
    }
    let weight =
      features[line].kind == .text
      ? Self.pairsWeight.line : Self.pairsWeight.single * Float(features[line].count)
    for slot in 0..<window.count { weights[base + slot] += weight * scores[slot] / total }
  }

  /// Adds how much more or less of a line's characters each body says again than the bodies of the
  /// window do in the mean, in so far as `certainty`, 0...1, is had of them.
  mutating func addCharacters(
    of line: Int, _ window: ClosedRange<Int>, certainty: Float, to weights: inout [Float],
    at base: Int
  ) {
    var scores = Scores(repeating: 0)
    var sum: Float = 0
    characters.forEachSaid(text.scalars[text.range(line).prefix(60)], window) { article, evidence in
      scores[article - window.lowerBound] += evidence
      sum += evidence
    }
    let weight =
      certainty * Self.characterWeight * min(1, Float(features[line].count) / Self.usualLength)
    let mean = sum / Float(window.count)
    for slot in 0..<window.count {
      let above = weight * (scores[slot] - mean)
      let told = above - max(-Self.noise, min(Self.noise, above))
      weights[base + slot] += max(-Self.most, min(Self.most, told))
    }
  }

  /// Where the pairs of a heading line start; the last character of one of a few makes one with the
  /// next line's.
  private static func pairStarts(_ line: Int, _ text: PageText, _ features: [LineFeatures])
    -> Range<Int>
  {
    let range = text.range(line)
    if features[line].kind == .text { return range.prefix(60).dropLast() }
    let goesOn = line + 1 < text.count && features[line + 1].kind == .glyph
    return goesOn ? range : range.dropLast()
  }
}
