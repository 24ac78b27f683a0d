// Where an engine reads the headlines of a page in one block, the bodies follow each other with
// nothing between. What a headline says is said again in its own story: where the words of two
// headlines that stand apart are said again in one run of paragraphs, one after the other, two
// stories meet there.

/// Finds where stories begin whose headlines stand elsewhere on the page.
struct DetachedHeadlines {
  private let text: PageText
  private let items: [PageItem]
  private var headlines: [Headline] = []
  private var stories: [Story] = []
  /// The lines of each paragraph, story by story.
  private var paragraphs: [Range<Int>] = []

  /// Lines that are one headline.
  private struct Headline {
    let lines: Range<Int>
    /// The story that it stands right above.
    let story: Int?
    /// Whether it is the last of a long block, which may be of any body.
    let isOfBlock: Bool
    /// Of a headline that stands alone, the line behind the body right above, but for who wrote.
    let above: Int?
    /// Whether who wrote stands between it and the next: a story above is surely its own.
    let isSigned: Bool
    /// What each of its pairs weighs: the rarer on the page, the more.
    var weights: [Float] = []
    /// For each paragraph which of its pairs stand there.
    var standing: [UInt64] = []

    /// What some of its pairs weigh together.
    func weight(_ pairs: UInt64) -> Float {
      var pairs = pairs
      var sum: Float = 0
      while pairs != 0 {
        sum += weights[pairs.trailingZeroBitCount]
        pairs &= pairs - 1
      }
      return sum
    }

    /// What its pairs weigh that stand in a run of paragraphs.
    func said(in run: Range<Int>) -> Float { weight(standing[run].reduce(0, |)) }

    /// The same for the paragraphs up to each of a run's, that included.
    func said(upTo run: Range<Int>) -> [Float] {
      var pairs: UInt64 = 0
      return run.map { paragraph in
        pairs |= standing[paragraph]
        return weight(pairs)
      }
    }

    /// The same for the paragraphs from each of a run's on.
    func said(from run: Range<Int>) -> [Float] {
      var pairs: UInt64 = 0
      return run.reversed().map { paragraph in
        pairs |= standing[paragraph]
        return weight(pairs)
      }.reversed()
    }
  }

  /// A run of paragraphs that read on.
  private struct Story {
    var paragraphs: Range<Int>
    /// The headline that it got, and whether it stands right above.
    var headline: Int?
    var isOwn = false
  }

  /// More paragraphs or headlines than this are not looked at.
  private static let mostParagraphs = 400
  private static let mostHeadlines = 48
  /// A block of more units than this, right above a body, is not of one headline.
  private static let mostUnits = 4
  /// How much more two parts of a story have to say of their own headlines than of the other's, and
  /// what counts of either. Two rare pairs that stand in one paragraph each weigh 8.
  private static let leastGain: Float = 7.2
  private static let leastGainOfSigned: Float = 3
  private static let mostGain: Float = 6
  /// The greatest share of rare pairs that two stories have in common.
  private static let mostKinship: Float = 0.025

  /// `runs` are the body items of each story, in the order in which they are read.
  init(_ labeler: LineLabeler, _ labels: [LineLabel], _ items: [PageItem], runs: [[Int]]) {
    text = labeler.text
    self.items = items
    readHeadlines(HeadlineCutting(labeler, items), runs)
    guard headlines.contains(where: { $0.story == nil }) else { return }
    for run in runs {
      let first = paragraphs.count
      for item in run {
        var start = items[item].lines.lowerBound
        for line in items[item].lines.dropFirst()
        where labels[line] == .start && labeler.features[line - 1].isComplete {
          paragraphs.append(start..<line)
          start = line
        }
        paragraphs.append(start..<items[item].lines.upperBound)
      }
      stories.append(Story(paragraphs: first..<paragraphs.count))
      guard paragraphs.count <= Self.mostParagraphs else { return }
    }
    hearHeadlines()
  }

