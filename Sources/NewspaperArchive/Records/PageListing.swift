// What lists of pages and issues show of a page besides its head. It stands behind the head, so
// that a list of a whole archive reads no text. RECORDS.md, "About".

import IssueParser
import Storage

/// What is listed of a page: what its masthead says besides its place, and how much of it is
/// doubtful.
struct PageListing: Equatable {
  /// How many pages its issue says that it has.
  var pageCount: Int?
  /// The desk or section.
  var section: String?
  /// Whether a misreading in the masthead was mended.
  var isRepaired = false
  /// Contradictions between the fields of the masthead.
  var warnings: [String] = []
  /// How many doubts the parser had about the page.
  var doubtCount = 0

  init(_ page: Page) {
    pageCount = page.masthead.pageCount
    section = page.masthead.section
    isRepaired = page.masthead.isRepaired
    warnings = page.masthead.warnings
    doubtCount = page.diagnostics.count
  }

  func append(to writer: inout ByteWriter) {
    writer.appendOptional(pageCount)
    writer.appendOptional(section)
    writer.append(UInt8(isRepaired ? 1 : 0))
    writer.appendCount(warnings.count)
    for warning in warnings { writer.appendText(warning) }
    writer.appendCount(doubtCount)
  }

  /// Reads what stands behind the head.
  @_lifetime(cursor: copy cursor)
  init(_ cursor: inout ByteCursor) throws(ByteFault) {
    pageCount = try cursor.readOptionalNumber()
    section = try cursor.readOptionalText()
    isRepaired = try cursor.readFlag()
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "warnings")) {
      warnings.append(try cursor.readText())
    }
    doubtCount = try cursor.readCount(atMost: cursor.remaining, "doubts")
  }
}

extension Masthead {
  /// Whether a misreading in any field was mended.
  var isRepaired: Bool { evidence.values.contains(.repaired) }
}
