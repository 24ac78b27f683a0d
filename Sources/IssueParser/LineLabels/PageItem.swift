// The page as a row of items: stretches of lines that surely belong together and do one thing. What
// belongs to which article is decided over items, not lines.

/// A run of neighbouring lines with one purpose.
struct PageItem: Equatable {
  enum Kind: Equatable {
    /// Body whose sentences go on from line to line.
    case body
    /// Headings, and the single characters of vertical ones among them.
    case headings
    case byline
    case signature
    case jump
    case caption
    case credit
    case debris
  }

  var kind: Kind
  /// Indices of its lines, half-open.
  var lines: Range<Int>
}

extension PageItem {
  /// Cuts a page's lines into items. Cost: linear.
  static func split(
    _ text: PageText, _ features: [LineFeatures], _ labels: [LineLabel]
  ) -> [PageItem] {
    var items: [PageItem] = []
    var index = 0
    while index < features.count {
      let first = index
      switch features[index].kind {
      case .glyph where features[index].isScratch:
        index += 1
        items.append(PageItem(kind: .debris, lines: first..<index))
      case .text where labels[index] == .heading, .glyph:
        index = endOfHeadings(features, labels, from: first)
        let name = listName(text, features, first..<index)
        for lines in [first..<(name ?? index), (name ?? index)..<index] where !lines.isEmpty {
          items.append(PageItem(kind: headingsKind(features, lines), lines: lines))
        }
      case .text:
        index += 1
        while index < features.count, goesOn(features, labels, index) { index += 1 }
        items.append(PageItem(kind: .body, lines: first..<index))
      case .byline:
        index += 1
        while index < features.count, features[index].kind == .byline { index += 1 }
        items.append(PageItem(kind: .byline, lines: first..<index))
      case .signature, .jump, .caption, .credit, .debris:
        index += 1
        items.append(PageItem(kind: plainKind(features[first].kind), lines: first..<index))
      }
    }
    return items
  }

  /// The items, in the order of their lines, with those of body cut before some of these.
  static func cut(_ items: [PageItem], before cuts: Set<Int>) -> [PageItem] {
    if cuts.isEmpty { return items }
    var result: [PageItem] = []
    result.reserveCapacity(items.count + cuts.count)
    var rest = cuts.sorted()[...]
    for item in items {
      var first = item.lines.lowerBound
      while let line = rest.first, line < item.lines.upperBound {
        rest.removeFirst()
        guard item.kind == .body, line > first else { continue }
        result.append(PageItem(kind: .body, lines: first..<line))
        first = line
      }
      result.append(PageItem(kind: item.kind, lines: first..<item.lines.upperBound))
    }
    return result
  }

  private static func plainKind(_ kind: LineFeatures.Kind) -> Kind {
    switch kind {
    case .signature: .signature
    case .jump: .jump
    case .caption: .caption
    case .credit: .credit
    default: .debris
    }
  }

  /// Whether body line `index` surely belongs to the body of the line before.
  private static func goesOn(_ features: [LineFeatures], _ labels: [LineLabel], _ index: Int)
    -> Bool
  {
    guard features[index].kind == .text, features[index].lead == nil, features[index].brief == 0,
      !features[index].opensPiece
    else { return false }
    let before = features[index - 1]
    if before.endsVerse(before: features[index]) || before.endsProse(before: features[index]) {
      return false
    }
    switch labels[index] {
    case .continuation: return true
    case .start:
      return before.isComplete && !before.isClosed && features[index].unmatchedClosers == 0
    default: return false
    }
  }

  private static func endOfHeadings(
    _ features: [LineFeatures], _ labels: [LineLabel], from first: Int
  ) -> Int {
    var index = first
    while index < features.count {
      let line = features[index]
      let isGlyph =
        line.kind == .glyph || line.kind == .debris && (line.count <= 2 || line.isScratch)
      guard isGlyph || (line.kind == .text && labels[index] == .heading) else { break }
      index += 1
    }
    // What no characters are made of is no end of a headline.
    while index > first + 1, features[index - 1].isScratch { index -= 1 }
    return index
  }

  /// The column's name right above the first of its briefs, below a headline that is another's; nil
  /// if none stands there.
  private static func listName(
    _ text: PageText, _ features: [LineFeatures], _ headings: Range<Int>
  ) -> Int? {
    guard headings.count > 1, let name = headings.last, headings.upperBound < features.count,
      Glyph.isBylineMark(features[headings.upperBound].brief),
      features[name].kind == .text, text.lines[name].followsBlank, HeadlineShape(text, name).isFlag,
      features[name - 1].kind == .text, !HeadlineShape(text, name - 1).isBanner,
      features[name - 1].count >= leastHeadline
    else { return nil }
    return name
  }

  /// Shorter lines above a column's name are a part of it, in scalars.
  private static let leastHeadline = 8

  /// Fewer than three single characters without any heading among them are debris.
  private static func headingsKind(_ features: [LineFeatures], _ lines: Range<Int>) -> Kind {
    if lines.contains(where: { features[$0].kind == .text }) { return .headings }
    return lines.count >= 3 && lines.count <= 60 ? .headings : .debris
  }
}
