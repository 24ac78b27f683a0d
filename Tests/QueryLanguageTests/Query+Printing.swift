// Queries written out, for properties that say: read again it is the same query.

import ChineseText

@testable import QueryLanguage

extension Query {
  /// The query in one canonical spelling; read again it gives an equal tree.
  var text: String {
    switch self {
    case .phrase(let pattern): pattern.text
    case .near(let left, let right, let distance):
      Query.group(left) + " NEAR/\(distance) " + Query.group(right)
    case .and(let parts): parts.map(\.operand).joined(separator: " ")
    case .or(let parts): parts.map(\.operand).joined(separator: " OR ")
    case .not(let query): "NOT " + query.operand
    case .within(let field, let query): field.rawValue + ":" + query.tight
    }
  }

  /// As a part of AND, OR or NOT.
  private var operand: String {
    switch self {
    case .and, .or: "(" + text + ")"
    case .phrase, .near, .not, .within: text
    }
  }

  /// Behind a field's colon.
  private var tight: String {
    if case .phrase = self { return text }
    return "(" + text + ")"
  }

  private static func group(_ patterns: [PhrasePattern]) -> String {
    let text = patterns.map(\.text).joined(separator: " OR ")
    return patterns.count == 1 ? text : "(" + text + ")"
  }
}

extension PhrasePattern {
  /// The phrase as a query spells it: bare where it is plain letters, digits and Chinese
  /// characters.
  var text: String {
    let isBare = scalars.allSatisfy {
      $0 == Self.anyScalar || CharacterClass.isHan($0) || CharacterClass.isDigit($0)
        || CharacterClass.isLatinLetter($0)
    }
    var spelled: [UInt32] = []
    for scalar in scalars {
      if scalar == Self.anyScalar {
        spelled.append(0x3F)
      } else {
        if Mark.isEscapable(scalar) { spelled.append(Mark.backslash) }
        spelled.append(scalar)
      }
    }
    let text = String(scalarValues: spelled[...])
    return isBare ? text : "\"" + text + "\""
  }
}
