/// Where a phrase stands in a text that is at hand.
package enum PhrasePlaces {
  /// Every place at which `phrase` begins in `text`, overlapping ones included; a 0 in the phrase
  /// stands for any one (`IndexQuery.anyScalar` among scalars, `TextPattern.anySymbol` among
  /// symbols).
  ///
  /// Cost: linear in the text; no memory where the phrase does not stand.
  package static func places(of phrase: [UInt32], in text: [UInt32]) -> [Int] {
    guard let anchor = phrase.firstIndex(where: { $0 != 0 }), phrase.count <= text.count else {
      return []
    }
    var places: [Int] = []
    let text = text.span
    let phrase = phrase.span
    for start in 0...text.count - phrase.count where text[start + anchor] == phrase[anchor] {
      var length = anchor + 1
      while length < phrase.count, text[start + length] == phrase[length] || phrase[length] == 0 {
        length += 1
      }
      if length == phrase.count { places.append(start) }
    }
    return places
  }
}
