import ChineseText
import Foundation
import Storage
import Support
import Testing

@testable import BigramIndex

/// The parts that can be told apart from the rest.
@Suite struct PartsTests {
  @Test("lists of any length and density are read back, and take what their bytes say")
  func postings() throws {
    var random = SeededGenerator(seed: 0xB10C)
    for blockCount in [1, 2, 100, 5000, 300_000] {
      for length in [1, 2, 255, 256, 257, 700, 4000] where length <= blockCount {
        for mostCount: UInt32 in [1, 2, 40] {
          var postings = Postings()
          let last = Int.random(in: length...blockCount, using: &random)
          postings.blocks = Array((0..<UInt32(last)).shuffled(using: &random).prefix(length))
            .sorted()
          postings.counts = postings.blocks.map { _ in
            UInt32.random(in: 1...mostCount, using: &random)
          }
          let comment = Comment("seed \(random.seed), \(length) of \(blockCount)")
          let (list, file) = try Self.list(postings, blockCount)
          #expect(list.occurrences == postings.counts.reduce(0) { $0 + Int($1) }, comment)
          let isSame = try Postings(list, file, blockCount: blockCount) == postings
          #expect(isSame, comment)
          guard length > 256 else { continue }
          let table = try PostingsRuns(list, file, blockCount: blockCount)
          #expect(table.documents == Set(postings.blocks.map { $0 / 2 }).count, comment)
          let parts = try table.runs.map { run in
            var part = Postings()
            try part.append([run], file, blockCount: blockCount)
            return part
          }
          #expect(parts.flatMap(\.blocks) == postings.blocks, comment)
          #expect(parts.flatMap(\.counts) == postings.counts, comment)
        }
      }
    }
  }

  /// A segment file that holds one list, which begins at an odd place.
  private static func list(
    _ postings: Postings, _ blockCount: Int
  ) throws -> (PostingsList, SegmentFile) {
    var kinds = FieldKinds()
    kinds.append(kind: 0, blockCount: blockCount)
    // Two blocks a document.
    let impacts = Impacts(
      documents: (0..<UInt32(blockCount)).map { $0 / 2 }, kinds,
      lengths: [UInt32](repeating: 700, count: (blockCount + 1) / 2), characters: 350 * blockCount,
      Ranking())
    var encoder = PostingsEncoder(blockCount: blockCount, impacts)
    let extra = PostingsEncoder.extra(postings.counts.span)
    let before = encoder.append(postings.blocks.span, postings.counts.span, extra: extra)
    let size = encoder.append(postings.blocks.span, postings.counts.span, extra: extra)
    let disk = FaultyFileSystem()
    var file = try SegmentFileWriter.create("s", in: "/", disk)
    for section in SegmentSection.allCases {
      let overrun = [UInt8](repeating: 0, count: SegmentFile.overrun)
      try file.section(section, section == .postings ? encoder.bytes + overrun : [])
    }
    try file.finish()
    let list = PostingsList(
      count: postings.blocks.count, extra: extra, range: before..<before + size)
    return (list, try SegmentFile.open("//s", disk))
  }

  @Test("every symbol has a code of its own, and every character of the alphabet is folded")
  func alphabet() {
    let scalars = TextAlphabet.shared.scalars
    // They folded to themselves when the alphabet was set, which segments keep.
    let retired = Set("増痺徳渉鉄殻敭晩歩犂囯峯櫈菴覩".unicodeScalars.map(\.value))
    #expect(scalars.count == Int(TextAlphabet.count))
    #expect(Set(scalars).count == scalars.count)
    for (symbol, scalar) in scalars.enumerated().dropFirst() {
      #expect(TextAlphabet.symbol(ofScalar: scalar) == UInt32(symbol))
      if scalar != 0x20, !retired.contains(scalar) {
        #expect(Folding.fold(scalars: [scalar]).scalars == [scalar])
      }
    }
    for symbol in Array(0..<TextAlphabet.count) + [5760, 5761, 0x10FFFF + 5760] {
      let code = TextAlphabet.code(symbol)
      #expect(TextAlphabet.symbol(code.low, code.nibbles) == symbol)
      #expect(TextAlphabet.nibbleCount(code.low) == Int(code.nibbleCount))
    }
    for scalar: UInt32 in [1, 0x3B1, 0xE000, 0x1F600, 0x10FFFF] {
      let symbol = TextAlphabet.symbol(ofScalar: scalar)
      #expect(TextAlphabet.shared.scalar(symbol) == scalar)
    }
  }

