// What reads on from the top of the file to its end, column by column: the stories as they stand
// before anything is moved.

/// A run of body items that read on.
struct ItemRun {
  /// The items, ascending.
  var items: [Int]
  /// The opening words of the report that begins it.
  var lead: Lead?
  /// Whether what ends stories stands at its end.
  var isClosed = false
}

/// The runs of one page.
struct ItemRuns {
  /// The runs, in the order of their first items.
  private(set) var all: [ItemRun] = []
  /// The run of each body item.
  private(set) var runOf: [Int?]

  /// Reads the items in file order. Cost: linear.
  init(_ features: [LineFeatures], _ items: [PageItem], successors: [Int?]) {
    runOf = Array(repeating: nil, count: items.count)
    var predecessors = [Int?](repeating: nil, count: items.count)
    for (from, to) in successors.enumerated() {
      if let to, from < to { predecessors[to] = from }
    }
    var current: Int?
    var beginsAnew = true
    for (index, item) in items.enumerated() {
      switch item.kind {
      case .headings, .byline: beginsAnew = true
      case .jump where features[item.lines.lowerBound].jump?.isBackward == true: beginsAnew = true
      case .signature, .jump:
        if let current { all[current].isClosed = true }
      case .caption, .credit, .debris: break
      case .body:
        let lead = features[item.lines.lowerBound].lead
        let before = predecessors[index].flatMap { runOf[$0] }
        if let before {
          current = before
        } else if beginsAnew || lead != nil || current.map({ all[$0].isClosed }) ?? true {
          all.append(ItemRun(items: [], lead: lead))
          current = all.count - 1
        }
        guard let current else { continue }
        all[current].items.append(index)
        runOf[index] = current
        if item.lines.contains(where: { features[$0].isClosed }) {
          all[current].isClosed = true
        }
        beginsAnew = false
      }
    }
  }
}
