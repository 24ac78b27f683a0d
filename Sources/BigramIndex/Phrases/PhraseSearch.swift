// In which blocks a phrase stands, and how often. FORMAT.md, "Searching".

import Parallel
import Storage

/// The blocks in which a phrase may stand.
struct PhraseCandidates {
  /// Increasing, with the occurrences of the phrase or, where `anchor` is not nil, of that bigram.
  var postings = Postings()
  /// The place in the phrase of the bigram that stands in the blocks, around which the text has to
  /// be looked at; nil where the phrase is known to stand there.
  var anchor: Int?
}

/// The blocks in which a phrase stands, and how often it does.
enum PhraseBlocks {
  /// In order.
  case few(Postings)
  /// As a table of all blocks.
  case many(BlockCounts)

  /// The blocks in order.
  var postings: Postings {
    switch self {
    case .few(let postings): postings
    case .many(let counts): counts.postings
    }
  }
}

/// Finds the blocks of one phrase in one segment.
///
/// Plain equivalent: for every block, the places in it at which the phrase begins (or, from three
/// symbols on, at which its rarest bigram stands as part of the phrase).
struct PhraseSearch {
  /// A second list is read to thin out the candidates where it is at most this many times as long
  /// as theirs: looking at one block's text, whose bytes memory is waited for, costs as much as
  /// reading that many postings.
  ///
  /// Source: a name of three characters behind a frequent title of four, in 500 MB of generated
  /// pages, took 1.74 ms with 24, 0.92 with 64; 128 gained nothing.
  private static let textCost = 64

  /// Postings of several lists are sorted where they are at most one for this many blocks of the
  /// segment; more of them are added up in a table of all blocks.
  ///
  /// Source: characters without a list of their own, in 100 MB; to sort two thousand cost more than
  /// the table.
  private static let blocksOfSort = 512

  private let segment: Segment
  private let phrase: [UInt32]
  private let scope: SearchScope
  private let knownLists: [PostingsList?]?

  /// Prepares the search for a phrase of one symbol or more; where `documents`, which increase, are
  /// given, in these alone.
  init(_ segment: Segment, _ phrase: [UInt32], within documents: [UInt32]? = nil) {
    precondition(!phrase.isEmpty, "a phrase has a symbol")
    self.segment = segment
    self.phrase = phrase
    scope = documents.map { .documents(DocumentFilter($0, of: segment)) } ?? .all
    knownLists = nil
  }

  /// The same in a part of the segment, or all of it, where `lists`, those of the phrase's terms,
  /// were found already.
  init(_ segment: Segment, _ phrase: [UInt32], lists: [PostingsList?], in part: SegmentPart?) {
    precondition(!phrase.isEmpty, "a phrase has a symbol")
    self.segment = segment
    self.phrase = phrase
    scope = part.map { .part($0) } ?? .all
    knownLists = lists
  }

  /// The terms that a phrase is found by: its bigrams in order, or its only symbol.
  static func terms(_ phrase: [UInt32]) -> [Term] {
    guard phrase.count > 1 else { return phrase.map { Term($0, Term.any) } }
    return phrase.indices.dropLast().map { Term(phrase[$0], phrase[$0 + 1]) }
  }

  /// For each of some segments the lists of a phrase's terms, of which memory brings the
  /// beginnings.
  static func lists(
    _ phrase: [UInt32], _ segments: [SnapshotSegment]
  ) throws(IndexError) -> [[PostingsList?]] {
    let lists = try TermDictionary.find(terms(phrase), in: segments.map(\.segment.terms))
    for (segment, lists) in zip(segments, lists) {
      for case let list? in lists {
        let end = min(list.range.upperBound, list.range.lowerBound + PhraseSearch.beginning)
        segment.segment.file.prefetch(.postings, list.range.lowerBound..<end)
      }
    }
    return lists
  }

