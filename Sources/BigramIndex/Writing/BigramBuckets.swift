// The bigrams of one part of an inversion.

/// Bigrams by their first symbol: in each the second one's number in the upper bits, the block in
/// the lower.
struct BigramBuckets<Entry: FixedWidthInteger & UnsignedInteger & Sendable> {
  /// Buckets of fewer bigrams than this are sorted by comparing.
  private static var smallBucket: Int { 40 }
  /// Lower bits of a second number that are sorted apart from the upper ones, where a bucket has
  /// fewer bigrams than there are numbers.
  private static var digitBits: Entry { 7 }

  /// First numbers of this part.
  private let part: Range<Int>
  private let blockBits: Entry
  /// The bigrams, and room behind them.
  private(set) var entries: [Entry]
  private var sorted: [Entry] = []
  /// Where the next bigram of each first number goes; once all are there, where its bucket ends.
  private var ends: [Int]

  /// For the bigrams that begin with one of the numbers in `part`, which have `room`.
  init(
    _ part: Range<Int>, _ numbers: SymbolNumbers, blockBits: Int, _ room: consuming [Entry]
  ) {
    self.part = part
    self.blockBits = Entry(blockBits)
    var ends: [Int] = []
    var total = 0
    for number in part {
      ends.append(total)
      total += Int(numbers.counts[number])
    }
    self.ends = ends
    precondition(total <= room.count, "the bigrams have room")
    entries = room
  }

  // MARK: By the first symbol

  /// Puts the bigrams of all texts in their buckets.
  mutating func fill(_ texts: [KindText], _ numbers: SymbolNumbers) {
    // The numbers of a block behind the last of the block before. Runs end with a separator, which
    // begins no bigram.
    var blockNumbers = [UInt32](repeating: 0, count: 1 + TextBlockWriter.capacity)
    var places = [UInt16](repeating: 0, count: blockNumbers.count)
    var block = 0
    for text in texts {
      for chunk in text.chunks {
        // Asked of the arrays for each block, processors would wait for each other to count
        // references.
        let units = chunk.units.span
        let counts = chunk.counts.span
        let others = chunk.others.span
        var start = 0
        var other = 0
        for index in 0..<counts.count {
          let count = Int(counts[index])
          BigramBuckets.widen(units.extracting(start..<start + count), into: &blockNumbers)
          while other < others.count, others[other].place < start + count {
            let symbol = others[other].symbol
            blockNumbers[1 + others[other].place - start] = numbers.number(ofOther: symbol)
            other += 1
          }
          let kept = BigramBuckets.keep(part, blockNumbers.span.extracting(0..<count), &places)
          scatter(blockNumbers.span, places.span.extracting(0..<kept), block)
          blockNumbers[0] = blockNumbers[count]
          start += count
          block += 1
        }
      }
    }
  }

  /// Puts units behind the first of `numbers`.
  private static func widen(_ units: Span<UInt16>, into numbers: inout [UInt32]) {
    var all = numbers.mutableSpan
    var out = all._mutatingExtracting(1..<1 + units.count)
    precondition(out.count == units.count, "there is room for the units")
    for index in 0..<units.count { out[index] = UInt32(units[index]) }
  }

  /// The places of the numbers that belong to `part`, at the beginning of `places`; returns how
  /// many they are.
  private static func keep(
    _ part: Range<Int>, _ numbers: Span<UInt32>, _ places: inout [UInt16]
  ) -> Int {
    var places = places.mutableSpan
    precondition(numbers.count <= places.count, "there is a place for each number")
    let low = UInt32(max(part.lowerBound, 1))
    let width = UInt32(part.upperBound) - low
    var kept = 0
    for index in 0..<numbers.count {
      // Written in any case and kept where it belongs here: no branch to be guessed wrongly, which
      // the compiler would make of a comparison. No more are kept than numbers were seen.
      unsafe places[unchecked: kept] = UInt16(truncatingIfNeeded: index)
      kept &+= Int(truncatingIfNeeded: (UInt64(numbers[index] &- low) &- UInt64(width)) &>> 63)
    }
    return kept
  }

  /// Puts the bigrams that begin at `places` of a block, which increase, in their buckets.
  private mutating func scatter(_ numbers: Span<UInt32>, _ places: Span<UInt16>, _ block: Int) {
    BigramBuckets.scatter(
      numbers, places, block, blockBits, first: part.lowerBound, &ends, &entries)
  }

