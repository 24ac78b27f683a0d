import Storage
import Support
import Testing

@testable import BigramIndex

/// Bytes that are wrong under checksums that are right: as a faulty writer, or a malicious hand,
/// would leave them. Nothing may trap or run for ever; what the answers are is open.
@Suite struct HostileTests {
  /// Writes sections as a segment file with valid checksums.
  private func segment(_ sections: [[UInt8]]) throws -> [UInt8] {
    let disk = FaultyFileSystem()
    var file = try SegmentFileWriter.create("s", in: "/", disk)
    for (section, bytes) in zip(SegmentSection.allCases, sections) {
      try file.section(section, bytes)
    }
    try file.finish()
    return try disk.read("//s")
  }

  private func sections(_ bytes: [UInt8]) throws -> [[UInt8]] {
    let frame = try Frame.open(
      bytes.span, magic: SegmentSection.magic,
      versions: SegmentSection.version...SegmentSection.version)
    return try SegmentSection.allCases.map { bytes.span.copied(try frame.range($0.tag)) }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let offset = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[offset] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
    case 2: bytes.remove(at: offset)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: offset)
    case 4:
      for place in offset..<min(offset + 4, bytes.count) { bytes[place] = 0xFF }
    default: bytes.removeLast(bytes.count - offset)
    }
  }

  private func fault(of error: IndexError?) -> ByteFault.Kind? {
    if case .corrupt(_, _, _, let fault) = error { return fault }
    return nil
  }

  /// Asks everything; only `IndexError` may come out.
  private func ask(_ disk: FaultyFileSystem) -> Bool {
    do throws(IndexError) {
      _ = try SmallIndex.answers(on: disk)
      var writer = try IndexWriter.open(SmallIndex.directory, disk)
      try writer.delete(documentsWithKey: "a")
      try writer.compact()
      return true
    } catch {
      return false
    }
  }

  @Test("segments of wrong bytes under right checksums never trap and never hang")
  func segments() throws {
    let clean = FaultyFileSystem()
    try SmallIndex.make(on: clean, steps: 2)
    let path = "/index/000002.seg"
    let original = try sections(try clean.read(path))
    var random = SeededGenerator(seed: 0x4057)
    var refused = 0
    for _ in 0..<1500 {
      var mutated = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let section = Int.random(in: 0..<mutated.count, using: &random)
        mutate(&mutated[section], &random)
      }
      let disk = FaultyFileSystem(clean.disk)
      disk.place(try segment(mutated), at: path)
      if !ask(disk) { refused += 1 }
      if mutated != original {
        _ = try IndexCheck.run(SmallIndex.directory, disk)
      }
    }
    #expect(refused > 300, "seed \(random.seed)")
  }

  @Test("manifests of wrong bytes under right checksums never trap and never hang")
  func manifests() throws {
    let clean = FaultyFileSystem()
    try SmallIndex.make(on: clean, steps: 2)
    let original = try #require(try Manifest.read(in: "/index", clean)).manifest.sectionBytes
    var random = SeededGenerator(seed: 0x4058)
    for _ in 0..<800 {
      var mutated = original
      mutate(&mutated, &random)
      let disk = FaultyFileSystem(clean.disk)
      var frame = try FrameWriter.create(
        Manifest.fileName, in: "/index", magic: Manifest.magic, version: Manifest.version, disk)
      try frame.section(Manifest.sectionTag, mutated)
      try frame.finish()
      _ = ask(disk)
    }
  }

  @Test("a manifest of more documents than can have numbers is refused before they take memory")
  func tooManyDocuments() throws {
    let disk = FaultyFileSystem()
    var manifest = Manifest()
    manifest.nextSegment = SegmentID(9)
    for id in 1...8 {
      manifest.entries.append(
        Manifest.Entry(
          id: SegmentID(UInt64(id)), documents: SegmentHead.countLimit, characters: 0,
          deletedCharacters: 0, tombstones: DocumentBits()))
    }
    try disk.createDirectory("/index")
    try manifest.write(in: "/index", disk)
    #expect(throws: IndexError.self) { try Manifest.read(in: "/index", disk) }
  }

  @Test("a commit or a segment of a number that has none after it is refused, not counted on from")
  func lastNumbers() throws {
    let limit: UInt64 = 1 << 63
    for number in [UInt64.max, limit, limit - 1] {
      for isGeneration in [true, false] {
        let disk = FaultyFileSystem()
        var manifest = Manifest()
        if isGeneration {
          manifest.generation = Generation(number)
        } else {
          manifest.nextSegment = SegmentID(number)
        }
        try disk.createDirectory("/index")
        try manifest.write(in: "/index", disk)
        if number < limit {
          #expect(try Manifest.read(in: "/index", disk)?.manifest == manifest)
        } else {
          #expect(throws: IndexError.self) { try Manifest.read(in: "/index", disk) }
        }
      }
    }
  }

  @Test("lists of one symbol that do not follow one another are an error, not a trap")
  func scatteredLists() throws {
    let clean = FaultyFileSystem()
    // More terms begin with the symbol than one block of the dictionary holds.
    var writer = try IndexWriter.open(SmallIndex.directory, clean)
    let text = (0..<200).map { "\u{7684}" + String(UnicodeScalar(0x4E00 + $0) ?? " ") }.joined()
    try writer.append(SmallIndex.document("title", text, ["a"]))
    try writer.commit()
    let path = "/index/000001.seg"
    let original = try sections(try clean.read(path))
    let index = SegmentSection.termIndex.rawValue
    let size = original[SegmentSection.postings.rawValue].count
    for block in 0..<original[index].count / 16 {
      for offset in [0, 1, size / 2, size - 40, size] {
        var mutated = original
        for byte in 0..<4 {
          mutated[index][16 * block + 12 + byte] = UInt8(truncatingIfNeeded: offset >> (8 * byte))
        }
        let disk = FaultyFileSystem(clean.disk)
        disk.place(try segment(mutated), at: path)
        let snapshot = try IndexSnapshot.open(SmallIndex.directory, disk)
        let query = IndexQuery.phrase(SmallIndex.scalars("\u{7684}"))  // 的
        do throws(IndexError) {
          #expect(try snapshot.search(query, limit: 1).occurrences == 200)
        } catch {
          guard case .corrupt = error else {
            Issue.record("\(error)")
            continue
          }
        }
      }
    }
  }

  @Test("a block that says it is of the document before a part is an error, not a trap")
  func documentBeforePart() throws {
    let disk = FaultyFileSystem()
    do {
      var writer = try IndexWriter.open(SmallIndex.directory, disk)
      for _ in 0..<4 {
        let field = IndexField(kind: 0, scalars: SmallIndex.scalars("复工"))
        try writer.append(IndexDocument(kind: 0, fields: [field]))
      }
      try writer.commit()
    }
    let path = "/index/000001.seg"
    let clean = try Segment.open(SegmentID(1), in: SmallIndex.directory, disk)
    let part = try SegmentPart(2..<4, of: clean)
    var postings = Postings()
    postings.blocks = [2, 3]
    postings.counts = [1, 1]
    func found() throws -> [UInt32] {
      let segment = try Segment.open(SegmentID(1), in: SmallIndex.directory, disk)
      let tally = PhraseTally(
        segment: segment, tombstones: DocumentBits(), fields: .all, ranking: Ranking(), part: part)
      return try tally.list(postings).map(\.document)
    }
    #expect(try found() == [2, 3])
    var lying = try sections(try disk.read(path))
    lying[SegmentSection.blocks.rawValue][2 * TextReader.entrySize] = 1
    disk.place(try segment(lying), at: path)
    let error = #expect(throws: IndexError.self) { try found() }
    #expect(fault(of: error) == .outOfRange("document of a block"))
  }

  @Test("a block that is not full and goes on in the next one is an error, not a trap")
  func shortBlockThatGoesOn() throws {
    let disk = FaultyFileSystem()
    do {
      var writer = try IndexWriter.open(SmallIndex.directory, disk)
      let text = String(repeating: "年", count: TextBlockWriter.capacity) + "春耕复工"
      let field = IndexField(kind: 0, scalars: SmallIndex.scalars(text))
      try writer.append(IndexDocument(kind: 0, fields: [field]))
      try writer.commit()
    }
    let path = "/index/000001.seg"
    let query = IndexQuery.approximate(SmallIndex.scalars("春耕复王"), edits: 1)
    #expect(try IndexSnapshot.open(SmallIndex.directory, disk).hits(query).count == 1)
    var lying = try sections(try disk.read(path))
    // The first block has one symbol, and the second one stands right behind it.
    let entry = lying[SegmentSection.blocks.rawValue][TextReader.entrySize...]
    let second = Int(entry[entry.startIndex + 4]) | Int(entry[entry.startIndex + 5]) << 8
    lying[SegmentSection.text.rawValue].replaceSubrange(..<second, with: [1, 0, 1])
    lying[SegmentSection.blocks.rawValue].replaceSubrange(
      (TextReader.entrySize + 4)..., with: [3, 0, 0, 0])
    disk.place(try segment(lying), at: path)
    let snapshot = try IndexSnapshot.open(SmallIndex.directory, disk)
    let error = #expect(throws: IndexError.self) { try snapshot.hits(query) }
    #expect(fault(of: error) == .outOfRange("size of a block"))
  }

  @Test("the check finds every change of a section's bytes that changes what they say")
  func checkFindsLies() throws {
    let clean = FaultyFileSystem()
    try SmallIndex.make(on: clean, steps: 1)
    let path = "/index/000001.seg"
    let original = try sections(try clean.read(path))
    for section in SegmentSection.allCases where section != .stored {
      for offset in original[section.rawValue].indices {
        var lying = original
        lying[section.rawValue][offset] ^= 1
        let disk = FaultyFileSystem(clean.disk)
        disk.place(try segment(lying), at: path)
        // A key may be spelt otherwise, a document be of another kind, a ranking be another where
        // no list is long: no other section says so.
        let isFreeChoice =
          section == .keys || section == .keyDocuments || section == .ranking
          || (section == .documents && offset >= original[section.rawValue].count - 2)
          || (section == .fields) || section == .postings
        let faults = try IndexCheck.run(SmallIndex.directory, disk)
        if !isFreeChoice { #expect(faults.count == 1, "\(section) at \(offset)") }
      }
    }
  }
}
