import BigramIndex
import ChineseText
import Foundation
import IssueParser
import Storage
import Support
import Testing

@testable import NewspaperArchive

@Suite struct RecordTests {
  @Test("every page of the seeds comes back from the archive as the parser gave it")
  func pagesComeBack() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    for seed in try Seeds.pages() {
      let source = "seeds/" + seed.name
      let parsed = PageParser.parse(seed.bytes, hints: SourceHints(path: source))
      let stored = try snapshot.pages(source: source)
      #expect(stored.count == parsed.pages.count)
      for (number, (page, expected)) in zip(stored, parsed.pages).enumerated() {
        var expected = expected
        if number == 0 { expected.diagnostics = parsed.diagnostics + expected.diagnostics }
        #expect(page.page == expected, "\(source)")
        #expect(page.articleIDs.count == expected.articles.count)
        #expect(page.photoIDs.count == expected.photos.count)
        #expect(page.source.byteCount == seed.bytes.count)
      }
    }
  }

  @Test("why a day is likely comes back, whatever tells its year")
  func estimateReasons() throws {
    let parsed = PageParser.parse(
      Array(Sample.page("大桥通车", "3月12日,2023年的大桥通车").utf8), hints: SourceHints())
    let source = StoredSource(
      name: SourceName("a.txt"), encoding: .utf8, byteCount: 1, modified: 1, changed: 1,
      contentHash: ContentHash(high: 0, low: 0), pageCount: 1)
    for clue in EstimateReason.YearClue.allCases {
      var page = parsed.pages[0]
      page.masthead.estimateReason = EstimateReason(
        day: CivilDate(dayNumber: 19_428), line: 3, year: 2023, clue: clue,
        clueLine: clue == .masthead ? nil : 5)
      let maker = DocumentMaker(
        page: page, pageInSource: 1, source: source, stamp: IngestStamp(),
        text: SourceText(utf8: []))
      let document = maker.documents[0]
      let stored = try PageRecord.decode(document.stored, document.fields.map(\.scalars))
      #expect(stored.page.masthead == page.masthead)
    }
  }

  @Test("a source of more bytes than are taken in is refused, so that sizes can be added up")
  func sourceSizes() throws {
    let parsed = PageParser.parse(Array(Sample.page("甲", "一二三").utf8), hints: SourceHints())
    for size in [SourceText.sizeLimit, SourceText.sizeLimit + 1, .max] {
      let source = StoredSource(
        name: SourceName("a.txt"), encoding: .utf8, byteCount: size, modified: 1, changed: 1,
        contentHash: ContentHash(high: 0, low: 0), pageCount: 1)
      let maker = DocumentMaker(
        page: parsed.pages[0], pageInSource: 1, source: source, stamp: IngestStamp(),
        text: SourceText(utf8: []))
      let stored = maker.documents[0].stored
      if size <= SourceText.sizeLimit {
        #expect(try PageHead.decode(stored).source.byteCount == size)
      } else {
        #expect(throws: ByteFault.self) { try PageHead.decode(stored) }
      }
    }
  }

  @Test("every line of a block is kept as the source has it")
  func linesAreKept() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    for seed in try Seeds.pages() {
      let lines = String(decoding: seed.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      func isBlank(_ number: Int) -> Bool {
        lines[number - 1].unicodeScalars.allSatisfy(\.properties.isWhitespace)
      }
      var found: [Int] = []
      for page in try snapshot.pages(source: "seeds/" + seed.name) {
        let onPage = try snapshot.sourceLines(of: StoredUnit(page))
        for line in onPage {
          #expect(line.text == lines[line.number - 1], "\(seed.name):\(line.number)")
        }
        found += onPage.map(\.number)
        for unit in page.units {
          let ofUnit = try snapshot.sourceLines(of: unit)
          #expect(!ofUnit.isEmpty && ofUnit.allSatisfy(onPage.contains), "\(unit.id)")
        }
      }
      #expect(found.filter { !isBlank($0) } == lines.indices.map { $0 + 1 }.filter { !isBlank($0) })
    }
  }

  @Test("what a doubt says is stored as values, and text of another form is none")
  func doubtDetails() {
    let all: [Diagnostic.Details] = [
      .several(["7", "9"]), .given("8", page: "7"), .path("8", page: "7"), .pathAlone("2021-05-04"),
      .actual("星期四", day: "2021-05-06", page: ""), .proven("2021-05-06", page: "2021-06-06"),
      .bytes(3, encoding: "utf-8", first: 12),
    ]
    for details in all { #expect(Diagnostic.Details(stored: details.stored) == details) }
    for text in ["bytes\nmany\nutf-8\n1", "given\n1", "", "several", "the page prints page 3"] {
      #expect(Diagnostic.Details(stored: text) == nil)
    }
  }

  @Test("no two values of a kind have the same number, and each is read from its own")
  func codes() {
    func areDistinct<Value: StoredCode & Equatable>(_: Value.Type) -> Bool {
      Value.allCases.allSatisfy { Value.of(code: $0.code) == $0 } && Value.of(code: 255) == nil
    }
    #expect(areDistinct(BlockRole.self) && areDistinct(TextEncoding.self))
    #expect(areDistinct(Masthead.Evidence.self) && areDistinct(Masthead.Field.self))
    #expect(areDistinct(EstimateReason.YearClue.self))
    #expect(BlockRole.allCases.allSatisfy { $0.code < FieldKind.masthead })
  }

  /// The text of RECORDS.md.
  private func manual() throws -> String {
    let document = URL(fileURLWithPath: Seeds.folder).deletingLastPathComponent()
      .appendingPathComponent("Sources/NewspaperArchive/Records/RECORDS.md")
    return try String(contentsOf: document, encoding: .utf8)
  }

  @Test("RECORDS.md names the versions that are written")
  func documentVersions() throws {
    let manual = try manual()
    #expect(manual.contains("magic `\(ArchiveMark.magic)`, version \(ArchiveMark.version),"))
    for record in ["unit", "page"] {
      #expect(manual.contains("    \(record) = \(Record.version):varint"))
    }
  }

  @Test("a record of another llrb is told as one, not as damage")
  func otherVersion() throws {
    let sample = Sample(["a.txt": Sample.page("春耕备耕有序进行", "各县抢抓农时")])
    try sample.ingest()
    let archive = try sample.archive()
    let version = Record.version - 1
    do {
      var index = try IndexWriter.open(archive.indexPath, sample.disk)
      let source = Key.source(SourceName("a.txt"))
      try index.delete(documentsWithKey: source)
      var stored = ByteWriter()
      stored.appendVarint(version)
      try index.append(
        IndexDocument(
          kind: UnitKind.page.rawValue, fields: [], keys: [source], stored: stored.bytes))
      try index.commit()
    }
    let error = ArchiveError.index(
      .unsupportedVersion(file: "record 0", version: UInt32(version)))
    #expect(throws: error) { try archive.snapshot().issues() }
    #expect(throws: error) { try sample.ingest() }
  }

  @Test("the example of RECORDS.md is what is written and read")
  func documentExample() throws {
    let manual = try manual()
    let example = manual.components(separatedBy: "```hex\n")[1].components(separatedBy: "```")[0]
    let bytes = example.split(separator: "\n").flatMap { line in
      line.prefix { $0 != "#" }.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    }
    let block = Block(role: .body, text: "复工复产：A股。", lines: [LineRange(3, 4)])
    let source = SourceText(utf8: Array("\n\n复工复\n产：A股。\n".utf8))
    let text = DocumentText([block], of: source)
    var writer = ByteWriter()
    text.appendBlocks(to: &writer)
    text.appendLines(to: &writer)
    #expect(writer.bytes == bytes)
    var cursor = ByteCursor(bytes.span)
    let folded = text.fields.map(\.scalars)
    var stored = try StoredText(bytes, fieldCount: folded.count, &cursor)
    try stored.print(folded)
    #expect(try stored.pageBlocks() == [block])
    let lines = try stored.readLines(&cursor)
    #expect(
      lines.flatMap(\.texts) == [
        SourceLineText(number: 3, text: "复工复"), SourceLineText(number: 4, text: "产：A股。"),
      ])
  }

  @Test("a damaged record is a fault or another record, never a trap")
  func damage() throws {
    let seed = try #require(try Seeds.pages().first)
    let parsed = PageParser.parse(seed.bytes, hints: SourceHints())
    let text = SourceText(utf8: seed.bytes)
    let source = StoredSource(
      name: SourceName("a.txt"), encoding: .utf8, byteCount: seed.bytes.count, modified: -1,
      changed: 1, contentHash: ContentHash(seed.bytes.span), pageCount: 1)
    let maker = DocumentMaker(
      page: parsed.pages[0], pageInSource: 1, source: source, stamp: IngestStamp(), text: text)
    let disk = FaultyFileSystem()
    do {
      var writer = try IndexWriter.open("/index", disk)
      for document in maker.documents { try writer.append(document) }
      try writer.commit()
    }
    let index = try IndexSnapshot.open("/index", disk)
    let sought = SoughtPhrase([0x672C, 0x62A5], fields: .all)
    var generator = SeededGenerator(seed: 0xBAD)
    for (document, number) in zip(maker.documents, index.documents()) {
      var fields = try index.reading(number)
      let matches = try FieldMatches([sought], in: &fields, total: .max)
      for _ in 0..<60 {
        var bytes = document.stored
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        if Bool.random(using: &generator) {
          bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        } else {
          bytes.removeLast(bytes.count - place)
        }
        let text = document.fields.map(\.scalars)
        _ = try? PageRecord.decode(bytes, text, withLines: true)
        _ = try? UnitRecord.decode(bytes, text, withLines: true)
        guard let outline = try? RecordOutline(bytes, fieldCount: text.count) else { continue }
        var shown = HitText(DocumentID(0), outline.text, nil, texts: text)
        _ = try? FoundText(outline, &shown, matches, [sought], contextLength: 20)
      }
    }
  }

  @Test("the hash is the one that its author published")
  func hashVectors() {
    let empty = ContentHash([UInt8]().span)
    #expect(empty == ContentHash(high: 0, low: 0))
    let fox = ContentHash(Array("The quick brown fox jumps over the lazy dog".utf8).span)
    #expect(fox == ContentHash(high: 0xE34B_BC7B_BC07_1B6C, low: 0x7A43_3CA9_C49A_9347))
    let hello = ContentHash(Array("hello".utf8).span)
    #expect(hello == ContentHash(high: 0xCBD8_A7B3_41BD_9B02, low: 0x5B1E_906A_48AE_1D19))
    #expect(fox.name.count == ContentHash.nameLength)
  }
}