  private static func scatter(
    _ numbers: Span<UInt32>, _ places: Span<UInt16>, _ block: Int, _ blockBits: Entry, first: Int,
    _ ends: inout [Int], _ entries: inout [Entry]
  ) {
    var ends = ends.mutableSpan
    var out = entries.mutableSpan
    // Asked of the last place once, not of every place twice.
    precondition(
      places.isEmpty || Int(places[places.count - 1]) + 1 < numbers.count,
      "another number stands behind the last place")
    for index in 0..<places.count {
      let place = Int(places[index])
      let bucket = Int(unsafe numbers[unchecked: place]) &- first
      let second = unsafe numbers[unchecked: place &+ 1]
      let end = ends[bucket]
      // The first begins in the block before.
      let own = Entry(truncatingIfNeeded: block &- (place == 0 ? 1 : 0))
      out[end] = Entry(truncatingIfNeeded: second) &<< blockBits | own
      ends[bucket] = end &+ 1
    }
  }

  // MARK: By the second

  /// Makes the list of every term, in order.
  mutating func takeTerms(
    _ numbers: SymbolNumbers, _ commonCount: Int, into lists: inout PostingsPart
  ) {
    let numberCount = max(numbers.counts.count, 1 << Int(BigramBuckets.digitBits))
    var places = [UInt32](repeating: 0, count: numberCount + 1)
    var gathered = Gathered(blockBits: Int(blockBits))
    for first in part {
      let start = first == part.lowerBound ? 0 : ends[first - part.lowerBound - 1]
      let bucket = start..<ends[first - part.lowerBound]
      guard !bucket.isEmpty else { continue }
      let symbol = numbers.symbol(first)
      gathered.reserve(bucket.count)
      if bucket.count < BigramBuckets.smallBucket {
        BigramBuckets.insertionSort(&entries, bucket)
      } else if bucket.count < min(numberCount, commonCount) {
        BigramBuckets.sortByDigits(&entries, bucket, blockBits, &places, &sorted)
      } else {
        BigramBuckets.sortBySecond(entries, bucket, blockBits, &places, &sorted)
        take(sorted, 0..<bucket.count, symbol, numbers, &gathered, &lists)
        if bucket.count < commonCount { continue }
        // The bucket's own order is that of the blocks.
        gathered.take(entries.span.extracting(bucket))
        lists.append(
          Term(symbol, Term.any), gathered.blocks, gathered.counts, extra: gathered.extra)
        continue
      }
      take(entries, bucket, symbol, numbers, &gathered, &lists)
    }
  }

  /// Makes the lists of the terms that begin with `symbol`, whose bigrams are in order.
  private func take(
    _ bigrams: [Entry], _ range: Range<Int>, _ symbol: UInt32, _ numbers: SymbolNumbers,
    _ gathered: inout Gathered, _ lists: inout PostingsPart
  ) {
    let bigrams = bigrams.span.extracting(range)
    let mask = (Entry(1) &<< blockBits) - 1
    var start = 0
    while start < bigrams.count {
      let bigram = bigrams[start]
      let second = bigram &>> blockBits
      let term = Term(symbol, numbers.symbol(Int(truncatingIfNeeded: second)))
      if start + 1 == bigrams.count || bigrams[start + 1] &>> blockBits != second {
        // So are most.
        lists.append(term, single: UInt32(truncatingIfNeeded: bigram & mask))
        start += 1
      } else {
        start += gathered.takeTerm(bigrams.extracting(start...))
        lists.append(term, gathered.blocks, gathered.counts, extra: gathered.extra)
      }
    }
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
    _ entries: [Entry], _ bucket: Range<Int>, _ blockBits: Entry, _ places: inout [UInt32],
    _ sorted: inout [Entry]
  ) {
    makeRoom(bucket.count, &sorted)
    var places = places.mutableSpan
    var out = sorted.mutableSpan
    distribute(entries.span.extracting(bucket), blockBits, .max, &places, to: &out)
  }

  /// Puts a bucket in the order of second symbols and blocks, first by the lower bits of the
  /// seconds and then by the upper: there are few of both, so that nothing is counted for every
  /// symbol.
  private static func sortByDigits(
    _ entries: inout [Entry], _ bucket: Range<Int>, _ blockBits: Entry, _ places: inout [UInt32],
    _ sorted: inout [Entry]
  ) {
    makeRoom(bucket.count, &sorted)
    let lowCount = 1 << Int(digitBits)
    let highCount = (places.count - 1) >> Int(digitBits) + 1
    var places = places.mutableSpan
    do {
      var low = places._mutatingExtracting(0..<lowCount + 1)
      var out = sorted.mutableSpan
      distribute(
        entries.span.extracting(bucket), blockBits, Entry(lowCount - 1), &low, to: &out)
    }
    var high = places._mutatingExtracting(0..<highCount + 1)
    var out = entries.mutableSpan
    var room = out._mutatingExtracting(bucket)
    distribute(
      sorted.span.extracting(0..<bucket.count), blockBits + digitBits, .max, &high, to: &room)
  }

