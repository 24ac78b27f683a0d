// Which of two columns a line is of, its last word tells badly where it is a number or a comma
// follows: what both stories say again and again tells it for many lines at once.

/// What lines of a stretch have in common: the pairs of characters that both say, rare ones more.
struct SharedWords {
  private let count: Int
  /// For each line and each other.
  private var shares: [Float]

  /// Compares the lines. Cost: linear in their scalars, and the square of the lines.
  init(_ text: PageText, _ lines: Range<Int>) {
    count = lines.count
    shares = Array(repeating: 0, count: count * count)
    let stretch = text.stretch(lines)
    let lineOf = lines.flatMap { line in text.range(line).map { _ in line - lines.lowerBound } }
    for place in stretch.dropLast() {
      let line = lineOf[place - stretch.lowerBound]
      guard lineOf[place + 1 - stretch.lowerBound] == line,
        text.pairs.isFirst(place, in: text.range(lines.lowerBound + line))
      else { continue }
      let weight = CharacterPairs.shared.information(text.scalars[place], text.scalars[place + 1])
      guard weight > 0 else { continue }
      var last = line
      var next = text.pairs.before(place)
      var steps = 0
      while let earlier = next, earlier >= stretch.lowerBound, steps < Self.mostSteps {
        let other = lineOf[earlier - stretch.lowerBound]
        if other != last, lineOf[earlier + 1 - stretch.lowerBound] == other {
          shares[line * count + other] += weight
          shares[other * count + line] += weight
        }
        last = other
        steps += 1
        next = text.pairs.before(earlier)
      }
    }
  }

  /// How many words two lines share, each as much as it tells.
  subscript(_ one: Int, _ two: Int) -> Float { shares[one * count + two] }

  /// What more lines say tells no story from another.
  private static let mostSteps = 12
}
