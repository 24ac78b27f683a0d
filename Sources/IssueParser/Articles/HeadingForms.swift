// What the headings of a page tell together: which of them are made alike, as the sections of one
// story are, and which reports have none above them, for their headlines stand elsewhere.

/// The forms of a page's headings.
struct HeadingForms {
  /// For heading items that are made alike, the others of their make.
  private var alike: [Int: [Int]] = [:]
  /// The body items with which reports begin that have no heading above them, who wrote and photos
  /// left out.
  let bareReports: Set<Int>
  /// Whether all reports of several are bare: what stands alone between two paragraphs then is a
  /// section's heading rather than a headline.
  let headlinesStandElsewhere: Bool

  /// With so many headings of its marks before and behind it a heading is compared.
  private static let reach = 16
  /// Fewer reports tell nothing of where headlines stand.
  private static let leastReports = 3
  /// Shorter headings of one part are no make of their own, in scalars.
  private static let leastOfOnePart = 6
  /// So much may parts of headings that are made alike differ in length, in scalars.
  private static let mostApart = 1

  /// Reads the headings among a page's items. Cost: linear in their scalars.
  init(_ text: PageText, _ features: [LineFeatures], _ items: [PageItem]) {
    let reports = items.indices.filter {
      items[$0].kind == .body && features[items[$0].lines.lowerBound].lead != nil
    }
    bareReports = Set(reports.filter { !Self.isBelowHeading($0, items) })
    headlinesStandElsewhere =
      reports.count >= Self.leastReports && bareReports.count == reports.count
    var makes: [[UInt32]: [Int]] = [:]
    for index in items.indices {
      if let make = Self.make(of: index, text, features, items) {
        makes[make, default: []].append(index)
      }
    }
    for members in makes.values where members.count > 1 {
      let lengths = members.map { text.pieces(text.stretch(items[$0].lines)).map(\.count) }
      for (place, one) in members.enumerated() {
        let near = max(0, place - Self.reach)..<min(members.count, place + Self.reach + 1)
        alike[one] = near.filter { other in
          other != place
            && zip(lengths[place], lengths[other]).allSatisfy { abs($0 - $1) <= Self.mostApart }
        }.map { members[$0] }
      }
    }
  }

  /// The heading items that are made as one is: `搭好“梧桐树” 引得“凤还巢”`,
  /// `当好“店小二” 念好“服务经”`.
  func madeAs(_ item: Int) -> [Int] { alike[item] ?? [] }

  /// The marks of a heading of one line, and where it is parted or where the marks stand; nil where
  /// it has none, or a report or who wrote stands right below.
  private static func make(
    of index: Int, _ text: PageText, _ features: [LineFeatures], _ items: [PageItem]
  ) -> [UInt32]? {
    let item = items[index]
    guard item.kind == .headings, item.lines.count == 1, index + 1 < items.count,
      items[index + 1].kind == .body, features[items[index + 1].lines.lowerBound].lead == nil
    else { return nil }
    let range = text.range(item.lines.lowerBound)
    // Numbers tell better which story's section it is.
    guard !LineForm.isNumbered(text.scalars, range) else { return nil }
    let pieces = text.pieces(range)
    if pieces.count == 1 {
      // Of one part: the marks must stand at the same places.
      let make = range.map { isMark(text.scalars[$0]) ? text.scalars[$0] : 0 }
      // Many a headline has a word in quotation marks.
      let tells = features[item.lines.lowerBound].level > 0 ? make : make.filter { !isQuote($0) }
      return range.count >= leastOfOnePart && tells.contains { $0 != 0 } ? make : nil
    }
    guard pieces.count <= 4 else { return nil }
    var make: [UInt32] = []
    for piece in pieces {
      for place in piece where isMark(text.scalars[place]) {
        make.append(text.scalars[place])
      }
      make.append(0)
    }
    return make.count > pieces.count ? make : nil
  }

  private static func isQuote(_ scalar: UInt32) -> Bool {
    scalar == Glyph.openQuote || scalar == Glyph.closeQuote || scalar == Glyph.straightQuote
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    !Glyph.isHan(scalar) && !Glyph.isDigit(scalar)
  }

  /// Whether the first item above one that is no byline, photo or debris holds headings.
  private static func isBelowHeading(_ index: Int, _ items: [PageItem]) -> Bool {
    let between: [PageItem.Kind] = [.caption, .credit, .byline, .debris]
    return items[..<index].last { !between.contains($0.kind) }?.kind == .headings
  }
}
