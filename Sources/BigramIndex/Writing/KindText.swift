// The text of a segment under construction, kind by kind.

/// The fields of one kind of all documents, in the order of the documents.
///
/// A *run* is the text of one document's fields of this kind; blocks are cut from runs.
struct KindText {
  /// Symbols, a separator after each field.
  private(set) var symbols: [UInt32] = []
  /// The document of each run, and where its text begins.
  private(set) var documents: [UInt32] = []
  private(set) var starts: [Int] = []

  /// Blocks that the runs make.
  private(set) var blockCount = 0

  /// Appends a field of `document`, which is the last one or a new one.
  mutating func append(_ scalars: [UInt32], _ document: UInt32, _ tables: TextAlphabet.Tables) {
    if documents.last != document {
      documents.append(document)
      starts.append(symbols.count)
    }
    let before = symbols.count - (starts.last ?? 0)
    symbols.reserve(scalars.count + 1)
    for scalar in scalars {
      // 0 separates fields and nothing is above U+10FFFF: neither can be looked for.
      symbols.append(tables.symbol(scalar == 0 || scalar > 0x10FFFF ? 0xFFFD : scalar))
    }
    symbols.append(TextAlphabet.separator)
    blockCount += KindText.blocks(before + scalars.count + 1) - KindText.blocks(before)
  }

  private static func blocks(_ count: Int) -> Int {
    (count + TextBlockWriter.capacity - 1) / TextBlockWriter.capacity
  }

  /// The half-open range in `symbols` of a run's text.
  func range(ofRun run: Int) -> Range<Int> {
    starts[run]..<(run + 1 < starts.count ? starts[run + 1] : symbols.count)
  }

  /// Adds the symbols outside the alphabet.
  func collectEscapes(into found: inout Set<UInt32>) {
    let symbols = symbols.span
    for index in 0..<symbols.count where symbols[index] >= TextAlphabet.count {
      found.insert(symbols[index])
    }
  }

  /// Forgets all but keeps the memory.
  mutating func removeAll() {
    symbols.removeAll(keepingCapacity: true)
    documents.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    blockCount = 0
  }
}

extension [UInt32] {
  /// Makes room for `count` more without giving up growth in proportion.
  mutating func reserve(_ count: Int) {
    if self.count + count > capacity {
      reserveCapacity(Swift.max(capacity + capacity / 2, self.count + count))
    }
  }
}
