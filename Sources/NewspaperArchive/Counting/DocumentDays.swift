// On which day each document came out: read from the keys, not from the records.

import BigramIndex
import ChineseText

/// The day of every document of a snapshot that has one, known or likely.
struct DocumentDays {
  /// Twice the day's number, and 1 more where it is only likely, by the document's own number.
  private var codes: [Int32]
  private static let none = Int32.min

  /// Reads the keys of the days.
  init(_ catalog: Catalog) throws(ArchiveError) {
    let count = try catalog.asking(0) { (index) throws(IndexError) in index.documentCount }
    codes = [Int32](repeating: DocumentDays.none, count: count)
    for (prefix, likely) in [(Key.estimatedDatePrefix, 1), (Key.datePrefix, 0)] as [(String, Int32)]
    {
      for (day, documents) in try catalog.documentsByDay(prefix) {
        for document in documents {
          codes[Int(document.ordinal)] = Int32(day.dayNumber) * 2 + likely
        }
      }
    }
  }

  /// The day of a document, and whether it is only likely; nil where it has none.
  func day(of document: DocumentID) -> (day: CivilDate, isLikely: Bool)? {
    let code = codes[Int(document.ordinal)]
    if code == DocumentDays.none { return nil }
    return (CivilDate(dayNumber: Int(code >> 1)), code & 1 == 1)
  }
}

extension Catalog {
  /// The documents of each day that a key of this kind names.
  func documentsByDay(
    _ prefix: String
  ) throws(ArchiveError) -> [(day: CivilDate, documents: [DocumentID])] {
    let found = try asking([:]) { (index) throws(IndexError) in
      try index.documents(withPrefix: prefix)
    }
    return found.compactMap { key, documents in
      CivilDate(iso8601: String(decoding: key.dropFirst(prefix.utf8.count), as: UTF8.self))
        .map { ($0, documents) }
    }
  }
}
