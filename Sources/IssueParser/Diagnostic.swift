// What the parser doubts. Programs go by the code, people by a sentence; most codes need no other
// than their own.

/// A doubt about a page: its place and what is odd there. Parsing always goes on.
package struct Diagnostic: Hashable, Sendable {
  /// The kinds of doubts. The raw values are stable words for programs, and stand in archives.
  package enum Code: String, CaseIterable, Sendable {
    /// Bytes of the file are not of its encoding.
    case invalidBytes = "invalid-bytes"
    /// The page prints no date that can be told.
    case dateUnknown = "date-unknown"
    /// Dates that the page prints, or that are given, are not the same.
    case dateConflict = "date-conflict"
    /// The date is of another day of the week than the one printed.
    case dateWeekdayConflict = "date-weekday-conflict"
    /// The date is of another lunar day than the one printed.
    case dateLunarConflict = "date-lunar-conflict"
    /// The date was misread; the other fields prove which it is.
    case dateMisread = "date-misread"
    /// Issue numbers that the page prints, or that are given, are not the same.
    case issueNumberConflict = "issue-number-conflict"
    /// The page number is another than the one given.
    case pageConflict = "page-conflict"
    /// No headline fits an article.
    case titleLost = "title-lost"
    /// An article ends in the middle of a sentence.
    case textBreaksOff = "text-breaks-off"
    /// A sentence inside an article has no end.
    case textLost = "text-lost"

    /// Whether fields of a masthead, or what is given, contradict each other: only these are raised
    /// where a masthead is solved.
    package var isOfMasthead: Bool {
      switch self {
      case .dateConflict, .dateWeekdayConflict, .dateLunarConflict, .dateMisread,
        .issueNumberConflict, .pageConflict:
        true
      case .invalidBytes, .dateUnknown, .titleLost, .textBreaksOff, .textLost: false
      }
    }

    /// What it says, in English, where there are no details.
    package var sentence: String {
      switch self {
      case .invalidBytes: "some bytes are no text"
      case .dateUnknown: "the page prints no date that can be told"
      case .dateConflict: "the dates contradict each other"
      case .dateWeekdayConflict: "date and weekday contradict each other"
      case .dateLunarConflict: "date and lunar date contradict each other"
      case .dateMisread: "the date was misread"
      case .issueNumberConflict: "the issue numbers contradict each other"
      case .pageConflict: "the page numbers contradict each other"
      case .titleLost: "the page has no headline that fits this article"
      case .textBreaksOff: "the article ends in the middle of a sentence"
      case .textLost: "a sentence breaks off, and no line of the page goes on with it"
      }
    }
  }

  /// The line it is about, counted from 1; nil for the whole page or file.
  package var line: Int?
  /// What kind of doubt it is.
  package var code: Code
  /// What exactly is printed or given; nil where the code's own sentence says all.
  package var details: Details?

  /// Makes a diagnostic from its parts.
  package init(_ code: Code, line: Int? = nil, details: Details? = nil) {
    self.line = line
    self.code = code
    self.details = details
  }
}

extension [Diagnostic] {
  /// The contradictions between the fields of a masthead.
  package var ofMasthead: [Diagnostic] { filter(\.code.isOfMasthead) }
}
