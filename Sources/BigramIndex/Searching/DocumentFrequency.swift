// How telling a phrase is among others, told without a look at the text. FORMAT.md, "Searching".

import Storage

/// What weighs a phrase in a query of several parts: its rarest bigram, or its only symbol.
///
/// Not the documents in which the phrase itself stands: to know those, all of them would have to be looked
/// into, where most lack the other parts. Lucene's phrases, too, weigh what their terms do.
struct DocumentFrequency {
  /// Live documents in which it stands, in whatever field.
  let documents: Int
  /// Its symbols, as half-open places in the phrase.
  let places: Range<Int>
}

extension PhraseLookup {
  /// What weighs a phrase of one symbol or more among others.
  func documentFrequency(_ phrase: [UInt32]) throws(IndexError) -> DocumentFrequency {
    var rarest = DocumentFrequency(documents: .max, places: 0..<0)
    for place in 0..<max(phrase.count - 1, 1) {
      let places = place..<min(place + 2, phrase.count)
      let term = Array(phrase[places])
      var found = 0
      for segment in segments where found < rarest.documents {
        found += try segment.documents(holding: term)
      }
      if found < rarest.documents { rarest = DocumentFrequency(documents: found, places: places) }
    }
    return rarest
  }
}

extension SnapshotSegment {
  /// Live documents that hold a phrase of one symbol or two.
  fileprivate func documents(holding phrase: [UInt32]) throws(IndexError) -> Int {
    let term = Term(phrase[0], phrase.count > 1 ? phrase[1] : Term.any)
    if let list = try segment.terms.find(term),
      let totals = try TermTotals(phrase, list, segment, tombstones)
    {
      return totals.documents
    }
    let tally = PhraseTally(
      segment: segment, tombstones: tombstones, fields: .all, ranking: Ranking())
    return try tally.documents(try PhraseSearch(segment, phrase).postings()).count
  }
}

/// How often a term with a long list stands in the live documents of a segment: told by what stands
/// before the list.
struct TermTotals {
  /// Live documents with the term.
  let documents: Int
  /// Its places in them.
  let occurrences: Int

  /// A deleted document has to be looked into, which costs about as much as reading so many postings.
  private static let deletedCost = 512

  /// Those of a phrase of one or two symbols; nil where its list is cheaper to read.
  init?(
    _ phrase: [UInt32], _ list: PostingsList, _ segment: Segment, _ tombstones: Tombstones
  ) throws(IndexError) {
    guard PostingsRuns.isLong(list.count),
      tombstones.count * TermTotals.deletedCost < list.count
    else { return nil }
    var documents = try PostingsRuns.documents(
      of: list, segment.file, blockCount: segment.head.blocks)
    var occurrences = list.occurrences
    for document in tombstones.documents {
      let count = try FieldText(segment).matches(of: phrase, fields: .all, in: Int(document)).count
      documents -= count > 0 ? 1 : 0
      occurrences -= count
    }
    guard documents >= 0, occurrences >= 0 else {
      throw Postings.fault(segment.file, list.range.lowerBound)
    }
    self.documents = documents
    self.occurrences = occurrences
  }
}
