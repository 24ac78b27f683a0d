import Support
import Testing

@testable import IssueParser

@Suite struct WordIndexTests {
  /// Words and a text of so few letters that many of the words stand in it.
  private struct Sample {
    let words: [[UInt32]]
    let text: [UInt32]
    let index: WordIndex<Int>

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let letters: [UInt32] = [0x61, 0x5E74, 0x6708, 0x2F81A]
      func scalars(_ count: Int) -> [UInt32] {
        (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
      }
      words = (0..<Int(seed % 12)).map { _ in scalars(Int.random(in: 1...4, using: &random)) }
      text = scalars(14)
      index = WordIndex(words.enumerated().map { ($1, $0) })
    }

    /// The longest word that a stretch begins with, or ends with; of two that are the same the
    /// first.
    func longest(_ fits: ([UInt32]) -> Bool) -> Int? {
      let most = words.filter(fits).map(\.count).max()
      return words.firstIndex { fits($0) && $0.count == most }
    }
  }

  @Test("an index finds the words that a look at each of them finds")
  func likeEachWord() {
    for seed in 0..<UInt64(200) {
      let sample = Sample(seed: seed)
      let (text, index) = (sample.text, sample.index)
      for start in 0..<text.count {
        for end in start...min(text.count, start + 6) {
          let stretch = text[start..<end]
          let first = sample.longest { stretch.starts(with: $0) }
          let found = index.match(text, at: start, end: end)
          #expect(found?.meaning == first, "seed \(seed)")
          #expect(found?.end == first.map { start + sample.words[$0].count }, "seed \(seed)")
          let last = sample.longest { stretch.suffix($0.count) == $0[...] }
          let ending = index.matchSuffix(text, start: start, end: end)
          #expect(ending?.meaning == last, "seed \(seed)")
          #expect(ending?.start == last.map { end - sample.words[$0].count }, "seed \(seed)")
          #expect(
            index.lengthStanding(in: text, at: start, end: end)
              == first.map { sample.words[$0].count } ?? 0, "seed \(seed)")
          #expect(
            index.lengthEnding(in: text, start..<end)
              == last.map { sample.words[$0].count } ?? 0, "seed \(seed)")
          let inside = sample.words.count { word in
            stretch.indices.contains { text[$0..<end].starts(with: word) }
          }
          #expect(index.countOccurring(in: text, start..<end) == inside, "seed \(seed)")
          #expect(index.occurs(in: text, start..<end) == (inside > 0), "seed \(seed)")
        }
      }
      #expect(index.firsts.members == Set(sample.words.map { $0[0] }).sorted(), "seed \(seed)")
      #expect(index.lasts.members == Set(sample.words.compactMap(\.last)).sorted(), "seed \(seed)")
    }
  }

  @Test("outside a text no word stands")
  func outside() {
    let (words, text): (PhraseList, [UInt32]) = (["年"], [0x5E74])
    #expect(words.lengthStanding(in: text, at: 0, end: 1) == 1)
    #expect(words.lengthStanding(in: text, at: -1, end: 1) == 0)
    #expect(words.lengthStanding(in: text, at: 0, end: 2) == 0)
    #expect(words.lengthEnding(in: text, 0..<2) == 0)
  }

  @Test("phrases are looked for in their plain shape, keywords in their own")
  func shapes() {
    let text: [UInt32] = [0x31, 0x62A5]
    #expect(PhraseList(["１報"]).lengthStanding(in: text, at: 0, end: 2) == 2)
    #expect(KeywordTable("１報").match(text, at: 0, end: 2) == nil)
    #expect(KeywordTable("月 1报").end(text, at: 0, end: 2) == 2)
  }

  @Test("a sieve lets every word pass")
  func sieve() {
    let words = Sample(seed: 11).words
    let sieve = WordSieve(words)
    for word in words { #expect(sieve.mayBegin(word[0], word.dropFirst().first ?? 0)) }
    #expect(!WordSieve([[0x5E74, 0x6708]]).mayBegin(0x6708, 0x5E74))
    #expect(!WordSieve([[UInt32]]()).mayBegin(0x5E74, 0x6708))
  }
}
