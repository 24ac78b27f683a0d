// From a parsed page to documents of the index: the page itself, then its articles, then its
// photos. Each block is one field, so that a phrase never runs from one paragraph into another.

import BigramIndex
import ChineseText
import IssueParser

/// The kinds of index fields beside those of blocks (`BlockRole.code`), and their weights.
enum FieldKind {
  static let masthead: UInt8 = 11
  static let colophon: UInt8 = 12

  /// What an occurrence counts for the rank: a headline above a body, a body above the furniture
  /// that every page prints.
  static let ranking: Ranking = {
    var weights = [Double](repeating: 1, count: 13)
    weights[Int(BlockRole.kicker.code)] = 3
    weights[Int(BlockRole.title.code)] = 5
    weights[Int(BlockRole.subtitle.code)] = 3
    weights[Int(BlockRole.subheading.code)] = 2
    weights[Int(BlockRole.byline.code)] = 1.5
    weights[Int(BlockRole.jump.code)] = 0.2
    weights[Int(BlockRole.banner.code)] = 0.2
    weights[Int(BlockRole.noise.code)] = 0.1
    weights[Int(FieldKind.masthead)] = 0.05
    weights[Int(FieldKind.colophon)] = 0.1
    return Ranking(weights: weights)
  }()
}

/// Makes the documents of one page.
struct DocumentMaker {
  let page: Page
  let pageInSource: Int
  let source: StoredSource
  let stamp: IngestStamp
  let text: SourceText

  var documents: [IndexDocument] {
    let hash = ContentHash(text.lines(of: page).span)
    let shared = [Key.source(source.path)] + Key.place(page.masthead)
    var documents = [pageDocument(hash, shared)]
    for (index, article) in page.articles.enumerated() {
      let id = UnitID.article(hash, index + 1)
      let authors = Set(article.authors.map { Key.author($0.name) })
      documents.append(
        IndexDocument(
          kind: UnitKind.article.rawValue, fields: DocumentMaker.fields(of: article.blocks),
          keys: shared + [Key.id(id)] + authors.sorted(),
          stored: UnitRecord.encode(article, page: hash, ordinal: index + 1, of: text)))
    }
    for (index, photo) in page.photos.enumerated() {
      let id = UnitID.photo(hash, index + 1)
      let authors = Set(photo.photographers.map { Key.author($0) })
      documents.append(
        IndexDocument(
          kind: UnitKind.photo.rawValue, fields: DocumentMaker.fields(of: photo.blocks),
          keys: shared + [Key.id(id)] + authors.sorted(),
          stored: UnitRecord.encode(photo, page: hash, ordinal: index + 1, of: text)))
    }
    return documents
  }

  private func pageDocument(_ hash: ContentHash, _ shared: [String]) -> IndexDocument {
    var fields = DocumentMaker.fields(of: page.unassigned)
    for range in page.masthead.lines {
      DocumentMaker.append(Array(text.bytes(of: range)), FieldKind.masthead, to: &fields)
    }
    for range in page.colophon?.lines ?? [] {
      DocumentMaker.append(Array(text.bytes(of: range)), FieldKind.colophon, to: &fields)
    }
    var keys = shared + [Key.id(hash.name)]
    if pageInSource == 1 { keys.append(Key.content(source.contentHash)) }
    return IndexDocument(
      kind: UnitKind.page.rawValue, fields: fields, keys: keys,
      stored: PageRecord.encode(
        page, hash: hash, pageInSource: pageInSource, source: source, stamp: stamp, text: text))
  }

  /// One field for each block; a block of nothing but blanks has none.
  static func fields(of blocks: [Block]) -> [IndexField] {
    var fields: [IndexField] = []
    for block in blocks { append(Array(block.text.utf8), block.role.code, to: &fields) }
    return fields
  }

  /// One field for a text of UTF-8.
  static func append(_ utf8: [UInt8], _ kind: UInt8, to fields: inout [IndexField]) {
    var scalars: [UInt32] = []
    Folding.append(utf8: utf8.span, to: &scalars)
    if !scalars.isEmpty { fields.append(IndexField(kind: kind, scalars: scalars)) }
  }
}

extension SourceText {
  /// The lines of a page from its first to its last.
  func lines(of page: Page) -> [UInt8] {
    var first = Int.max
    var last = 0
    let blocks =
      page.articles.flatMap(\.blocks) + page.photos.flatMap(\.blocks) + page.unassigned
    let ranges = blocks.flatMap(\.lines) + page.masthead.lines + (page.colophon?.lines ?? [])
    for range in ranges {
      first = min(first, range.first)
      last = max(last, range.last)
    }
    guard last > 0 else { return [] }
    return Array(bytes(of: LineRange(first, last)))
  }
}
