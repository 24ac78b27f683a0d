import ChineseText

extension Query {
  /// Reads a query.
  ///
  /// Errors: `QueryFault` with the place that cannot be read. Cost: linear in the length.
  package init(_ text: String) throws(QueryFault) {
    let scalars = text.unicodeScalars.map(\.value)
    let tokens = try QueryLexer.tokens(scalars)
    guard !tokens.isEmpty else { throw QueryFault(.empty, at: 0..<scalars.count) }
    var parser = QueryParser(tokens, of: scalars)
    self = try parser.query()
  }
}

/// Reads tokens by recursive descent, a function for each rule of GRAMMAR.md.
private struct QueryParser {
  private let tokens: [QueryToken]
  private let scalars: [UInt32]
  private var next = 0
  private var depth = 0
  private var isInField = false

  init(_ tokens: [QueryToken], of scalars: [UInt32]) {
    self.tokens = tokens
    self.scalars = scalars
  }

  private var token: QueryToken? { next < tokens.count ? tokens[next] : nil }

  mutating func query() throws(QueryFault) -> Query {
    let query = try or(after: nil)
    // What a group leaves over can only be a bracket too many, which the lexer has refused, or an
    // operator without its left side.
    if let token { throw missing(token) }
    return query
  }

  private mutating func or(after opener: QueryToken?) throws(QueryFault) -> Query {
    var parts = [try and(after: opener)]
    while let bar = token, bar.kind == .or {
      next += 1
      parts.append(try and(after: bar))
    }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func and(after opener: QueryToken?) throws(QueryFault) -> Query {
    var parts = [try not(after: opener)]
    while let token {
      if token.kind == .and {
        next += 1
        parts.append(try not(after: token))
      } else if beginsTerm(token) {
        parts.append(try not(after: nil))
      } else {
        break
      }
    }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private func beginsTerm(_ token: QueryToken) -> Bool {
    switch token.kind {
    case .open, .not, .field, .phrase: true
    case .close, .and, .or, .near: false
    }
  }

  private mutating func not(after opener: QueryToken?) throws(QueryFault) -> Query {
    guard let sign = token, sign.kind == .not else { return try near(after: opener) }
    next += 1
    try deepen(sign)
    let query = try not(after: sign)
    depth -= 1
    return .not(query)
  }

  private mutating func near(after opener: QueryToken?) throws(QueryFault) -> Query {
    let start = token
    let left = try term(after: opener)
    guard let sign = token, case .near(let distance) = sign.kind else { return left }
    next += 1
    let first = token
    let right = try term(after: sign)
    guard let lefts = alternatives(left) else {
      throw QueryFault(.notNear, at: start?.place ?? sign.place)
    }
    guard let rights = alternatives(right) else {
      throw QueryFault(.notNear, at: first?.place ?? sign.place)
    }
    if let another = token, case .near = another.kind {
      throw QueryFault(.notNear, at: another.place)
    }
    return .near(lefts, rights, distance: distance)
  }

  /// The phrases of a query that is one, or one of several.
  private func alternatives(_ query: Query) -> [PhrasePattern]? {
    switch query {
    case .phrase(let pattern): return [pattern]
    case .or(let parts):
      var patterns: [PhrasePattern] = []
      for part in parts {
        guard case .phrase(let pattern) = part else { return nil }
        patterns.append(pattern)
      }
      return patterns
    case .near, .and, .not, .within: return nil
    }
  }

  private mutating func term(after opener: QueryToken?) throws(QueryFault) -> Query {
    guard let token else { throw missing(opener ?? tokens[tokens.count - 1]) }
    switch token.kind {
    case .phrase(let pattern):
      next += 1
      return .phrase(pattern)
    case .open:
      return try group(token)
    case .field(let field):
      guard !isInField else { throw QueryFault(.nestedField, at: token.place) }
      next += 1
      guard let inner = self.token, inner.kind != .not else { throw missing(token) }
      isInField = true
      let query = try term(after: token)
      isInField = false
      return .within(field, query)
    case .close, .and, .or, .not, .near:
      throw missing(opener ?? token)
    }
  }

  private mutating func group(_ open: QueryToken) throws(QueryFault) -> Query {
    next += 1
    try deepen(open)
    if token == nil { throw QueryFault(.unclosedGroup, at: open.place) }
    let query = try or(after: open)
    depth -= 1
    guard let close = token else { throw QueryFault(.unclosedGroup, at: open.place) }
    guard close.kind == .close else { throw missing(close) }
    next += 1
    return query
  }

  private mutating func deepen(_ token: QueryToken) throws(QueryFault) {
    depth += 1
    guard depth <= Query.deepest else { throw QueryFault(.tooDeep, at: token.place) }
  }

  /// Names the mark as the reader wrote it: `-` for one, NOT for another.
  private func missing(_ token: QueryToken) -> QueryFault {
    QueryFault(.missingOperand(String(scalarValues: scalars[token.place])), at: token.place)
  }
}
