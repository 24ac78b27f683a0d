// Looks for a phrase in the text of a block. FORMAT.md, "Searching".

import Storage

/// Finds a phrase of three symbols or more around one of its bigrams.
///
/// Eight low bytes are compared at once with those of the bigram; only where both agree is the rest
/// of the phrase looked at, and its tails last.
struct PhraseMatcher {
  private let symbols: [UInt32]
  private let lows: [UInt8]
  /// The tails of all symbols, nibble by nibble.
  private let tails: [UInt8]
  /// Place of the bigram in the phrase.
  private let anchor: Int
  /// The bigram's low bytes, eight times each.
  private let firsts: UInt64
  private let seconds: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Prepares for `symbols`, found by the bigram at place `anchor`.
  init(_ symbols: [UInt32], anchor: Int) {
    let codes = symbols.map { TextAlphabet.code($0) }
    self.symbols = symbols
    self.anchor = anchor
    lows = codes.map(\.low)
    tails = codes.flatMap { code in
      (0..<UInt32(code.nibbleCount)).map { UInt8(code.nibbles >> (4 * $0) & 15) }
    }
    firsts = PhraseMatcher.ones &* UInt64(codes[anchor].low)
    seconds = PhraseMatcher.ones &* UInt64(codes[anchor + 1].low)
  }

  /// How often the phrase stands around a bigram that begins in the block.
  ///
  /// Plain equivalent: for each place in the block, whether the text from `anchor` symbols before it
  /// is the phrase.
  @_lifetime(reader: copy reader)
  func count(
    in number: Int, _ reader: inout TextReader
  ) throws(IndexError) -> UInt32 {
    let block = try reader.block(number)
    var found: UInt32 = 0
    var place = 0
    while place < block.count {
      // Zero bytes of `z` are places where both low bytes agree; a byte above such a one may be
      // taken for zero too, which the comparison settles.
      let z =
        (reader.bytes.loadUInt64(at: block.lows + place) ^ firsts)
        | (reader.bytes.loadUInt64(at: block.lows + place + 1) ^ seconds)
      var zeros = (z &- PhraseMatcher.ones) & ~z & PhraseMatcher.highs
      while zeros != 0 {
        let at = place + zeros.trailingZeroBitCount >> 3
        zeros &= zeros &- 1
        guard at < block.count - 1 else { break }
        if try matches(at - anchor, number, block, &reader) { found += 1 }
      }
      place += 8
    }
    // What follows the last place stands in the next block.
    if reader.bytes[block.lows + block.count - 1] == lows[anchor],
      try matches(block.count - 1 - anchor, number, block, &reader)
    {
      found += 1
    }
    return found
  }

  /// Whether the phrase stands at `start`, which is before the block where it is negative.
  @inline(__always)
  @_lifetime(reader: copy reader)
  private func matches(
    _ start: Int, _ number: Int, _ block: TextBlock, _ reader: inout TextReader
  ) throws(IndexError) -> Bool {
    guard start >= 0, start + symbols.count <= block.count else {
      return try matchesAcross(start, number, &reader)
    }
    let bytes = reader.bytes
    let lows = lows.span
    for index in 0..<lows.count where bytes[block.lows + start + index] != lows[index] {
      return false
    }
    guard !tails.isEmpty else { return true }
    let first = 2 * block.tails.lowerBound + nibbles(before: start, block, bytes)
    guard first + tails.count <= 2 * block.tails.upperBound else {
      throw reader.fault(number, "tails of a block")
    }
    for index in 0..<tails.count {
      let nibble = first + index
      guard bytes[nibble >> 1] >> UInt8(4 * (nibble & 1)) & 15 == tails[index] else {
        return false
      }
    }
    return true
  }

  /// Nibbles of the tails of the symbols before `place`.
  private func nibbles(before place: Int, _ block: TextBlock, _ bytes: Span<UInt8>) -> Int {
    var count = 0
    var index = 0
    while index + 8 <= place {
      let word = bytes.loadUInt64(at: block.lows + index)
      let paged = word & PhraseMatcher.highs
      // Of the bytes with the highest bit, those from 240 on have the next three set as well.
      let wide = paged & (word << 1) & (word << 2) & (word << 3)
      if wide == 0 {
        count += paged.nonzeroBitCount
      } else {
        for offset in index..<index + 8 {
          count += TextAlphabet.nibbleCount(bytes[block.lows + offset])
        }
      }
      index += 8
    }
    while index < place {
      count += TextAlphabet.nibbleCount(bytes[block.lows + index])
      index += 1
    }
    return count
  }

  /// The same for a phrase that reaches into other blocks, symbol by symbol.
  @_lifetime(reader: copy reader)
  private func matchesAcross(
    _ start: Int, _ number: Int, _ reader: inout TextReader
  ) throws(IndexError) -> Bool {
    // Only full blocks go on in the next one, so places count on across them. A phrase holds no
    // separator, so it cannot agree with the text beyond the end of a field.
    let capacity = TextBlockWriter.capacity
    var text: [UInt32] = []
    var first = number
    var start = start
    while start < 0 {
      first -= 1
      start += capacity
      guard first >= 0 else { return false }
    }
    var block = first
    while text.count < start + symbols.count {
      guard block < reader.count, text.count == (block - first) * capacity else { return false }
      try reader.append(block: block, to: &text)
      block += 1
    }
    return text[start..<start + symbols.count].elementsEqual(symbols)
  }
}
