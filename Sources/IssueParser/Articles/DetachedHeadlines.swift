// Where an engine reads the headlines of a page in one block, the bodies follow each other with nothing
// between. What a headline says is said again in its own story: where the words of two headlines that
// stand apart are said again in one run of paragraphs, one after the other, two stories meet there.

/// Finds where stories begin whose headlines stand elsewhere on the page.
struct DetachedHeadlines {
  private let text: PageText
  private let features: [LineFeatures]
  private let items: [PageItem]
  /// The lines of each paragraph, story by story.
  private var paragraphs: [Range<Int>] = []
  private var stories: [Story] = []
  private var headlines: [Headline] = []

  /// A run of paragraphs that read on.
  private struct Story {
    var paragraphs: Range<Int>
    /// The headline that it got, and whether it stands right above.
    var headline: Int?
    var isOwn = false
  }

  /// Lines that are one headline.
  private struct Headline {
    /// What each of its pairs weighs: the rarer in the page, the more.
    var weights: [Float]
    /// For each paragraph which of its pairs stand there.
    var standing: [UInt64]
    /// Of a headline that stands alone, the line behind the body right above, but for who wrote.
    var above: Int?
  }

  /// More paragraphs or headlines than this, and the page is looked at no closer.
  private static let mostParagraphs = 400
  private static let mostHeadlines = 48
  /// A block of more units than this is none of one headline.
  private static let mostUnits = 4
  /// How much more the parts of a story have to say of their headlines than the other's.
  private static let leastGain: Float = 7.2
  /// The greatest share of rare words that two stories have in common.
  private static let mostKinship: Float = 0.025

  /// `runs` are the body items of each story, in the order in which they are read.
  init(_ labeler: LineLabeler, _ labels: [LineLabel], _ items: [PageItem], runs: [[Int]]) {
    text = labeler.text
    features = labeler.features
    self.items = items
    for run in runs {
      let first = paragraphs.count
      for item in run {
        var start = items[item].lines.lowerBound
        for line in items[item].lines.dropFirst()
        where labels[line] == .start && features[line - 1].isComplete {
          paragraphs.append(start..<line)
          start = line
        }
        paragraphs.append(start..<items[item].lines.upperBound)
      }
      stories.append(Story(paragraphs: first..<paragraphs.count))
      guard paragraphs.count <= Self.mostParagraphs else { return }
    }
    readHeadlines(HeadlineCutting(text: text, features: features, joint: labeler.joint), runs)
  }

  /// The lines with which stories begin that nothing parts from the one above. Cost: the text, times the
  /// headlines.
  mutating func borders() -> [Int] {
    guard paragraphs.count <= Self.mostParagraphs, headlines.count > 1 else { return [] }
    var open = headlines.indices.filter { headline in
      !stories.contains { $0.headline == headline }
    }
    open.sort { (total($1), $0) < (total($0), $1) }
    // First each takes the story that says most of it again, if no other has that.
    for _ in 0..<2 {
      open.removeAll { headline in
        guard let best = best(headline), stories[best].headline == nil else { return false }
        stories[best].headline = headline
        return true
      }
    }
    var borders: [Int] = []
    // What one parts may leave a story that another has to itself.
    var known = -1
    while known < borders.count {
      known = borders.count
      open.removeAll { headline in
        guard let story = best(headline), let border = part(story, headline) else { return false }
        borders.append(paragraphs[border].lowerBound)
        return true
      }
    }
    return borders.sorted()
  }

  /// Parts a story that has a headline between this and another: the first paragraph behind the border.
  private mutating func part(_ story: Int, _ headline: Int) -> Int? {
    let range = stories[story].paragraphs
    guard let known = stories[story].headline,
      headlines[headline].above != paragraphs[range.upperBound - 1].upperBound
    else { return nil }
    var found: [(gain: Float, border: Int, isAbove: Bool)] = []
    for border in range.dropFirst() {
      let above = range.lowerBound..<border
      let below = border..<range.upperBound
      for isAbove in stories[story].isOwn ? [false] : [false, true] {
        let (first, second) = isAbove ? (headline, known) : (known, headline)
        let (one, two) = (said(first, above), said(second, below))
        guard one > 0, two > 0 else { continue }
        let gain = min(one - said(first, below), 6) + min(two - said(second, above), 6)
        if gain >= Self.leastGain { found.append((gain, border, isAbove)) }
      }
    }
    // Of the borders that part the words equally well, the one where the paragraphs have least in common.
    let most = found.map(\.gain).max() ?? 0
    let ties = found.filter { $0.gain > most - 1 }.map { (kinship($0.border, range), $0) }
    guard let (kinship, best) = ties.min(by: { ($0.0, -$0.1.border) < ($1.0, -$1.1.border) }),
      kinship <= Self.mostKinship
    else { return nil }
    stories.append(
      Story(
        paragraphs: best.border..<range.upperBound, headline: best.isAbove ? known : headline))
    stories[story].paragraphs = range.lowerBound..<best.border
    if best.isAbove { stories[story].headline = headline }
    return best.border
  }

