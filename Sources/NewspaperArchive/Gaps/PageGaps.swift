// Which pages of one issue are missing, which are held more than once, and which cannot be its.

import IssueParser

extension IssueSummary {
  /// The pages up to the last that the issue says it has, or else up to the last that is held; of
  /// an issue in parts with numbers of their own, part by part up to the last that is held. What is
  /// held beyond the last (`strayPages`) makes nothing missing: one misread number would miss
  /// dozens that never were.
  var missingPages: [MissingPages] {
    let held = pages.compactMap(\.place.page)
    guard let parts = IssueSummary.parts(of: held) else {
      let numbers = Set(held.map(\.number))
      return [missing(numbers, upTo: printedCount ?? numbers.max() ?? 0)].compactMap { $0 }
    }
    // A page that lost its letter may be of any part.
    let lost = Set(held.filter { $0.letter == nil }.map(\.number))
    return parts.compactMap { letter, numbers in
      missing(numbers.union(lost), upTo: numbers.max() ?? 0, of: letter)
    }
  }

  /// The pages beyond the last that the issue says it has, by number. The parts of an issue with
  /// numbers of their own do not say how many they have.
  var strayPages: [StrayPage] {
    guard let count = printedCount, IssueSummary.parts(of: pages.compactMap(\.place.page)) == nil
    else { return [] }
    return pages.compactMap { page in
      guard let number = page.place.page, number.number > count else { return nil }
      return StrayPage(issue: name, page: number, pageCount: count, source: page.source)
    }
  }

  /// How many pages the issue says it has, where an issue can have so many.
  private var printedCount: Int? {
    pageCount.flatMap { Masthead.pages.contains($0) ? $0 : nil }
  }

  /// The pages that are held more than once. Pages of an issue in parts that lost their letters may
  /// be of different parts.
  var duplicatePages: [Duplicate] {
    let numbered = pages.filter { $0.place.page != nil }
    let isInParts = numbered.contains { $0.place.page?.letter != nil }
    let byNumber = Dictionary(grouping: numbered, by: \.place.page)
    var duplicates: [Duplicate] = []
    for (page, copies) in byNumber where copies.count > 1 && !(isInParts && page?.letter == nil) {
      duplicates.append(Duplicate(issue: name, page: page, sources: copies.map(\.source)))
    }
    return duplicates.sorted { ($0.page?.code ?? 0) < ($1.page?.code ?? 0) }
  }

  /// How it is named in what is told of it.
  var name: IssueName { IssueName(date: date, number: issueNumber, lastNumber: lastIssueNumber) }

  private func missing(
    _ held: Set<Int>, upTo last: Int, of letter: UInt8? = nil
  ) -> MissingPages? {
    // A page with a number that none has lacks nothing before it.
    let missing = Masthead.pages.prefix { $0 <= last }.filter { !held.contains($0) }
    guard !missing.isEmpty else { return nil }
    return MissingPages(
      issue: name, pageCount: pageCount, held: heldCount,
      unnumbered: pages.count { $0.place.page == nil }, letter: letter, pages: missing)
  }

  /// The numbers held of each part, by letter; nil where no page has one, or where the numbers run
  /// on from part to part: A1 to A8, B9 to B16.
  private static func parts(of pages: [PageNumber]) -> [(letter: UInt8, numbers: Set<Int>)]? {
    var parts: [UInt8: Set<Int>] = [:]
    for page in pages {
      if let letter = page.letter { parts[letter, default: []].insert(page.number) }
    }
    guard !parts.isEmpty else { return nil }
    let sorted = parts.sorted { $0.key < $1.key }
    let runsOn =
      sorted.count > 1
      && zip(sorted, sorted.dropFirst()).allSatisfy {
        ($0.value.max() ?? 0) < ($1.value.min() ?? 0)
      }
    return runsOn ? nil : sorted.map { ($0.key, $0.value) }
  }
}
