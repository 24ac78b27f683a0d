// Which blocks may hold a reading of a phrase: those in which enough of its bigrams stand, each of
// them exactly or with one character of like shape.

import Storage

/// The blocks of a segment to look into, and for what.
struct ApproximateBlocks {
  /// Two characters of the phrase as they stand in the text.
  struct Gram {
    /// The part of the phrase that is read where the gram stands.
    let part: Range<Int>
    let first: UInt32
    let second: UInt32
    /// From the one to the other in the text.
    var distance = 1
    /// The gram's number among those that are told apart.
    let number: Int
  }

  /// What to look for in a block.
  struct Candidate {
    let block: UInt32
    /// The grams, as the filter marks them.
    let sought: UInt16
    /// The same for what begins in the block before and ends in this one.
    let across: UInt16
  }

  private let segment: Segment
  private let phrase: ApproximatePhrase
  private(set) var grams: [Gram] = []
  private(set) var filter: GramFilter
  private var marks: BlockMarks

  /// Most grams that are told apart.
  private static let mostGrams = 7
  /// In longer phrases there are too many ways to err.
  private static let mostTried = 10

  /// Reads the postings of the phrase's bigrams and their likenesses.
  init(_ segment: Segment, _ phrase: ApproximatePhrase) throws(IndexError) {
    self.segment = segment
    self.phrase = phrase
    let length = phrase.phrase.count
    if length == 3 {
      filter = GramFilter.ofThree
      marks = BlockMarks(filter, blockCount: segment.head.blocks)
      useThree()
      try markThree()
      return
    }
    let halves = Array(stride(from: 0, to: length - 1, by: 2))
    var places = length == 4 ? halves : Array(0..<length - 1)
    var exact: [PostingsList?] = []
    for place in places {
      exact.append(
        try segment.terms.find(Term(phrase.phrase[place], phrase.phrase[place + 1])))
    }
    var kept = Array(places.indices)
    if places.count > ApproximateBlocks.mostGrams {
      kept.sort { (exact[$0]?.count ?? 0, $0) < (exact[$1]?.count ?? 0, $1) }
      kept = kept.prefix(ApproximateBlocks.mostGrams).sorted()
    }
    if length <= ApproximateBlocks.mostTried,
      let filter = GramFilter.filter(kept.map { places[$0] }, length: length, phrase.budget)
    {
      self.filter = filter
    } else {
      // Any of the halves, whichever of them share a number.
      filter = GramFilter(anyOf: min(halves.count, ApproximateBlocks.mostGrams), orLike: true)
      kept = places.indices.filter { places[$0] % 2 == 0 }
    }
    (places, exact) = (kept.map { places[$0] }, kept.map { exact[$0] })
    marks = BlockMarks(filter, blockCount: segment.head.blocks)
    for place in places { use(place) }
    try markGrams(exact)
  }

  // MARK: Grams

  private mutating func use(_ place: Int) {
    grams.append(
      Gram(
        part: place..<place + 2, first: phrase.phrase[place], second: phrase.phrase[place + 1],
        number: grams.count % filter.count))
  }

  /// Of three characters, what is left when one is wrong, lost or there twice.
  private mutating func useThree() {
    use(0)
    use(1)
    let (first, last) = (phrase.phrase[0], phrase.phrase[2])
    grams.append(Gram(part: 0..<1, first: first, second: last, number: 2))
    grams.append(Gram(part: 0..<1, first: first, second: last, distance: 2, number: 3))
  }

  // MARK: Marks

  /// Marks the blocks of all grams, for which `exact` are the lists of those without an error.
  private mutating func markGrams(_ exact: [PostingsList?]) throws(IndexError) {
    var lists = [[PostingsList]](repeating: [], count: filter.rows)
    var terms: [Term] = []
    var rows: [Int] = []
    for index in grams.indices {
      let gram = grams[index]
      if let list = exact[index] { lists[gram.number].append(list) }
      let place = gram.part.lowerBound
      for (isSecond, likes) in [(true, phrase.likes[place + 1]), (false, phrase.likes[place])] {
        terms += likes.map { isSecond ? Term(gram.first, $0) : Term($0, gram.second) }
        let row = filter.like(gram.number, isSecond: isSecond)
        rows += repeatElement(row, count: likes.count)
      }
    }
    let found = try segment.terms.find(terms)
    for index in found.indices {
      if let list = found[index] { lists[rows[index]].append(list) }
    }
    let counts = lists.map { $0.reduce(0) { $0 + $1.count } }
    // The longest lists that are not enough even together are worth nothing where no other is.
    var idle: [Int] = []
    var asking: [Int] = []
    var together: UInt16 = 0
    for row in lists.indices.sorted(by: { (counts[$1], $0) < (counts[$0], $1) }) {
      let marks = together | 1 << UInt16(row)
      if filter.isEnough(marks) {
        asking.append(row)
      } else {
        idle.append(row)
        together = marks
      }
    }
    guard asking.contains(where: { counts[$0] > 0 }) else { return }
    var room = ApproximateBlocks.room
    // The bytes of all lists are asked for before the first is read.
    for row in lists {
      for list in row { segment.file.prefetch(.postings, list.range) }
    }
    for row in idle {
      for list in lists[row] {
        try marks.mark(list, of: segment, row: row, asks: false, &room)
      }
    }
    for row in asking {
      for list in lists[row] { try marks.mark(list, of: segment, row: row, asks: true, &room) }
    }
  }

