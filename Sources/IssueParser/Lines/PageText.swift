import ChineseText

// A page's lines in one contiguous array of plain scalars without blanks, so that every rule reads
// integers in a row. Where blanks stood is kept beside it: they tell wraps, justified characters
// and the two halves of a headline.

/// The text of the lines that the articles get, with what each line looks like at a glance.
///
/// A class, because every step of the assembly holds it: what they pass on is one reference.
final class PageText {
  /// The scalars of all lines, plain, simplified, without blanks.
  let scalars: [UInt32]
  /// What each of the scalars is.
  let traits: [Glyph.Traits]
  /// Where a traditional character, or another variant, was printed, ascending, and which.
  private let variants: [(place: Int, scalar: UInt32)]
  /// Where line `i` starts in `scalars`; one more entry than lines.
  let starts: [Int]
  /// For each line, which signs stand in it.
  let signs: [Signs]
  /// The source lines themselves.
  let lines: [SourceLine]
  /// The scalars of the whole file, which ``lines`` are ranges of.
  let source: [UInt32]
  /// Where the pairs of scalars stand.
  let pairs: PairPlaces
  /// Whether one blank says nothing, anywhere on the page.
  let isLetterspaced: Bool

  /// The shapes of the lines as headings, each as far as it was asked for.
  private var headlineShapes: [HeadlineShape?] = []

  /// The shape of a line as a heading.
  func headlineShape(_ line: Int) -> HeadlineShape {
    if headlineShapes.isEmpty { headlineShapes = Array(repeating: nil, count: lines.count) }
    if let known = headlineShapes[line] { return known }
    let shape = HeadlineShape(reading: self, line)
    headlineShapes[line] = shape
    return shape
  }

  /// Characters without which some rules find nothing in a line.
  struct Signs: OptionSet {
    let rawValue: UInt8
    /// 版, in which a jump ends.
    static let page = Signs(rawValue: 1)
    /// What the words begin with that point to a picture: 图, 上, 左, 右, 下.
    static let picture = Signs(rawValue: 2)
    /// A dot, which some engines write for 。
    static let dot = Signs(rawValue: 4)
    /// 摄, with which credits are made.
    static let taken = Signs(rawValue: 8)
    /// A closing bracket.
    static let bracket = Signs(rawValue: 16)
    /// A quotation mark.
    static let quote = Signs(rawValue: 32)
    /// A colon, behind which lists, names and times stand.
    static let colon = Signs(rawValue: 64)
    /// Another form of a Han character than its plain one.
    static let variant = Signs(rawValue: 128)
    /// Nothing is ruled out.
    static let everything = Signs(rawValue: 255)
  }

  /// Lays out `lines`. Cost: linear in their scalars.
  init(_ source: SourceLines) {
    lines = source.lines
    self.source = source.scalars
    let total = lines.reduce(0) { $0 + $1.count }
    var scalars = [UInt32](repeating: 0, count: total)
    var traits = [Glyph.Traits](repeating: [], count: total)
    var variants: [(place: Int, scalar: UInt32)] = []
    var starts = [0]
    var lineSigns: [Signs] = []
    starts.reserveCapacity(lines.count + 1)
    lineSigns.reserveCapacity(lines.count)
    let table = PageText.shapes
    let shapes = table.span
    let printed = source.scalars.span
    var count = 0
    isLetterspaced = source.isLetterspaced
    let spread = source.letterspacedLines
    for (index, line) in lines.enumerated() {
      // Blanks that make a gap.
      let leastGap = isLetterspaced || spread[index] ? 2 : 1
      var signs: UInt8 = 0
      var place = line.range.lowerBound
      var blanks = 0
      while place < line.range.upperBound {
        // Up to the next blank scalar and place go in step, and all is checked at once.
        let rest = printed.extracting(place..<line.range.upperBound)
        var plainSpan = scalars.mutableSpan
        let room = count..<count &+ rest.count
        var plain = plainSpan._mutatingExtracting(room)
        var traitsSpan = traits.mutableSpan
        var kinds = traitsSpan._mutatingExtracting(room)
        let (length, found) = PageText.shape(rest, by: shapes, &plain, &kinds)
        signs |= found
        // Few lines have any, and to keep them up there would take the registers of all the rest.
        for index in 0..<(Signs(rawValue: found).contains(.variant) ? length : 0)
        where PageText.isVariant(rest[index], of: plain[index]) {
          variants.append((count + index, rest[index]))
        }
        if length > 0 {
          if blanks >= leastGap { kinds[0].insert(.followsGap) }
          blanks = 0
        }
        blanks += 1
        count += length
        place += length + 1
      }
      starts.append(count)
      lineSigns.append(Signs(rawValue: signs))
    }
    scalars.removeLast(total - count)
    traits.removeLast(total - count)
    PageText.mend(&scalars, &traits, starts, lineSigns)
    self.scalars = scalars
    self.traits = traits
    self.variants = variants
    self.starts = starts
    signs = lineSigns
    pairs = PairPlaces(scalars)
  }

