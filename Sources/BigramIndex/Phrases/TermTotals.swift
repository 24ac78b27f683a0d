import Storage

/// How often a term with a long list stands in the live documents of a segment: told by what stands
/// before the list.
struct TermTotals {
  /// Live documents with the term.
  let documents: Int
  /// Its places in them.
  let occurrences: Int

  /// A deleted document has to be looked into, which costs about as much as reading so many
  /// postings.
  private static let deletedCost = 512

  /// Those of a phrase of one or two symbols; nil where its list is cheaper to read.
  init?(
    _ phrase: [UInt32], _ list: PostingsList, _ segment: Segment, _ tombstones: DocumentBits
  ) throws(IndexError) {
    guard PostingsRuns.isLong(list.count), segment.unreadable.isEmpty,
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
