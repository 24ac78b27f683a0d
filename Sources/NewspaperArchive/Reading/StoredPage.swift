package import IssueParser

/// A page with all that is on it.
package struct StoredPage: Sendable {
  /// The page's id.
  package var id: String
  /// Where it came from.
  package var source: StoredSource
  /// Which page of its source it is, from 1.
  package var pageInSource: Int
  /// 1, or, where several pages have the very same lines and so the same id, which of them it is in
  /// the order of ingest.
  package var copy: Int
  /// Masthead, colophon, unassigned blocks, doubts, articles and photos, as the parser gave them.
  package var page: Page
  /// The ids of `page.articles`, in their order.
  package var articleIDs: [String]
  /// The ids of `page.photos`, in their order.
  package var photoIDs: [String]
}
