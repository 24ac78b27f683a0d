/// One thing about a line that speaks for or against its being a heading.
///
/// A weight of 1 is what a line without a sentence's end gets; 4 settles most lines alone.
enum HeadingEvidence {
  /// The engine marked the line as a heading, in Markdown.
  case ranked
  /// It did not, on a page where it marks headings.
  case unranked
  /// A sentence ends inside the line.
  case stop
  /// It ends in a full stop that more words follow: a sentence of body.
  case fullStop
  /// A section's number stands first: `一、`.
  case numbered
  /// A comma: headings have few.
  case comma
  /// A comma between two short halves, or in a line that is a heading by its rank or number.
  case commaOfTwo
  /// Whom a letter addresses, or the particulars of a notice.
  case address
  /// Right above a report's opening words, short of the column's edge.
  case aboveLead
  /// Between an article's end and a far longer paragraph.
  case belowEnd
  /// Set in as paragraphs are, and as wide as the column.
  case indented
  /// Not set in where paragraphs are, behind what is complete.
  case setOut
  /// Between a column's flag and a far longer paragraph.
  case belowFlag
  /// Right above who wrote.
  case aboveByline
  /// Right above a deck with a dash.
  case aboveDash
  /// The last words of a caption stand between its text and the photographer.
  case endsCaption
  /// In quotation marks as a whole.
  case quoted
  /// Set in bold by the engine.
  case bold
  /// A slogan or a flag, by its words; of ten characters at most it is hardly anything else.
  case banner, shortBanner
  /// 了 tells what was done: body does.
  case perfective
  /// What never begins a sentence, stands first: the line's beginning is lost, or in the line before.
  case tornFront
  /// What must be followed by something, stands last.
  case tornBack
  /// 了 last ends a clause of body.
  case endsPerfective
  /// A day and a comma first: `5月2日，` opens a sentence of a report.
  case openingDay
  /// A few characters that close a bracket opened elsewhere: a signature that a column's end cut.
  case restOfBracket
  /// A bracket is left open, or closed that was not opened.
  case openBracket
  /// So is a quotation.
  case openQuotation
  /// A dash first, as decks have.
  case dash
  /// Two or three parts, set apart by blanks.
  case halves
  /// A notice's name and little else: `遗失声明`.
  case notice
  /// A deck by its words.
  case deck
  /// What kind of piece it is, and a colon: `小言论:也谈开会`.
  case genre
  /// A colon and names behind it: `获奖名单:林秋、周原、夏清`.
  case list

  /// How much it adds to the score.
  var weight: Float {
    switch self {
    case .ranked: 5
    case .shortBanner: 8
    case .banner, .aboveDash, .belowFlag: 4
    case .quoted, .bold, .dash, .notice, .genre: 3
    case .aboveLead, .belowEnd: 2.5
    case .aboveByline, .setOut: 2
    case .numbered, .halves: 1.5
    case .deck: 1
    case .commaOfTwo: -0.5
    case .perfective: -1
    case .unranked: -1.4
    case .comma, .openBracket, .openQuotation: -2
    case .indented, .endsCaption, .tornFront, .endsPerfective: -3
    case .stop, .fullStop, .tornBack, .openingDay, .restOfBracket: -4
    case .list: -6
    case .address: -9
    }
  }
}
