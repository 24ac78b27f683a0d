// Whole paragraphs of one story at the end of another: a column that ends where a paragraph does
// leaves no torn sentence to tell by. What tells is who signs below, whom no lead named, and whose
// rare words the paragraphs share.

/// Finds the paragraphs that read on from a story they do not belong to.
struct StrayParagraphs {
  /// What a stray run of paragraphs is: the line it begins with, and the item of the story that it
  /// belongs to, nil where it is a story of its own.
  typealias Stray = (line: Int, home: Int?)

  let text: PageText
  let features: [LineFeatures]
  private let labels: [LineLabel]
  let items: [PageItem]
  /// The items that read on from another.
  private let successors: Set<Int>
  let stories: [ItemRun]
  /// The story of each body item.
  private let storyOf: [Int?]

  init(
    _ labeler: LineLabeler, _ labels: [LineLabel], _ items: [PageItem], _ runs: ItemRuns,
    successors: [Int?]
  ) {
    text = labeler.text
    features = labeler.features
    self.labels = labels
    self.items = items
    self.successors = Set(successors.compactMap { $0 })
    stories = runs.all
    storyOf = runs.runOf
  }

  /// The stray runs of the page, at most one an item. Cost: linear in the text of the items looked
  /// at, which are few: where somebody signs whom the lead did not name, or columns are dealt in
  /// turn.
  func find() -> [Stray] {
    let isWoven = stories.indices.map { story in near(story).contains { overlap($0, story) } }
    // On a page of nothing but fragments the first tell enough.
    var left = Self.mostCompared
    var speakersLeft = Self.mostCompared
    return items.indices.compactMap { item in
      guard let story = storyOf[item] else { return nil }
      if let found = signedByAnother(item, story) { return found }
      if let found = spokenElsewhere(item, story, &speakersLeft) ?? belowNotice(item) {
        return found
      }
      return isWoven[story] ? dealt(item, story, &left) : nil
    }
  }

  /// How many paragraphs of woven columns are compared with the stories around.
  private static let mostCompared = 12

  /// The paragraphs that another signs than the lead named. Where they begin is where they have
  /// least in common with what stands before.
  private func signedByAnother(_ item: Int, _ story: Int) -> Stray? {
    guard let lead = stories[story].lead, lead.namesAuthors,
      let signature = signature(below: item), !shareNames(lead, signature)
    else { return nil }
    var best: (share: Float, line: Int, item: Int)?
    // The nearest item that may have been cut: what stands far above is rather the story's own.
    for part in stories[story].items.suffix(4).reversed() where part <= item && best == nil {
      for line in items[part].lines where mayBegin(line, in: part) {
        let pairs = rarePairs(text.stretch(line..<items[part].lines.upperBound))
        guard pairs.count > 3 else { continue }
        let share = Float(count(pairs, in: story, above: line)) / Float(pairs.count)
        if share < best?.share ?? 0.3 { best = (share, line, part) }
      }
    }
    return best.map {
      ($0.line, home(of: $0.item, $0.line, story, least: 2, isSigned: true))
    }
  }

  /// The paragraphs that have far more in common with another story, where the columns of the two
  /// are dealt in turn.
  private func dealt(_ item: Int, _ story: Int, _ left: inout Int) -> Stray? {
    guard stories[story].items.first != item || items[item].lines.count > 1 else { return nil }
    for line in items[item].lines where left > 0 && mayBegin(line, in: item) {
      left -= 1
      if let home = home(of: item, line, story, least: 6, isSigned: false) { return (line, home) }
    }
    return nil
  }

  /// The stories that may be woven with one.
  private func near(_ story: Int) -> some Sequence<Int> {
    (max(0, story - 3)..<min(stories.count, story + 4)).lazy.filter { $0 != story }
  }

  /// Whether each of two stories begins before the other ends.
  private func overlap(_ one: Int, _ two: Int) -> Bool {
    guard let first = stories[one].items.first, let last = stories[one].items.last,
      let start = stories[two].items.first, let end = stories[two].items.last
    else { return false }
    return first < end && start < last
  }

  /// The last item of the open story near `story` with which the paragraphs from `line` share at
  /// least so many rare pairs more than with `story` itself. What is signed is wanted where a
  /// report's opening words name nobody.
  private func home(
    of item: Int, _ line: Int, _ story: Int, least: Int, isSigned: Bool
  ) -> Int? {
    let pairs = rarePairs(text.stretch(line..<items[item].lines.upperBound))
    guard pairs.count > 3 else { return nil }
    let own = count(pairs, in: story, above: line)
    var best: (gain: Int, item: Int)?
    for other in near(story) where !stories[other].isClosed {
      guard let last = stories[other].items.last(where: { $0 < item }),
        features[items[last].lines.upperBound - 1].isComplete
      else { continue }
      let lacksNames =
        isSigned && overlap(other, story) && stories[other].lead.map { !$0.namesAuthors } ?? false
      let gain = count(pairs, in: other, above: line) - own + (lacksNames ? 2 : 0)
      if gain >= best?.gain ?? least { best = (gain, last) }
    }
    return best?.item
  }

  /// Whether a paragraph begins with a line that is not its story's first.
  func mayBegin(_ line: Int, in item: Int) -> Bool {
    guard features[line].lead == nil, features[line].brief == 0 else { return false }
    if line == items[item].lines.lowerBound {
      return storyOf[item].map { stories[$0].items.first != item } ?? false
        && !successors.contains(item)
    }
    return labels[line] == .start && features[line - 1].isComplete
  }

  /// The names that close an item, at the end of its last line or right below it.
  private func signature(below item: Int) -> Range<Int>? {
    guard let last = items[item].lines.last else { return nil }
    if let found = features[last].endSignature { return found }
    guard item + 1 < items.count, items[item + 1].kind == .signature,
      items[item + 1].lines.count == 1, features[last].isComplete
    else { return nil }
    return text.range(items[item + 1].lines.lowerBound)
  }

  /// Whether a signature names any of those whom the lead names, or nobody at all.
  private func shareNames(_ lead: Lead, _ signature: Range<Int>) -> Bool {
    let scalars = text.scalars
    var inner = signature
    while let first = inner.first, Glyph.isOpener(scalars[first]) { inner = inner.dropFirst() }
    while let last = inner.last, Glyph.isCloser(scalars[last]) { inner = inner.dropLast() }
    guard let byline = Byline(text, inner), !byline.people.isEmpty else { return true }
    let known = lead.authors(in: text).map(\.name)
    return byline.people.contains { known.contains(text.string($0.name)) }
  }

  /// How many of the pairs stand in a story's items above a line, or below it in the file for
  /// others.
  private func count(_ pairs: [Int], in story: Int, above line: Int) -> Int {
    let said = stories[story].items.suffix(4).compactMap { item -> Range<Int>? in
      var lines = items[item].lines
      if lines.contains(line) { lines = lines.lowerBound..<line }
      if lines.isEmpty || story == storyOf[item] && lines.lowerBound >= line { return nil }
      return text.stretch(lines).suffix(500)
    }
    return text.countSaid(pairs, in: said)
  }

  private func rarePairs(_ range: Range<Int>) -> [Int] {
    Cohesion.rarePairs(text, range.prefix(120))
  }
}
