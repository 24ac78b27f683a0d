import BigramIndex
import Support

/// Random documents and queries; small alphabets make phrases repeat and overlap.
struct RandomCorpus {
  var random: SeededGenerator
  let alphabet: [UInt32]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let size = [1, 2, 3, 8, 200].randomElement(using: &random) ?? 2
    alphabet = (0..<size).map { index in
      index % 7 == 6 ? 0x10FFFF - UInt32(index) : 0x4E00 + UInt32(index) * 3
    }
  }

  /// Draws from these characters.
  init(seed: UInt64, alphabet: [UInt32]) {
    random = SeededGenerator(seed: seed)
    self.alphabet = alphabet
  }

  mutating func scalars(_ count: Int) -> [UInt32] {
    (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 1 }
  }

  mutating func document(longest: Int = 40) -> IndexDocument {
    var fields: [IndexField] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let count = Int.random(in: 0...longest, using: &random)
      fields.append(
        IndexField(kind: UInt8.random(in: 0...3, using: &random), scalars: scalars(count)))
    }
    var keys: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      keys.append("k\(Int.random(in: 0...12, using: &random))")
    }
    let stored = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      UInt8.random(in: 0...3, using: &random)
    }
    return IndexDocument(
      kind: UInt8.random(in: 0...2, using: &random), fields: fields, keys: keys, stored: stored)
  }

  mutating func phrase(from documents: [IndexDocument]) -> [UInt32] {
    let count = Int.random(in: 1...8, using: &random)
    let text = documents.randomElement(using: &random)?.fields.randomElement(using: &random)
    if let text, text.scalars.count >= count, Int.random(in: 0..<4, using: &random) > 0 {
      let start = Int.random(in: 0...text.scalars.count - count, using: &random)
      return Array(text.scalars[start..<start + count])
    }
    return scalars(count)
  }

  mutating func query(_ documents: [IndexDocument], depth: Int = 3) -> IndexQuery {
    switch depth == 0 ? 0 : Int.random(in: 0..<12, using: &random) {
    case 0..<3: return .phrase(phrase(from: documents), fields: fields())
    case 3: return .phrase(pattern(from: documents), fields: fields())
    case 4:
      let lists = (0..<2).map { _ in
        (0..<Int.random(in: 0...2, using: &random)).map { _ in
          Bool.random(using: &random)
            ? Array(phrase(from: documents).prefix(2)) : pattern(from: documents)
        }
      }
      return .near(
        lists[0], lists[1], distance: Int.random(in: 0...12, using: &random), fields: fields())
    case 5, 6: return .and(queries(documents, depth))
    case 7, 8: return .or(queries(documents, depth))
    case 9: return .not(query(documents, depth: depth - 1))
    case 10: return .key("k\(Int.random(in: 0...13, using: &random))")
    default:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .keyPrefix("k1")
      case 1: return .keyRange(from: "k11", through: "k5")
      case 2: return .kind(UInt8.random(in: 0...3, using: &random))
      default: return .all
      }
    }
  }

  /// A phrase of which some scalars may be any.
  private mutating func pattern(from documents: [IndexDocument]) -> [UInt32] {
    var pattern = phrase(from: documents)
    for index in pattern.indices where Int.random(in: 0..<3, using: &random) == 0 {
      pattern[index] = IndexQuery.anyScalar
    }
    return pattern
  }

  private mutating func fields() -> FieldSet {
    Bool.random(using: &random)
      ? .all : FieldSet(rawValue: UInt64.random(in: 0..<16, using: &random))
  }

  private mutating func queries(_ documents: [IndexDocument], _ depth: Int) -> [IndexQuery] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in query(documents, depth: depth - 1) }
  }
}
