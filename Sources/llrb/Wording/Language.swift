// Messages come in two languages; both are written side by side where the message is made, so that
// neither can be forgotten.

import ChineseText

/// The language of messages and help. Results speak the language of the newspaper.
enum Language: Equatable {
  case english
  case chinese

  /// Chinese where the locale says `zh`, else English. As in POSIX, the first of `LC_ALL`,
  /// `LC_MESSAGES`, `LANG` that is set decides.
  static func current(_ environment: (String) -> String?) -> Language {
    let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") ?? ""
    return locale.hasPrefix("zh") ? .chinese : .english
  }
}

/// One message in both languages.
struct Wording: Equatable {
  /// The English words.
  let english: String
  /// The Chinese words.
  let chinese: String

  /// Makes a message from its two forms.
  init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// A message that is the same in both: a name, a number, a path.
  init(_ both: String) {
    english = both
    chinese = both
  }

  /// One message after the other.
  static func + (left: Wording, right: Wording) -> Wording {
    Wording(left.english + right.english, left.chinese + right.chinese)
  }

  /// Adds to a message.
  static func += (left: inout Wording, right: Wording) {
    left = left + right
  }

  /// The words in one language.
  func `in`(_ language: Language) -> String {
    language == .chinese ? chinese : english
  }
}

/// Pieces of a Chinese message one behind the other, with a blank wherever Chinese characters meet
/// words of another script.
func spaced(_ pieces: String...) -> String {
  pieces.reduce(into: "") { text, piece in
    if let last = text.unicodeScalars.last, let first = piece.unicodeScalars.first,
      CharacterClass.isHan(last.value) && first.isASCII && first != " "
        || last.isASCII && last != " " && CharacterClass.isHan(first.value)
    {
      text += " "
    }
    text += piece
  }
}

/// A number with its noun: `1 page`, `8 pages`; `8 个版面`.
func counted(_ number: Int, _ singular: String, _ plural: String, _ chinese: String) -> Wording {
  Wording("\(grouped(number)) \(number == 1 ? singular : plural)", "\(grouped(number)) \(chinese)")
}

/// A number with its digits in groups of three: `88,000`.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return text
}

/// A number with one digit after the point: `12.3`.
func oneDecimal(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return "\(grouped(tenths / 10)).\(abs(tenths % 10))"
}
