// How likely a line goes on with the sentence that a column's end broke off: by the words on both
// sides of the break, by what the line's paragraph shares with either story, and by where it
// stands.

/// Weighs the lines that may go on with the torn body items of one page.
///
/// A choice among all lines that may: the weights are those of a conditional logit model (McFadden,
/// "Conditional Logit Analysis of Qualitative Choice Behavior", 1974), fitted to pages put together
/// from articles of a daily, whose columns were torn at random and set between one another. There
/// the likeliest line is the right one in .88 of the breaks; by the words beside the break alone in
/// .40.
final class ContinuationScore {
  private let text: PageText
  private let features: [LineFeatures]
  private let conventions: LayoutConventions
  private let joint: SentenceJoint
  private let items: [PageItem]
  /// For each item how many headlines, bylines and reports' opening words stand above it.
  private let runs: [Int]
  /// For lines that were asked for, how much they share with the story that they stand in.
  private var hostShares: [Float?]
  private let pairs: PagePairs
  private let widths: ColumnWidths

  /// Less than this, and nothing on the page goes on with a break, rather than the line. A wrong
  /// rest costs two articles, one not found only its own.
  static let least: Float = 4.7

  /// Shares of the first so many scalars of a rest are looked for in the last so many of a story.
  private static let restReach = 200
  private static let storyReach = 700
  private static let headlineReach = 120
  /// So many lines from a break or start on are asked for the width of its column.
  private static let widthReach = 3

  init(_ labeler: LineLabeler, _ items: [PageItem], _ pairs: PagePairs, _ widths: ColumnWidths) {
    self.pairs = pairs
    self.widths = widths
    text = labeler.text
    features = labeler.features
    conventions = labeler.conventions
    joint = labeler.joint
    self.items = items
    hostShares = Array(repeating: nil, count: text.count)
    var run = 0
    runs = items.map { item in
      let isReport = item.kind == .body && labeler.features[item.lines.lowerBound].lead != nil
      if item.kind == .headings || item.kind == .byline || isReport { run += 1 }
      return run
    }
  }

  /// Where an item's sentence breaks off.
  struct Break {
    let item: Int
    fileprivate let end: SentenceJoint.End
    /// What the story says up to there.
    fileprivate let story: PagePairs.Story
    /// How wide its column is, where a line near by tells.
    fileprivate let width: ColumnWidth?
  }

  /// The break at the end of a torn item.
  func end(of item: Int) -> Break {
    let end = items[item].lines.upperBound
    return Break(
      item: item, end: joint.end(end - 1), story: pairs.story(story(item, before: end)),
      width: items[item].lines.suffix(Self.widthReach).reversed().lazy.compactMap {
        self.widths[$0]
      }.first)
  }

  /// A line with which the rest of a break may begin.
  struct Start {
    let item: Int
    let line: Int
    fileprivate let beginning: SentenceJoint.Beginning?
    /// What the place of the line tells, whatever it may go on with.
    fileprivate let place: Float
    fileprivate let width: ColumnWidth?
  }

  /// The start at a line of an item; nil where a report begins there, and for a line of verse.
  func start(_ item: Int, _ line: Int) -> Start? {
    guard features[line].lead == nil, !features[line].isVerse else { return nil }
    return Start(
      item: item, line: line, beginning: joint.beginning(line), place: place(item, line),
      width: (line..<items[item].lines.upperBound).prefix(Self.widthReach).lazy.compactMap {
        self.widths[$0]
      }.first)
  }

  /// The lines of a page with which rests may begin.
  struct Starts {
    let all: [Start]
    /// What the first words behind each say.
    fileprivate let rests: PagePairs.Rests
  }

  /// The starts with what the first words behind each say. Cost: linear in these words.
  func reading(_ starts: [Start]) -> Starts {
    let rests = pairs.rests(
      starts.map {
        text.stretch($0.line..<items[$0.item].lines.upperBound).prefix(Self.restReach)
      })
    return Starts(all: starts, rests: rests)
  }

  /// What it speaks against a start that no headline or report stands between it and the break:
  /// both are rather of one story that lost a line.
  func doubt(_ from: Break, _ start: Start) -> Float {
    let isNext = from.item + 1 == start.item && start.line == items[start.item].lines.lowerBound
    return from.item < start.item && runs[from.item] == runs[start.item] && !isNext ? 1.5 : 0
  }

  /// How likely the start at `index`, `distance` body items on, goes on with a break: the logarithm
  /// of the odds but for a constant. Anything up to `floor` where it is not more than that.
  func score(
    _ from: Break, _ index: Int, of starts: Starts, distance: Int, above floor: Float
  ) -> Float {
    let start = starts.all[index]
    var score = 0.6 * joint.score(from.end, start.beginning) + start.place
    // With nothing between them, only the words tell.
    if from.item + 1 == start.item, start.line == items[start.item].lines.lowerBound {
      return score + 5
    }
    switch distance {
    case ..<0: score -= 3.9
    case 0...1: score += 4.3
    case 2: score += 2.7
    case 3...4: score += 0.9
    default: score -= 2.9
    }
    if let one = from.width, let two = start.width {
      score -= min(ColumnWidth.mostMisfit, max(0, one.misfit(two) - 0.3))
    }
    guard score + 2 * starts.rests.most[index] > floor else { return score }
    score += 2 * pairs.share(from.story, starts.rests, index)
    guard score > floor else { return score }
    return score - 1.5 * hostShare(index, of: starts)
  }

  /// What the place of a line tells, whatever it may go on with.
  private func place(_ item: Int, _ line: Int) -> Float {
    var score: Float = 0
    if conventions.indentsTell {
      // A paragraph's first line is set in.
      score += text.lines[line].isSetIn ? -2 : 1
    }
    if conventions.blankLinesTell, text.lines[line].followsBlank { score += 4 }
    if line > items[item].lines.lowerBound {
      score -= 1.4
    } else if item > 0 {
      switch items[item - 1].kind {
      case .headings: return score - 1.8
      case .byline: return score - 6
      case .body: break
      default: return score
      }
    } else {
      return score
    }
    // A line that goes on well with the one above is in its place.
    guard !features[line - 1].isComplete else { return score }
    return score + 0.3 - 0.25 * max(0, joint.score(line - 1, line))
  }

  /// How much the rest behind the start at `index` shares with the story above it.
  private func hostShare(_ index: Int, of starts: Starts) -> Float {
    let start = starts.all[index]
    if let known = hostShares[start.line] { return known }
    var host = start.line > items[start.item].lines.lowerBound ? start.item : start.item - 1
    var headings: [Range<Int>] = []
    // Below a heading it may be the story of that, or go on with the one above.
    while host >= 0, items[host].kind != .body {
      if items[host].kind == .headings { headings.append(headline(host)) }
      host -= 1
    }
    let body =
      host < 0 ? [] : story(host, before: min(start.line, items[host].lines.upperBound))
    let share = pairs.share(pairs.story(headings + body), starts.rests, index)
    hostShares[start.line] = share
    return share
  }

  /// The end of an item's text before a line, and the headline right above it.
  private func story(_ item: Int, before line: Int) -> [Range<Int>] {
    let body = text.stretch(items[item].lines.lowerBound..<line).suffix(Self.storyReach)
    var above = item - 1
    while above >= 0, items[above].kind == .byline { above -= 1 }
    guard above >= 0, items[above].kind == .headings else { return [body] }
    return [headline(above), body]
  }

  private func headline(_ item: Int) -> Range<Int> {
    text.stretch(items[item].lines).suffix(Self.headlineReach)
  }
}
