/// One thing about a line that speaks for or against its being a heading.
///
/// The weights, and those of `HeadingScore` and of the steps between headings and body in
/// `LabelWeight`, are those of a conditional random field (Lafferty, McCallum, Pereira,
/// "Conditional Random Fields", 2001), fitted to 103 annotated pages and held near what had been
/// set by hand before: where pages say little, that counts. Of 1,521 heading lines on pages left
/// out while fitting, 47 were missed and 51 others taken for headings; by hand it had been 84 and
/// 50. 4 settles most lines alone. What came later, `inPieces`, `connective`, `narrates`,
/// `tellsSource`, `place` and `betweenParagraphs`, is set by hand beside them.
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
  /// Set in as paragraphs are; and as wide as the column besides.
  case setIn, indented
  /// Not set in where paragraphs are, behind what is complete.
  case setOut
  /// Between a column's flag and a far longer paragraph.
  case belowFlag
  /// The first of two lines that are not set in, above one that is.
  case flushPair
  /// The first of two lines without a sentence's end above a report's opening words.
  case twoAboveLead
  /// Below a signature or an article's last sentence; below who wrote; the page's first line.
  case belowEnded, belowByline, firstLine
  /// A few words alone between two whole paragraphs: of 191 such lines 3 were body.
  case betweenParagraphs
  /// The line below is longer by six scalars or more.
  case aboveLonger
  /// Right above who wrote.
  case aboveByline
  /// Right above a deck with a dash.
  case aboveDash
  /// The last words of a caption stand between its text and the photographer.
  case endsCaption
  /// In quotation marks as a whole; with such a mark or a bracket first.
  case quoted, opensQuotation
  /// Ends in an exclamation or a question, behind what is complete.
  case exclaims
  /// Set in bold by the engine.
  case bold
  /// A blank between all characters, as large type is set.
  case letterspaced
  /// Right above a letter to the editor.
  case aboveLetter
  /// A slogan or a flag, by its words; of ten characters at most it is hardly anything else.
  case banner, shortBanner
  /// What never begins a sentence, stands first: the line's beginning is lost, or in the line
  /// before.
  case tornFront
  /// What must be followed by something, stands last.
  case tornBack
  /// 了 last ends a clause of body.
  case endsPerfective
  /// A day and a comma first: `5月2日，` opens a sentence of a report.
  case openingDay
  /// Words with which reports tell what was done: `先后来到`.
  case narrates
  /// Where it has it from stands first: `据统计`; or what is said of all above: `以上信息`.
  case tellsSource
  /// So does what joins it to the one before: `同时，`.
  case connective
  /// A few characters among lines as short, as the words of a headline in large type are read.
  case inPieces
  /// In a block of headlines and names at the page's head or foot.
  case inBlock
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
  /// A place and a colon first.
  case place
  /// A notice's name and little else, `遗失声明`, or a table's right above its rows.
  case notice
  /// A deck by its words.
  case deck
  /// What kind of piece it is, and a colon: `小言论:也谈开会`.
  case genre
  /// Several prices or times: a table's row.
  case figures
  /// It tells what weather is to come.
  case forecast
  /// A colon and names behind it: `获奖名单:林秋、周原、夏清`.
  case list

  /// How much it adds to the score.
  var weight: Float {
    switch self {
    case .shortBanner: 8.1
    case .ranked: 5.2
    case .banner: 4.2
    case .belowFlag: 4
    case .aboveDash: 4
    case .inBlock: 3.8
    case .inPieces: 3.5
    case .notice: 3.8
    case .belowEnd: 3.6
    case .quoted: 3.3
    case .dash: 3
    case .bold: 3
    case .letterspaced: 3
    case .betweenParagraphs: 2.5
    case .aboveLetter: 3
    case .genre: 3
    case .place: 5
    case .aboveByline: 3
    case .aboveLead: 2.5
    case .setOut: 2.5
    case .numbered: 1.6
    case .aboveLonger: 1.5
    case .opensQuotation: 1.3
    case .halves: 1.3
    case .flushPair: 1.2
    case .twoAboveLead: 1.1
    case .deck: 1
    case .firstLine: 0.9
    case .belowByline: 0.8
    case .belowEnded: 0.7
    case .exclaims: 0.5
    case .commaOfTwo: -0.3
    case .comma: -1.7
    case .openBracket: -2
    case .openQuotation: -2
    case .endsPerfective: -2.2
    case .unranked: -2.5
    case .setIn: -2.5
    case .stop: -2.8
    case .endsCaption: -3
    case .indented: -3.1
    case .tornFront: -3.6
    case .tornBack: -3.8
    case .openingDay: -4
    case .connective: -6
    case .narrates: -4
    case .tellsSource: -8
    case .restOfBracket: -4
    case .fullStop: -4
    case .list: -6
    case .figures: -6
    case .forecast: -8
    case .address: -10
    }
  }
}
