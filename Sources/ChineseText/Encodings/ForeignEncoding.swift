/// Encodings of Chinese text that are not read, but told, so that their owner knows what to do. The
/// raw value is the name that `iconv` has for it.
package enum ForeignEncoding: String, CaseIterable, Sendable {
  case big5 = "BIG5"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"

  /// The encoding that `bytes`, which are text in none of `TextEncoding`, are most probably in; nil
  /// where they look like none.
  ///
  /// Cost: linear, over the first 64 KiB at most.
  package static func likely(_ bytes: [UInt8]) -> ForeignEncoding? {
    let sample = bytes.prefix(sampleSize)
    if isUTF32(sample, isLittleEndian: true) { return .utf32LittleEndian }
    if isUTF32(sample, isLittleEndian: false) { return .utf32BigEndian }
    return isBig5(sample) ? .big5 : nil
  }

  private static let sampleSize = 1 << 16

  /// Whether nine units in ten are such as Chinese pages hold: numbers of other data hardly ever
  /// are.
  private static func isUTF32(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> Bool {
    let count = bytes.count / 4
    guard count >= 2 else { return false }
    var plausible = 0
    for index in 0..<count {
      var unit: UInt32 = 0
      for place in 0..<4 {
        unit = unit << 8 | UInt32(bytes[index * 4 + (isLittleEndian ? 3 - place : place)])
      }
      switch unit {
      case 0x20...0x7E, 0x09, 0x0A, 0x0D, 0xFEFF, 0x3000...0x303F, 0x3400...0x9FFF,
        0xFF01...0xFF5E, 0x2010...0x2027, 0xA0...0xFF, 0x20000...0x323AF:
        plausible += 1
      default: break
      }
    }
    return plausible * 10 >= count * 9
  }

  /// Whether the bytes are pairs that are marks and common characters of Big5 nearly all: nine in
  /// ten begin with `A1` to `C6`, and one in ten ends with `40` to `7E`, which an encoding of two
  /// high bytes (GB 2312, EUC) never has.
  private static func isBig5(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (pairs, common, low, faults) = (0, 0, 0, 0)
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      index += 1
      switch lead {
      case 0x20...0x7E, 0x09, 0x0A, 0x0D: continue
      case 0x81...0xFE where index < bytes.count:
        let trail = bytes[index]
        guard (0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail) else {
          faults += 1
          continue
        }
        index += 1
        pairs += 1
        if (0xA1...0xC6).contains(lead) { common += 1 }
        if trail < 0x80 { low += 1 }
      default: faults += 1
      }
    }
    return pairs >= 8 && faults * 20 <= pairs && common * 10 >= pairs * 9 && low * 10 >= pairs
  }
}
