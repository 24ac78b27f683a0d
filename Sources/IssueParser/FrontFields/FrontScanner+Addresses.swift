import ChineseText

// Web and mail addresses and telephone numbers, which engines cut at line ends and at blanks.

extension FrontScanner {
  /// A mail or web address.
  func address(at place: Int, isMail: Bool = false) -> FrontToken? {
    guard isASCIIWord(scalar(place)), holdsAddressMark(place) else { return nil }
    var shape = AddressShape()
    var index = place
    while index < end, index - place < 120, isAddressScalar(stream.folded[index]) {
      if index > place, stream.gaps[index] != .none,
        !continues(shape, at: index, isMail: isMail)
      {
        break
      }
      shape.take(stream.folded[index])
      index += 1
    }
    while index > place, [0x2E, 0x2C, 0x2D, 0x3A].contains(stream.folded[index - 1]) { index -= 1 }
    guard index - place >= 5, shape.hasAt || shape.isWeb else { return nil }
    let text = stream.text(place..<index)
    return FrontToken(
      kind: shape.hasAt ? .email(text) : .contact, range: place..<index, strength: .medium)
  }

  /// Whether a mark without which nothing is an address stands among the scalars of one.
  private func holdsAddressMark(_ place: Int) -> Bool {
    var index = place
    while index < end, index - place < 120, isAddressScalar(stream.folded[index]) {
      if Self.partingMarks.contains(stream.folded[index]) { return true }
      index += 1
    }
    return false
  }

  private func isAddressScalar(_ scalar: UInt32) -> Bool {
    isASCIIWord(scalar) || Self.addressMarks.contains(scalar)
  }

  private static let addressMarks: ScalarSet = ".-_@/:~?=&%"
  /// What parts an address into labels.
  private static let partingMarks: ScalarSet = ".@/:"

  /// Whether an address goes on over the gap before `place`.
  private func continues(_ shape: AddressShape, at place: Int, isMail: Bool) -> Bool {
    let next = scalar(place)
    if next == 0x40 || next == 0x2E { return true }
    if shape.endsOpen { return true }
    if shape.isComplete { return false }
    if shape.hasAt || shape.isWeb {
      var index = place
      while index < end, isASCIIWord(scalar(index)) { index += 1 }
      return !FrontScanner.units.contains(scalar(index)) || scalar(index) == 0x2E
    }
    guard isMail else { return false }
    var index = place
    while index < end, isAddressScalar(scalar(index)), index - place < 40 {
      if scalar(index) == 0x40 { return true }
      index += 1
    }
    return false
  }

  /// The place after a telephone number of five digits or more; where a label and its colon surely
  /// announce one, of two, as exchanges had that were asked for by hand, or of three Chinese
  /// numerals; before 号 of any.
  func phoneEnd(at place: Int, isSure: Bool = false) -> Int? {
    if isSure, let asked = spelledPhoneEnd(at: place) ?? exchangeEnd(at: place) { return asked }
    var index = place
    var digitCount = 0
    var tail = 0
    // Every digit set apart: 0 3 5 1 - 8 2 2 2 1 4 5.
    let isSpaced =
      place + 2 < end && stream.gaps[place + 1] == .blank && stream.gaps[place + 2] == .blank
    while index < end, index - place < 40 {
      let next = scalar(index)
      let isDigit = (0x30...0x39).contains(next)
      guard isDigit || isPhoneMark(next, at: index) || (isSure && isPoint(at: index)) else { break }
      if index > place, stream.gaps[index] != .none {
        let isOpen = !(0x30...0x39).contains(stream.folded[index - 1]) || !isDigit
        let isShort = digitCount < 7 || (tail < digitCount && tail < 3)
        let isSingle =
          isSpaced && stream.gaps[index] == .blank
          && (index + 1 >= end || stream.gaps[index + 1] != .none)
        guard isOpen || isSingle || (isShort && isTailOfPhone(index)) else { break }
      }
      if isDigit {
        digitCount += 1
        tail += 1
      } else {
        tail = 0
      }
      index += 1
    }
    while index > place, !(0x30...0x39).contains(stream.folded[index - 1]) { index -= 1 }
    if digitCount >= 3, scalar(index) == "转", let (_, extended) = digits(at: index + 1, limit: 5) {
      return extended
    }
    return digitCount >= 5 || (isSure && digitCount >= 2 && isWordEnd(index)) ? index : nil
  }

