import ChineseText

/// Phrases as pages print them, brought to the shape that ``PageText`` gives its scalars, in which
/// alone they are found: where text has another shape, ``KeywordTable`` is asked.
typealias PhraseList = WordIndex<Void>

extension PhraseList: ExpressibleByArrayLiteral {
  convenience init(arrayLiteral phrases: StaticString...) { self.init(phrases) }

  /// Makes one list of phrases that may be kept apart by theme: one look-up serves for all.
  convenience init(_ phrases: [StaticString]) {
    self.init(
      phrases.map { phrase in
        ("\(phrase)".unicodeScalars.map { Folding.simplified(Glyph.plain($0.value)) }, ())
      })
  }
}
