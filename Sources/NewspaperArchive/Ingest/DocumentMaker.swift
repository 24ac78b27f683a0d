// From a parsed page to documents of the index: the page itself, then its articles, then its
// photos. Each block is one field, so that a phrase never runs from one paragraph into another.

import BigramIndex
import ChineseText
import IssueParser

/// Makes the documents of one page.
struct DocumentMaker {
  let page: Page
  let pageInSource: Int
  let source: StoredSource
  let stamp: IngestStamp
  let text: SourceText

  var documents: [IndexDocument] {
    let hash = PageHash.of(page, text)
    let head = PageHead(
      source: source, stamp: stamp, hash: hash, pageInSource: pageInSource,
      articleCount: page.articles.count, photoCount: page.photos.count,
      place: PagePlace(page.masthead))
    let shared = DocumentMaker.sharedKeys(of: head)
    var documents = [pageDocument(head, shared)]
    documents.reserveCapacity(1 + page.articles.count + page.photos.count)
    for article in page.articles {
      let text = DocumentText(article.blocks, of: text)
      documents.append(
        IndexDocument(
          kind: UnitKind.article.rawValue, fields: text.fields,
          keys: shared + DocumentMaker.authorKeys(article.authors.map(\.name)),
          stored: UnitRecord.encode(article, distance: documents.count, text)))
    }
    for photo in page.photos {
      let text = DocumentText(photo.blocks, of: text)
      documents.append(
        IndexDocument(
          kind: UnitKind.photo.rawValue, fields: text.fields,
          keys: shared + DocumentMaker.authorKeys(photo.photographers),
          stored: UnitRecord.encode(photo, distance: documents.count, text)))
    }
    return documents
  }

  private func pageDocument(_ head: PageHead, _ shared: [String]) -> IndexDocument {
    let furniture =
      page.masthead.lines.map { (FieldKind.masthead, $0) }
      + (page.colophon?.lines ?? []).map { (FieldKind.colophon, $0) }
    let text = DocumentText(page.unassigned, furniture: furniture, of: text)
    return IndexDocument(
      kind: UnitKind.page.rawValue, fields: text.fields,
      keys: shared + DocumentMaker.pageKeys(of: head), stored: PageRecord.encode(page, head, text))
  }

  // MARK: - Keys

  /// The keys of a page and of all that is on it.
  private static func sharedKeys(of page: PageHead) -> [String] {
    [Key.source(page.source.name)] + Key.place(page.place)
  }

  /// The keys of a page alone.
  private static func pageKeys(of page: PageHead) -> [String] {
    let id = Key.id(page.id)
    return page.pageInSource == 1 ? [id, Key.content(page.source.contentHash)] : [id]
  }

  /// Each name once.
  private static func authorKeys(_ names: [String]) -> [String] {
    names.count < 2 ? names.map { Key.author($0) } : Set(names.map { Key.author($0) }).sorted()
  }

  /// All keys of a page that is stored.
  static func keys(of page: PageHead) -> [String] { sharedKeys(of: page) + pageKeys(of: page) }

  /// All keys of an article or a photo that is stored.
  static func keys(of unit: UnitRecord, on page: PageHead) -> [String] {
    let names =
      switch unit.content {
      case .article(let article): article.authors.map(\.name)
      case .photo(let photo): photo.photographers
      }
    return sharedKeys(of: page) + authorKeys(names)
  }
}
