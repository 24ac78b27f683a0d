// How much text documents hold: what counts are measured against.

extension IndexSnapshot {
  /// The characters of all fields of each of `documents`, which are in order.
  package func characterCounts(of documents: [DocumentID]) throws(IndexError) -> [Int] {
    var counts: [Int] = []
    counts.reserveCapacity(documents.count)
    var rest = documents[...]
    for segment in segments {
      let file = segment.segment.file
      var table = DocumentTable(file, segment.segment.head)
      let end = segment.base + segment.segment.head.documents
      while let document = rest.first, Int(document.ordinal) < end {
        rest.removeFirst()
        counts.append(try table.characters(of: Int(document.ordinal) - segment.base))
      }
    }
    precondition(rest.isEmpty, "the documents are of this snapshot")
    return counts
  }

  /// Lets go of the memory behind what was read so far. For readers of everything: what they have read
  /// they do not need again, and an archive may be larger than the memory.
  package func release() {
    for segment in segments { segment.segment.file.release() }
  }
}
