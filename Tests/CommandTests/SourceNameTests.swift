import Foundation
import Testing

/// Sources are known by the bytes of their names, as the file system knows them: the real tool on
/// the real disk.
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

  private static let reason =
    "its name is not UTF-8; rename it, e.g. with 'convmv -f GBK -t UTF-8 --notest'"

  @Test(
    "names that are not UTF-8 are told as what they are, and the rest of the folder is taken in")
  func undecodable() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      // 复 in GBK; beside a page, an image and a folder of that name stand the pages of the tests.
      let made = try run(
        #"gbk=$(printf '\270\264'); cp seeds/002*.txt "pages/$gbk.txt"; : >"pages/$gbk.jpg"; "#
          + #"mkdir "pages/$gbk"; cp seeds/001*.txt "pages/$gbk""#, in: folder)
      #expect(made.text == "")
      let all = try run("llrb ingest pages", in: folder)
      #expect(
        all.text == """
          llrb: pages/\u{FFFD}\u{FFFD}: \(Self.reason)
          llrb: pages/\u{FFFD}\u{FFFD}.txt: \(Self.reason)
          3 files added, 1 skipped (not text files), 2 failed; 3 pages, 5 articles; \
          --dry-run names what was left out
          new archive in .llrb

          """)
      #expect(all.code == 2)
      for path in ["pages/$gbk.txt", "pages/$gbk/001*", "$PWD/pages/$gbk"] {
        let one = try run(#"gbk=$(printf '\270\264'); llrb ingest "\#(path)""#, in: folder)
        #expect(one.text.contains("pages/\u{FFFD}\u{FFFD}") && one.text.contains(Self.reason))
      }
      let chinese = try run(
        #"LANG=zh_CN.UTF-8 llrb parse pages/$(printf '\270\264').txt"#, in: folder)
      #expect(
        chinese.text
          == "llrb: pages/\u{FFFD}\u{FFFD}.txt：文件名不是 UTF-8；请先改名，例如用 convmv -f GBK -t UTF-8 --notest\n"
      )
      let absent = try run(#"llrb ingest $(printf '\270\265').txt"#, in: folder)
      #expect(absent.text.contains("no such file or folder"))
    }
  }

  @Test(
    "in a folder whose name is not UTF-8 that folder is named, and no archive is made beside it")
  func undecodableFolder() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      let enter =
        #"gbk=$(printf '\270\264'); mkdir -p "$gbk"; cp seeds/002*.txt "$gbk/a.txt"; cd "$gbk"; "#
      for command in [
        "llrb ingest a.txt", "llrb ingest ../pages", "llrb --archive . ingest ../pages",
      ] {
        let run = try run(enter + command, in: folder)
        #expect(run.text.contains("/\u{FFFD}\u{FFFD}: \(Self.reason)\n"), "\(command): \(run.text)")
        #expect(run.code == 2)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.count == 3)
      let found = try run("llrb ingest pages >all; \(enter) llrb search --count 核桃", in: folder)
      #expect(found.text == "3 articles, 7 occurrences\n")
    }
  }
}
