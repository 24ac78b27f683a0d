// Puts torn columns together: a body fragment that breaks off in mid-sentence is linked to the one
// that goes on with it, also where other articles stand between, before or after.

/// Links between body fragments of one page.
struct FragmentJoiner {
  let text: PageText
  let features: [LineFeatures]
  let labeler: LineLabeler
  let items: [PageItem]
  /// How many fragments before and after are looked at for a continuation.
  private let reach = 24

  init(_ labeler: LineLabeler, _ items: [PageItem]) {
    text = labeler.text
    features = labeler.features
    self.labeler = labeler
    self.items = items
  }

  /// For each item the item that goes on with its last sentence, or nil.
  ///
  /// Cost: linear in the items, times the reach.
  func successors() -> [Int?] {
    let fragments = items.indices.filter { items[$0].kind == .body }
    var order = [Int](repeating: -1, count: items.count)
    for (position, item) in fragments.enumerated() { order[item] = position }
    var successor = [Int?](repeating: nil, count: items.count)
    var predecessor = [Int?](repeating: nil, count: items.count)

    for pass in 0..<2 {
      var candidates: [(score: Float, from: Int, to: Int)] = []
      for (position, from) in fragments.enumerated() where successor[from] == nil {
        guard isTorn(from) else { continue }
        let near = max(0, position - reach)...min(fragments.count - 1, position + reach)
        for other in near where other != position && predecessor[fragments[other]] == nil {
          let to = fragments[other]
          var score = linkScore(from, to, distance: other - position)
          if pass == 1, isBridged(to, other, fragments, successor) { score += 2.5 }
          if score > (other == position + 1 ? 0.5 : 2.5) { candidates.append((score, from, to)) }
        }
      }
      candidates.sort { ($0.score, -$0.from, -$0.to) > ($1.score, -$1.from, -$1.to) }
      for (_, from, to) in candidates where successor[from] == nil && predecessor[to] == nil {
        guard !leads(to, to: from, successor) else { continue }
        successor[from] = to
        predecessor[to] = from
      }
    }
    return successor
  }

  /// Whether the item's last sentence is not complete.
  func isTorn(_ item: Int) -> Bool {
    guard let last = items[item].lines.last else { return false }
    return !features[last].isComplete
  }

  private func linkScore(_ from: Int, _ to: Int, distance: Int) -> Float {
    guard let last = items[from].lines.last, let first = items[to].lines.first else { return -9 }
    if features[first].lead != nil { return -9 }
    var score = labeler.joint.score(last, first)
    if distance == 1 {
      score += from + 1 == to ? 1 : 0.5
    } else {
      score -= distance < 0 ? 2 : 1
    }
    // After a heading or byline a fragment begins as it should; after a torn one it is an orphan.
    if to > 0 {
      switch items[to - 1].kind {
      case .byline: score -= 4
      case .headings: score -= distance == 1 ? 1.5 : 3
      case .body:
        if distance != 1, let before = items[to - 1].lines.last, !features[before].isComplete {
          score += 1
        }
      default: break
      }
    }
    return score
  }

  /// Whether a link already made passes over the fragment, so that it is out of place where it is.
  private func isBridged(
    _ item: Int, _ position: Int, _ fragments: [Int], _ successor: [Int?]
  ) -> Bool {
    for near in max(0, position - 4)..<position {
      if let next = successor[fragments[near]], next > item { return true }
    }
    return false
  }

  /// Whether following the links from `first` comes to `last`, at most a hundred steps on.
  private func leads(_ first: Int, to last: Int, _ successor: [Int?]) -> Bool {
    var item = first
    for _ in 0..<100 {
      if item == last { return true }
      guard let next = successor[item] else { return false }
      item = next
    }
    return true
  }
}
