// Looks for readings of a phrase in the text of blocks. Sixteen low bytes are compared at once with
// those of a bigram; around each place where both agree the low bytes are read as the phrase, and
// only where that can be, the symbols.

/// The readings of a phrase in the blocks of one segment.
struct ApproximateScan {
  /// What was found since it was last emptied; places count on over the blocks, each taken as full,
  /// which all of a document's kind are but the last.
  var matches: [ApproximatePhrase.Match] = []
  private let phrase: ApproximatePhrase
  private var odds: ReadingOdds?
  private let grams: [Gram]
  private let fits: LowFits
  /// Parts of the phrase that are one character.
  private let alone: UInt64
  private var reader: ApproximateReader
  /// The low bytes on both sides of where two blocks meet.
  private var lows: [UInt8] = []
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
        like: 1 << UInt16(filter.like(gram.number, isSecond: true))
          | 1 << UInt16(filter.like(gram.number, isSecond: false)),
        pair: Lanes.Pair(lows.0, lows.1, distance: gram.distance))
    }
    fits = query.fits
    alone = grams.reduce(0) {
      $1.part.count == 1 ? $0 | 1 << UInt64($1.part.lowerBound) : $0
    }
    reader = ApproximateReader(phrase.table, phrase.budget)
  }

  /// The text that a reading around a place can reach, and a character more to both sides: so much
  /// before and so much from it on.
  var reach: Int { phrase.phrase.count + phrase.budget.edits + 1 }

  // MARK: One block

  /// Finds the readings around the grams of a candidate that begin in its block.
  @_lifetime(text: copy text)
  mutating func scan(
    _ candidate: ApproximateBlocks.Candidate, at block: TextBlock, _ run: Run,
    _ text: inout TextReader
  ) throws(IndexError) {
    let known = matches.count
    let bytes = text.bytes
    let lows = bytes.extracting(block.lows..<block.lows + block.count)
    for index in grams.indices {
      let isLike = candidate.sought & grams[index].like != 0
      guard isLike || candidate.sought & grams[index].exact != 0 else { continue }
      let part = grams[index].part
      let pair = grams[index].pair
      // From `end` on the second character stands in the next block.
      let end = max(block.count - grams[index].distance, 0)
      var place = 0
      while place < end {
        var marks = pair.places(bytes, block.lows &+ place, either: isLike)
        if end &- place < 64 { marks &= 1 &<< UInt64(end &- place) &- 1 }
        while marks != 0 {
          let found = place &+ marks.trailingZeroBitCount
          marks &= marks &- 1
          guard !isLike || fits.mayStand(part, at: found, in: lows) else { continue }
          try read(part, at: found, known, block, candidate.block, run, &text)
        }
        place &+= 64
      }
      guard block.count == TextBlockWriter.capacity else { continue }
      for found in end..<block.count where fits.mayStand(part, at: found, in: lows) {
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
    let start = place - part.lowerBound
    let slack = phrase.budget.edits + 1
    let window = start - slack..<start + phrase.phrase.count + slack
    let own = window.clamped(to: 0..<block.count)
    var isWhole = true
    if own != window { isWhole = try !goesOn(beyond: own, window, block, Int(number), run, &text) }
    if isWhole {
      let lows = text.bytes.extracting(block.lows..<block.lows + block.count)
      guard fits.canRead(part, at: place, in: lows) else { return }
    }
    let base = Int(number) * TextBlockWriter.capacity
    // What reads exactly is found again around each of its grams.
    for index in known..<matches.count
    where matches[index].cost == 0 && matches[index].range.contains(base + place) { return }
    let first = try load(isWhole ? own : window, block, Int(number), run, &text)
    if let match = reader.best(part, at: place - first) { try keep(match, base + first) }
  }

  /// Whether the text of a document goes on in another block where the places `own` of a block are
  /// not all of `window`.
  @inline(never)
  @_lifetime(text: copy text)
  private func goesOn(
    beyond own: Range<Int>, _ window: Range<Int>, _ block: TextBlock, _ number: Int, _ run: Run,
    _ text: inout TextReader
  ) throws(IndexError) -> Bool {
    if own.lowerBound > window.lowerBound, try hasBefore(number, run, &text) { return true }
    guard own.upperBound < window.upperBound else { return false }
    return try hasBehind(number, block, run, &text)
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

  /// A block whose text goes on in the next one: only those that are full do.
  @inline(__always)
  @_lifetime(text: copy text)
  private func full(_ number: Int, _ text: inout TextReader) throws(IndexError) -> TextBlock {
    let block = try text.block(number)
    guard block.count == TextBlockWriter.capacity else {
      throw text.fault(number, "size of a block")
    }
    return block
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
    let before = try full(number - 1, &text)
    let reach = reach
    let end = before.lows + before.count
    let ahead = bytes.extracting(max(end - reach, before.lows)..<end)
    let behind = bytes.extracting(block.lows..<block.lows + min(reach, block.count))
    // Mostly no part of the phrase stands here.
    guard fits.parts(in: ahead, behind, alone: alone) & parts(of: candidate.across) != 0
    else { return }
    let border = ahead.count
    lows.removeAll(keepingCapacity: true)
    for index in 0..<ahead.count { lows.append(ahead[index]) }
    for index in 0..<behind.count { lows.append(behind[index]) }
    let start = number * TextBlockWriter.capacity
    for index in grams.indices {
      let gram = grams[index]
      guard candidate.across & (gram.exact | gram.like) != 0 else { continue }
      for place in lows.indices {
        guard fits.mayStand(gram.part, at: place, in: lows.span),
          fits.canRead(gram.part, at: place, in: lows.span)
        else { continue }
        let loaded = try load(-reach..<reach, block, number, run, &text)
        guard let match = reader.best(gram.part, at: place - border - loaded),
          match.range.lowerBound + loaded < 0, match.range.upperBound + loaded > 0
        else { continue }
        try keep(match, start + loaded)
      }
    }
  }

  /// The places of the phrase at which the grams of marks begin, a bit each.
  private func parts(of marks: UInt16) -> UInt64 {
    var parts: UInt64 = 0
    for index in grams.indices where marks & (grams[index].exact | grams[index].like) != 0 {
      parts |= 1 << UInt64(grams[index].part.lowerBound)
    }
    return parts
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
      let before = try full(number - 1, &text)
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
