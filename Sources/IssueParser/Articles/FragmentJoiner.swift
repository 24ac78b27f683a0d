// Puts torn columns together: a body fragment that breaks off in mid-sentence is linked to the one
// that goes on with it, also where other articles stand between, before or after. The rest of a
// sentence may stand right behind another article's last paragraph: then that item is cut in two.

/// Links between body fragments of one page.
struct FragmentJoiner {
  let text: PageText
  let features: [LineFeatures]
  let joint: SentenceJoint
  private let labeler: LineLabeler
  /// The page's items, cut where the rest of a torn sentence begins inside one.
  private(set) var items: [PageItem]
  /// For each item the item that goes on with its last sentence, or nil.
  private(set) var successors: [Int?] = []
  /// The first lines of the items that no sentence joins to the one before, with the first line of an
  /// item of their article, nil where that is their own.
  private(set) var strays: [Int: Int?] = [:]
  private var cohesion: Cohesion
  /// How many fragments before and after are looked at for a continuation.
  private let reach = 24

  /// Joins the fragments. Cost: linear in the items, times the reach.
  init(_ labeler: LineLabeler, _ labels: [LineLabel], _ items: [PageItem]) {
    text = labeler.text
    features = labeler.features
    joint = labeler.joint
    self.labeler = labeler
    self.items = items
    cohesion = Cohesion(text)
    _ = cutItems(labels, least: 2.5, reach: reach)
    link()
    // Whose rest was given away may go on inside another item, and so may who stood there.
    for _ in 0..<3 {
      guard cutItems(labels, least: 1.5, reach: 8) else { break }
      link()
    }
    takeStrays(labels)
  }

  /// Cuts off the paragraphs that belong to another story than the one they stand in.
  private mutating func takeStrays(_ labels: [LineLabel]) {
    let found = StrayParagraphs(labeler, labels, items, successors: successors).find()
    guard !found.isEmpty else { return }
    strays = Dictionary(
      found.map { ($0.line, $0.home.map { items[$0].lines.lowerBound }) },
      uniquingKeysWith: { first, _ in first })
    cut(before: Set(strays.keys))
    link()
  }

  /// Cuts body items where a paragraph inside them is the rest of a torn sentence, with a score of at
  /// least `least`; false if none is.
  private mutating func cutItems(_ labels: [LineLabel], least: Float, reach: Int) -> Bool {
    let fragments = items.indices.filter { items[$0].kind == .body }
    var cuts = Set<Int>()
    for (position, from) in fragments.enumerated() where isTorn(from) && !goesOnNext(from) {
      let near = max(0, position - reach)...min(fragments.count - 1, position + reach)
      var best: (score: Float, line: Int)?
      var looked = 0
      for other in near where other != position {
        let to = fragments[other]
        for line in items[to].lines.dropFirst() where looked < 400 && mayBegin(line, labels) {
          looked += 1
          let bridge: Float = isBridged(from, by: to) ? 2.5 : 0
          let score = bridge + innerScore(from, to, line, above: (best?.score ?? least) - bridge)
          if score > best?.score ?? least { best = (score, line) }
        }
      }
      if let best { cuts.insert(best.line) }
    }
    guard !cuts.isEmpty else { return false }
    cut(before: cuts)
    return true
  }

  /// Cuts body items before some of their lines.
  private mutating func cut(before cuts: Set<Int>) {
    var result: [PageItem] = []
    for item in items {
      var first = item.lines.lowerBound
      for line in item.lines.dropFirst() where item.kind == .body && cuts.contains(line) {
        result.append(PageItem(kind: .body, lines: first..<line))
        first = line
      }
      result.append(PageItem(kind: item.kind, lines: first..<item.lines.upperBound))
    }
    items = result
  }

  /// Whether a fragment may begin with a line: a paragraph does, or the line before breaks off short, or
  /// ends a sentence on a page whose paragraphs are set in.
  private func mayBegin(_ line: Int, _ labels: [LineLabel]) -> Bool {
    if labels[line] == .start { return true }
    if features[line - 1].isComplete { return labeler.conventions.indentsTell }
    return labeler.conventions.layout != .printedLines || labeler.isShort(line - 1)
  }

