// Which blocks may hold a reading of a phrase: those in which enough of its bigrams stand, each of them
// exactly or with one character of like shape.

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
    let halves = Array(stride(from: 0, to: length - 1, by: 2))
    var places = length == 4 ? halves : Array(0..<length - 1)
    if places.count > ApproximateBlocks.mostGrams {
      var counts: [(count: Int, place: Int)] = []
      for place in places {
        let term = Term(phrase.phrase[place], phrase.phrase[place + 1])
        counts.append((try segment.terms.find(term)?.count ?? 0, place))
      }
      places = counts.sorted(by: <).prefix(ApproximateBlocks.mostGrams).map(\.place).sorted()
    }
    if length == 3 {
      filter = GramFilter(anyOf: 4, orLike: false)
    } else if length <= ApproximateBlocks.mostTried,
      let filter = GramFilter(places, length: length, phrase.budget)
    {
      self.filter = filter
    } else {
      // Any of the halves, whichever of them share a number.
      let count = min(halves.count, ApproximateBlocks.mostGrams)
      filter = GramFilter(anyOf: count, orLike: true)
      places = halves
    }
    marks = BlockMarks(rows: 2 * filter.count, blockCount: segment.head.blocks)
    if length == 3 {
      useThree()
      try markThree()
    } else {
      for place in places { use(place) }
      try markGrams()
    }
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

  private mutating func markGrams() throws(IndexError) {
    let terms = segment.terms
    var lists = [[PostingsList]](repeating: [], count: 2 * filter.count)
    for gram in grams {
      if let list = try terms.find(Term(gram.first, gram.second)) {
        lists[gram.number].append(list)
      }
      let likes = gram.number + filter.count
      for like in phrase.likes[gram.part.lowerBound + 1] {
        if let list = try terms.find(Term(gram.first, like)) { lists[likes].append(list) }
      }
      for like in phrase.likes[gram.part.lowerBound] {
        if let list = try terms.find(Term(like, gram.second)) { lists[likes].append(list) }
      }
    }
    let counts = lists.map { $0.reduce(0) { $0 + $1.count } }
    // The longest lists that are not enough even together are worth nothing where no other is.
    var last: UInt16 = 0
    for bit in lists.indices.sorted(by: { (counts[$1], $0) < (counts[$0], $1) }) {
      let marks = last | 1 << UInt16(bit)
      if filter.isEnough(marks) { continue }
      last = marks
    }
    var postings = Postings()
    for isLast in [false, true] where !isLast || !marks.isEmpty {
      for bit in lists.indices where (last >> UInt16(bit) & 1 == 1) == isLast {
        for list in lists[bit] {
          try mark(list, row: bit, &postings)
        }
      }
    }
  }

  private mutating func markThree() throws(IndexError) {
    let terms = segment.terms
    var postings = Postings()
    for gram in grams.prefix(3) {
      if let list = try terms.find(Term(gram.first, gram.second)) {
        try mark(list, row: gram.number, &postings)
      }
    }
    // Any character between the first and the last: wherever it stands behind the one and before
    // the other, the shorter of both lists.
    let (first, middle, last) = (phrase.phrase[0], phrase.phrase[1], phrase.phrase[2])
    var cursor = try TermCursor(terms, from: Term(first, 0))
    while let entry = try cursor.next(), entry.term.first == first {
      let between = entry.term.second
      guard between != 0, between != middle, between != Term.any,
        let other = try terms.find(Term(between, last))
      else { continue }
      let shorter = entry.list.count < other.count ? entry.list : other
      try mark(shorter, row: grams[3].number, &postings)
    }
  }

  /// Marks the blocks of a list; `postings` is room that one list leaves to the next.
  private mutating func mark(
    _ list: PostingsList, row: Int, _ postings: inout Postings
  ) throws(IndexError) {
    postings.removeAll()
    try postings.append(
      list, segment.file, blockCount: segment.head.blocks, isCounted: false)
    marks.mark(postings.blocks.span, row: row)
  }

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
    try marks.each(having: filter.sets) { (block, before, own) throws(IndexError) in
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
