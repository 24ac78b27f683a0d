// Finds the documents of an approximate phrase in one segment: the blocks in which a piece of it
// stands, and around each piece the text.

import Storage

/// Finds the documents in which something reads almost as a phrase.
struct ApproximateSearch {
  let tally: PhraseTally
  let phrase: ApproximatePhrase

  /// A place in the blocks of the segment.
  private struct Place: Hashable {
    let document: UInt32
    let kind: UInt8
    let range: Range<Int>
  }

  /// The live documents, in order, each with its places (of which no two overlap) and the cost of
  /// the best of them.
  ///
  /// Cost: that of looking up the pieces, and of reading each block that has one.
  func documents() throws(IndexError) -> [PhraseDocument] {
    var costs: [Place: Double] = [:]
    let blocks = try blocks()
    let file = tally.segment.file
    var reader = TextReader(file, tally.segment.head)
    var next = 0
    for kind in tally.segment.kinds.ranges {
      while next < blocks.count, Int(blocks[next]) < kind.blocks.upperBound {
        let block = Int(blocks[next])
        next += 1
        guard tally.fields.contains(kind: kind.kind) else { continue }
        let document = try reader.document(of: block)
        guard !tally.tombstones.contains(Int(document)) else { continue }
        let (first, text) = try window(block, document, kind.blocks, &reader)
        for match in phrase.matches(in: text) {
          let start = first * TextBlockWriter.capacity
          let place = Place(
            document: document, kind: kind.kind,
            range: start + match.range.lowerBound..<start + match.range.upperBound)
          costs[place] = min(match.cost, costs[place] ?? .infinity)
        }
      }
    }
    return summed(costs)
  }

  /// The blocks in which a piece stands, or ends or begins near.
  private func blocks() throws(IndexError) -> [UInt32] {
    var blocks: [UInt32] = []
    for piece in phrase.pieces {
      let postings = try PhraseSearch(tally.segment, Array(phrase.phrase[piece])).postings()
      blocks = DocumentSets.union(blocks, postings.blocks)
    }
    guard phrase.phrase.count == 3, phrase.edits == 1 else { return blocks }
    // The character in the middle is another one, or lost.
    let (first, last) = (phrase.phrase[0], phrase.phrase[2])
    let terms = tally.segment.terms
    var variants: [[UInt32]] = [[first, last]]
    var cursor = try TermCursor(terms, from: Term(first, 0))
    while let entry = try cursor.next(), entry.term.first == first {
      let middle = entry.term.second
      guard middle != 0, middle != phrase.phrase[1], middle != Term.any,
        try terms.find(Term(middle, last)) != nil
      else { continue }
      variants.append([first, middle, last])
    }
    var found: Set<UInt32> = []
    for variant in variants {
      found.formUnion(try PhraseSearch(tally.segment, variant).postings().blocks)
    }
    return DocumentSets.union(blocks, found.sorted())
  }

  /// The text of a block with that of its neighbours in the same document and kind, and the number
  /// of the first block read.
  @_lifetime(reader: copy reader)
  private func window(
    _ block: Int, _ document: UInt32, _ blocks: Range<Int>, _ reader: inout TextReader
  ) throws(IndexError) -> (first: Int, text: [UInt32]) {
    var first = block
    if block > blocks.lowerBound, try reader.document(of: block - 1) == document { first -= 1 }
    var last = block
    if block + 1 < blocks.upperBound, try reader.document(of: block + 1) == document { last += 1 }
    var text: [UInt32] = []
    for number in first...last { try reader.append(block: number, to: &text) }
    return (first, text)
  }

  private func summed(_ costs: [Place: Double]) -> [PhraseDocument] {
    var places: [UInt32: [UInt8: [ApproximatePhrase.Match]]] = [:]
    for (place, cost) in costs {
      places[place.document, default: [:]][place.kind, default: []].append(
        ApproximatePhrase.Match(range: place.range, cost: cost))
    }
    return places.sorted { $0.key < $1.key }.map { document, kinds in
      var hit = PhraseDocument(document: document, count: 0, weight: 0, cost: .infinity)
      for (kind, matches) in kinds.sorted(by: { $0.key < $1.key }) {
        let apart = matches.apart
        hit.count += UInt32(apart.count)
        hit.weight += Double(apart.count) * tally.ranking.weight(ofKind: kind)
        for match in apart { hit.cost = min(hit.cost, match.cost) }
      }
      return hit
    }
  }
}