  /// Gives scalars their shapes up to the first blank one; how many they are, and what signs are
  /// among them.
  @inline(__always)
  private static func shape(
    _ printed: Span<UInt32>, by shapes: Span<Shape>, _ plain: inout MutableSpan<UInt32>,
    _ kinds: inout MutableSpan<Glyph.Traits>
  ) -> (length: Int, signs: UInt8) {
    var length = 0
    var signs: UInt8 = 0
    while length < printed.count {
      let scalar = printed[length]
      guard Int(scalar) < shapes.count else {
        // What stands beyond the first plane keeps its shape.
        plain[length] = scalar
        kinds[length] = Glyph.Traits(scalar)
        length &+= 1
        continue
      }
      let shape = shapes[Int(scalar)]
      if shape.isBlank { break }
      signs |= shape.signs
      plain[length] = shape.plain
      kinds[length] = shape.traits
      length &+= 1
    }
    return (length, signs)
  }

  /// Makes of misread stops, brackets and dashes what they were, and no gaps of the blanks beside
  /// numbers.
  private static func mend(
    _ scalars: inout [UInt32], _ traits: inout [Glyph.Traits], _ starts: [Int], _ signs: [Signs]
  ) {
    for place in dottedStops(scalars, traits, starts, signs) {
      scalars[place] = Glyph.fullStop
      traits[place] = Glyph.Traits(Glyph.fullStop).union(traits[place].intersection(.followsGap))
    }
    let misread =
      misreadBrackets(scalars, traits, starts, signs)
      + misreadDashes(scalars, traits, starts)
    for (place, mark) in misread {
      scalars[place] = mark
      traits[place] = Glyph.Traits(mark).union(traits[place].intersection(.followsGap))
    }
    for place in gapsAtNumbers(scalars, traits, starts) {
      traits[place].remove(.followsGap)
    }
  }

  /// Whether a scalar is another form of a Han character than its plain one.
  private static func isVariant(_ scalar: UInt32, of plain: UInt32) -> Bool {
    plain != scalar && plain >= 0x3400
  }

  /// The dots that end sentences: those behind a Han character or a bracket at the end of a line,
  /// and before another on a page whose engine wrote hardly any 。. A numeral and a dot number what
  /// follows.
  private static func dottedStops(
    _ scalars: [UInt32], _ traits: [Glyph.Traits], _ starts: [Int], _ signs: [Signs]
  ) -> [Int] {
    var places: [Int] = []
    for line in signs.indices where signs[line].contains(.dot) {
      let range = starts[line]..<starts[line + 1]
      // No dot is part of a numeral, so that the longest one ends at the first dot at most.
      let numeral = ChineseNumerals.prefix(of: scalars[range])?.count ?? 0
      for place in range.dropFirst() where scalars[place] == 0x2E {
        guard !traits[place - 1].isDisjoint(with: [.han, .closer]),
          numeral != place - range.lowerBound,
          place + 1 == range.upperBound
            || !traits[place + 1].isDisjoint(with: [.han, .closer, .opener])
        else { continue }
        places.append(place)
      }
    }
    if places.isEmpty { return [] }
    let stops = scalars.count { $0 == Glyph.fullStop }
    if places.count > 4 * stops { return places }
    let ends = Set(starts)
    return places.filter { ends.contains($0 + 1) }
  }

