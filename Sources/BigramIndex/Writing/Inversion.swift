// From text to postings: the blocks of a segment sorted by the bigrams that stand in them.
//
// A counting sort by the first symbol, and inside of each symbol's bucket one by the second. Both
// are stable and the text is read in order, so blocks stay increasing.
// Source: Knuth, "The Art of Computer Programming", vol. 3, 5.2 D and 5.2.5.

/// Sorts the bigrams of one segment after another in the same memory.
///
/// Memory for a text of n symbols: 4 n bytes and the size of the largest bucket, or twice as much
/// where the text has more than 65,536 symbols or blocks. It is kept from text to text, since a
/// fresh page costs the kernel more than sorting what it holds.
struct Inversion {
  private var narrow = BigramBuckets<UInt32>()
  private var wide = BigramBuckets<UInt64>()

  /// Calls `body` with every term of the texts in order, its blocks and how often it stands in each;
  /// the blocks are those that `KindText` cuts, kind by kind.
  ///
  /// A first symbol that stands in the text `commonCount` times or more has a term of its own.
  mutating func forEachTerm(
    of texts: [KindText], commonCount: Int,
    _ body: (Term, Span<UInt32>, Span<UInt32>) throws(IndexError) -> Void
  ) throws(IndexError) {
    let numbers = SymbolNumbers(texts)
    let blockCount = texts.reduce(0) { $0 + $1.blockCount }
    if max(numbers.count, blockCount) <= 1 << 16 {
      narrow.fill(texts, numbers)
      try narrow.forEachTerm(numbers, commonCount, body)
    } else {
      wide.fill(texts, numbers)
      try wide.forEachTerm(numbers, commonCount, body)
    }
  }
}

/// Small numbers for the symbols of some texts, in the order of the symbols.
private struct SymbolNumbers {
  /// Symbols outside the alphabet: the one at place i has the number `TextAlphabet.count + i`.
  private let escapes: [UInt32]
  private let numbers: [UInt32: UInt32]

  /// Numbers all symbols of the texts.
  init(_ texts: [KindText]) {
    var found: Set<UInt32> = []
    for text in texts { text.collectEscapes(into: &found) }
    escapes = found.sorted()
    var numbers: [UInt32: UInt32] = [:]
    for (place, symbol) in escapes.enumerated() {
      numbers[symbol] = TextAlphabet.count + UInt32(place)
    }
    self.numbers = numbers
  }

  /// Numbers given.
  var count: Int { Int(TextAlphabet.count) + escapes.count }

  /// The number of a symbol of the texts.
  @inline(__always)
  func number(_ symbol: UInt32) -> UInt32 {
    symbol < TextAlphabet.count ? symbol : numbers[symbol] ?? 0
  }

  /// The symbol of a number.
  func symbol(_ number: Int) -> UInt32 {
    number < Int(TextAlphabet.count)
      ? UInt32(number) : escapes[number - Int(TextAlphabet.count)]
  }
}

/// Bigrams by their first symbol: in each the second one's number in the upper half of the bits, the
/// block in the lower.
private struct BigramBuckets<Entry: FixedWidthInteger & UnsignedInteger & Sendable> {
  /// Buckets of fewer bigrams than this are sorted by comparing.
  private static var smallBucket: Int { 96 }
  /// Bits of a block.
  @inline(__always)
  private static var half: Entry { Entry(Entry.bitWidth / 2) }

  private var entries: [Entry] = []
  private var sorted: [Entry] = []
  /// Where the bucket of each first number ends.
  private var ends: [Int] = []

  /// Puts the bigrams of all texts in their buckets.
  mutating func fill(_ texts: [KindText], _ numbers: SymbolNumbers) {
    ends = [Int](repeating: 0, count: numbers.count + 1)
    for text in texts { Self.count(text.symbols, numbers, &ends) }
    for index in 1..<ends.count { ends[index] += ends[index - 1] }
    if entries.count < ends[numbers.count] {
      entries = [Entry](repeating: 0, count: ends[numbers.count])
    }
    var firstBlock = 0
    for text in texts where text.blockCount > 0 {
      Self.scatter(text, numbers, firstBlock, &ends, &entries)
      firstBlock += text.blockCount
    }
  }

  /// Counts each first number one place further on, so that sums give where buckets begin.
  private static func count(
    _ symbols: [UInt32], _ numbers: SymbolNumbers, _ ends: inout [Int]
  ) {
    var counts = ends.mutableSpan
    let symbols = symbols.span
    for index in 0..<symbols.count where symbols[index] != TextAlphabet.separator {
      counts[Int(numbers.number(symbols[index])) + 1] += 1
    }
  }

