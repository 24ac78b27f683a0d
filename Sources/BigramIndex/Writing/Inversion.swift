// From text to postings: the blocks of a segment sorted by the bigrams that stand in them.
//
// A counting sort by the first symbol, and inside of each symbol's bucket one by the second. Both
// are stable and the text is read in order, so blocks stay increasing.
// Source: Knuth, "The Art of Computer Programming", vol. 3, 5.2 D and 5.2.5.

/// Sorts the bigrams of one segment after another in the same memory.
///
/// Memory for a text of n symbols: 8 n bytes and the size of the largest bucket. It is kept from
/// text to text, since a fresh page costs the kernel more than sorting what it holds.
struct Inversion {
  /// Buckets of fewer bigrams than this are sorted by comparing.
  private static let smallBucket = 96

  /// Symbols outside the alphabet, increasing: the one at place i has the number `count + i`.
  private var escapes: [UInt32] = []
  /// Bigrams in the order of first symbols: the second one's number in the upper half, the block in
  /// the lower.
  private var entries: [UInt64] = []
  private var sorted: [UInt64] = []
  /// Where the bucket of each first number ends.
  private var ends: [Int] = []

  /// Sorts the bigrams of all texts; the blocks are those that `KindText` cuts, kind by kind.
  ///
  /// Meanwhile the texts hold numbers of this sort's own in place of symbols outside the alphabet.
  mutating func sort(_ texts: inout [KindText]) {
    number(&texts)
    let numbers = Int(TextAlphabet.count) + escapes.count
    ends = [Int](repeating: 0, count: numbers + 1)
    for text in texts { Inversion.count(text.symbols, &ends) }
    for index in 1..<ends.count { ends[index] += ends[index - 1] }
    if entries.count < ends[numbers] {
      entries = [UInt64](repeating: 0, count: ends[numbers])
    }
    var firstBlock = 0
    for text in texts {
      Inversion.scatter(text, firstBlock, &ends, &entries)
      firstBlock += text.blockCount
    }
    renumber(&texts) { self.symbol(Int($0)) }
  }

  /// Gives the symbols outside the alphabet numbers behind it.
  private mutating func number(_ texts: inout [KindText]) {
    var found: Set<UInt32> = []
    for text in texts {
      for symbol in text.symbols where symbol >= TextAlphabet.count { found.insert(symbol) }
    }
    escapes = found.sorted()
    var numbers: [UInt32: UInt32] = [:]
    for (place, symbol) in escapes.enumerated() {
      numbers[symbol] = TextAlphabet.count + UInt32(place)
    }
    renumber(&texts) { numbers[$0] ?? 0 }
  }

  /// Replaces what is outside the alphabet.
  private func renumber(_ texts: inout [KindText], _ replacement: (UInt32) -> UInt32) {
    guard !escapes.isEmpty else { return }
    for kind in texts.indices { texts[kind].replace(from: TextAlphabet.count, replacement) }
  }

  /// Counts each first number one place further on, so that sums give where buckets begin.
  private static func count(_ symbols: [UInt32], _ ends: inout [Int]) {
    var counts = ends.mutableSpan
    let symbols = symbols.span
    for index in 0..<symbols.count where symbols[index] != TextAlphabet.separator {
      counts[Int(symbols[index]) + 1] += 1
    }
  }

  /// Puts the bigrams of a text in their buckets. What was the start of a bucket is its end
  /// afterwards.
  private static func scatter(
    _ text: KindText, _ firstBlock: Int, _ places: inout [Int], _ entries: inout [UInt64]
  ) {
    var out = entries.mutableSpan
    var places = places.mutableSpan
    let symbols = text.symbols.span
    var block = UInt64(firstBlock)
    for run in text.documents.indices {
      let range = text.range(ofRun: run)
      var start = range.lowerBound
      while start < range.upperBound {
        let end = min(start + TextBlockWriter.capacity, range.upperBound)
        for index in start..<end where symbols[index] != TextAlphabet.separator {
          let first = Int(symbols[index])
          // A separator ends each run, so there is a next symbol.
          out[places[first]] = UInt64(symbols[index + 1]) << 32 | block
          places[first] += 1
        }
        start = end
        block += 1
      }
    }
  }

  /// The symbol of a number.
  private func symbol(_ number: Int) -> UInt32 {
    number < Int(TextAlphabet.count)
      ? UInt32(number) : escapes[number - Int(TextAlphabet.count)]
  }

