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
  /// The source lines themselves.
  let lines: [SourceLine]

  /// Lays out `lines`. Cost: linear in their scalars.
  init(_ lines: [SourceLine]) {
    self.lines = lines
    let total = lines.reduce(0) { $0 + $1.scalars.count }
    scalars.reserveCapacity(total)
    followsGap.reserveCapacity(total)
    starts.reserveCapacity(lines.count + 1)
    let table = PageText.shapes
    for line in lines {
      var gap = false
      for scalar in line.scalars {
        let shape = Int(scalar) < table.count ? UInt32(table[Int(scalar)]) : scalar
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
    }
  }

  /// Stands in `shapes` for a blank: no scalar has this value.
  private static let blank: UInt32 = 0xD800

  /// What `Glyph` makes of each scalar of the first plane, Han characters simplified.
  private static let shapes: [UInt16] = (UInt32(0)...0xFFFF).map { scalar in
    UInt16(Glyph.isBlank(scalar) ? blank : Folding.simplified(Glyph.plain(scalar)))
  }

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
