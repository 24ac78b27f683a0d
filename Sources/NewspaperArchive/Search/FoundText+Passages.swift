// All passages of a hit, for those who want to see more than the best.

extension FoundText {
  /// The passages of a document in the order of its blocks; none where only the best is wanted.
  ///
  /// Arguments as for `init`.
  static func passages(
    _ text: inout HitText, _ matches: FieldMatches, _ choice: PassageChoice, contextLength: Int
  ) throws(ArchiveError) -> [Hit.Passage] {
    if choice == .best { return [] }
    var found: [Hit.Passage] = []
    for (index, block) in text.blocks.blocks.enumerated() {
      let places = matches.places(in: block)
      if places.isEmpty { continue }
      let passage = Passage(try text.print(index), places)
      let lines = try text.lines(of: index)
      let snippets =
        choice == .each
        ? passage.snippetsOfEach(contextLength: contextLength)
        : passage.snippetsOfAll(contextLength: contextLength)
      for snippet in snippets {
        found.append(
          Hit.Passage(role: FieldKind.name(of: block.kind), snippet: snippet, lines: lines))
      }
    }
    return found
  }
}
