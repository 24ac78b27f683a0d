// Which pages make an issue. Mastheads have gaps: an inner page may know its day and no number, a
// front page its number and no day, and either may not name its paper. Those that know most come
// first, so that what makes an issue does not depend on the order of ingest.

import BigramIndex
import ChineseText
import IssueParser
import Storage

/// What is listed of a page.
struct ListedPage {
  let document: DocumentID
  let head: PageHead
  let listing: PageListing

  var place: PagePlace { head.place }

  var summary: PageSummary {
    PageSummary(
      document: document, id: head.id, place: head.place, section: listing.section,
      source: head.source.path, pageInSource: head.pageInSource,
      articleCount: head.articleCount, photoCount: head.photoCount,
      warnings: listing.doubts.ofMasthead, doubtCount: listing.doubts.count)
  }

  /// By number (unnumbered pages last), then source.
  fileprivate var order: (Int, SourceName, Int) {
    (place.page?.code ?? .max, head.source.name, head.pageInSource)
  }
}

/// Pages on their way into issues.
struct IssueGrouping {
  private var pages: [ListedPage] = []

  /// Takes a page; false where it belongs to no issue, since it has neither a day nor a number.
  @discardableResult
  mutating func add(_ page: ListedPage) -> Bool {
    guard page.place.date != nil || page.place.issueNumber != nil else { return false }
    pages.append(page)
    return true
  }

  /// The issues of the pages taken.
  var issues: [IssueSummary] {
    var groups = PageGroups()
    for page in ordered { groups.place(page) }
    return groups.all.map { IssueSummary($0.pages) }.sorted(by: IssueSummary.isBefore)
  }

  /// With a day first, then with a name, then with a number; else by day and source.
  private var ordered: [ListedPage] {
    let keys = pages.indices.map { index in
      let place = pages[index].place
      let gaps =
        (place.date == nil ? 4 : 0) + (place.paper == nil ? 2 : 0)
        + (place.issueNumber == nil ? 1 : 0)
      return (gaps: gaps, day: place.date?.dayNumber ?? 0, index: index)
    }
    return keys.sorted { left, right in
      if (left.gaps, left.day) != (right.gaps, right.day) {
        return (left.gaps, left.day) < (right.gaps, right.day)
      }
      let (name, other) = (pages[left.index].head.source.name, pages[right.index].head.source.name)
      if name != other { return name < other }
      return pages[left.index].head.pageInSource < pages[right.index].head.pageInSource
    }.map { pages[$0.index] }
  }
}

/// Pages that belong together, by days and numbers.
private struct PageGroups {
  /// The pages of one issue.
  struct Group {
    /// As the first page that has a name says.
    var paper: PaperName?
    var pages: [ListedPage] = []
  }

  private(set) var all: [Group] = []
  private var byDay: [CivilDate: [Int]] = [:]
  private var byNumber: [Int: [Int]] = [:]

  mutating func place(_ page: ListedPage) {
    let group = choice(for: page) ?? all.count
    if group == all.count { all.append(Group()) }
    all[group].pages.append(page)
    all[group].paper = all[group].paper ?? page.place.paper
    for day in page.place.days where !(byDay[day]?.contains(group) ?? false) {
      byDay[day, default: []].append(group)
    }
    for number in PageGroups.numbers(of: page) where !(byNumber[number]?.contains(group) ?? false) {
      byNumber[number, default: []].append(group)
    }
  }

  /// The group of this page among those of its days or, where it knows none, of its numbers; nil
  /// where it begins a new one, as it does where it may be of several papers and nothing says of
  /// which.
  private func choice(for page: ListedPage) -> Int? {
    let days = page.place.days
    let known =
      days.isEmpty
      ? PageGroups.numbers(of: page).flatMap { byNumber[$0] ?? [] }
      : days.flatMap { byDay[$0] ?? [] }
    let groups = known.filter { belongs(page, to: all[$0]) }
    guard groups.count > 1 else { return groups.first }
    let named = likeliest(of: groups.filter { all[$0].paper != nil }, for: page)
    if Set(named.map { all[$0].paper }).count == 1 { return named.first }
    return likeliest(of: groups.filter { all[$0].paper == nil }, for: page).first
  }

  /// Those groups that have the page's number, as far as any has; of these the ones that have a
  /// page of the same file, and of these the ones that have one of the same folder. There a page
  /// counts that has the paper's name: others may have come from elsewhere.
  private func likeliest(of groups: [Int], for page: ListedPage) -> [Int] {
    let numbers = page.place.numbers
    let name = page.head.source.name
    let folder = SourceName(FilePath.folder(of: name.text))
    let signs: [(ListedPage) -> Bool] = [
      { other in numbers.map { other.place.numbers?.overlaps($0) ?? false } ?? false },
      { $0.place.paper != nil && $0.head.source.name == name },
      {
        $0.place.paper != nil && SourceName(FilePath.folder(of: $0.head.source.path)) == folder
      },
    ]
    return signs.reduce(groups) { groups, sign in
      let better = groups.filter { all[$0].pages.contains(where: sign) }
      return better.isEmpty ? groups : better
    }
  }

  private func belongs(_ page: ListedPage, to group: Group) -> Bool {
    group.pages.allSatisfy {
      (page.place.paper == nil || $0.place.paper == nil || page.place.paper == $0.place.paper)
        && page.place.mayBeOfIssue($0.place)
    }
  }

  private static func numbers(of page: ListedPage) -> [Int] {
    page.place.numbers.map { Array($0) } ?? []
  }
}

extension IssueSummary {
  /// Pages that belong together; each field is that of the first page that has it, but the name of
  /// the paper is that of most, and those of a combined issue are of the first page that has them
  /// all.
  fileprivate init(_ group: [ListedPage]) {
    let listed = group.sorted { $0.order < $1.order }
    let places = listed.map(\.place)
    let dated = places.first { $0.lastDate != nil } ?? places.first { $0.date != nil }
    let numbered =
      places.first { $0.lastIssueNumber != nil } ?? places.first { $0.issueNumber != nil }
    date = dated?.date
    lastDate = dated?.lastDate
    dateEvidence = dated?.dateEvidence
    weekday =
      (dated?.lastDate == nil ? nil : dated?.weekday) ?? places.lazy.compactMap(\.weekday).first
    lunarDate = places.lazy.compactMap(\.lunarDate).first
    issueNumber = numbered?.issueNumber
    lastIssueNumber = numbered?.lastIssueNumber
    pageCount = listed.lazy.compactMap(\.listing.pageCount).first
    pages = listed.map(\.summary)
    paper = pages.lazy.compactMap(\.place.paper).commonest
  }

  /// By paper (those without a name last), then day (unknown days last), then number.
  fileprivate static func isBefore(_ left: IssueSummary, _ right: IssueSummary) -> Bool {
    if left.paper != right.paper {
      guard let paper = left.paper, let other = right.paper else { return left.paper != nil }
      return paper < other
    }
    return (left.date?.dayNumber ?? .max, left.issueNumber ?? .max)
      < (right.date?.dayNumber ?? .max, right.issueNumber ?? .max)
  }
}
