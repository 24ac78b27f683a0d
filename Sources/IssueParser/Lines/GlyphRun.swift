extension Glyph {
  /// The glyphs of a line up to the first that is a mark or follows a gap.
  struct Run {
    /// How many there are, how wide they are printed in half cells, and how many are Han.
    private(set) var count = 0
    private(set) var width = 0
    private(set) var hanCount = 0

    /// Counts eight glyphs at once. Cost: linear in the run.
    init(_ traits: Span<Traits>) {
      let ends: UInt64 = 0x0101_0101_0101_0101 &* UInt64(Traits.ofMarks.rawValue)
      while count &+ 8 <= traits.count {
        let eight = traits.word64(at: count)
        let found = eight & ends
        // Those before the first that ends the run.
        let length = min(8, found.trailingZeroBitCount >> 3)
        take(length == 8 ? eight : eight & (1 << UInt64(length << 3) &- 1), length)
        if found != 0 { return }
      }
      while count < traits.count, traits[count].isDisjoint(with: .ofMarks) {
        take(UInt64(traits[count].rawValue), 1)
      }
    }

    /// Takes glyphs, a byte each of `traits`, zero behind them.
    private mutating func take(_ traits: UInt64, _ length: Int) {
      let ones: UInt64 = 0x0101_0101_0101_0101
      count &+= length
      width &+= length &+ Int(((traits >> 1 & ones) &* ones) >> 56)
      hanCount &+= Int(((traits & ones) &* ones) >> 56)
    }
  }
}

extension Glyph.Traits {
  /// What a line is cut at, and what opens and closes in it.
  fileprivate static let ofMarks: Glyph.Traits = [.stop, .pause, .opener, .closer, .followsGap]
}

extension Span where Element == Glyph.Traits {
  /// The traits of eight glyphs from `index` on, the first lowest. Traps outside the span.
  @inline(__always)
  fileprivate func word64(at index: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
