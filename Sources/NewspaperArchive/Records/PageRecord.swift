// A page as stored: its source, its masthead, and what belongs to no article. RECORDS.md, "Page".

import ChineseText
import IssueParser
import Storage

/// A page without its articles and photos, which are documents of their own.
struct PageRecord {
  var head: PageHead
  /// Masthead, colophon, unassigned blocks and diagnostics; `articles` and `photos` are empty.
  var page: Page
  /// The kind of each block, masthead and colophon included, and its printed text.
  var blocks: [(kind: UInt8, text: [UInt32])]
  /// The fields of the document, as the index gave them.
  var folded: [[UInt32]]
  /// The lines of each unassigned block, then of each line range of the masthead, then of the
  /// colophon; nil where nobody asked.
  var lines: [StoredLines]?
}

/// What the pages of a source depend on besides its bytes and its path.
struct IngestStamp: Equatable, Sendable {
  /// Raised whenever the parser or these records change, so that old pages are made anew.
  static let parserGeneration = 27

  var parser = IngestStamp.parserGeneration
  var given = GivenPlace()

  /// Whether another llrb read the pages, whose parser and folding may differ from those of this
  /// one.
  var isOfOtherParser: Bool { parser != IngestStamp.parserGeneration }
}

extension PageRecord {
  static func encode(_ page: Page, _ head: PageHead, _ text: DocumentText) -> [UInt8] {
    var writer = ByteWriter(capacity: 480)
    writer.appendVarint(Record.version)
    writer.append(UnitKind.page.rawValue)
    head.append(to: &writer)
    PageListing(page).append(to: &writer)
    text.appendBlocks(to: &writer)
    text.append(page.masthead, to: &writer)
    writer.append(UInt8(page.colophon == nil ? 0 : 1))
    if let colophon = page.colophon { text.append(colophon, to: &writer) }
    for diagnostic in page.diagnostics { writer.append(diagnostic) }
    text.appendLines(to: &writer)
    return writer.bytes
  }

  /// Decodes a record; `folded` are the fields of its document.
  ///
  /// Without its lines, what is said of them is not looked at.
  static func decode(
    _ bytes: [UInt8], _ folded: [[UInt32]], withLines: Bool = false
  ) throws(ByteFault) -> PageRecord {
    var cursor = ByteCursor(bytes.span)
    let head = try PageHead.read(&cursor)
    let listing = try PageListing(&cursor)
    var text = try StoredText(bytes, fieldCount: folded.count, &cursor)
    try text.print(folded)
    var page = Page()
    page.masthead = try text.readMasthead(head, listing, &cursor)
    if try cursor.readFlag() { page.colophon = try text.readColophon(&cursor) }
    page.unassigned = try text.pageBlocks()
    for _ in 0..<listing.doubtCount { page.diagnostics.append(try cursor.readDiagnostic()) }
    let lines = withLines ? try text.readLines(&cursor) : nil
    return PageRecord(
      head: head, page: page, blocks: text.printedBlocks, folded: folded, lines: lines)
  }
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
