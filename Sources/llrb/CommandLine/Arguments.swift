import ChineseText
import IssueParser

/// The words of a command line, sorted: the command, its operands, its options with typed access.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`; after `--` everything is an operand. A
/// word such as `-疫情` is an operand too: option letters are ASCII. Of a command that takes a
/// query so is `-5G`.
struct Arguments {
  /// The command; nil where none was given.
  let command: CommandName?
  /// What is neither option nor command, in order.
  let operands: [String]
  private let options: [GivenOption]

  /// An option as it was given; its value is empty where it has none.
  private struct GivenOption {
    let name: OptionName
    let value: String
  }

  /// Sorts the words that follow the program's name.
  static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var reader = Reader(rest: words[...])
    while let word = reader.rest.popFirst() {
      if word == "--" {
        reader.operands += reader.rest
        break
      } else if word.hasPrefix("--") {
        try reader.takeOption(named: word.dropFirst(2))
      } else if word.count > 1, word.hasPrefix("-"), word.dropFirst().first?.isASCII == true {
        try reader.takeDashed(word.dropFirst())
      } else if reader.command == nil {
        try reader.takeCommand(word)
      } else {
        reader.operands.append(word)
      }
    }
    let arguments = Arguments(
      command: reader.command, operands: reader.operands, options: reader.given)
    try arguments.checkOperands()
    return arguments
  }

  /// The words on their way from left to right.
  private struct Reader {
    var rest: ArraySlice<String>
    var command: CommandName?
    var operands: [String] = []
    var given: [GivenOption] = []
    /// Options may stand before the command: `llrb --archive DIR search …`.
    private var options = CommandTable.everywhere
    /// Whether a dash may also leave a word out of a query.
    private var takesQuery = false

    init(rest: ArraySlice<String>) { self.rest = rest }

    mutating func takeCommand(_ word: String) throws(UsageError) {
      guard let name = CommandName(rawValue: word) else {
        throw .unknownCommand(
          word, nearest: nearest(to: word, among: CommandName.allCases.map(\.rawValue)))
      }
      command = name
      let spec = CommandTable.spec(of: name)
      options = spec.options + CommandTable.everywhere
      takesQuery = spec.takesQuery
    }

    /// `--limit 5`, `--limit=5`.
    mutating func takeOption(named word: Substring) throws(UsageError) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name.rawValue == name }) else {
        throw .unknownOption(
          "--" + name, command: command,
          nearest: nearest(to: name, among: options.map(\.name.rawValue)).map { "--" + $0 }
            ?? choice(named: name, among: options))
      }
      try take(option, written: "--" + name, attached: parts.count == 2 ? String(parts[1]) : nil)
    }

    /// `-n5`, and in a query `-5G`.
    mutating func takeDashed(_ word: Substring) throws(UsageError) {
      guard takesQuery else { return try takeLetters(word) }
      switch DashWord(word, among: options) {
      case .options: try takeLetters(word)
      case .negation: operands.append("-" + word)
      case .either(let letter, let value):
        throw .ambiguous("-" + word, readings: ["-\(letter) \(value)", "NOT \(word)"])
      case .unknown:
        throw .unknownOption(
          "-" + word, command: command, nearest: DashWord.longOption(word, options))
      }
    }

    /// `-n 5`, `-n5`, `-qv`.
    private mutating func takeLetters(_ word: Substring) throws(UsageError) {
      var letters = word
      while let letter = letters.popFirst() {
        guard let option = options.first(where: { $0.letter == letter }) else {
          throw .unknownOption("-" + String(letter), command: command, nearest: nil)
        }
        if option.value != nil, !letters.isEmpty {
          try take(option, written: "-" + String(letter), attached: String(letters))
          letters = ""
        } else {
          try take(option, written: "-" + String(letter), attached: nil)
        }
      }
    }

    private mutating func take(
      _ option: OptionSpec, written: String, attached: String?
    ) throws(UsageError) {
      if option.value == nil {
        if let attached { throw .unexpectedValue(option: written, value: attached) }
        given.append(GivenOption(name: option.name, value: ""))
      } else if option.isValueOptional {
        // The next word is read as an operand, and looks like the value.
        if attached == nil, let next = rest.first, option.mayTake(next) {
          throw .ambiguous(
            "\(written) \(next)", readings: ["\(written)=\(next)", "\(next) \(written)"])
        }
        given.append(GivenOption(name: option.name, value: attached ?? ""))
      } else if let value = attached ?? rest.popFirst(), !value.isEmpty || option.canBeEmpty {
        given.append(GivenOption(name: option.name, value: value))
      } else {
        throw .missingValue(option: written)
      }
    }
  }

  /// Whether an option was given.
  func has(_ option: OptionName) -> Bool {
    text(option) != nil
  }

  /// The value of an option as it was written, the last one where it was given twice.
  func text(_ option: OptionName) -> String? {
    options.last { $0.name == option }?.value
  }

  /// The value of an option that is a number not below `least`. One beyond all integers is the
  /// largest: whoever writes it means that there is to be no end.
  func integer(_ option: OptionName, atLeast least: Int) throws(UsageError) -> Int? {
    try value(
      of: option, Wording("a number of \(least) or more", "不小于 \(least) 的整数")
    ) { text in
      let digits = String(scalarValues: Folding.scalars(text)[...])
      let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard let number = Int(digits) ?? (isNumber ? .max : nil), number >= least else { return nil }
      return number
    }
  }

  /// The value of `--issue`.
  func issueNumber() throws(UsageError) -> Int? {
    let limit = grouped(Masthead.issueNumbers.upperBound)
    return try value(
      of: .issue, Wording("an issue number from 1 to \(limit)", "1 至 \(limit) 的期号"),
      WrittenText.issueNumber)
  }

  /// The value of `--page`.
  func page() throws(UsageError) -> PageNumber? {
    let limit = Masthead.pages.upperBound
    return try value(
      of: .page,
      Wording(
        "a page number from 1 to \(limit), with its letter if it has one: 3, B3",
        "1 至 \(limit) 的版次，可带字母：3、B3"),
      WrittenText.page)
  }

  /// The value of an option that is a day.
  func date(_ option: OptionName) throws(UsageError) -> CivilDate? {
    try value(of: option, Wording("a day such as 2021-05-06", "形如 2021-05-06 的日期")) {
      WrittenDate($0)?.civil
    }
  }

  /// The first or the last day of an option that is a day, a month or a year.
  func bound(_ option: OptionName, _ end: PeriodEnd) throws(UsageError) -> CivilDate? {
    try value(
      of: option,
      Wording(
        "a day, month or year such as 2021-05-06, 2021-05 or 2021",
        "形如 2021-05-06、2021-05、2021 的日期")
    ) { text in
      guard let date = WrittenDate(text) else { return nil }
      let month = date.month ?? (end == .first ? 1 : 12)
      let day =
        date.day ?? (end == .first ? 1 : CivilDate.dayCount(year: date.year, month: month))
      return CivilDate(year: date.year, month: month, day: day)
    }
  }

  /// The value of an option as `read` understands it; `expected` says what that takes. An empty
  /// one, where it may be empty, is none.
  private func value<Value>(
    of option: OptionName, _ expected: Wording, _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = text(option), !text.isEmpty else { return nil }
    guard let value = read(text) else {
      throw .badValue(option: option, value: text, expected: expected)
    }
    return value
  }

  /// The value of an option that is one of a few words.
  func choice<Choice: CaseIterable & RawRepresentable>(
    _ option: OptionName
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let value = text(option) else { return nil }
    guard let choice = Choice(rawValue: value) else {
      let words = Choice.allCases.map(\.rawValue)
      throw .badValue(
        option: option, value: value,
        expected: Wording(
          words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""),
          words.dropLast().joined(separator: "、") + " 或 " + (words.last ?? "")))
    }
    return choice
  }

  /// The value of `--color`.
  func color() throws(UsageError) -> ColorChoice {
    try choice(.color) ?? .auto
  }

  /// The one of these options that was given; nil for none.
  ///
  /// Errors: `.conflict` where more than one was.
  func atMostOne(of options: [OptionName]) throws(UsageError) -> OptionName? {
    let given = options.filter(has)
    if given.count > 1 {
      throw .conflict("--" + given[0].rawValue, "--" + given[1].rawValue)
    }
    return given.first
  }

  private func checkOperands() throws(UsageError) {
    guard let command, !has(.help), !has(.version) else { return }
    let spec = CommandTable.spec(of: command)
    // As a path it would be the current folder, as a query everything: a variable without a value.
    if operands.contains("") { throw .emptyOperand(command: command) }
    switch spec.operandCount {
    case .none:
      if let extra = operands.first { throw .extraOperand(extra, command: command) }
    case .one:
      if operands.isEmpty { throw .missingOperand(command: command) }
      if operands.count > 1 { throw .extraOperand(operands[1], command: command) }
    case .upToOne:
      if operands.count > 1 { throw .extraOperand(operands[1], command: command) }
    case .atLeastOne:
      if operands.isEmpty { throw .missingOperand(command: command) }
    case .any: break
    }
  }

  /// The name that was probably meant: at most two wrong, lost, extra or swapped letters, and
  /// fewer than half of them.
  static func nearest(to word: String, among names: [String]) -> String? {
    let candidates = names.map { (name: $0, distance: EditDistance.between(word, $0)) }
    let best = candidates.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best, best.distance <= 2, best.distance * 2 < best.name.utf8.count else {
      return candidates.first { !word.isEmpty && $0.name.hasPrefix(word) }?.name
    }
    return best.name
  }
}

