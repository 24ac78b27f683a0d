// Counts hits by period. The counts are those of a search: the same query with the same filters and
// the period's days finds as many articles and photos.

import BigramIndex
import ChineseText

extension ArchiveSnapshot {
  /// Counts the hits of each query by period; without `unit`, by one that suits the span.
  ///
  /// A page whose day is only likely counts for that day, and is told apart in the counts. A
  /// combined issue counts for the first of its days, once; the archive holds the others as well.
  /// Errors: as `search`.
  package func trend(
    _ queries: [String], filters: Filters = Filters(), tolerance: Tolerance = .none,
    by unit: Period.Unit? = nil
  ) throws(ArchiveError) -> Trend {
    try withoutDamage { () throws(ArchiveError) in try counts(queries, filters, tolerance, unit) }
  }

  private func counts(
    _ queries: [String], _ filters: Filters, _ tolerance: Tolerance, _ unit: Period.Unit?
  ) throws(ArchiveError) -> Trend {
    var plans: [QueryPlan] = []
    for query in queries { plans.append(try plan(query, tolerance)) }
    let conditions = try catalog.queries(of: filters)
    let days = try DocumentDays(catalog)
    let searched = try catalog.documents(matching: .and(conditions))
    let span = span(of: searched, days, filters)
    let unit = unit ?? span.map { Trend.unit(for: $0) } ?? .year
    var tally = TrendTally(days, unit, queryCount: queries.count)

    // What the archive holds does not hang on who wrote it or on which page it stands.
    var papers = Filters()
    papers.paper = filters.paper
    papers.from = filters.from
    papers.to = filters.to
    if let span {
      let held = try catalog.documents(matching: .and(try catalog.queries(of: papers)))
      for document in held {
        if let day = days.day(of: document)?.day, span.contains(day) { tally.hold(day) }
      }
      for day in try furtherDays(of: held) where span.contains(day) { tally.hold(day) }
    }
    let characters = try catalog.asking([]) { (index) throws(IndexError) in
      try index.characterCounts(of: searched)
    }
    for ((document, kind), count) in zip(zip(searched, try catalog.kinds(of: searched)), characters)
    where kind != .page {
      tally.add(document) {
        if kind == .photo { $0.photos += 1 } else { $0.articles += 1 }
        $0.characters += count
      }
    }
    for (number, plan) in plans.enumerated() {
      let tree = IndexQuery.and([plan.indexQuery] + conditions)
      let hits = try catalog.asking([]) { (index) throws(IndexError) in try index.hits(tree) }
      for (hit, kind) in zip(hits, try catalog.kinds(of: hits.map(\.document)))
      where kind != .page {
        let isLikely = days.day(of: hit.document)?.isLikely ?? false
        tally.add(hit.document) {
          $0.counts[number].add(hit.occurrences, in: kind, isLikely: isLikely)
        }
      }
    }
    var trend = Trend(queries: queries, unit: unit, span: nil, undated: tally.undated)
    trend.periods = tally.periods
    if let span {
      trend.span =
        Period(unit, containing: span.lowerBound)...Period(unit, containing: span.upperBound)
    }
    return trend
  }

  /// The days but the first of those of these documents that are of combined issues.
  private func furtherDays(of held: [DocumentID]) throws(ArchiveError) -> [CivilDate] {
    let found = try catalog.documentsByDay(Key.furtherDatePrefix)
    // Few archives have combined issues, and none but those needs the set.
    if found.isEmpty { return [] }
    let held = Set(held)
    return found.filter { $0.documents.contains(where: held.contains) }.map(\.day)
  }

  /// The days from the first to the last that was asked for, or else that there is.
  private func span(
    of documents: [DocumentID], _ days: DocumentDays, _ filters: Filters
  ) -> ClosedRange<CivilDate>? {
    var first: CivilDate?
    var last: CivilDate?
    for document in documents {
      guard let day = days.day(of: document)?.day else { continue }
      first = first.map { min($0, day) } ?? day
      last = last.map { max($0, day) } ?? day
    }
    guard let first, let last else { return nil }
    return min(filters.from ?? first, first)...max(filters.to ?? last, last)
  }
}

extension Trend {
  /// The period by which so many days are seen at a glance: at most some forty of them.
  static func unit(for span: ClosedRange<CivilDate>) -> Period.Unit {
    switch span.upperBound.dayNumber - span.lowerBound.dayNumber {
    case ..<45: .day
    case ..<200: .week
    case ..<1300: .month
    default: .year
    }
  }
}

/// Counts on their way into periods.
private struct TrendTally {
  private let days: DocumentDays
  private let unit: Period.Unit
  private let empty: Trend.Row
  private var rows: [Int: Trend.Row] = [:]
  private(set) var undated: Trend.Row
  /// Documents of one issue follow one another: the day that was looked up last.
  private var last: (day: CivilDate, period: Int)?

  init(_ days: DocumentDays, _ unit: Period.Unit, queryCount: Int) {
    self.days = days
    self.unit = unit
    empty = Trend.Row(counts: Array(repeating: Trend.Count(), count: queryCount))
    undated = empty
  }

  /// The archive holds something of this day.
  mutating func hold(_ day: CivilDate) {
    let period = period(of: day)
    if rows[period] == nil { rows[period] = empty }
  }

  mutating func add(_ document: DocumentID, _ change: (inout Trend.Row) -> Void) {
    guard let day = days.day(of: document)?.day else { return change(&undated) }
    change(&rows[period(of: day), default: empty])
  }

  private mutating func period(of day: CivilDate) -> Int {
    if let last, last.day == day { return last.period }
    let period = Period(unit, containing: day).ordinal
    last = (day, period)
    return period
  }

  var periods: [(period: Period, row: Trend.Row)] {
    rows.sorted { $0.key < $1.key }.map { (Period(unit, ordinal: $0.key), $0.value) }
  }
}
