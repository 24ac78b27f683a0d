// The checksum of everything on disk.
//
// XXH64, seed 0, of which the lower half is kept: Yann Collet, "xxHash fast digest algorithm",
// specification 0.1.1. Why not a CRC: a query that begins with a fresh process checks every byte it
// rests on, and without the processor's own instruction, which cannot be reached from Swift without
// C, a CRC-32C by tables costs some five times as much and was most of such a query. What a CRC
// promises beyond this, to see every burst of 32 bits, matters on a wire; on a disk whole sectors
// go bad, and both miss one damage in 2³².

/// A running checksum.
package struct Checksum: Sendable {
  private var lanes = Checksum.seeded
  /// What is not yet a whole stripe.
  private var rest = InlineArray<32, UInt8>(repeating: 0)
  private var restCount = 0
  /// Bytes so far.
  private var count = 0

  /// Bytes that go into the lanes at once, eight in each.
  private static let stripe = 32

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private struct Lanes {
    var first: UInt64
    var second: UInt64
    var third: UInt64
    var fourth: UInt64
  }

  private static let seeded = Lanes(
    first: prime1 &+ prime2, second: prime2, third: 0, fourth: 0 &- prime1)

  /// Starts with no bytes.
  package init() {}

  /// The checksum of `bytes`.
  package static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: hash(bytes))
  }

  /// All of XXH64 of `bytes`.
  package static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var lanes = seeded
    let whole = bytes.count & ~(stripe - 1)
    add(bytes.extracting(0..<whole), &lanes)
    return ended(lanes, bytes.extracting(whole..<bytes.count), count: bytes.count)
  }

  /// The checksum of all bytes so far.
  package var value: UInt32 {
    UInt32(
      truncatingIfNeeded: Checksum.ended(
        lanes, rest.span.extracting(0..<restCount), count: count))
  }

  /// Adds bytes.
  package mutating func update(_ bytes: Span<UInt8>) {
    count += bytes.count
    var start = 0
    if restCount > 0 {
      while restCount < Checksum.stripe, start < bytes.count {
        rest[restCount] = bytes[start]
        restCount += 1
        start += 1
      }
      guard restCount == Checksum.stripe else { return }
      Checksum.add(rest.span, &lanes)
      restCount = 0
    }
    let whole = start + (bytes.count - start) & ~(Checksum.stripe - 1)
    Checksum.add(bytes.extracting(start..<whole), &lanes)
    for index in whole..<bytes.count {
      rest[restCount] = bytes[index]
      restCount += 1
    }
  }

  // MARK: Steps

  /// Adds whole stripes.
  private static func add(_ bytes: Span<UInt8>, _ lanes: inout Lanes) {
    precondition(bytes.count % stripe == 0, "stripes are whole")
    var sums = lanes
    var offset = 0
    while offset < bytes.count {
      sums.first = round(sums.first, bytes.loadUInt64(at: offset))
      sums.second = round(sums.second, bytes.loadUInt64(at: offset + 8))
      sums.third = round(sums.third, bytes.loadUInt64(at: offset + 16))
      sums.fourth = round(sums.fourth, bytes.loadUInt64(at: offset + 24))
      offset += stripe
    }
    lanes = sums
  }

  /// The hash of `count` bytes: those in the lanes and the fewer than a stripe behind them.
  private static func ended(_ lanes: Lanes, _ rest: Span<UInt8>, count: Int) -> UInt64 {
    var hash = prime5
    if count >= stripe {
      hash =
        rotated(lanes.first, 1) &+ rotated(lanes.second, 7) &+ rotated(lanes.third, 12)
        &+ rotated(lanes.fourth, 18)
      hash = merged(hash, lanes.first)
      hash = merged(hash, lanes.second)
      hash = merged(hash, lanes.third)
      hash = merged(hash, lanes.fourth)
    }
    hash &+= UInt64(count)
    var offset = 0
    while offset + 8 <= rest.count {
      hash = rotated(hash ^ round(0, rest.loadUInt64(at: offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= rest.count {
      let word = UInt64(rest.loadUInt32(at: offset))
      hash = rotated(hash ^ word &* prime1, 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < rest.count {
      hash = rotated(hash ^ UInt64(rest[offset]) &* prime5, 11) &* prime1
      offset += 1
    }
    hash = (hash ^ hash >> 33) &* prime2
    hash = (hash ^ hash >> 29) &* prime3
    return hash ^ hash >> 32
  }

  @inline(__always)
  private static func round(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    rotated(sum &+ word &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func merged(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* prime1 &+ prime4
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word << bits | word >> (64 - bits)
  }
}
