// An article or a photo as stored. RECORDS.md, "Unit". Where its page belongs stands in the page's
// record alone, so that nothing is written twice.

import IssueParser
import Storage

/// An article or a photo, and how to find its page.
struct UnitRecord: Equatable {
  /// Names the page: the hash of its lines.
  var pageHash: ContentHash
  /// 1-based among the articles, or among the photos, of its page.
  var ordinal: Int
  var content: Content
  /// The blocks of the content, with their lines.
  var blocks: [StoredBlock]

  enum Content: Equatable {
    case article(Article)
    case photo(Photo)
  }

  var id: String {
    switch content {
    case .article: UnitID.article(pageHash, ordinal)
    case .photo: UnitID.photo(pageHash, ordinal)
    }
  }
}

/// The ids that people see and type.
enum UnitID {
  static func article(_ page: ContentHash, _ ordinal: Int) -> String { "\(page.name)-\(ordinal)" }
  static func photo(_ page: ContentHash, _ ordinal: Int) -> String { "\(page.name)-P\(ordinal)" }
}

extension UnitRecord {
  static func encode(
    _ article: Article, page: ContentHash, ordinal: Int, of source: SourceText
  ) -> [UInt8] {
    var writer = UnitRecord.begin(.article, page, ordinal)
    writer.appendOptional(article.kicker)
    writer.appendOptional(article.title)
    writer.appendOptional(article.subtitle)
    writer.appendCount(article.authors.count)
    for author in article.authors {
      writer.appendText(author.name)
      writer.appendOptional(author.role)
    }
    writer.appendOptional(article.agency)
    writer.append(UInt8(article.dateline == nil ? 0 : 1))
    if let dateline = article.dateline {
      writer.appendOptional(dateline.place)
      writer.appendOptional(dateline.date)
    }
    writer.appendOptional(article.continuesOnPage)
    writer.appendOptional(article.continuedFromPage)
    writer.appendTexts(article.photographers)
    writer.append(UInt8(clamping: article.assemblyConfidence))
    writer.appendOptional(article.textQuality)
    writer.append(article.blocks, of: source)
    return writer.bytes
  }

  static func encode(
    _ photo: Photo, page: ContentHash, ordinal: Int, of source: SourceText
  ) -> [UInt8] {
    var writer = UnitRecord.begin(.photo, page, ordinal)
    writer.appendOptional(photo.caption)
    writer.appendTexts(photo.photographers)
    writer.append(photo.blocks, of: source)
    return writer.bytes
  }

  private static func begin(_ kind: UnitKind, _ page: ContentHash, _ ordinal: Int) -> ByteWriter {
    var writer = ByteWriter()
    writer.appendVarint(Record.version)
    writer.append(kind.rawValue)
    writer.append(page)
    writer.appendCount(ordinal)
    return writer
  }

  static func decode(_ bytes: [UInt8]) throws(ByteFault) -> UnitRecord {
    var cursor = ByteCursor(bytes.span)
    try cursor.readRecordVersion()
    let start = cursor.byteOffset
    let kind = UnitKind(rawValue: try cursor.readUInt8())
    let page = try cursor.readHash()
    let ordinal = try cursor.readCount(atMost: Int(Int32.max), "ordinal")
    let record: UnitRecord
    switch kind {
    case .article:
      var article = try decodeArticle(&cursor)
      let blocks = try cursor.readBlocks()
      article.blocks = blocks.map(\.block)
      record = UnitRecord(
        pageHash: page, ordinal: ordinal, content: .article(article), blocks: blocks)
    case .photo:
      var photo = Photo()
      photo.caption = try cursor.readOptionalText()
      photo.photographers = try cursor.readTexts()
      let blocks = try cursor.readBlocks()
      photo.blocks = blocks.map(\.block)
      record = UnitRecord(
        pageHash: page, ordinal: ordinal, content: .photo(photo), blocks: blocks)
    case .page, nil:
      throw ByteFault(at: start, .outOfRange("kind of a record"))
    }
    try cursor.expectEnd()
    return record
  }

  private static func decodeArticle(_ cursor: inout ByteCursor) throws(ByteFault) -> Article {
    var article = Article()
    article.kicker = try cursor.readOptionalText()
    article.title = try cursor.readOptionalText()
    article.subtitle = try cursor.readOptionalText()
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "authors")) {
      article.authors.append(
        Author(name: try cursor.readText(), role: try cursor.readOptionalText()))
    }
    article.agency = try cursor.readOptionalText()
    if try cursor.readFlag() {
      article.dateline = Dateline(
        place: try cursor.readOptionalText(), date: try cursor.readOptionalText())
    }
    article.continuesOnPage = try cursor.readOptionalNumber()
    article.continuedFromPage = try cursor.readOptionalNumber()
    article.photographers = try cursor.readTexts()
    article.assemblyConfidence = Int(try cursor.readUInt8())
    article.textQuality = try cursor.readOptionalNumber()
    return article
  }
}