  private static func makeRoom(_ count: Int, _ sorted: inout [Entry]) {
    if sorted.count < count {
      sorted = [Entry](repeating: 0, count: max(count, 2 * sorted.count))
    }
  }

  /// Puts bigrams in the order of some of their bits, which stand at `shift`; those that have the
  /// same keep their order. There is one place more than the bits have values.
  @inline(__always)
  private static func distribute(
    _ bigrams: Span<Entry>, _ shift: Entry, _ mask: Entry, _ places: inout MutableSpan<UInt32>,
    to out: inout MutableSpan<Entry>
  ) {
    for index in 0..<places.count { places[index] = 0 }
    for index in 0..<bigrams.count {
      places[Int(truncatingIfNeeded: bigrams[index] &>> shift & mask) &+ 1] &+= 1
    }
    var sum: UInt32 = 0
    for index in 0..<places.count {
      sum &+= places[index]
      places[index] = sum
    }
    for index in 0..<bigrams.count {
      let digit = Int(truncatingIfNeeded: bigrams[index] &>> shift & mask)
      let place = places[digit]
      out[Int(place)] = bigrams[index]
      places[digit] = place &+ 1
    }
  }
}

/// The blocks of one term and how often it stands in each.
private struct Gathered {
  private let blockBits: Int
  private var allBlocks: [UInt32] = []
  private var allCounts: [UInt32] = []
  private var count = 0
  /// How often the term stands beyond once in each block.
  private(set) var extra = 0

  init(blockBits: Int) { self.blockBits = blockBits }

  var blocks: Span<UInt32> { @_lifetime(borrow self) get { allBlocks.span.extracting(0..<count) } }
  var counts: Span<UInt32> { @_lifetime(borrow self) get { allCounts.span.extracting(0..<count) } }

  /// Makes room for `count` blocks.
  mutating func reserve(_ count: Int) {
    guard allBlocks.count < count else { return }
    allBlocks = [UInt32](repeating: 0, count: max(count, 2 * allBlocks.count))
    allCounts = allBlocks
  }

  /// Takes bigrams in the order of blocks, each block once, with their counts, whatever their
  /// second symbols.
  mutating func take<Entry: FixedWidthInteger & UnsignedInteger>(_ bigrams: Span<Entry>) {
    (_, count) = Self.take(bigrams, blockBits, terms: 0, &allBlocks, &allCounts)
    extra = bigrams.count - count
  }

  /// Takes the bigrams that have the same second symbol as the first one, and returns how many they
  /// are.
  mutating func takeTerm<Entry: FixedWidthInteger & UnsignedInteger>(
    _ bigrams: Span<Entry>
  ) -> Int {
    let taken: Int
    (taken, count) = Self.take(bigrams, blockBits, terms: .max, &allBlocks, &allCounts)
    extra = taken - count
    return taken
  }

  /// Takes bigrams as long as the bits of their second symbols that are set in `terms` are the
  /// first one's.
  @inline(__always)
  private static func take<Entry: FixedWidthInteger & UnsignedInteger>(
    _ bigrams: Span<Entry>, _ blockBits: Int, terms: Entry, _ allBlocks: inout [UInt32],
    _ allCounts: inout [UInt32]
  ) -> (bigrams: Int, blocks: Int) {
    var blocks = allBlocks.mutableSpan
    var counts = allCounts.mutableSpan
    precondition(
      bigrams.count <= blocks.count && bigrams.count <= counts.count,
      "each bigram may have a block of its own")
    let shift = Entry(blockBits)
    let mask = (Entry(1) &<< shift) - 1
    let term = bigrams[0] &>> shift & terms
    var last = Entry.max
    var place = -1
    var count: UInt32 = 0
    var index = 0
    while index < bigrams.count, bigrams[index] &>> shift & terms == term {
      let block = bigrams[index] & mask
      // Written in any case, again where the block is the same: no branch to be guessed wrongly.
      // No block is `Entry.max`, so that the first has the place 0, and none one past its bigram's.
      place &+= block == last ? 0 : 1
      count = block == last ? count &+ 1 : 1
      unsafe blocks[unchecked: place] = UInt32(truncatingIfNeeded: block)
      unsafe counts[unchecked: place] = count
      last = block
      index &+= 1
    }
    return (index, place + 1)
  }
}