  /// Calls `body` with every term in order, its blocks and how often it stands in each.
  ///
  /// A first symbol that stands in the text `commonCount` times or more has a term of its own.
  mutating func forEachTerm(
    commonCount: Int,
    _ body: (Term, Span<UInt32>, Span<UInt32>) throws(IndexError) -> Void
  ) throws(IndexError) {
    let numbers = ends.count - 1
    var secondPlaces = [UInt32](repeating: 0, count: numbers + 1)
    var gathered = Gathered()
    for first in 0..<numbers {
      let start = first == 0 ? 0 : ends[first - 1]
      let bucket = start..<ends[first]
      guard !bucket.isEmpty else { continue }
      let symbol = symbol(first)
      gathered.reserve(bucket.count)
      let isSmall = bucket.count < Inversion.smallBucket
      if isSmall {
        Inversion.insertionSort(&entries, bucket)
      } else {
        Inversion.sortBySecond(entries, bucket, &secondPlaces, &sorted)
      }
      let bigrams = isSmall ? entries : sorted
      let range = isSmall ? bucket : 0..<bucket.count
      var index = range.lowerBound
      while index < range.upperBound {
        let second = Int(bigrams[index] >> 32)
        index = gathered.takeTerm(bigrams.span, index..<range.upperBound)
        try body(Term(symbol, self.symbol(second)), gathered.blocks, gathered.counts)
      }
      if bucket.count >= commonCount {
        // The bucket's own order is that of the blocks.
        gathered.takeAll(entries.span, bucket)
        try body(Term(symbol, Term.any), gathered.blocks, gathered.counts)
      }
    }
  }

  private static func insertionSort(_ entries: inout [UInt64], _ range: Range<Int>) {
    var entries = entries.mutableSpan
    for index in range.dropFirst() {
      let entry = entries[index]
      var place = index
      while place > range.lowerBound && entries[place - 1] > entry {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
    }
  }

  /// Puts a bucket into `sorted`, in the order of second symbols and blocks.
  private static func sortBySecond(
    _ entries: [UInt64], _ bucket: Range<Int>, _ secondPlaces: inout [UInt32],
    _ sorted: inout [UInt64]
  ) {
    if sorted.count < bucket.count {
      sorted = [UInt64](repeating: 0, count: max(bucket.count, 2 * sorted.count))
    }
    var places = secondPlaces.mutableSpan
    var out = sorted.mutableSpan
    let entries = entries.span
    for index in 0..<places.count { places[index] = 0 }
    for index in bucket { places[Int(entries[index] >> 32) + 1] += 1 }
    for index in 1..<places.count { places[index] += places[index - 1] }
    for index in bucket {
      let second = Int(entries[index] >> 32)
      out[Int(places[second])] = entries[index]
      places[second] += 1
    }
  }
}

/// The blocks of one term and how often it stands in each.
private struct Gathered {
  private var allBlocks: [UInt32] = []
  private var allCounts: [UInt32] = []
  private var count = 0

  var blocks: Span<UInt32> { @_lifetime(borrow self) get { allBlocks.span.extracting(0..<count) } }
  var counts: Span<UInt32> { @_lifetime(borrow self) get { allCounts.span.extracting(0..<count) } }

  /// Makes room for `count` blocks.
  mutating func reserve(_ count: Int) {
    guard allBlocks.count < count else { return }
    allBlocks = [UInt32](repeating: 0, count: max(count, 2 * allBlocks.count))
    allCounts = allBlocks
  }

  /// Takes the first term of a range of sorted bigrams; returns where the next begins.
  mutating func takeTerm(_ bigrams: Span<UInt64>, _ range: Range<Int>) -> Int {
    let second = bigrams[range.lowerBound] >> 32
    var end = range.lowerBound + 1
    while end < range.upperBound && bigrams[end] >> 32 == second { end += 1 }
    takeAll(bigrams, range.lowerBound..<end)
    return end
  }

  /// Takes bigrams in the order of blocks, each block once, with their counts.
  mutating func takeAll(_ bigrams: Span<UInt64>, _ range: Range<Int>) {
    count = Gathered.take(bigrams, range, &allBlocks, &allCounts)
  }

  private static func take(
    _ bigrams: Span<UInt64>, _ range: Range<Int>, _ allBlocks: inout [UInt32],
    _ allCounts: inout [UInt32]
  ) -> Int {
    var blocks = allBlocks.mutableSpan
    var counts = allCounts.mutableSpan
    var last = UInt32.max
    var place = -1
    for index in range {
      let block = UInt32(truncatingIfNeeded: bigrams[index])
      if block == last {
        counts[place] += 1
      } else {
        place += 1
        blocks[place] = block
        counts[place] = 1
        last = block
      }
    }
    return place + 1
  }
}
