/// Reads and writes numbers as Chinese print sets them.
///
/// Forms: Arabic digits of either width (`２０２３`), digit by digit (`二〇二〇`, `一六四`), with
/// place words (`一百六十四`, `廿七`, `卅`, `两千`, `三万五千`), the forms of accountancy
/// (`壹佰`), and an Arabic number before a place word (`3万`).
package enum ChineseNumerals {
  /// The characters that numbers are written with, Arabic digits left out.
  package static var signs: [UInt32] { NumeralSign.keys }

  /// The number that a whole text spells; nil where it spells anything else.
  package static func number(_ text: some StringProtocol) -> Int? {
    number(in: text.unicodeScalars.map(\.value)[...])
  }

  /// The number that all the scalars together spell; nil where they spell anything else.
  package static func number(in scalars: ArraySlice<UInt32>) -> Int? {
    guard let (value, count) = prefix(of: scalars), count == scalars.count else { return nil }
    return value
  }

  /// The longest number up to 999,999,999,999 that the scalars begin with, and how many scalars it
  /// takes; nil where they do not begin with a number.
  ///
  /// A single digit after a place word without `零` counts tenths of it, as it is spoken: `一百六`
  /// is 160. Cost: linear in the scalars taken.
  package static func prefix(of scalars: ArraySlice<UInt32>) -> (value: Int, count: Int)? {
    var reader = NumeralReader()
    var count = 0
    for scalar in scalars {
      guard let sign = NumeralSign(scalar), reader.take(sign) else { break }
      count += 1
    }
    guard count > 0, let value = reader.value else { return nil }
    return (value, count)
  }

  /// The number with place words, such as `一百零四` or `二十七`; a negative one begins with `负`.
  package static func text(of number: Int) -> String {
    if number < 0 { return "负" + text(of: number.magnitude) }
    return text(of: number.magnitude)
  }

  /// The number digit by digit, such as `二〇二〇`; a negative one begins with `负`.
  package static func digits(of number: Int) -> String {
    (number < 0 ? "负" : "")
      + String(number.magnitude).utf8.map { digitNames[Int($0 - 0x30)] }.joined()
  }

  private static let digitNames = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

  private static func text(of number: UInt) -> String {
    if number >= 100_000_000 { return joined(number, at: 100_000_000, word: "亿") }
    if number >= 10_000 { return joined(number, at: 10_000, word: "万") }
    if number >= 1000 { return joined(number, at: 1000, word: "千") }
    if number >= 100 { return joined(number, at: 100, word: "百") }
    if number >= 20 { return joined(number, at: 10, word: "十") }
    if number >= 10 { return "十" + (number == 10 ? "" : digitNames[Int(number - 10)]) }
    return number == 0 ? "零" : digitNames[Int(number)]
  }

  private static func joined(_ number: UInt, at place: UInt, word: String) -> String {
    let rest = number % place
    let head = text(of: number / place) + word
    if rest == 0 { return head }
    let tail = place > 10 && (10..<20).contains(rest) ? "一" + text(of: rest) : text(of: rest)
    return head + (rest * 10 < place ? "零" : "") + tail
  }
}

/// One sign of a number: a digit, a round number of its own, or a place word.
private enum NumeralSign {
  case digit(Int, isArabic: Bool)
  case round(Int)
  case place(Int)

  init?(_ scalar: UInt32) {
    if let value = CharacterClass.digitValue(scalar) {
      self = .digit(value, isArabic: true)
      return
    }
    guard scalar >= 0x80, let sign = NumeralSign.find(scalar) else { return nil }
    self = sign
  }

  /// Bisection: of a few dozen signs it costs less than to hash one scalar.
  private static func find(_ scalar: UInt32) -> NumeralSign? {
    let table = sorted
    let place = partitioningIndex(in: table.indices) { table[$0].key < scalar }
    return place < table.count && table[place].key == scalar ? table[place].value : nil
  }

  fileprivate static let keys = sorted.map(\.key)
  private static let sorted = signs.sorted { $0.key < $1.key }

