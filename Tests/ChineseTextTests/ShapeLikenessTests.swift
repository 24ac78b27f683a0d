import ChineseText
import Support
import Testing

@Suite("Likeness of shape")
struct ShapeLikenessTests {
  private func scalar(_ character: Character) -> UInt32 {
    character.unicodeScalars.first?.value ?? 0
  }

  @Test("of characters misread, the wrong one is mostly among the 20 likeliest of the right one")
  func misreadings() {
    var total = 0
    var found = 0
    // Every fourth pair: a comparison with 7,000 characters takes its time in a debug build.
    let pairs = Misreadings.pairs.split(whereSeparator: \.isWhitespace)
    for (index, pair) in pairs.enumerated() where index % 4 == 0 {
      guard let first = pair.first, let last = pair.last else { continue }
      for (right, wrong) in [(first, last), (last, first)] {
        total += 1
        let likeliest = ShapeLikeness.likeliest(of: scalar(right), limit: 20)
        if likeliest.contains(scalar(wrong)) { found += 1 }
      }
    }
    #expect(total > 200)
    #expect(Double(found) / Double(total) >= 0.7, "\(found) of \(total)")
  }

  @Test("likeness is 1 for the same character, the same both ways, and larger for like shapes")
  func order() {
    let (enter, person, state, hero, book) = ("入", "人", "态", "杰", "书")
    func likeness(_ first: String, _ second: String) -> Double {
      ShapeLikeness.likeness(scalar(Character(first)), scalar(Character(second)))
    }
    #expect(likeness(enter, enter) == 1)
    #expect(likeness(enter, person) == likeness(person, enter))
    #expect(likeness(enter, person) > likeness(enter, book))
    #expect(likeness(state, hero) > likeness(state, enter))
    #expect(likeness("往", "住") > likeness("往", "来"))
    #expect(likeness("a", "人") == 0)
    #expect(ShapeLikeness.likeliest(of: 0x61, limit: 5) == [])
  }
}
