// How alike two Chinese characters look, as far as the codes tell by which people look up
// characters by their shape. An engine that misreads a character reads one of like shape: 人 for
// 入, 杰 for 态.

import Synchronization

/// Compares the shapes of characters.
package enum ShapeLikeness {
  /// How alike two folded characters look, from 0 (nothing alike, or nothing known of one) to 1
  /// (the same).
  ///
  /// A weighed sum of what Unihan tells of both: the longest common part of their Cangjie codes,
  /// equal corners of their four-corner codes, the difference in strokes, and whether they have
  /// the same radical or phonetic. The weights were fitted on half of the characters of a list of
  /// misreadings (`Misreadings` in the tests), with the aim that the misread character is among
  /// the 20 likeliest; the other half is the test.
  package static func likeness(_ first: UInt32, _ second: UInt32) -> Double {
    guard first != second else { return 1 }
    let table = shapes
    guard let one = table.index(of: first), let other = table.index(of: second) else { return 0 }
    return ShapeComparison(table.features[one]).likeness(to: table.features[other])
  }

  /// The `lookalikeCount` characters that `scalar` is most likely misread as, likeliest first, each
  /// with its likeness: those of like shape, the commoner before the rarer. Folded characters; none
  /// for one that is unknown.
  ///
  /// Cost: a comparison with each of the 7,000 characters of the table when a character is first
  /// asked for; then a look into a memory, which holds no more than the table.
  package static func lookalikes(of scalar: UInt32) -> [Lookalike] {
    if let known = memory.withLock({ $0[scalar] }) { return known }
    let table = shapes
    guard let own = table.index(of: scalar) else { return [] }
    let comparison = ShapeComparison(table.features[own])
    var ranked: [(score: Double, place: Int)] = []
    for index in table.features.indices where index != own {
      let likeness = comparison.likeness(to: table.features[index])
      guard likeness >= leastLikeness else { continue }
      ranked.append(
        (likeness + commonness * Double(table.features[index].frequency), index))
    }
    ranked.sort { ($0.score, $1.place) > ($1.score, $0.place) }
    let found = ranked.prefix(lookalikeCount).map { score, place in
      Lookalike(
        scalar: table.scalars[place],
        likeness: comparison.likeness(to: table.features[place]))
    }
    memory.withLock { $0[scalar] = found }
    return found
  }

  /// How many `lookalikes` there are at most.
  package static let lookalikeCount = 60

  /// What a doubling of a character's frequency adds to its chance to be read.
  private static let commonness = 0.019

  /// Below this nothing is alike.
  private static let leastLikeness = 0.2

  private static let shapes = ShapeTable(table)

  private static let memory = Mutex<[UInt32: [Lookalike]]>([:])
}

/// A character that another one may be misread as.
package struct Lookalike: Equatable, Sendable {
  /// The character, folded.
  package let scalar: UInt32
  /// `ShapeLikeness.likeness` of the two.
  package let likeness: Double
}

/// The table, taken apart when it is first asked.
struct ShapeTable {
  /// In increasing order.
  let scalars: [UInt32]
  /// Of each scalar.
  let features: [ShapeFeatures]

  /// Reads entries of the form that `ShapeLikeness.table` says.
  init(_ text: String) {
    var entries: [(scalar: UInt32, features: ShapeFeatures)] = []
    let text = Array(text.utf8)
    var reader = ShapeReader()
    while let entry = reader.next(text.span) { entries.append(entry) }
    entries.sort { $0.scalar < $1.scalar }
    scalars = entries.map(\.scalar)
    features = entries.map(\.features)
  }

  func index(of scalar: UInt32) -> Int? {
    let place = partitioningIndex(in: scalars.indices) { scalars[$0] < scalar }
    return place < scalars.count && scalars[place] == scalar ? place : nil
  }
}

/// What is known of one character's shape.
struct ShapeFeatures: Equatable {
  /// Cangjie letters, 1 to 26, five bits each, the first one lowest.
  var cangjie: UInt32 = 0
  /// Four digits of four bits each; nil where Unihan has none.
  var corners: UInt16?
  var strokes = 0
  var radical = 0
  /// Classes of like sound and part (kPhonetic), at most two; 0 for none.
  var phonetics: (UInt16, UInt16) = (0, 0)
  /// Logarithm to base 2 of its count in 60 million characters of Chinese news and law.
  var frequency = 0

  static func == (left: ShapeFeatures, right: ShapeFeatures) -> Bool {
    left.cangjie == right.cangjie && left.corners == right.corners
      && left.strokes == right.strokes && left.radical == right.radical
      && left.phonetics == right.phonetics && left.frequency == right.frequency
  }