  private static let signs: [UInt32: NumeralSign] = {
    var signs: [UInt32: NumeralSign] = [:]
    let digits = ["〇○零", "一壹", "二贰貳两兩", "三叁參叄", "四肆", "五伍", "六陆陸", "七柒", "八捌", "九玖"]
    for (value, shapes) in digits.enumerated() {
      for shape in shapes.unicodeScalars { signs[shape.value] = .digit(value, isArabic: false) }
    }
    for (shapes, value) in [("廿", 20), ("卅", 30), ("卌", 40)] {
      for shape in shapes.unicodeScalars { signs[shape.value] = .round(value) }
    }
    let places = [
      ("十拾", 10), ("百佰", 100), ("千仟", 1000), ("万萬", 10_000), ("亿億", 100_000_000),
    ]
    for (shapes, value) in places {
      for shape in shapes.unicodeScalars { signs[shape.value] = .place(value) }
    }
    return signs
  }()
}

/// Adds up a number sign by sign.
private struct NumeralReader {
  /// What stands before the last 万 or 亿.
  private var total = 0
  /// What has been added up since.
  private var section = 0
  /// The digits that no place word has claimed yet.
  private var pending: Int?
  private var pendingCount = 0
  private var isArabic = false
  /// The place word last read, below which the next must lie; 0 before the first.
  private var lastPlace = 0
  private var hasZero = false
  /// No number is as large; a sign that would make it so is not taken.
  private static let limit = 1_000_000_000_000

  /// Takes one more sign, or returns false where the number ends before it.
  mutating func take(_ sign: NumeralSign) -> Bool {
    switch sign {
    case .digit(let value, let isArabic): takeDigit(value, isArabic)
    case .round(let value): takeRound(value)
    case .place(let place) where place < 10_000: takeSmall(place)
    case .place(let place): takeLarge(place)
    }
  }

  private mutating func takeDigit(_ value: Int, _ arabic: Bool) -> Bool {
    guard let digits = pending else {
      pending = value
      pendingCount = 1
      isArabic = arabic
      return true
    }
    if lastPlace != 0, !(isArabic && arabic) {
      guard digits == 0, pendingCount == 1 else { return false }
      hasZero = true
      pending = value
      isArabic = arabic
      return true
    }
    guard total + section + digits * 10 + value < Self.limit else { return false }
    pending = digits * 10 + value
    pendingCount += 1
    isArabic = isArabic && arabic
    return true
  }

  private mutating func takeRound(_ value: Int) -> Bool {
    if let digits = pending {
      guard digits == 0, lastPlace >= 100 else { return false }
    }
    guard lastPlace == 0 || lastPlace > 10 else { return false }
    section += value
    lastPlace = 10
    pending = nil
    return true
  }

  private mutating func takeSmall(_ place: Int) -> Bool {
    guard lastPlace == 0 || place < lastPlace else { return false }
    guard pendingCount <= 1 || isArabic || pending == nil else { return false }
    var factor = pending
    if place == 10, factor == nil || (factor == 0 && lastPlace != 0) { factor = 1 }
    guard let factor, factor > 0, factor < 10 || lastPlace == 0 else { return false }
    let sum = section + factor * place
    guard sum < Self.limit else { return false }
    section = sum
    lastPlace = place
    pending = nil
    hasZero = false
    return true
  }

  private mutating func takeLarge(_ place: Int) -> Bool {
    guard lastPlace == 0 || lastPlace < place || total % place == 0 && total > 0 else {
      return false
    }
    let factor = section + (pending ?? 0)
    guard factor > 0, factor < (Self.limit - total) / place else { return false }
    guard total == 0 || total > factor * place, total % (place * 10) == 0 else { return false }
    total += factor * place
    section = 0
    pending = nil
    hasZero = false
    lastPlace = place
    return true
  }

  /// The number read so far.
  var value: Int? {
    guard let digits = pending else { return total + section }
    let isSpokenShort =
      lastPlace >= 100 && !hasZero && pendingCount == 1 && !isArabic && digits > 0
    return total + section + (isSpokenShort ? digits * lastPlace / 10 : digits)
  }
}
