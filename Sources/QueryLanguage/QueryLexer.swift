import ChineseText

/// Cuts a query into words and marks; GRAMMAR.md says what decides in doubt.
struct QueryLexer {
  private let scalars: [UInt32]
  private var place = 0
  /// Groups that are open at `place`.
  private var depth = 0
  private var tokens: [QueryToken] = []

  /// The tokens of a query. Cost: linear in its length.
  static func tokens(_ scalars: [UInt32]) throws(QueryFault) -> [QueryToken] {
    var lexer = QueryLexer(scalars)
    while lexer.place < scalars.count { try lexer.step() }
    return lexer.tokens
  }

  private init(_ scalars: [UInt32]) {
    self.scalars = scalars
  }

  private mutating func step() throws(QueryFault) {
    let scalar = scalars[place]
    let next = place + 1
    switch scalar {
    case _ where CharacterClass.isWhiteSpace(scalar): place = next
    case _ where Mark.isOpen(scalar):
      depth += 1
      add(.open, to: next)
    case _ where Mark.isClose(scalar):
      guard depth > 0 else { throw QueryFault(.unopenedGroup, at: place..<next) }
      depth -= 1
      add(.close, to: next)
    case _ where Mark.isBar(scalar):
      // Two bars side by side, as many languages write it, can mean nothing else.
      add(.or, to: next < scalars.count && Mark.isBar(scalars[next]) ? next + 1 : next)
    case _ where Mark.isQuote(scalar): try quoted()
    case _ where Mark.isMinus(scalar): add(.not, to: next)
    default:
      if let (field, end) = field() { add(.field(field), to: end) } else { try word() }
    }
  }

  private mutating func add(_ kind: QueryToken.Kind, to end: Int) {
    tokens.append(QueryToken(kind: kind, place: place..<end))
    place = end
  }

  /// The field's name and colon that begin here.
  private func field() -> (QueryField, end: Int)? {
    for field in QueryField.allCases {
      for name in [field.rawValue, field.chineseName] {
        let end = place + name.unicodeScalars.count
        if end < scalars.count, Mark.isColon(scalars[end]),
          scalars[place..<end].elementsEqual(name.unicodeScalars.map(\.value))
        {
          return (field, end + 1)
        }
      }
    }
    return nil
  }

  private mutating func quoted() throws(QueryFault) {
    var reader = PhraseReader()
    var end = place + 1
    while end < scalars.count, !Mark.isQuote(scalars[end]) { reader.take(scalars, &end) }
    guard end < scalars.count else {
      throw QueryFault(.unbalancedQuote, at: place..<place + 1)
    }
    try phrase(reader, to: end + 1)
  }

  private mutating func word() throws(QueryFault) {
    var reader = PhraseReader()
    var end = place
    // Brackets that opened inside the word: their partners are text as well.
    var inner = 0
    while end < scalars.count {
      let scalar = scalars[end]
      if CharacterClass.isWhiteSpace(scalar) || Mark.isQuote(scalar) || Mark.isBar(scalar) {
        break
      }
      if Mark.isOpen(scalar) {
        inner += 1
      } else if Mark.isClose(scalar) {
        if inner > 0 { inner -= 1 } else if depth > 0 { break }
      }
      reader.take(scalars, &end)
    }
    if let kind = try operation(place..<end) {
      add(kind, to: end)
    } else {
      try phrase(reader, to: end)
    }
  }

  private mutating func phrase(_ reader: PhraseReader, to end: Int) throws(QueryFault) {
    if let pattern = PhrasePattern(pieces: reader.pieces) {
      add(.phrase(pattern), to: end)
    } else if reader.pieces.count > 1 {
      throw QueryFault(.onlyWildcards, at: place..<end)
    } else {
      // Blanks and marks that fold to nothing ask for nothing.
      place = end
    }
  }

  /// The operator that a bare word is.
  private func operation(_ range: Range<Int>) throws(QueryFault) -> QueryToken.Kind? {
    switch String(scalarValues: scalars[range]) {
    case "AND": return .and
    case "OR": return .or
    case "NOT": return .not
    case let word where word.hasPrefix("NEAR/"):
      guard let distance = Query.distance(scalars[range].dropFirst(5)) else {
        throw QueryFault(.badDistance, at: range)
      }
      return .near(distance)
    default: return nil
    }
  }
}

extension Query {
  /// The distance that these digits, of any width, tell; nil where they tell none up to `farthest`.
  static func distance(_ digits: ArraySlice<UInt32>) -> Int? {
    let folded = Folding.fold(scalars: Array(digits)).scalars
    return Int(String(scalarValues: folded[...])).flatMap {
      (0...farthest).contains($0) ? $0 : nil
    }
  }
}

/// Collects the pieces of a phrase between its wildcards.
private struct PhraseReader {
  var pieces: [[UInt32]] = [[]]

  /// Takes the character or escape at `place` and steps behind it.
  mutating func take(_ scalars: [UInt32], _ place: inout Int) {
    var scalar = scalars[place]
    place += 1
    if scalar == Mark.backslash, place < scalars.count, Mark.isEscapable(scalars[place]) {
      scalar = scalars[place]
      place += 1
    } else if Mark.isWildcard(scalar) {
      pieces.append([])
      return
    }
    // NUL is no text, and stands for a wildcard in a pattern.
    if scalar != 0 { pieces[pieces.count - 1].append(scalar) }
  }
}

/// The marks that mean something, with the forms that a Chinese keyboard gives.
enum Mark {
  static let backslash: UInt32 = 0x5C

  static func isOpen(_ scalar: UInt32) -> Bool { scalar == 0x28 || scalar == 0xFF08 }
  static func isClose(_ scalar: UInt32) -> Bool { scalar == 0x29 || scalar == 0xFF09 }
  static func isBar(_ scalar: UInt32) -> Bool { scalar == 0x7C || scalar == 0xFF5C }
  static func isMinus(_ scalar: UInt32) -> Bool { scalar == 0x2D || scalar == 0xFF0D }
  static func isColon(_ scalar: UInt32) -> Bool { scalar == 0x3A || scalar == 0xFF1A }
  static func isWildcard(_ scalar: UInt32) -> Bool { scalar == 0x3F || scalar == 0xFF1F }
  static func isQuote(_ scalar: UInt32) -> Bool {
    scalar == 0x22 || scalar == 0xFF02 || scalar == 0x201C || scalar == 0x201D
  }
  static func isEscapable(_ scalar: UInt32) -> Bool {
    isWildcard(scalar) || isQuote(scalar) || scalar == backslash
  }
}
