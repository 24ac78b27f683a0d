/// Where a query cannot be read, and what was expected there.
package struct QueryFault: Error, Equatable, Sendable {
  /// The kinds of mistakes.
  package enum Kind: Equatable, Sendable {
    /// Nothing is left to search for, once spaces and marks are gone.
    case empty
    /// A quotation mark has no partner.
    case unbalancedQuote
    /// A group is never closed.
    case unclosedGroup
    /// A bracket closes no group.
    case unopenedGroup
    /// The operator or field, as it is written, has nothing to work on, on its left or its right.
    case missingOperand(String)
    /// NEAR without a distance, or with one above `Query.farthest`.
    case badDistance
    /// NEAR beside something that is neither a phrase nor a group of phrases with OR.
    case notNear
    /// A field inside a field.
    case nestedField
    /// A phrase of `?` alone.
    case onlyWildcards
    /// More groups and negations inside one another than `Query.deepest`.
    case tooDeep
  }

  /// The place, 0-based, in Unicode scalars of the query; empty at the end of the query.
  package let place: Range<Int>
  /// What is wrong there.
  package let kind: Kind

  /// Makes a fault from its place and kind.
  package init(_ kind: Kind, at place: Range<Int>) {
    self.place = place
    self.kind = kind
  }
}

extension Query {
  /// The largest distance of NEAR, in characters: no paragraph is much longer.
  package static let farthest = 1000
  /// How deep groups and negations may stand inside one another. People write three; a program
  /// that writes more than this has gone wrong.
  package static let deepest = 64
}