  @Test("nightly commits behind a large archive rewrite little, and segments stay few")
  func merging() {
    var sizes = [MergePolicy.Size(characters: 500_000_000, symbols: 0, bytes: 0)]
    var written = 0
    var most = 0
    for _ in 0..<2000 {
      sizes.append(MergePolicy.Size(characters: 20_000, symbols: 0, bytes: 0))
      var allowance = MergePolicy.smallMerge
      while let range = MergePolicy.next(sizes, atMost: allowance) {
        let total = sizes[range].reduce(0) { $0 + $1.characters }
        allowance -= total
        #expect(allowance >= 0)
        #expect(range.count >= MergePolicy.fanout)
        sizes.replaceSubrange(
          range, with: [MergePolicy.Size(characters: total, symbols: 0, bytes: 0)])
        written += total
      }
      most = max(most, sizes.count)
    }
    #expect(sizes[0].characters == 500_000_000)
    #expect(written < 8 * 2000 * 20_000)
    #expect(most < 80)
    // What a large ingest may spend puts them together.
    while let range = MergePolicy.next(sizes, atMost: 4 * 40_000_000) {
      let total = sizes[range].reduce(0) { $0 + $1.characters }
      sizes.replaceSubrange(
        range, with: [MergePolicy.Size(characters: total, symbols: 0, bytes: 0)])
    }
    #expect(sizes.count < 10)
  }

  @Test("a merge never makes a segment that the format cannot hold")
  func mergeLimits() {
    let large = MergePolicy.Size(characters: 1 << 30, symbols: 1 << 28, bytes: 1 << 20)
    let sizes = [MergePolicy.Size](repeating: large, count: 9)
    #expect(MergePolicy.next(sizes, atMost: .max) == nil)
    #expect(MergePolicy.all(sizes).map(\.count).allSatisfy { $0 == 1 })
  }

  @Test("whichever section is the largest, a merge counts it")
  func mergeSizes() throws {
    let payload = [UInt8](repeating: 7, count: 3000)
    let text = [UInt32](repeating: 0x4E00, count: 3000)
    for largest in [SegmentSection.keyDocuments, .keys, .stored, .text] {
      let disk = FaultyFileSystem()
      do {
        var writer = try IndexWriter.open("/index", disk)
        for number in 0..<300 {
          let field = IndexField(kind: 0, scalars: largest == .text ? text : [])
          let keys = (0..<20).map {
            largest == .keyDocuments ? "k\($0)" : largest == .keys ? "\(number) \($0)" : ""
          }
          try writer.append(
            IndexDocument(
              kind: 0, fields: [field], keys: Array(Set(keys)).sorted(),
              stored: largest == .stored ? payload : []))
        }
        try writer.commit()
      }
      let manifest = try #require(try Manifest.read(in: "/index", disk)).manifest
      let segment = try Segment.open(SegmentID(1), in: "/index", disk)
      let size = segment.file.count(largest)
      #expect(SegmentSection.allCases.allSatisfy { segment.file.count($0) <= size }, "\(largest)")
      #expect(MergePolicy.Size(segment, manifest.entries[0]).bytes >= size, "\(largest)")
    }
  }

  @Test("logarithms are those of the C library")
  func logarithms() {
    for number in [1, 1.5, 2, 3, 10, 1234.5, 1e9, 0.001, 1.0000001] {
      #expect(abs(Logarithm.natural(number) - log(number)) < 1e-13)
    }
  }

  @Test("a character that stands in a few blocks of many is counted in all of them")
  func rareCharacter() throws {
    let disk = FaultyFileSystem()
    do {
      var writer = try IndexWriter.open("/index", disk)
      for number in 0..<300 {
        let body = number % 150 == 7 ? "耕复耕工" : "复工"
        try writer.append(SmallIndex.document("春", body, []))
      }
      try writer.commit()
    }
    let snapshot = try IndexSnapshot.open("/index", disk)
    let hits = try snapshot.search(.phrase(SmallIndex.scalars("耕")), limit: 10)
    #expect(hits.documents == 2)
    #expect(hits.occurrences == 4)
    #expect(hits.top.map(\.document.ordinal) == [7, 157])
  }

  @Test("segment files are named by their numbers, and other names are not taken for them")
  func names() {
    for number: UInt64 in [1, 7, 999_999, 1_000_000, .max] {
      let id = SegmentID(number)
      #expect(Segment.id(ofFileName: Segment.fileName(id)) == id)
    }
    for name in ["1.seg", "0000001.seg", "000001.seg.tmp", "+00001.seg", "manifest", ".seg"] {
      #expect(Segment.id(ofFileName: name) == nil)
    }
  }
}
