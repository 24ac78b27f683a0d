// Puts torn columns together: a body fragment that breaks off in mid-sentence is linked to the one
// that goes on with it, also where other articles stand between, before or after. The rest of a
// sentence may stand right behind another article's last paragraph: then that item is cut in two.

/// Links between body fragments of one page.
struct FragmentJoiner {
  private let text: PageText
  private let features: [LineFeatures]
  private let joint: SentenceJoint
  private let labeler: LineLabeler
  private let widths: ColumnWidths
  /// The page's items, cut where the rest of a torn sentence begins inside one.
  private(set) var items: [PageItem]
  /// For each item the item that goes on with its last sentence, or nil.
  private(set) var successors: [Int?] = []
  /// The first lines of the items that no sentence joins to the one before, with the first line of
  /// an item of their article, nil where that is their own.
  private(set) var strays: [Int: Int?] = [:]
  /// The first lines of the items that another column's width parts from the story they stand in,
  /// with the first line of an item of their article: their own where it begins with them.
  private(set) var foreign: [Int: Int] = [:]
  /// The lines before which such items begin or end: no sentence goes on there.
  private var borders = Set<Int>()
  /// What the page says, looked at only where a fragment is torn.
  private lazy var pagePairs = PagePairs(text)
  /// How many fragments before and after are looked at for a continuation, and how many of their
  /// lines.
  private let reach = 24
  private let mostLines = 400

  /// Joins the fragments. Cost: linear in the items, times the reach.
  init(
    _ labeler: LineLabeler, _ labels: [LineLabel], _ items: [PageItem], _ widths: ColumnWidths
  ) {
    text = labeler.text
    features = labeler.features
    joint = labeler.joint
    self.labeler = labeler
    self.items = items
    self.widths = widths
    for column in ForeignColumns(labeler, widths).find(items) {
      foreign[column.lines.lowerBound] = column.home
      borders.formUnion([column.lines.lowerBound, column.lines.upperBound])
    }
    borders.formUnion(labeler.columnStarts)
    cut(before: borders)
    // Who stood above a rest that was cut off may break off there in turn.
    var rounds = 4
    var cuts = link(labels)
    while !cuts.isEmpty {
      cut(before: cuts)
      rounds -= 1
      cuts = link(rounds > 0 ? labels : nil)
    }
    takeStrays(labels)
    for line in labeler.columnStarts where strays[line] == nil { strays[line] = .some(nil) }
  }

  /// Cuts off the paragraphs that belong to another story than the one they stand in.
  private mutating func takeStrays(_ labels: [LineLabel]) {
    let runs = ItemRuns(features, items, successors: successors)
    var detached = DetachedHeadlines(labeler, labels, items, runs: runs.all.map(\.items))
    var found: [StrayParagraphs.Stray] = detached.borders().map { ($0, nil) }
    // Where runs are parted they are no longer those that the rest would be compared with.
    if found.isEmpty {
      found = StrayParagraphs(labeler, labels, items, runs, successors: successors).find()
    }
    guard !found.isEmpty else { return }
    strays = Dictionary(
      found.map { ($0.line, $0.home.map { items[$0].lines.lowerBound }) },
      uniquingKeysWith: { first, _ in first })
    cut(before: Set(strays.keys))
    _ = link(nil)
  }

  /// Cuts body items before some of their lines.
  private mutating func cut(before cuts: Set<Int>) { items = PageItem.cut(items, before: cuts) }

  /// Whether the rest of another's sentence may begin with a line inside an item: a paragraph does,
  /// or what goes on badly with the line above. Where a line is the part of a paragraph in one
  /// column, two that break off may well follow each other.
  ///
  /// A notice's particulars stand together, one below the other: address, telephone.
  private func mayBegin(_ line: Int, _ labels: [LineLabel]) -> Bool {
    if features[line].isWholeParticular, features[line - 1].isWholeParticular { return false }
    return labels[line] == .start || features[line - 1].isComplete
      || labeler.conventions.blankLinesTell && text.lines[line].followsBlank
      || joint.score(line - 1, line) < (labeler.conventions.layout == .printedLines ? -1 : 3)
  }

  /// Links each torn fragment with the line that goes on with it likeliest, the likeliest of all
  /// first; gives the lines among them that stand inside items, before which these must be cut.
  /// Without labels, items alone are linked.
  private mutating func link(_ labels: [LineLabel]?) -> Set<Int> {
    successors = [Int?](repeating: nil, count: items.count)
    let fragments = items.indices.filter { items[$0].kind == .body }
    let torn = fragments.indices.filter { isTorn(fragments[$0]) }
    guard !torn.isEmpty, fragments.count > 1 else { return [] }
    let score = ContinuationScore(labeler, items, pagePairs, widths)
    // Where a rest may begin, fragment by fragment.
    var allStarts: [ContinuationScore.Start] = []
    var firstStarts = [0]
    for item in fragments {
      let first = items[item].lines.lowerBound
      for line in items[item].lines
      where line == first || labels.map({ mayBegin(line, $0) }) == true {
        if let start = score.start(item, line) { allStarts.append(start) }
      }
      firstStarts.append(allStarts.count)
    }
    let starts = score.reading(allStarts)
    var pairs: [Pair] = []
    for position in torn {
      let end = score.end(of: fragments[position])
      var left = mostLines
      for other in max(0, position - reach)...min(fragments.count - 1, position + reach)
      where other != position {
        let range = firstStarts[other]..<firstStarts[other + 1]
        for index in range.prefix(left) {
          let likely = score.score(
            end, index, of: starts, distance: other - position, above: ContinuationScore.least)
          let start = starts.all[index]
          guard likely > ContinuationScore.least,
            start.item != end.item + 1 || !borders.contains(start.line)
          else { continue }
          pairs.append(
            Pair(
              score: likely - score.doubt(end, start), from: end.item, to: start.item,
              line: start.line))
        }
        left = max(0, left - range.count)
      }
    }
    return settle(pairs)
  }

  /// A line that may go on with a torn fragment.
  private struct Pair {
    let score: Float
    let from: Int
    let to: Int
    let line: Int
  }

  /// Links the likeliest pairs, each fragment and each line once; gives the lines inside items.
  private mutating func settle(_ pairs: [Pair]) -> Set<Int> {
    let pairs = pairs.sorted { ($0.score, -$0.from, -$0.line) > ($1.score, -$1.from, -$1.line) }
    var taken = Set<Int>()
    var isLinked = [Bool](repeating: false, count: items.count)
    var cuts = Set<Int>()
    for isBridged in [false, true] {
      for pair in pairs where !isLinked[pair.from] && !taken.contains(pair.line) {
        if isBridged {
          // What stands right behind went to another: then the own rest is farther on.
          guard pair.from + 1 < items.count, taken.contains(items[pair.from + 1].lines.lowerBound)
          else { continue }
        } else if pair.score <= ContinuationScore.least {
          continue
        }
        if pair.line > items[pair.to].lines.lowerBound {
          cuts.insert(pair.line)
        } else if leads(pair.to, to: pair.from) {
          continue
        } else {
          successors[pair.from] = pair.to
        }
        isLinked[pair.from] = true
        taken.insert(pair.line)
      }
    }
    return cuts
  }

  /// Whether the item's last sentence is not complete.
  private func isTorn(_ item: Int) -> Bool {
    guard let last = items[item].lines.last else { return false }
    return !features[last].isComplete
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