  /// How well the paragraph that begins at `line` inside item `to` goes on with item `from`; less than
  /// `least` where it is no more than that.
  private mutating func innerScore(_ from: Int, _ to: Int, _ line: Int, above least: Float) -> Float
  {
    guard let last = items[from].lines.last else { return -9 }
    var join = joint.score(last, line) - 1 + indent(line)
    if !features[line - 1].isComplete { join -= 0.7 + max(0, joint.score(line - 1, line)) }
    guard join > min(0, least), join + Cohesion.limit > least else { return join }
    let rest = text.stretch(line..<items[to].lines.upperBound)
    return join
      + cohesion.preference(
        rest, home: text.stretch(items[from].lines),
        host: text.stretch(items[to].lines.lowerBound..<line))
  }

  /// Whether the item right behind goes on well enough with a torn one.
  private func goesOnNext(_ item: Int) -> Bool {
    guard item + 1 < items.count, items[item + 1].kind == .body, let last = items[item].lines.last
    else { return false }
    if !successors.isEmpty {
      // Once linked: what nothing else goes on with.
      if features[items[item + 1].lines.lowerBound].lead != nil { return false }
      return successors[item] != nil || !successors.contains(item + 1)
    }
    return joint.score(last, items[item + 1].lines.lowerBound) > -0.5
  }

  private mutating func link() {
    let fragments = items.indices.filter { items[$0].kind == .body }
    successors = [Int?](repeating: nil, count: items.count)
    var predecessor = [Int?](repeating: nil, count: items.count)
    // What each torn fragment may go on with, weighed once for both passes.
    var pairs: [(score: Float, from: Int, to: Int, place: Int, distance: Int)] = []
    for (position, from) in fragments.enumerated() where isTorn(from) {
      for other in max(0, position - reach)...min(fragments.count - 1, position + reach)
      where other != position {
        let to = fragments[other]
        let score = linkScore(from, to, distance: other - position, fragments)
        if score > -4 { pairs.append((score, from, to, other, other - position)) }
      }
    }
    for pass in 0..<2 {
      var candidates: [(score: Float, from: Int, to: Int)] = []
      for (plain, from, to, place, distance) in pairs
      where successors[from] == nil && predecessor[to] == nil {
        var score = plain
        if pass == 1 {
          if isBridged(to, place, fragments) { score += 2.5 }
          if to > 0, isBridged(from, by: to - 1) { score += 3.5 }
        }
        if score > least(from, to, distance) {
          candidates.append((score, from, to))
        }
      }
      candidates.sort { ($0.score, -$0.from, -$0.to) > ($1.score, -$1.from, -$1.to) }
      for (_, from, to) in candidates where successors[from] == nil && predecessor[to] == nil {
        guard !leads(to, to: from) else { continue }
        successors[from] = to
        predecessor[to] = from
      }
    }
    for position in fragments.indices { cross(position, fragments, &predecessor) }
  }

  /// What a link must be worth: where a report's opening words follow a torn sentence, the next column but
  /// one goes on with it rather than none.
  private func least(_ from: Int, _ to: Int, _ distance: Int) -> Float {
    if from + 1 == to { return 1.5 }
    if distance == 1 { return 0.5 }
    let isCutOff =
      distance == 2 && from + 2 == to && features[items[from + 1].lines.lowerBound].lead != nil
    return isCutOff ? 1.5 : 2.5
  }

  /// Links a torn fragment that nothing goes on with, and the one after it, where they go on in turn:
  /// the first column's rest stands behind the second's beginning.
  private mutating func cross(
    _ position: Int, _ fragments: [Int], _ predecessor: inout [Int?]
  ) {
    let first = fragments[position]
    guard successors[first] == nil, isTorn(first) else { return }
    let end = fragments.count - 1
    var best: (gain: Float, second: Int, third: Int, fourth: Int)?
    for place in (position + 2)..<max(position + 2, min(end, position + 7)) {
      let second = fragments[place - 1]
      let third = fragments[place]
      guard isTorn(second), predecessor[third] == nil || predecessor[third] == second,
        predecessor[third] == second || successors[second] == nil
      else { continue }
      let start = linkScore(first, third, distance: place - position, fragments)
      guard start > 0.5 else { continue }
      let lost = predecessor[third] == nil ? 0 : linkScore(second, third, distance: 1, fragments)
      for after in (place + 1)...min(end, place + 6) where predecessor[fragments[after]] == nil {
        let fourth = fragments[after]
        let rest = linkScore(second, fourth, distance: after - place + 1, fragments)
        let gain = start + rest - max(0, lost)
        if rest > 0.5, gain > best?.gain ?? 2.5 { best = (gain, second, third, fourth) }
      }
    }
    guard let best, !leads(best.third, to: first), !leads(best.fourth, to: best.second) else {
      return
    }
    successors[first] = best.third
    predecessor[best.third] = first
    successors[best.second] = best.fourth
    predecessor[best.fourth] = best.second
  }

