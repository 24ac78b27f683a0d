/// Puts the lines that neither masthead nor colophon claimed together to articles and photos.
package enum ArticleAssembler {
  /// Fills the articles, photos and unassigned blocks of `page` from `lines`, in source order; every
  /// one of the lines ends in exactly one block.
  package static func assemble(lines: [SourceLine], into page: inout Page) {
    guard !lines.isEmpty else { return }
    var article = Article()
    article.blocks = lines.map {
      Block(role: .body, text: $0.text, lines: [LineRange($0.number, $0.number)])
    }
    page.articles = [article]
  }
}
