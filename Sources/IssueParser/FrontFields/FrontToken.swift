import ChineseText

/// A day of which parts may be lost.
struct PartialDate: Hashable {
  var year: Int?
  var month: Int?
  var day: Int?
  /// The day of the month that a combined issue's last day is; within ten days there is but one.
  var lastDay: Int?
  /// Whether a part is printed that no calendar has, such as a 42nd day.
  var isGarbled = false

  /// The years among which one is looked for where none is printed, or digits alone may be a day.
  static let years = 1949...2099

  /// Whether all three parts are there.
  var isComplete: Bool { year != nil && month != nil && day != nil }
  /// The day of the calendar, if all parts are there and it has such a day.
  var civil: CivilDate? {
    guard let year, let month, let day else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }
}

/// A field, or a piece of one, found in the short lines of a page.
struct FrontToken {
  /// What the field is, with its value.
  enum Kind {
    case date(PartialDate)
    /// 0 for Sunday.
    case weekday(Int)
    /// Text without 农历, as printed; `isMarked` where 农历 or a stem-branch year is printed.
    case lunar(String, isMarked: Bool)
    /// One number, or those of a combined issue.
    case issue(ClosedRange<Int>, isTotal: Bool)
    case pageCount(Int)
    /// The page number; a bare one, `8版` without 第, may count the issue's pages.
    case page(PageNumber, isBare: Bool)
    case section(String)
    case cn(String)
    case postalCode(String)
    case paper(String, PaperSource)
    /// The place whose party committee the paper speaks for.
    case committee(String)
    case department(String)
    case people(ColophonRole, [String])
    case email(String)
    case phone(String)
    /// A desk's telephone for readers: the paper's, where the imprint has no other.
    case hotline(String)
    /// Address, web site, account: what goes with the field beside it.
    case contact
    /// What mastheads print besides: price, weather, grade of the paper.
    case furniture
    /// A bare number, which may be the day set in a large type.
    case number(Int)
  }

  /// How far a token shows by itself that its line is masthead or colophon.
  enum Strength: Int, Comparable {
    /// Says nothing alone: a page number, a day of the month.
    case weak
    /// Says it where nothing speaks against it: a bare nameplate.
    case medium
    /// Occurs nowhere else.
    case strong

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: Kind
  /// Half-open range in the stream.
  let range: Range<Int>
  let strength: Strength
}

/// What names a paper.
enum PaperSource {
  /// A name that stands alone.
  case nameplate
  /// A name alone in a shape that other words share: `某某报`, `某某消息`.
  case likeNameplate
  /// `某某报社出版`, or `某某报社` with no verb.
  case publisher
  /// `某某报社主办`: as often as not the house that a smaller paper belongs to.
  case host
}

/// What the people named after a label of the colophon did.
enum ColophonRole {
  case layout, editor, proofreader
  /// Somebody whom no field of the colophon is for, such as the editor on duty.
  case other
}
