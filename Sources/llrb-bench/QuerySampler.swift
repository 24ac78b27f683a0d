import ChineseText
import Support

/// Draws phrases from a corpus in proportion to how often they are printed.
///
/// The classes are those in which engines for Chinese differ: one character, the bigram itself,
/// longer phrases, and phrases whose bigrams all occur while the phrase does not.
struct QuerySampler {
  /// A kind of query, named as the table prints it.
  struct QueryClass {
    let name: String
    let queries: [String]
  }

  private var generator: SeededGenerator
  private let runs: [[UInt32]]

  /// Prepares to draw from the folded text of the given pages.
  /// `texts` are Unicode scalars.
  init(texts: [[UInt32]], seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    runs = texts.flatMap { text in
      text.split { !CharacterClass.isHan($0) }.filter { $0.count >= 10 }.map { Array($0) }
    }
  }

  /// Draws `count` queries of every class; none from a corpus without Chinese text.
  mutating func classes(count: Int) -> [QueryClass] {
    guard !runs.isEmpty else { return [] }
    let lengths = [("1", 1...1), ("2", 2...2), ("3", 3...3), ("4", 4...4), ("6-10", 6...10)]
    var classes: [QueryClass] = []
    for (name, range) in lengths {
      let queries = (0..<count).map { _ in Self.text(draw(range)) }
      classes.append(QueryClass(name: name + " characters", queries: queries))
    }
    let pairs = (0..<count).map { _ in Self.text(draw(2...3)) + " " + Self.text(draw(2...3)) }
    classes.append(QueryClass(name: "two words", queries: pairs))
    let crossed = (0..<count).map { _ in Self.text(draw(2...2) + draw(2...2)) }
    classes.append(QueryClass(name: "mostly absent", queries: crossed))
    return classes
  }

  /// Draws `count` phrases of so many characters; none from a corpus without Chinese text.
  mutating func phrases(length: Int, count: Int) -> [String] {
    guard !runs.isEmpty else { return [] }
    return (0..<count).map { _ in Self.text(draw(length...length)) }
  }

  private mutating func draw(_ lengths: ClosedRange<Int>) -> [UInt32] {
    let run = runs[Int.random(in: 0..<runs.count, using: &generator)]
    let length = Int.random(in: lengths, using: &generator)
    let start = Int.random(in: 0...(run.count - length), using: &generator)
    return Array(run[start..<start + length])
  }

  private static func text(_ scalars: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    for value in scalars { if let scalar = Unicode.Scalar(value) { view.append(scalar) } }
    return String(view)
  }
}
