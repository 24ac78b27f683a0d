// Where whole paragraphs are wider or narrower than the story they stand in, and as wide as
// another, they are that one's. Of 36 columns moved to a story above on annotated pages, 25 were of
// it, and of the others only 3 of the story that they stood in.

/// Finds the paragraphs that are set in columns of another width than the story they stand in.
struct ForeignColumns {
  private let features: [LineFeatures]
  private let joint: SentenceJoint
  private let widths: ColumnWidths

  init(_ labeler: LineLabeler, _ widths: ColumnWidths) {
    features = labeler.features
    joint = labeler.joint
    self.widths = widths
  }

  /// Lines of another column than the story that they stand in, and the first line of an item of
  /// theirs.
  typealias Foreign = (lines: Range<Int>, home: Int)

  /// A line that goes on with the one above as well as that is of its column, however wide: `提`
  /// and `振`.
  private static let leastJoined: Float = 3
  /// So many stories above may be a column's.
  private static let reach = 12

  /// Paragraphs of one column below each other, or parted by those of others.
  private struct Story {
    let width: Int
    /// The last of its items.
    var last: Int
    /// Whether what ends stories stands at its end.
    var isClosed = false
  }

  /// The foreign columns of a page's items. Cost: linear in the lines.
  func find(_ items: [PageItem]) -> [Foreign] {
    // On most pages all columns are of one width.
    guard widths.spread >= ColumnWidths.leastApart else { return [] }
    let items = PageItem.cut(items, before: borders(items))
    let runs = ItemRuns(features, items, successors: []).all
    let columns = items.map { $0.kind == .body ? widths.usual($0.lines) : nil }
    let firsts = runs.map { run in run.items.lazy.compactMap { columns[$0] }.first }
    var stories: [Story] = []
    var found: [Foreign] = []
    for (index, run) in runs.enumerated() {
      var current: Int?
      for item in run.items {
        if let width = columns[item], let own = current {
          if abs(stories[own].width - width) >= ColumnWidths.leastApart {
            let home = home(width, stories)
            let part =
              home.map { stories[$0].last } ?? below(width, index, firsts).map { runs[$0].items[0] }
            if let part { found.append((items[item].lines, items[part].lines.lowerBound)) }
            // What is of no story above stands between the parts of this.
            guard let home else { continue }
            current = home
          }
        } else if let width = columns[item] {
          current = stories.count
          stories.append(Story(width: width, last: item))
        }
        guard let current else { continue }
        stories[current].last = item
        if items[item].lines.contains(where: { features[$0].isClosed }) {
          stories[current].isClosed = true
        }
      }
      if run.isClosed, let current { stories[current].isClosed = true }
    }
    return found
  }

  /// The next run below one whose first column is as wide; a few printed lines tell too little of
  /// it.
  private func below(_ width: Int, _ run: Int, _ firsts: [Int?]) -> Int? {
    if widths.isPrinted { return nil }
    return firsts.indices[(run + 1)...].prefix(Self.reachBelow).first {
      firsts[$0].map { abs($0 - width) <= ColumnWidths.mostAlike } == true
    }
  }

  /// A column stands so many headlines above its story at the most.
  private static let reachBelow = 3

  /// The story above whose column is as wide: the likest, and of those the last.
  private func home(_ width: Int, _ stories: [Story]) -> Int? {
    var best: (apart: Int, story: Int)?
    for story in stories.indices.suffix(Self.reach) where !stories[story].isClosed {
      let apart = abs(stories[story].width - width)
      if apart <= ColumnWidths.mostAlike, apart <= best?.apart ?? apart { best = (apart, story) }
    }
    return best?.story
  }

  /// The lines of body items from which on the width is another. Cost: linear.
  private func borders(_ items: [PageItem]) -> Set<Int> {
    var borders = Set<Int>()
    for item in items where item.kind == .body {
      let known = item.lines.filter { widths[$0] != nil }
      for place in known.indices.dropFirst() {
        // Where both are of one width, neither is nearer to that of its own side.
        guard let last = widths[known[place - 1]], let first = widths[known[place]], last != first,
          let above = widths.usualOfFirst(known[..<place].reversed()),
          let below = widths.usualOfFirst(known[place...]),
          abs(above - below) >= ColumnWidths.leastApart,
          abs(last - above) < abs(last - below), abs(first - below) < abs(first - above),
          joint.score(known[place] - 1, known[place]) < Self.leastJoined
        else { continue }
        borders.insert(known[place])
      }
    }
    return borders
  }
}
