// Where a query's phrases stand in a text as it is shown. They are looked for in the folded text,
// so that what is marked is exactly what the index found.

import BigramIndex
import ChineseText
import IssueParser

/// A text with the places of phrases in it.
struct Passage {
  /// The text's Unicode scalars.
  let scalars: [UInt32]
  /// Half-open ranges of `scalars` in which a phrase stands, by their beginning; they may overlap.
  let matches: [Range<Int>]

  /// No text at all.
  init() {
    scalars = []
    matches = []
  }

  /// A text that no block of the index is.
  init(_ text: String, phrases: [SoughtPhrase]) {
    scalars = text.unicodeScalars.map(\.value)
    let folded = Folding.fold(scalars: scalars)
    var matches: [Range<Int>] = []
    for phrase in phrases {
      for place in phrase.ranges(in: folded.scalars) {
        matches.append(folded.sourceRange(of: place))
      }
    }
    self.matches = Passage.sorted(matches)
  }

  /// A block of the index; `places` are those of the phrases in its folded text.
  init(_ printed: PrintedText, _ places: [Range<Int>]) {
    scalars = printed.scalars
    var matches: [Range<Int>] = []
    matches.reserveCapacity(places.count)
    for place in places { matches.append(printed.range(place)) }
    self.matches = Passage.sorted(matches)
  }

  private static func sorted(_ matches: [Range<Int>]) -> [Range<Int>] {
    // The places of one phrase are in order as they are found.
    var isSorted = true
    for index in matches.indices.dropFirst() where isAfter(matches[index - 1], matches[index]) {
      isSorted = false
    }
    return isSorted ? matches : matches.sorted { isAfter($1, $0) }
  }

  private static func isAfter(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    (right.lowerBound, right.upperBound) < (left.lowerBound, left.upperBound)
  }

  /// The matches with overlapping and touching ones joined: what is to be marked. A character that
  /// is partly matched is wholly marked: of `é` written as two, the letter alone may be what a
  /// phrase found.
  var highlights: [Range<Int>] {
    var joined: [Range<Int>] = []
    joined.reserveCapacity(matches.count)
    for match in matches {
      if let last = joined.last, match.upperBound <= last.upperBound { continue }
      let match = characters(of: match)
      if let last = joined.last, match.lowerBound <= last.upperBound {
        joined[joined.count - 1] =
          last.lowerBound..<max(last.upperBound, match.upperBound)
      } else {
        joined.append(match)
      }
    }
    return joined
  }

  /// The part of the text that holds the most matches within reach of each other, with
  /// `contextLength` characters on each side; the beginning of the text where nothing matches.
  func snippet(contextLength: Int) -> Snippet {
    let contextLength = min(contextLength, scalars.count)
    let highlights = highlights
    var core = 0..<0
    var best = 0
    // The reach of a highlight never ends before that of the one before it.
    var end = 0
    for (index, highlight) in highlights.enumerated() {
      let reach = highlight.lowerBound + max(2 * contextLength, highlight.count)
      while end < highlights.count && highlights[end].upperBound <= reach { end += 1 }
      if end - index > best {
        best = end - index
        core = highlight.lowerBound..<highlights[end - 1].upperBound
      }
    }
    // Room that the matches do not need goes to both sides.
    let room = contextLength + max(0, 2 * contextLength - core.count) / 4
    let shown = around(core, room)
    return snippet(
      shown,
      highlights.filter { $0.lowerBound >= shown.lowerBound && $0.upperBound <= shown.upperBound })
  }

  /// Every match by itself, with `contextLength` characters on each side, those too that overlap or
  /// touch each other.
  func snippetsOfEach(contextLength: Int) -> [Snippet] {
    matches.map { match in
      let mark = characters(of: match)
      return snippet(around(mark, contextLength), [mark])
    }
  }

  /// All that is marked, with `contextLength` characters on each side, and with what then overlaps
  /// or touches it in one.
  func snippetsOfAll(contextLength: Int) -> [Snippet] {
    var parts: [(shown: Range<Int>, marks: [Range<Int>])] = []
    for highlight in highlights {
      let shown = around(highlight, contextLength)
      if let last = parts.last, shown.lowerBound <= last.shown.upperBound {
        parts[parts.count - 1].shown = last.shown.lowerBound..<shown.upperBound
        parts[parts.count - 1].marks.append(highlight)
      } else {
        parts.append((shown, [highlight]))
      }
    }
    return parts.map { snippet($0.shown, $0.marks) }
  }

  /// A range with `room` characters more on each side, and more where that would split something.
  private func around(_ core: Range<Int>, _ room: Int) -> Range<Int> {
    let start = boundary(atOrBefore: core.lowerBound - min(core.lowerBound, room))
    let rest = scalars.count - core.upperBound
    return start..<boundary(atOrAfter: core.upperBound + min(rest, room))
  }

  private func snippet(_ range: Range<Int>, _ shown: [Range<Int>]) -> Snippet {
    let (start, end) = (range.lowerBound, range.upperBound)
    return Snippet(
      text: String(scalarValues: scalars[start..<end]),
      highlights: shown.map { $0.lowerBound - start..<$0.upperBound - start },
      isCutBefore: start > 0, isCutAfter: end < scalars.count)
  }

  private func boundary(atOrBefore place: Int) -> Int {
    var place = place
    while place > 0 && !isBoundary(place) { place -= 1 }
    return place
  }

  private func boundary(atOrAfter place: Int) -> Int {
    var place = place
    while place < scalars.count && !isBoundary(place) { place += 1 }
    return place
  }

  /// Whether text may be cut before the scalar at `place`: not inside a character as a reader sees
  /// it, nor inside a word or number of Latin letters and digits.
  private func isBoundary(_ place: Int) -> Bool {
    guard place > 0 && place < scalars.count else { return true }
    if Passage.isWord(scalars[place - 1]) && Passage.isWord(scalars[place]) { return false }
    return endsCharacter(place)
  }

  /// The characters as a reader sees them that a range of scalars has a part in.
  private func characters(of range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while !endsCharacter(start) { start -= 1 }
    while !endsCharacter(end) { end += 1 }
    return start..<end
  }

  /// Whether a character as a reader sees it ends before the scalar at `place`, or the text does.
  private func endsCharacter(_ place: Int) -> Bool {
    guard place > 0 && place < scalars.count else { return true }
    if Passage.isPlain(scalars[place - 1]) && Passage.isPlain(scalars[place]) { return true }
    // What comes long before has no say in where a character ends; flags and families of emoji are
    // a few scalars long.
    let start = max(0, place - Passage.reach)
    let before = String(scalarValues: scalars[start..<place])
    let around = String(scalarValues: scalars[start..<min(scalars.count, place + 1)])
    return around.count > before.count
  }

  /// Scalars looked at to find where a character ends.
  private static let reach = 64

  /// Han characters, ASCII and common marks, each of which is a character as a reader sees it
  /// wherever the scalar beside it is one of them too.
  static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0x2010...0x2027, 0x3000...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xFF01...0xFF5E:
      true
    default: false
    }
  }

  private static func isWord(_ scalar: UInt32) -> Bool {
    CharacterClass.isLatinLetter(scalar) || CharacterClass.isDigit(scalar)
  }
}