  private mutating func markThree() throws(IndexError) {
    let terms = segment.terms
    var room = ApproximateBlocks.room
    for gram in grams.prefix(3) {
      if let list = try terms.find(Term(gram.first, gram.second)) {
        try marks.mark(list, of: segment, row: gram.number, asks: true, &room)
      }
    }
    // Any character between the first and the last, where it stands behind the one and before the
    // other.
    let (first, middle, last) = (phrase.phrase[0], phrase.phrase[1], phrase.phrase[2])
    var lists: [PostingsList] = []
    var others: [Term] = []
    var cursor = try TermCursor(terms, from: Term(first, 0))
    while let entry = try cursor.next(), entry.term.first == first {
      let between = entry.term.second
      guard between != 0, between != middle, between != Term.any else { continue }
      lists.append(entry.list)
      others.append(Term(between, last))
    }
    let found = try terms.find(others)
    let file = segment.file
    for index in found.indices {
      guard let other = found[index] else { continue }
      for list in [lists[index], other] {
        file.prefetch(.postings, list.range)
      }
    }
    for index in found.indices {
      if let other = found[index] { try mark(lists[index], before: other, grams[3].number, &room) }
    }
  }

  /// Marks the blocks in which the bigrams of two lists can follow each other: those of the first
  /// that are in the other, or before one that is.
  private mutating func mark(
    _ list: PostingsList, before other: PostingsList, _ row: Int, _ room: inout [UInt32]
  ) throws(IndexError) {
    let shorter = list.count < other.count ? list : other
    guard max(list.count, other.count) <= ApproximateBlocks.mostRead * shorter.count else {
      // To look for the two in so few blocks costs less.
      return try marks.mark(shorter, of: segment, row: row, asks: true, &room)
    }
    let (file, blockCount) = (segment.file, segment.head.blocks)
    let firsts = try Postings(list, file, blockCount: blockCount, isCounted: false).blocks
    let seconds = try Postings(other, file, blockCount: blockCount, isCounted: false).blocks
    var both: [UInt32] = []
    var next = 0
    for block in firsts {
      while next < seconds.count, seconds[next] < block { next += 1 }
      guard next < seconds.count else { break }
      if seconds[next] <= block + 1 { both.append(block) }
    }
    marks.mark(both.span, row: row, asks: true)
  }

  /// Looking into a block costs as much as reading so many postings.
  private static let mostRead = 64

  /// Room for the blocks of a run, which one list leaves to the next.
  private static var room: [UInt32] { Array(repeating: 0, count: Postings.runLength) }

  // MARK: Candidates

  /// The blocks to look into, increasing.
  func candidates() throws(IndexError) -> [Candidate] {
    let file = segment.file
    var text = TextReader(file, segment.head)
    var candidates: [Candidate] = []
    let filter = filter
    // What stands between two characters is found where it stands itself, which can be the block
    // behind that of the first.
    var between: UInt16 = 0
    for gram in grams where gram.distance > 1 { between |= 1 << UInt16(gram.number) }
    try marks.each { (block, before, own) throws(IndexError) in
      let sought = filter.sought(own)
      // Grams that are enough in one block lead over its end.
      var across: UInt16 = 0
      if filter.isOfOne {
        across = own & between
      } else if before != 0 {
        across = filter.sought(before, own)
      }
      if block == 0 { across = 0 }
      if across != 0, try text.document(of: block - 1) != text.document(of: block) { across = 0 }
      if sought | across != 0 {
        candidates.append(
          Candidate(block: UInt32(truncatingIfNeeded: block), sought: sought, across: across))
      }
    }
    return candidates
  }
}