  /// Bytes of a list that are brought before it is read: of a longer one the rest comes as it is
  /// read.
  private static let beginning = 512

  private func lists() throws(IndexError) -> [PostingsList?] {
    if let knownLists { return knownLists }
    return try segment.terms.find(PhraseSearch.terms(phrase))
  }

  /// The blocks, increasing, each with the phrase's occurrences that are counted with it; all
  /// occurrences in one block are in one document's fields of one kind.
  func postings() throws(IndexError) -> Postings {
    try verified(try candidates())
  }

  /// The blocks in which the phrase may stand, told without a look at the text.
  func candidates() throws(IndexError) -> PhraseCandidates {
    phrase.count > 2
      ? try candidatesOfMany() : PhraseCandidates(postings: try postings(of: try list()))
  }

  /// The list that a phrase of one symbol or two has to itself, if it has one.
  func list() throws(IndexError) -> PostingsList? {
    precondition(phrase.count <= 2, "longer phrases have no list")
    return try lists()[0]
  }

  /// The blocks of a phrase of one symbol or two, whose own list is `list`.
  func postings(of list: PostingsList?) throws(IndexError) -> Postings {
    var postings = Postings()
    if let list {
      postings = try scope.read(list, segment)
    } else if phrase.count == 1 {
      postings = try union(try listsOfOne()).postings
    }
    try scope.keep(&postings)
    return postings
  }

  /// The same, in the shape in which they are found.
  func blocks() throws(IndexError) -> PhraseBlocks {
    phrase.count > 2 ? .few(try postings()) : try blocks(of: try list())
  }

  /// The blocks of a phrase of one symbol or two, whose own list is `list`, in the shape in which
  /// they are found.
  func blocks(of list: PostingsList?) throws(IndexError) -> PhraseBlocks {
    if list == nil, phrase.count == 1, case .all = scope { return try union(try listsOfOne()) }
    return .few(try postings(of: list))
  }

  /// Of candidates, which may be those of a wider search, the blocks in which the phrase does
  /// stand.
  func settled(_ candidates: PhraseCandidates) throws(IndexError) -> Postings {
    var candidates = candidates
    try scope.keep(&candidates.postings)
    return try verified(candidates)
  }

  private func verified(_ candidates: PhraseCandidates) throws(IndexError) -> Postings {
    guard let anchor = candidates.anchor else { return candidates.postings }
    var postings = candidates.postings
    if !segment.unreadable.isEmpty {
      try DocumentFilter(segment.unreadable, of: segment).remove(from: &postings)
    }
    return try verified(postings, anchor: anchor)
  }

  // MARK: One symbol

  /// The lists of all terms that begin with the one symbol.
  private func listsOfOne() throws(IndexError) -> [PostingsList] {
    try segment.terms.lists(ofFirst: phrase[0])
  }

  /// The union of lists.
  private func union(_ lists: [PostingsList]) throws(IndexError) -> PhraseBlocks {
    if lists.count == 1 { return .few(try scope.read(lists[0], segment)) }
    return lists.reduce(0) { $0 + $1.count } > segment.head.blocks / PhraseSearch.blocksOfSort
      ? .many(try BlockCounts(lists, segment)) : .few(try unionOfFew(lists))
  }

  /// The union of lists: all of them one after the other, sorted.
  private func unionOfFew(_ lists: [PostingsList]) throws(IndexError) -> Postings {
    var all = Postings()
    for list in lists { try all.append(list, segment.file, blockCount: segment.head.blocks) }
    var packed: [UInt64] = []
    packed.reserveCapacity(all.blocks.count)
    for index in all.blocks.indices {
      packed.append(UInt64(all.blocks[index]) << 32 | UInt64(all.counts[index]))
    }
    packed.sort()
    all.removeAll()
    for entry in packed {
      let block = UInt32(truncatingIfNeeded: entry >> 32)
      if all.blocks.last == block {
        all.counts[all.counts.count - 1] += UInt32(truncatingIfNeeded: entry)
      } else {
        all.blocks.append(block)
        all.counts.append(UInt32(truncatingIfNeeded: entry))
      }
    }
    return all
  }

