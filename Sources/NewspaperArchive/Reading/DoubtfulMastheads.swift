// Mastheads that a person should look at.

import BigramIndex
import ChineseText
package import IssueParser

/// A page whose masthead contradicts itself, or had a misreading in it that was mended.
package struct DoubtfulMasthead: Sendable {
  /// The page's id.
  package var id: String
  /// The source as the archive names it.
  package var source: String
  /// Which page of its source it is, from 1.
  package var pageInSource: Int
  /// The masthead.
  package var masthead: Masthead
  /// What contradicts itself in it.
  package var doubts: [Diagnostic]

  /// The fields in which a misreading was mended.
  package var repaired: [Masthead.Field] {
    Masthead.Field.allCases.filter { masthead.evidence[$0] == .repaired }
  }
}

extension ArchiveSnapshot {
  /// The pages that pass the filters and whose mastheads are doubtful, in the order of days, then
  /// sources; those without a day last.
  package func doubtfulMastheads(
    _ filters: Filters = Filters()
  ) throws(ArchiveError) -> [DoubtfulMasthead] {
    try withoutDamage { () throws(ArchiveError) in try doubtful(filters) }
  }

  private func doubtful(_ filters: Filters) throws(ArchiveError) -> [DoubtfulMasthead] {
    let conditions = try catalog.queries(of: filters)
    var found: [DoubtfulMasthead] = []
    for document in try catalog.documents(
      matching: .and([.kind(UnitKind.page.rawValue)] + conditions))
    {
      // Few are doubtful, and what is listed of a page is read much sooner than all of it.
      let listing = try catalog.listing(document).listing
      let doubts = listing.doubts.ofMasthead
      guard !doubts.isEmpty || listing.isRepaired else { continue }
      let record = try catalog.page(document)
      found.append(
        DoubtfulMasthead(
          id: record.head.id, source: record.head.source.path,
          pageInSource: record.head.pageInSource, masthead: record.page.masthead, doubts: doubts))
    }
    return found.sorted {
      ($0.masthead.date?.dayNumber ?? .max, SourceName($0.source), $0.pageInSource)
        < ($1.masthead.date?.dayNumber ?? .max, SourceName($1.source), $1.pageInSource)
    }
  }
}