  /// The lines with which stories begin that nothing parts from the one above. Cost: the text, and
  /// the headlines times the paragraphs.
  mutating func borders() -> [Int] {
    guard headlines.contains(where: { $0.story == nil }),
      paragraphs.count <= Self.mostParagraphs
    else { return [] }
    var open: [Int] = []
    for (index, headline) in headlines.enumerated() {
      if let story = headline.story, !isForeign(index, to: story) {
        stories[story].headline = index
        stories[story].isOwn = true
      } else {
        open.append(index)
      }
    }
    let totals = headlines.map { $0.weights.reduce(0, +) }
    open.sort { (totals[$1], $0) < (totals[$0], $1) }
    // First each takes the story that says most of it again, if no other has that.
    open.removeAll { headline in
      guard let best = best(headline), stories[best].headline == nil else { return false }
      stories[best].headline = headline
      return true
    }
    var borders: [Int] = []
    // What one parts may leave a story that another has to itself.
    for _ in 0..<2 {
      open.removeAll { headline in
        guard let story = best(headline), let border = part(story, headline) else { return false }
        borders.append(paragraphs[border].lowerBound)
        return true
      }
    }
    return borders.sorted()
  }

  /// Whether the first paragraph below a block says nothing of its last headline and much of
  /// another.
  private func isForeign(_ headline: Int, to story: Int) -> Bool {
    let first = stories[story].paragraphs.prefix(1)
    return headlines[headline].isOfBlock && headlines[headline].said(in: first) == 0
      && headlines.contains { $0.story == nil && $0.said(in: first) >= Self.mostGain }
  }

  /// The story that says most of a headline again; nil where none does.
  private func best(_ headline: Int) -> Int? {
    var best: (said: Float, story: Int)?
    for (story, run) in stories.enumerated() {
      let said = headlines[headline].said(in: run.paragraphs)
      if said > best?.said ?? 0 { best = (said, story) }
    }
    return best?.story
  }

  /// A border at which a story may be parted, before the paragraph; `isAbove` tells that the
  /// headline which it has not got yet is that of the part above.
  private typealias Border = (gain: Float, paragraph: Int, isAbove: Bool)

  /// Parts a story that has a headline between this and another: the first paragraph behind the
  /// border.
  private mutating func part(_ story: Int, _ headline: Int) -> Int? {
    let run = stories[story].paragraphs
    guard let known = stories[story].headline,
      headlines[headline].above != paragraphs[run.upperBound - 1].upperBound
    else { return nil }
    var found = borders(known, headline, run).map { Border($0.gain, $0.paragraph, false) }
    if !stories[story].isOwn {
      found += borders(headline, known, run).map { Border($0.gain, $0.paragraph, true) }
    }
    // Of the borders that part the words equally well, the one where the paragraphs have least in
    // common.
    let most = found.map(\.gain).max() ?? 0
    let ties = found.filter { $0.gain > most - 1 }.suffix(Self.mostTies).map {
      (kinship: kinship($0.paragraph, run), border: $0)
    }
    guard
      let (kinship, border) = ties.min(by: {
        ($0.kinship, -$0.border.paragraph) < ($1.kinship, -$1.border.paragraph)
      }), kinship <= Self.mostKinship
    else { return nil }
    let below = border.isAbove ? known : headline
    stories.append(Story(paragraphs: border.paragraph..<run.upperBound, headline: below))
    stories[story].paragraphs = run.lowerBound..<border.paragraph
    if border.isAbove { stories[story].headline = headline }
    return border.paragraph
  }

  /// So many borders of a story are looked at more closely.
  private static let mostTies = 24

  /// The borders in a run above which the first headline is said again, and below the second.
  private func borders(
    _ first: Int, _ second: Int, _ run: Range<Int>
  ) -> [(gain: Float, paragraph: Int)] {
    let above = (headlines[first].said(upTo: run), headlines[second].said(upTo: run))
    let below = (headlines[first].said(from: run), headlines[second].said(from: run))
    return run.indices.dropFirst().compactMap { paragraph in
      let place = paragraph - run.lowerBound
      let (one, two) = (above.0[place - 1], below.1[place])
      guard one > 0, two > 0, mayOpen(paragraph) else { return nil }
      let gain =
        min(one - below.0[place], Self.mostGain) + min(two - above.1[place - 1], Self.mostGain)
      let least =
        headlines[first].isSigned || headlines[second].isSigned
        ? Self.leastGainOfSigned : Self.leastGain
      return gain >= least ? (gain, paragraph) : nil
    }
  }

