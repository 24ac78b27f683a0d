/// A set of words that are looked up at a place in a stream of scalars.
struct KeywordTable<Meaning: Sendable>: Sendable {
  private struct Entry: Sendable {
    let scalars: [UInt32]
    let meaning: Meaning
  }

  private var entries: [UInt32: [Entry]] = [:]

  /// Makes a table from lists of words set apart by spaces, each list with its meaning.
  init(_ lists: [(words: String, meaning: Meaning)]) {
    for (words, meaning) in lists {
      for word in words.split(separator: " ") {
        let scalars = word.unicodeScalars.map(\.value)
        entries[scalars[0], default: []].append(Entry(scalars: scalars, meaning: meaning))
      }
    }
    for key in entries.keys {
      entries[key]?.sort { $0.scalars.count > $1.scalars.count }
    }
  }

  /// The longest word that stands at `place` and ends by `end`: its meaning and the place after it.
  func match(_ scalars: [UInt32], at place: Int, end: Int) -> (meaning: Meaning, end: Int)? {
    guard place < end, let candidates = entries[scalars[place]] else { return nil }
    for entry in candidates where place + entry.scalars.count <= end {
      if (1..<entry.scalars.count).allSatisfy({ scalars[place + $0] == entry.scalars[$0] }) {
        return (entry.meaning, place + entry.scalars.count)
      }
    }
    return nil
  }

  /// The longest word that ends right before `end` and begins at or after `start`.
  func matchSuffix(
    _ scalars: [UInt32], start: Int, end: Int
  ) -> (meaning: Meaning, start: Int)? {
    for place in start..<max(start, end) {
      if let found = match(scalars, at: place, end: end), found.end == end {
        return (found.meaning, place)
      }
    }
    return nil
  }
}

extension KeywordTable where Meaning == Bool {
  /// Makes a table of words whose meaning is only that they are in it.
  init(_ words: String) { self.init([(words, true)]) }

  /// The place after the longest word at `place`.
  func end(_ scalars: [UInt32], at place: Int, end: Int) -> Int? {
    match(scalars, at: place, end: end)?.end
  }
}
