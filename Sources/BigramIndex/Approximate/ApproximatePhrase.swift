// A phrase with a few wrong, lost or extra characters, as an engine reads it. Cut into pairs, one
// of them stands in the text unharmed, or in each is one error and in one of them it is a character
// of like shape (after Navarro, "A Guided Tour to Approximate String Matching", 2001, §8.2): so the
// pairs are looked up, and the text around them is compared.

import ChineseText

/// A phrase that may be misread, and what its readings cost.
package struct ApproximatePhrase: Sendable {
  /// A place that reads almost as a phrase.
  package struct Match: Equatable, Sendable {
    /// Half-open offsets in the text.
    package let range: Range<Int>
    /// 0 for the phrase itself; each edit adds at most 1, a character of like shape less than half.
    package let cost: Double
    /// Characters that are lost or extra, or wrong and not of like shape: 0 to the `edits` of the
    /// phrase.
    let edits: Int
  }

  /// How a character of a text fits into a place of the phrase.
  enum Fit {
    static let exact: UInt8 = 0
    static let like: UInt8 = 1
    static let none: UInt8 = 2
    /// The end of a field: nothing is read beyond.
    static let wall: UInt8 = 3
  }

  /// Of the characters that one is likely misread as, so many are of like shape; the others of
  /// `ShapeLikeness.lookalikes` only rank before what is not alike at all.
  package static let likeCount = 22

  /// Longer phrases are looked for as they are.
  static let longest = 64

  /// The phrase, as the text has its characters; none is 0, which ends a field.
  let phrase: [UInt32]
  let budget: ErrorBudget
  /// How many characters may be lost, extra, or wrong and not of like shape: what was asked for, at
  /// most half the phrase's characters less one (of three characters one) and never more than 8; 0
  /// for a phrase of more than 64 characters.
  package var edits: Int { budget.edits }
  /// For each place of the phrase the characters of like shape, as the text has them, increasing.
  let likes: [[UInt32]]
  private let columns: CharacterColumns
  /// How each place reads each column.
  let table: ReadingTable

  /// Prepares for `scalars`, folded characters, with at most `edits` edits, fewer where there are
  /// too few characters for them. `character` says how the text has a scalar.
  package init(
    _ scalars: [UInt32], edits: Int, character: (UInt32) -> UInt32 = { $0 }
  ) {
    budget = ApproximatePhrase.budget(of: scalars, edits: edits)
    phrase = scalars.map(character)
    var columns = CharacterColumns(0, phrase)
    var likes: [[UInt32]] = []
    var table = ReadingTable(
      rows: phrase.count, columns: CharacterColumns.most(ofPhrase: phrase.count))
    for row in phrase.indices {
      table[row, CharacterColumns.wall] = (Fit.wall, 0)
      let lookalikes = budget.isExact ? [] : ShapeLikeness.lookalikes(of: scalars[row])
      var like: [UInt32] = []
      for rank in lookalikes.indices {
        let other = lookalikes[rank]
        let symbol = character(other.scalar)
        let isLike = rank < ApproximatePhrase.likeCount
        if isLike { like.append(symbol) }
        let share = isLike ? 50 * (1 - other.likeness) : 100 - 25 * other.likeness
        table[row, columns.insert(symbol)] = (isLike ? Fit.like : Fit.none, UInt8(max(1, share)))
      }
      likes.append(like.sorted())
      table[row, columns.insert(phrase[row])] = (Fit.exact, 0)
    }
    self.columns = columns
    self.likes = likes
    self.table = table
  }

  /// What is allowed in `scalars` when `edits` are asked for.
  static func budget(of scalars: [UInt32], edits: Int) -> ErrorBudget {
    let isShort = scalars.count <= ApproximatePhrase.longest && !scalars.contains(0)
    return ErrorBudget(count: scalars.count, edits: isShort ? edits : 0)
  }

  /// Whether a phrase of `count` characters can be found by another reading at all.
  package static func isTolerant(count: Int) -> Bool { count >= 2 && count <= longest }

  /// Writes the columns of the characters of a text over those in `window`.
  func columns(of text: [UInt32], to window: inout [UInt16]) {
    if window.count > text.count { window.removeLast(window.count - text.count) }
    window.append(contentsOf: repeatElement(0, count: text.count - window.count))
    var out = window.mutableSpan
    let text = text.span
    for place in 0..<text.count { out[place] = columns[text[place]] }
  }

  /// How a character fits into a place of the phrase: one of `Fit`.
  func fit(_ row: Int, _ character: UInt32) -> UInt8 { table.fit(row, columns[character]) }

  /// All places that read almost as the phrase, some of them more than once, in no order.
  ///
  /// Cost: linear in the text, and a little more for every pair of the phrase that stands in it.
  func readings(in text: [UInt32]) -> [Match] {
    var reader = ApproximateReader(table, budget)
    columns(of: text, to: &reader.window)
    // Most of a text is characters that the phrase does not know.
    var known: [Int] = []
    let window = reader.window
    for place in window.indices where window[place] != CharacterColumns.other {
      known.append(place)
    }
    var matches: [Match] = []
    for anchor in anchors {
      for place in known {
        guard table.fit(anchor.lowerBound, reader.window[place]) <= Fit.like,
          let match = reader.best(anchor, at: place)
        else { continue }
        matches.append(match)
      }
    }
    return matches
  }

  /// The parts of the phrase of which one is in every reading, with at most one error, and that of
  /// like shape.
  private var anchors: [Range<Int>] {
    // Of three characters the first one stands, or else the other two.
    if phrase.count == 3 && !budget.isExact { return [0..<1, 1..<3] }
    if phrase.count == 1 || budget.isExact { return [0..<phrase.count] }
    return (0..<phrase.count / 2).map { 2 * $0..<2 * $0 + 2 }
  }
}

