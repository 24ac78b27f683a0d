// Where whole paragraphs are wider or narrower than the story they stand in, and as wide as
// another, they are that one's. Of 121 columns moved to a story above on annotated pages, 96 were
// of it, and of the others only 8 of the story that they stood in; of 14 that no story was as wide
// as, 12 began another.

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
  /// theirs: their own where their story begins with them.
  typealias Foreign = (lines: Range<Int>, home: Int)

  /// A line that goes on with the one above as well as that is of its column, however wide: `提`
  /// and `振`.
  private static let leastJoined: Float = 3
  /// So many stories above may be a column's.
  private static let reach = 12
  /// A column of no story on the page is one of its own if so many printed lines tell its width.
  private static let leastLines: Float = 4

  /// Paragraphs of one column below each other, or parted by those of others.
  private struct Story {
    var width: ColumnWidth
    /// The last of its items.
    var last: Int
    /// Whether what ends stories stands at its end.
    var isClosed = false
  }

  /// The foreign columns of a page's items. Cost: linear in the lines.
  func find(_ items: [PageItem]) -> [Foreign] {
    guard widths.differ else { return [] }
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
          if !stories[own].width.isApart(width) {
            stories[own].width = stories[own].width.joined(width)
          } else if let home = home(width, stories) {
            found.append((items[item].lines, items[stories[home].last].lines.lowerBound))
            stories[home].width = stories[home].width.joined(width)
            current = home
          } else if let run = below(width, index, firsts) {
            // It stands between the parts of this.
            found.append((items[item].lines, items[runs[run].items[0]].lines.lowerBound))
            continue
          } else if !widths.isPrinted, width.lines >= Self.leastLines {
            found.append((items[item].lines, items[item].lines.lowerBound))
            current = stories.count
            stories.append(Story(width: width, last: item))
          } else {
            continue
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
  private func below(_ width: ColumnWidth, _ run: Int, _ firsts: [ColumnWidth?]) -> Int? {
    if widths.isPrinted { return nil }
    return firsts.indices[(run + 1)...].prefix(Self.reachBelow).first {
      firsts[$0].map(width.isAlike) == true
    }
  }

  /// A column stands so many headlines above its story at the most.
  private static let reachBelow = 3

  /// The story above whose column is as wide: the likest, and of those the last.
  private func home(_ width: ColumnWidth, _ stories: [Story]) -> Int? {
    var best: (apart: Float, story: Int)?
    for story in stories.indices.suffix(Self.reach) where !stories[story].isClosed {
      let apart = width.distance(to: stories[story].width)
      if width.isAlike(stories[story].width), apart <= best?.apart ?? apart {
        best = (apart, story)
      }
    }
    return best?.story
  }

  /// The lines of body items from which on the width is another. Cost: linear.
  private func borders(_ items: [PageItem]) -> Set<Int> {
    var borders = Set<Int>()
    for item in items where item.kind == .body {
      let known = item.lines.filter { widths[$0] != nil }
      borders.formUnion(
        widths.changes(known) { joint.score($0 - 1, $0) < Self.leastJoined })
    }
    return borders
  }
}