  /// The share of the rare pairs below a border in a story that stand above it too.
  private func kinship(_ border: Int, _ story: Range<Int>) -> Float {
    let above = paragraphs[story.lowerBound].lowerBound..<paragraphs[border].lowerBound
    let below = paragraphs[border].lowerBound..<paragraphs[story.upperBound - 1].upperBound
    let pairs = Cohesion.rarePairs(text, text.stretch(below).prefix(300))
    let shared = pairs.countStanding(in: text.scalars, text.stretch(above).suffix(700))
    return Float(shared) / Float(pairs.count + 10)
  }

  /// The story that says most of a headline again; nil where none does.
  private func best(_ headline: Int) -> Int? {
    var best: (said: Float, story: Int)?
    for (story, run) in stories.enumerated() {
      let said = said(headline, run.paragraphs)
      if said > best?.said ?? 0 { best = (said, story) }
    }
    return best?.story
  }

  /// What the pairs of a headline weigh that stand in a run of paragraphs.
  private func said(_ headline: Int, _ run: Range<Int>) -> Float {
    let headline = headlines[headline]
    var standing: UInt64 = 0
    for paragraph in run { standing |= headline.standing[paragraph] }
    var sum: Float = 0
    while standing != 0 {
      sum += headline.weights[standing.trailingZeroBitCount]
      standing &= standing - 1
    }
    return sum
  }

  private func total(_ headline: Int) -> Float { headlines[headline].weights.reduce(0, +) }

  /// Reads the headlines of the page, those first that stand right above a story.
  private mutating func readHeadlines(_ cutting: HeadlineCutting, _ runs: [[Int]]) {
    var storyOf: [Int: Int] = [:]
    for (story, run) in runs.enumerated() {
      if let first = run.first { storyOf[first] = story }
    }
    for (index, item) in items.enumerated() where item.kind == .headings {
      guard headlines.count < Self.mostHeadlines else { break }
      let units = cutting.units(item.lines)
      let next = items.indices[(index + 1)...].first {
        ![.byline, .caption, .credit, .debris].contains(items[$0].kind)
      }
      let story = next.flatMap { storyOf[$0] }
      var groups: [Range<Int>] = []
      for unit in units.indices {
        if let last = groups.last,
          units.count <= Self.mostUnits && story != nil
            || cutting.bond(units[unit - 1], units[unit]) > 0
        {
          groups[groups.count - 1] = last.lowerBound..<units[unit].upperBound
        } else {
          groups.append(units[unit])
        }
      }
      for (place, group) in groups.enumerated()
      where headlines.count < Self.mostHeadlines {
        let isOwn = story != nil && place == groups.count - 1
        guard isOwn || cutting.units(group).contains(where: cutting.canBeTitle) else { continue }
        if isOwn, let story {
          stories[story].headline = headlines.count
          stories[story].isOwn = true
        }
        headlines.append(headline(group))
        if groups.count == 1 { headlines[headlines.count - 1].above = endOfBody(above: index) }
      }
    }
  }

  /// The line behind the body item that stands right above another item, but for who wrote.
  private func endOfBody(above item: Int) -> Int? {
    let above = items[..<item].last { ![.byline, .signature, .jump].contains($0.kind) }
    return above?.kind == .body ? above?.lines.upperBound : nil
  }

  private func headline(_ lines: Range<Int>) -> Headline {
    let words = text.stretch(lines).prefix(65)
    let scalars = text.scalars
    var pairs = PairSet(most: words.count)
    var bits: [Int] = []
    for place in words.dropLast()
    where text.traits[place].contains(.han) && text.traits[place + 1].contains(.han) {
      let (slot, isNew) = pairs.insert(scalars[place], scalars[place + 1])
      if isNew { bits.append(slot) }
    }
    var bitOf = [Int](repeating: 0, count: pairs.slotCount)
    for (bit, slot) in bits.enumerated() { bitOf[slot] = bit }
    let standing = paragraphs.map { paragraph in
      var standing: UInt64 = 0
      pairs.forEachStanding(in: scalars, text.stretch(paragraph)) { standing |= 1 << bitOf[$0] }
      return standing
    }
    let common = CharacterPairs.shared.listing
    let weights = bits.indices.map { bit -> Float in
      let count = standing.count { $0 >> bit & 1 != 0 }
      let (first, second) = pairs[bits[bit]]
      return (count == 0 ? 0 : 4 / Float(count)) * (common.holds(first, second) ? 0.25 : 1)
    }
    return Headline(weights: weights, standing: standing)
  }
}
