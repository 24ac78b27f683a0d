// Looks for a phrase in the text of a block. FORMAT.md, "Searching".

import Storage

/// Finds a phrase of three symbols or more around one of its bigrams.
///
/// Sixteen low bytes are compared at once with those of the bigram; only where both agree is the rest
/// of the phrase looked at, and its tails last.
struct PhraseMatcher {
  private let symbols: [UInt32]
  private let lows: [UInt8]
  /// The tails of all symbols, nibble by nibble.
  private let tails: [UInt8]
  /// Place of the bigram in the phrase.
  private let anchor: Int
  /// The bigram's low bytes, in every lane.
  private let firsts: Lanes.Bytes
  private let seconds: Lanes.Bytes

  /// Prepares for `symbols`, found by the bigram at place `anchor`.
  init(_ symbols: [UInt32], anchor: Int) {
    let codes = symbols.map { TextAlphabet.code($0) }
    self.symbols = symbols
    self.anchor = anchor
    lows = codes.map(\.low)
    tails = codes.flatMap { code in
      (0..<UInt32(code.nibbleCount)).map { UInt8(code.nibbles >> (4 * $0) & 15) }
    }
    firsts = Lanes.Bytes(repeating: codes[anchor].low)
    seconds = Lanes.Bytes(repeating: codes[anchor + 1].low)
  }

  /// How often the phrase stands around a bigram that begins in the block `number`, found at `block`.
  ///
  /// Plain equivalent: for each place in the block, whether the text from `anchor` symbols before it
  /// is the phrase.
  @_lifetime(reader: copy reader)
  func count(
    in number: Int, at block: TextBlock, _ reader: inout TextReader
  ) throws(IndexError) -> UInt32 {
    let bytes = reader.bytes
    var found: UInt32 = 0
    var place = 0
    while place < block.count {
      let agreeing =
        Lanes.equal(bytes, block.lows + place, firsts)
        .& Lanes.equal(bytes, block.lows + place + 1, seconds)
      let halves = Lanes.halves(agreeing)
      if halves.0 | halves.1 != 0 {
        found += try count(halves.0, place, number, block, &reader)
        found += try count(halves.1, place + 8, number, block, &reader)
      }
      place += Lanes.count
    }
    // What follows the last place stands in the next block.
    if bytes[block.lows + block.count - 1] == lows[anchor],
      try matches(block.count - 1 - anchor, number, block, &reader)
    {
      found += 1
    }
    return found
  }

  /// How many of the places from `first` on, whose bytes in `marks` are not 0, have the phrase.
  @_lifetime(reader: copy reader)
  private func count(
    _ marks: UInt64, _ first: Int, _ number: Int, _ block: TextBlock, _ reader: inout TextReader
  ) throws(IndexError) -> UInt32 {
    var found: UInt32 = 0
    var rest = marks & 0x0101_0101_0101_0101
    while rest != 0 {
      let place = first + rest.trailingZeroBitCount >> 3
      rest &= rest &- 1
      guard place < block.count - 1 else { break }
      if try matches(place - anchor, number, block, &reader) { found += 1 }
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
      // Only a full block goes on in the next one; in the one before stands the same document.
      if start >= 0 && block.count < TextBlockWriter.capacity { return false }
      if start < 0, try reader.document(of: number) != reader.document(of: max(number - 1, 0)) {
        return false
      }
      return try matchesAcross(start, number, &reader)
    }
    let bytes = reader.bytes
    let lows = lows.span
    for index in 0..<lows.count where bytes[block.lows + start + index] != lows[index] {
      return false
    }
    guard !tails.isEmpty else { return true }
    let first = 2 * block.tails.lowerBound + TextReader.nibbles(before: start, block, bytes)
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
