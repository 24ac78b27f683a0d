import ChineseText

/// Phrases as pages print them, in the shape that ``PageText`` gives its scalars.
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
