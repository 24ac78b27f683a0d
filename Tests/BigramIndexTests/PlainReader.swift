/// A second reader of segments, written after FORMAT.md alone: it shares no code with the module
/// and is as slow as it is plain.
struct PlainReader {
  let bytes: [UInt8]
  private(set) var sections: [String: ArraySlice<UInt8>] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let table = PlainReader.number(bytes[(bytes.count - 24)..<(bytes.count - 16)])
    let count = PlainReader.number(bytes[(bytes.count - 16)..<(bytes.count - 12)])
    for entry in 0..<count {
      let start = table + 24 * entry
      let tag = String(decoding: bytes[start..<start + 4], as: UTF8.self)
      let offset = PlainReader.number(bytes[start + 8..<start + 16])
      sections[tag] = bytes[offset..<offset + PlainReader.number(bytes[start + 16..<start + 24])]
    }
  }

  /// A little-endian number.
  static func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func varint(_ bytes: inout ArraySlice<UInt8>) -> Int {
    var value = 0
    var shift = 0
    while let byte = bytes.popFirst() {
      value |= Int(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { break }
    }
    return value
  }

  private func number(_ tag: String, _ index: Int, size: Int = 4) -> Int {
    PlainReader.number(sections[tag, default: []].dropFirst(size * index).prefix(size))
  }

  /// The symbols of all blocks, block by block.
  func blocks() -> [[UInt32]] {
    let text = Array(sections["TEXT", default: []])
    return (0..<number("HEAD", 3, size: 8)).map { block in
      let start = number("BLOK", 2 * block + 1)
      let count = PlainReader.number(text[start..<start + 2])
      var nibbles = text[(start + 2 + count)...].flatMap { [UInt32($0 & 15), UInt32($0 >> 4)] }[...]
      return text[start + 2..<start + 2 + count].map { low in
        let low = UInt32(low)
        var tail = [UInt32]()
        func take(_ count: Int) -> UInt32 {
          tail = Array(nibbles.prefix(count))
          nibbles = nibbles.dropFirst(count)
          return tail.reversed().reduce(0) { $0 << 4 | $1 }
        }
        switch low {
        case ..<128: return low
        case ..<240: return 128 + low - 128 + 112 * take(1)
        case ..<255: return 1920 + low - 240 + 15 * take(2)
        default: return 5760 + take(6)
        }
      }
    }
  }

  /// The bigrams of every block with their counts, from the postings.
  func bigrams() -> [[[UInt32]: Int]] {
    let blockCount = number("HEAD", 3, size: 8)
    var result = [[[UInt32]: Int]](repeating: [:], count: blockCount)
    var terms = sections["TERM", default: []]
    var postings = sections["POST", default: []]
    var index = sections["TIDX", default: []]
    var key = 0
    for term in 0..<number("HEAD", 4, size: 8) {
      if term % 64 == 0 {
        key = PlainReader.number(index.prefix(8))
        index = index.dropFirst(16)
      } else {
        key += PlainReader.varint(&terms) + 1
      }
      let first = PlainReader.varint(&terms)
      let extra = first & 1 == 1 ? PlainReader.varint(&terms) + 1 : 0
      var size = 1
      while 1 << (8 * size) < blockCount { size += 1 }
      if first > 0 { size = PlainReader.varint(&terms) + 1 }
      let bigram = [UInt32(key >> 21), UInt32(key & 0x1FFFFF)]
      for block in list(postings.prefix(size), first >> 1 + 1, extra, blockCount) {
        result[block][bigram, default: 0] += 1
      }
      postings = postings.dropFirst(size)
    }
    return result
  }

  /// The blocks of one list, each as often as the term stands there.
  private func list(
    _ bytes: ArraySlice<UInt8>, _ count: Int, _ extra: Int, _ blockCount: Int
  ) -> [Int] {
    if count == 1 && extra == 0 { return [PlainReader.number(bytes)] }
    var bytes = bytes
    var blocks: [Int] = []
    var repeats: [Int] = []
    var table = [(width: PlainReader.width(count, blockCount), extra: extra)]
    if count > 256 {
      _ = PlainReader.varint(&bytes)
      table = (0..<(count + 255) / 256).map { _ in
        let width = Int(bytes.removeFirst())
        bytes.removeFirst()
        let extra = PlainReader.varint(&bytes)
        _ = PlainReader.varint(&bytes)
        _ = PlainReader.varint(&bytes)
        return (width, extra)
      }
    }
    var rest = count
    for (width, more) in table {
      let length = min(rest, 256)
      var bits = bytes.flatMap { byte in (0..<8).map { byte >> UInt8($0) & 1 } }[...]
      let before = blocks.count
      let all = bits.count
      let gaps = PlainReader.gaps(&bits, length, width)
      for gap in gaps { blocks.append((blocks.last ?? -1) + 1 + gap) }
      var place = before
      for gap in PlainReader.gaps(&bits, more, PlainReader.width(more, length + more)) {
        place += gap
        repeats.append(blocks[place])
      }
      bytes = bytes.dropFirst((all - bits.count + 7) / 8)
      rest -= length
    }
    return blocks + repeats
  }

  private static func width(_ count: Int, _ limit: Int) -> Int {
    guard count > 0 else { return 0 }
    var width = 0
    while 2 << width <= (limit - count) * 44 / (count * 64) { width += 1 }
    return width
  }

  /// Unary parts of all, then low bits of all.
  private static func gaps(_ bits: inout ArraySlice<UInt8>, _ count: Int, _ width: Int) -> [Int] {
    var gaps: [Int] = []
    for _ in 0..<count {
      var zeros = 0
      while bits.popFirst() == 0 { zeros += 1 }
      gaps.append(zeros << width)
    }
    for index in 0..<count {
      for bit in 0..<width { gaps[index] += Int(bits.popFirst() ?? 0) << bit }
    }
    return gaps
  }
}
