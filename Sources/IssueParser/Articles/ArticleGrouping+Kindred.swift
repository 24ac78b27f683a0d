// Paragraphs that nothing at their place gives to an article: they go to the one with which they
// share most, by pairs of characters, names and rare words counting more.

extension ArticleGrouping {
  /// The open article before the item that shares most with it; nil if none shares enough.
  mutating func kindred(_ index: Int) -> Int? {
    orphanCount += 1
    guard orphanCount <= 200 else { return nil }
    return mostKindred(index, among: articles.indices.suffix(8), from: articles.count)
  }

  /// The open article among `near` that shares most pairs with an item, rare ones counting more.
  private func mostKindred(_ index: Int, among near: Range<Int>, from place: Int) -> Int? {
    let candidates = near.filter { !articles[$0].isClosed && !articles[$0].bodies.isEmpty }
    let scalars = text.scalars
    let probe = text.stretch(items[index].lines).prefix(400)
    var pairs = PairSet(most: probe.count)
    for place in probe.dropLast()
    where text.traits[place].contains(.han) && text.traits[place + 1].contains(.han) {
      pairs.insert(scalars[place], scalars[place + 1])
    }
    let found = candidates.map { article in
      var hasSeen = [Bool](repeating: false, count: pairs.slotCount)
      for item in articles[article].bodies.suffix(12) {
        pairs.mark(&hasSeen, in: scalars, text.stretch(items[item].lines).prefix(3000))
      }
      return hasSeen
    }
    var scores = candidates.map { _ in Float(0) }
    // In a fixed order: sums of fractions depend on it, and the same page must always read the same.
    for slot in pairs.slots(where: { slot in found.contains { $0[slot] } }) {
      let holders = found.reduce(0) { $0 + ($1[slot] ? 1 : 0) }
      let (first, second) = pairs[slot]
      let weight: Float = CharacterPairs.shared.isListed(first, second) ? 0.15 : 1
      for holder in found.indices where found[holder][slot] {
        scores[holder] += weight / Float(holders)
      }
    }
    // A long article shares more with anything; the one before is likelier than one far off.
    for slot in scores.indices {
      let length = articles[candidates[slot]].bodies.suffix(12).reduce(0) {
        $0 + min(3000, text.stretch(items[$1].lines).count)
      }
      scores[slot] *= 40 / Float(length + 400).squareRoot()
      scores[slot] -= 0.3 * Float(abs(place - candidates[slot]))
    }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] >= 1 else {
      return nil
    }
    return candidates[best]
  }

  /// Articles that have neither lead nor byline nor headline are the rest of others, which may begin
  /// later in the file.
  mutating func mergeOrphans() {
    var isMerged = [Bool](repeating: false, count: articles.count)
    for index in articles.indices {
      let draft = articles[index]
      guard draft.lead == nil, draft.brief == 0, draft.marks.isEmpty, draft.headingBefore == nil,
        let first = draft.bodies.first, orphanCount < 200
      else { continue }
      orphanCount += 1
      let near = max(0, index - 8)..<min(articles.count, index + 9)
      articles[index].bodies = []
      let target = mostKindred(first, among: near, from: index)
      articles[index].bodies = draft.bodies
      guard let target, !isMerged[target] else { continue }
      isMerged[index] = true
      articles[target].bodies += draft.bodies
      articles[target].subheadings += draft.subheadings
      articles[target].isClosed = articles[target].isClosed || draft.isClosed
      articles[index].bodies = []
      for (item, article) in owner.enumerated() where article == index { owner[item] = target }
    }
    guard isMerged.contains(true) else { return }
    var place = [Int](repeating: 0, count: articles.count)
    var kept: [ArticleDraft] = []
    for index in articles.indices {
      place[index] = kept.count
      if !isMerged[index] { kept.append(articles[index]) }
    }
    articles = kept
    owner = owner.map { $0.map { place[$0] } }
  }
}
