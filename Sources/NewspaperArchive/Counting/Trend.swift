// How often over time: what a trend answers.

/// The hits of several queries in articles and photos, by period. Mastheads, imprints and the like
/// are left out: every page has them, so that they say nothing of what was written about, and would
/// water down the shares.
package struct Trend: Sendable {
  /// How much was found.
  package struct Count: Equatable, Sendable {
    /// Articles that match.
    package var articles = 0
    /// Photos that stand alone and match.
    package var photos = 0
    /// How often the query's phrases stand in them.
    package var occurrences = 0
    /// Those of the articles and photos whose day is only likely.
    package var likelyHits = 0
    /// Articles and photos.
    package var hits: Int { articles + photos }

    /// Nothing found.
    package init() {}

    mutating func add(_ occurrences: Int, in kind: UnitKind, isLikely: Bool) {
      if kind == .photo { photos += 1 } else { articles += 1 }
      self.occurrences += occurrences
      if isLikely { likelyHits += 1 }
    }
  }

  /// What was looked through, and what was found in it.
  package struct Row: Sendable {
    /// Articles that pass the filters.
    package var articles = 0
    /// Photos that stand alone and pass the filters.
    package var photos = 0
    /// The characters of their text, white space and the like left out.
    package var characters = 0
    /// What each query found.
    package var counts: [Count]

    /// Of ten thousand articles and photos, how many a query finds; nil where there are none.
    package func articleShare(_ query: Int) -> Double? {
      Row.share(counts[query].hits, of: articles + photos)
    }

    /// In ten thousand characters, how often a query's phrases stand; nil where there are none.
    package func density(_ query: Int) -> Double? {
      Row.share(counts[query].occurrences, of: characters)
    }

    private static func share(_ part: Int, of whole: Int) -> Double? {
      whole > 0 ? Double(part) * 10_000 / Double(whole) : nil
    }
  }

  /// The queries, as they were asked.
  package var queries: [String]
  /// The length of the periods.
  package var unit: Period.Unit
  /// The first period to the last; nil where no day is known or likely.
  package var span: ClosedRange<Period>?
  /// The periods of which the archive holds anything, in order.
  package var periods: [(period: Period, row: Row)] = []
  /// What stands on pages without any day.
  package var undated: Row

  /// All together.
  package var total: Row {
    var total = undated
    for (_, row) in periods {
      total.articles += row.articles
      total.photos += row.photos
      total.characters += row.characters
      for (index, count) in row.counts.enumerated() {
        total.counts[index].articles += count.articles
        total.counts[index].photos += count.photos
        total.counts[index].occurrences += count.occurrences
        total.counts[index].likelyHits += count.likelyHits
      }
    }
    return total
  }

  /// A stretch of the span: a period that the archive holds, or several that it does not.
  package enum Stretch: Sendable {
    case held(Period, Row)
    case missing(ClosedRange<Period>)
  }

  /// The whole span, in order and without a gap.
  package var stretches: [Stretch] {
    guard let span else { return [] }
    var stretches: [Stretch] = []
    var next = span.lowerBound.ordinal
    func skip(to end: Int) {
      guard next < end else { return }
      stretches.append(
        .missing(Period(unit, ordinal: next)...Period(unit, ordinal: end - 1)))
    }
    for (period, row) in periods {
      skip(to: period.ordinal)
      stretches.append(.held(period, row))
      next = period.ordinal + 1
    }
    skip(to: span.upperBound.ordinal + 1)
    return stretches
  }
}

extension UnitCounts {
  /// What a trend found.
  package init(_ count: Trend.Count) {
    articles = count.articles
    photos = count.photos
  }
}
