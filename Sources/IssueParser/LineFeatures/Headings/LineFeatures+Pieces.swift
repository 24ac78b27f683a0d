// Lines of one or two characters that are words all the same: a section's name, an essay's, a part
// of a headline in large type.

extension [LineFeatures] {
  /// Whether two characters are a word between a paragraph's end and another paragraph: a section.
  func isWordAlone(_ text: PageText, _ index: Int) -> Bool {
    guard index > 0, index + 1 < count, self[index].hanCount == 2,
      self[index - 1].kind == .caption || self[index - 1].kind == .signature
        || self[index - 1].kind == .text && self[index - 1].isComplete
          && self[index - 1].count >= 6,
      self[index + 1].kind == .text, self[index + 1].hanCount >= 10
    else { return false }
    let first = text.range(index).lowerBound
    let word = (text.scalars[first], text.scalars[first + 1])
    if CharacterPairs.shared.affinity(word.0, word.1) > 3 { return true }
    // What an essay is named for, it says again and again.
    let below = text.range(index).upperBound..<Swift.min(text.scalars.count, first + Self.essay)
    return below.dropLast().count { (text.scalars[$0], text.scalars[$0 + 1]) == word } >= 3
  }

  /// Whether two characters stand among lines as short as those of a headline in pieces: `小红枣`,
  /// `串起`, `大产业`.
  func isInHeadline(_ index: Int) -> Bool {
    self[index].hanCount == 2 && standsInPieces(index)
      && [index - 1, index + 1].contains {
        indices.contains($0) && self[$0].kind == .text && self[$0].isPiece
          && self[$0].level == self[index].level
      }
  }

  /// Whether a line is one of three or more of a few characters each, some of them one or two: as
  /// the words of a headline in large type are read.
  func standsInPieces(_ index: Int) -> Bool {
    guard self[index].isPiece else { return false }
    var first = index
    var end = index + 1
    while first > 0, index - first < Self.mostPieces, self[first - 1].isPiece { first -= 1 }
    while end < count, end - index < Self.mostPieces, self[end].isPiece { end += 1 }
    return end - first >= 3 && self[first..<end].contains { $0.count <= 2 }
  }

  /// So many lines before and behind one are looked at.
  private static let mostPieces = 8

  /// So many scalars of an essay are looked at.
  private static let essay = 300
}
