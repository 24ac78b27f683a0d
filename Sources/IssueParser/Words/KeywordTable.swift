/// Words that are looked up as they are written here, each with a meaning or none: those of
/// mastheads and imprints, whose scalars ``LineStream`` folds, and of text that nobody did.
///
/// ``PhraseList`` brings its words to the shape of ``PageText`` instead.
typealias KeywordTable<Meaning: Sendable> = WordIndex<Meaning>

extension KeywordTable {
  /// Makes a table from lists of words set apart by spaces, each list with its meaning.
  convenience init(_ lists: [(words: String, meaning: Meaning)]) {
    self.init(
      lists.flatMap { list in
        list.words.split(separator: " ").map { ($0.unicodeScalars.map(\.value), list.meaning) }
      })
  }

  /// The place after the longest word at `place`.
  func end(_ scalars: [UInt32], at place: Int, end: Int) -> Int? {
    match(scalars, at: place, end: end)?.end
  }
}

extension KeywordTable<Void> {
  /// Makes a table of words whose meaning is only that they are in it.
  convenience init(_ words: String) { self.init([(words, ())]) }
}
