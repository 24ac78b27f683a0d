// `-n5` is an option, `-核桃` and `-5G` leave something out of a query; a word may look like both.

/// What a word behind one dash is.
enum DashWord: Equatable {
  /// Letters of options, the last of which may have its value with it.
  case options
  /// A part of the query: what is not to be found.
  case negation
  /// An option with its value, or a word to leave out: `-C919`. Option letters in capitals are
  /// doubtful so, since models and abbreviations are written in capitals; `-n5` is an option.
  case either(option: Character, value: String)
  /// Neither an option nor safely a word: a long option that lost a dash, or one letter.
  case unknown

  /// Tells what `word`, the text behind the dash, is among the options of a command that takes a
  /// query.
  init(_ word: Substring, among options: [OptionSpec]) {
    var rest = word
    while let letter = rest.first, let option = options.first(where: { $0.letter == letter }) {
      rest.removeFirst()
      guard option.value != nil, let first = rest.first else { continue }
      if rest.allSatisfy({ $0.wholeNumberValue != nil }) {
        self = letter.isUppercase ? .either(option: letter, value: String(rest)) : .options
      } else {
        // A value all the same, though a wrong one: -n=5, -n-5. Else no number, so no value: -nCoV.
        self = first == "=" || first == "-" ? .options : .negation
      }
      return
    }
    if rest.isEmpty {
      self = .options
    } else {
      let isOneLetter = word.count == 1 && (rest.first.map { $0.isLetter || $0.isNumber } ?? false)
      self = isOneLetter || DashWord.longOption(word, options) != nil ? .unknown : .negation
    }
  }

  /// The long option that probably lost a dash: `--count` for `-count`.
  static func longOption(_ word: Substring, _ options: [OptionSpec]) -> String? {
    let name = word.prefix { $0 != "=" }
    guard name.count > 1, name.allSatisfy({ $0.isASCII && $0.isLowercase || $0 == "-" }) else {
      return nil
    }
    return Arguments.nearest(to: String(name), among: options.map(\.name.rawValue))
      .map { "--" + $0 }
  }
}
