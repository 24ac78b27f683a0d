// Articles that have neither lead nor byline: what their headline says and which words they share
// with other articles tell whether they are articles of their own or the rest of others.

extension ArticleGrouping {
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
        pairs.mark(&hasSeen, in: scalars, text.stretch(items[item].lines).prefix(1500))
      }
      return hasSeen
    }
    var scores = candidates.map { _ in Float(0) }
    // In a fixed order: sums of fractions depend on it, and the same page must always read the
    // same.
    for slot in pairs.slots(where: { slot in found.contains { $0[slot] } }) {
      guard let (first, second) = pairs[slot] else { continue }
      let holders = found.reduce(0) { $0 + ($1[slot] ? 1 : 0) }
      let weight: Float = CharacterPairs.shared.listing.holds(first, second) ? 0.15 : 1
      for holder in found.indices where found[holder][slot] {
        scores[holder] += weight / Float(holders)
      }
    }
    // A long article shares more with anything; the one before is likelier than one far off.
    for slot in scores.indices {
      let length = articles[candidates[slot]].bodies.suffix(12).reduce(0) {
        $0 + min(1500, text.stretch(items[$1].lines).count)
      }
      scores[slot] *= 40 / Float(length + 400).squareRoot()
      scores[slot] -= 0.3 * Float(abs(place - candidates[slot]))
      // The rest seldom stands before the beginning; an article that breaks off wants one.
      if candidates[slot] > place {
        scores[slot] *= 0.5
      } else if let last = articles[candidates[slot]].bodies.last.flatMap({ items[$0].lines.last }),
        !features[last].isComplete
      {
        scores[slot] += 1
      }
    }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] >= 1 else {
      return nil
    }
    return candidates[best]
  }

  /// Gives the rest of an article back to it, once it is known who got which headline: the article
  /// of each heading line comes in and goes out.
  ///
  /// A headline does not keep the rest from a report that has its opening words and no headline.
  /// The rest may stand before the article's beginning in the file. Looks at 200 articles at most.
  mutating func settleOrphans(_ titles: [Int: Int]) -> [Int: Int] {
    var headings = [[Int]](repeating: [], count: articles.count)
    for (line, article) in titles.sorted(by: { $0.key < $1.key }) where isTitleLike(line) {
      headings[article].append(line)
    }
    var isMerged = [Bool](repeating: false, count: articles.count)
    var target = Array(articles.indices)
    var count = 0
    for index in articles.indices where isOrphan(articles[index]) && count < 200 {
      count += 1
      let draft = articles[index]
      guard !headings[index].contains(where: { features.isBelowFlag($0, text) }),
        let kin = kin(of: index), !isMerged[kin],
        headings[index].isEmpty || headings[kin].isEmpty && articles[kin].lead != nil
          || !fits(headings[index], index, better: kin)
      else { continue }
      isMerged[index] = true
      // What was given to this one goes on with it.
      for other in target.indices where target[other] == index { target[other] = kin }
      articles[kin].bodies += draft.bodies
      articles[kin].subheadings += draft.subheadings
      articles[kin].isClosed = articles[kin].isClosed || draft.isClosed
      articles[index].bodies = []
      for (item, article) in owner.enumerated() where article == index { owner[item] = kin }
    }
    guard isMerged.contains(true) else { return titles }
    var place = [Int](repeating: 0, count: articles.count)
    var kept: [ArticleDraft] = []
    for index in articles.indices {
      place[index] = kept.count
      if !isMerged[index] { kept.append(articles[index]) }
    }
    articles = kept
    owner = owner.map { $0.map { place[$0] } }
    return titles.mapValues { place[target[$0]] }
  }

  /// Whether nothing but words can tell that an article is one.
  private func isOrphan(_ draft: ArticleDraft) -> Bool {
    draft.lead == nil && draft.brief == 0 && draft.marks.isEmpty && draft.headingBefore == nil
      && !draft.bodies.isEmpty && !isSignedBelowEnd(draft)
  }

  /// Whether somebody signs an article that begins right below another's end, or below a column's
  /// flag.
  private func isSignedBelowEnd(_ draft: ArticleDraft) -> Bool {
    guard let first = draft.bodies.first, first > 0, let last = draft.bodies.last,
      features[items[last].lines.upperBound - 1].endSignature != nil
    else { return false }
    let before = items[first - 1]
    return before.kind == .signature || before.kind == .headings && isFlag(before)
      || before.kind == .body && features[before.lines.upperBound - 1].isClosed
  }

  private func isTitleLike(_ line: Int) -> Bool {
    guard features[line].kind == .text else { return false }
    let shape = HeadlineShape(text, line)
    return !shape.isDeck && !shape.isBanner
  }

  /// The article near another that shares most with it.
  private mutating func kin(of index: Int) -> Int? {
    let bodies = articles[index].bodies
    articles[index].bodies = []
    defer { articles[index].bodies = bodies }
    let near = max(0, index - 8)..<min(articles.count, index + 9)
    return mostKindred(bodies[0], among: near, from: index)
  }

  /// Whether headlines have more words of article `index` than of `other`.
  private func fits(_ headings: [Int], _ index: Int, better other: Int) -> Bool {
    let bodies = [index, other].map { article in
      articles[article].bodies.prefix(4).map { text.stretch(items[$0].lines).prefix(600) }
    }
    let fits = bodies.map { bodies in
      headings.prefix(6).reduce(Float(0)) { best, line in
        bodies.reduce(best) { max($0, text.coverage(of: text.range(line), in: $1)) }
      }
    }
    return fits[0] > fits[1] + 0.1
  }
}
