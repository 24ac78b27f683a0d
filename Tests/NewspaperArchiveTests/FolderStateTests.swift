import NewspaperArchive
import Support
import Testing

/// All small folders, before and after: whatever was written, copied, moved and deleted between two
/// ingests, the archive holds what the files hold.
@Suite struct FolderStateTests {
  private static let names = ["a.txt", "b.txt", "c.txt"]

  /// What each file holds, by number; nil where it is not there.
  typealias Folder = [Int?]

  /// Every folder of three files, and every one it may become; texts are numbered as they first
  /// appear, since nothing depends on which is which.
  private static let changes: [(before: Folder, after: Folder)] = {
    var all: [Folder] = [[]]
    for _ in 0..<2 * names.count {
      all = all.flatMap { states in
        let next = (states.compactMap { $0 }.max() ?? -1) + 1
        return ([nil] + (0...min(next, 2)).map { $0 }).map { states + [$0] }
      }
    }
    return all.map { (Array($0.prefix(names.count)), Array($0.suffix(names.count))) }
  }()

  /// Texts without a character in common that their searches could find.
  private static let words = ["抢抓农时", "防汛演练", "山桃开花"]

  private func write(_ folder: Folder, over old: Folder?, _ sample: Sample) {
    for (place, name) in FolderStateTests.names.enumerated() where old?[place] != folder[place] {
      if let text = folder[place] {
        sample.write(Sample.page("标题", FolderStateTests.words[text]), "in/" + name)
      } else if old != nil {
        sample.disk.takeAway("/home/in/" + name)
      }
    }
  }

  /// Every text of a file is found once, as that of a file that has it, and no other text is found,
  /// but for one whose file is gone as long as nobody prunes.
  private func check(
    _ folder: Folder, before: Folder, isPruned: Bool, _ sample: Sample, _ what: Comment
  ) throws {
    for (text, word) in FolderStateTests.words.enumerated() {
      let sources = try sample.search(word).hits.map(\.source)
      let files = FolderStateTests.names.indices.filter { folder[$0] == text }
      if files.isEmpty {
        let owner = before.firstIndex(of: text)
        let stays = !isPruned && owner.map { folder[$0] == nil } ?? false
        #expect(sources.count == (stays ? 1 : 0), what)
      } else {
        #expect(sources.count == 1, what)
        #expect(
          files.map { "in/" + FolderStateTests.names[$0] }.contains(sources.first ?? ""), what)
      }
    }
  }

  @Test(
    "whatever became of three files, each text of theirs is found once, and no other",
    arguments: [false, true])
  func everyChange(prunes: Bool) throws {
    for (before, after) in FolderStateTests.changes {
      let sample = Sample()
      write(before, over: nil, sample)
      // Of a folder in which nothing is left, nothing is pruned.
      sample.write(Sample.page("其他", "天气晴"), "in/keep.txt")
      try sample.ingest(["in"]) { $0.prunes = prunes }
      write(after, over: before, sample)
      let what: Comment = "\(before) became \(after)"
      try sample.ingest(["in"]) { $0.prunes = prunes }
      try check(after, before: before, isPruned: prunes, sample, what)
      let again = try sample.ingest(["in"]) { $0.prunes = prunes }
      #expect((again.added, again.replaced, again.removed) == (0, 0, 0), what)
      try check(after, before: before, isPruned: prunes, sample, what)
    }
  }
}
