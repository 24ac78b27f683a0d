import BigramIndex
import Storage
import Support

/// A tiny index whose whole history is three commits, and everything it answers.
enum SmallIndex {
  static let directory = "/index"

  static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  static func document(
    _ title: String, _ body: String, _ keys: [String], kind: UInt8 = 1
  ) -> IndexDocument {
    IndexDocument(
      kind: kind,
      fields: [
        IndexField(kind: 0, scalars: scalars(title)), IndexField(kind: 1, scalars: scalars(body)),
      ],
      keys: keys, stored: Array("\(title):\(body)".utf8))
  }

  /// How many steps there are.
  static let stepCount = 3

  /// One commit's worth of changes, by its 0-based number.
  static func step(_ number: Int, _ writer: inout IndexWriter) throws(IndexError) {
    switch number {
    case 0:
      try writer.append(document("复工复产", "全市复工复产复工率5g", ["a", "date:1"]))
      try writer.append(document("春耕", "春耕复工", ["b", "date:2"]))
    case 1:
      try writer.delete(documentsWithKey: "a")
      let long = "复产" + String(repeating: "复", count: 300)
      try writer.append(document("复产", long, ["a", "c"]))
    default:
      try writer.compact()
    }
    try writer.commit()
  }

  /// Carries out the first `count` steps with a new writer.
  static func make(on disk: any FileSystem, steps count: Int = 3) throws(IndexError) {
    var writer = try IndexWriter.open(directory, disk)
    for number in 0..<count { try step(number, &writer) }
  }

  /// All that can be asked of an index, as one text.
  static func answers(_ snapshot: IndexSnapshot) throws(IndexError) -> [String] {
    var answers: [String] = []
    let ids = snapshot.documents()
    for id in ids {
      answers.append("\(try snapshot.stored(of: id)) \(try snapshot.kind(of: id))")
      answers.append("\(try snapshot.fields(of: id)) \(try snapshot.text(of: id))")
    }
    for key in ["", "a", "b", "date:"] {
      let documents = try snapshot.documents(withKey: key).map { ids.firstIndex(of: $0) }
      answers.append("\(documents) \(try snapshot.keys(withPrefix: key))")
    }
    for text in ["复", "复工", "复工复产", "耕复工", "复复复复复", "无", "5g"] {
      for fields in [FieldSet.all, FieldSet(kind: 0)] {
        let query = IndexQuery.phrase(scalars(text), fields: fields)
        let hits = try snapshot.hits(query)
        answers.append("\(text) \(hits.map { "\(ids.firstIndex(of: $0.document) ?? -1)" })")
        let top = try snapshot.search(query, limit: 2)
        answers.append("\(top.documents) \(top.occurrences) \(top.top.map(\.score))")
        for id in ids { answers.append("\(try snapshot.matches(of: scalars(text), in: id))") }
      }
    }
    for query in queries {
      let top = try snapshot.search(query, limit: 2)
      answers.append("\(top.documents) \(top.occurrences) \(top.top.map(\.score))")
    }
    return answers
  }

  /// Queries of several parts.
  private static let queries: [IndexQuery] = [
    .and([.phrase(scalars("复产")), .phrase(scalars("复复")), .key("a")]),
    .and([.phrase(scalars("春耕复工")), .keyRange(from: "b", through: "date:2")]),
    .and([.phrase(scalars("复")), .not(.phrase(scalars("耕复")))]),
    .or([.phrase(scalars("复工复产")), .phrase(scalars("春") + [IndexQuery.anyScalar, 0x590D])]),
    .near([scalars("复"), scalars("春")], [scalars("工")], distance: 3),
    .and([.approximate(scalars("春耕复王"), edits: 1), .kind(1)]),
  ]

  static func answers(on disk: any FileSystem) throws(IndexError) -> [String] {
    try answers(try IndexSnapshot.open(directory, disk))
  }
}

extension IndexSnapshot {
  /// The places at which a phrase stands in one document, in order.
  func matches(of phrase: [UInt32], in document: DocumentID) throws(IndexError) -> [IndexMatch] {
    var found: [IndexMatch] = []
    var reading = try reading(document)
    try reading.find(PreparedPhrase(phrase), kinds: .all, total: .max, &found)
    return found.sorted { ($0.fieldIndex, $0.offset) < ($1.fieldIndex, $1.offset) }
  }
}

extension IndexCheck {
  /// All that is wrong with the last commit.
  static func run(
    _ directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> [IndexError] {
    try open(directory, fileSystem).run()
  }
}
