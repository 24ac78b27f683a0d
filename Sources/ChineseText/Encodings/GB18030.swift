/// GB 18030 characters to Unicode.
///
/// The table is recorded from Foundation's converter (`GB18030+Table.swift`), and a test compares
/// the two. It is here because a statically linked program has no such converter: the linker drops
/// what is only reached at run time.
enum GB18030 {
  /// How many bytes the character at an offset takes, and its scalar; nil where the bytes are none,
  /// the length then being that of the part to step over.
  ///
  /// Structure: one byte below 80; two bytes `81-FE 40-7E|80-FE`; four bytes `81-FE 30-39 81-FE
  /// 30-39`.
  static func next(_ bytes: Span<UInt8>, at index: Int) -> (length: Int, scalar: UInt32?) {
    let lead = bytes[index]
    if lead < 0x80 { return (1, UInt32(lead)) }
    guard (0x81...0xFE).contains(lead), index + 1 < bytes.count else { return (1, nil) }
    let trail = bytes[index + 1]
    if trail >= 0x40 {
      guard trail != 0x7F, trail != 0xFF else { return (1, nil) }
      let scalar = UInt32(pairs[(Int(lead) - 0x81) << 8 | Int(trail)])
      return scalar == 0 ? (2, nil) : (2, scalar)
    }
    guard (0x30...0x39).contains(trail), index + 3 < bytes.count,
      (0x81...0xFE).contains(bytes[index + 2]), (0x30...0x39).contains(bytes[index + 3])
    else { return (1, nil) }
    let (third, fourth) = (bytes[index + 2], bytes[index + 3])
    let linear =
      ((Int(lead) - 0x81) * 10 + Int(trail) - 0x30) * 1260 + (Int(third) - 0x81) * 10
      + Int(fourth) - 0x30
    // From 90 30 81 30 on, the higher planes follow in order.
    if linear >= 189_000 {
      return linear < 189_000 + 0x100000 ? (4, UInt32(linear - 189_000 + 0x10000)) : (4, nil)
    }
    return (4, scalar(atLinear: linear))
  }

  /// The scalar of a four-byte character of the first plane, by its place in the order of all
  /// four-byte characters; nil where there is none.
  private static func scalar(atLinear linear: Int) -> UInt32? {
    let next = partitioningIndex(in: runs.indices) { runs[$0].linear <= linear }
    guard next > 0, linear < runs[next - 1].linear + runs[next - 1].count else { return nil }
    return runs[next - 1].scalar + UInt32(linear - runs[next - 1].linear)
  }

  /// The scalar of the two-byte character `lead, trail` at `(lead - 0x81) << 8 | trail`; 0 where
  /// there is none.
  private static let pairs: [UInt16] = {
    var pairs = [UInt16](repeating: 0, count: 126 << 8)
    var (value, digitCount, cell) = (UInt16(0), 0, 0x40)
    for byte in pairTable.utf8 {
      guard let digit = HexReader.digit(byte) else { continue }
      value = value << 4 | UInt16(digit)
      digitCount += 1
      guard digitCount & 3 == 0 else { continue }
      pairs[cell] = value
      repeat { cell += 1 } while cell & 0xFF < 0x40 || cell & 0xFF == 0x7F || cell & 0xFF == 0xFF
    }
    return pairs
  }()

  /// The runs of four-byte characters whose scalars follow one another.
  private static let runs: [(linear: Int, count: Int, scalar: UInt32)] =
    runTable
    .split { $0 == " " || $0 == "\n" }
    .map { word in
      let parts = word.split(separator: ".").map { Int($0, radix: 16) ?? 0 }
      return (parts[0], parts[1], UInt32(parts[2]))
    }
}
