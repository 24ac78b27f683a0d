/// What a `Folder` does with the offset that each folded scalar came from.
protocol FoldSources {
  /// Keeps the offset of one more folded scalar.
  mutating func append(_ source: UInt32)
  /// Keeps a run of consecutive offsets.
  mutating func append(_ sources: Range<UInt32>)
  /// The offset of a folded scalar; 0 where none is kept.
  func offset(at index: Int) -> UInt32
  /// Forgets all but the first `count` offsets.
  mutating func truncate(to count: Int)
}

/// Keeps no offset.
struct NoSources: FoldSources {
  func append(_ source: UInt32) {}
  func append(_ sources: Range<UInt32>) {}
  func offset(at index: Int) -> UInt32 { 0 }
  func truncate(to count: Int) {}
}

/// Keeps every offset.
struct KeptSources: FoldSources {
  private(set) var offsets: [UInt32] = []

  mutating func reserve(_ count: Int) {
    offsets.reserveCapacity(offsets.count + count)
  }

  mutating func append(_ source: UInt32) {
    offsets.append(source)
  }

  mutating func append(_ sources: Range<UInt32>) {
    offsets.append(addingCapacity: sources.count) { offsets in
      for source in sources { offsets.append(source) }
    }
  }

  func offset(at index: Int) -> UInt32 { offsets[index] }

  mutating func truncate(to count: Int) {
    offsets.removeLast(offsets.count - count)
  }
}

/// Folds one text scalar by scalar; the one core that every variant of `Folding` shares.
struct Folder<Sources: FoldSources> {
  /// The offsets that the folded scalars came from.
  var sources: Sources
  /// Where this text's folded scalars begin.
  private let base: Int
  private let table: FoldingTable
  /// The offset of the next source scalar.
  private var offset: UInt32 = 0
  /// The offset of the blank that stands before the next scalar if that is a letter or digit too;
  /// nil where no blank is due.
  private var blank: UInt32?
  /// Where the character begins that marks have followed, not yet composed; nil where none has.
  private var marked: Int?
  /// Whether the next scalar needs more than its look-up.
  private var isWaiting = false

  init(sources: Sources, base: Int = 0, table: FoldingTable = .shared) {
    self.table = table
    self.sources = sources
    self.base = base
  }

  /// Folds UTF-8; each maximal part of an invalid sequence counts as one U+FFFD.
  ///
  /// Plain equivalent: `take([UInt32](utf8: utf8).span, &folded)`.
  mutating func take(utf8: Span<UInt8>, _ folded: inout [UInt32]) {
    let plane = table.firstPlane
    let count = utf8.count
    var index = 0
    while index < count {
      let lead = utf8[index]
      let scalar: UInt32
      if lead < 0x80 {
        scalar = UInt32(lead)
        index += 1
      } else if lead & 0xF0 == 0xE0, index + 2 < count, lead != 0xE0, lead != 0xED,
        utf8[index + 1] & 0xC0 == 0x80, utf8[index + 2] & 0xC0 == 0x80
      {
        scalar =
          UInt32(lead & 0x0F) << 12 | UInt32(utf8[index + 1] & 0x3F) << 6
          | UInt32(utf8[index + 2] & 0x3F)
        index += 3
      } else {
        scalar = UTF8Reader.next(utf8, &index)
      }
      if scalar < 0x10000, !isWaiting {
        let code = plane[Int(scalar)]
        if code & 0xF800 != 0xD800 {
          folded.append(UInt32(code))
          sources.append(offset)
          offset += 1
          continue
        }
      }
      takeSlowly(scalar, &folded)
    }
  }

  /// Folds scalars: those that need no more than their look-up together, one by one the others.
  mutating func take(_ scalars: Span<UInt32>, _ folded: inout [UInt32]) {
    var index = 0
    while index < scalars.count {
      if !isWaiting {
        let start = offset
        index = Self.takePlain(scalars, from: index, table.firstPlane, &folded, &offset)
        sources.append(start..<offset)
        if index == scalars.count { return }
      }
      takeSlowly(scalars[index], &folded)
      index += 1
    }
  }

  /// Returns where it stopped.
  private static func takePlain(
    _ scalars: Span<UInt32>, from start: Int, _ plane: [UInt16], _ folded: inout [UInt32],
    _ offset: inout UInt32
  ) -> Int {
    let plane = plane.span
    var index = start
    folded.append(addingCapacity: scalars.count - start) { folded in
      while index < scalars.count {
        let scalar = scalars[index]
        guard scalar < 0x10000 else { break }
        let code = plane[Int(scalar)]
        guard code & 0xF800 != 0xD800 else { break }
        folded.append(UInt32(code))
        index += 1
      }
    }
    offset += UInt32(index - start)
    return index
  }

  /// Composes what still waits for marks.
  mutating func finish(_ folded: inout [UInt32]) {
    compose(&folded)
    blank = nil
    isWaiting = false
  }

  @inline(never)
  private mutating func takeSlowly(_ scalar: UInt32, _ folded: inout [UInt32]) {
    defer {
      offset += 1
      isWaiting = blank != nil || marked != nil
    }
    let code = scalar < 0x10000 ? table.firstPlane[Int(scalar)] : FoldingTable.special
    switch code {
    case FoldingTable.vanishing: return
    case FoldingTable.whiteSpace: takeBlank(folded)
    case FoldingTable.mark: emit(scalar, &folded)
    case FoldingTable.special:
      guard let form = table.form(of: scalar) else { return emit(scalar, &folded) }
      for part in form {
        if part == 0x20 { takeBlank(folded) } else { emit(part, &folded) }
      }
    default: emit(UInt32(code), &folded)
    }
  }

  private mutating func takeBlank(_ folded: [UInt32]) {
    guard blank == nil, folded.count > base else { return }
    let last = marked ?? folded.count - 1
    if CharacterClass.isSpacedWord(folded[last]) { blank = offset }
  }

  private mutating func emit(_ scalar: UInt32, _ folded: inout [UInt32]) {
    if table.isMark(scalar) {
      if marked == nil { marked = max(base, folded.count - 1) }
      blank = nil
    } else {
      compose(&folded)
      if let place = blank, CharacterClass.isSpacedWord(scalar) {
        folded.append(0x20)
        sources.append(place)
      }
      blank = nil
    }
    folded.append(scalar)
    sources.append(offset)
  }

  private mutating func compose(_ folded: inout [UInt32]) {
    guard let start = marked else { return }
    marked = nil
    let parts = (start..<folded.count).map {
      FoldingComposition.Part(scalar: folded[$0], source: sources.offset(at: $0))
    }
    folded.removeLast(folded.count - start)
    sources.truncate(to: start)
    for part in FoldingComposition.composed(parts) {
      folded.append(part.scalar)
      sources.append(part.source)
    }
  }
}
