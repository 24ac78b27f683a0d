// What the source's lines have that the printed text has not: line breaks, blanks, marks of the
// engine, a credit. RECORDS.md, "Lines of a block".

/// One place where the lines differ from the text.
struct LineEdit: Equatable {
  /// 0-based place in the text.
  var place: Int
  /// How many scalars of the text the lines leave out.
  var removed: Int
  /// What stands there in the lines, as a range of their indices.
  var inserted: Range<Int>
}

/// Compares a text with the lines it was made of.
enum LineComparison {
  /// How far to look ahead in the lines for the text's next two scalars, and in the text.
  private static let lineWindow = 64
  private static let textWindow = 16

  /// Appends the edits that make `lines` of `text`, in the order of their places, and returns which
  /// they are.
  ///
  /// Any two texts are compared; where they have little in common the edits are long. Cost: linear
  /// in both, times the windows where they differ.
  static func append(
    _ text: [UInt32], _ lines: ArraySlice<UInt32>, to edits: inout [LineEdit]
  ) -> Range<Int> {
    let printed = text.span
    let units = lines.span
    let first = edits.count
    var place = 0
    var next = 0
    while place < printed.count || next < units.count {
      let same = agreement(printed.extracting(place...), units.extracting(next...))
      place += same
      next += same
      if place == printed.count && next == units.count { break }
      let (removed, inserted) = difference(printed, place, units, next)
      let start = lines.startIndex + next
      edits.append(
        LineEdit(place: place, removed: removed, inserted: start..<start + inserted))
      place += removed
      next += inserted
    }
    return first..<edits.count
  }

  /// How many scalars two texts begin with alike.
  private static func agreement(_ one: Span<UInt32>, _ other: Span<UInt32>) -> Int {
    let most = min(one.count, other.count)
    var count = 0
    // Eight at a time, which processors compare at once.
    while count + 8 <= most {
      var difference: UInt32 = 0
      for place in count..<count &+ 8 {
        difference |= unsafe one[unchecked: place] ^ other[unchecked: place]
      }
      if difference != 0 { break }
      count &+= 8
    }
    while count < most, unsafe one[unchecked: count] == other[unchecked: count] { count &+= 1 }
    return count
  }

  /// How much to leave out of the text and to take from the lines until they agree again.
  private static func difference(
    _ text: Span<UInt32>, _ place: Int, _ lines: Span<UInt32>, _ next: Int
  ) -> (removed: Int, inserted: Int) {
    if place == text.count { return (0, lines.count - next) }
    if next == lines.count { return (text.count - place, 0) }
    // Blanks alone are the common case.
    var end = next
    while end < lines.count, isBlank(lines[end]) { end += 1 }
    if end > next, end == lines.count || lines[end] == text[place] { return (0, end - next) }
    var textEnd = place
    while textEnd < text.count, isBlank(text[textEnd]) { textEnd += 1 }
    if textEnd > place, textEnd < text.count, end < lines.count, lines[end] == text[textEnd] {
      return (textEnd - place, end - next)
    }
    for removed in 0...min(textWindow, text.count - place - 1) {
      let first = text[place + removed]
      let second = place + removed + 1 < text.count ? text[place + removed + 1] : nil
      for inserted in 0...min(lineWindow, lines.count - next - 1)
      where lines[next + inserted] == first {
        let following = next + inserted + 1
        if second == nil || (following < lines.count && lines[following] == second) {
          return (removed, inserted)
        }
      }
    }
    return (min(textWindow, text.count - place), min(lineWindow, lines.count - next))
  }

  /// White space of ASCII and the ideographic blank, no more: what engines print between
  /// characters. All else goes the way of any other difference.
  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 9...13, 0x20, 0x3000: true
    default: false
    }
  }
}
