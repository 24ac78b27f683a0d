// The characters that the stored text knows by number. FORMAT.md, "Text".

/// The static alphabet: a number for every scalar, the same in all segments, so that text can be
/// copied from one segment to another as it is.
///
/// A *symbol* is what the index counts with instead of a scalar: the place in the alphabet for the
/// characters in it, `count` more than the scalar for all others.
enum TextAlphabet {
  /// Symbols below this are places in the alphabet.
  static let count: UInt32 = 5760
  /// The symbol after each field.
  static let separator: UInt32 = 0
  /// Above every symbol.
  static let symbolLimit: UInt32 = 0x110000 + count
  /// The low byte of a symbol outside the alphabet.
  static let escape: UInt8 = 255

  /// Symbols whose low byte says all; whose low byte leaves one of 16; whose low byte leaves one of
  /// 256: three tiers, one after the other.
  static let directCount: UInt32 = 128
  static let pageCount: UInt32 = 112
  static let widePageCount: UInt32 = 15
  static let directAndPaged = directCount + 16 * pageCount

  /// The way from scalars to symbols and back.
  static let shared = Tables(scalars)

  /// Scalars of the alphabet by symbol.
  ///
  /// Plain equivalent: `[separator] + [UInt32](utf8: utf8)`. Every query of a process waits for it.
  static let scalars: [UInt32] = {
    let text = String(describing: characters)
    let utf8 = text.utf8Span.span
    var scalars: [UInt32] = []
    scalars.append(addingCapacity: Int(count)) { (out: inout OutputSpan<UInt32>) in
      out.append(separator)
      var index = 0
      // Valid UTF-8, since the compiler made it.
      while index < utf8.count {
        let lead = UInt32(utf8[index])
        if lead < 0x80 {
          out.append(lead)
          index += 1
          continue
        }
        let second = UInt32(utf8[index + 1] & 0x3F)
        if lead < 0xE0 {
          out.append((lead & 0x1F) << 6 | second)
          index += 2
          continue
        }
        let third = (lead & 0x0F) << 12 | second << 6 | UInt32(utf8[index + 2] & 0x3F)
        if lead < 0xF0 {
          out.append(third)
          index += 3
        } else {
          out.append(third << 6 | UInt32(utf8[index + 3] & 0x3F))
          index += 4
        }
      }
    }
    return scalars
  }()

  /// A symbol's low byte and its tail: up to six nibbles, the first in the lowest bits.
  struct Code {
    let low: UInt8
    let nibbleCount: UInt8
    let nibbles: UInt32
  }

  /// The code of any symbol.
  ///
  /// The low bytes of the two upper tiers go round, so that the common characters do not share one.
  static func code(_ symbol: UInt32) -> Code {
    if symbol < directCount { return Code(low: UInt8(symbol), nibbleCount: 0, nibbles: 0) }
    if symbol < directAndPaged {
      let place = symbol - directCount
      return Code(
        low: UInt8(directCount + place % pageCount), nibbleCount: 1, nibbles: place / pageCount)
    }
    if symbol < count {
      let place = symbol - directAndPaged
      return Code(
        low: UInt8(directCount + pageCount + place % widePageCount), nibbleCount: 2,
        nibbles: place / widePageCount)
    }
    return Code(low: escape, nibbleCount: 6, nibbles: symbol - count)
  }

  /// What a low byte says of its symbol.
  struct LowByte {
    /// The symbol is `base` and `factor` times its tail.
    private let base: UInt16
    private let factor: UInt8
    private let nibbles: UInt8
    /// The bits of the tail in what is loaded where it begins.
    private let mask: UInt32

    fileprivate init(_ low: UInt8) {
      let count = TextAlphabet.nibbleCount(low)
      base = UInt16(truncatingIfNeeded: TextAlphabet.symbol(low, 0))
      factor = UInt8(
        truncatingIfNeeded: count == 0 ? 0 : TextAlphabet.symbol(low, 1) - UInt32(base))
      nibbles = UInt8(count)
      mask = 1 << UInt32(4 * count) - 1
    }

    /// How many nibbles the tail has.
    @inline(__always)
    var nibbleCount: Int { Int(nibbles) }

    /// The symbol whose tail stands in the lowest bits of `word`, whatever follows it.
    @inline(__always)
    func symbol(_ word: UInt32) -> UInt32 { UInt32(base) &+ UInt32(factor) &* (word & mask) }
  }

