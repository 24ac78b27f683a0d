/// Puts the lines that neither masthead nor colophon claimed together to articles and photos.
enum ArticleAssembler {
  /// Fills the articles, photos and unassigned blocks of `page` from `lines`, in source order but
  /// for columns that were read across; every one of the lines ends in exactly one block, as do
  /// `flags`, the lines of the same source that name its section and no article is asked to take.
  ///
  /// Cost: linear in the scalars of the lines.
  static func assemble(lines: SourceLines, flags: [SourceLine], into page: inout Page) {
    if !lines.lines.isEmpty { fill(&page, from: lines) }
    PageBuilder.add(flags: flags, of: lines, to: &page)
  }

  private static func fill(_ page: inout Page, from lines: SourceLines) {
    let lines = lines.rejoined() ?? lines
    var labeler = labeler(lines)
    var labels = labeler.labels()
    if let woven = WovenColumns(labeler, labels) {
      labeler = self.labeler(
        lines.page(of: woven.order.map { lines.lines[$0] }), columnStarts: woven.columnStarts)
      labels = labeler.labels()
    }
    let widths = ColumnWidths(labeler, labels)
    let photos = PhotoGrouping(
      labeler, labels, PageItem.split(labeler.text, labeler.features, labels), widths)
    let joiner = FragmentJoiner(labeler, labels, photos.items, widths)
    var grouping = ArticleGrouping(labeler, joiner, widths)
    let settled = grouping.settleOrphans(HeadlineMatcher(grouping).match())
    let matched = grouping.takeLoneHeadings(settled)
    grouping.signDetached(matched)
    var builder = PageBuilder(labels, grouping)
    builder.take(headings: matched)
    builder.take(photos: photos.photos(among: joiner.items, owner: grouping.owner))
    builder.finish(&page)
  }

  private static func labeler(
    _ lines: SourceLines, columnStarts: Set<Int> = []
  ) -> LineLabeler {
    let text = PageText(lines)
    var features = [LineFeatures](text)
    let conventions = LayoutConventions(text, features)
    features.carryRanks(over: conventions.cuts)
    return LineLabeler(text, features, conventions, columnStarts: columnStarts)
  }
}
