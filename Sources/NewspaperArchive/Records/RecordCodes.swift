// The numbers of roles and evidences on disk, here and nowhere else. RECORDS.md, "Fields", "Page".

import IssueParser

extension BlockRole {
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

  static func of(code: UInt8) -> BlockRole? { allCases.first { $0.code == code } }
}

extension Masthead.Evidence {
  var code: UInt8 {
    switch self {
    case .printed: 1
    case .derived: 2
    case .path: 3
    case .option: 4
    case .repaired: 5
    }
  }

  static func of(code: UInt8) -> Masthead.Evidence? {
    switch code {
    case 1: .printed
    case 2: .derived
    case 3: .path
    case 4: .option
    case 5: .repaired
    default: nil
    }
  }
}

extension Masthead.Field {
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

  static func of(code: UInt8) -> Masthead.Field? { allCases.first { $0.code == code } }
}
