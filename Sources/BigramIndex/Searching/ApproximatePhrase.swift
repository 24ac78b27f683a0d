// A phrase with a few wrong, lost or extra characters, as an engine reads it. At least one of
// `edits` + 1 pieces of it stands in the text unharmed (Navarro, "A Guided Tour to Approximate String
// Matching", 2001, §8.2), so the pieces are looked up and the text around them is compared.

import ChineseText

/// Finds the places that read almost as a phrase.
package struct ApproximatePhrase {
  /// One such place.
  package struct Match: Equatable {
    /// Half-open offsets in the text.
    package let range: Range<Int>
    /// 0 for the phrase itself; each edit adds at most 1, a character of like shape less.
    package let cost: Double
  }

  /// The phrase, as the text has its characters; none is 0, which ends a field.
  let phrase: [UInt32]
  /// Edits allowed.
  let edits: Int
  /// The pieces of which one must stand unharmed, as ranges of `phrase`.
  let pieces: [Range<Int>]
  /// The character behind each of the text's numbers.
  private let scalar: (UInt32) -> UInt32

  /// The edits that a phrase of `count` characters bears: pieces of one character would be everywhere.
  package static func mostEdits(_ count: Int) -> Int { count == 3 ? 1 : max(0, count / 2 - 1) }

  /// Prepares for `phrase` with at most `edits` edits, fewer where it is too short for them.
  package init(
    _ phrase: [UInt32], edits: Int, scalar: @escaping (UInt32) -> UInt32
  ) {
    self.phrase = phrase
    self.scalar = scalar
    let edits = max(0, min(edits, ApproximatePhrase.mostEdits(phrase.count)))
    self.edits = edits
    if phrase.count == 3, edits == 1 {
      // What is wrong in the middle is looked up otherwise: `middleVariants`.
      pieces = [0..<2, 1..<3]
    } else {
      let count = edits + 1
      pieces = (0..<count).map {
        $0 * phrase.count / count..<($0 + 1) * phrase.count / count
      }
    }
  }

  /// The places around unharmed pieces in a text that may hold several fields.
  package func matches(in text: [UInt32]) -> [Match] {
    var matches: [Match] = []
    for piece in pieces {
      for place in PhrasePlaces.places(of: Array(phrase[piece]), in: text) {
        if let match = match(piece, at: place, in: text) { matches.append(match) }
      }
    }
    if phrase.count == 3, edits == 1 {
      for place in text.indices where text[place] == phrase[0] {
        if place + 2 < text.count, text[place + 2] == phrase[2], text[place + 1] != 0 {
          matches.append(
            Match(
              range: place..<place + 3, cost: substitution(phrase[1], text[place + 1])))
        } else if place + 1 < text.count, text[place + 1] == phrase[2] {
          matches.append(Match(range: place..<place + 2, cost: 1))
        }
      }
    }
    return matches
  }

  /// The best reading of the phrase around its piece at `place`.
  private func match(_ piece: Range<Int>, at place: Int, in text: [UInt32]) -> Match? {
    let before = side(
      phrase[..<piece.lowerBound].reversed(), in: text, from: place - 1, step: -1)
    let after = side(
      Array(phrase[piece.upperBound...]), in: text, from: place + piece.count, step: 1)
    var best: (cost: Double, before: Int, after: Int)?
    for spent in 0...edits {
      guard let left = before[spent], let right = after[edits - spent] else { continue }
      let cost = left.cost + right.cost
      if cost < best?.cost ?? .infinity { best = (cost, left.length, right.length) }
    }
    guard let best else { return nil }
    return Match(
      range: place - best.before..<place + piece.count + best.after, cost: best.cost)
  }

  /// How cheaply `part` can be read in the text from `start` on in steps of `step`: for each number
  /// of edits the cost and the characters read; nil where it cannot.
  ///
  /// Rows of the usual table of edit distances, cut to a band of `edits` on both sides.
  private func side(
    _ part: [UInt32], in text: [UInt32], from start: Int, step: Int
  ) -> [(cost: Double, length: Int)?] {
    func symbol(_ offset: Int) -> UInt32 {
      let place = start + step * offset
      return text.indices.contains(place) ? text[place] : 0
    }
    let width = 2 * edits + 1
    let never = Double.infinity
    // costs[e][shift]: `row` characters of the part read as row + shift - edits of the text.
    var costs = [[Double]](
      repeating: [Double](repeating: never, count: width), count: edits + 1)
    for spent in 0...edits {
      for extra in 0...spent where (0..<extra).allSatisfy({ symbol($0) != 0 }) {
        costs[spent][edits + extra] = Double(extra)
      }
    }
    for (row, wanted) in part.enumerated() {
      var next = [[Double]](
        repeating: [Double](repeating: never, count: width), count: edits + 1)
      for spent in 0...edits {
        for shift in 0..<width {
          let length = row + 1 + shift - edits
          guard length >= 0 else { continue }
          var cost = never
          if length > 0 {
            let read = symbol(length - 1)
            if read == wanted {
              cost = costs[spent][shift]
            } else if read != 0, spent > 0 {
              cost = costs[spent - 1][shift] + substitution(wanted, read)
            }
            if read != 0, spent > 0, shift > 0 {
              cost = min(cost, next[spent - 1][shift - 1] + 1)
            }
          }
          if spent > 0, shift + 1 < width { cost = min(cost, costs[spent - 1][shift + 1] + 1) }
          next[spent][shift] = min(cost, spent > 0 ? next[spent - 1][shift] : never)
        }
      }
      costs = next
    }
    return costs.map { row in
      var best: (cost: Double, length: Int)?
      for shift in 0..<width where row[shift] < best?.cost ?? never {
        best = (row[shift], part.count + shift - edits)
      }
      return best
    }
  }

  /// What it costs to read one character as another: from 0.1 for the likest shapes to 1.
  private func substitution(_ wanted: UInt32, _ read: UInt32) -> Double {
    1 - 0.9 * ShapeLikeness.likeness(scalar(wanted), scalar(read))
  }
}

extension [ApproximatePhrase.Match] {
  /// The cheapest matches of which no two overlap, in order.
  package var apart: [ApproximatePhrase.Match] {
    var kept: [ApproximatePhrase.Match] = []
    let ranked = sorted {
      ($0.cost, $0.range.count, $0.range.lowerBound) < (
        $1.cost, $1.range.count, $1.range.lowerBound
      )
    }
    for match in ranked where !kept.contains(where: { $0.range.overlaps(match.range) }) {
      kept.append(match)
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