  // MARK: Three symbols and more

  /// The blocks of the rarest bigram.
  private func candidatesOfMany() throws(IndexError) -> PhraseCandidates {
    var lists: [(place: Int, list: PostingsList)] = []
    for (place, list) in try self.lists().enumerated() {
      guard let list else { return PhraseCandidates() }
      lists.append((place, list))
    }
    lists.sort { ($0.list.count, $0.place) < ($1.list.count, $1.place) }
    let rarest = lists[0]
    var candidates = try scope.read(rarest.list, segment)
    try scope.keep(&candidates)
    // A list that took few of them away tells that the next, which is longer, hardly takes more:
    // then they are pieces of a phrase that stands in most of these blocks.
    var gain = candidates.blocks.count
    for other in lists.dropFirst() {
      let count = candidates.blocks.count
      // A bigram further away than a block is long may stand more than one block away.
      guard other.list.count <= PhraseSearch.textCost * min(count, gain) else { break }
      guard abs(other.place - rarest.place) < TextBlockWriter.capacity else { continue }
      let neighbours = try scope.read(other.list, segment, isCounted: false).blocks
      PhraseSearch.keep(
        &candidates, near: neighbours, other.place < rarest.place ? -1 : 0)
      gain = count - candidates.blocks.count
    }
    return PhraseCandidates(postings: candidates, anchor: rarest.place)
  }

  /// Keeps the candidates `c` for which `near` holds `c + offset` or `c + offset + 1`; both are
  /// increasing.
  private static func keep(_ candidates: inout Postings, near: [UInt32], _ offset: Int) {
    let kept = keep(&candidates.blocks, &candidates.counts, near.span, offset)
    candidates.blocks.removeLast(candidates.blocks.count - kept)
    candidates.counts.removeLast(candidates.counts.count - kept)
  }

  private static func keep(
    _ candidates: inout [UInt32], _ counts: inout [UInt32], _ near: Span<UInt32>, _ offset: Int
  ) -> Int {
    let offset = UInt32(truncatingIfNeeded: offset)
    var kept = 0
    var next = 0
    var blocks = candidates.mutableSpan
    var counts = counts.mutableSpan
    for index in 0..<blocks.count {
      let candidate = blocks[index]
      let first = candidate == 0 ? 0 : candidate &+ offset
      // Mostly `near` is the longer one.
      while next &+ 8 <= near.count && near[next &+ 7] < first { next &+= 8 }
      while next < near.count && near[next] < first { next &+= 1 }
      guard next < near.count else { break }
      if near[next] <= candidate &+ offset &+ 1 {
        blocks[kept] = candidate
        counts[kept] = counts[index]
        kept += 1
      }
    }
    return kept
  }

  /// The candidates whose text has the phrase with its bigram at `anchor` in the block.
  private func verified(_ candidates: Postings, anchor: Int) throws(IndexError) -> Postings {
    if candidates.isEmpty { return candidates }
    let matcher = PhraseMatcher(phrase, anchor: anchor)
    let share = PhraseSearch.share
    let count = candidates.blocks.count
    guard count >= 2 * share else {
      return try BlockProofs(segment, matcher).proven(candidates, 0..<count)
    }
    // Mostly it is memory that is waited for, which several processors can do at once.
    let parts = stride(from: 0, to: count, by: share).map { $0..<min($0 + share, count) }
    let found = try ParallelMap.run(parts) { (part) throws(IndexError) in
      try BlockProofs(segment, matcher).proven(candidates, part)
    }
    return Postings(blocks: found.flatMap(\.blocks), counts: found.flatMap(\.counts))
  }

  /// Candidates that are looked into on one processor: fewer are not worth waking another.
  private static let share = 256
}
