/// A second reader of segments, written after FORMAT.md alone: it shares no code with the module and
/// is as slow as it is plain.
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

  /// The text of the segment, from the postings: 0 where no term begins.
  func text() -> [UInt32] {
    let head = sections["HEAD", default: []]
    let counts = (0..<5).map { PlainReader.number(head.dropFirst(8 * $0).prefix(8)) }
    var text = [UInt32](repeating: 0, count: counts[1] + counts[2])
    var terms = sections["TERM", default: []]
    var postings = sections["POST", default: []]
    var index = sections["TIDX", default: []]
    var key = 0
    for term in 0..<counts[3] {
      if term % 64 == 0 {
        key = PlainReader.number(index.prefix(8))
        index = index.dropFirst(24)
      } else {
        key += PlainReader.varint(&terms) + 1
      }
      let count = PlainReader.varint(&terms) + 1
      let size = PlainReader.varint(&terms) + 1
      for position in PlainReader.positions(postings.prefix(size), count) {
        text[position] = UInt32(key >> 21)
      }
      postings = postings.dropFirst(size)
    }
    return text
  }

  /// The positions of one list.
  static func positions(_ list: ArraySlice<UInt8>, _ count: Int) -> [Int] {
    let blocks = count / 128
    var rest = list.dropFirst(8 * blocks)
    var positions: [Int] = []
    var last = -1
    for _ in 0..<blocks {
      let width = Int(rest.first ?? 0)
      let packed = Array(rest.dropFirst().prefix(16 * width))
      for value in 0..<128 {
        var gap = 0
        for bit in 0..<width {
          let place = value * width + bit
          gap |= Int(packed[place / 8] >> UInt8(place % 8) & 1) << bit
        }
        last += gap + 1
        positions.append(last)
      }
      rest = rest.dropFirst(1 + 16 * width)
    }
    for _ in 0..<count % 128 {
      last += varint(&rest) + 1
      positions.append(last)
    }
    return positions
  }
}