  /// The letters of the Cangjie code.
  var letterCount: Int { (32 - cangjie.leadingZeroBitCount + 4) / 5 }
}

/// One character's shape, to be compared with many.
struct ShapeComparison {
  private let own: ShapeFeatures
  private let letterCount: Int
  /// For each Cangjie letter the places at which the own code has it, a bit each.
  private let places: [UInt32]

  init(_ own: ShapeFeatures) {
    self.own = own
    letterCount = own.letterCount
    var places = [UInt32](repeating: 0, count: 32)
    for place in 0..<letterCount {
      places[Int(own.cangjie >> UInt32(5 * place) & 31)] |= 1 << UInt32(place)
    }
    self.places = places
  }

  func likeness(to other: ShapeFeatures) -> Double {
    var sum = 0.9 * commonLetters(with: other)
    if let corners = own.corners, let theirs = other.corners {
      // One bit for each corner that differs.
      let bits = corners ^ theirs
      let pairs = bits | bits >> 2
      let differing = (pairs | pairs >> 1) & 0x1111
      sum += 0.7 / 4 * Double(4 - differing.nonzeroBitCount)
    } else {
      // What two characters that nothing is known of have in common on the average.
      sum += 0.7 * 0.35
    }
    if own.radical == other.radical { sum += 0.1 }
    if sharesPhonetic(with: other) { sum += 0.35 }
    let most = max(own.strokes, other.strokes, 1)
    sum -= 0.65 * Double(abs(own.strokes - other.strokes)) / Double(most)
    return min(1, max(0, sum / 2.05))
  }

  private func sharesPhonetic(with other: ShapeFeatures) -> Bool {
    let (first, second) = own.phonetics
    if first != 0, first == other.phonetics.0 || first == other.phonetics.1 { return true }
    return second != 0 && (second == other.phonetics.0 || second == other.phonetics.1)
  }

  /// Twice the longest common subsequence of the letters over the letters of both, 0 to 1.
  ///
  /// Source: Hyyrö, "Bit-Parallel LCS-length Computation Revisited", 2004: a row of the table of
  /// lengths in a word, a zero where the length grows.
  private func commonLetters(with other: ShapeFeatures) -> Double {
    let both = letterCount + other.letterCount
    guard both > 0 else { return 0 }
    var row = ~UInt32(0)
    var theirs = other.cangjie
    while theirs != 0 {
      let equal = row & places[Int(theirs & 31)]
      row = (row &+ equal) | (row & ~equal)
      theirs >>= 5
    }
    let grown = ~row & (1 << UInt32(letterCount) - 1)
    return 2 * Double(grown.nonzeroBitCount) / Double(both)
  }
}

/// Reads the entries of the table's text, in UTF-8.
private struct ShapeReader {
  private var place = 0

  mutating func next(_ text: Span<UInt8>) -> (scalar: UInt32, features: ShapeFeatures)? {
    while place < text.count, text[place] == 0x20 || text[place] == 0x0A { place += 1 }
    guard place < text.count else { return nil }
    let scalar = UTF8Reader.next(text, &place)
    var features = ShapeFeatures()
    var shift: UInt32 = 0
    while place < text.count, (0x41...0x5A).contains(text[place]), shift < 25 {
      features.cangjie |= UInt32(text[place] - 0x40) << shift
      shift += 5
      place += 1
    }
    guard let corners = number(text), let strokes = number(text), let radical = number(text),
      let first = number(text), let second = number(text), let frequency = number(text)
    else { return nil }
    if corners.digits == 4 {
      var packed: UInt16 = 0
      var rest = corners.value
      for corner in 0..<4 {
        packed |= UInt16(rest % 10) << (4 * corner)
        rest /= 10
      }
      features.corners = packed
    }
    features.strokes = strokes.value
    features.radical = radical.value
    features.phonetics = (
      UInt16(truncatingIfNeeded: first.value), UInt16(truncatingIfNeeded: second.value)
    )
    features.frequency = frequency.value
    return (scalar, features)
  }

  /// The number behind a comma, 0 where nothing stands there; nil without a comma.
  private mutating func number(_ text: Span<UInt8>) -> (value: Int, digits: Int)? {
    guard place < text.count, text[place] == 0x2C else { return nil }
    place += 1
    var value = 0
    var digits = 0
    while place < text.count, (0x30...0x39).contains(text[place]), digits < 9 {
      value = value * 10 + Int(text[place] - 0x30)
      digits += 1
      place += 1
    }
    return (value, digits)
  }
}
