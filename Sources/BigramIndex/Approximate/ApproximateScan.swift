// Looks for readings of a phrase in the text of blocks. Sixteen low bytes are compared at once with those
// of a bigram; around each place where both agree the low bytes are read as the phrase, and only where
// that can be, the symbols.

/// The readings of a phrase in the blocks of one segment.
struct ApproximateScan {
  /// What was found since it was last emptied; places count on over the blocks, each taken as full,
  /// which all of a document's kind are but the last.
  var matches: [ApproximatePhrase.Match] = []
  private let phrase: ApproximatePhrase
  private var odds: ReadingOdds?
  private let grams: [Gram]
  private var lowReader: ApproximateReader
  private var reader: ApproximateReader
  private let lowTable: ReadingTable
  private var symbols: [UInt32] = []

  /// A gram with how its low bytes are found.
  private struct Gram {
    let part: Range<Int>
    let distance: Int
    let exact: UInt16
    let like: UInt16
    let pair: Lanes.Pair
  }

  /// The blocks around which something is looked for: those of one document's fields of one kind.
  struct Run {
    let document: UInt32
    /// The blocks of the kind.
    let blocks: Range<Int>
  }

  init(
    _ query: ApproximateQuery, _ grams: [ApproximateBlocks.Gram], _ filter: GramFilter
  ) {
    let phrase = query.phrase
    self.phrase = phrase
    odds = query.odds
    self.grams = grams.map { gram in
      let lows = (TextAlphabet.code(gram.first).low, TextAlphabet.code(gram.second).low)
      return Gram(
        part: gram.part, distance: gram.distance, exact: 1 << UInt16(gram.number),
        like: 1 << UInt16(gram.number + filter.count),
        pair: Lanes.Pair(lows.0, lows.1, distance: gram.distance))
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

  /// The text that a reading around a place can reach, and a character more to both sides: so much
  /// before and so much from it on.
  private var reach: Int { phrase.phrase.count + phrase.budget.edits + 1 }

  // MARK: One block

  /// Finds the readings around the grams of a candidate that begin in its block.
  @_lifetime(text: copy text)
  mutating func scan(
    _ candidate: ApproximateBlocks.Candidate, at block: TextBlock, _ run: Run,
    _ text: inout TextReader
  ) throws(IndexError) {
    let known = matches.count
    for index in grams.indices {
      let isLike = candidate.sought & grams[index].like != 0
      guard isLike || candidate.sought & grams[index].exact != 0 else { continue }
      let part = grams[index].part
      let pair = grams[index].pair
      let bytes = text.bytes
      // From `end` on the second character stands in the next block.
      let end = max(block.count - grams[index].distance, 0)
      var place = 0
      while place < end {
        var marks = pair.places(bytes, block.lows &+ place, either: isLike)
        if end &- place < 64 { marks &= 1 &<< UInt64(end &- place) &- 1 }
        while marks != 0 {
          let found = place &+ marks.trailingZeroBitCount
          marks &= marks &- 1
          guard mayStand(part, at: found, block, bytes) else { continue }
          try read(part, at: found, known, block, candidate.block, run, &text)
        }
        place &+= 64
      }
      guard block.count == TextBlockWriter.capacity else { continue }
      for found in end..<block.count where mayStand(part, at: found, block, bytes) {
        try read(part, at: found, known, block, candidate.block, run, &text)
      }
    }
  }

  /// Reads around a part of the phrase that may stand at `place` of a block; `known` matches are of
  /// other blocks.
  @_lifetime(text: copy text)
  private mutating func read(
    _ part: Range<Int>, at place: Int, _ known: Int, _ block: TextBlock, _ number: UInt32,
    _ run: Run, _ text: inout TextReader
  ) throws(IndexError) {
    let start = Int(number) * TextBlockWriter.capacity
    // What reads exactly is found again around each of its grams.
    for index in known..<matches.count
    where matches[index].cost == 0 && matches[index].range.contains(start + place) { return }
    let reach = reach
    let window = place - reach..<place + reach
    let own = window.clamped(to: 0..<block.count)
    var isWhole = true
    if own.lowerBound > window.lowerBound, try hasBefore(Int(number), run, &text) {
      isWhole = false
    }
    if own.upperBound < window.upperBound, try hasBehind(Int(number), block, run, &text) {
      isWhole = false
    }
    if isWhole {
      guard canRead(part, at: place, block, text.bytes) else { return }
      let bytes = text.bytes
      lowReader.window.removeAll(keepingCapacity: true)
      lowReader.append(
        bytes.extracting(block.lows + own.lowerBound..<block.lows + own.upperBound))
      guard lowReader.best(part, at: place - own.lowerBound) != nil else { return }
    }
    let first = try load(isWhole ? own : window, block, Int(number), run, &text)
    if let match = reader.best(part, at: place - first) { try keep(match, start + first) }
  }

  /// Whether a part of the phrase, each character exactly or as one of like shape, may stand at
  /// `place`, by the low bytes.
  @inline(__always)
  private func mayStand(
    _ part: Range<Int>, at place: Int, _ block: TextBlock, _ bytes: Span<UInt8>
  ) -> Bool {
    lowTable.fit(part.lowerBound, UInt16(bytes[block.lows + place])) <= ApproximatePhrase.Fit.like
      && (part.count < 2 || place + 1 >= block.count
        || lowTable.fit(part.lowerBound + 1, UInt16(bytes[block.lows + place + 1]))
          <= ApproximatePhrase.Fit.like)
  }

  /// Whether the text of a block around a part of the phrase can be a reading, by the low bytes at and
  /// behind `place`: each other character is taken where it fits best, as far off as the edits can
  /// move it.
  private func canRead(
    _ part: Range<Int>, at place: Int, _ block: TextBlock, _ bytes: Span<UInt8>
  ) -> Bool {
    let shift = phrase.budget.edits
    let lows = bytes.extracting(block.lows..<block.lows + block.count)
    var edits = 0
    var likes = 0
    for row in 0..<lowTable.rows where row < part.lowerBound || row >= part.upperBound {
      var best = ApproximatePhrase.Fit.none
      let middle = place + row - part.lowerBound
      for place in max(middle - shift, 0)...max(middle + shift, 0) where place < lows.count {
        best = min(best, lowTable.fit(row, UInt16(lows[place])))
      }
      if best == ApproximatePhrase.Fit.none { edits += 1 }
      if best == ApproximatePhrase.Fit.like { likes += 1 }
      guard phrase.budget.allows(edits: edits, likes: likes) else { return false }
    }
    return true
  }

  /// Whether the text of a document goes on before a block.
  @inline(__always)
  @_lifetime(text: copy text)
  private func hasBefore(
    _ number: Int, _ run: Run, _ text: inout TextReader
  ) throws(IndexError) -> Bool {
    guard number > run.blocks.lowerBound else { return false }
    return try text.document(of: number - 1) == run.document
  }

  /// Whether the text of a document goes on behind a block.
  @inline(__always)
  @_lifetime(text: copy text)
  private func hasBehind(
    _ number: Int, _ block: TextBlock, _ run: Run, _ text: inout TextReader
  ) throws(IndexError) -> Bool {
    guard block.count == TextBlockWriter.capacity, number + 1 < run.blocks.upperBound else {
      return false
    }
    return try text.document(of: number + 1) == run.document
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
    let end = before.lows + before.count
    lowReader.append(bytes.extracting(max(end - reach, before.lows)..<end))
    let first = -lowReader.window.count
    lowReader.append(bytes.extracting(block.lows..<block.lows + min(reach, block.count)))
    for gram in grams where candidate.across & (gram.exact | gram.like) != 0 {
      for place in lowReader.window.indices {
        guard
          lowTable.fit(gram.part.lowerBound, lowReader.window[place])
            <= ApproximatePhrase.Fit.like, lowReader.best(gram.part, at: place) != nil
        else { continue }
        let loaded = try load(-reach..<reach, block, number, run, &text)
        guard let match = reader.best(gram.part, at: first + place - loaded),
          match.range.lowerBound + loaded < 0, match.range.upperBound + loaded > 0
        else { continue }
        try keep(match, start + loaded)
      }
    }
  }

  /// Keeps a match in the text that is loaded, which begins at `start`.
  private mutating func keep(
    _ match: ApproximatePhrase.Match, _ start: Int
  ) throws(IndexError) {
    var match = match
    if odds != nil {
      guard let likely = try odds?.likely(match, in: symbols) else { return }
      match = likely
    }
    matches.append(
      ApproximatePhrase.Match(
        range: match.range.lowerBound + start..<match.range.upperBound + start,
        cost: match.cost, edits: match.edits))
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
    if window.lowerBound < 0, try hasBefore(number, run, &text) {
      // A phrase is much shorter than a block.
      first = window.lowerBound
      let before = try text.block(number - 1)
      try text.append(
        capacity + first..<capacity, of: before, number - 1, to: &symbols)
    }
    try text.append(
      max(first, 0)..<min(window.upperBound, block.count), of: block, number, to: &symbols)
    if window.upperBound > capacity, try hasBehind(number, block, run, &text) {
      let next = try text.block(number + 1)
      try text.append(
        0..<min(window.upperBound - capacity, next.count), of: next, number + 1, to: &symbols)
    }
    phrase.columns(of: symbols, to: &reader.window)
    return first
  }
}
