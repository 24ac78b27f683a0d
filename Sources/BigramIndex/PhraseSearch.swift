// Where a phrase stands. FORMAT.md, "Searching".

/// Finds the positions of one phrase in one segment.
///
/// Plain equivalent: every position of the text at which the phrase's scalars follow one another.
struct PhraseSearch {
  private let segment: Segment
  private let phrase: [UInt32]

  /// Prepares the search for a phrase of one scalar or more.
  init(_ segment: Segment, _ phrase: [UInt32]) {
    precondition(!phrase.isEmpty, "a phrase has a scalar")
    self.segment = segment
    self.phrase = phrase
  }

  /// The positions of the phrase's first scalar in `range`, which is a document's or the whole
  /// `0 ..< SegmentHead.positionLimit`; increasing.
  func positions(in range: Range<UInt32>) throws(IndexError) -> [UInt32] {
    guard phrase.allSatisfy({ $0 > 0 && $0 <= 0x10FFFF }) else { return [] }
    return phrase.count == 1 ? try positionsOfOne(in: range) : try positionsOfMany(in: range)
  }

  // MARK: One scalar

  /// The union of all terms that begin with the scalar.
  private func positionsOfOne(in range: Range<UInt32>) throws(IndexError) -> [UInt32] {
    var terms = try TermCursor(segment.terms, from: Bigram(phrase[0], 0))
    var positions: [UInt32] = []
    var lists = 0
    while let entry = try terms.next(), entry.bigram.first == phrase[0] {
      try PhraseSearch.append(entry.list, in: range, segment.file, to: &positions)
      lists += 1
    }
    if lists > 1 { PositionSort.sort(&positions, limit: segment.head.positions) }
    return positions
  }

  /// Adds those positions of a list that lie in `range`.
  private static func append(
    _ list: PostingsList, in range: Range<UInt32>, _ file: SegmentFile,
    to positions: inout [UInt32]
  ) throws(IndexError) {
    if range.count >= SegmentHead.positionLimit {
      return try PostingsCursor.append(list, of: file, to: &positions)
    }
    var cursor = try PostingsCursor(file, list)
    guard var position = try cursor.seek(to: range.lowerBound) else { return }
    while position < range.upperBound {
      positions.append(position)
      guard let next = try cursor.seek(to: position + 1) else { return }
      position = next
    }
  }

  // MARK: Two scalars and more

  /// The intersection, in step, of bigrams that together cover the phrase.
  private func positionsOfMany(in range: Range<UInt32>) throws(IndexError) -> [UInt32] {
    var lists: [PostingsList] = []
    for index in 0..<phrase.count - 1 {
      guard let list = try segment.terms.find(Bigram(phrase[index], phrase[index + 1])) else {
        return []
      }
      lists.append(list)
    }
    let cover = PhraseSearch.cover(lists.map(\.count))
      .sorted { (lists[$0].count, $0) < (lists[$1].count, $1) }
    let rarest = cover[0]
    let shift = UInt32(rarest)
    var positions: [UInt32] = []
    try PhraseSearch.append(
      lists[rarest], in: range.lowerBound + shift..<range.upperBound + shift, segment.file,
      to: &positions)
    if shift > 0 { PhraseSearch.shiftDown(&positions, by: shift) }
    for index in cover.dropFirst() where !positions.isEmpty {
      try keep(&positions, thatStandBefore: lists[index], by: UInt32(index))
    }
    return positions
  }

  /// Subtracts `shift` from every position and drops those below it.
  private static func shiftDown(_ positions: inout [UInt32], by shift: UInt32) {
    var kept = 0
    for index in positions.indices where positions[index] >= shift {
      positions[kept] = positions[index] - shift
      kept += 1
    }
    positions.removeLast(positions.count - kept)
  }

  /// Keeps the positions from which the list holds one that is `distance` further on.
  private func keep(
    _ positions: inout [UInt32], thatStandBefore list: PostingsList, by distance: UInt32
  ) throws(IndexError) {
    var cursor = try PostingsCursor(segment.file, list)
    var kept = 0
    for index in positions.indices {
      let position = positions[index]
      guard let found = try cursor.seek(to: position &+ distance) else { break }
      if found == position &+ distance {
        positions[kept] = position
        kept += 1
      }
    }
    positions.removeLast(positions.count - kept)
  }

  /// Which of a phrase's bigrams, `counts.count` of them, to look at: a choice that covers every
  /// scalar, holds the rarest bigram, and has the fewest positions in all.
  ///
  /// A bigram covers two scalars, so the first and the last must be chosen, and no two left out
  /// that are neighbours.
  static func cover(_ counts: [Int]) -> [Int] {
    let rarest = counts.indices.min { counts[$0] < counts[$1] } ?? 0
    // best[i]: the fewest positions of a choice that covers the scalars up to bigram i and ends
    // with it; from[i]: the bigram chosen before it.
    var best = [counts[0]]
    var from = [-1]
    for index in 1..<max(counts.count, 1) {
      var before = index - 1
      if index >= 2 && index - 1 != rarest && best[index - 2] < best[index - 1] {
        before = index - 2
      }
      best.append(best[before] + counts[index])
      from.append(before)
    }
    var chosen: [Int] = []
    var index = counts.count - 1
    while index >= 0 {
      chosen.append(index)
      index = from[index]
    }
    return chosen.reversed()
  }
}
