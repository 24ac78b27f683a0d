// The numbers of kinds, roles, evidences, encodings and flags on disk, here and nowhere else.
// RECORDS.md, "Fields", "Blocks" and "About".

import ChineseText
import IssueParser

/// What kind of thing a hit or an id names.
package enum UnitKind: UInt8, Sendable {
  /// The furniture of a page: masthead, colophon, banners and debris.
  case page = 1
  /// An article.
  case article = 2
  /// A photo that stands alone.
  case photo = 3
}

/// The kinds of index fields beside those of blocks, which are `BlockRole.code`.
enum FieldKind {
  static let masthead: UInt8 = 11
  static let colophon: UInt8 = 12

  /// The name of a kind of field: that of its role, `masthead` or `colophon`.
  static func name(of kind: UInt8) -> String {
    switch kind {
    case masthead: "masthead"
    case colophon: "colophon"
    default: BlockRole.of(code: kind)?.rawValue ?? "other"
    }
  }
}

/// A kind of value that stands on disk as a number.
protocol StoredCode: CaseIterable {
  /// The number, which no other case has.
  var code: UInt8 { get }
}

extension StoredCode {
  /// The case with this number; nil where none has it.
  static func of(code: UInt8) -> Self? { allCases.first { $0.code == code } }
}

extension BlockRole: StoredCode {
  /// The number of the role on disk, which is also the kind of the index field that holds it.
  var code: UInt8 {
    switch self {
    case .kicker: 0
    case .title: 1
    case .subtitle: 2
    case .byline: 3
    case .subheading: 4
    case .body: 5
    case .caption: 6
    case .credit: 7
    case .jump: 8
    case .banner: 9
    case .noise: 10
    }
  }
}

extension Masthead.Evidence: StoredCode {
  var code: UInt8 {
    switch self {
    case .printed: 1
    case .derived: 2
    case .path: 3
    case .option: 4
    case .repaired: 5
    }
  }
}

extension Masthead.Field: StoredCode {
  var code: UInt8 {
    switch self {
    case .paper: 0
    case .date: 1
    case .weekday: 2
    case .lunarDate: 3
    case .issueNumber: 4
    case .pageCount: 5
    case .page: 6
    case .cn: 7
    case .postalCode: 8
    case .section: 9
    }
  }
}

extension EstimateReason.YearClue: StoredCode {
  var code: UInt8 {
    switch self {
    case .masthead: 1
    case .lead: 2
    case .yearEnded: 3
    case .yearBegun: 4
    case .republic: 5
    case .party: 6
    case .mention: 7
    }
  }
}

extension TextEncoding: StoredCode {
  var code: UInt8 {
    switch self {
    case .utf8: 0
    case .gb18030: 1
    case .utf16LittleEndian: 2
    case .utf16BigEndian: 3
    }
  }
}

/// The bits beside a block's kind, and beside a document's style.
enum BlockFlag {
  /// Nothing is left of the text when it is folded, so the index has no field for it.
  static let isBlank: UInt8 = 0x10
  static let hasExceptions: UInt8 = 0x20
  static let hasEdits: UInt8 = 0x40
  static let hasBreaks: UInt8 = 0x80
  static let kinds: UInt8 = 0x0F
  /// In the style: carriage returns end the source's lines.
  static let returns: UInt8 = 0x10
  /// In the style: the lines have a layout.
  static let hasLayout: UInt8 = 0x20
}
