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
  /// The doubts that the parser had about the page.
  var doubts: [Diagnostic] = []

  init(_ page: Page) {
    pageCount = page.masthead.pageCount
    section = page.masthead.section
    isRepaired = page.masthead.isRepaired
    doubts = page.diagnostics
  }

  func append(to writer: inout ByteWriter) {
    writer.appendOptional(pageCount)
    writer.appendOptional(section)
    writer.append(UInt8(isRepaired ? 1 : 0))
    writer.appendCount(doubts.count)
    for doubt in doubts { writer.append(doubt) }
  }

  /// Reads what stands behind the head.
  @_lifetime(cursor: copy cursor)
  init(_ cursor: inout ByteCursor) throws(ByteFault) {
    pageCount = try cursor.readOptionalNumber()
    section = try cursor.readOptionalText()
    isRepaired = try cursor.readFlag()
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "doubts")) {
      doubts.append(try cursor.readDiagnostic())
    }
  }
}

extension Masthead {
  /// Whether a misreading in any field was mended.
  var isRepaired: Bool { evidence.values.contains(.repaired) }
}

/// Doubts that pages have over and over, so that a number, from 1, does for them.
private let commonDoubts: [Diagnostic.Code] = [.titleLost, .textBreaksOff, .textLost, .dateUnknown]

extension ByteWriter {
  /// A doubt: a number and its line where it is a common one.
  fileprivate mutating func append(_ diagnostic: Diagnostic) {
    let common = diagnostic.details == nil ? commonDoubts.firstIndex(of: diagnostic.code) : nil
    append(UInt8(common.map { $0 + 1 } ?? 0))
    appendOptional(diagnostic.line)
    guard common == nil else { return }
    appendText(diagnostic.code.rawValue)
    appendText(diagnostic.details?.stored ?? "")
  }
}

extension ByteCursor {
  @_lifetime(self: copy self)
  fileprivate mutating func readDiagnostic() throws(ByteFault) -> Diagnostic {
    let number = try readCount(atMost: commonDoubts.count, "doubt")
    let line = try readOptionalNumber()
    if number > 0 { return Diagnostic(commonDoubts[number - 1], line: line) }
    let start = byteOffset
    guard let code = Diagnostic.Code(rawValue: try readText()) else {
      throw ByteFault(at: start, .outOfRange("code of a doubt"))
    }
    let text = try readText()
    let details = Diagnostic.Details(stored: text)
    guard text.isEmpty || details != nil else {
      throw ByteFault(at: start, .outOfRange("details of a doubt"))
    }
    return Diagnostic(code, line: line, details: details)
  }
}
