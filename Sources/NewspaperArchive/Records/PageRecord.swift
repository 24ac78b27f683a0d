// A page as stored: its source, its masthead, and what belongs to no article. RECORDS.md, "Parts of
// records" and "About".

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
  static let parserGeneration = 43

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
    let head = try RecordHead.readPage(&cursor)
    let listing = try PageListing(&cursor)
    var text = try StoredText(bytes, fieldCount: folded.count, &cursor)
    try text.print(folded)
    var page = Page()
    page.masthead = try text.readMasthead(head, listing, &cursor)
    if try cursor.readFlag() { page.colophon = try text.readColophon(&cursor) }
    page.unassigned = try text.pageBlocks()
    page.diagnostics = listing.doubts
    let lines = withLines ? try text.readLines(&cursor) : nil
    return PageRecord(
      head: head, page: page, blocks: text.printedBlocks, folded: folded, lines: lines)
  }
}
