// An approximate phrase looked for in a text that somebody reads, as the index looks for it in its own.

/// Finds the readings of an approximate phrase in texts.
package final class MisreadPhrase {
  private let phrase: ApproximatePhrase
  private let onlyLikely: Bool
  private var odds: ReadingOdds?
  /// Why the odds of a reading could not be told, if they could not; it was taken then.
  package private(set) var failure: IndexError?

  /// Edits allowed.
  package var edits: Int { phrase.edits }

  /// Prepares for `scalars`, folded; arguments as of `IndexQuery.approximate`.
  package init(_ scalars: [UInt32], edits: Int, onlyLikely: Bool) {
    phrase = ApproximatePhrase(scalars, edits: edits)
    self.onlyLikely = onlyLikely
  }

  /// Takes from now on what is likely by what a commit holds, if only that is to be taken.
  package func weigh(by snapshot: IndexSnapshot) throws(IndexError) {
    guard onlyLikely else { return }
    odds = try ReadingOdds(phrase, snapshot.segments, isOfScalars: true)
  }

  /// The places in folded text that read almost as the phrase, as half-open offsets: the cheapest of
  /// which no two overlap, in order.
  package func places(in text: [UInt32]) -> [Range<Int>] {
    var readings = phrase.readings(in: text)
    if odds != nil {
      do throws(IndexError) {
        var likely: [ApproximatePhrase.Match] = []
        for reading in readings {
          if let reading = try odds?.likely(reading, in: text) { likely.append(reading) }
        }
        readings = likely
      } catch {
        failure = error
      }
    }
    return readings.apart.map(\.range)
  }
}