  /// All low bytes; an array, since to lend a constant of that size would copy it.
  static let decoding = (0...UInt8.max).map { LowByte($0) }

  /// Low bytes below this have at most one nibble.
  static let nearLimit = 240

  /// The scalar of any low byte and the nibbles that follow it, and how many of these belong to it.
  @inline(never)
  static func farScalar(_ low: Int, _ nibbles: UInt32) -> (scalar: UInt32, nibbleCount: Int) {
    let code = decoding[low]
    let symbol = code.symbol(nibbles)
    return (symbol < count ? scalars[Int(symbol)] : symbol &- count, code.nibbleCount)
  }

  /// The scalars of these low bytes, sixteen each, by their nibble; and 0 for the low bytes above.
  static let nearScalars: [UInt32] = {
    var near = [UInt32](repeating: 0, count: 0x1000)
    var out = near.mutableSpan
    let alphabet = scalars.span
    for low in 0..<Int(directCount) { out[low << 4] = alphabet[low] }
    for symbol in Int(directCount)..<Int(directAndPaged) {
      let code = code(UInt32(truncatingIfNeeded: symbol))
      out[Int(code.low) << 4 | Int(code.nibbles)] = alphabet[symbol]
    }
    return near
  }()

  /// How many nibbles follow a low byte.
  @inline(__always)
  static func nibbleCount(_ low: UInt8) -> Int {
    low < 128 ? 0 : low < 240 ? 1 : low < escape ? 2 : 6
  }

  /// The symbol of a low byte and its tail, which has as many nibbles as `nibbleCount` says.
  @inline(__always)
  static func symbol(_ low: UInt8, _ nibbles: UInt32) -> UInt32 {
    let low = UInt32(low)
    if low < directCount { return low }
    if low < directCount + pageCount {
      return low + nibbles * pageCount
    }
    if low < UInt32(escape) {
      return directAndPaged + low - (directCount + pageCount) + nibbles * widePageCount
    }
    return count + nibbles
  }

  /// The symbol of a scalar that is not 0.
  static func symbol(ofScalar scalar: UInt32) -> UInt32 { shared.symbol(scalar) }

  /// The symbols of a phrase, or nil where it holds what no text holds.
  ///
  /// They are sought: a phrase has few characters, and a program that asks one query would spend
  /// longer on the tables for texts.
  static func symbols(_ scalars: [UInt32]) -> [UInt32]? {
    let alphabet = TextAlphabet.scalars
    var symbols: [UInt32] = []
    for scalar in scalars {
      guard scalar > 0 && scalar <= 0x10FFFF else { return nil }
      let place = Lanes.place(of: scalar, in: alphabet.span)
      symbols.append(place.map { UInt32(truncatingIfNeeded: $0) } ?? scalar + count)
    }
    return symbols
  }

  /// What is looked up for every character.
  struct Tables: Sendable {
    /// Symbols of the first plane's scalars; 0 for those outside the alphabet.
    let firstPlane: [UInt16]
    /// The few scalars of other planes, and their symbols.
    private let others: [(scalar: UInt32, symbol: UInt32)]
    /// Scalars of the alphabet by symbol.
    let scalars: [UInt32]

    fileprivate init(_ scalars: [UInt32]) {
      var symbols = [UInt16](repeating: 0, count: 0x10000)
      var others: [(scalar: UInt32, symbol: UInt32)] = []
      for symbol in 1..<scalars.count {
        let scalar = scalars[symbol]
        if scalar < 0x10000 {
          symbols[Int(scalar)] = UInt16(truncatingIfNeeded: symbol)
        } else {
          others.append((scalar, UInt32(symbol)))
        }
      }
      firstPlane = symbols
      self.others = others
      self.scalars = scalars
    }

    /// The symbol of a scalar that is not 0.
    @inline(__always)
    func symbol(_ scalar: UInt32) -> UInt32 {
      if scalar < 0x10000 {
        let symbol = UInt32(firstPlane[Int(scalar)])
        return symbol == 0 ? scalar + TextAlphabet.count : symbol
      }
      return others.first { $0.scalar == scalar }?.symbol ?? scalar + TextAlphabet.count
    }

    /// The scalar of a symbol; 0 for the separator.
    @inline(__always)
    func scalar(_ symbol: UInt32) -> UInt32 {
      symbol < TextAlphabet.count ? scalars[Int(symbol)] : symbol - TextAlphabet.count
    }
  }
}
