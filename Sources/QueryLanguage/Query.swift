// What a reader asks, as a tree. Reading and printing are inverse: `Query(query.text) == query`.

/// A query, read.
package indirect enum Query: Equatable, Sendable {
  /// The phrase stands in one field of the article.
  case phrase(PhrasePattern)
  /// A phrase of the first list and one of the second stand in one field, in either order, apart,
  /// with at most `distance` characters between them. Neither list is empty.
  case near([PhrasePattern], [PhrasePattern], distance: Int)
  /// Every one of two or more queries holds.
  case and([Query])
  /// At least one of two or more queries holds.
  case or([Query])
  /// The query does not hold.
  case not(Query)
  /// The query holds of these fields alone. None stands inside another.
  case within(QueryField, Query)
}

/// The parts of an article that a query can be confined to.
package enum QueryField: String, CaseIterable, Sendable {
  /// Kicker, title and subtitle.
  case title
  /// Who wrote it: bylines and signatures.
  case byline
  /// Captions and credits of photos.
  case caption
  /// Paragraphs and subheadings.
  case body

  /// The name in Chinese, read as well as the English one.
  package var chineseName: String {
    switch self {
    case .title: "标题"
    case .byline: "作者"
    case .caption: "图片"
    case .body: "正文"
    }
  }
}
