// How the page printed what folding brought into one shape: the likeliest form of each folded
// scalar, and the next likely ones. RECORDS.md, "Printed text", is the law; what is chosen here was
// counted on real and on generated pages.

/// What a document's pages print where others print something else.
struct PrintStyle: OptionSet {
  let rawValue: UInt8

  /// `,` `:` `(` and their like instead of `，` `：` `（`.
  static let narrowMarks = PrintStyle(rawValue: 1)
  /// `２０２０` instead of `2020`.
  static let wideDigits = PrintStyle(rawValue: 2)
  /// `"` and `'` instead of `“` `”` `‘` `’`.
  static let straightQuotes = PrintStyle(rawValue: 4)
  /// `「` `」` instead of `“` `”`.
  static let cornerQuotes = PrintStyle(rawValue: 8)

  static let all: PrintStyle = [.narrowMarks, .wideDigits, .straightQuotes, .cornerQuotes]

  /// The style in which a text with these forms needs few exceptions.
  init(_ forms: PrintCounts) {
    self = []
    if forms.narrowMarks > forms.wideMarks { insert(.narrowMarks) }
    if forms.wideDigits > forms.narrowDigits { insert(.wideDigits) }
    if forms.straightQuotes > forms.curlyQuotes + forms.cornerQuotes {
      insert(.straightQuotes)
    } else if forms.cornerQuotes > forms.curlyQuotes {
      insert(.cornerQuotes)
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// How often a text prints the forms that styles differ in.
struct PrintCounts {
  /// The counts of all forms and, first, of everything else.
  private var counts = InlineArray<8, Int>(repeating: 0)

  var narrowMarks: Int { counts[1] }
  var wideMarks: Int { counts[2] }
  var narrowDigits: Int { counts[3] }
  var wideDigits: Int { counts[4] }
  var straightQuotes: Int { counts[5] }
  var curlyQuotes: Int { counts[6] }
  var cornerQuotes: Int { counts[7] }

  /// Counts the forms of a text.
  mutating func take(_ text: Span<UInt32>) {
    let places = PrintCounts.places
    let shifts = PrintCounts.shifts
    let parts = places.span
    let table = shifts.span
    precondition(parts.count == 0x2000 && table.count == 0x600, "every scalar has a place")
    var start = 0
    while start < text.count {
      // The counts of so many scalars have room in a byte each, and their sum in a register: no
      // branch that marks, which stand anywhere, make hard to foresee.
      let part = text.extracting(start..<min(start + 255, text.count))
      var sums: UInt64 = 0
      for index in 0..<part.count {
        let scalar = Int(part[index])
        sums &+= 1 &<< UInt64(table[Int(parts[scalar &>> 8 & 0x1FFF]) &<< 8 | scalar & 0xFF])
      }
      for form in 0..<8 { counts[form] += Int(truncatingIfNeeded: sums >> UInt64(8 * form) & 0xFF) }
      start += 255
    }
  }

  /// The scalars of each form.
  private static let forms: [[UInt32]] = [
    [0x21, 0x28, 0x29, 0x2C, 0x3A, 0x3B, 0x3F],
    [0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F],
    Array(0x30...0x39), Array(0xFF10...0xFF19), [0x22, 0x27], Array(0x2018...0x201D),
    [0x300C, 0x300D],
  ]

  /// The part of `shifts` for scalars by what stands before their last byte; most have the first,
  /// in which no form stands.
  private static let places: [UInt8] = {
    var places = [UInt8](repeating: 0, count: 0x2000)
    for (number, page) in Set(forms.joined().map { $0 >> 8 }).sorted().enumerated() {
      places[Int(page)] = UInt8(number + 1)
    }
    return places
  }()

  /// In each part by the last byte: where the count of the scalar's form stands in the sum, in
  /// bits.
  private static let shifts: [UInt8] = {
    var shifts = [UInt8](repeating: 0, count: 0x600)
    for (number, scalars) in forms.enumerated() {
      for scalar in scalars {
        let part = Int(places[Int(scalar >> 8)])
        shifts[part << 8 | Int(scalar & 0xFF)] = UInt8(8 * (number + 1))
      }
    }
    return shifts
  }()
}

/// Walks through one folded text and tells the printed form of each place.
struct PrintedForms {
  private let style: PrintStyle
  /// Whether the next double, single quotation mark closes.
  private var closesDouble = false
  private var closesSingle = false

  init(_ style: PrintStyle) { self.style = style }

  /// Scalars above this are most likely printed as they are folded.
  static let lastVarying: UInt32 = 0x7E

  /// How many folded scalars the likeliest form at `place` stands for: three for `…`, else one.
  static func width(_ folded: Span<UInt32>, at place: Int) -> Int {
    folded[place] == 0x2E && place + 2 < folded.count && folded[place + 1] == 0x2E
      && folded[place + 2] == 0x2E ? 3 : 1
  }

  /// The likeliest printed form at `place`.
  @inline(__always)
  func likeliest(_ folded: Span<UInt32>, at place: Int) -> UInt32 {
    let scalar = folded[place]
    switch scalar {
    case 0x22:
      if style.contains(.straightQuotes) { return scalar }
      if style.contains(.cornerQuotes) { return closesDouble ? 0x300D : 0x300C }
      return closesDouble ? 0x201D : 0x201C
    case 0x27:
      if style.contains(.straightQuotes) || PrintedForms.isInWord(folded, place) { return scalar }
      return closesSingle ? 0x2019 : 0x2018
    case 0x21, 0x28, 0x29, 0x2C, 0x3A, 0x3B, 0x3F:
      let isNarrow = style.contains(.narrowMarks) || PrintedForms.isInWord(folded, place)
      return isNarrow ? scalar : scalar + 0xFEE0
    case 0x2D: return PrintedForms.isInWord(folded, place) ? scalar : 0x2014
    case 0x2E: return PrintedForms.width(folded, at: place) == 3 ? 0x2026 : scalar
    case 0x30...0x39: return style.contains(.wideDigits) ? scalar + 0xFEE0 : scalar
    case 0x7E: return 0xFF5E
    default: return scalar
    }
  }

  /// The likeliest form of one scalar up to `lastVarying` by what stands before it; 0 where it
  /// takes more to tell, as for quotation marks.
  @inline(__always)
  func usual(_ scalar: UInt32, after before: UInt32, _ table: Span<UInt32>) -> UInt32 {
    let isBehindWide: UInt32 = before > PrintedForms.lastVarying ? 0x80 : 0
    return table[Int(UInt32(style.rawValue) << 8 | isBehindWide | scalar & 0x7F)]
  }

  /// What `usual` says for each style, first behind ASCII.
  static let usualForms: [UInt32] = (0...PrintStyle.all.rawValue).flatMap { style in
    [0x61, 0x4E00].flatMap { before in
      (0..<0x80).map { usual($0, after: before, PrintStyle(rawValue: style)) }
    }
  }

  private static func usual(
    _ scalar: UInt32, after before: UInt32, _ style: PrintStyle
  ) -> UInt32 {
    let forms = PrintedForms(style)
    let beforeWide = forms.likeliest([before, scalar, 0x4E00].span, at: 1)
    let beforeASCII = forms.likeliest([before, scalar, 0x61].span, at: 1)
    let isOpen = scalar == 0x22 || scalar == 0x27 || scalar == 0x2E
    return isOpen || beforeWide != beforeASCII ? 0 : beforeWide
  }

  /// The next likely form of one scalar, `rank` 0 or 1; nil where there is none.
  func other(_ rank: Int, _ folded: Span<UInt32>, at place: Int) -> UInt32? {
    let likeliest = likeliest(folded, at: place)
    var left = rank
    for index in 0..<4 {
      guard let form = PrintedForms.form(index, of: folded[place]) else { return nil }
      if form == likeliest { continue }
      if left == 0 { return form }
      left -= 1
    }
    return nil
  }

  /// Keeps in mind what was printed for a folded scalar, so that quotation marks pair.
  @inline(__always)
  mutating func note(_ folded: UInt32, printed: UInt32) {
    if folded == 0x22 {
      switch printed {
      case 0x201C, 0x300C: closesDouble = true
      case 0x201D, 0x300D: closesDouble = false
      default: closesDouble.toggle()
      }
    } else if folded == 0x27 {
      closesSingle = printed == 0x2018
    }
  }

  /// Forms of one folded scalar, the likely ones first.
  private static func form(_ index: Int, of scalar: UInt32) -> UInt32? {
    switch (scalar, index) {
    case (0x22, 0): 0x201C
    case (0x22, 1): 0x201D
    case (0x22, 2): 0x22
    case (0x22, 3): 0x300C
    case (0x27, 0): 0x2019
    case (0x27, 1): 0x2018
    case (0x27, 2): 0x27
    case (0x2D, 0): 0x2014
    case (0x2D, 1): 0x2D
    case (0x2D, 2): 0xFF0D
    case (0x7E, 0): 0xFF5E
    case (0x7E, 1): 0x7E
    case (0x61...0x7A, 0): scalar
    case (0x61...0x7A, 1): scalar - 0x20
    case (0x61...0x7A, 2): scalar - 0x20 + 0xFEE0
    case (0x61...0x7A, 3): scalar + 0xFEE0
    case (0x21...0x7E, 0): scalar
    case (0x21...0x7E, 1): scalar + 0xFEE0
    case (0x20, 0): 0x20
    case (0x20, 1): 0x3000
    case (0xB7, 0): 0xB7
    case (0xB7, 1): 0x2022
    case (0xB7, 2): 0x30FB
    case (0x3007, 0): 0x3007
    case (0x3007, 1): 0x25CB
    default: nil
    }
  }

  /// Whether letters or digits of ASCII stand on both sides.
  private static func isInWord(_ folded: Span<UInt32>, _ place: Int) -> Bool {
    place > 0 && place + 1 < folded.count && isWord(folded[place - 1])
      && isWord(folded[place + 1])
  }

  private static func isWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x61...0x7A: true
    default: false
    }
  }
}
