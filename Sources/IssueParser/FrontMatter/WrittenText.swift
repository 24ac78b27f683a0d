// What people write of days, issues and pages as the values of options, cut into numbers and what
// stands between them. Names of files, which say several of these at once, are `PathReader`'s.

package import ChineseText

/// One piece of such a text.
private enum WrittenPiece: Equatable {
  /// `digits` counts the zeros at its front too. Nine digits tell the value: no number has more.
  case number(Int, digits: Int)
  case word(String)

  /// Cuts UTF-8 at the borders of its Arabic numbers.
  static func cut(_ name: [UInt8]) -> [WrittenPiece] {
    var pieces: [WrittenPiece] = []
    var index = 0
    while index < name.count {
      let start = index
      let isNumber = (0x30...0x39).contains(name[index])
      while index < name.count, (0x30...0x39).contains(name[index]) == isNumber { index += 1 }
      if isNumber {
        let value = name[start..<index].prefix(9).reduce(0) { $0 * 10 + Int($1 - 0x30) }
        pieces.append(.number(value, digits: index - start))
      } else {
        pieces.append(.word(String(decoding: name[start..<index], as: UTF8.self)))
      }
    }
    return pieces
  }

  fileprivate var word: String? {
    if case .word(let word) = self { return word }
    return nil
  }

  /// The value of a number of so many digits.
  fileprivate func number(ofDigits digits: ClosedRange<Int>) -> Int? {
    guard case .number(let value, let count) = self, digits.contains(count) else { return nil }
    return value
  }
}

/// A day, a month or a year as people write it: `1998-05-04`, `1998/5`, `1998年5月4日`, `19980504`.
package struct WrittenDate: Equatable, Sendable {
  /// The year.
  package var year: Int
  /// The month, where one is written.
  package var month: Int?
  /// The day, where one is written.
  package var day: Int?

  /// The day; nil where only a month or a year is written, or no such day is.
  package var civil: CivilDate? {
    guard let month, let day else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Reads a whole text; nil where it is anything else. Which days there are is not asked, but a
  /// year has four digits: `21-05` may mean 2021 or 1921, and is never the year 21.
  package init?(_ text: String) {
    let pieces = WrittenText.pieces(text)
    guard let (date, count) = WrittenDate.prefix(of: pieces), count == pieces.count,
      date.year >= 1000
    else { return nil }
    self = date
  }

  private init(year: Int, month: Int? = nil, day: Int? = nil) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The date that pieces begin with, and how many of them it takes.
  private static func prefix(of list: [WrittenPiece]) -> (date: WrittenDate, count: Int)? {
    if let number = list.first?.number(ofDigits: 8...8) {
      return (
        WrittenDate(year: number / 10_000, month: number / 100 % 100, day: number % 100), 1
      )
    }
    if let number = list.first?.number(ofDigits: 6...6) {
      return (WrittenDate(year: number / 100, month: number % 100), 1)
    }
    guard let year = list.first?.number(ofDigits: 4...4) else { return nil }
    guard list.count > 1, let mark = list[1].word else { return (WrittenDate(year: year), 1) }
    let isNamed = mark == "年"
    guard isNamed || marks.contains(mark), list.count > 2,
      let month = list[2].number(ofDigits: 1...2)
    else { return isNamed ? (WrittenDate(year: year), 2) : (WrittenDate(year: year), 1) }
    let toMonth = WrittenDate(year: year, month: month)
    guard list.count > 3, let second = list[3].word else { return (toMonth, 3) }
    guard isNamed ? second == "月" : second == mark, list.count > 4,
      let day = list[4].number(ofDigits: 1...2)
    else { return (toMonth, isNamed && second == "月" ? 4 : 3) }
    let whole = WrittenDate(year: year, month: month, day: day)
    let isClosed = isNamed && list.count > 5 && [.word("日"), .word("号")].contains(list[5])
    return (whole, isClosed ? 6 : 5)
  }

  private static let marks: Set = ["-", "_", ".", "/"]
}

/// Numbers of issues and pages as people write them.
package enum WrittenText {
  /// The number in `12345`, `第12345期`, `总第12345期`.
  package static func issueNumber(_ text: String) -> Int? {
    guard let (word, number) = read(text, unit: "期", in: Masthead.issueNumbers) else { return nil }
    return ["", "第", "总第", "总"].contains(word) ? number : nil
  }

  /// The page in `1`, `01`, `第1版`, `1版`, `A01`, `第A1版`.
  package static func page(_ text: String) -> PageNumber? {
    guard let (word, number) = read(text, unit: "版", in: Masthead.pages) else { return nil }
    let part = word.utf8.dropFirst(word.hasPrefix("第") ? 3 : 0)
    guard let letter = part.first else { return PageNumber(number) }
    guard part.count == 1, (0x61...0x7A).contains(letter) else { return nil }
    return PageNumber(number, letter: letter)
  }

  /// The word before a number, which may be empty, and the number, with its unit behind it or
  /// nothing.
  private static func read(
    _ text: String, unit: String, in range: ClosedRange<Int>
  ) -> (word: String, number: Int)? {
    var pieces = pieces(text)[...]
    let word = pieces.first?.word
    if word != nil { pieces.removeFirst() }
    guard let number = pieces.popFirst()?.number(ofDigits: 1...9), range.contains(number),
      pieces.isEmpty || pieces.count == 1 && pieces.first?.word == unit
    else { return nil }
    return (word ?? "", number)
  }

  /// The pieces of a text, folded: the width of its characters makes no difference, nor do Chinese
  /// numerals and blanks.
  fileprivate static func pieces(_ text: String) -> [WrittenPiece] {
    let scalars = Folding.scalars(text).filter { !CharacterClass.isWhiteSpace($0) }
    var plain: [UInt32] = []
    var index = 0
    while index < scalars.count {
      if !(0x30...0x39).contains(scalars[index]),
        let (value, count) = ChineseNumerals.prefix(of: scalars[index...])
      {
        plain += String(value).unicodeScalars.map(\.value)
        index += count
      } else {
        plain.append(scalars[index])
        index += 1
      }
    }
    return WrittenPiece.cut(Array(String(scalarValues: plain[...]).utf8))
  }
}
