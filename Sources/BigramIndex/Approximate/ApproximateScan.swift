// Looks for readings of a phrase in the text of blocks. Sixteen low bytes are compared at once with those
// of a bigram; around each place where both agree the low bytes are read as the phrase, and only where
// that can be, the symbols.

/// The readings of a phrase in the blocks of one segment.
struct ApproximateScan {
  /// What was found since it was last emptied; places count on over the blocks, each taken as full,
  /// which all of a document's kind are but the last.
  var matches: [ApproximatePhrase.Match] = []
  private let phrase: ApproximatePhrase
  private let grams: [Gram]
  private var lowReader: ApproximateReader
  private var reader: ApproximateReader
  private let lowTable: ReadingTable
  private var symbols: [UInt32] = []

  /// A gram with the low bytes of its characters, in every lane.
  private struct Gram {
    let gram: ApproximateBlocks.Gram
    let exact: UInt16
    let like: UInt16
    let firsts: Lanes.Bytes
    let seconds: Lanes.Bytes
  }

  /// The blocks around which something is looked for: those of one document's fields of one kind.
  struct Run {
    let document: UInt32
    /// The blocks of the kind.
    let blocks: Range<Int>
  }

  init(_ phrase: ApproximatePhrase, _ grams: [ApproximateBlocks.Gram], _ filter: GramFilter) {
    self.phrase = phrase
    self.grams = grams.map {
      Gram(
        gram: $0, exact: 1 << UInt16($0.number), like: 1 << UInt16($0.number + filter.count),
        firsts: Lanes.Bytes(repeating: TextAlphabet.code($0.first).low),
        seconds: Lanes.Bytes(repeating: TextAlphabet.code($0.second).low))
    }
    // A low byte fits as well as the best of the characters that share it.
    var table = ReadingTable(rows: phrase.phrase.count, columns: 256)
    for (row, symbol) in phrase.phrase.enumerated() {
      table[row, Int(TextAlphabet.separator)] = (ApproximatePhrase.Fit.wall, 0)
      for like in phrase.likes[row] {
        table[row, Int(TextAlphabet.code(like).low)] = (ApproximatePhrase.Fit.like, 0)
      }
      table[row, Int(TextAlphabet.code(symbol).low)] = (ApproximatePhrase.Fit.exact, 0)
    }
    lowTable = table
    lowReader = ApproximateReader(table, phrase.budget)
    reader = ApproximateReader(phrase.table, phrase.budget)
  }

  /// The text that a reading around a place can reach: so much before and so much from it on.
  private var reach: Int { phrase.phrase.count + phrase.budget.edits }

  // MARK: One block

  /// Finds the readings around the grams of a candidate that begin in its block.
  @_lifetime(text: copy text)
  mutating func scan(
    _ candidate: ApproximateBlocks.Candidate, at block: TextBlock, _ run: Run,
    _ text: inout TextReader
  ) throws(IndexError) {
    let number = Int(candidate.block)
    let known = matches.count
    for gram in grams {
      let isLike = candidate.sought & gram.like != 0
      guard isLike || candidate.sought & gram.exact != 0 else { continue }
      let bytes = text.bytes
      var place = 0
      while place < block.count {
        let first = Lanes.equal(bytes, block.lows + place, gram.firsts)
        let second = Lanes.equal(bytes, block.lows + place + gram.gram.distance, gram.seconds)
        let halves = Lanes.halves(isLike ? first .| second : first .& second)
        if halves.0 | halves.1 != 0 {
          try read(halves.0, place, gram, known, block, number, run, &text)
          try read(halves.1, place + 8, gram, known, block, number, run, &text)
        }
        place += Lanes.count
      }
      // The second character stands in the next block.
      if block.count == TextBlockWriter.capacity {
        for place in block.count - gram.gram.distance..<block.count {
          try read(gram, at: place, known, block, number, run, &text)
        }
      }
    }
  }

  /// Reads around the places from `first` on whose bytes in `marks` are not 0.
  @inline(__always)
  @_lifetime(text: copy text)
  private mutating func read(
    _ marks: UInt64, _ first: Int, _ gram: Gram, _ known: Int, _ block: TextBlock,
    _ number: Int, _ run: Run, _ text: inout TextReader
  ) throws(IndexError) {
    var rest = marks & 0x0101_0101_0101_0101
    while rest != 0 {
      let place = first + rest.trailingZeroBitCount >> 3
      rest &= rest &- 1
      guard place + gram.gram.distance < block.count else { return }
      try read(gram, at: place, known, block, number, run, &text)
    }
  }