  /// Whether the item's last sentence is not complete.
  private func isTorn(_ item: Int) -> Bool {
    guard let last = items[item].lines.last else { return false }
    return !features[last].isComplete
  }

  private mutating func linkScore(_ from: Int, _ to: Int, distance: Int, _ fragments: [Int])
    -> Float
  {
    guard let last = items[from].lines.last, let first = items[to].lines.first else { return -9 }
    if features[first].lead != nil { return -9 }
    var score = joint.score(last, first) + indent(first)
    if distance == 1 {
      score += from + 1 == to ? 2 : 0.5
    } else {
      score -= distance < 0 ? 2 : 1
      // Below a full line the next one goes on, unless that begins otherwise.
      if from + 1 < items.count, items[from + 1].kind == .body,
        features[items[from + 1].lines.lowerBound].lead == nil,
        labeler.conventions.layout == .printedLines, !labeler.isShort(last)
      {
        score -= 1
      }
    }
    guard to > 0 else { return score }
    // After a heading or byline a fragment begins as it should; after a torn one it is an orphan.
    switch items[to - 1].kind {
    case .byline: score -= 4
    case .headings where distance == 1: score -= 1.5
    case .headings:
      score -= 2
      if score > -0.5 { score += headingPreference(from, to) }
    case .body where distance != 1:
      if let before = items[to - 1].lines.last, !features[before].isComplete {
        // What stands between two that break off is out of place, unless it goes on with the first.
        score += joint.score(before, first) < -3 ? 1 : -0.5
      }
      if score > 1.5 {
        score += cohesion.preference(
          text.stretch(items[to].lines), home: text.stretch(items[from].lines),
          host: text.stretch(items[to - 1].lines))
      }
    default: break
    }
    return score
  }

  /// How much an item behind a heading goes with `from` rather than with that heading, or with what
  /// stands above it.
  private mutating func headingPreference(_ from: Int, _ to: Int) -> Float {
    var above = to - 1
    while above > 0, items[above].kind != .body, to - above < 8 { above -= 1 }
    let body = text.stretch(items[to].lines)
    let heading = text.stretch(items[to - 1].lines)
    let opening = body.lowerBound..<min(body.upperBound, body.lowerBound + 200)
    let fit = HeadlineMatcher.coverage(text, heading, in: opening)
    guard items[above].kind == .body else { return -4 * fit }
    // A headline below its body leaves what follows without one.
    let fitAbove = HeadlineMatcher.coverage(
      text, heading, in: text.stretch(items[above].lines).suffix(1500))
    var preference = max(-3, min(3, 5 * (fitAbove - fit)))
    if above != from {
      preference += cohesion.preference(
        body, home: text.stretch(items[from].lines), host: text.stretch(items[above].lines))
    }
    return preference
  }

  /// How much the edge of a line says that it goes on with another: a paragraph's first is set in.
  private func indent(_ line: Int) -> Float {
    guard labeler.conventions.indentsTell else { return 0 }
    return (2...6).contains(text.lines[line].indent) ? -2 : 1
  }

  /// Whether a link already made passes over the fragment, so that it is out of place where it is.
  private func isBridged(_ item: Int, _ position: Int, _ fragments: [Int]) -> Bool {
    for near in max(0, position - 4)..<position {
      if let next = successors[fragments[near]], next > item { return true }
    }
    return false
  }

  /// Whether what goes on over a torn item is `other`: where one column's rest stands, that of the next
  /// is not far.
  private func isBridged(_ item: Int, by other: Int) -> Bool {
    guard !successors.isEmpty, item < other else { return false }
    return (max(0, item - 4)..<item).contains { successors[$0] == other }
  }

  /// Whether following the links from `first` comes to `last`, at most a hundred steps on.
  private func leads(_ first: Int, to last: Int) -> Bool {
    var item = first
    for _ in 0..<100 {
      if item == last { return true }
      guard let next = successors[item] else { return false }
      item = next
    }
    return true
  }
}
