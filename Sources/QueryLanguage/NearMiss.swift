import ChineseText

// What a reader may have meant by a word that was read as text. A query is never taken for another
// one; where nothing is found, these words may say why.

/// A word of a query that is text, and looks like an operator, a wildcard, a field or something
/// else that other engines read as more than text.
package struct NearMiss: Hashable, Sendable {
  /// What it looks like.
  package enum Kind: Hashable, Sendable {
    /// An operator, which is written so: `OR`.
    case operation(String)
    /// An operator inside a word, without a blank on either side.
    case joined(String)
    /// NEAR without a distance.
    case nearness
    /// A word with a `*`.
    case wildcard
    /// A field that there is not.
    case field
    /// A colon that stands apart from its field, which is written so: `标题:`.
    case colon(String)
    /// A word behind a `+`.
    case plus
    /// A quotation mark that quotes nothing here, such as `「`.
    case quotation
    /// A bracket without its other half.
    case bracket
    /// Several words with this comma between them.
    case list(String)
  }

  /// The word as it stands in the query; of a field, its name with the colon.
  package let word: String
  /// What it looks like.
  package let kind: Kind
}

extension Query {
  /// Whether something in a query is to be near something else; false where it cannot be read.
  package static func asksNearness(_ text: String) -> Bool {
    let tokens = try? QueryLexer.tokens(text.unicodeScalars.map(\.value))
    return tokens?.contains { if case .near = $0.kind { true } else { false } } ?? false
  }

  /// The near misses of a query, each once, in the order of the query; none where it cannot be
  /// read.
  package static func nearMisses(in text: String) -> [NearMiss] {
    let scalars = text.unicodeScalars.map(\.value)
    guard let tokens = try? QueryLexer.tokens(scalars) else { return [] }
    var found: [NearMiss] = []
    for (index, token) in tokens.enumerated() {
      // Between quotation marks a reader means what is written.
      guard case .phrase = token.kind, !Mark.isQuote(scalars[token.place.lowerBound]) else {
        continue
      }
      // An operator has words beside it.
      let miss = NearMiss(
        scalars[token.place], after: index > 0 ? scalars[tokens[index - 1].place] : [],
        isAlone: tokens.count == 1)
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

  /// Commas that part words of a list.
  private static let commas: Set<UInt32> = Set("、，,；;".unicodeScalars.map(\.value))

  fileprivate init?(
    _ scalars: ArraySlice<UInt32>, after previous: ArraySlice<UInt32>, isAlone: Bool
  ) {
    let written = String(scalarValues: scalars)
    if let kind = isAlone ? nil : NearMiss.operation(scalars) {
      self.init(word: written, kind: kind)
    } else if NearMiss.folded(scalars).contains("*") {
      self.init(word: written, kind: .wildcard)
    } else if let colon = scalars.firstIndex(where: Mark.isColon), colon + 1 < scalars.endIndex,
      NearMiss.isName(scalars[..<colon])
    {
      self.init(word: String(scalarValues: scalars[...colon]), kind: .field)
    } else if let kind = NearMiss.mark(scalars, after: previous) {
      self.init(word: written, kind: kind)
    } else {
      return nil
    }
  }

  private static func folded(_ scalars: ArraySlice<UInt32>) -> String {
    String(scalarValues: Folding.fold(scalars: Array(scalars)).scalars[...])
  }

  /// The operator that a whole word looks like.
  private static func operation(_ scalars: ArraySlice<UInt32>) -> Kind? {
    let word = folded(scalars)
    if let name = operations.first(where: { $0.value.contains(word) })?.key {
      return .operation(name)
    }
    if word == "near" { return .nearness }
    guard word.hasPrefix("near/"), let distance = Query.distance(scalars.dropFirst(5)) else {
      return nil
    }
    return .operation("NEAR/\(distance)")
  }

  /// What the marks in a word make it look like.
  private static func mark(
    _ scalars: ArraySlice<UInt32>, after previous: ArraySlice<UInt32>
  ) -> Kind? {
    guard let first = scalars.first, scalars.count > 1 else { return nil }
    if let name = joinedOperation(scalars) { return .joined(name) }
    if Mark.isColon(first) {
      let name = String(scalarValues: previous)
      let isField = QueryField.allCases.contains { [$0.rawValue, $0.chineseName].contains(name) }
      return isField ? .colon(name + ":") : nil
    }
    let folded = Folding.fold(scalars: Array(scalars)).scalars
    switch folded.first {
    case 0x22, 0x27: return .quotation
    case 0x2B: return .plus
    // Another dash than that of the keyboard; two of them set a deck apart.
    case 0x2D where folded.count > 1 && folded[1] != 0x2D: return .operation("-")
    default: break
    }
    if !isBalanced(scalars) { return .bracket }
    let comma = scalars.indices.dropFirst().dropLast().first { place in
      commas.contains(scalars[place])
        && !(CharacterClass.isDigit(scalars[place - 1])
          && CharacterClass.isDigit(scalars[place + 1]))
    }
    return comma.map { .list(String(scalarValues: scalars[$0...$0])) }
  }

  /// The operator in capitals that stands in a word with no other Latin letter beside it:
  /// `企业NEAR/5发展`.
  private static func joinedOperation(_ scalars: ArraySlice<UInt32>) -> String? {
    for name in ["NEAR/", "AND", "NOT", "OR"] {
      let letters = name.unicodeScalars.map(\.value)
      for place in scalars.indices.dropLast(letters.count - 1)
      where scalars[place..<place + letters.count].elementsEqual(letters) {
        let rest = scalars[(place + letters.count)...]
        if place > scalars.startIndex, CharacterClass.isLatinLetter(scalars[place - 1]) { continue }
        if name != "NEAR/" {
          if rest.first.map(CharacterClass.isLatinLetter) != true { return name }
        } else if let distance = Query.distance(rest.prefix(while: CharacterClass.isDigit)) {
          return "NEAR/\(distance)"
        }
      }
    }
    return nil
  }

  /// Whether each bracket of a word has its partner there.
  private static func isBalanced(_ scalars: ArraySlice<UInt32>) -> Bool {
    var depth = 0
    for scalar in scalars {
      if Mark.isOpen(scalar) { depth += 1 }
      if Mark.isClose(scalar) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Whether these characters could name a field: a word of Latin letters, or two to four Chinese
  /// characters.
  private static func isName(_ scalars: ArraySlice<UInt32>) -> Bool {
    scalars.count > 1
      && (scalars.allSatisfy(CharacterClass.isLatinLetter)
        || scalars.count <= 4 && scalars.allSatisfy(CharacterClass.isHan))
  }
}
