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
  /// The marks of four blocks in each.
  private var marks: [UInt64]
  private var postings = Postings()

  /// Most grams that are told apart.
  private static let mostGrams = 7
  /// In longer phrases there are too many ways to err.
  private static let mostTried = 10

  /// Reads the postings of the phrase's bigrams and their likenesses.
  init(_ segment: Segment, _ phrase: ApproximatePhrase) throws(IndexError) {
    self.segment = segment
    self.phrase = phrase
    marks = Array(repeating: 0, count: segment.head.blocks / 4 + 1)
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
      filter = GramFilter(count: 4, required: [1, 2, 4, 8])
      useThree()
    } else if length <= ApproximateBlocks.mostTried,
      let filter = GramFilter(places, length: length, phrase.budget)
    {
      self.filter = filter
      for place in places { use(place) }
    } else {
      // Any of the halves, whichever of them share a number.
      let count = min(halves.count, ApproximateBlocks.mostGrams)
      filter = GramFilter(count: count, required: (0..<UInt16(2 * count)).map { 1 << $0 })
      for place in halves { use(place) }
    }
    if length == 3 { try markThree() } else { try markGrams() }
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
    for gram in grams {
      let terms = segment.terms
      if let list = try terms.find(Term(gram.first, gram.second)) {
        try mark(list, gram.number)
      }
      for like in phrase.likes[gram.part.lowerBound + 1] {
        if let list = try terms.find(Term(gram.first, like)) {
          try mark(list, gram.number + filter.count)
        }
      }
      for like in phrase.likes[gram.part.lowerBound] {
        if let list = try terms.find(Term(like, gram.second)) {
          try mark(list, gram.number + filter.count)
        }
      }
    }
  }

  private mutating func markThree() throws(IndexError) {
    let terms = segment.terms
    for gram in grams.prefix(3) {
      if let list = try terms.find(Term(gram.first, gram.second)) {
        try mark(list, gram.number)
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
      try mark(entry.list.count < other.count ? entry.list : other, grams[3].number)
    }
  }

  private mutating func mark(_ list: PostingsList, _ bit: Int) throws(IndexError) {
    postings.removeAll()
    try postings.append(list, segment.file, blockCount: segment.head.blocks)
    let found = postings.blocks
    let blocks = found.span
    var marks = marks.mutableSpan
    for index in 0..<blocks.count {
      let block = Int(blocks[index])
      marks[block >> 2] |= 1 << UInt64(16 * (block & 3) + bit)
    }
  }

  // MARK: Candidates

  /// The blocks to look into, increasing.
  func candidates() throws(IndexError) -> [Candidate] {
    let file = segment.file
    var text = TextReader(file, segment.head)
    var candidates: [Candidate] = []
    var before: UInt16 = 0
    let marks = marks.span
    for index in 0..<marks.count {
      let word = marks[index]
      if word == 0 {
        before = 0
        continue
      }
      for lane in 0..<4 {
        let own = UInt16(truncatingIfNeeded: word >> UInt64(16 * lane))
        if own != 0 {
          let block = 4 * index + lane
          let sought = filter.sought(own)
          // What stands in both together; grams of one alone lead over its end.
          var across = before == 0 ? 0 : filter.sought(before | own)
          if across != 0, try text.document(of: block - 1) != text.document(of: block) {
            across = 0
          }
          if sought | across != 0 {
            candidates.append(
              Candidate(
                block: UInt32(truncatingIfNeeded: block), sought: sought, across: across))
          }
        }
        before = own
      }
    }
    return candidates
  }
}