  /// Whether a paragraph may be a story's first: `会议要求`, `与会人员` tell of what stands above.
  private func mayOpen(_ paragraph: Int) -> Bool {
    let range = text.range(paragraphs[paragraph].lowerBound)
    return Self.goingOn.lengthBeginning(in: text.scalars, range) == 0
  }

  private static let goingOn: PhraseList = [
    "会议", "与会", "会上", "据悉", "据了解", "据介绍", "据统计", "同时,", "此外", "下一步", "其中", "活动中", "活动现场", "活动要求",
  ]

  /// The share of the rare pairs below a border in a story that stand above it too.
  private func kinship(_ border: Int, _ story: Range<Int>) -> Float {
    let above = paragraphs[story.lowerBound].lowerBound..<paragraphs[border].lowerBound
    let below = paragraphs[border].lowerBound..<paragraphs[story.upperBound - 1].upperBound
    let pairs = Cohesion.rarePairs(text, text.stretch(below).prefix(300))
    let shared = text.countSaid(pairs, in: [text.stretch(above).suffix(700)])
    return Float(shared) / Float(pairs.count + 10)
  }

  /// Reads the headlines of the page.
  private mutating func readHeadlines(_ cutting: HeadlineCutting, _ runs: [[Int]]) {
    var storyOf: [Int: Int] = [:]
    for (story, run) in runs.enumerated() {
      if let first = run.first { storyOf[first] = story }
    }
    for (index, item) in items.enumerated() where item.kind == .headings {
      let units = cutting.units(item.lines)
      let next = items[(index + 1)...].firstIndex {
        ![.byline, .caption, .credit, .debris].contains($0.kind)
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
      for (place, group) in groups.enumerated() {
        let own = place == groups.count - 1 ? story : nil
        guard own != nil || cutting.units(group).contains(where: cutting.canBeTitle) else {
          continue
        }
        let isSigned = place == groups.count - 1 && isSignedAbove(index)
        let above = groups.count == 1 && !isSigned ? endOfBody(above: index) : nil
        headlines.append(
          Headline(
            lines: group, story: own, isOfBlock: units.count > Self.mostUnits, above: above,
            isSigned: isSigned))
        guard headlines.count < Self.mostHeadlines else { return }
      }
    }
  }

  /// Whether who wrote stands between headings and the next ones, or the page's end: both are of a
  /// body above.
  private func isSignedAbove(_ item: Int) -> Bool {
    guard item + 1 < items.count, items[item + 1].kind == .byline else { return false }
    return items[(item + 2)...].first { $0.kind != .debris }.map { $0.kind == .headings } ?? true
  }

  /// The line behind the body item that stands right above another item, but for who wrote.
  private func endOfBody(above item: Int) -> Int? {
    let above = items[..<item].last { ![.byline, .signature, .jump].contains($0.kind) }
    return above?.kind == .body ? above?.lines.upperBound : nil
  }

  /// Finds where the pairs of the headlines stand in the paragraphs.
  private mutating func hearHeadlines() {
    let scalars = text.scalars
    var pairs = PairSet(most: headlines.reduce(0) { $0 + text.stretch($1.lines).prefix(65).count })
    let slots = headlines.map { headline in
      var slots: [Int] = []
      for place in text.stretch(headline.lines).prefix(65).dropLast()
      where text.traits[place].contains(.han) && text.traits[place + 1].contains(.han) {
        let slot = pairs.insert(scalars[place], scalars[place + 1]).slot
        if !slots.contains(slot) { slots.append(slot) }
      }
      return slots
    }
    var standing = [[Int]](repeating: [], count: pairs.slotCount)
    for (paragraph, lines) in paragraphs.enumerated() {
      pairs.forEachStanding(in: scalars, text.stretch(lines)) { slot in
        if standing[slot].last != paragraph { standing[slot].append(paragraph) }
      }
    }
    let common = CharacterPairs.shared.listing
    for (index, slots) in slots.enumerated() {
      headlines[index].standing = Array(repeating: 0, count: paragraphs.count)
      headlines[index].weights = slots.enumerated().map { bit, slot in
        for paragraph in standing[slot] { headlines[index].standing[paragraph] |= 1 << bit }
        guard let (first, second) = pairs[slot], !standing[slot].isEmpty else { return 0 }
        let rarity = 4 / Float(standing[slot].count)
        return common.holds(first, second) ? rarity / 4 : rarity
      }
    }
  }
}
