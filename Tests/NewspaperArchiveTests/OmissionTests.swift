import BigramIndex
import Storage
import Support
import Testing

@testable import NewspaperArchive

/// What is sound of an archive is found beside what is damaged.
@Suite struct OmissionTests {
  /// What an answer has, each with the source that it is of.
  private typealias Found = [String: String]

  /// Answers of a snapshot, by the question.
  private static var questions: [(name: String, ask: (ArchiveSnapshot) throws -> Found)] {
    let body = DamagedPages.texts["2.txt"]?.dropFirst(60) ?? ""
    let queries = ["耕", "备耕", "春耕备耕", "春?备耕", "春耕 NEAR/3 第", "-万一", String(body.prefix(5))]
    let searches: [(String, (ArchiveSnapshot) throws -> Found)] = queries.flatMap { query in
      [HitOrder.score, .date].map { order in
        ("\(query) by \(order)", { try found(query, .none, order, $0) })
      }
    }
    return searches + [
      ("fuzzy", { try found("春耕备根", .edits(1), .score, $0) }),
      ("export", { try exported(nil, $0) }), ("export of a query", { try exported("春耕备耕", $0) }),
      ("list", { try Dictionary(pages: $0.issues().unplaced.map(\.source)) }),
      ("show", { try Dictionary(pages: $0.pages(named: "/home").map(\.source.path)) }),
      ("authors", nothing { _ = try $0.authors() }), ("stats", nothing { _ = try $0.stats() }),
      ("trend", nothing { _ = try $0.trend(["春耕备耕"]) }),
      ("warnings", nothing { _ = try $0.doubtfulMastheads() }),
    ]
  }

  /// A question of which only that it has an answer is of interest.
  private static func nothing(
    _ ask: @escaping (ArchiveSnapshot) throws -> Void
  ) -> (ArchiveSnapshot) throws -> Found {
    {
      try ask($0)
      return [:]
    }
  }

  private static func found(
    _ query: String, _ tolerance: Tolerance, _ order: HitOrder, _ snapshot: ArchiveSnapshot
  ) throws -> Found {
    var request = SearchRequest(query)
    request.tolerance = tolerance
    request.order = order
    request.limit = 100
    let result = try snapshot.search(request)
    let counts = try snapshot.count(request)
    #expect(counts.kinds == UnitCounts(of: result.hits.map(\.kind)), "\(query)")
    #expect(result.hitCount == result.hits.count, "\(query)")
    #expect(result.occurrenceCount == result.hits.reduce(0) { $0 + $1.occurrences }, "\(query)")
    return Dictionary(uniqueKeysWithValues: result.hits.map { ($0.id, $0.source) })
  }

  private static func exported(_ query: String?, _ snapshot: ArchiveSnapshot) throws -> Found {
    var found: Found = [:]
    let count = try snapshot.export(query) { found[$0.id] = $0.source }
    #expect(count == found.count)
    return found
  }

  @Test("of what is damaged the sources are named, and all else is found as it was")
  func sound() throws {
    let whole = Sample(DamagedPages.texts)
    try whole.ingest()
    let expected = try OmissionTests.questions.map { try $0.ask(try whole.archive().snapshot()) }
    #expect(expected[4].count == 4 && expected.prefix(17).allSatisfy { !$0.isEmpty })
    var omissions = 0
    var sources: Set<String> = []
    try DamagedPages.forEach { _, archive, damage in
      for (question, expected) in zip(OmissionTests.questions, expected) {
        let snapshot: ArchiveSnapshot
        let found: Found
        do {
          snapshot = try archive.snapshot()
          found = try question.ask(snapshot)
        } catch ArchiveError.index(let fault) where !fault.isOfDocuments {
          continue
        }
        let omitted = snapshot.omission?.sources ?? []
        #expect(found.allSatisfy { expected[$0.key] == $0.value }, "\(damage): \(question.name)")
        for (id, source) in expected where !omitted.contains(source) && found[id] == nil {
          Issue.record("\(damage): \(question.name): \(id) is lost, \(omitted) is told")
        }
        if snapshot.omission == nil { continue }
        #expect(!omitted.isEmpty, "\(damage): \(question.name)")
        omissions += 1
        if omitted.count == 1 { sources.formUnion(omitted) }
      }
    }
    #expect(omissions > 50 && sources.count == 4)
  }

  @Test("damage in what was removed takes nothing away, and nothing is said of it")
  func removed() throws {
    var searches = 0
    try DamagedPages.forEach { _, archive, damage in
      let report = try archive.verify()
      let sources = Set(report.findings.flatMap(\.sources))
      guard report.remedy == .ingest, sources.count == 1 else { return }
      _ = try archive.remove(Array(sources))
      for query in ["耕", "备耕", "春耕备耕", "春?备耕", "春耕 NEAR/3 第"] {
        let snapshot = try archive.snapshot()
        #expect(try snapshot.search(SearchRequest(query)).hitCount == 3, "\(damage): \(query)")
        #expect(snapshot.omission == nil, "\(damage): \(query)")
        searches += 1
      }
    }
    #expect(searches > 20)
  }
}

extension [String: String] {
  fileprivate init(pages: [String]) {
    self.init(uniqueKeysWithValues: pages.map { ($0, $0) })
  }
}
