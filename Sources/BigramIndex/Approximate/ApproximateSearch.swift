// Finds the documents of an approximate phrase in one segment: the blocks that may hold it, and in
// them the places that read so.

import Parallel

/// An approximate phrase, made ready for the segments of a commit.
struct ApproximateQuery {
  let phrase: ApproximatePhrase
  /// nil where every reading is taken.
  let odds: ReadingOdds?
  let fits: LowFits

  /// Prepares `query`; nil where it is no approximate phrase, or allows no error.
  init?(_ query: IndexQuery, _ segments: [SnapshotSegment]) throws(IndexError) {
    guard case .approximate(let scalars, let edits, let onlyLikely, _) = query,
      TextAlphabet.symbols(scalars) != nil, !scalars.isEmpty
    else { return nil }
    phrase = ApproximatePhrase(scalars, edits: edits) { TextAlphabet.symbol(ofScalar: $0) }
    guard !phrase.budget.isExact else { return nil }
    fits = LowFits(phrase)
    odds = onlyLikely ? try ReadingOdds(phrase, segments, isOfScalars: false) : nil
  }
}

/// Finds the documents in which something reads almost as a phrase.
struct ApproximateSearch {
  let tally: PhraseTally
  let query: ApproximateQuery

  /// The live documents, of those in `documents` where they are given, in order, each with its
  /// places (of which no two overlap) and the cost of the best of them.
  ///
  /// Cost: that of reading the postings of the phrase's bigrams and of their likenesses, and of
  /// looking into each block that has enough of them.
  func documents(within documents: [UInt32]?) throws(IndexError) -> [PhraseDocument] {
    let blocks = try ApproximateBlocks(tally.segment, query.phrase)
    var candidates = try blocks.candidates()
    if let documents {
      let all = candidates
      candidates.removeAll(keepingCapacity: true)
      try DocumentFilter(documents, of: tally.segment).forEach(
        of: all.count, block: { all[$0].block }
      ) { candidates.append(all[$0]) }
    }
    var lists: [[PhraseDocument]] = []
    var next = 0
    for kind in tally.segment.kinds.ranges where next < candidates.count {
      let first = next
      while next < candidates.count && Int(candidates[next].block) < kind.blocks.upperBound {
        next += 1
      }
      guard next > first, tally.fields.contains(kind: kind.kind) else { continue }
      lists.append(
        try self.documents(
          candidates[first..<next], kind.blocks, blocks,
          weight: tally.ranking.weight(ofKind: kind.kind)))
    }
    return PhraseTally.union(lists)
  }

  /// The documents of blocks of one kind.
  private func documents(
    _ candidates: ArraySlice<ApproximateBlocks.Candidate>, _ range: Range<Int>,
    _ blocks: ApproximateBlocks, weight: Double
  ) throws(IndexError) -> [PhraseDocument] {
    let (grams, filter) = (blocks.grams, blocks.filter)
    let parts = try parts(candidates)
    if parts.count == 1 {
      return try documents(parts[0], range, grams, filter, weight: weight)
    }
    return try ParallelMap.run(parts) { (part) throws(IndexError) in
      try documents(part, range, grams, filter, weight: weight)
    }.flatMap { $0 }
  }

  /// Candidates that are looked into on one processor: fewer are not worth waking another.
  private static let leastShare = 256
  /// More parts than this would ask for the odds of the same bigrams too often.
  private static let mostParts = 4

  /// The candidates in parts for several processors, those of one document in one of them.
  private func parts(
    _ candidates: ArraySlice<ApproximateBlocks.Candidate>
  ) throws(IndexError) -> [ArraySlice<ApproximateBlocks.Candidate>] {
    let share = max(
      ApproximateSearch.leastShare, candidates.count / ApproximateSearch.mostParts + 1)
    guard candidates.count >= 2 * share else { return [candidates] }
    let file = tally.segment.file
    var text = TextReader(file, tally.segment.head)
    var parts: [ArraySlice<ApproximateBlocks.Candidate>] = []
    var rest = candidates
    while rest.count > share {
      var end = rest.startIndex + share
      var last = try text.document(of: Int(rest[end - 1].block))
      while end < rest.endIndex {
        let number = Int(rest[end].block)
        let next = try text.document(of: number)
        guard next >= last else { throw text.fault(number, "document of a block") }
        if next > last { break }
        last = next
        end += 1
      }
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    return rest.isEmpty ? parts : parts + [rest]
  }

  /// The same for a part of them.
  private func documents(
    _ candidates: ArraySlice<ApproximateBlocks.Candidate>, _ range: Range<Int>,
    _ grams: [ApproximateBlocks.Gram], _ filter: GramFilter, weight: Double
  ) throws(IndexError) -> [PhraseDocument] {
    let file = tally.segment.file
    var text = TextReader(file, tally.segment.head)
    var scan = ApproximateScan(query, grams, filter)
    var found: [PhraseDocument] = []
    var document: UInt32?
    let capacity = TextBlockWriter.capacity
    var ranges = InlineArray<32, Range<Int>>(repeating: 0..<0)
    var next = candidates.startIndex
    while next < candidates.endIndex {
      // The bytes of several blocks are asked for at the same time, as in `PhraseSearch`.
      let end = min(next + ranges.count, candidates.endIndex)
      for index in next..<end {
        ranges[index - next] = try text.range(of: Int(candidates[index].block))
      }
      // One byte of each first: most of the wait is for where their pages lie.
      for index in next..<end {
        let start = ranges[index - next].lowerBound
        text.prefetch(start..<start + 1)
      }
      for index in next..<end {
        let range = ranges[index - next]
        let lows = range.lowerBound..<min(range.upperBound, range.lowerBound + 2 + capacity)
        text.prefetch(lows)
        guard candidates[index].across != 0, candidates[index].block > 0 else { continue }
        // Of the block before, its head and the end of its low bytes.
        let before = try text.range(of: Int(candidates[index].block) - 1)
        let end = before.lowerBound + 2 + capacity
        text.prefetch(before.lowerBound..<before.lowerBound + 1)
        text.prefetch((end - scan.reach..<end).clamped(to: before))
      }
      for index in next..<end {
        let candidate = candidates[index]
        let number = Int(candidate.block)
        let owner = try text.document(of: number)
        if owner != document {
          if let document { take(&scan, document, weight, &found) }
          guard owner < tally.segment.head.documents, owner > document ?? 0 || document == nil
          else { throw text.fault(number, "document of a block") }
          document = owner
        }
        guard !tally.tombstones.contains(Int(owner)) else { continue }
        let block = try text.block(number, in: ranges[index - next])
        let run = ApproximateScan.Run(document: owner, blocks: range)
        if candidate.across != 0 { try scan.scanAcross(candidate, at: block, run, &text) }
        try scan.scan(candidate, at: block, run, &text)
      }
      next = end
    }
    if let document { take(&scan, document, weight, &found) }
    return found
  }

  /// Makes a hit of what was found in a document, if anything was.
  private func take(
    _ scan: inout ApproximateScan, _ document: UInt32, _ weight: Double,
    _ found: inout [PhraseDocument]
  ) {
    guard !scan.matches.isEmpty else { return }
    let apart = scan.matches.apart
    var hit = PhraseDocument(
      document: document, count: UInt32(apart.count), weight: Double(apart.count) * weight,
      cost: .infinity)
    for match in apart { hit.cost = min(hit.cost, match.cost) }
    found.append(hit)
    scan.matches.removeAll(keepingCapacity: true)
  }
}
