// Lines of masthead and colophon that stand apart from the rest, among the articles.

extension FrontMatter {
  /// Claims a mail address or telephone of the desk, a piece of a date, and the paper's name, that
  /// stand apart from the rest.
  static func claimStrays(
    _ groups: [LineGroup], _ lines: SourceLines, _ parts: inout [Part?]
  ) {
    // Where readers with news call stands anywhere on the page.
    for index in groups.indices where parts[index] == nil && groups[index].isNewsline {
      parts[index] = .colophon
    }
    let claimed = zip(groups, parts).filter { $0.1 != nil }
    let hasMail = claimed.contains { $0.0.isMail }
    if parts.contains(where: { $0 == .colophon }), !hasMail,
      let index = groups.indices.first(where: { parts[$0] == nil && groups[$0].isDeskMail })
    {
      parts[index] = .colophon
    }
    let hasMasthead = claimed.contains { $0.1 == .masthead && $0.0.strength == .strong }
    let hasDate = claimed.contains { $0.0.tokens.contains(where: \.isYear) }
    let dates = groups.indices.filter {
      parts[$0] == nil && groups[$0].isPure && groups[$0].tokens.contains(where: \.isYear)
    }
    if dates.count == 1, let date = dates.first, !hasDate {
      // Below who signed or gave notice stands when.
      let isApart = endsArticle(lines, before: groups[date].lines.lowerBound)
      if hasMasthead || isApart && parts.contains(.colophon) { parts[date] = .masthead }
    }
    if claimed.contains(where: { $0.1 == .masthead }), !claimed.contains(where: { $0.0.namesPaper })
    {
      let names = groups.indices.filter { parts[$0] == nil && groups[$0].isOnlyNameplate }
      if names.count == 1 { parts[names[0]] = .masthead }
    }
    if !zip(groups, parts).contains(where: { $0.1 != nil && $0.0.namesPaper }) {
      let folios = groups.indices.filter { parts[$0] == nil && groups[$0].isNamedFolio }
      if folios.count == 1 { parts[folios[0]] = .masthead }
    }
    // The one line that numbers a page, and is nothing else, numbers this one.
    if !claimed.contains(where: { $0.0.isPageMarker }) {
      let markers = groups.indices.filter {
        parts[$0] == nil && groups[$0].isPure && groups[$0].isPageMarker
          && groups[$0].tokens.allSatisfy { $0.isPage || $0.isSection || $0.isNameplate }
      }
      if markers.count == 1 { parts[markers[0]] = .masthead }
    }
    // The page's section may be named once more.
    let sections = Set(claimed.flatMap { $0.0.tokens.compactMap(\.section) })
    for index in groups.indices where parts[index] == nil && groups[index].isOnlySection {
      if groups[index].tokens.allSatisfy({ sections.contains($0.section ?? "") }) {
        parts[index] = .masthead
      }
    }
    let hasWeekday = claimed.contains { $0.0.tokens.contains(where: \.isWeekday) }
    if hasMasthead, !hasWeekday {
      let days = groups.indices.filter { parts[$0] == nil && groups[$0].isOnlyWeekday }
      if days.count == 1 { parts[days[0]] = .masthead }
    }
  }
}
