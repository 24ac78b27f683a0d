// Search: the query and its filters to the index, its hits back to what a person reads.

import BigramIndex
import ChineseText
import IssueParser

extension ArchiveSnapshot {
  /// Finds articles, photos and page furniture; see `SearchRequest`.
  ///
  /// Equal scores stand in the order of ingest, so that the same query always answers the same.
  /// Errors: `.query` where the query cannot be read, `.index` and `.corrupt` for damage.
  package func search(_ request: SearchRequest) throws(ArchiveError) -> SearchResult {
    let query: QueryText
    do {
      query = try QueryText(request.query)
    } catch {
      throw .query(error)
    }
    let tree = IndexQuery.and([query.indexQuery] + filters(of: request))
    let nothing = IndexHits(documents: 0, occurrences: 0, top: [])
    let hits = try catalog.asking(nothing) { (index) throws(IndexError) in
      try index.search(
        tree, limit: request.limit, offset: request.offset, ranking: FieldKind.ranking)
    }
    var result = SearchResult()
    result.articleCount = hits.documents
    result.occurrenceCount = hits.occurrences
    for hit in hits.top {
      result.hits.append(try describe(hit, query, contextLength: request.contextLength))
    }
    return result
  }

  private func filters(of request: SearchRequest) -> [IndexQuery] {
    var filters: [IndexQuery] = []
    if let number = request.issueNumber { filters.append(.key(Key.issue(number))) }
    if let number = request.page { filters.append(.key(Key.page(number))) }
    if let paper = request.paper { filters.append(.key(Key.paper(paper))) }
    if let author = request.author { filters.append(.key(Key.author(author))) }
    if request.from != nil || request.to != nil {
      // ISO days have the order of their bytes.
      filters.append(
        .keyRange(
          from: request.from.map { Key.date($0) } ?? "date:0000",
          through: request.to.map { Key.date($0) } ?? "date:9999-12-31"))
    }
    return filters
  }

  private func describe(
    _ hit: IndexHit, _ query: QueryText, contextLength: Int
  ) throws(ArchiveError) -> Hit {
    if try catalog.kind(of: hit.document) == .page {
      return try describePage(hit, query, contextLength: contextLength)
    }
    let unit = try catalog.unit(hit.document)
    let page = try catalog.page(of: unit, hit.document)
    var title: String?
    var authors: [Author] = []
    switch unit.content {
    case .article(let article):
      title = article.title
      authors = article.authors
    case .photo(let photo):
      authors = photo.photographers.map { Author(name: $0) }
    }
    let texts = unit.blocks.map {
      Candidate(
        text: $0.block.text, lines: $0.block.lines, isTitle: $0.block.role == .title)
    }
    let best = Candidate.best(of: texts, query.phrases)
    return Hit(
      id: unit.id, kind: unit.ordinalKind, score: hit.score, occurrences: hit.occurrences,
      place: PagePlace(page.page.masthead), title: title,
      titleHighlights: title.map { Passage($0, phrases: query.phrases).highlights } ?? [],
      authors: authors, source: page.source.path, lines: best.lines,
      snippet: best.passage.snippet(contextLength: contextLength))
  }

  private func describePage(
    _ hit: IndexHit, _ query: QueryText, contextLength: Int
  ) throws(ArchiveError) -> Hit {
    let page = try catalog.page(hit.document)
    var texts = page.unassigned.map {
      Candidate(text: $0.block.text, lines: $0.block.lines, isTitle: false)
    }
    for lines in [page.mastheadLines, page.colophonLines] {
      for (range, bytes) in zip(lines.ranges, lines.bytes) {
        let text = String(decoding: bytes, as: UTF8.self)
        texts.append(Candidate(text: text, lines: [range], isTitle: false))
      }
    }
    let best = Candidate.best(of: texts, query.phrases)
    return Hit(
      id: page.id, kind: .page, score: hit.score, occurrences: hit.occurrences,
      place: PagePlace(page.page.masthead), title: nil, titleHighlights: [], authors: [],
      source: page.source.path, lines: best.lines,
      snippet: best.passage.snippet(contextLength: contextLength))
  }
}

extension UnitRecord {
  /// What kind of thing this is.
  var ordinalKind: UnitKind {
    switch content {
    case .article: .article
    case .photo: .photo
    }
  }
}

/// A text that a snippet may be cut from.
private struct Candidate {
  let text: String
  let lines: [LineRange]
  let isTitle: Bool

  /// The text with the most matches. The headline is shown anyway, so it is taken only where nothing
  /// else matches.
  static func best(
    of candidates: [Candidate], _ phrases: [[UInt32]]
  ) -> (passage: Passage, lines: [LineRange]) {
    var best = (passage: Passage("", phrases: []), lines: [LineRange]())
    for isTitle in [false, true] where best.passage.matches.isEmpty {
      for candidate in candidates where candidate.isTitle == isTitle {
        let passage = Passage(candidate.text, phrases: phrases)
        if passage.matches.count > best.passage.matches.count {
          best = (passage, candidate.lines)
        }
      }
    }
    return best
  }
}
