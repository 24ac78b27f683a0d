// A page as stored: its source, its masthead, and what belongs to no article. RECORDS.md, "Page".

import ChineseText
import IssueParser
import Storage

/// A page without its articles and photos, which are documents of their own.
struct PageRecord: Equatable {
  var source: StoredSource
  /// Tells apart ingests of the same bytes with other options or another parser.
  var stamp: IngestStamp
  /// The hash of the page's lines.
  var hash: ContentHash
  /// 1-based.
  var pageInSource: Int
  var articleCount: Int
  var photoCount: Int
  /// Masthead, colophon, unassigned blocks and diagnostics; `articles` and `photos` are empty.
  var page: Page
  var mastheadLines: StoredLines
  var colophonLines: StoredLines
  var unassigned: [StoredBlock]

  var id: String { hash.name }
}

/// What the pages of a source depend on besides its bytes and its path.
struct IngestStamp: Equatable, Sendable {
  /// Raised whenever the parser or these records change, so that old pages are made anew.
  static let parserGeneration = 1

  var parser = IngestStamp.parserGeneration
  var paper: String?
  var date: CivilDate?
  var issueNumber: Int?
  var page: Int?

  /// This stamp, and where it says nothing what was said when the source was read before: a nightly
  /// ingest of the whole folder must not take away what was once given for one file.
  func completed(by known: IngestStamp?) -> IngestStamp {
    var stamp = self
    stamp.paper = paper ?? known?.paper
    stamp.date = date ?? known?.date
    stamp.issueNumber = issueNumber ?? known?.issueNumber
    stamp.page = page ?? known?.page
    return stamp
  }
}

extension PageRecord {
  static func encode(
    _ page: Page, hash: ContentHash, pageInSource: Int, source: StoredSource, stamp: IngestStamp,
    text: SourceText
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.appendVarint(Record.version)
    writer.append(UnitKind.page.rawValue)
    writer.append(hash)
    writer.appendCount(pageInSource)
    writer.append(source)
    writer.append(stamp)
    writer.appendCount(page.articles.count)
    writer.appendCount(page.photos.count)
    writer.append(page.masthead, of: text)
    writer.append(UInt8(page.colophon == nil ? 0 : 1))
    if let colophon = page.colophon { writer.append(colophon, of: text) }
    writer.append(page.unassigned, of: text)
    writer.appendCount(page.diagnostics.count)
    for diagnostic in page.diagnostics {
      writer.appendOptional(diagnostic.line)
      writer.appendText(diagnostic.code)
      writer.appendText(diagnostic.message)
    }
    return writer.bytes
  }

  static func decode(_ bytes: [UInt8]) throws(ByteFault) -> PageRecord {
    var cursor = ByteCursor(bytes.span)
    try cursor.readRecordVersion()
    let start = cursor.byteOffset
    guard UnitKind(rawValue: try cursor.readUInt8()) == .page else {
      throw ByteFault(at: start, .outOfRange("kind of a record"))
    }
    let hash = try cursor.readHash()
    let pageInSource = try cursor.readCount(atMost: Int(Int32.max), "page in source")
    let source = try cursor.readSource()
    let stamp = try cursor.readStamp()
    let articleCount = try cursor.readCount(atMost: Int(Int32.max), "articles")
    let photoCount = try cursor.readCount(atMost: Int(Int32.max), "photos")
    var page = Page()
    var mastheadLines = StoredLines()
    var colophonLines = StoredLines()
    page.masthead = try cursor.readMasthead(&mastheadLines)
    if try cursor.readFlag() { page.colophon = try cursor.readColophon(&colophonLines) }
    let unassigned = try cursor.readBlocks()
    page.unassigned = unassigned.map(\.block)
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "diagnostics")) {
      page.diagnostics.append(
        Diagnostic(
          line: try cursor.readOptionalNumber(), code: try cursor.readText(),
          message: try cursor.readText()))
    }
    try cursor.expectEnd()
    return PageRecord(
      source: source, stamp: stamp, hash: hash, pageInSource: pageInSource,
      articleCount: articleCount, photoCount: photoCount, page: page,
      mastheadLines: mastheadLines, colophonLines: colophonLines, unassigned: unassigned)
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ source: StoredSource) {
    appendText(source.path)
    append(source.encoding.code)
    appendCount(source.byteCount)
    appendSigned(Int(source.modified))
    append(source.contentHash)
    appendCount(source.pageCount)
  }

  fileprivate mutating func append(_ stamp: IngestStamp) {
    appendCount(stamp.parser)
    appendOptional(stamp.paper)
    appendOptional(stamp.date?.dayNumber)
    appendOptional(stamp.issueNumber)
    appendOptional(stamp.page)
  }
}

extension ByteCursor {
  @_lifetime(self: copy self)
  fileprivate mutating func readSource() throws(ByteFault) -> StoredSource {
    let path = try readText()
    let start = byteOffset
    guard let encoding = TextEncoding.of(code: try readUInt8()) else {
      throw ByteFault(at: start, .outOfRange("encoding"))
    }
    return StoredSource(
      path: path, encoding: encoding, byteCount: try readCount(atMost: .max, "source size"),
      modified: Int64(try readSigned()), contentHash: try readHash(),
      pageCount: try readCount(atMost: Int(Int32.max), "pages of a source"))
  }

  @_lifetime(self: copy self)
  fileprivate mutating func readStamp() throws(ByteFault) -> IngestStamp {
    IngestStamp(
      parser: try readCount(atMost: Int(Int32.max), "parser generation"),
      paper: try readOptionalText(), date: try readDate(),
      issueNumber: try readOptionalNumber(), page: try readOptionalNumber())
  }
}

extension TextEncoding {
  fileprivate var code: UInt8 {
    switch self {
    case .utf8: 0
    case .gb18030: 1
    case .utf16LittleEndian: 2
    case .utf16BigEndian: 3
    }
  }

  fileprivate static func of(code: UInt8) -> TextEncoding? {
    [.utf8, .gb18030, .utf16LittleEndian, .utf16BigEndian].first { $0.code == code }
  }
}
