// Reads a phrase in a piece of text, character by character, with the errors that are allowed: out
// from a part of the phrase that stands there, to its beginning and then to its end.

/// Finds the cheapest reading of a phrase around one of its parts.
///
/// Plain equivalent: of all ways to pair the phrase's characters in order with characters of the
/// text, those before the part with text before it and those behind with text behind it, the one
/// that costs least among the allowed ones. Where a character stands as it should, no way that
/// takes it otherwise is cheaper, so only errors make ways part.
struct ApproximateReader {
  /// A reading: half-open offsets in the window, and the cost in hundredths.
  private struct Reading {
    var start: Int
    var end: Int
    var cost: Int
    var edits = 0
  }

  /// What the errors made so far come to.
  private struct Spent {
    var edits = 0
    var likes = 0
    var cost = 0
  }

  /// The text, as columns of the table. What lies outside is a wall.
  var window: [UInt16] = []
  private let table: ReadingTable
  private let budget: ErrorBudget
  private var part = 0..<0
  private var partEnd = 0
  private var best = Reading(start: 0, end: 0, cost: .max)

  init(_ table: ReadingTable, _ budget: ErrorBudget) {
    self.table = table
    self.budget = budget
  }

  /// The cheapest reading in which the characters `part` of the phrase stand at `place` of the
  /// window, each exactly or as one of like shape; nil if none is allowed.
  mutating func best(_ part: Range<Int>, at place: Int) -> ApproximatePhrase.Match? {
    var spent = Spent()
    for offset in 0..<part.count {
      let column = column(place + offset)
      switch table.fit(part.lowerBound + offset, column) {
      case ApproximatePhrase.Fit.exact: break
      case ApproximatePhrase.Fit.like:
        spent.likes += 1
        spent.cost += table.cost(part.lowerBound + offset, column)
      default: return nil
      }
    }
    guard budget.allows(edits: 0, likes: spent.likes) else { return nil }
    self.part = part
    partEnd = place + part.count
    best = Reading(start: 0, end: 0, cost: .max)
    readBackward(part.lowerBound - 1, place - 1, spent)
    guard best.cost < .max else { return nil }
    return ApproximatePhrase.Match(
      range: best.start..<best.end, cost: Double(best.cost) / 100, edits: best.edits)
  }

  /// Reads the phrase from its character `row` down to the first in the text from `place` down, and
  /// then what follows the part.
  private mutating func readBackward(_ row: Int, _ place: Int, _ spent: Spent) {
    var row = row
    var place = place
    while row >= 0, table.fit(row, column(place)) == ApproximatePhrase.Fit.exact {
      row -= 1
      place -= 1
    }
    guard row >= 0 else {
      readForward(part.upperBound, partEnd, spent, start: place + 1)
      return
    }
    if let next = substituted(row, place, spent) { readBackward(row - 1, place - 1, next) }
    guard let next = edited(spent) else { return }
    readBackward(row - 1, place, next)
    if column(place) != CharacterColumns.wall { readBackward(row, place - 1, next) }
  }

  private mutating func readForward(_ row: Int, _ place: Int, _ spent: Spent, start: Int) {
    var row = row
    var place = place
    while row < table.rows, table.fit(row, column(place)) == ApproximatePhrase.Fit.exact {
      row += 1
      place += 1
    }
    guard row < table.rows else {
      if spent.cost < best.cost {
        best = Reading(start: start, end: place, cost: spent.cost, edits: spent.edits)
      }
      return
    }
    if let next = substituted(row, place, spent) {
      readForward(row + 1, place + 1, next, start: start)
    }
    guard let next = edited(spent) else { return }
    readForward(row + 1, place, next, start: start)
    if column(place) != CharacterColumns.wall {
      readForward(row, place + 1, next, start: start)
    }
  }

  /// With the character at `place` read as the phrase's `row`; nil where that is not allowed.
  private func substituted(_ row: Int, _ place: Int, _ spent: Spent) -> Spent? {
    let column = column(place)
    var next = spent
    switch table.fit(row, column) {
    case ApproximatePhrase.Fit.wall: return nil
    case ApproximatePhrase.Fit.like: next.likes += 1
    default: next.edits += 1
    }
    next.cost += table.cost(row, column)
    return allowed(next)
  }

  /// With a character lost, or one too many.
  private func edited(_ spent: Spent) -> Spent? {
    var next = spent
    next.edits += 1
    next.cost += 100
    return allowed(next)
  }

  private func allowed(_ spent: Spent) -> Spent? {
    spent.cost < best.cost && budget.allows(edits: spent.edits, likes: spent.likes)
      ? spent : nil
  }

  @inline(__always)
  private func column(_ place: Int) -> UInt16 {
    place >= 0 && place < window.count ? window[place] : UInt16(CharacterColumns.wall)
  }
}
