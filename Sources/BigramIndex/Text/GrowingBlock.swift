// A block of text under construction.

/// Symbols that are collected as they come, until they are a whole block or the run ends.
///
/// In memory a symbol is a *unit* of two bytes: itself where it is in the alphabet, else
/// `otherUnit`, and what it is stands in a list. Sorting reads units several times over; the bytes
/// of the file are made of them once.
struct GrowingBlock: Sendable {
  private var units = [UInt16](repeating: 0, count: TextBlockWriter.capacity)
  private var others: [Other] = []
  /// Symbols in the block.
  private(set) var count = 0

  /// A symbol outside the alphabet and its place among units.
  struct Other: Sendable {
    let place: Int
    let symbol: UInt32
  }

  /// The unit of all symbols outside the alphabet.
  static let otherUnit: UInt16 = 0x8000

  /// How many symbols have room.
  var room: Int { TextBlockWriter.capacity - count }

  /// Appends the symbols of `scalars`, which have room, and adds them to the counts of the
  /// alphabet's symbols or to those of all others.
  mutating func append(
    _ scalars: Span<UInt32>, _ counts: inout [UInt32], _ otherCounts: inout [UInt32: UInt32]
  ) {
    precondition(scalars.count <= room, "the symbols have room")
    let symbols = TextAlphabet.shared.firstPlane
    var index = 0
    while true {
      let known = GrowingBlock.appendKnown(
        scalars.extracting(index...), symbols.span, &units, at: count, &counts)
      index += known
      count += known
      if index == scalars.count { return }
      appendOther(scalars[index], &counts, &otherCounts)
      index += 1
    }
  }

  /// Appends the symbols of scalars that are in the first plane and the alphabet, until one is not,
  /// and returns how many they are.
  private static func appendKnown(
    _ scalars: Span<UInt32>, _ symbols: Span<UInt16>, _ units: inout [UInt16], at start: Int,
    _ counts: inout [UInt32]
  ) -> Int {
    var counts = counts.mutableSpan
    var all = units.mutableSpan
    var units = all._mutatingExtracting(start..<start + scalars.count)
    // Told once, so that no look-up and no store has to ask.
    precondition(
      symbols.count == 0x10000 && counts.count == Int(TextAlphabet.count),
      "a plane has so many scalars, the alphabet so many symbols")
    precondition(units.count == scalars.count, "each scalar becomes a unit")
    for index in 0..<scalars.count {
      let scalar = Int(scalars[index])
      let symbol = scalar < symbols.count ? Int(symbols[scalar]) : 0
      // A symbol of the table is in the alphabet.
      guard symbol != 0, symbol < counts.count else { return index }
      counts[symbol] &+= 1
      units[index] = UInt16(truncatingIfNeeded: symbol)
    }
    return scalars.count
  }

  /// Appends the symbol of any scalar.
  @inline(never)
  private mutating func appendOther(
    _ scalar: UInt32, _ counts: inout [UInt32], _ otherCounts: inout [UInt32: UInt32]
  ) {
    // 0 separates fields and nothing is above U+10FFFF: neither can be looked for.
    let symbol = TextAlphabet.symbol(
      ofScalar: scalar == 0 || scalar > 0x10FFFF ? 0xFFFD : scalar)
    if symbol < TextAlphabet.count {
      counts[Int(symbol)] &+= 1
      units[count] = UInt16(truncatingIfNeeded: symbol)
    } else {
      otherCounts[symbol, default: 0] += 1
      units[count] = GrowingBlock.otherUnit
      others.append(Other(place: count, symbol: symbol))
    }
    count += 1
  }

  /// Appends what separates fields, which has room.
  mutating func appendSeparator() {
    units[count] = UInt16(truncatingIfNeeded: TextAlphabet.separator)
    count += 1
  }

  /// Moves the block behind `allUnits`, whose symbols outside the alphabet are `allOthers`, and
  /// begins another one; returns how many bytes the block takes in a file.
  mutating func finish(to allUnits: inout [UInt16], _ allOthers: inout [Other]) -> Int {
    for other in others {
      allOthers.append(Other(place: allUnits.count + other.place, symbol: other.symbol))
    }
    others.removeAll(keepingCapacity: true)
    allUnits += units[..<count]
    let size = TextBlockWriter.size(units.span.extracting(0..<count))
    count = 0
    return size
  }
}
