// Reads blocks of text. FORMAT.md, "Text".

import Storage

/// Where the parts of a block stand in the text section.
struct TextBlock {
  /// Offset of the first low byte.
  let lows: Int
  /// Symbols of the block.
  let count: Int
  /// Half-open offsets of the tails.
  var tails: Range<Int>
}

/// The blocks of one segment and the documents they belong to.
///
/// A value keeps the last chunks it checked, so each query makes its own.
struct TextReader: ~Escapable {
  /// Bytes of an entry of the block table.
  static let entrySize = 8

  /// Blocks of the segment.
  let count: Int
  private let file: SegmentFile
  private var entries: CheckedSpan
  private var text: CheckedSpan

  /// Takes the text of a segment.
  @_lifetime(borrow file)
  init(_ file: borrowing SegmentFile, _ head: SegmentHead) {
    self.file = copy file
    count = head.blocks
    entries = CheckedSpan(file, .blocks)
    text = CheckedSpan(file, .text)
  }

  /// All bytes of the text section; `block(_:)` checks those of one block.
  var bytes: Span<UInt8> {
    @_lifetime(copy self)
    get { text.bytes }
  }

  /// The document that a block belongs to.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func document(of block: Int) throws(IndexError) -> UInt32 {
    try entries.uint32(at: TextReader.entrySize * block, file)
  }

  /// Offset at which a block begins, or the last one ends.
  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func start(of block: Int) throws(IndexError) -> Int {
    guard block < count else { return text.bytes.count - TextBlockWriter.overrun }
    return Int(try entries.uint32(at: TextReader.entrySize * block + 4, file))
  }

  /// Half-open offsets of a block's bytes, which are not looked at.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func range(of block: Int) throws(IndexError) -> Range<Int> {
    let start = try start(of: block)
    let end = try self.start(of: block + 1)
    guard start + 3 <= end, end <= text.bytes.count - TextBlockWriter.overrun else {
      throw fault(block, "offset of a block")
    }
    return start..<end
  }

  /// Loads a byte of every cache line of a block, to have them near. Returns 0, which the compiler
  /// does not know: it would leave out loads that nothing depends on.
  @inline(never)
  func touch(_ range: Range<Int>) -> UInt32 {
    let bytes = text.bytes
    var sum: UInt32 = 0
    for place in stride(from: range.lowerBound, to: range.upperBound, by: 64) {
      sum &+= UInt32(bytes[place])
    }
    return sum >> 31
  }

  /// Finds a block and checks its bytes.
  @_lifetime(self: copy self)
  mutating func block(_ block: Int) throws(IndexError) -> TextBlock {
    try self.block(block, in: range(of: block))
  }

  /// Checks the bytes of a block, which `range(of:)` gave.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func block(_ block: Int, in range: Range<Int>) throws(IndexError) -> TextBlock {
    try text.check(range, file)
    let start = range.lowerBound
    let count = Int(text.bytes.loadUInt16(at: start))
    guard count > 0, count <= TextBlockWriter.capacity, start + 2 + count <= range.upperBound
    else { throw fault(block, "size of a block") }
    return TextBlock(
      lows: start + 2, count: count, tails: start + 2 + count..<range.upperBound)
  }

  /// The error for a block whose bytes cannot be.
  func fault(_ block: Int, _ what: String) -> IndexError {
    file.corrupt(.blocks, at: TextReader.entrySize * block, .outOfRange(what))
  }

  /// Appends the symbols of a block to `symbols`.
  @_lifetime(self: copy self)
  mutating func append(
    block number: Int, to symbols: inout [UInt32]
  ) throws(IndexError) {
    let block = try block(number)
    let bytes = text.bytes
    var nibble = 2 * block.tails.lowerBound
    let end = 2 * block.tails.upperBound
    let first = symbols.count
    symbols.append(contentsOf: repeatElement(0, count: block.count))
    var out = symbols.mutableSpan
    for place in 0..<block.count {
      let low = bytes[block.lows + place]
      guard low >= 128 else {
        out[first + place] = UInt32(low)
        continue
      }
      let count = TextAlphabet.nibbleCount(low)
      guard nibble + count <= end else { throw fault(number, "tails of a block") }
      out[first + place] = TextAlphabet.symbol(low, TextReader.nibbles(bytes, nibble, count))
      nibble += count
    }
    guard (nibble + 1) / 2 == block.tails.upperBound else {
      throw fault(number, "tails of a block")
    }
  }

  /// Appends the symbols at `places` of a block, half-open and none beyond its end.
  ///
  /// Cost: that of the places, and a word for every eight before them.
  @_lifetime(self: copy self)
  mutating func append(
    _ places: Range<Int>, of block: TextBlock, _ number: Int, to symbols: inout [UInt32]
  ) throws(IndexError) {
    guard places.lowerBound >= 0, places.upperBound <= block.count else {
      throw fault(number, "size of a block")
    }
    let bytes = text.bytes
    var nibble =
      2 * block.tails.lowerBound + TextReader.nibbles(before: places.lowerBound, block, bytes)
    let end = 2 * block.tails.upperBound
    for place in places {
      let low = bytes[block.lows + place]
      let count = TextAlphabet.nibbleCount(low)
      guard nibble + count <= end else { throw fault(number, "tails of a block") }
      symbols.append(
        count == 0
          ? UInt32(low)
          : TextAlphabet.symbol(low, TextReader.nibbles(bytes, nibble, count)))
      nibble += count
    }
  }

  /// Nibbles of the tails of the symbols before `place`.
  ///
  /// Plain equivalent: the sum of `TextAlphabet.nibbleCount` over the low bytes.
  static func nibbles(before place: Int, _ block: TextBlock, _ bytes: Span<UInt8>) -> Int {
    var count = 0
    var index = 0
    while index + 8 <= place {
      // Eight counts, one in each byte; none of them passes 255 in 32 words.
      var counts: UInt64 = 0
      let end = min(place - 7, index + 256)
      while index < end {
        let word = bytes.loadUInt64(at: block.lows + index)
        let paged = word & 0x8080_8080_8080_8080
        // From 240 on, the next three bits are set as well; in 255 all are.
        let wide = paged & word << 1 & word << 2 & word << 3
        let escaped = wide & word << 4 & word << 5 & word << 6 & word << 7
        counts &+= paged >> 7 &+ wide >> 7 &+ escaped >> 5
        index += 8
      }
      let pairs = counts & 0x00FF_00FF_00FF_00FF &+ counts >> 8 & 0x00FF_00FF_00FF_00FF
      count += Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    while index < place {
      count += TextAlphabet.nibbleCount(bytes[block.lows + index])
      index += 1
    }
    return count
  }

  /// `count` nibbles, at most 6, from the nibble `start` on, the first in the lowest bits.
  @inline(__always)
  static func nibbles(_ bytes: Span<UInt8>, _ start: Int, _ count: Int) -> UInt32 {
    let word = bytes.loadUInt32(at: start >> 1) >> (start & 1 == 0 ? 0 : 4)
    return word & (1 << UInt32(4 * count) - 1)
  }

  /// The first of the blocks `range` that belongs to `document` or a later one; the blocks of a
  /// kind are in the order of their documents.
  @_lifetime(self: copy self)
  mutating func first(
    of document: Int, in range: Range<Int>
  ) throws(IndexError) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) >> 1
      if Int(try self.document(of: middle)) < document { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