  /// Puts the bigrams of a text in their buckets. What was the start of a bucket is its end
  /// afterwards.
  private static func scatter(
    _ text: KindText, _ numbers: SymbolNumbers, _ firstBlock: Int, _ places: inout [Int],
    _ entries: inout [Entry]
  ) {
    var out = entries.mutableSpan
    var places = places.mutableSpan
    let symbols = text.symbols.span
    var block = Entry(truncatingIfNeeded: firstBlock)
    for run in text.documents.indices {
      let range = text.range(ofRun: run)
      var start = range.lowerBound
      var number = numbers.number(symbols[start])
      while start < range.upperBound {
        let end = min(start + TextBlockWriter.capacity, range.upperBound)
        for index in start..<end {
          let first = Int(number)
          guard index + 1 < range.upperBound else { break }
          number = numbers.number(symbols[index + 1])
          guard first != 0 else { continue }
          out[places[first]] = Entry(truncatingIfNeeded: number) << half | block
          places[first] += 1
        }
        start = end
        block += 1
      }
    }
  }

  /// Calls `body` with every term in order.
  mutating func forEachTerm(
    _ numbers: SymbolNumbers, _ commonCount: Int,
    _ body: (Term, Span<UInt32>, Span<UInt32>) throws(IndexError) -> Void
  ) throws(IndexError) {
    var secondPlaces = [UInt32](repeating: 0, count: numbers.count + 1)
    var gathered = Gathered()
    for first in 0..<numbers.count {
      let start = first == 0 ? 0 : ends[first - 1]
      let bucket = start..<ends[first]
      guard !bucket.isEmpty else { continue }
      let symbol = numbers.symbol(first)
      gathered.reserve(bucket.count)
      let isSmall = bucket.count < Self.smallBucket
      if isSmall {
        Self.insertionSort(&entries, bucket)
      } else {
        Self.sortBySecond(entries, bucket, &secondPlaces, &sorted)
      }
      let bigrams = isSmall ? entries : sorted
      let range = isSmall ? bucket : 0..<bucket.count
      var index = range.lowerBound
      while index < range.upperBound {
        let second = Int(truncatingIfNeeded: bigrams[index] >> Self.half)
        let end = Self.endOfTerm(bigrams, index..<range.upperBound)
        gathered.take(bigrams, index..<end)
        index = end
        try body(Term(symbol, numbers.symbol(second)), gathered.blocks, gathered.counts)
      }
      if bucket.count >= commonCount {
        // The bucket's own order is that of the blocks; common symbols have no small bucket.
        gathered.take(entries, bucket)
        try body(Term(symbol, Term.any), gathered.blocks, gathered.counts)
      }
    }
  }

  /// Where the bigrams end that have the second number of the first of them.
  private static func endOfTerm(_ bigrams: [Entry], _ range: Range<Int>) -> Int {
    let bigrams = bigrams.span
    let second = bigrams[range.lowerBound] >> half
    var end = range.lowerBound + 1
    while end < range.upperBound && bigrams[end] >> half == second { end += 1 }
    return end
  }

  private static func insertionSort(_ entries: inout [Entry], _ range: Range<Int>) {
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
    _ entries: [Entry], _ bucket: Range<Int>, _ secondPlaces: inout [UInt32],
    _ sorted: inout [Entry]
  ) {
    if sorted.count < bucket.count {
      sorted = [Entry](repeating: 0, count: max(bucket.count, 2 * sorted.count))
    }
    var places = secondPlaces.mutableSpan
    var out = sorted.mutableSpan
    let entries = entries.span
    for index in 0..<places.count { places[index] = 0 }
    for index in bucket { places[Int(truncatingIfNeeded: entries[index] >> half) + 1] += 1 }
    for index in 1..<places.count { places[index] += places[index - 1] }
    for index in bucket {
      let second = Int(truncatingIfNeeded: entries[index] >> half)
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

  /// Takes a range of bigrams in the order of blocks, each block once, with their counts.
  mutating func take<Entry: FixedWidthInteger & UnsignedInteger>(
    _ bigrams: [Entry], _ range: Range<Int>
  ) {
    count = Self.take(bigrams, range, &allBlocks, &allCounts)
  }

  private static func take<Entry: FixedWidthInteger & UnsignedInteger>(
    _ bigrams: [Entry], _ range: Range<Int>, _ allBlocks: inout [UInt32],
    _ allCounts: inout [UInt32]
  ) -> Int {
    let bigrams = bigrams.span
    var blocks = allBlocks.mutableSpan
    var counts = allCounts.mutableSpan
    let mask = Entry.max >> Entry(Entry.bitWidth / 2)
    var last = Entry.max
    var place = -1
    for index in range {
      let block = bigrams[index] & mask
      if block == last {
        counts[place] += 1
      } else {
        place += 1
        blocks[place] = UInt32(truncatingIfNeeded: block)
        counts[place] = 1
        last = block
      }
    }
    return place + 1
  }
}