  /// Reads around a gram that may stand at `place` of a block; `known` matches are of other blocks.
  @_lifetime(text: copy text)
  private mutating func read(
    _ gram: Gram, at place: Int, _ known: Int, _ block: TextBlock, _ number: Int, _ run: Run,
    _ text: inout TextReader
  ) throws(IndexError) {
    let part = gram.gram.part
    let bytes = text.bytes
    guard
      lowTable.fit(part.lowerBound, UInt16(bytes[block.lows + place]))
        <= ApproximatePhrase.Fit.like,
      part.count < 2 || place + 1 >= block.count
        || lowTable.fit(part.lowerBound + 1, UInt16(bytes[block.lows + place + 1]))
          <= ApproximatePhrase.Fit.like
    else { return }
    let start = number * TextBlockWriter.capacity
    // What reads exactly is found again around each of its grams.
    for match in matches[known...]
    where match.cost == 0 && match.range.contains(start + place) { return }
    let reach = reach
    let window = place - reach..<place + reach
    if window.lowerBound >= 0 && window.upperBound <= block.count {
      guard canRead(part, at: block.lows + place, bytes) else { return }
      lowReader.window.removeAll(keepingCapacity: true)
      for offset in window { lowReader.window.append(UInt16(bytes[block.lows + offset])) }
      guard lowReader.best(part, at: reach) != nil else { return }
    }
    let first = try load(window, block, number, run, &text)
    if let match = reader.best(part, at: place - first) { keep(match, start + first) }
  }

  /// Whether the text around a part of the phrase can be a reading, by the low bytes at and behind
  /// `place`: each other character is taken where it fits best, as far off as the edits can move it.
  @inline(__always)
  private func canRead(_ part: Range<Int>, at place: Int, _ bytes: Span<UInt8>) -> Bool {
    let shift = phrase.budget.edits
    var edits = 0
    var likes = 0
    for row in 0..<lowTable.rows where row < part.lowerBound || row >= part.upperBound {
      var best = ApproximatePhrase.Fit.none
      let middle = place + row - part.lowerBound
      for place in middle - shift...middle + shift {
        best = min(best, lowTable.fit(row, UInt16(bytes[place])))
      }
      if best == ApproximatePhrase.Fit.none { edits += 1 }
      if best == ApproximatePhrase.Fit.like { likes += 1 }
    }
    return phrase.budget.allows(edits: edits, likes: likes)
  }

  // MARK: Two blocks

  /// Finds the readings that reach from the block before that of a candidate into it.
  @_lifetime(text: copy text)
  mutating func scanAcross(
    _ candidate: ApproximateBlocks.Candidate, at block: TextBlock, _ run: Run,
    _ text: inout TextReader
  ) throws(IndexError) {
    let number = Int(candidate.block)
    guard number > run.blocks.lowerBound else { return }
    let bytes = text.bytes
    let before = try text.block(number - 1)
    let start = number * TextBlockWriter.capacity
    lowReader.window.removeAll(keepingCapacity: true)
    for place in max(before.count - reach, 0)..<before.count {
      lowReader.window.append(UInt16(bytes[before.lows + place]))
    }
    let first = -lowReader.window.count
    for place in 0..<min(reach, block.count) {
      lowReader.window.append(UInt16(bytes[block.lows + place]))
    }
    for gram in grams where candidate.across & (gram.exact | gram.like) != 0 {
      for place in lowReader.window.indices {
        guard
          lowTable.fit(gram.gram.part.lowerBound, lowReader.window[place])
            <= ApproximatePhrase.Fit.like, lowReader.best(gram.gram.part, at: place) != nil
        else { continue }
        let loaded = try load(-reach..<reach, block, number, run, &text)
        guard let match = reader.best(gram.gram.part, at: first + place - loaded),
          match.range.lowerBound + loaded < 0, match.range.upperBound + loaded > 0
        else { continue }
        keep(match, start + loaded)
      }
    }
  }

  private mutating func keep(_ match: ApproximatePhrase.Match, _ start: Int) {
    matches.append(
      ApproximatePhrase.Match(
        range: match.range.lowerBound + start..<match.range.upperBound + start,
        cost: match.cost))
  }

  // MARK: Text

  /// Loads the reader's window with the places `window` of a block, those before it and behind it
  /// from its neighbours; returns the first place that there is.
  @_lifetime(text: copy text)
  private mutating func load(
    _ window: Range<Int>, _ block: TextBlock, _ number: Int, _ run: Run, _ text: inout TextReader
  ) throws(IndexError) -> Int {
    let capacity = TextBlockWriter.capacity
    symbols.removeAll(keepingCapacity: true)
    var first = max(window.lowerBound, 0)
    if window.lowerBound < 0, number > run.blocks.lowerBound,
      try text.document(of: number - 1) == run.document
    {
      // A phrase is much shorter than a block.
      first = window.lowerBound
      let before = try text.block(number - 1)
      try text.append(
        capacity + first..<capacity, of: before, number - 1, to: &symbols)
    }
    try text.append(
      max(first, 0)..<min(window.upperBound, block.count), of: block, number, to: &symbols)
    if window.upperBound > capacity, block.count == capacity, number + 1 < run.blocks.upperBound,
      try text.document(of: number + 1) == run.document
    {
      let next = try text.block(number + 1)
      try text.append(
        0..<min(window.upperBound - capacity, next.count), of: next, number + 1, to: &symbols)
    }
    reader.window.removeAll(keepingCapacity: true)
    for symbol in symbols { reader.window.append(phrase.column(symbol)) }
    return first
  }
}
