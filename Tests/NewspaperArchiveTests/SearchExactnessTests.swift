import BigramIndex
import ChineseText
import IssueParser
import Support
import Testing

@testable import NewspaperArchive

/// The set of articles and the number of occurrences equal those of looking through every folded
/// text, for every length of query.
@Suite struct SearchExactnessTests {
  /// The folded texts of a document, by the id that search gives.
  private func foldedTexts(_ snapshot: ArchiveSnapshot) throws -> [String: [[UInt32]]] {
    var texts: [String: [[UInt32]]] = [:]
    for seed in try Seeds.pages() {
      let decoded = TextDecoding.decode(seed.bytes)
      let source = SourceText(utf8: decoded.utf8)
      for page in try snapshot.pages(source: "seeds/" + seed.name) {
        let lines = page.page.masthead.lines + (page.page.colophon?.lines ?? [])
        texts[page.id] =
          page.page.unassigned.map { Folding.scalars($0.text) }
          + lines.map { Folding.scalars(String(scalarValues: source.scalars(of: [$0])[...])) }
        for (id, article) in zip(page.articleIDs, page.page.articles) {
          texts[id] = article.blocks.map { Folding.scalars($0.text) }
        }
        for (id, photo) in zip(page.photoIDs, page.page.photos) {
          texts[id] = photo.blocks.map { Folding.scalars($0.text) }
        }
      }
    }
    return texts
  }

  /// How often each of `wanted` stands in each document.
  private func count(
    _ wanted: Set<[UInt32]>, in texts: [String: [[UInt32]]]
  ) -> [[UInt32]: [String: Int]] {
    var counts: [[UInt32]: [String: Int]] = [:]
    for (id, fields) in texts {
      for field in fields {
        for start in field.indices {
          for length in 1...8 where start + length <= field.count {
            let phrase = Array(field[start..<start + length])
            if wanted.contains(phrase) { counts[phrase, default: [:]][id, default: 0] += 1 }
          }
        }
      }
    }
    return counts
  }

  @Test("6,000 n-grams of 1 to 8 characters drawn from the seeds are found as brute force does")
  func ngrams() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    let index = try #require(snapshot.catalog.index)
    let texts = try foldedTexts(snapshot)
    let fields = texts.sorted { $0.key < $1.key }.flatMap(\.value).filter { $0.count >= 8 }
    #expect(fields.count > 50)

    var generator = SeededGenerator(seed: 0x5EED)
    var wanted: Set<[UInt32]> = []
    while wanted.count < 6000 {
      guard let field = fields.randomElement(using: &generator) else { break }
      let length = Int.random(in: 1...8, using: &generator)
      let start = Int.random(in: 0...field.count - length, using: &generator)
      wanted.insert(Array(field[start..<start + length]))
    }
    let expected = count(wanted, in: texts)

    var ids: [DocumentID: String] = [:]
    for document in index.documents() {
      if try snapshot.catalog.kind(of: document) == .page {
        ids[document] = try snapshot.catalog.head(document).id
      } else {
        let unit = try snapshot.catalog.unit(document)
        let page = try snapshot.catalog.page(of: document, distance: unit.distance)
        ids[document] = unit.id(on: page.head)
      }
    }
    for phrase in wanted {
      var found: [String: Int] = [:]
      for hit in try index.hits(.phrase(phrase)) {
        found[try #require(ids[hit.document])] = hit.occurrences
      }
      #expect(
        found == expected[phrase], "seed \(generator.seed), \(String(scalarValues: phrase[...]))")
    }
  }

  @Test("a search counts what its hits count, and marks every match of a snippet")
  func hitsAgree() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    let queries = [
      "复工复产", "梁", "5G", "985", "復工復產", "中国能建 高质量", "吕梁", "\"3月12日\"", "新华社 北京", "的",
      "市委", "ＣＮ１４",
    ]
    for text in queries {
      var request = SearchRequest(text)
      request.limit = 1000
      let result = try snapshot.search(request)
      #expect(result.hitCount == result.hits.count, "\(text)")
      #expect(result.hitCount > 0, "\(text)")
      #expect(result.hits.reduce(0) { $0 + $1.occurrences } == result.occurrenceCount)
      #expect(Set(result.hits.map(\.id)).count == result.hits.count)
      let phrases = try QueryPlan(text).phrases.map(\.scalars)
      for hit in result.hits {
        #expect(!hit.snippet.highlights.isEmpty, "\(text) in \(hit.id)")
        #expect(!hit.lines.isEmpty)
        let scalars = hit.snippet.text.unicodeScalars.map(\.value)
        for range in hit.snippet.highlights {
          let folded = Folding.fold(scalars: Array(scalars[range])).scalars
          #expect(phrases.contains { !PhrasePlaces.places(of: $0, in: folded).isEmpty }, "\(text)")
        }
      }
    }
  }

  @Test("the limit and the offset cut the same order")
  func paging() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let snapshot = try sample.archive().snapshot()
    var request = SearchRequest("吕梁")
    request.limit = 1000
    let all = try snapshot.search(request).hits.map(\.id)
    request.limit = 3
    var paged: [String] = []
    while paged.count < all.count {
      request.offset = paged.count
      paged += try snapshot.search(request).hits.map(\.id)
    }
    #expect(paged == all)
  }

  @Test("the headline article comes first, and what nobody wrote is not found")
  func headlineFirst() throws {
    let sample = try Sample.seeds()
    try sample.ingest(["seeds"])
    let hits = try sample.search("复工复产").hits
    #expect(hits.first?.source.contains("/000_") == true)
    #expect(try sample.search("不存在的词语").hitCount == 0)
  }

  @Test("filters keep what they say")
  func filters() throws {
    let sample = Sample(["a.txt": Sample.page("春耕", "各县抢抓农时")])
    sample.write(Sample.page("春耕", "乡镇抢抓农时"), "b.txt")
    let day = try #require(CivilDate(year: 1985, month: 7, day: 1))
    try sample.ingest(["a.txt"]) {
      $0.given.date = day
      $0.given.page = 3
      $0.given.issueNumber = 164
      $0.given.paper = "吕梁报"
    }
    try sample.ingest(["b.txt"])
    let snapshot = try sample.archive().snapshot()
    func count(_ change: (inout SearchRequest) -> Void) throws -> Int {
      var request = SearchRequest("抢抓农时")
      change(&request)
      return try snapshot.search(request).hitCount
    }
    #expect(try count { _ in } == 2)
    #expect(try count { $0.filters.issueNumber = 164 } == 1)
    #expect(try count { $0.filters.issueNumber = 16 } == 0)
    #expect(try count { $0.filters.page = 3 } == 1)
    #expect(try count { $0.filters.paper = "呂梁報" } == 1)
    #expect(try count { $0.filters.author = "王涛" } == 2)
    #expect(try count { $0.filters.author = "王" } == 0)
    #expect(try count { $0.filters.from = day } == 1)
    #expect(try count { $0.filters.to = day } == 1)
    #expect(try count { $0.filters.from = CivilDate(dayNumber: day.dayNumber + 1) } == 0)
    #expect(try count { $0.filters.to = CivilDate(dayNumber: day.dayNumber - 1) } == 0)
  }
}
