/// Canonical order and composition of a character and the marks that follow it.
///
/// Source: The Unicode Standard, section 3.11 (canonical ordering) and 3.12 (hangul arithmetic).
enum FoldingComposition {
  /// A folded scalar and the offset of the source scalar it came from.
  struct Part {
    var scalar: UInt32
    var source: UInt32
  }

  /// The composed form of a character and its marks, the sources never decreasing.
  ///
  /// Cost: n log n in the number of marks.
  static func composed(_ parts: [Part]) -> [Part] {
    var decomposed: [Part] = []
    for part in parts { decompose(part, into: &decomposed) }
    let ordered = inCanonicalOrder(decomposed)
    var result: [Part] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for part in ordered {
      let markClass = combiningClass(part.scalar)
      if let place = starter {
        let isAdjacent = place == result.count - 1
        if isAdjacent || (lastClass != 0 && lastClass < markClass),
          let whole = whole(result[place].scalar, part.scalar)
        {
          result[place].scalar = whole
          continue
        }
      }
      if markClass == 0 { starter = result.count }
      lastClass = markClass
      result.append(part)
    }
    var latest: UInt32 = 0
    for index in result.indices {
      latest = max(latest, result[index].source)
      result[index].source = latest
    }
    return result
  }

  private static func decompose(_ part: Part, into parts: inout [Part]) {
    if (0xAC00...0xD7A3).contains(part.scalar) {
      let index = part.scalar - 0xAC00
      parts.append(Part(scalar: 0x1100 + index / 588, source: part.source))
      parts.append(Part(scalar: 0x1161 + index % 588 / 28, source: part.source))
      if index % 28 > 0 { parts.append(Part(scalar: 0x11A7 + index % 28, source: part.source)) }
      return
    }
    guard let (first, second) = tables.parts[part.scalar] else {
      parts.append(part)
      return
    }
    decompose(Part(scalar: first, source: part.source), into: &parts)
    parts.append(Part(scalar: second, source: part.source))
  }

  private static func inCanonicalOrder(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    var marks: [(key: Int, part: Part)] = []
    for part in parts {
      let markClass = combiningClass(part.scalar)
      if markClass == 0 {
        result += marks.sorted { $0.key < $1.key }.map(\.part)
        marks.removeAll()
        result.append(part)
      } else {
        marks.append((Int(markClass) << 32 | marks.count, part))
      }
    }
    return result + marks.sorted { $0.key < $1.key }.map(\.part)
  }

  private static func whole(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
    }
    if (0xAC00...0xD7A3).contains(first), (first - 0xAC00) % 28 == 0,
      (0x11A8...0x11C2).contains(second)
    {
      return first + second - 0x11A7
    }
    return tables.wholes[UInt64(first) << 32 | UInt64(second)]
  }

  private static func combiningClass(_ scalar: UInt32) -> UInt8 {
    Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  private struct Tables: Sendable {
    var wholes: [UInt64: UInt32] = [:]
    var parts: [UInt32: (UInt32, UInt32)] = [:]

    init() {
      var reader = HexReader(Folding.compositions)
      while let first = reader.run()?.first {
        guard reader.take("+"), let second = reader.number(), reader.take(">"),
          let whole = reader.number()
        else { break }
        wholes[UInt64(first) << 32 | UInt64(second)] = whole
        parts[whole] = (first, second)
      }
    }
  }

  /// Unpacked when the first mark turns up.
  private static let tables = Tables()
}
