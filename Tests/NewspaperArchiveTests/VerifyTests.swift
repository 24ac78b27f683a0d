import BigramIndex
import ChineseText
import IssueParser
import Storage
import Support
import Testing

@testable import NewspaperArchive

/// Parts that are whole by themselves and do not agree.
@Suite struct VerifyTests {
  /// Makes an archive of one page, lets `change` write to its index, and says what is found.
  private func findings(
    _ change: (inout IndexWriter, IndexSnapshot) throws -> Void
  ) throws -> [VerifyReport.Finding.Kind] {
    let sample = Sample(["a.txt": Sample.page("春耕备耕有序进行", "各县抢抓农时")])
    try sample.ingest()
    let archive = try sample.archive()
    func write() throws {
      var writer = try IndexWriter.open(archive.indexPath, sample.disk)
      try change(&writer, try IndexSnapshot.open(archive.indexPath, sample.disk))
      try writer.commit()
    }
    try write()
    return try archive.verify().findings.map(\.kind)
  }

  @Test(
    "what another llrb folded otherwise is no damage, and is made anew", arguments: [false, true])
  func otherParser(changesText: Bool) throws {
    let sample = Sample(["a.txt": Sample.page("春耕备耕有序进行", "各县抢抓农时")])
    try sample.ingest()
    let archive = try sample.archive()
    func write() throws {
      let index = try IndexSnapshot.open(archive.indexPath, sample.disk)
      var writer = try IndexWriter.open(archive.indexPath, sample.disk)
      var documents = try documents(index)
      func encoded(_ head: PageHead) -> [UInt8] {
        var writer = ByteWriter(capacity: 100)
        head.append(to: &writer)
        return writer.bytes
      }
      var head = try PageHead.decode(documents[0].stored)
      let place = try #require(documents[0].stored.firstRange(of: encoded(head)))
      head.stamp.parser -= 1
      documents[0].stored.replaceSubrange(place, with: encoded(head))
      if changesText {
        let last = documents[1].fields.count - 1
        let scalars = [0x8FB2] + documents[1].fields[last].scalars.dropFirst()
        documents[1].fields[last] = IndexField(
          kind: documents[1].fields[last].kind, scalars: scalars)
      } else {
        documents[1].keys.append(Key.authorPrefix + "農")
      }
      _ = try writer.delete(documentsWithKey: Key.source(SourceName("a.txt")))
      for document in documents { try writer.append(document) }
      try writer.commit()
    }
    try write()
    let old = try archive.verify()
    // The lines are compared all the same, and here they are what the other text prints.
    #expect(old.findings.map(\.kind) == (changesText ? [.disagreement(.otherLines)] : []))
    #expect(old.pagesOfOtherParser == 1)
    #expect(try archive.snapshot().stats().pagesOfOtherParser == 1)
    #expect(try sample.ingest().replaced == 1)
    let new = try archive.verify()
    #expect(new.findings == [] && new.pagesOfOtherParser == 0)
    #expect(try archive.snapshot().stats().pagesOfOtherParser == 0)
  }

