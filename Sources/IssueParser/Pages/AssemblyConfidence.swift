// How sure it is that an article is whole and that all of it is its own.

/// Weighs the seams of an assembled article.
///
/// Every place where two fragments were put together may be wrong, and so may a headline that
/// stands elsewhere than its body; the confidence is the product over them, as if they were
/// independent. The chances are estimates, set so that an article in one piece has 100 and one with
/// a torn end that nothing goes on with falls below 85.
struct AssemblyConfidence {
  let labeler: LineLabeler
  let items: [PageItem]
  let successor: [Int?]

  /// The confidence in a hundred.
  ///
  /// `bodies` are the body items in reading order, `title` the line of the headline, or nil;
  /// `isContinued` says whether a jump line or a signature ends the article.
  func percent(bodies: [Int], title: Int?, isContinued: Bool) -> Int {
    var chance: Float = 1
    for (from, to) in zip(bodies, bodies.dropFirst()) { chance *= self.chance(from, to) }
    if let last = bodies.last, isTorn(last), !isContinued { chance *= 0.8 }
    if let title, let first = bodies.first { chance *= self.chance(ofTitle: title, above: first) }
    return Int((100 * chance).rounded())
  }

  private func chance(_ from: Int, _ to: Int) -> Float {
    guard let last = items[from].lines.last, let first = items[to].lines.first else { return 1 }
    if successor[from] == to {
      // Where nothing stands between, the print's own order speaks for the link too.
      let score = labeler.joint.score(last, first) + (from + 1 == to ? 2 : 0)
      return score > 0 ? 0.5 + 0.5 * score / (score + 0.5) : 0.5
    }
    if isTorn(from) { return 0.6 }
    return from < to && ((from + 1)..<to).allSatisfy { items[$0].kind != .body } ? 1 : 0.85
  }

  private func chance(ofTitle line: Int, above body: Int) -> Float {
    guard let first = items[body].lines.first else { return 1 }
    if line > first { return 0.9 }
    return items[..<body].reversed().prefix { !$0.lines.contains(line) }
      .allSatisfy { $0.kind != .body } ? 1 : 0.9
  }

  private func isTorn(_ item: Int) -> Bool {
    items[item].lines.last.map { !labeler.features[$0].isComplete } ?? false
  }
}
