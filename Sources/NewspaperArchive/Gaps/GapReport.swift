// What an archive lacks: the answer, as values. How it is found is in GapSearch.swift.

package import ChineseText
package import IssueParser

/// What is missing of every paper, and what does not fit.
package struct GapReport: Sendable {
  /// The papers, by name, the one without a name last.
  package var papers: [PaperGaps] = []
  /// Pages that have neither a day nor a number, of which nothing can be told.
  package var unplacedPages = 0

  /// Whether nothing is missing and all fits.
  package var isEmpty: Bool { papers.allSatisfy { $0.isEmpty } }

  /// Nothing.
  package init() {}
}

/// What is missing of one paper, and what does not fit.
package struct PaperGaps: Sendable {
  /// Its name; nil for pages that name none, where the archive has several papers.
  package var paper: PaperName?
  /// Names that were read on issues which are this paper's by their day and number.
  package var otherNames: [PaperName] = []
  /// How many issues the archive holds.
  package var issueCount: Int
  /// The first day of which it holds an issue.
  package var first: CivilDate?
  /// The last such day.
  package var last: CivilDate?
  /// Issues that it lacks between those that it holds.
  package var missingIssues: [MissingIssues] = []
  /// Pages that it lacks of issues that it holds.
  package var missingPages: [MissingPages] = []
  /// Pages with a number that their issue does not go up to.
  package var strayPages: [StrayPage] = []
  /// Issues whose number and day do not fit those of the others.
  package var misfits: [NumberMisfit] = []
  /// Pages that it holds more than once, and days with several issues.
  package var duplicates: [Duplicate] = []

  /// Whether nothing is missing and all fits.
  package var isEmpty: Bool {
    missingIssues.isEmpty && missingPages.isEmpty && strayPages.isEmpty && misfits.isEmpty
      && duplicates.isEmpty
  }
}

/// Day and number of an issue.
package struct IssueName: Equatable, Comparable, Sendable {
  /// The day, where it is known.
  package var date: CivilDate?
  /// The number, where it is known; the first of a combined issue.
  package var number: Int?
  /// The last number of a combined issue.
  package var lastNumber: Int?

  /// By day, those without one last, then by number, those without one first.
  package static func < (left: IssueName, right: IssueName) -> Bool {
    (left.date?.dayNumber ?? .max, left.number ?? 0, left.lastNumber ?? 0)
      < (right.date?.dayNumber ?? .max, right.number ?? 0, right.lastNumber ?? 0)
  }
}

/// Issues that are missing between two.
package struct MissingIssues: Equatable, Sendable {
  /// The last issue before them.
  package var after: IssueName
  /// The first issue behind them.
  package var before: IssueName
  /// How many are missing; nil where no numbers tell.
  package var count: Int?
  /// Their numbers; more than `count` where some of these belong to issues that are held without a
  /// number that fits.
  package var numbers: [ClosedRange<Int>] = []
  /// The days between on which the paper should have come out, by its habits before and behind the
  /// gap; nil where these are not known: too few issues, or a gap of more than a year.
  package var days: [CivilDate]?

  /// Whether there are as many days as numbers, so that each is the day of a missing issue.
  package var isExact: Bool { count != nil && count == days?.count }
}

/// Pages that are missing of an issue, or of one part of it.
package struct MissingPages: Equatable, Sendable {
  /// The issue.
  package var issue: IssueName
  /// How many pages the masthead says that the issue has; nil where it does not say.
  package var pageCount: Int?
  /// How many the archive holds, copies of one page counted once, those without a number included.
  package var held: Int
  /// How many of these have no number: some of the missing pages may be among them.
  package var unnumbered: Int
  /// The letter of the part that the missing pages belong to; nil where the issue has no parts, or
  /// numbers that run on through them.
  package var letter: UInt8?
  /// The numbers of the missing pages.
  package var pages: [Int]
}

/// A page with a number beyond the last of its issue: its number was misread, or that of the pages
/// was.
package struct StrayPage: Equatable, Sendable {
  /// The issue.
  package var issue: IssueName
  /// The page's number as it was read.
  package var page: PageNumber
  /// How many pages the masthead says that the issue has.
  package var pageCount: Int
  /// Where the page comes from.
  package var source: String
}

/// An issue whose number and day do not fit those of its neighbours.
package struct NumberMisfit: Equatable, Sendable {
  /// What is odd about it.
  package enum Kind: String, Sendable {
    /// Another day has the same number.
    case repeated
    /// The number is lower than that of an earlier day.
    case falls
    /// The number is higher than so many days allow.
    case leaps
  }

  /// What is odd.
  package var kind: Kind
  /// The issue.
  package var issue: IssueName
  /// The nearest earlier issue that fits.
  package var after: IssueName?
  /// The nearest later issue that fits.
  package var before: IssueName?
}

/// Something that the archive holds more than once.
package struct Duplicate: Equatable, Sendable {
  /// The issue; its number is nil where several numbers claim the day.
  package var issue: IssueName
  /// The page; nil where the day has several issues.
  package var page: PageNumber?
  /// Where they come from.
  package var sources: [String]
}
