import Foundation
import Testing

/// Sources are known by the bytes of their names, as the file system knows them: the real tool on the
/// real disk.
@Suite struct SourceNameTests {
  /// `Lüliang` with the u and its dots as one scalar, and as two, for `printf`.
  private static let composed = #"L\303\274liang"#
  private static let decomposed = #"Lu\314\210liang"#

  private func page(_ title: String, _ body: String) -> String {
    "# \(title)\n\n本报讯（记者 王一）\(body)。\n"
  }

  /// Runs lines of shell in a scratch folder, where `$nfc` and `$nfd` are the two forms of a name.
  private func run(_ line: String, in folder: URL) throws -> Binary.Result {
    let names =
      "nfc=$(printf '\(Self.composed)'); nfd=$(printf '\(Self.decomposed)'); "
    return try Binary.run("\(names){ \(line)\n} 2>&1", in: folder)
  }

  @Test("files that were renamed to the other form of the same letters have moved")
  func renamed() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      let first = try run(#"mv pages "$nfc"; llrb ingest "$nfc" | head -n1"#, in: folder)
      #expect(first.text == "3 files added; 3 pages, 5 articles\n")
      #expect(try run("llrb search --count 核桃", in: folder).text == "3 articles, 7 occurrences\n")
      let moved = try run(#"mv "$nfc" "$nfd"; llrb ingest "$nfd""#, in: folder)
      #expect(moved.text == "3 files added, 3 of them moved; 3 pages, 5 articles\n")
      #expect(try run("llrb search --count 核桃", in: folder).text == "3 articles, 7 occurrences\n")
      #expect(try run("llrb verify", in: folder).code == 0)
      #expect(try run(#"llrb ingest "$nfd""#, in: folder).text == "3 files unchanged\n")
    }
  }

  @Test("what is gone under one form of a name is pruned beside the other")
  func pruned() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      let ingested = try run(
        #"mkdir in; cp pages/2021-05-04/01.txt "in/$nfc.txt"; cp seeds/002*.txt "in/$nfd.txt"; "#
          + "llrb ingest in >all; llrb verify; ls in | wc -l",
        in: folder)
      #expect(ingested.text.hasPrefix("whole: ") && ingested.text.hasSuffix("\n2\n"))
      let pruned = try run(#"rm "in/$nfc.txt"; llrb ingest --prune in"#, in: folder)
      #expect(pruned.text == "1 file unchanged, 1 removed\n")
      #expect(try run("llrb verify >all", in: folder).code == 0)
      #expect(try run(#"llrb remove "in/$nfc.txt""#, in: folder).code == 2)
      #expect(try run(#"llrb remove "in/$nfd.txt""#, in: folder).text == "1 file removed\n")
    }
  }

  @Test("two files whose names look alike are two sources, given as files too")
  func sideBySide() throws {
    try Binary.inScratchFolder { folder in
      try Data(page("春耕", "各县抢抓农时").utf8).write(to: folder.appendingPathComponent("a"))
      try Data(page("防汛", "全市开展演练").utf8).write(to: folder.appendingPathComponent("b"))
      let both = try run(
        #"mv a "$nfc.txt"; mv b "$nfd.txt"; llrb ingest "$nfc.txt" "$nfd.txt" "$nfc.txt" | head -n1"#,
        in: folder)
      #expect(both.text.hasPrefix("2 files added; 2 pages, 2 articles"))
      #expect(try run("llrb verify >all", in: folder).code == 0)
      #expect(
        try run(#"llrb ingest "$nfc.txt" "$nfd.txt""#, in: folder).text == "2 files unchanged\n")
    }
  }
}
