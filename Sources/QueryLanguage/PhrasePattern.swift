import ChineseText

/// A phrase as the index compares it: folded, with places that any character fills.
package struct PhrasePattern: Equatable, Sendable {
  /// Stands in `scalars` for any one character; folded text holds no 0.
  package static let anyScalar: UInt32 = 0
  /// Folded Unicode scalars and `anyScalar`s; at least one is no `anyScalar`.
  package let scalars: [UInt32]

  /// Whether the phrase has a place that any character fills.
  package var hasWildcards: Bool { scalars.contains(Self.anyScalar) }

  /// Folds the pieces of a phrase, an `anyScalar` between each two.
  ///
  /// Nil where nothing is left that a text could hold.
  package init?(pieces: [[UInt32]]) {
    var scalars: [UInt32] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0 { scalars.append(Self.anyScalar) }
      scalars += Folding.fold(scalars: piece).scalars
    }
    guard scalars.contains(where: { $0 != Self.anyScalar }) else { return nil }
    self.scalars = scalars
  }
}
