import Support
import Testing

@testable import BigramIndex

/// Text kept as blocks, and the lists that are made of it.
@Suite struct InversionTests {
  /// The texts of some documents, some characters of which are not in the alphabet.
  private func texts(
    _ generator: inout SeededGenerator
  ) -> (texts: [KindText], cutter: BlockCutter, runs: [[UInt32]]) {
    var texts = [KindText](repeating: KindText(), count: 3)
    var cutter = BlockCutter()
    var runs: [[UInt32]] = []
    for kind in texts.indices {
      for document in 0..<UInt32(6) {
        var run: [UInt32] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let scalars = (0..<Int.random(in: 0...700, using: &generator)).map { _ in
            let common: [UInt32] = [0x7684, 0x4E00, 0x30, 0x9F98, 0x9FA5, 0x20000, 0xAC00]
            let place = Int.random(in: 0..<common.count + 2, using: &generator)
            return place < common.count
              ? common[place] : UInt32.random(in: 0x4E00..<0x5000, using: &generator)
          }
          cutter.append(scalars, document: document, to: &texts[kind])
          run += scalars.map(TextAlphabet.shared.symbol)
          run.append(TextAlphabet.separator)
        }
        cutter.finish(document: document, to: &texts[kind])
        runs.append(run)
      }
    }
    return (texts, cutter, runs)
  }

  /// The impacts of their documents.
  private func impacts(_ texts: [KindText]) -> Impacts {
    var kinds = FieldKinds()
    for (kind, text) in texts.enumerated() {
      kinds.append(kind: UInt8(kind), blockCount: text.blockCount)
    }
    return Impacts(
      documents: texts.flatMap(\.documents), kinds,
      lengths: [UInt32](repeating: 1000, count: 6), characters: 6000, Ranking(weights: [5, 1, 0.5]))
  }

  @Test("blocks are written as the symbols' codes say, 512 symbols each but the last of a run")
  func blocks() {
    var generator = SeededGenerator(seed: 0xB10C)
    let (texts, _, runs) = texts(&generator)
    var blocks: [[UInt8]] = []
    var sizes: [Int] = []
    for text in texts {
      for chunk in text.chunks {
        var units = chunk.units.span
        var others = chunk.others.span
        for count in chunk.counts {
          var bytes = [UInt8](repeating: 0xFF, count: TextBlockWriter.room)
          let block = units.extracting(first: Int(count))
          let end = TextBlockWriter.write(block, [count].span, &others, to: &bytes)
          blocks.append(Array(bytes[..<end]))
          sizes.append(TextBlockWriter.size(block))
          units = units.extracting(droppingFirst: Int(count))
        }
        #expect(units.isEmpty && others.isEmpty)
      }
    }
    let expected = runs.flatMap { run in
      stride(from: 0, to: run.count, by: 512).map { plain(run[$0..<min($0 + 512, run.count)]) }
    }
    #expect(blocks == expected, "seed \(generator.seed)")
    #expect(sizes == expected.map(\.count), "seed \(generator.seed)")
  }

  /// The bytes of a block: its count, the low bytes, and the nibbles behind them.
  private func plain(_ symbols: ArraySlice<UInt32>) -> [UInt8] {
    let codes = symbols.map { TextAlphabet.code($0) }
    let nibbles = codes.flatMap { code in
      (0..<UInt32(code.nibbleCount)).map { UInt8(code.nibbles >> (4 * $0) & 15) }
    }
    let tail = stride(from: 0, to: nibbles.count, by: 2).map {
      nibbles[$0] | ($0 + 1 < nibbles.count ? nibbles[$0 + 1] << 4 : 0)
    }
    return [UInt8(codes.count & 0xFF), UInt8(codes.count >> 8)] + codes.map(\.low) + tail
  }

  @Test("however the terms are cut into parts, and however wide they sort, the lists are the same")
  func parts() {
    for seed in 0..<UInt64(12) {
      var generator = SeededGenerator(seed: seed)
      let (texts, cutter, runs) = texts(&generator)
      var whole = Inversion.Limits()
      whole.fewBigrams = .max
      let inversion = Inversion(texts, cutter, impacts(texts), commonCount: 900, whole)
      #expect(inversion.parts.count == 1)
      let lists = inversion.lists(of: inversion.parts[0])
      let terms = lists.chunks.flatMap(\.terms)
      for narrowBits in [0, 32] {
        var limits = Inversion.Limits()
        limits.partSize = 2000
        limits.fewBigrams = 0
        limits.narrowBits = narrowBits
        let other = Inversion(texts, cutter, impacts(texts), commonCount: 900, limits)
        #expect(other.parts.count > 3)
        let parts = other.parts.map { other.lists(of: $0) }
        let chunks = parts.flatMap(\.chunks)
        #expect(chunks.flatMap(\.bytes) == lists.chunks.flatMap(\.bytes), "seed \(seed)")
        #expect(chunks.flatMap(\.terms).map(\.term) == terms.map(\.term), "seed \(seed)")
      }
      var expected: [Term: Int] = [:]
      for run in runs {
        for (first, second) in zip(run, run.dropFirst()) where first != TextAlphabet.separator {
          expected[Term(first, second), default: 0] += 1
        }
      }
      let found = terms.filter { $0.term.second != Term.any }
      #expect(found.map(\.term) == expected.keys.sorted(), "seed \(seed)")
      for entry in found {
        #expect(Int(entry.count + entry.extra) == expected[entry.term], "seed \(seed)")
      }
    }
  }
}
