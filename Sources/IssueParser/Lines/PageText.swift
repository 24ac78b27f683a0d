import ChineseText

// A page's lines in one contiguous array of plain scalars without blanks, so that every rule reads
// integers in a row. Where blanks stood is kept beside it: they tell wraps, justified characters and
// the two halves of a headline.

/// The text of the lines that the articles get, with what each line looks like at a glance.
struct PageText {
  /// The scalars of all lines, plain, simplified, without blanks.
  private(set) var scalars: [UInt32] = []
  /// The same as printed, traditional characters kept; empty where there are none.
  private var printed: [UInt32] = []
  /// Whether a blank stood before the scalar, inside its line.
  private(set) var followsGap: [Bool] = []
  /// Where line `i` starts in `scalars`; one more entry than lines.
  private(set) var starts: [Int] = [0]
  /// For each line, which signs stand in it.
  private(set) var signs: [Signs] = []
  /// The source lines themselves.
  let lines: [SourceLine]

  /// Characters without which some rules find nothing in a line.
  struct Signs: OptionSet {
    let rawValue: UInt8
    /// 版, in which a jump ends.
    static let page = Signs(rawValue: 1)
    /// What the words begin with that point to a picture: 图, 上, 左, 右, 下.
    static let picture = Signs(rawValue: 2)
  }

  /// Lays out `lines`. Cost: linear in their scalars.
  init(_ lines: [SourceLine]) {
    self.lines = lines
    let total = lines.reduce(0) { $0 + $1.scalars.count }
    scalars.reserveCapacity(total)
    followsGap.reserveCapacity(total)
    starts.reserveCapacity(lines.count + 1)
    signs.reserveCapacity(lines.count)
    let table = PageText.shapes
    for line in lines {
      var gap = false
      var signs: UInt8 = 0
      for scalar in line.scalars {
        var shape = scalar
        if Int(scalar) < table.count {
          let entry = table[Int(scalar)]
          shape = entry & 0xFFFF
          signs |= UInt8(truncatingIfNeeded: entry >> 16)
        }
        if shape == PageText.blank {
          gap = true
        } else {
          if shape != scalar, shape >= 0x3400, printed.isEmpty { printed = scalars }
          if !printed.isEmpty || (shape != scalar && shape >= 0x3400) {
            printed.append(shape >= 0x3400 ? scalar : shape)
          }
          scalars.append(shape)
          followsGap.append(gap)
          gap = false
        }
      }
      starts.append(scalars.count)
      self.signs.append(Signs(rawValue: signs))
    }
  }

  /// Stands in `shapes` for a blank: no scalar has this value.
  private static let blank: UInt32 = 0xD800

  /// What `Glyph` makes of each scalar of the first plane, Han characters simplified, and above it
  /// what sign it is.
  private static let shapes: [UInt32] = {
    let page = ScalarSet("版".unicodeScalars.map(\.value))
    let picture = ScalarSet("图上左右下".unicodeScalars.map(\.value))
    return (UInt32(0)...0xFFFF).map { scalar in
      if Glyph.isBlank(scalar) { return blank }
      let shape = Folding.simplified(Glyph.plain(scalar))
      if page.contains(shape) { return shape | UInt32(Signs.page.rawValue) << 16 }
      return picture.contains(shape) ? shape | UInt32(Signs.picture.rawValue) << 16 : shape
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

  /// The runs between blanks of a stretch of one line.
  func pieces(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where index > start && followsGap[index] {
      result.append(start..<index)
      start = index
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  /// How wide a stretch is printed, in half cells.
  func width(_ range: Range<Int>) -> Int {
    var width = 0
    for index in range { width += Glyph.width(scalars[index]) }
    return width
  }

  /// The stretch as a string of plain scalars, traditional characters as printed.
  func string(_ range: Range<Int>) -> String {
    String(scalarValues: printed.isEmpty ? scalars[range] : printed[range])
  }

  /// The scalars at `places` as a string, traditional characters as printed.
  func string(at places: ArraySlice<Int>) -> String {
    let source = printed.isEmpty ? scalars : printed
    return String(scalarValues: places.map { source[$0] }[...])
  }
}
