/// Words by one of their scalars, the longest first.
struct WordOrder: Sendable {
  /// A word: where its scalars are, and its place among all words as they were given.
  struct Word: Sendable {
    let range: Range<Int>
    let number: Int
  }

  /// The scalars that tell the words apart.
  let heads: ScalarIndex
  /// For each of them, and once more, where its words begin.
  private let starts: [Int]
  /// The words of each head in turn.
  let words: [Word]

  init(_ ranges: [Range<Int>], head: (Range<Int>) -> UInt32) {
    words = ranges.enumerated().map { Word(range: $1, number: $0) }.sorted {
      (head($0.range), -$0.range.count, $0.number) < (head($1.range), -$1.range.count, $1.number)
    }
    let order = words.map { head($0.range) }
    heads = ScalarIndex(order)
    starts = order.indices.filter { $0 == 0 || order[$0 - 1] != order[$0] } + [order.count]
  }

  /// The places in `words` of those that a scalar heads.
  @inline(__always)
  func places(of scalar: UInt32) -> Range<Int> {
    guard let place = heads.place(of: scalar) else { return 0..<0 }
    return starts[place]..<starts[place + 1]
  }
}