  /// The documents of the index, as they were given to it.
  private func documents(_ index: IndexSnapshot) throws -> [IndexDocument] {
    var page: PageHead?
    return try index.documents().map { document in
      let stored = try index.stored(of: document)
      let text = try index.text(of: document)
      let fields = zip(try index.fields(of: document), text).map {
        IndexField(kind: $0.kind, scalars: $1)
      }
      let kind = try index.kind(of: document)
      var keys: [String]
      if kind == UnitKind.page.rawValue {
        let head = try PageHead.decode(stored)
        page = head
        keys = DocumentMaker.keys(of: head)
      } else {
        let record = try UnitRecord.decode(stored, text)
        keys = DocumentMaker.keys(of: record, on: try #require(page))
      }
      return IndexDocument(kind: kind, fields: fields, keys: keys, stored: stored)
    }
  }

  @Test(
    "markup inside lines that the parser reads past is stored all the same",
    arguments: [
      "**本报讯**（记者 王涛）全市造林**六万亩**。", "产量增长 $1 2 . 1 \\%$ ，气温 $- 5 ^ { \\circ } \\mathrm { C }$ 。",
    ])
  func inlineMarkup(line: String) throws {
    let sample = Sample(["a.txt": "## 春耕备耕有序进行\n\n\(line)\n"])
    try sample.ingest()
    #expect(try sample.archive().verify().findings.isEmpty)
  }

  @Test("a file of which the disk does not give a part is a finding, and is not mapped")
  func unreadable() throws {
    let sample = Sample(["a.txt": Sample.page("春耕备耕有序进行", "各县抢抓农时")])
    try sample.ingest()
    sample.disk.fail(.read, onPathEnding: ".seg", number: 5)
    sample.disk.fail(.map, onPathEnding: ".seg", number: 5)
    let report = try sample.archive().verify()
    let path = "/home/.llrb/index/000001.seg"
    let error = StorageError.system(operation: .read, path: path, number: 5)
    #expect(report.findings.map(\.kind) == [.damage(.index(.storage(error)))])
    #expect(report.records == 0)
  }

  @Test("an archive that agrees with itself has no findings")
  func agreement() throws {
    let found = try findings { writer, index in
      let documents = try documents(index)
      _ = try writer.delete(documentsWithKey: Key.source(SourceName("a.txt")))
      for document in documents { try writer.append(document) }
    }
    #expect(found == [])
  }

  @Test("an article of its page is missing")
  func missingArticle() throws {
    let found = try findings { writer, index in
      _ = try writer.delete(documentsWithKey: Key.author("王涛"))
    }
    #expect(found == [.disagreement(.unitLost)])
  }

  @Test("an article stands without its page")
  func missingPage() throws {
    let found = try findings { writer, index in
      let page = try PageHead.decode(try index.stored(of: index.documents()[0]))
      _ = try writer.delete(documentsWithKey: Key.id(page.id))
    }
    #expect(found.contains(.disagreement(.misplaced)))
  }

  @Test("the index has other text than the record")
  func otherText() throws {
    for replacement in ["各县抢抓农闲", "各县抢抓"] {
      let found = try findings { writer, index in
        var documents = try documents(index)
        _ = try writer.delete(documentsWithKey: Key.source(SourceName("a.txt")))
        let last = documents[1].fields.count - 1
        documents[1].fields[last] = IndexField(
          kind: documents[1].fields[last].kind, scalars: Folding.scalars(replacement))
        for document in documents { try writer.append(document) }
      }
      #expect(!found.isEmpty)
    }
  }

  @Test("a single character differs in the middle of a paragraph")
  func otherCharacter() throws {
    let found = try findings { writer, index in
      var documents = try documents(index)
      _ = try writer.delete(documentsWithKey: Key.source(SourceName("a.txt")))
      let last = documents[1].fields.count - 1
      var scalars = documents[1].fields[last].scalars
      scalars[scalars.count - 2] = 0x9F8D
      documents[1].fields[last] = IndexField(
        kind: documents[1].fields[last].kind, scalars: scalars)
      for document in documents { try writer.append(document) }
    }
    #expect(!found.isEmpty)
  }

  @Test("a document is not found by its key")
  func missingKey() throws {
    let found = try findings { writer, index in
      var documents = try documents(index)
      _ = try writer.delete(documentsWithKey: Key.source(SourceName("a.txt")))
      documents[1].keys = [Key.source(SourceName("a.txt"))]
      for document in documents { try writer.append(document) }
    }
    #expect(found.count == 1)
  }

  @Test("a record does not decode")
  func brokenRecord() throws {
    let found = try findings { writer, index in
      try writer.append(IndexDocument(kind: 2, fields: [], stored: [1, 2, 3]))
      try writer.append(IndexDocument(kind: 9, fields: [], stored: []))
    }
    #expect(found.count == 2)
  }
}