extension Arguments {
  /// The option that takes this word as its value, with it: `--format csv` for `csv`.
  private static func choice(named word: String, among options: [OptionSpec]) -> String? {
    for option in options {
      if case .words(let words) = option.completion, words.contains(word) {
        return "--\(option.name.rawValue)\(option.takesWord ? " " : "=")\(word)"
      }
    }
    return nil
  }
}

/// Which day of a month or year is meant.
enum PeriodEnd {
  case first
  case last
}

/// A command line that cannot be understood.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: CommandName?, nearest: String?)
  case missingValue(option: String)
  case unexpectedValue(option: String, value: String)
  case badValue(option: OptionName, value: String, expected: Wording)
  case badOperand(String, command: CommandName, expected: Wording)
  case missingOperand(command: CommandName)
  case extraOperand(String, command: CommandName)
  /// An operand without a character in it.
  case emptyOperand(command: CommandName)
  /// Two ways to say what is wanted, where one is allowed.
  case conflict(String, String)
  /// Words that can be read in two ways, each of which can be written so that it is clear.
  case ambiguous(String, readings: [String])
  /// An operand beside an option that leaves nothing for it to say.
  case operandConflict(command: CommandName, option: String)
  /// An option that says nothing without one of others.
  case uselessOption(OptionName, without: Wording)
  /// An option that means one file, given with several.
  case onlyOneFile(option: OptionName)
  /// A template that names a field that there is not.
  case unknownField(String, nearest: String?, fields: [String])
  /// A command that needs one of several things to go by.
  case missingChoice(command: CommandName, choices: Wording)
}
