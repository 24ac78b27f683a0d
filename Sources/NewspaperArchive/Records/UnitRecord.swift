// An article or a photo as stored. RECORDS.md, "Parts of records" and "About". Where its page
// belongs stands in the page's record alone, so that nothing is written twice.

import IssueParser
import Storage

/// An article or a photo, and how to find its page.
struct UnitRecord {
  /// How many documents it stands behind its page: 1 for the first article.
  var distance: Int
  var content: Content
  /// The number of each block's role, and its printed text.
  var blocks: [(kind: UInt8, text: [UInt32])]
  /// The fields of the document, as the index gave them.
  var folded: [[UInt32]]
  /// The lines of each block; nil where nobody asked.
  var lines: [StoredLines]?

  enum Content: Equatable {
    case article(Article)
    case photo(Photo)
  }

  var kind: UnitKind {
    switch content {
    case .article: .article
    case .photo: .photo
    }
  }

  /// The id, once the page is known.
  func id(on page: PageHead) -> String {
    UnitID.name(isPhoto: kind == .photo, distance: distance, on: page)
  }
}

/// The ids that people see and type.
enum UnitID {
  /// The id of what stands so many documents behind its page: the articles, then the photos, each
  /// counted from 1.
  static func name(isPhoto: Bool, distance: Int, on page: PageHead) -> String {
    isPhoto ? "\(page.id)-P\(distance - page.articleCount)" : "\(page.id)-\(distance)"
  }

  /// The id of one of several copies, told apart from those of the others: `ID`, `ID.2`.
  static func unique(_ id: String, copy: Int) -> String {
    copy == 1 ? id : "\(id).\(copy)"
  }

  /// The id, and which of the copies it names; nil where it names them all. What no copy has behind
  /// the dot stays with the id, which then is none.
  static func parts(of name: String) -> (id: String, copy: Int?) {
    guard let dot = name.lastIndex(of: "."), let copy = number(name[name.index(after: dot)...])
    else { return (name, nil) }
    return (String(name[..<dot]), copy)
  }

  /// The number from 1 that these digits are, in the one way that an id has it: no sign before it,
  /// no zero; else nil.
  static func number(_ digits: Substring) -> Int? {
    guard let number = Int(digits), number > 0, digits == String(number) else { return nil }
    return number
  }
}

/// What an article has, so that nothing is written for what it has not.
private enum ArticleFlag {
  static let authors: UInt8 = 1
  static let dateline: UInt8 = 2
  static let continuesOnPage: UInt8 = 4
  static let continuedFromPage: UInt8 = 8
  static let photographers: UInt8 = 16
  static let isDoubtful: UInt8 = 32
  static let textQuality: UInt8 = 64
  static let all: UInt8 = 127
}

extension UnitRecord {
  static func encode(_ article: Article, distance: Int, _ text: DocumentText) -> [UInt8] {
    var writer = UnitRecord.begin(.article, distance, text)
    var flags: UInt8 = 0
    if !article.authors.isEmpty { flags |= ArticleFlag.authors }
    if article.dateline != nil { flags |= ArticleFlag.dateline }
    if article.continuesOnPage != nil { flags |= ArticleFlag.continuesOnPage }
    if article.continuedFromPage != nil { flags |= ArticleFlag.continuedFromPage }
    if !article.photographers.isEmpty { flags |= ArticleFlag.photographers }
    if article.assemblyConfidence != 100 { flags |= ArticleFlag.isDoubtful }
    if article.textQuality != nil { flags |= ArticleFlag.textQuality }
    writer.append(flags)
    text.append(article.title, to: &writer)
    if !article.authors.isEmpty { writer.appendCount(article.authors.count) }
    for author in article.authors {
      text.append(author.name, to: &writer)
      text.append(author.role, to: &writer)
    }
    text.append(article.kicker, to: &writer)
    text.append(article.subtitle, to: &writer)
    text.append(article.agency, to: &writer)
    if let dateline = article.dateline {
      text.append(dateline.place, to: &writer)
      text.append(dateline.date, to: &writer)
    }
    if let page = article.continuesOnPage { writer.appendSigned(page.code) }
    if let page = article.continuedFromPage { writer.appendSigned(page.code) }
    if !article.photographers.isEmpty { text.append(article.photographers, to: &writer) }
    if article.assemblyConfidence != 100 {
      writer.append(UInt8(clamping: article.assemblyConfidence))
    }
    if let quality = article.textQuality { writer.appendSigned(quality) }
    text.appendLines(to: &writer)
    return writer.bytes
  }