  /// The place after the whole numbers that follow one on its line, a blank between:
  /// `8212345 13935800000`.
  func pastMorePhones(_ place: Int) -> Int {
    var stop = place
    while stop < end, stream.gaps[stop] == .blank,
      let (_, next) = digits(at: stop, limit: 12), next - stop >= 7, isWordEnd(next)
    {
      stop = next
    }
    return stop
  }

  /// The place after three to seven Chinese numerals that fill a word, or fewer before 号.
  private func spelledPhoneEnd(at place: Int) -> Int? {
    var index = place
    while index < end, index - place < 8, FrontScanner.numerals.contains(scalar(index)) {
      index += 1
    }
    if (1...7).contains(index - place), scalar(index) == "号", isWordEnd(index + 1) {
      return index + 1
    }
    return (3...7).contains(index - place) && isWordEnd(index) ? index : nil
  }

  /// The place after what an exchange is asked for by hand: `62号`, `总机转62号`.
  private func exchangeEnd(at place: Int) -> Int? {
    let asked = FrontScanner.exchanges.end(stream.folded, at: place, end: end) ?? place
    guard let (_, next) = digits(at: asked, limit: 5) else { return nil }
    let stop = scalar(next) == "号" ? next + 1 : next
    return (stop > next || asked > place) && isWordEnd(stop) ? stop : nil
  }

  private static let exchanges = KeywordTable("总机转")

  private func isPhoneMark(_ scalar: UInt32, at place: Int) -> Bool {
    switch scalar {
    case 0x2D, 0x28, 0x29, 0x2B: true
    case 0x2F, 0x3001: (0x30...0x39).contains(self.scalar(place + 1))
    default: false
    }
  }

  /// Whether a point stands between two digits, `59.3471`.
  private func isPoint(at place: Int) -> Bool {
    scalar(place) == 0x2E && Glyph.isDigit(scalar(place - 1)) && Glyph.isDigit(scalar(place + 1))
  }

  private func isTailOfPhone(_ place: Int) -> Bool {
    guard let (_, next) = digits(at: place, limit: 9) else { return false }
    return !FrontScanner.units.contains(scalar(next))
  }
}

/// How far a mail or web address has been read.
private struct AddressShape {
  private(set) var hasAt = false
  private var labels: [[UInt32]] = [[]]
  private var hasPath = false

  mutating func take(_ scalar: UInt32) {
    if scalar == 0x40 { hasAt = true }
    if scalar == 0x2F { hasPath = labels.count > 1 }
    if scalar == 0x2E || scalar == 0x40 || scalar == 0x2F || scalar == 0x3A {
      labels.append([])
    } else {
      labels[labels.count - 1].append(scalar)
    }
  }

  /// Whether it cannot end here.
  var endsOpen: Bool { labels.last?.isEmpty == true && labels.count > 1 }
  var isWeb: Bool {
    guard labels.count > 1 else { return false }
    let first = AddressShape.name(labels[0])
    return first == "www" || first == "http" || first == "https"
      || labels.dropFirst().contains { AddressShape.topDomains.contains(AddressShape.name($0)) }
  }
  /// Whether it may end here: a top-level domain, or something of a path, has been read.
  var isComplete: Bool {
    guard labels.count > 1, let last = labels.last else { return false }
    return hasPath || AddressShape.topDomains.contains(AddressShape.name(last))
  }

  private static func name(_ label: [UInt32]) -> String { String(scalarValues: label[...]) }
  private static let topDomains: Set = [
    "com", "cn", "net", "org", "gov", "edu", "info", "cc", "tv", "top", "vip", "news",
  ]
}
