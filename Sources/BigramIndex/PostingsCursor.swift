// Reads posting lists. FORMAT.md, "Postings".

import Storage

/// Where a term's postings stand.
struct PostingsList: Equatable {
  /// Positions in the list, at least one.
  let count: Int
  /// Half-open byte offsets in the postings section.
  let range: Range<Int>
}

/// Goes through one list from front to back, skipping blocks that cannot matter.
///
/// Plain equivalent: decode all positions to an array and step through it.
struct PostingsCursor {
  private let file: SegmentFile
  private let list: PostingsList
  private let blockCount: Int
  private let blocksStart: Int
  /// The block in `buffer`; `blockCount` is the tail, -1 means none yet.
  private var block = -1
  private var buffer = Block(repeating: 0)
  private var filled = 0
  private var next = 0

  /// Stands before the first position. Checks the skip table, decodes nothing.
  init(_ file: SegmentFile, _ list: PostingsList) throws(IndexError) {
    self.file = file
    self.list = list
    blockCount = list.count / BlockCodec.count
    let size = 8 * blockCount
    guard size <= list.range.count else {
      throw file.corrupt(
        .postings, at: list.range.lowerBound,
        .truncated(needed: size, remaining: list.range.count))
    }
    blocksStart = list.range.lowerBound + size
    try file.check(.postings, list.range.lowerBound..<blocksStart)
  }

  /// The next position, or nil after the last.
  mutating func advance() throws(IndexError) -> UInt32? {
    if next == filled {
      guard try load(block + 1) else { return nil }
    }
    defer { next += 1 }
    return buffer[next]
  }

  /// The first position that is `target` or greater and not before the one given last, or nil. It
  /// stays current: a second call with the same target gives it again.
  mutating func seek(to target: UInt32) throws(IndexError) -> UInt32? {
    if next == filled || buffer[filled - 1] < target {
      guard try loadBlock(reaching: target) else { return nil }
    }
    // A few steps one by one, since neighbours are the usual case; then by halves.
    var low = next
    let near = min(low + 4, filled)
    while low < near {
      if buffer[low] >= target {
        next = low
        return buffer[low]
      }
      low += 1
    }
    var high = filled - 1
    while low < high {
      let middle = (low + high) >> 1
      if buffer[middle] < target { low = middle + 1 } else { high = middle }
    }
    next = low
    guard low < filled && buffer[low] >= target else { return nil }
    return buffer[low]
  }

  /// Appends all positions of a list to `positions`.
  static func append(
    _ list: PostingsList, of file: SegmentFile, to positions: inout [UInt32]
  ) throws(IndexError) {
    if list.count >= BlockCodec.count {
      var cursor = try PostingsCursor(file, list)
      positions.reserve(list.count)
      return try cursor.appendRest(to: &positions)
    }
    // Most lists are short: varints alone, without the machinery of blocks.
    let bytes = try file.bytes(.postings, list.range)
    var position = UInt32.max
    var offset = 0
    for _ in 0..<list.count {
      guard let gap = Varint.read(bytes, &offset) else {
        throw file.corrupt(.postings, at: list.range.lowerBound + offset, .malformedVarint)
      }
      position = position &+ 1 &+ gap
      positions.append(position)
    }
    guard offset == bytes.count else {
      throw file.corrupt(
        .postings, at: list.range.lowerBound + offset, .trailingBytes(bytes.count - offset))
    }
  }

  /// Appends all positions from the next one on to `positions`.
  mutating func appendRest(to positions: inout [UInt32]) throws(IndexError) {
    repeat {
      for index in next..<filled { positions.append(buffer[index]) }
      next = filled
    } while try load(block + 1)
  }

  /// Loads the first block after the current one whose last position is `target` or greater.
  private mutating func loadBlock(reaching target: UInt32) throws(IndexError) -> Bool {
    var low = block + 1
    if low < blockCount && lastPosition(low) < target {
      // Gallop: double the step until it passes the target, then halve.
      var step = 1
      while low + step < blockCount && lastPosition(low + step) < target {
        low += step
        step *= 2
      }
      var high = min(low + step, blockCount)
      low += 1
      while low < high {
        let middle = (low + high) >> 1
        if lastPosition(middle) < target { low = middle + 1 } else { high = middle }
      }
    }
    guard try load(low) else { return false }
    return buffer[filled - 1] >= target
  }

  /// The last position of a full block, from the skip table that `init` checked.
  private func lastPosition(_ block: Int) -> UInt32 {
    let file = file
    return file.uncheckedBytes(.postings).loadUInt32(at: list.range.lowerBound + 8 * block)
  }

  /// Where a full block begins, or the tail, as the skip table and the blocks state it.
  private func blockStart(_ block: Int) -> Int {
    let file = file
    let offset = file.uncheckedBytes(.postings)
      .loadUInt32(at: list.range.lowerBound + 8 * block + 4)
    return blocksStart + Int(offset)
  }

  /// Decodes a block, or the tail; false where there is none.
  private mutating func load(_ block: Int) throws(IndexError) -> Bool {
    next = 0
    filled = 0
    guard block <= blockCount else { return false }
    self.block = block
    if block == blockCount { return try loadTail() }
    let start = blockStart(block)
    let previous = block == 0 ? UInt32.max : lastPosition(block - 1)
    let width = try width(ofBlockAt: start)
    let end = start + 1 + BlockCodec.size(width: width)
    guard end <= list.range.upperBound else {
      throw file.corrupt(
        .postings, at: start, .truncated(needed: end, remaining: list.range.upperBound))
    }
    let file = file
    let bytes = try file.bytes(.postings, start + 1..<end + BlockCodec.overrun)
    BlockCodec.unpackPositions(bytes, width: width, previous: previous, into: &buffer)
    guard buffer[BlockCodec.count - 1] == lastPosition(block) else {
      throw file.corrupt(.postings, at: start, .outOfRange("last position of a block"))
    }
    filled = BlockCodec.count
    return true
  }

  private func width(ofBlockAt start: Int) throws(IndexError) -> Int {
    let file = file
    let width = Int(try file.bytes(.postings, start..<start + 1)[0])
    guard width <= 32 else {
      throw file.corrupt(.postings, at: start, .outOfRange("width \(width), at most 32"))
    }
    return width
  }

  /// Decodes what follows the last full block; false where that is nothing.
  private mutating func loadTail() throws(IndexError) -> Bool {
    let tailCount = list.count - blockCount * BlockCodec.count
    var start = blocksStart
    var position = UInt32.max
    if blockCount > 0 {
      start = blockStart(blockCount - 1)
      start += 1 + BlockCodec.size(width: try width(ofBlockAt: start))
      position = lastPosition(blockCount - 1)
    }
    guard start <= list.range.upperBound else {
      throw file.corrupt(.postings, at: start, .outOfRange("end of the last block"))
    }
    let file = file
    let bytes = try file.bytes(.postings, start..<list.range.upperBound)
    var offset = 0
    for index in 0..<tailCount {
      guard let gap = Varint.read(bytes, &offset) else {
        throw file.corrupt(.postings, at: start + offset, .malformedVarint)
      }
      position = position &+ 1 &+ gap
      buffer[index] = position
    }
    guard offset == bytes.count else {
      throw file.corrupt(
        .postings, at: start + offset, .trailingBytes(bytes.count - offset))
    }
    filled = tailCount
    return tailCount > 0
  }
}
