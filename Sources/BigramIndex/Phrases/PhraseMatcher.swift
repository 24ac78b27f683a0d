// Looks for a phrase in the text of a block. FORMAT.md, "Searching".

import Storage

/// Finds a phrase around one of its bigrams, or one symbol.
///
/// Sixteen low bytes are compared at once with those of the bigram; only where both agree is the
/// rest of the phrase looked at, and its tails last.
struct PhraseMatcher {
  private let count: Int
  private let lows: [UInt8]
  /// The tails of all symbols, nibble by nibble.
  private let tails: [UInt8]
  /// How many of these stand before each symbol's; then all.
  private let tailStarts: [Int]
  /// The first low bytes and the first nibbles in one word each, as they stand in a block, and
  /// which bits of such a word they are.
  private let lowWord: UInt64
  private let lowMask: UInt64
  private let tailWord: UInt64
  private let tailMask: UInt64
  /// Place of the bigram in the phrase.
  private let anchor: Int
  /// The bigram's low bytes.
  private let pair: Lanes.Pair

  /// Low bytes and nibbles that are compared as one word.
  private static let lowsOfWord = 8
  private static let tailsOfWord = 15

  /// Prepares for `symbols`, one or more, found by the bigram at place `anchor`.
  init(_ symbols: [UInt32], anchor: Int) {
    let codes = symbols.map { TextAlphabet.code($0) }
    self.anchor = anchor
    count = symbols.count
    let lows = codes.map(\.low)
    let tails = codes.flatMap { code in
      (0..<UInt32(code.nibbleCount)).map { UInt8(code.nibbles >> (4 * $0) & 15) }
    }
    tailStarts = codes.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int($1.nibbleCount)) }
    lowWord = lows.prefix(PhraseMatcher.lowsOfWord).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    lowMask = UInt64.max >> UInt64(64 - 8 * min(lows.count, PhraseMatcher.lowsOfWord))
    tailWord = tails.prefix(PhraseMatcher.tailsOfWord).reversed().reduce(0) {
      $0 << 4 | UInt64($1)
    }
    tailMask = UInt64(1) << UInt64(4 * min(tails.count, PhraseMatcher.tailsOfWord)) - 1
    self.lows = lows
    self.tails = tails
    let step = count > 1 ? 1 : 0
    pair = Lanes.Pair(lows[anchor], lows[anchor + step], distance: step)
  }

  /// Calls `body` with each place at which the phrase begins and its bigram stands in the block
  /// `number`, found at `block`: counted from the beginning of the block, before it where negative.
  ///
  /// Plain equivalent: for each place in the block, whether the text from `anchor` symbols before
  /// it is the phrase.
  @inline(__always)
  @_lifetime(reader: copy reader)
  func forEachPlace(
    in number: Int, at block: TextBlock, _ reader: inout TextReader, _ body: (Int) -> Void
  ) throws(IndexError) {
    let bytes = reader.bytes
    var tail = TailPlace(block)
    try sight(0..<block.count, in: number, at: block, &tail, &reader) { start, sight in
      if sight == PhraseMatcher.everything || hasTails(at: sight, bytes) { body(start) }
      return true
    }
  }

  /// How often the phrase stands around a bigram that begins in the block `number`, found at
  /// `block`.
  @_lifetime(reader: copy reader)
  func count(
    in number: Int, at block: TextBlock, _ reader: inout TextReader
  ) throws(IndexError) -> UInt32 {
    var found: UInt32 = 0
    try forEachPlace(in: number, at: block, &reader) { _ in found += 1 }
    return found
  }

  /// What `sight` gives where the phrase is known to stand, and where it is known not to.
  static let everything = -1
  static let nothing = -2

  /// Looks at everything of the phrase at `start`, which is before the block where it is negative,
  /// but for the tails: where they decide, gives their first nibble, to be asked `hasTails` about.
  @inline(__always)
  @_lifetime(reader: copy reader)
  private func sight(
    _ start: Int, _ number: Int, _ block: TextBlock, _ tail: inout TailPlace,
    _ reader: inout TextReader
  ) throws(IndexError) -> Int {
    guard start >= 0, start + count <= block.count else {
      return try matchesAcross(start, number, &reader)
        ? PhraseMatcher.everything : PhraseMatcher.nothing
    }
    let bytes = reader.bytes
    guard bytes.loadUInt64(at: block.lows + start) & lowMask == lowWord else {
      return PhraseMatcher.nothing
    }
    if count > PhraseMatcher.lowsOfWord || tails.count > PhraseMatcher.tailsOfWord {
      return try stands(0..<count, at: start, number, block, &tail, reader)
        ? PhraseMatcher.everything : PhraseMatcher.nothing
    }
    guard tailMask != 0 else { return PhraseMatcher.everything }
    let nibble = tail.nibble(of: start, block, bytes)
    guard nibble + tails.count <= 2 * block.tails.upperBound else {
      throw reader.fault(number, "tails of a block")
    }
    return nibble
  }

  /// Whether the phrase's tails stand from a nibble on, all of them in the block.
  @inline(__always)
  func hasTails(at nibble: Int, _ bytes: Span<UInt8>) -> Bool {
    bytes.loadUInt64(at: nibble >> 1) >> UInt64(4 * (nibble & 1)) & tailMask == tailWord
  }

  /// Calls `body` with each place at which the phrase may begin so that its bigram stands at one of
  /// `places` of a block, and with what `sight` gives of it, until that returns false. `tail`
  /// counts on from one call to the next, and so do the places: but for the last of the block they
  /// end with a multiple of 64.
  @inline(__always)
  @_lifetime(reader: copy reader)
  func sight(
    _ places: Range<Int>, in number: Int, at block: TextBlock, _ tail: inout TailPlace,
    _ reader: inout TextReader, _ body: (_ start: Int, _ sight: Int) -> Bool
  ) throws(IndexError) {
    let bytes = reader.bytes
    // What follows the last place of a bigram stands in the next block.
    let isLast = places.upperBound >= block.count
    let end = min(places.upperBound, count == 1 ? block.count : block.count &- 1)
    var place = places.lowerBound
    while place < end {
      var marks = pair.places(bytes, block.lows &+ place)
      while marks != 0 {
        let found = place &+ marks.trailingZeroBitCount
        marks &= marks &- 1
        guard found < end else { break }
        let start = found &- anchor
        let sight = try sight(start, number, block, &tail, &reader)
        if sight != PhraseMatcher.nothing, !body(start, sight) { return }
      }
      place &+= 64
    }
    if isLast, count > 1, bytes[block.lows + block.count - 1] == lows[anchor] {
      let start = block.count - 1 - anchor
      let sight = try sight(start, number, block, &tail, &reader)
      if sight != PhraseMatcher.nothing { _ = body(start, sight) }
    }
  }

  /// Whether the `part` of the phrase stands at `place`, all of it in one block.
  @inline(never)
  private func stands(
    _ part: Range<Int>, at place: Int, _ number: Int, _ block: TextBlock,
    _ tail: inout TailPlace, _ reader: borrowing TextReader
  ) throws(IndexError) -> Bool {
    let bytes = reader.bytes
    let lows = lows.span
    for index in part where bytes[block.lows + place + index - part.lowerBound] != lows[index] {
      return false
    }
    let sought = tailStarts[part.lowerBound]..<tailStarts[part.upperBound]
    guard !sought.isEmpty else { return true }
    let first = tail.nibble(of: place, block, bytes)
    guard first + sought.count <= 2 * block.tails.upperBound else {
      throw reader.fault(number, "tails of a block")
    }
    let tails = tails.span
    for index in sought {
      let nibble = first + index - sought.lowerBound
      guard bytes[nibble >> 1] >> UInt8(4 * (nibble & 1)) & 15 == tails[index] else {
        return false
      }
    }
    return true
  }

  /// The same for a phrase that reaches into other blocks, part by part.
  ///
  /// Only full blocks go on in the next one, so places count on across them. A phrase holds no
  /// separator, so it cannot agree with the text beyond the end of a field.
  @inline(never)
  @_lifetime(reader: copy reader)
  private func matchesAcross(
    _ start: Int, _ number: Int, _ reader: inout TextReader
  ) throws(IndexError) -> Bool {
    let capacity = TextBlockWriter.capacity
    var number = number
    var place = start
    while place < 0 {
      number -= 1
      place += capacity
    }
    guard number >= 0 else { return false }
    var done = 0
    while done < count {
      guard number < reader.count else { return false }
      let block = try reader.block(number)
      let end = min(count, done + block.count - place)
      guard end > done, end == count || block.count == capacity else { return false }
      var tail = TailPlace(block)
      guard try stands(done..<end, at: place, number, block, &tail, reader) else { return false }
      done = end
      place = 0
      number += 1
    }
    return true
  }
}

/// Where the tails of a place in a block begin; asked for places that increase, it counts on from
/// the one before.
struct TailPlace {
  private var place = 0
  private var nibble = 0

  /// In no block.
  init() {}

  init(_ block: TextBlock) {
    nibble = 2 * block.tails.lowerBound
  }

  @inline(__always)
  mutating func nibble(of next: Int, _ block: TextBlock, _ bytes: Span<UInt8>) -> Int {
    nibble += TextReader.nibbleCount(bytes, block.lows, place..<next)
    place = next
    return nibble
  }
}
