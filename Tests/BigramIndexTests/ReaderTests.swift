import BigramIndex
import Storage
import Support
import Testing

/// Readers beside a writer at work.
@Suite struct ReaderTests {
  @Test("every answer while a writer commits, merges and removes is that of some commit")
  func readersBesideWriter() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/index"
    let commits = 40
    // Commit n leaves exactly n documents, so an answer tells which commit it should be of.
    var writer = try IndexWriter.open(path, DiskFileSystem())
    try writer.append(SmallIndex.document("第1", "复工", ["n1"]))
    try writer.commit()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          var last: UInt64 = 0
          while last < UInt64(commits) && !Task.isCancelled {
            let snapshot = try IndexSnapshot.open(path, DiskFileSystem())
            let hits = try snapshot.search(.phrase(SmallIndex.scalars("复工")), limit: 100)
            #expect(UInt64(hits.documents) == snapshot.generation.number)
            #expect(hits.top.count == hits.documents)
            for hit in hits.top {
              #expect(try !snapshot.stored(of: hit.document).isEmpty)
            }
            #expect(snapshot.generation.number >= last)
            last = snapshot.generation.number
            await Task.yield()
          }
        }
      }
      for number in 2...commits {
        // A replacement and an addition, so that there are tombstones to merge away.
        try writer.delete(documentsWithKey: "n\(number - 1)")
        try writer.append(SmallIndex.document("第\(number - 1)", "复工", ["n\(number - 1)"]))
        try writer.append(SmallIndex.document("第\(number)", "复工", ["n\(number)"]))
        if number % 10 == 0 { try writer.compact() }
        try writer.commit()
        await Task.yield()
      }
      try await group.waitForAll()
    }
    #expect(try IndexCheck.run(path, DiskFileSystem()) == [])
  }

  @Test("an answer does not depend on how documents lie in segments")
  func segmentsDoNotMatter() throws {
    var corpus = RandomCorpus(seed: 0xD15C)
    let documents = (0..<60).map { _ in corpus.document() }
    let queries = (0..<60).map { _ in corpus.query(documents) }
    var answers: [[IndexHits]] = []
    for budget in [1, 3000, 1 << 20] {
      let disk = FaultyFileSystem()
      do {
        var writer = try IndexWriter.open("/index", memoryBudget: budget, disk)
        for document in documents { try writer.append(document) }
        try writer.commit()
      }
      let snapshot = try IndexSnapshot.open("/index", disk)
      answers.append(
        try queries.map { query in
          try snapshot.search(query, limit: 20, ranking: Ranking(weights: [4, 2]))
        })
    }
    #expect(answers[0] == answers[1])
    #expect(answers[0] == answers[2])
  }

  @Test("a writer that commits when there is enough leaves one segment for each commit")
  func oneSegmentACommit() throws {
    let disk = FaultyFileSystem()
    var commits = 0
    do {
      var writer = try IndexWriter.open("/index", memoryBudget: 100_000, disk)
      // So few that none are merged.
      while commits < 3 {
        // What is stored together is more than one document, and ends at no limit.
        for part in 0..<7 {
          try writer.append(
            SmallIndex.document("春耕\(commits)", String(repeating: "复工\(part)", count: 300), []))
        }
        if writer.isFull {
          try writer.commitSoon()
          commits += 1
        }
      }
      try writer.commit()
    }
    let segments = try IndexSnapshot.open("/index", disk).statistics().segments
    #expect(segments == commits)
  }

  @Test("the size of an index is that of its files, for which no status is asked")
  func size() throws {
    let disk = FaultyFileSystem()
    try SmallIndex.make(on: disk, steps: 2)
    disk.fail(.status, onPathEnding: "manifest", number: 5)
    let statistics = try IndexSnapshot.open(SmallIndex.directory, disk).statistics()
    #expect(statistics.size == disk.disk.files.values.reduce(0) { $0 + $1.count })
  }

  @Test("a title hit ranks above a body hit, more occurrences above fewer, short above long")
  func ranking() throws {
    let long = String(repeating: "春耕", count: 60)
    let documents = [
      SmallIndex.document("春耕", "复工" + long, []),
      SmallIndex.document("春耕", "复工春耕", []),
      SmallIndex.document("春耕", "复工复工", []),
      SmallIndex.document("复工", "春耕春耕", []),
      SmallIndex.document("春耕", "春耕春耕", []),
    ]
    let disk = FaultyFileSystem()
    do {
      var writer = try IndexWriter.open("/index", disk)
      for document in documents { try writer.append(document) }
      try writer.commit()
    }
    let snapshot = try IndexSnapshot.open("/index", disk)
    let hits = try snapshot.search(
      .phrase(SmallIndex.scalars("复工")), limit: 10, ranking: Ranking(weights: [5, 1]))
    #expect(hits.top.map(\.document.ordinal) == [3, 2, 1, 0])
  }
}
