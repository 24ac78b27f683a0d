// Search: the query and its filters to the index, its hits back to what a person reads.

import BigramIndex
import ChineseText
import IssueParser
import Storage

extension ArchiveSnapshot {
  /// Finds articles, photos and page furniture; see `SearchRequest`.
  ///
  /// Equal scores stand in the order of the newspaper, so that the same query always answers the
  /// same.
  /// Errors: `.query` where the query cannot be read, `.index` and `.corrupt` for damage.
  package func search(_ request: SearchRequest) throws(ArchiveError) -> SearchResult {
    let query: QueryPlan
    do {
      query = try QueryPlan(request.query, request.tolerance)
    } catch {
      throw .query(error, text: request.query)
    }
    let tree = IndexQuery.and([query.indexQuery] + filters(of: request))
    let hits = try ranked(tree, request)
    var result = SearchResult()
    result.articleCount = hits.documents
    result.occurrenceCount = hits.occurrences
    if request.tolerance != .none {
      var exact = request
      exact.tolerance = .none
      exact.limit = 0
      result.approximateCount = hits.documents - (try search(exact).articleCount)
    }
    for hit in hits.top { result.hits.append(try describe(hit, query, request)) }
    if request.isExplained {
      let explanations = try explain(hits.top, query)
      for index in result.hits.indices { result.hits[index].explanation = explanations[index] }
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
    _ hit: IndexHit, _ query: QueryPlan, _ request: SearchRequest
  ) throws(ArchiveError) -> Hit {
    let record = try catalog.stored(hit.document)
    let text = try catalog.text(of: hit.document)
    let found = try Catalog.decoding(hit.document) { () throws(ByteFault) in
      try FoundText(record, text, query.phrases, contextLength: request.contextLength)
    }
    let passages = try Catalog.decoding(hit.document) { () throws(ByteFault) in
      try FoundText.passages(
        record, text, query.phrases, request.passages, contextLength: request.contextLength)
    }
    let page =
      switch found.page {
      case .itself(let head): head
      case .before(let distance):
        try catalog.page(of: hit.document, distance: distance).head
      }
    return Hit(
      id: UnitID.name(found.kind, page.id, found.ordinal(on: page)), kind: found.kind,
      score: hit.score, occurrences: hit.occurrences,
      isApproximate: hit.cost > 0, place: page.place, title: found.title,
      titleHighlights: found.titleHighlights, authors: found.authors, source: page.source.path,
      lines: found.lines, snippet: found.snippet, passages: passages, explanation: [])
  }
}
