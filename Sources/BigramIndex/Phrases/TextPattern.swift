// Phrases with places that any character fills, and phrases near each other: no list of postings
// answers for them, so their parts find the blocks, and the places of the parts settle them.

/// What is looked for in the text of one field, as symbols.
enum TextPattern {
  /// Symbols one after another; `anySymbol` stands for any one of them.
  case phrase([UInt32])
  /// One of the first and one of the second, in either order and apart, with at most `distance`
  /// symbols between them.
  case near([[UInt32]], [[UInt32]], distance: Int)

  /// No text of a field holds the separator, so its symbol is free for a place that any fills.
  static let anySymbol: UInt32 = 0

  /// The symbols of scalars of which 0 stands for any; nil where they hold what no text holds.
  static func symbols(_ scalars: [UInt32]) -> [UInt32]? {
    var symbols: [UInt32] = []
    for scalar in scalars {
      if scalar == IndexQuery.anyScalar {
        symbols.append(anySymbol)
      } else if let symbol = TextAlphabet.symbols([scalar]) {
        symbols += symbol
      } else {
        return nil
      }
    }
    return symbols
  }

  /// The phrases of which any may stand, and where others must be near, these.
  var sides: [[[UInt32]]] {
    switch self {
    case .phrase(let symbols): [[symbols]]
    case .near(let first, let second, _): [first, second]
    }
  }
}
