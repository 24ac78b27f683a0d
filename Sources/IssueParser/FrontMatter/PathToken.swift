import ChineseText

// The names of a path, cut into what they are made of: numbers, the units that Chinese writes
// behind them, marks, words.

/// One token of a path's names.
enum PathToken: Equatable {
  /// A number; `digits` counts the zeros at its front too.
  case number(Int, digits: Int)
  /// One of 第 年 月 日 期 版; 号 is told as 日, 月份 as 月.
  case unit(Unicode.Scalar)
  /// A blank, a dash, a dot or the like, or several.
  case mark
  /// Anything else, up to the next token.
  case word(String)
  /// Between a folder's name and the next.
  case border

  /// Cuts names, the last of which is the file's, without its endings.
  static func cut(_ names: [String]) -> [PathToken] {
    var tokens: [PathToken] = []
    for name in names {
      if !tokens.isEmpty { tokens.append(.border) }
      var reader = NameReader(name.unicodeScalars.map { Glyph.plain($0.value) })
      tokens += reader.read()
    }
    return tokens
  }

  /// The value of a number of so many digits.
  func number(ofDigits digits: ClosedRange<Int>) -> Int? {
    guard case .number(let value, let count) = self, digits.contains(count) else { return nil }
    return value
  }

  var isNumber: Bool { if case .number = self { true } else { false } }
}

/// Reads the tokens of one name.
private struct NameReader {
  let scalars: [UInt32]
  private var index = 0
  private var tokens: [PathToken] = []
  private var word: [UInt32] = []

  init(_ scalars: [UInt32]) { self.scalars = scalars }

  mutating func read() -> [PathToken] {
    while index < scalars.count {
      if let (value, digits, count) = number() {
        append(.number(value, digits: digits), count)
      } else if let (unit, count) = unit(at: index) {
        append(.unit(unit), count)
      } else if Self.marks.contains(scalars[index]) || Glyph.isBlank(scalars[index]) {
        if tokens.last != .mark || !word.isEmpty { append(.mark, 1) } else { index += 1 }
      } else {
        word.append(scalars[index])
        index += 1
      }
    }
    endWord()
    return tokens
  }

  private mutating func append(_ token: PathToken, _ count: Int) {
    endWord()
    tokens.append(token)
    index += count
  }

  private mutating func endWord() {
    if !word.isEmpty { tokens.append(.word(String(scalarValues: word[...]))) }
    word = []
  }

  /// The number that begins here, in digits or, before a unit, in Chinese; 头版 is the first page.
  private func number() -> (value: Int, digits: Int, count: Int)? {
    let digits = scalars[index...].prefix(while: Glyph.isDigit)
    if !digits.isEmpty {
      // More digits than the longest date and page are no number of ours, whatever their value.
      let value = digits.prefix(12).reduce(0) { $0 * 10 + Int($1 - 0x30) }
      return (value, digits.count, digits.count)
    }
    if let (value, count) = ChineseNumerals.prefix(of: scalars[index...]),
      unit(at: index + count) != nil
    {
      return (value, String(value).count, count)
    }
    guard scalars[index] == "头" || scalars[index] == "頭", index + 1 < scalars.count,
      scalars[index + 1] == "版"
    else { return nil }
    // 码头版 is no front page.
    let isWord = index > 0 && Glyph.isHan(scalars[index - 1])
    return !isWord || Self.beforeFront.contains(scalars[index - 1]) ? (1, 1, 1) : nil
  }

  private func unit(at place: Int) -> (unit: Unicode.Scalar, count: Int)? {
    guard place < scalars.count else { return nil }
    switch scalars[place] {
    case "第": return ("第", 1)
    case "年": return ("年", 1)
    case "月":
      let isLong = place + 1 < scalars.count && scalars[place + 1] == "份"
      return ("月", isLong ? 2 : 1)
    case "日", "号":
      // 某某日报 names a paper.
      return place + 1 < scalars.count && scalars[place + 1] == "报" ? nil : ("日", 1)
    case "期": return ("期", 1)
    case "版": return ("版", 1)
    default: return nil
    }
  }

  private static let marks: ScalarSet = "-_.、·"
  /// What ends a paper's name, a day or an issue number, behind which 头版 may stand.
  private static let beforeFront: ScalarSet = "报日号期"
}
