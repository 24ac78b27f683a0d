// Looks for a phrase in the text of many blocks, of which no more is brought from memory than is
// needed. FORMAT.md, "Searching".

import Storage

/// Tells how often a phrase stands in blocks of which it is known how often one of its bigrams
/// does.
///
/// Blocks lie far apart, and what takes time is that memory brings them: so several are looked into
/// at once, the first half of each before the second, which is not needed where the first has all
/// the places of the bigram, and the tails last, of the places alone whose low bytes agree.
struct BlockProofs {
  private let segment: Segment
  private let matcher: PhraseMatcher

  /// Blocks that are looked into at once: memory does not bring more at the same time.
  private typealias Looks = InlineArray<16, Look>
  /// Places whose tails are asked about together, at most; more are asked about as they are found.
  private typealias Sightings = InlineArray<32, Sighting>
  /// Low bytes that are looked at first.
  private static let half = TextBlockWriter.capacity / 2

  /// Prepares to look for the phrase of `matcher` in the text of a segment.
  init(_ segment: Segment, _ matcher: PhraseMatcher) {
    self.segment = segment
    self.matcher = matcher
  }

  /// One block, as far as it was looked into.
  private struct Look {
    var number = 0
    /// Half-open offsets of its bytes.
    var range = 0..<0
    var block = TextBlock(lows: 0, count: 0, tails: 0..<0)
    var tail = TailPlace()
    /// Places of the bigram that are still to be found.
    var left: UInt32 = 0
    /// Places of the phrase that are known, and those whose tails are still to be asked about.
    var found: UInt32 = 0
  }

  /// A place whose low bytes agree.
  private struct Sighting {
    /// The number of its block among those looked into at once.
    var look: UInt8 = 0
    /// As `PhraseMatcher.sight` gives it.
    var nibble = 0
  }

  /// Those of the candidates at the places `part` in which the phrase stands, with its occurrences;
  /// their own are those of the bigram that the phrase is found by.
  ///
  /// Plain equivalent: `PhraseMatcher.count` in each of the blocks.
  func proven(_ candidates: Postings, _ part: Range<Int>) throws(IndexError) -> Postings {
    let file = segment.file
    var reader = TextReader(file, segment.head)
    let blocks = candidates.blocks.span
    let counts = candidates.counts.span
    var proven = Postings()
    var looks = Looks(repeating: Look())
    var next = part.lowerBound
    while next < part.upperBound {
      let count = min(looks.count, part.upperBound - next)
      for index in 0..<count {
        let number = Int(blocks[next + index])
        looks[index].number = number
        looks[index].range = try reader.range(of: number)
        looks[index].left = counts[next + index]
        looks[index].found = 0
      }
      try look(&looks, count, &reader)
      for index in 0..<count where looks[index].found > 0 {
        proven.blocks.append(blocks[next + index])
        proven.counts.append(looks[index].found)
      }
      next += count
    }
    return proven
  }

  /// Looks into some blocks.
  @inline(__always)
  @_lifetime(reader: copy reader)
  private func look(
    _ looks: inout Looks, _ count: Int, _ reader: inout TextReader
  ) throws(IndexError) {
    var sightings = Sightings(repeating: Sighting())
    var sightingCount = 0
    let half = BlockProofs.half
    for index in 0..<count {
      let range = looks[index].range
      let end = min(range.lowerBound + half + 2, range.upperBound)
      reader.prefetch(range.lowerBound..<end)
    }
    for index in 0..<count {
      looks[index].block = try reader.block(looks[index].number, in: looks[index].range)
      looks[index].tail = TailPlace(looks[index].block)
      try look(0..<half, &looks[index], index, &sightings, &sightingCount, &reader)
    }
    for index in 0..<count where looks[index].left > 0 && looks[index].block.count > half {
      let lows = looks[index].block.lows
      reader.prefetch(lows + half..<lows + looks[index].block.count)
    }
    for index in 0..<count where looks[index].left > 0 && looks[index].block.count > half {
      let end = looks[index].block.count
      try look(half..<end, &looks[index], index, &sightings, &sightingCount, &reader)
    }
    let bytes = reader.bytes
    for index in 0..<sightingCount {
      let sighting = sightings[index]
      if matcher.hasTails(at: sighting.nibble, bytes) { continue }
      // Where other places were taken for the bigram's, there may be more.
      let look = Int(sighting.look)
      looks[look].found = try matcher.count(
        in: looks[look].number, at: looks[look].block, &reader)
    }
  }

  /// Looks at some places of a block.
  @inline(__always)
  @_lifetime(reader: copy reader)
  private func look(
    _ places: Range<Int>, _ look: inout Look, _ index: Int,
    _ sightings: inout Sightings, _ sightingCount: inout Int,
    _ reader: inout TextReader
  ) throws(IndexError) {
    let bytes = reader.bytes
    var (left, found) = (look.left, look.found)
    try matcher.sight(places, in: look.number, at: look.block, &look.tail, &reader) { _, sight in
      if sight != PhraseMatcher.everything {
        if sightingCount < sightings.count {
          sightings[sightingCount] = Sighting(
            look: UInt8(truncatingIfNeeded: index), nibble: sight)
          sightingCount &+= 1
        } else if !matcher.hasTails(at: sight, bytes) {
          return true
        }
      }
      found &+= 1
      left &-= 1
      return left > 0
    }
    (look.left, look.found) = (left, found)
  }
}
