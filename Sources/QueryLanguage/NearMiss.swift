import ChineseText

// What a reader may have meant by a word that was read as text. A query is never taken for another one;
// where nothing is found, these words may say why.

/// A word of a query that is text, and looks like an operator, a wildcard or a field.
package struct NearMiss: Hashable, Sendable {
  /// What it looks like.
  package enum Kind: Hashable, Sendable {
    /// An operator, which is written so: `OR`.
    case operation(String)
    /// NEAR without a distance.
    case nearness
    /// A word with a `*`.
    case wildcard
    /// A field that there is not.
    case field
  }

  /// The word as it stands in the query; of a field, its name with the colon.
  package let word: String
  /// What it looks like.
  package let kind: Kind
}

extension Query {
  /// The near misses of a query, each once, in the order of the query; none where it cannot be read.
  package static func nearMisses(in text: String) -> [NearMiss] {
    let scalars = text.unicodeScalars.map(\.value)
    guard let tokens = try? QueryLexer.tokens(scalars) else { return [] }
    var found: [NearMiss] = []
    for token in tokens {
      // Between quotation marks a reader means what is written.
      guard case .phrase = token.kind, !Mark.isQuote(scalars[token.place.lowerBound]) else {
        continue
      }
      // An operator has words beside it.
      let miss = NearMiss(scalars[token.place], isAlone: tokens.count == 1)
      if let miss, !found.contains(miss) { found.append(miss) }
    }
    return found
  }
}

extension NearMiss {
  /// Operators as other engines and readers write them, folded.
  private static let operations = [
    "AND": ["and", "&", "&&", "+", "且", "并且", "和", "与"],
    "OR": ["or", "或", "或者"],
    "NOT": ["not", "非", "不含"],
  ]

  fileprivate init?(_ scalars: ArraySlice<UInt32>, isAlone: Bool) {
    let written = String(scalarValues: scalars)
    let folded = String(scalarValues: Folding.fold(scalars: Array(scalars)).scalars[...])
    if !isAlone, let name = NearMiss.operations.first(where: { $0.value.contains(folded) })?.key {
      self.init(word: written, kind: .operation(name))
    } else if !isAlone, folded == "near" {
      self.init(word: written, kind: .nearness)
    } else if !isAlone, folded.hasPrefix("near/"), let distance = Int(folded.dropFirst(5)),
      (0...Query.farthest).contains(distance)
    {
      self.init(word: written, kind: .operation("NEAR/\(distance)"))
    } else if folded.contains("*") {
      self.init(word: written, kind: .wildcard)
    } else if let colon = scalars.firstIndex(where: Mark.isColon), colon + 1 < scalars.endIndex,
      NearMiss.isName(scalars[..<colon])
    {
      self.init(word: String(scalarValues: scalars[...colon]), kind: .field)
    } else {
      return nil
    }
  }

  /// Whether these characters could name a field: a word of Latin letters, or two to four Chinese characters.
  private static func isName(_ scalars: ArraySlice<UInt32>) -> Bool {
    scalars.count > 1
      && (scalars.allSatisfy(CharacterClass.isLatinLetter)
        || scalars.count <= 4 && scalars.allSatisfy(CharacterClass.isHan))
  }
}
