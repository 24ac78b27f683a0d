/// What speaks for or against what a line does below the line above it, as ``LineLabeler`` adds it
/// up.
///
/// The steps between body and headings were fitted together with the weights of
/// ``HeadingEvidence``, which says how and to what; those between lines of body, and what came
/// later, are set by hand beside them.
enum LabelWeight {
  /// What cannot be: body that goes on with a heading, with a settled line or with nothing.
  static let barred: Float = -50

  // What the line alone says of its being body.

  /// Of some length without a mark: headings are, body hardly ever; a column's full line may well
  /// be.
  static let bare: Float = -2.4
  static let bareInColumn: Float = -0.5
  /// Without a mark it falls short of the column where a paragraph is one line.
  static let shortUnmarked: Float = -2.4

  // What blanks and the room before the line say.

  /// Blank lines set paragraphs apart: one stands above, or none. How much that counts for a
  /// paragraph below body, for one below a heading, and for a heading below body.
  static let blankAbove: Float = 1
  static let noBlankAbove: Float = -1
  static let blankBelowBody: Float = 0.7
  static let blankBelowHeading: Float = 0.3
  static let blankAboveHeading: Float = 1.1
  /// Paragraphs are set in: this line is, or is not.
  static let setIn: Float = 1.5
  static let notSetIn: Float = -1
  /// First lines fall short of the column by what they were set in: this line does, or reaches its
  /// edge.
  static let fallsShort: Float = 1
  static let reachesEdge: Float = -0.5

  // Steps from and to lines that their shape settles.

  /// Body that breaks off before a settled line, or at the page's end.
  static let tornBeforeSettled: Float = -0.6
  static let tornAtEnd: Float = -1.5
  /// A paragraph or a heading below a settled line.
  static let belowSettled: Float = 0.5

  // A paragraph below body.

  /// A report's opening words, below what is complete and below what breaks off.
  static let lead: Float = 2
  static let leadBelowTorn: Float = -1.5
  /// Any other paragraph there, and how much it counts that its first words open a sentence.
  static let start: Float = 0.8
  static let startOpening: Float = 0.3
  static let startBelowTorn: Float = -1.5
  static let startBelowTornOpening: Float = 0.5
  /// Not set in, below an article's end, where paragraphs are.
  static let flushBelowEnd: Float = -1.5

  // Body that goes on.

  /// With what is complete, where that line is full and where it is not.
  static let onFromFull: Float = 0.2
  static let onFromComplete: Float = -2
  /// Neither line has a mark, and this one is not as wide as the column.
  static let onWithoutMarks: Float = -0.8
  /// A report's first line of several: editors leave none alone at a column's foot.
  static let onFromLead: Float = 2
  /// The line above breaks off where a column's lines do; where nothing tells how wide the column
  /// is; where a paragraph's last wrapped line is short.
  static let breakAtEdge: Float = 1.5
  static let breakAnywhere: Float = 1
  static let breakInPiece: Float = 0
  /// Far from the edge; less than two thirds of the column's width without a mark.
  static let breakInside: Float = -1.5
  static let breakAtStub: Float = -3

  // A heading below body.

  /// Below what is complete, and below what breaks off: among printed lines that reach the edge,
  /// and else.
  static let heading: Float = 0.9
  static let headingBelowTornColumn: Float = -3.2
  static let headingBelowTorn: Float = -2.4
  /// Below what must be followed by more of its clause.
  static let headingInsideClause: Float = -1.9
  /// Below what surely is text, above a report, which has a headline.
  static let headingAboveReport: Float = -2.5

  // A paragraph below a heading.

  /// A report's opening words.
  static let leadBelowHeading: Float = 2.6
  /// Any other, how much it counts that its first words open a sentence, and at least.
  static let startBelowHeading: Float = 0.9
  static let openingBelowHeading: Float = 0.5
  static let leastOpening: Float = -1
  /// A printed line that is not set in: below one that may be of the same column, and below
  /// another; half as much where that one stands apart.
  static let flushBelowColumn: Float = -4
  static let flushBelowHeading: Float = -2.1
  /// Set in below one that is not, and what is complete, or no text, above both.
  static let setInBelowHeading: Float = 1.9
  /// It goes on with the sentence that breaks off above the heading.
  static let bridged: Float = 5
  /// The same behind a comma, where the line between does not read on, as a score.
  static let bridgedBehindComma: Float = 6
  static let readsOnNot: Float = -1.5
  /// From what score on two lines are joined across it, and how much better than the first is with
  /// it.
  static let leastBridge: Float = 2.5
  static let bridgeMargin: Float = 2
  /// At what score a line without a mark may well go on with another.
  static let mayGoOn: Float = -2.5

  // A heading below another.

  static let headingOn: Float = 1.4
  /// How much it counts that two such lines read on, and at most, unless they are as wide as the
  /// column.
  static let headingJoin: Float = 0.4
  static let mostJoin: Float = 4
  /// A full line with a shorter one below it is a paragraph's shape.
  static let paragraphShape: Float = -1.2
}
