// Writes posting lists. FORMAT.md, "Postings".

/// Appends the lists of one segment, one after another.
struct PostingsEncoder {
  /// What was written and not taken yet.
  private(set) var bytes: [UInt8] = []
  private var blocks: [UInt8] = []

  /// Appends the list of `positions`, strictly increasing and not empty; returns its size in bytes.
  mutating func append(_ positions: Span<UInt32>) -> Int {
    let start = bytes.count
    let fullBlocks = positions.count / BlockCodec.count
    var previous = UInt32.max
    if fullBlocks > 0 {
      previous = appendBlocks(positions, fullBlocks)
    }
    for index in fullBlocks * BlockCodec.count..<positions.count {
      let position = positions[index]
      appendVarint(position &- previous &- 1)
      previous = position
    }
    return bytes.count - start
  }

  /// Appends the skip table and the blocks behind it; returns the last position.
  private mutating func appendBlocks(_ positions: Span<UInt32>, _ fullBlocks: Int) -> UInt32 {
    blocks.removeAll(keepingCapacity: true)
    var previous = UInt32.max
    var gaps = Block(repeating: 0)
    for block in 0..<fullBlocks {
      let first = block * BlockCodec.count
      for index in 0..<BlockCodec.count {
        let position = positions[first + index]
        gaps[index] = position &- previous &- 1
        previous = position
      }
      appendFixed(previous)
      appendFixed(UInt32(truncatingIfNeeded: blocks.count))
      let width = BlockCodec.width(gaps)
      blocks.append(UInt8(width))
      BlockCodec.pack(gaps, width: width, into: &blocks)
    }
    bytes.append(contentsOf: blocks)
    return previous
  }

  private mutating func appendFixed(_ number: UInt32) {
    bytes.append(UInt8(truncatingIfNeeded: number))
    bytes.append(UInt8(truncatingIfNeeded: number >> 8))
    bytes.append(UInt8(truncatingIfNeeded: number >> 16))
    bytes.append(UInt8(truncatingIfNeeded: number >> 24))
  }

  private mutating func appendVarint(_ number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Forgets the bytes written so far, once they are on their way to the file.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }
}
