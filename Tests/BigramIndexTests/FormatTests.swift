import BigramIndex
import Foundation
import Storage
import Support
import Testing

/// FORMAT.md is true.
@Suite struct FormatTests {
  /// The files that the document shows, in order, without its notes.
  private func examples() throws -> [[UInt8]] {
    let document = URL(fileURLWithPath: Seeds.folder).deletingLastPathComponent()
      .appendingPathComponent("Sources/BigramIndex/FORMAT.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    return text.components(separatedBy: "```hex\n").dropFirst().map { part in
      let lines = part.components(separatedBy: "```")[0].split(separator: "\n")
      return lines.flatMap { line in
        line.prefix { $0 != "#" }.split(separator: " ").compactMap { UInt8($0, radix: 16) }
      }
    }
  }

  private let document = IndexDocument(
    kind: 1, fields: [IndexField(kind: 0, scalars: SmallIndex.scalars("复工复"))], keys: ["k"],
    stored: [1, 2])

  @Test("the files of the example are what the writer writes")
  func written() throws {
    let disk = FaultyFileSystem()
    do {
      var writer = try IndexWriter.open("/index", disk)
      try writer.append(document)
      try writer.commit()
    }
    let examples = try examples()
    #expect(examples.count == 2)
    #expect(disk.disk.files["/index/000001.seg"] == examples[0])
    #expect(disk.disk.files["/index/manifest"] == examples[1])
  }

  @Test("an index put together from the document's bytes answers")
  func read() throws {
    let examples = try examples()
    let disk = FaultyFileSystem()
    disk.place(examples[0], at: "/index/000001.seg")
    disk.place(examples[1], at: "/index/manifest")
    let snapshot = try IndexSnapshot.open("/index", disk)
    let id = try #require(try snapshot.documents(withKey: "k").first)
    #expect(try snapshot.stored(of: id) == [1, 2])
    #expect(try snapshot.search(.phrase(SmallIndex.scalars("复")), limit: 1).occurrences == 2)
    #expect(
      try snapshot.matches(of: SmallIndex.scalars("工复"), in: id)
        == [IndexMatch(fieldIndex: 0, fieldKind: 0, offset: 1, length: 2)])
    #expect(try IndexCheck.run("/index", disk) == [])
  }

  @Test("a reader made from the document alone reads the same text, and the same postings")
  func secondReader() throws {
    for seed in UInt64(500)...510 {
      var corpus = RandomCorpus(seed: seed)
      let disk = FaultyFileSystem()
      var texts = [[UInt32]](repeating: [], count: 64)
      do {
        var writer = try IndexWriter.open("/index", disk)
        for _ in 0..<5 {
          let document = corpus.document(longest: 900)
          try writer.append(document)
          for field in document.fields { texts[Int(field.kind)] += field.scalars + [0] }
        }
        try writer.commit()
      }
      let reader = PlainReader(try #require(disk.disk.files["/index/000001.seg"]))
      let blocks = reader.blocks()
      let alphabet = try alphabet()
      let scalars = blocks.flatMap { $0 }.map { $0 < 5760 ? alphabet[Int($0)] : $0 - 5760 }
      #expect(scalars == texts.flatMap { $0 }, "seed \(seed)")
      var expected = [[[UInt32]: Int]](repeating: [:], count: blocks.count)
      for (number, block) in blocks.enumerated() {
        let next = number + 1 < blocks.count ? blocks[number + 1][0] : 0
        for (first, second) in zip(block, block.dropFirst() + [next]) where first != 0 {
          expected[number][[first, second], default: 0] += 1
        }
      }
      let isSame = reader.bigrams() == expected
      #expect(isSame, "seed \(seed)")
    }
  }

  /// The scalars of the alphabet as its file lists them, the separator first.
  private func alphabet() throws -> [UInt32] {
    let file = URL(fileURLWithPath: Seeds.folder).deletingLastPathComponent()
      .appendingPathComponent("Sources/BigramIndex/Text/TextAlphabet+Table.swift")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
    let lines = parts[1].components(separatedBy: "\n").dropFirst().dropLast()
    return [0]
      + lines.flatMap { line in
        String(line.dropFirst(4)).replacingOccurrences(of: "\\##", with: "").unicodeScalars
          .map(\.value)
      }
  }
}