/// How each place of a phrase reads each character that is told from the others.
struct ReadingTable: Sendable {
  private(set) var fits: [UInt8]
  /// Hundredths.
  private(set) var costs: [UInt8]
  let rows: Int
  private let columns: Int

  /// Nothing fits, and everything costs as much as a character of no likeness.
  init(rows: Int, columns: Int) {
    fits = Array(repeating: ApproximatePhrase.Fit.none, count: rows * columns)
    costs = Array(repeating: 100, count: rows * columns)
    self.rows = rows
    self.columns = columns
  }

  subscript(row: Int, column: Int) -> (fit: UInt8, cost: UInt8) {
    get { (fits[row * columns + column], costs[row * columns + column]) }
    set { (fits[row * columns + column], costs[row * columns + column]) = newValue }
  }

  @inline(__always)
  func fit(_ row: Int, _ column: UInt16) -> UInt8 { fits[row * columns + Int(column)] }

  @inline(__always)
  func cost(_ row: Int, _ column: UInt16) -> Int { Int(costs[row * columns + Int(column)]) }
}

/// Numbers for the characters that a phrase tells from others: 0 for the end of a field, 1 for all
/// that it does not know.
struct CharacterColumns: Sendable {
  static let wall = 0
  static let other: UInt16 = 1
  /// Open addressing; a slot without a column is free.
  private var slots: [(character: UInt32, column: UInt16)]
  private let shift: UInt32
  /// A bit for each that has a column, by the lowest thirteen of its bits: most characters have
  /// none, and are told by it.
  private var known = [UInt64](repeating: 0, count: 128)
  private(set) var count = 2

  /// Knows the end of a field and the characters of a phrase; has room for their lookalikes.
  init(_ wall: UInt32, _ phrase: [UInt32]) {
    let most = CharacterColumns.most(ofPhrase: phrase.count)
    let bits = max(4, Int.bitWidth - (2 * most).leadingZeroBitCount)
    slots = Array(repeating: (0, CharacterColumns.other), count: 1 << bits)
    shift = UInt32(32 - bits)
    slots[slot(wall)] = (wall, UInt16(CharacterColumns.wall))
    known[Int(wall >> 6 & 127)] |= 1 << UInt64(wall & 63)
    for character in phrase { _ = insert(character) }
  }

  /// The most columns that a phrase of `count` characters and their lookalikes can have.
  static func most(ofPhrase count: Int) -> Int { count * (ShapeLikeness.lookalikeCount + 1) + 2 }

  /// The slot that a character has or would take.
  @inline(__always)
  private func slot(_ character: UInt32) -> Int {
    var slot = Int((character &* 0x9E37_79B1) >> shift)
    while slots[slot].character != character && slots[slot].column != CharacterColumns.other {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  @inline(__always)
  subscript(character: UInt32) -> UInt16 {
    known[Int(character >> 6 & 127)] >> UInt64(character & 63) & 1 == 0
      ? CharacterColumns.other : slots[slot(character)].column
  }

  /// The column of a character, a new one if it has none.
  mutating func insert(_ character: UInt32) -> Int {
    let slot = slot(character)
    if slots[slot].column == CharacterColumns.other {
      slots[slot] = (character, UInt16(count))
      known[Int(character >> 6 & 127)] |= 1 << UInt64(character & 63)
      count += 1
    }
    return Int(slots[slot].column)
  }
}

extension [ApproximatePhrase.Match] {
  /// The cheapest matches of which no two overlap, in order.
  var apart: [ApproximatePhrase.Match] {
    guard count > 1 else { return self }
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
