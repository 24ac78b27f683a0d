// Writes blocks of text. FORMAT.md, "Text".

import Storage

/// The bytes of a block that `GrowingBlock` collected.
enum TextBlockWriter {
  /// Symbols of a block, at most.
  static let capacity = 512
  /// Zero bytes behind the last block, so that words can be loaded near the end.
  static let overrun = 16
  /// Bytes that must be free where a block is written: each symbol takes a byte and at most three
  /// bytes of tail.
  static let room = 2 + 4 * capacity + 8

  /// How many bytes a block of these units takes.
  static func size(_ units: Span<UInt16>) -> Int {
    let paged = UInt16(TextAlphabet.directCount)
    let widePaged = UInt16(TextAlphabet.directAndPaged)
    var nibbles: UInt16 = 0
    for index in 0..<units.count {
      let unit = units[index]
      nibbles &+= (unit >= paged ? 1 : 0) &+ (unit >= widePaged ? 1 : 0)
      // Six nibbles in all.
      nibbles &+= (unit & GrowingBlock.otherUnit) &>> 13
    }
    return 2 + units.count + (Int(nibbles) + 1) >> 1
  }

  /// The code of each symbol of the alphabet in one number: in the lowest eight bits its low byte,
  /// in the eight above them its nibbles, and above these how many bits they are.
  private static let codes = (0..<TextAlphabet.count).map { symbol in
    let code = TextAlphabet.code(symbol)
    return UInt32(code.low) | code.nibbles << 8 | UInt32(code.nibbleCount) << 18
  }

  /// Writes blocks of `counts` units each at the beginning of `out`, where `room` bytes are free
  /// for each; returns where they end. `others` begin with those that stand in these blocks, which
  /// are taken away.
  @_lifetime(others: copy others)
  static func write(
    _ units: Span<UInt16>, _ counts: Span<UInt16>, _ others: inout Span<GrowingBlock.Other>,
    to out: inout [UInt8]
  ) -> Int {
    let codes = codes
    var out = out.mutableSpan
    var start = 0
    var place = 0
    for index in 0..<counts.count {
      let end = start + Int(counts[index])
      place = write(units.extracting(start..<end), &others, codes.span, to: &out, at: place)
      start = end
    }
    return place
  }

  @_lifetime(others: copy others)
  private static func write(
    _ units: Span<UInt16>, _ others: inout Span<GrowingBlock.Other>, _ codes: Span<UInt32>,
    to out: inout MutableSpan<UInt8>, at start: Int
  ) -> Int {
    let count = units.count
    var block = out._mutatingExtracting(start..<start + room)
    // Told once, so that no look-up and no store has to ask.
    precondition(count <= capacity && block.count == room, "there is room for a full block")
    precondition(codes.count == Int(TextAlphabet.count), "each symbol has a code")
    block[0] = UInt8(truncatingIfNeeded: count)
    block[1] = UInt8(truncatingIfNeeded: count >> 8)
    var bits: UInt64 = 0
    var filled: UInt64 = 0
    var tail = 2 + count
    var written = 0
    var index = 0
    while index < count {
      // Four of the alphabet have at most 32 bits of nibbles, so that one store is enough.
      if index &+ 4 <= count,
        (units[index] | units[index &+ 1] | units[index &+ 2] | units[index &+ 3])
          & GrowingBlock.otherUnit == 0
      {
        for place in index..<index &+ 4 {
          let code = codes[Int(units[place])]
          block[2 &+ place] = UInt8(truncatingIfNeeded: code)
          bits |= UInt64(code &>> 8 & 0xFF) &<< filled
          filled &+= UInt64(code &>> 16)
        }
        block.store(bits, at: tail)
        let stored = filled & ~7
        tail &+= Int(truncatingIfNeeded: stored &>> 3)
        bits &>>= stored
        filled &-= stored
        index &+= 4
        continue
      }
      let unit = Int(units[index])
      if unit < codes.count {
        let code = codes[unit]
        block[2 &+ index] = UInt8(truncatingIfNeeded: code)
        bits |= UInt64(code &>> 8 & 0xFF) &<< filled
        filled &+= UInt64(code &>> 16)
      } else {
        block[2 &+ index] = TextAlphabet.escape
        bits |= UInt64(others[written].symbol - TextAlphabet.count) &<< filled
        filled &+= 24
        written &+= 1
      }
      if filled >= 32 {
        block.store(bits, at: tail)
        tail &+= 4
        bits &>>= 32
        filled &-= 32
      }
      index &+= 1
    }
    block.store(bits, at: tail)
    others = others.extracting(droppingFirst: written)
    return start + tail + Int(filled + 7) >> 3
  }
}
