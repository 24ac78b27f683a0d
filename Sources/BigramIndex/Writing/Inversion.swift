// From text to postings: the blocks of a segment sorted by the bigrams that stand in them.
//
// The terms are made in parts, each a range of first symbols, so that several processors work and
// the memory of sorting is that of a few parts. In a part, a counting sort by the first symbol, and
// inside of each symbol's bucket one by the second. Both are stable and the text is read in order,
// so blocks stay increasing.
// Source: Knuth, "The Art of Computer Programming", vol. 3, 5.2 D and 5.2.5.

import Synchronization

/// Sorts the bigrams of one segment.
struct Inversion: Sendable {
  private let texts: [KindText]
  private let blockCount: Int
  private let commonCount: Int
  private let impacts: Impacts
  private let numbers: SymbolNumbers
  /// Bits of a block in an entry.
  private let blockBits: Int
  /// Whether an entry takes four bytes and not eight.
  private let isNarrow: Bool
  /// Ranges of first numbers, one after another. They follow from the text alone.
  let parts: [Range<Int>]
  private let narrowRooms: BigramRooms<UInt32>
  private let wideRooms: BigramRooms<UInt64>

  /// How the work is cut.
  struct Limits {
    /// Bytes to sort in one part, about: a part is never less than one symbol's bigrams.
    var partSize = 36 << 20
    /// Bigrams that are not worth another thread.
    var fewBigrams = 1 << 19
    /// Bits of second number and block that go into four bytes.
    var narrowBits = 32
  }

  /// Prepares for these texts, whose symbols `cutter` counted.
  ///
  /// A first symbol that stands in the text `commonCount` times or more has a term of its own.
  init(
    _ texts: [KindText], _ cutter: BlockCutter, _ impacts: Impacts, commonCount: Int,
    _ limits: Limits = Limits()
  ) {
    self.texts = texts
    self.impacts = impacts
    self.commonCount = commonCount
    numbers = SymbolNumbers(cutter)
    blockCount = texts.reduce(0) { $0 + $1.blockCount }
    blockBits = Int.bitWidth - blockCount.leadingZeroBitCount
    let numberBits = Int.bitWidth - numbers.counts.count.leadingZeroBitCount
    isNarrow = blockBits + numberBits <= limits.narrowBits
    let total = numbers.counts.reduce(0) { $0 + Int($1) }
    let count = ((isNarrow ? 4 : 8) * total + limits.partSize - 1) / limits.partSize
    // As many for the one thread as for the other.
    let parts = Inversion.parts(
      numbers.counts, count: total < limits.fewBigrams ? 1 : max(2, count + count & 1))
    self.parts = parts
    let sizes = parts.map { [counts = numbers.counts] in counts[$0].reduce(0) { $0 + Int($1) } }
    narrowRooms = BigramRooms(size: sizes.max() ?? 0)
    wideRooms = BigramRooms(size: sizes.max() ?? 0)
  }

  /// Cuts the first numbers into `count` ranges, or fewer, of like numbers of bigrams.
  private static func parts(_ counts: [UInt32], count: Int) -> [Range<Int>] {
    let total = counts.reduce(0) { $0 + Int($1) }
    var parts: [Range<Int>] = []
    var start = 0
    var sum = 0
    for number in counts.indices {
      sum += Int(counts[number])
      let isFull = counts[number] > 0 && sum * count >= total * (parts.count + 1)
      if isFull || number == counts.count - 1 {
        parts.append(start..<number + 1)
        start = number + 1
      }
    }
    return parts
  }

  /// The lists of all terms that begin with one of the numbers in `part`.
  func lists(of part: Range<Int>) -> PostingsPart {
    isNarrow ? lists(of: part, narrowRooms) : lists(of: part, wideRooms)
  }

  private func lists<Entry: FixedWidthInteger & UnsignedInteger & Sendable>(
    of part: Range<Int>, _ rooms: BigramRooms<Entry>
  ) -> PostingsPart {
    var buckets = BigramBuckets<Entry>(part, numbers, blockBits: blockBits, rooms.take())
    buckets.fill(texts, numbers)
    var lists = PostingsPart(blockCount: blockCount, impacts)
    buckets.takeTerms(numbers, commonCount, into: &lists)
    lists.endChunk()
    rooms.leave(buckets.entries)
    return lists
  }
}

/// Room for the bigrams of parts, which one part leaves to the next: memory that is new comes from
/// the kernel page by page.
private final class BigramRooms<Entry: FixedWidthInteger & Sendable>: Sendable {
  private let free = Mutex<[[Entry]]>([])
  /// Bigrams of the largest part.
  private let size: Int

  init(size: Int) { self.size = size }

  /// Room for one part, whatever stands there.
  func take() -> [Entry] {
    free.withLock { $0.popLast() } ?? [Entry](repeating: 0, count: size)
  }

  func leave(_ room: [Entry]) { free.withLock { $0.append(room) } }
}

/// Small numbers for the symbols of some texts, in the order of the symbols.
struct SymbolNumbers: Sendable {
  /// Symbols outside the alphabet: the one at place i has the number `TextAlphabet.count + i`.
  private let escapes: [UInt32]
  private let numbers: [UInt32: UInt32]
  /// How often each number's symbol stands in the texts; separators are not counted.
  let counts: [UInt32]

  /// Numbers all symbols that were counted.
  init(_ cutter: BlockCutter) {
    escapes = cutter.escapes.keys.sorted()
    var numbers: [UInt32: UInt32] = [:]
    var counts = cutter.counts
    for (place, symbol) in escapes.enumerated() {
      numbers[symbol] = TextAlphabet.count + UInt32(place)
      counts.append(cutter.escapes[symbol] ?? 0)
    }
    self.numbers = numbers
    self.counts = counts
  }

  /// The number of a symbol outside the alphabet.
  func number(ofOther symbol: UInt32) -> UInt32 { numbers[symbol] ?? 0 }

  /// The symbol of a number.
  func symbol(_ number: Int) -> UInt32 {
    number < Int(TextAlphabet.count)
      ? UInt32(number) : escapes[number - Int(TextAlphabet.count)]
  }
}
