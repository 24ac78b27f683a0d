/// Numbers for pairs of scalars, of which the upper bits are spread best.
enum PairHash {
  @inline(__always)
  static func of(_ first: UInt32, _ second: UInt32) -> UInt32 {
    first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77
  }
}
