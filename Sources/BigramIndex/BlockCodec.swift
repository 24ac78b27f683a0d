// 128 integers of equal width, low bits first. FORMAT.md, "Postings".

import Storage

/// The values of one block, before packing or after unpacking.
typealias Block = InlineArray<128, UInt32>

/// Packs and unpacks blocks of 128 integers.
enum BlockCodec {
  static let count = 128
  /// Bytes past the end of a block that `unpack` may load, though no value depends on them.
  static let overrun = 8

  /// Bytes of a block of this width, the byte that states the width not included.
  static func size(width: Int) -> Int { 16 * width }

  /// Bits of the largest of `values`.
  static func width(_ values: borrowing Block) -> Int {
    var all: UInt32 = 0
    for index in 0..<count { all |= values[index] }
    return UInt32.bitWidth - all.leadingZeroBitCount
  }

  /// Appends `16 × width` bytes: value `i` stands in bits `i × width ..< (i + 1) × width`.
  static func pack(_ values: borrowing Block, width: Int, into bytes: inout [UInt8]) {
    guard width > 0 else { return }
    var word: UInt64 = 0
    var filled = 0
    for index in 0..<count {
      let value = UInt64(values[index])
      word |= value << UInt64(filled)
      filled += width
      if filled >= 64 {
        append(word, to: &bytes)
        filled -= 64
        word = value >> UInt64(width - filled)
      }
    }
  }

  private static func append(_ word: UInt64, to bytes: inout [UInt8]) {
    var rest = word
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Unpacks the block at the start of `bytes` to increasing positions: each value is the gap to the
  /// position before it, less one; `previous` is the position before the block (or all ones).
  ///
  /// `bytes` holds `size(width:) + overrun` bytes or more, and `width` is 0 to 32. Equal to reading
  /// bit after bit. No allocation.
  static func unpackPositions(
    _ bytes: Span<UInt8>, width: Int, previous: UInt32, into block: inout Block
  ) {
    let mask = width == 0 ? 0 : UInt64.max >> UInt64(64 - width)
    var position = previous
    var bit = 0
    for index in 0..<count {
      let value = bytes.loadUInt64(at: bit >> 3) >> UInt64(bit & 7) & mask
      position = position &+ 1 &+ UInt32(truncatingIfNeeded: value)
      block[index] = position
      bit += width
    }
  }
}