  static func encode(_ photo: Photo, distance: Int, _ text: DocumentText) -> [UInt8] {
    var writer = UnitRecord.begin(.photo, distance, text)
    text.append(photo.caption, to: &writer)
    text.append(photo.photographers, to: &writer)
    text.appendLines(to: &writer)
    return writer.bytes
  }

  private static func begin(
    _ kind: UnitKind, _ distance: Int, _ text: DocumentText
  ) -> ByteWriter {
    var writer = ByteWriter(capacity: 480)
    writer.appendVarint(Record.version)
    writer.append(kind.rawValue)
    writer.appendCount(distance)
    text.appendBlocks(to: &writer)
    return writer
  }

  /// Decodes a record; `folded` are the fields of its document.
  ///
  /// Without its lines, what is said of them is not looked at.
  static func decode(
    _ bytes: [UInt8], _ folded: [[UInt32]], withLines: Bool = false
  ) throws(ByteFault) -> UnitRecord {
    var cursor = ByteCursor(bytes.span)
    guard case .unit(let isPhoto, let distance) = try RecordHead.read(&cursor) else {
      throw RecordHead.otherKind(at: 0)
    }
    var text = try StoredText(bytes, fieldCount: folded.count, &cursor)
    try text.print(folded)
    let content: Content =
      isPhoto
      ? .photo(try readPhoto(text, &cursor)) : .article(try readArticle(text, &cursor))
    let lines = withLines ? try text.readLines(&cursor) : nil
    return UnitRecord(
      distance: distance, content: content, blocks: text.printedBlocks, folded: folded, lines: lines
    )
  }

  @_lifetime(cursor: copy cursor)
  private static func readPhoto(
    _ text: StoredText, _ cursor: inout ByteCursor
  ) throws(ByteFault) -> Photo {
    var photo = Photo()
    photo.caption = try text.readText(&cursor)
    photo.photographers = try text.readTexts(&cursor)
    photo.blocks = try text.pageBlocks()
    return photo
  }

  @_lifetime(cursor: copy cursor)
  private static func readArticle(
    _ text: StoredText, _ cursor: inout ByteCursor
  ) throws(ByteFault) -> Article {
    var article = Article()
    let fault = cursor.fault(.outOfRange("parts of an article"))
    let flags = try cursor.readUInt8()
    guard flags & ~ArticleFlag.all == 0 else { throw fault }
    func has(_ flag: UInt8) -> Bool { flags & flag != 0 }
    article.title = try text.readText(&cursor)
    if has(ArticleFlag.authors) { article.authors = try readAuthors(text, &cursor) }
    article.kicker = try text.readText(&cursor)
    article.subtitle = try text.readText(&cursor)
    article.agency = try text.readText(&cursor)
    if has(ArticleFlag.dateline) {
      article.dateline = Dateline(
        place: try text.readText(&cursor), date: try text.readText(&cursor))
    }
    if has(ArticleFlag.continuesOnPage) { article.continuesOnPage = try cursor.readPage() }
    if has(ArticleFlag.continuedFromPage) { article.continuedFromPage = try cursor.readPage() }
    if has(ArticleFlag.photographers) { article.photographers = try text.readTexts(&cursor) }
    if has(ArticleFlag.isDoubtful) { article.assemblyConfidence = Int(try cursor.readUInt8()) }
    if has(ArticleFlag.textQuality) { article.textQuality = try cursor.readSigned() }
    article.blocks = try text.pageBlocks()
    return article
  }

  /// Reads whether an article names authors, which stands where `about` begins.
  @_lifetime(cursor: copy cursor)
  static func readHasAuthors(_ cursor: inout ByteCursor) throws(ByteFault) -> Bool {
    try cursor.readUInt8() & ArticleFlag.authors != 0
  }

  @_lifetime(cursor: copy cursor)
  private static func readAuthors(
    _ text: StoredText, _ cursor: inout ByteCursor
  ) throws(ByteFault) -> [Author] {
    var authors: [Author] = []
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "authors")) {
      authors.append(
        Author(name: try text.readNeededText(&cursor), role: try text.readText(&cursor)))
    }
    return authors
  }
}
