// A block of text under construction. FORMAT.md, "Text".

import Storage

/// Symbols that are written as they come, until they are a whole block or the run ends.
struct GrowingBlock: Sendable {
  /// The low bytes begin behind the count, and the tail where it stands in a full block.
  private var bytes = [UInt8](repeating: 0, count: TextBlockWriter.room)
  private static let lowBytes = 2
  private static let tail = lowBytes + TextBlockWriter.capacity
  /// Symbols in the block.
  private(set) var count = 0
  private var bits = Bits()

  /// The tail's nibbles that are not among the bytes yet, and where they go.
  private struct Bits {
    var nibbles: UInt64 = 0
    var filled: UInt64 = 0
    var place = GrowingBlock.tail

    /// Appends a code's nibbles.
    @inline(__always)
    mutating func append(_ code: UInt64, to block: inout MutableSpan<UInt8>) {
      nibbles |= ((code & 0xFFFF_FFFF) &>> 8) &<< filled
      filled &+= code &>> 32
      if filled >= 32 {
        block.store(nibbles, at: place)
        place &+= 4
        nibbles &>>= 32
        filled &-= 32
      }
    }
  }

  /// The code of each symbol of the alphabet in one number: in the lowest eight bits its low byte,
  /// in the 24 above them its nibbles, and above these how many bits they are.
  private static let codes = (0..<TextAlphabet.count).map { packed($0) }

  private static func packed(_ symbol: UInt32) -> UInt64 {
    let code = TextAlphabet.code(symbol)
    return UInt64(code.low) | UInt64(code.nibbles) << 8 | UInt64(code.nibbleCount) << 34
  }

  /// How many symbols have room.
  var room: Int { TextBlockWriter.capacity - count }

  /// Appends the symbols of `scalars`, which have room, and adds them to the counts of the alphabet's
  /// symbols or to those of all others.
  mutating func append(
    _ scalars: Span<UInt32>, _ counts: inout [UInt32], _ others: inout [UInt32: UInt32]
  ) {
    precondition(scalars.count <= room, "the symbols have room")
    var index = 0
    while true {
      let rest = scalars.extracting(index...)
      let known = GrowingBlock.appendKnown(
        rest, &bytes, at: GrowingBlock.lowBytes + count, &bits, &counts)
      index += known
      count += known
      if index == scalars.count { return }
      appendOther(scalars[index], &counts, &others)
      index += 1
    }
  }

  /// Appends the symbols of scalars that are in the first plane and the alphabet, until one is not, and
  /// returns how many they are.
  private static func appendKnown(
    _ scalars: Span<UInt32>, _ bytes: inout [UInt8], at start: Int, _ bits: inout Bits,
    _ counts: inout [UInt32]
  ) -> Int {
    let allSymbols = TextAlphabet.shared.firstPlane
    let allCodes = codes
    let symbols = allSymbols.span
    let codes = allCodes.span
    var counts = counts.mutableSpan
    var bytes = bytes.mutableSpan
    // Told once, so that no look-up and no store has to ask.
    precondition(symbols.count == 0x10000)
    precondition(codes.count == Int(TextAlphabet.count) && counts.count == codes.count)
    precondition(bytes.count == TextBlockWriter.room)
    precondition(start >= 0 && start + scalars.count <= tail)
    // A copy of its own stays in registers.
    var tail = bits
    defer { bits = tail }
    for index in 0..<scalars.count {
      let scalar = Int(scalars[index])
      let symbol = scalar < symbols.count ? Int(symbols[scalar]) : 0
      // A symbol of the table is in the alphabet.
      guard symbol != 0, symbol < codes.count else { return index }
      let code = codes[symbol]
      counts[symbol] &+= 1
      bytes[start &+ index] = UInt8(truncatingIfNeeded: code)
      tail.append(code, to: &bytes)
    }
    return scalars.count
  }

  /// Appends the symbol of any scalar.
  @inline(never)
  private mutating func appendOther(
    _ scalar: UInt32, _ counts: inout [UInt32], _ others: inout [UInt32: UInt32]
  ) {
    // 0 separates fields and nothing is above U+10FFFF: neither can be looked for.
    let symbol = TextAlphabet.symbol(
      ofScalar: scalar == 0 || scalar > 0x10FFFF ? 0xFFFD : scalar)
    if symbol < TextAlphabet.count {
      counts[Int(symbol)] &+= 1
    } else {
      others[symbol, default: 0] += 1
    }
    let code = GrowingBlock.packed(symbol)
    GrowingBlock.append(code, &bytes, at: GrowingBlock.lowBytes + count, &bits)
    count += 1
  }

  private static func append(
    _ code: UInt64, _ bytes: inout [UInt8], at place: Int, _ bits: inout Bits
  ) {
    var bytes = bytes.mutableSpan
    bytes[place] = UInt8(truncatingIfNeeded: code)
    bits.append(code, to: &bytes)
  }

  /// Appends what separates fields, which has room.
  mutating func appendSeparator() {
    bytes[GrowingBlock.lowBytes + count] = UInt8(truncatingIfNeeded: TextAlphabet.separator)
    count += 1
  }

  /// Writes the block at `start` of `out`, where `TextBlockWriter.room` bytes are free, and begins
  /// another one; returns where it ends.
  mutating func finish(to out: inout [UInt8], at start: Int) -> Int {
    let end = GrowingBlock.copy(&bytes, count, bits, to: &out, at: start)
    count = 0
    bits = Bits()
    return end
  }

  private static func copy(
    _ bytes: inout [UInt8], _ count: Int, _ bits: Bits, to out: inout [UInt8], at start: Int
  ) -> Int {
    var block = bytes.mutableSpan
    block[0] = UInt8(truncatingIfNeeded: count)
    block[1] = UInt8(truncatingIfNeeded: count >> 8)
    block.store(bits.nibbles, at: bits.place)
    let tailSize = bits.place - tail + Int(bits.filled + 7) >> 3
    var out = out.mutableSpan
    out.copyWords(from: block.span, 0..<lowBytes + count, at: start)
    out.copyWords(from: block.span, tail..<tail + tailSize, at: start + lowBytes + count)
    return start + lowBytes + count + tailSize
  }
}

extension MutableSpan<UInt8> {
  /// Copies `range` of `source` to `place`, and up to seven bytes behind it.
  fileprivate mutating func copyWords(from source: Span<UInt8>, _ range: Range<Int>, at place: Int)
  {
    var offset = 0
    while offset < range.count {
      store(source.loadUInt64(at: range.lowerBound + offset), at: place + offset)
      offset += 8
    }
  }
}
