// How much text documents hold, and of what kind they are: what counts are measured against.

extension IndexSnapshot {
  /// The characters of all fields of each of `documents`, which are in order.
  package func characterCounts(of documents: [DocumentID]) throws(IndexError) -> [Int] {
    try values(of: documents) { (table, document) throws(IndexError) in
      try table.characters(of: document)
    }
  }

  /// The kind of each of `documents`, which are in order.
  package func kinds(of documents: [DocumentID]) throws(IndexError) -> [UInt8] {
    try values(of: documents) { (table, document) throws(IndexError) in
      try table.kind(of: document)
    }
  }

  /// What the tables of the segments say of each of `documents`, which are in order.
  private func values<Value>(
    of documents: [DocumentID], _ value: (inout DocumentTable, Int) throws(IndexError) -> Value
  ) throws(IndexError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(documents.count)
    let list = documents.span
    var next = 0
    for segment in segments {
      let file = segment.segment.file
      var table = DocumentTable(file, segment.segment.head)
      let end = segment.base + segment.segment.head.documents
      while next < list.count, Int(list[next].ordinal) < end {
        values.append(try value(&table, Int(list[next].ordinal) - segment.base))
        next += 1
      }
    }
    precondition(next == list.count, "the documents are of this snapshot")
    return values
  }

  /// Lets go of the memory behind what was read so far. For readers of everything: what they have
  /// read they do not need again, and an archive may be larger than the memory.
  package func release() {
    for segment in segments { segment.segment.file.release() }
  }
}
