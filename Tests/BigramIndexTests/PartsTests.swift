import Foundation
import Support
import Testing

@testable import BigramIndex

/// The parts that can be told apart from the rest.
@Suite struct PartsTests {
  @Test("a packed block of any width unpacks to what reading bit after bit gives")
  func blocks() {
    var random = SeededGenerator(seed: 0xB10C)
    for width in 0...32 {
      for _ in 0..<4 {
        var gaps = Block(repeating: 0)
        for index in 0..<128 {
          let all = UInt32.random(in: 0...UInt32.max, using: &random)
          gaps[index] = width == 0 ? 0 : all >> UInt32(32 - width)
        }
        #expect(BlockCodec.width(gaps) <= width)
        var packed: [UInt8] = []
        BlockCodec.pack(gaps, width: width, into: &packed)
        #expect(packed.count == BlockCodec.size(width: width))
        let previous = UInt32.random(in: 0...UInt32.max, using: &random)
        var unpacked = Block(repeating: 0)
        let padded = packed + [UInt8](repeating: 0xA5, count: BlockCodec.overrun)
        BlockCodec.unpackPositions(padded.span, width: width, previous: previous, into: &unpacked)
        var position = previous
        for index in 0..<128 {
          position = position &+ 1 &+ gaps[index]
          #expect(unpacked[index] == position, "seed \(random.seed), width \(width)")
        }
      }
    }
  }

  @Test("a varint is read back, and refused where it is cut, too long or too large")
  func varints() {
    for number in [0, 1, 127, 128, 16_383, 16_384, 1 << 28, UInt32.max] {
      var bytes: [UInt8] = []
      var rest = number
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
      var offset = 0
      #expect(Varint.read(bytes.span, &offset) == number)
      #expect(offset == bytes.count)
      offset = 0
      #expect(Varint.read(bytes.span.extracting(0..<bytes.count - 1), &offset) == nil)
    }
    for bad: [UInt8] in [
      [0x80, 0], [0xFF, 0xFF, 0xFF, 0xFF, 0x10], [0x80, 0x80, 0x80, 0x80, 0x80, 1],
    ] {
      var offset = 0
      #expect(Varint.read(bad.span, &offset) == nil)
    }
  }

  @Test("the bigrams looked at cover the phrase, hold the rarest, and are the cheapest that do")
  func covers() {
    var random = SeededGenerator(seed: 0xC0)
    for count in 1...9 {
      for _ in 0..<40 {
        let counts = (0..<count).map { _ in Int.random(in: 1...20, using: &random) }
        let cover = PhraseSearch.cover(counts)
        let rarest = counts.min() ?? 0
        let first = counts.firstIndex(of: rarest) ?? 0
        var best = Int.max
        for choice in 1..<1 << count {
          let chosen = (0..<count).filter { choice >> $0 & 1 == 1 }
          if isCover(chosen, count) && chosen.contains(first) {
            best = min(best, chosen.reduce(0) { $0 + counts[$1] })
          }
        }
        #expect(isCover(cover, count), "\(counts)")
        #expect(cover.contains(first), "\(counts)")
        #expect(cover.reduce(0) { $0 + counts[$1] } == best, "\(counts)")
      }
    }
  }

  private func isCover(_ chosen: [Int], _ count: Int) -> Bool {
    (0...count).allSatisfy { scalar in chosen.contains(scalar) || chosen.contains(scalar - 1) }
  }

  @Test("nightly commits behind a large archive rewrite little, and segments stay few")
  func merging() {
    var sizes = [MergePolicy.Size(characters: 500_000_000, positions: 0, bytes: 0)]
    var written = 0
    var most = 0
    for _ in 0..<2000 {
      sizes.append(MergePolicy.Size(characters: 20_000, positions: 0, bytes: 0))
      while let range = MergePolicy.next(sizes) {
        let total = sizes[range].reduce(0) { $0 + $1.characters }
        #expect(range.count >= MergePolicy.fanout)
        sizes.replaceSubrange(
          range, with: [MergePolicy.Size(characters: total, positions: 0, bytes: 0)])
        written += total
      }
      most = max(most, sizes.count)
    }
    #expect(sizes[0].characters == 500_000_000)
    #expect(written < 8 * 2000 * 20_000)
    #expect(most < 40)
  }

  @Test("a merge never makes a segment that the format cannot hold")
  func mergeLimits() {
    let large = MergePolicy.Size(characters: 1 << 30, positions: 1 << 30, bytes: 1 << 20)
    let sizes = [MergePolicy.Size](repeating: large, count: 9)
    #expect(MergePolicy.next(sizes) == nil)
    #expect(MergePolicy.all(sizes).map(\.count).allSatisfy { $0 == 1 })
  }

  @Test("logarithms are those of the C library")
  func logarithms() {
    for number in [1, 1.5, 2, 3, 10, 1234.5, 1e9, 0.001, 1.0000001] {
      #expect(abs(Logarithm.natural(number) - log(number)) < 1e-13)
    }
  }

  @Test("positions marked in a bitmap come out as sorted ones")
  func sorting() {
    var random = SeededGenerator(seed: 0x50)
    for count in [0, 1, 5, 1000] {
      var positions = Array((0..<5000).shuffled(using: &random).prefix(count)).map { UInt32($0) }
      let expected = positions.sorted()
      PositionSort.sort(&positions, limit: 5000)
      #expect(positions == expected)
    }
  }

  @Test("segment files are named by their numbers, and other names are not taken for them")
  func names() {
    for number: UInt64 in [1, 7, 999_999, 1_000_000, .max] {
      let id = SegmentID(number)
      #expect(Segment.id(ofFileName: Segment.fileName(id)) == id)
    }
    for name in ["1.seg", "0000001.seg", "000001.seg.tmp", "+00001.seg", "manifest", ".seg"] {
      #expect(Segment.id(ofFileName: name) == nil)
    }
  }
}
