/// A set of words that are looked up at a place in a stream of scalars.
final class KeywordTable<Meaning: Sendable>: Sendable {
  /// What the words begin with: a place that holds no word costs one load.
  let firsts: ScalarSet
  /// The scalars of `firsts`, and for each, and once more, where its words begin.
  private let heads: ScalarIndex
  private let starts: [Int]
  /// The words by first scalar, longest first: how many scalars, and where in `scalars`.
  private let counts: [Int]
  private let offsets: [Int]
  private let meanings: [Meaning]
  private let scalars: [UInt32]

  /// Makes a table from lists of words set apart by spaces, each list with its meaning.
  init(_ lists: [(words: String, meaning: Meaning)]) {
    var entries: [UInt32: [(scalars: [UInt32], meaning: Meaning)]] = [:]
    for (words, meaning) in lists {
      for word in words.split(separator: " ") {
        let scalars = word.unicodeScalars.map(\.value)
        entries[scalars[0], default: []].append((scalars, meaning))
      }
    }
    firsts = ScalarSet(entries.keys)
    heads = ScalarIndex(entries.keys)
    var starts = [0]
    var counts: [Int] = []
    var offsets: [Int] = []
    var meanings: [Meaning] = []
    var scalars: [UInt32] = []
    for head in entries.keys.sorted() {
      for entry in (entries[head] ?? []).sorted(by: { $0.scalars.count > $1.scalars.count }) {
        counts.append(entry.scalars.count)
        offsets.append(scalars.count)
        meanings.append(entry.meaning)
        scalars += entry.scalars
      }
      starts.append(counts.count)
    }
    self.starts = starts
    self.counts = counts
    self.offsets = offsets
    self.meanings = meanings
    self.scalars = scalars
  }

  /// The first scalar of each word, and the second; none where there is but one.
  var beginnings: [(first: UInt32, second: UInt32?)] {
    counts.indices.map { word in
      (scalars[offsets[word]], counts[word] > 1 ? scalars[offsets[word] + 1] : nil)
    }
  }

  /// What the words end with.
  var lasts: ScalarSet {
    ScalarSet(counts.indices.map { scalars[offsets[$0] + counts[$0] - 1] })
  }

  /// The longest word that stands at `place` and ends by `end`: its meaning and the place after it.
  @inline(__always)
  func match(_ text: [UInt32], at place: Int, end: Int) -> (meaning: Meaning, end: Int)? {
    guard place < end, firsts.contains(text[place]) else { return nil }
    return matchWord(text, at: place, end: end)
  }

  @inline(never)
  private func matchWord(
    _ text: [UInt32], at place: Int, end: Int
  ) -> (meaning: Meaning, end: Int)? {
    guard let head = heads.place(of: text[place]) else { return nil }
    for entry in starts[head]..<starts[head + 1] where place + counts[entry] <= end {
      var index = 1
      while index < counts[entry], text[place + index] == scalars[offsets[entry] + index] {
        index += 1
      }
      if index == counts[entry] { return (meanings[entry], place + index) }
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
  convenience init(_ words: String) { self.init([(words, true)]) }

  /// The place after the longest word at `place`.
  func end(_ scalars: [UInt32], at place: Int, end: Int) -> Int? {
    match(scalars, at: place, end: end)?.end
  }
}