  /// What `Glyph` makes of each scalar of the first plane, Han characters simplified.
  private static let shapes: [Shape] = {
    var signs = [Signs](repeating: [], count: 0x10000)
    func mark(_ plain: ScalarSet, _ sign: Signs) {
      for scalar in plain.members { signs[Int(scalar)] = sign }
    }
    mark("版", .page)
    mark("图上左右下", .picture)
    mark(".", .dot)
    mark("摄", .taken)
    mark(")", .bracket)
    mark("\"“”", .quote)
    mark(":", .colon)
    return (UInt32(0)...0xFFFF).map { scalar in
      if Glyph.isBlank(scalar) { return .blank }
      // No mark has a simplified form, and no Han character a plainer one.
      let isHan = Glyph.isHan(scalar)
      let plain = isHan ? Folding.simplified(scalar) : Glyph.plain(scalar)
      let sign = signs[Int(plain)]
      return Shape(plain, isVariant(scalar, of: plain) ? sign.union(.variant) : sign)
    }
  }()

  /// How many lines there are.
  var count: Int { lines.count }

  /// The scalars of line `index`, as a range of `scalars`.
  func range(_ index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// The scalars of a run of lines, as a range of `scalars`.
  func stretch(_ lines: Range<Int>) -> Range<Int> {
    starts[lines.lowerBound]..<starts[lines.upperBound]
  }

  /// The Chinese characters, and nothing else, that a line begins with before a colon: who speaks,
  /// or what is told of.
  func label(_ line: Int) -> Range<Int>? {
    let range = range(line)
    let words = range.prefix { Glyph.isHan(scalars[$0]) }
    guard !words.isEmpty, words.upperBound < range.upperBound,
      scalars[words.upperBound] == Glyph.colon
    else { return nil }
    return words
  }

  /// Whether a blank stood before a scalar, inside its line.
  func followsGap(_ index: Int) -> Bool { traits[index].contains(.followsGap) }

  /// The runs between blanks of a stretch of one line.
  func pieces(_ range: Range<Int>) -> [Range<Int>] {
    // Most lines are one piece.
    guard var start = range.first else { return [] }
    guard let gap = range.dropFirst().first(where: followsGap) else { return [range] }
    var result: [Range<Int>] = []
    result.reserveCapacity(8)
    result.append(start..<gap)
    start = gap
    for index in gap + 1..<range.upperBound where followsGap(index) {
      result.append(start..<index)
      start = index
    }
    result.append(start..<range.upperBound)
    return result
  }

  /// How wide a stretch is printed, in half cells.
  func width(_ range: Range<Int>) -> Int {
    var width = 0
    for index in range { width += traits[index].width }
    return width
  }

  /// Whether words stand in a stretch, each scalar behind the other. Cost: linear in the stretch.
  func holds(_ words: ArraySlice<UInt32>, in stretch: Range<Int>) -> Bool {
    stretch.dropLast(words.count - 1).contains { place in
      scalars[place] == words.first
        && scalars[place..<place + words.count].elementsEqual(words)
    }
  }

  /// The scalars of a line as the source has it.
  func sourceScalars(_ index: Int) -> [UInt32] { Array(source[lines[index].range]) }

  /// The stretch as a string of plain scalars, traditional characters as printed.
  func string(_ range: Range<Int>) -> String {
    var next = firstVariant(from: range.lowerBound)
    guard next < variants.count, variants[next].place < range.upperBound else {
      return String(scalarValues: scalars[range])
    }
    var printed = Array(scalars[range])
    while next < variants.count, variants[next].place < range.upperBound {
      printed[variants[next].place - range.lowerBound] = variants[next].scalar
      next += 1
    }
    return String(scalarValues: printed[...])
  }

  /// The index of the first of the variants that were printed at or behind a place.
  private func firstVariant(from place: Int) -> Int {
    partitioningIndex(in: variants.indices) { variants[$0].place < place }
  }
}

/// What the layout needs to know of a scalar of the first plane, in one word.
private struct Shape {
  /// From the lowest bit: 16 of the plain scalar, 8 of its signs, 8 of its traits.
  private let word: UInt32

  /// A blank: no scalar has this value.
  static let blank = Shape(word: 0xD800)

  private init(word: UInt32) { self.word = word }

  /// What is made of a scalar of the first plane.
  init(_ plain: UInt32, _ signs: PageText.Signs) {
    word =
      plain & 0xFFFF | UInt32(signs.rawValue) << 16 | UInt32(Glyph.Traits(plain).rawValue) << 24
  }

  var isBlank: Bool { word == Shape.blank.word }
  var plain: UInt32 { word & 0xFFFF }
  var signs: UInt8 { UInt8(truncatingIfNeeded: word >> 16) }
  var traits: Glyph.Traits { Glyph.Traits(rawValue: UInt8(truncatingIfNeeded: word >> 24)) }
}
