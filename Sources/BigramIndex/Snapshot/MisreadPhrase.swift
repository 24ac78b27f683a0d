// An approximate phrase looked for in a text that somebody reads, as the index looks for it in its
// own.

/// Finds the readings of an approximate phrase in texts. It is made ready for the first text: most
/// of what is found reads exactly, and nobody asks.
package final class MisreadPhrase {
  private let scalars: [UInt32]
  private let asked: Int
  private let onlyLikely: Bool
  private lazy var phrase = ApproximatePhrase(scalars, edits: asked)
  /// What the odds are told by, until they are.
  private var segments: [SnapshotSegment]?
  private var odds: ReadingOdds?
  /// Why the odds of a reading could not be told, if they could not; it was taken then.
  package private(set) var failure: IndexError?

  /// How many characters may be lost, extra, or wrong and not of like shape: what was asked for, at
  /// most half the phrase's characters less one (of three characters one) and never more than 8; 0
  /// for a phrase of more than 64 characters.
  package var edits: Int { ApproximatePhrase.budget(of: scalars, edits: asked).edits }

  /// Prepares for `scalars`, folded; arguments as of `IndexQuery.approximate`.
  package init(_ scalars: [UInt32], edits: Int, onlyLikely: Bool) {
    self.scalars = scalars
    asked = edits
    self.onlyLikely = onlyLikely
  }

  /// Takes from now on what is likely by what a commit holds, if only that is to be taken.
  package func weigh(by snapshot: IndexSnapshot) {
    if onlyLikely { segments = snapshot.segments }
  }

  /// The places in folded text that read almost as the phrase, as half-open offsets: the cheapest
  /// of which no two overlap, in order.
  package func places(in text: [UInt32]) -> [Range<Int>] {
    var readings = phrase.readings(in: text)
    do throws(IndexError) {
      if let segments {
        odds = try ReadingOdds(phrase, segments, isOfScalars: true)
        self.segments = nil
      }
      if odds != nil {
        var likely: [ApproximatePhrase.Match] = []
        for reading in readings {
          if let reading = try odds?.likely(reading, in: text) { likely.append(reading) }
        }
        readings = likely
      }
    } catch {
      failure = error
    }
    return readings.apart.map(\.range)
  }
}
