// What a reader types, brought into the index's words. So far: words side by side must all be there,
// `"…"` holds a phrase with spaces. Marks that the full language (design: OR, NOT, NEAR, fields,
// wildcards) gives a meaning to are refused where they would be one, never taken for text.
//
//     query  = blank* (term (blank+ term)*)? blank*
//     term   = quoted | word
//     quoted = '"' any-but-quote* '"'          also “…” and the full-width ＂…＂
//     word   = any-but-blank-or-quote+

import BigramIndex
import ChineseText
import IssueParser

/// A query, read.
struct QueryText: Equatable {
  /// The folded phrases in the order typed, none empty, each once.
  let phrases: [[UInt32]]

  /// What the index is asked.
  var indexQuery: IndexQuery { .and(phrases.map { .phrase($0) }) }

  /// Reads a query.
  ///
  /// Errors: `QueryFault` with the column of the mark that cannot be read.
  init(_ text: String) throws(QueryFault) {
    let scalars = text.unicodeScalars.map(\.value)
    var phrases: [[UInt32]] = []
    for term in try QueryText.terms(scalars) {
      if !term.isQuoted { try QueryText.refuseReserved(scalars, term.range) }
      let folded = Folding.fold(scalars: Array(scalars[term.range])).scalars
      if !folded.isEmpty && !phrases.contains(folded) { phrases.append(folded) }
    }
    guard !phrases.isEmpty else { throw QueryFault(column: 1, kind: .empty) }
    self.phrases = phrases
  }

  /// Quotation marks that hold a phrase: the straight one, its full-width form, and the curly ones.
  private static func isQuote(_ scalar: UInt32) -> Bool {
    scalar == 0x22 || scalar == 0xFF02 || scalar == 0x201C || scalar == 0x201D
  }

  private static func terms(
    _ scalars: [UInt32]
  ) throws(QueryFault) -> [(range: Range<Int>, isQuoted: Bool)] {
    var terms: [(range: Range<Int>, isQuoted: Bool)] = []
    var place = 0
    while place < scalars.count {
      if isQuote(scalars[place]) {
        let start = place + 1
        guard let end = scalars[start...].firstIndex(where: isQuote) else {
          throw QueryFault(column: place + 1, kind: .unbalancedQuote)
        }
        terms.append((start..<end, true))
        place = end + 1
      } else if CharacterClass.isWhiteSpace(scalars[place]) {
        place += 1
      } else {
        let start = place
        while place < scalars.count, !isQuote(scalars[place]),
          !CharacterClass.isWhiteSpace(scalars[place])
        {
          place += 1
        }
        terms.append((start..<place, false))
      }
    }
    return terms
  }

  /// Words that are operators, and marks where they would be operators.
  private static func refuseReserved(
    _ scalars: [UInt32], _ range: Range<Int>
  ) throws(QueryFault) {
    let word = String(scalarValues: scalars[range])
    let isOperator =
      ["AND", "OR", "NOT", "|", "-"].contains(word) || word.hasPrefix("NEAR/")
      || (word.hasPrefix("-") && range.count > 1)
      || (word.hasPrefix("(") && word.hasSuffix(")"))
    if isOperator { throw QueryFault(column: range.lowerBound + 1, kind: .reserved(word)) }
    // `|` between words, and `?` with something behind it: alternatives and any one character.
    for (offset, scalar) in scalars[range].enumerated() {
      let isLast = offset == range.count - 1
      if scalar == 0x7C || (scalar == 0x3F && !isLast) {
        throw QueryFault(
          column: range.lowerBound + offset + 1, kind: .reserved(scalar == 0x7C ? "|" : "?"))
      }
    }
    for field in ["title:", "byline:", "caption:", "body:", "标题:", "作者:", "图片:", "正文:"]
    where word.hasPrefix(field) {
      throw QueryFault(column: range.lowerBound + 1, kind: .reserved(field))
    }
  }
}
