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
  private var entries: CheckedSpan
  private var text: CheckedSpan

  /// Takes the text of a segment.
  @_lifetime(borrow file)
  init(_ file: borrowing SegmentFile, _ head: SegmentHead) {
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
    try entries.uint32(at: TextReader.entrySize * block)
  }

  /// The entries of the sixty-four blocks from `64 * group` on, as many of them as there are: the
  /// first four bytes of each are the block's document.
  @inline(__always)
  @_lifetime(copy self)
  mutating func documents(ofGroup group: Int) throws(IndexError) -> Span<UInt8> {
    let end = min(64 * (group + 1), count)
    let range = TextReader.entrySize * 64 * group..<TextReader.entrySize * end
    try entries.check(range)
    return entries.bytes.extracting(range)
  }

  /// Offset at which a block begins, or the last one ends.
  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func start(of block: Int) throws(IndexError) -> Int {
    guard block < count else { return text.bytes.count - TextBlockWriter.overrun }
    return Int(try entries.uint32(at: TextReader.entrySize * block + 4))
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

  /// Has memory bring the bytes of a block.
  func prefetch(_ range: Range<Int>) { Lanes.prefetch(text.bytes, range) }

  /// Finds a block and checks its bytes.
  @_lifetime(self: copy self)
  mutating func block(_ block: Int) throws(IndexError) -> TextBlock {
    try self.block(block, in: range(of: block))
  }

  /// Checks the bytes of a block, which `range(of:)` gave.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func block(_ block: Int, in range: Range<Int>) throws(IndexError) -> TextBlock {
    try text.check(range)
    let start = range.lowerBound
    let count = Int(text.bytes.loadUInt16(at: start))
    guard count > 0, count <= TextBlockWriter.capacity, start + 2 + count <= range.upperBound
    else { throw fault(block, "size of a block") }
    return TextBlock(
      lows: start + 2, count: count, tails: start + 2 + count..<range.upperBound)
  }

  /// The error for a block whose bytes cannot be.
  func fault(_ block: Int, _ what: String) -> IndexError {
    entries.corrupt(at: TextReader.entrySize * block, .outOfRange(what))
  }

  /// Appends the symbols of a block to `symbols`.
  @_lifetime(self: copy self)
  mutating func append(
    block number: Int, to symbols: inout [UInt32]
  ) throws(IndexError) {
    let block = try block(number)
    try append(0..<block.count, of: block, number, to: &symbols)
  }

  /// Appends the symbols at `places` of the block `number`, found at `block`.
  ///
  /// Plain equivalent: `TextAlphabet.symbol` of each low byte and the nibbles that are its tail.
  func append(
    _ places: Range<Int>, of block: TextBlock, _ number: Int, to symbols: inout [UInt32]
  ) throws(IndexError) {
    let bytes = text.bytes
    var nibble = try firstNibble(of: places, of: block, number)
    let codes = TextAlphabet.decoding
    symbols.append(addingCapacity: places.count) { (out: inout OutputSpan<UInt32>) in
      let decoding = codes.span
      let first = block.lows + places.lowerBound
      let lows = bytes.extracting(first..<first + places.count)
      for index in 0..<lows.count {
        let code = decoding[Int(lows[index])]
        let word =
          bytes.loadUInt32(at: nibble >> 1) >> UInt32(truncatingIfNeeded: 4 &* (nibble & 1))
        out.append(code.symbol(word))
        nibble &+= code.nibbleCount
      }
    }
  }

  /// The same, of each symbol its scalar; 0 for the separator.
  func append(
    scalarsAt places: Range<Int>, of block: TextBlock, _ number: Int, to scalars: inout [UInt32]
  ) throws(IndexError) {
    let bytes = text.bytes
    var nibble = try firstNibble(of: places, of: block, number)
    let near = TextAlphabet.nearScalars
    scalars.append(addingCapacity: places.count) { (out: inout OutputSpan<UInt32>) in
      let first = block.lows + places.lowerBound
      let lows = bytes.extracting(first..<first + places.count)
      let near = near.span
      // Told once, so that no low byte has to ask.
      precondition(near.count == 0x1000, "each low byte has sixteen places")
      // What is left of the nibbles that were loaded last: eight symbols take eight of sixteen
      // where none takes more than one.
      var word: UInt64 = 0
      for index in 0..<lows.count {
        let low = Int(lows[index])
        if index & 7 == 0 {
          // The first nibble is known to lie in the block, and 16 bytes follow the last block.
          let shift = UInt64(truncatingIfNeeded: 4 &* (nibble & 1))
          word = bytes.loadUnchecked(at: nibble >> 1) >> shift
        }
        if low < TextAlphabet.nearLimit {
          let count = low >> 7
          out.append(near[low << 4 | Int(truncatingIfNeeded: word) & (15 &* count)])
          nibble &+= count
          word >>= UInt64(truncatingIfNeeded: 4 &* count)
        } else {
          let far = TextAlphabet.farScalar(low, UInt32(truncatingIfNeeded: word))
          out.append(far.scalar)
          nibble &+= far.nibbleCount
          let shift = UInt64(truncatingIfNeeded: 4 &* (nibble & 1))
          word = bytes.loadUnchecked(at: nibble >> 1) >> shift
        }
      }
    }
  }

  /// Where the tails of the symbols at `places` begin, as nibbles of the section: all are known to
  /// lie in the block before the first is read.
  @inline(__always)
  private func firstNibble(
    of places: Range<Int>, of block: TextBlock, _ number: Int
  ) throws(IndexError) -> Int {
    let bytes = text.bytes
    let first =
      2 * block.tails.lowerBound
      + TextReader.nibbleCount(bytes, block.lows, 0..<places.lowerBound)
    let end = first + TextReader.nibbleCount(bytes, block.lows, places)
    guard end <= 2 * block.tails.upperBound,
      places.upperBound < block.count || (end + 1) / 2 == block.tails.upperBound
    else { throw fault(number, "tails of a block") }
    return first
  }

  /// Nibbles of the tails of the symbols at `places` of a block whose low bytes begin at `lows`; at
  /// least eight bytes follow them.
  ///
  /// Plain equivalent: the sum of `TextAlphabet.nibbleCount` over the low bytes.
  static func nibbleCount(_ bytes: Span<UInt8>, _ lows: Int, _ places: Range<Int>) -> Int {
    var total = 0
    var index = places.lowerBound
    while index &+ Lanes.count <= places.upperBound {
      // No byte of the counts passes 255 in 32 steps.
      var counts = Lanes.Bytes(repeating: 0)
      let end = min(places.upperBound, index &+ 32 &* Lanes.count)
      while index &+ Lanes.count <= end {
        Lanes.addNibbles(bytes, lows &+ index, to: &counts)
        index &+= Lanes.count
      }
      total &+= Lanes.sum(counts)
    }
    while index < places.upperBound {
      var word = bytes.loadUInt64(at: lows &+ index)
      let rest = places.upperBound &- index
      if rest < 8 { word &= 1 &<< UInt64(8 &* rest) &- 1 }
      let paged = word & 0x8080_8080_8080_8080
      // From 240 on, the next three bits are set as well; in 255 all are.
      let wide = paged & word << 1 & word << 2 & word << 3
      let escaped = wide & word << 4 & word << 5 & word << 6 & word << 7
      let counts = paged >> 7 &+ wide >> 7 &+ escaped >> 5
      total &+= Int(truncatingIfNeeded: (counts &* 0x0101_0101_0101_0101) >> 56)
      index &+= 8
    }
    return total
  }

  /// How often the place of a document is guessed before it is sought step by step.
  private static let leaps = 4

  /// The first of the blocks `range` that belongs to `document`, one of `documents`, or to a later
  /// one; the blocks of a kind are in the order of their documents.
  ///
  /// It is sought where it would stand if all documents had as many, and from there on where it
  /// would if the documents between had: what is looked at then lies near, mostly in the same line
  /// of memory.
  @_lifetime(self: copy self)
  mutating func first(
    of document: Int, among documents: Int, in range: Range<Int>
  ) throws(IndexError) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    let perDocument = Double(range.count) / Double(max(documents, 1))
    var likely = Double(low) + Double(document) * perDocument
    for _ in 0..<TextReader.leaps where low < high {
      let place = max(low, min(Int(likely), high - 1))
      let found = Int(try self.document(of: place))
      if found < document { low = place + 1 } else { high = place }
      likely = Double(place) + Double(document - found) * perDocument
      if abs(document - found) < 2 { break }
    }
    // Then step by step.
    var step = 4
    let near = max(low, min(Int(likely), high - 1))
    if near < high, try Int(self.document(of: near)) < document {
      low = near + 1
      while low + step < high {
        let next = low + step
        guard try Int(self.document(of: next)) < document else {
          high = next
          break
        }
        low = next + 1
        step *= 2
      }
    } else {
      high = min(near, high)
      while high - step > low {
        let next = high - step
        guard try Int(self.document(of: next)) >= document else {
          low = next + 1
          break
        }
        high = next
        step *= 2
      }
    }
    while low < high {
      let middle = (low + high) >> 1
      if Int(try self.document(of: middle)) < document { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
