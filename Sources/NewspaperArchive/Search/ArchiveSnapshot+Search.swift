// Search: the query and its filters to the index, its hits back to what a person reads.

import BigramIndex

extension ArchiveSnapshot {
  /// Finds articles, photos and page furniture; see `SearchRequest`.
  ///
  /// Equal scores stand in the order of the newspaper, so that the same query always answers the
  /// same.
  /// Texts and records that are damaged are left out, and told as `omission`.
  /// Errors: `.query` where the query cannot be read, `.index` and `.corrupt` for other damage.
  package func search(_ request: SearchRequest) throws(ArchiveError) -> SearchResult {
    try withoutDamage { () throws(ArchiveError) in try found(by: request) }
  }

  private func found(by request: SearchRequest) throws(ArchiveError) -> SearchResult {
    let (query, tree) = try tree(of: request)
    let hits = try ranked(tree, request)
    var result = SearchResult()
    result.hitCount = hits.documents
    result.occurrenceCount = hits.occurrences
    result.approximateCount = hits.approximate
    result.hits.reserveCapacity(hits.top.count)
    catalog.index?.prefetch(hits.top.map(\.document))
    for hit in hits.top { result.hits.append(try describe(hit, query, request)) }
    try query.checkReading()
    if request.isExplained {
      let explanations = try explain(hits.top, tree)
      for index in result.hits.indices { result.hits[index].explanation = explanations[index] }
    }
    return result
  }

  /// Reads a request: its query, and that with its filters as the index is asked.
  ///
  /// Errors: `.query`, `.index`.
  func tree(of request: SearchRequest) throws(ArchiveError) -> (QueryPlan, IndexQuery) {
    let query =
      request.query.isEmpty ? QueryPlan() : try plan(request.query, request.tolerance)
    return (
      query, IndexQuery.and([query.indexQuery] + (try catalog.queries(of: request.filters)))
    )
  }

  /// Reads a query.
  ///
  /// Errors: `.query`, `.index`.
  func plan(_ text: String, _ tolerance: Tolerance) throws(ArchiveError) -> QueryPlan {
    let plan: QueryPlan
    do {
      plan = try QueryPlan(text, tolerance)
    } catch {
      throw .query(error, text: text)
    }
    for phrase in plan.phrases {
      guard let reading = phrase.reading else { continue }
      try catalog.asking(()) { (index) in reading.weigh(by: index) }
    }
    return plan
  }

  private func describe(
    _ hit: IndexHit, _ query: QueryPlan, _ request: SearchRequest
  ) throws(ArchiveError) -> Hit {
    let document = hit.document
    var fields = try catalog.fields(of: document)
    let outline = try catalog.outline(of: document, fieldCount: fields.count)
    let matches: FieldMatches
    let total = query.isOfPhrases ? hit.occurrences : .max
    do throws(IndexError) {
      // What reads exactly is found faster, and mostly is all there is.
      if query.isOfOneMisread, hit.cost == 0,
        let exact = try FieldMatches(
          readExactly: query.phrases[0], in: &fields, total: hit.occurrences)
      {
        matches = exact
      } else {
        matches = try FieldMatches(query.phrases, in: &fields, total: total)
      }
    } catch {
      throw .index(error)
    }
    var text = HitText(document, outline.text, fields, texts: matches.texts)
    let found = try FoundText(
      outline, &text, matches, query.phrases, contextLength: request.contextLength)
    let passages = try FoundText.passages(
      &text, matches, request.passages, contextLength: request.contextLength)
    let page = try catalog.page(of: document, outline.head)
    return Hit(
      id: outline.head.id(on: page), kind: outline.head.kind, score: hit.score,
      occurrences: hit.occurrences, isApproximate: hit.cost > 0, place: page.place,
      title: found.title, titleHighlights: found.titleHighlights, authors: found.authors,
      source: page.source.path, lines: found.lines, snippet: found.snippet, lead: found.lead,
      passages: passages, explanation: [])
  }
}

extension QueryPlan {
  /// Tells what failed while the index weighed misreadings.
  func checkReading() throws(ArchiveError) {
    for phrase in phrases {
      if let failure = phrase.reading?.failure { throw .index(failure) }
    }
  }
}
