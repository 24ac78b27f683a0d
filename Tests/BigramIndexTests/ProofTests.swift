import Storage
import Support
import Testing

@testable import BigramIndex

/// Phrases of three symbols and more, which are told by the text of blocks of which no more is looked at than
/// is needed; and the ways to the text.
@Suite struct ProofTests {
  private static let directory = "/index"

  @Test("the first block of a document is found wherever it is sought from")
  func firstBlocks() throws {
    for seed in UInt64(0)..<6 {
      var corpus = RandomCorpus(seed: seed, alphabet: [0x4E00, 0x4E01])
      let disk = FaultyFileSystem()
      var writer = try IndexWriter.open(Self.directory, disk)
      for number in 0..<400 {
        // Where they are long, and where there are none, changes: no guess is right.
        let isLong = number / 50 % 2 == Int(seed % 2)
        try writer.append(corpus.document(longest: isLong ? 2_500 : 3))
      }
      try writer.commit()
      let segment = try #require(
        try IndexSnapshot.open(Self.directory, disk).segments.first?.segment)
      let file = segment.file
      var reader = TextReader(file, segment.head)
      for range in segment.kinds.ranges {
        var expected = range.blocks.lowerBound
        for document in 0..<segment.head.documents {
          while expected < range.blocks.upperBound,
            try Int(reader.document(of: expected)) < document
          {
            expected += 1
          }
          let found = try reader.first(
            of: document, among: segment.head.documents, in: range.blocks)
          #expect(found == expected, "seed \(seed), kind \(range.kind), document \(document)")
        }
      }
    }
  }
}
