import ChineseText
import Foundation
import Testing

/// Rules about the tree itself: what a reader may rely on wherever a file is opened.
@Suite struct TreeTests {
  @Test("the top level holds only what the project's owner allows")
  func topLevel() throws {
    let allowed: Set = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "seeds", "README.md",
    ]
    let entries = try FileManager.default.contentsOfDirectory(atPath: Tree.root.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Set(entries).subtracting(allowed).isEmpty)
  }

  @Test("no source file is longer than 400 lines, pure data aside")
  func fileLength() throws {
    for file in try Tree.swiftFiles(under: "Sources") where !file.name.hasSuffix("+Table.swift") {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test("no comment is wider than 100 columns, of which a Chinese character takes two")
  func commentWidth() throws {
    // The heads of tables are written by programs.
    for file in try Tree.swiftFiles(under: "Sources") + Tree.swiftFiles(under: "Tests")
    where !file.name.hasSuffix("+Table.swift") {
      for (index, line) in file.lines.enumerated() where line.contains("//") {
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        let width = isComment ? DisplayWidth.of(line) : 0
        #expect(width <= 100, "\(file.path):\(index + 1) has \(width) columns")
      }
    }
  }

  @Test("no function is longer than a screen of 60 lines")
  func functionLength() throws {
    let opening = try Regex(#"^( *)(@\w+ |[a-z]+(\(set\))? )*(func|init|deinit|subscript)\b"#)
    for file in try Tree.swiftFiles(under: "Sources") {
      for (index, line) in file.lines.enumerated() where line.firstMatch(of: opening) != nil {
        let indent = line.prefix { $0 == " " }
        // Short ones end in their first lines; declarations without a body run into the next.
        let end = file.lines[(index + 1)...].prefix(400).firstIndex { $0 == indent + "}" }
        let next = file.lines[(index + 1)...].prefix(400).firstIndex {
          $0.hasPrefix(indent) && $0.dropFirst(indent.count).first?.isLetter == true
        }
        guard let end, end < next ?? .max else { continue }
        #expect(end - index < 60, "\(file.path):\(index + 1) has \(end - index + 1) lines")
      }
    }
  }

  @Test("code that goes around what the compiler checks stands in few files, all known here")
  func unsafeCode() throws {
    let known: Set = [
      // Calls of the kernel and the C library.
      "Storage/Kernel.swift", "Storage/Kernel+Sharing.swift", "Storage/MappedFile.swift",
      "BigramIndex/Bytes/SegmentFile.swift", "llrb/Terminal/Console.swift",
      "llrb/Terminal/Console+Errors.swift", "llrb/Terminal/Console+Interruption.swift",
      "llrb/Terminal/Console+Reader.swift",
      // Loads and stores of several bytes, checked once for all.
      "Storage/Span+Loads.swift", "ChineseText/Span+Loads.swift",
      "ChineseText/String+Scalars.swift",
      "BigramIndex/Bytes/Lanes.swift", "BigramIndex/Bytes/CheckedSpan.swift",
      "BigramIndex/Bytes/ChunkFlags.swift", "BigramIndex/Writing/BigramBuckets.swift",
      "NewspaperArchive/Records/PrintedText.swift", "NewspaperArchive/Records/LineEdits.swift",
    ]
    let word = try Regex(#"\bunsafe\b"#)
    var found: Set<String> = []
    for file in try Tree.swiftFiles(under: "Sources")
    where !["llrb-bench/", "llrb-fuzz/"].contains(where: file.path.contains) {
      let code = file.lines.map { $0.prefix { $0 != "/" } }
      if code.contains(where: { $0.firstMatch(of: word) != nil }) { found.insert(file.path) }
    }
    #expect(found == Set(known.map { "Sources/" + $0 }))
  }

  @Test("every package declaration has a doc comment above it and its attributes")
  func docComments() throws {
    let declaration = try Regex(
      #"^(@\S+ )*(package|public) (?!import\b)(.* )?"#
        + #"(func|struct|class|enum|protocol|var|let|init|typealias|subscript|actor|case)\b"#)
    let attributes = try Regex(#"(@\w+(\([^)]*\))? *)+"#)
    for file in try Tree.swiftFiles(under: "Sources") {
      let lines = file.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      for (index, line) in lines.enumerated() where line.firstMatch(of: declaration) != nil {
        let above = lines[..<index].last { $0.wholeMatch(of: attributes) == nil } ?? ""
        #expect(above.hasPrefix("///"), "\(file.path):\(index + 1) has no doc comment")
      }
    }
  }

  @Test("nothing in the sources traps on input or postpones work in a comment")
  func forbiddenWords() throws {
    let forbidden = [
      "try" + "!", "as" + "! ", "fatal" + "Error(", "TO" + "DO", "FIX" + "ME", "XX" + "X",
    ]
    for file in try Tree.swiftFiles(under: "Sources") where !file.name.hasSuffix("+Table.swift") {
      for (index, line) in file.lines.enumerated() {
        for word in forbidden where line.contains(word) {
          Issue.record("\(file.path):\(index + 1) holds \(word)")
        }
      }
    }
  }

  @Test("what a precondition asks of the caller is said in a sentence")
  func preconditions() throws {
    for file in try Tree.swiftFiles(under: "Sources") {
      for (index, line) in file.lines.enumerated() where line.contains("precondition(") {
        let indent = line.prefix { $0 == " " }
        // A call of several lines is indented more behind its first.
        let rest = file.lines[(index + 1)...].prefix { $0.hasPrefix(indent + " ") }
        #expect(
          ([line] + rest).contains { $0.contains("\"") }, "\(file.path):\(index + 1) says nothing")
      }
    }
  }

  @Test("no source imports Foundation, which costs more to load than a query costs")
  func foundationImports() throws {
    for file in try Tree.swiftFiles(under: "Sources") {
      #expect(!file.lines.contains(where: isFoundation), "\(file.path) imports Foundation")
    }
  }

  private func isFoundation(_ line: String) -> Bool {
    line.hasSuffix("import Foundation") || line.hasSuffix("import FoundationEssentials")
  }

  @Test(
    "a folder of a module names no type of a later one",
    arguments: [
      (
        "IssueParser",
        "Words Lines Pairs Bylines FrontFields FrontMatter LineFeatures LineJoints LineLabels "
          + "WovenColumns Headlines ColumnWidths Photos Fragments Articles Pages",
        // Each line keeps its shape as a heading, whoever asks for it first.
        [("Lines/PageText.swift", "HeadlineShape")]
      ),
      (
        "BigramIndex",
        "Bytes Documents Keys Text Ranking Postings Hits Segments Phrases Approximate Queries Snapshot "
          + "Writing Checking", []
      ),
      ("NewspaperArchive", "Names Records Search Counting Reading Gaps Ingest Upkeep", []),
    ] as [(String, String, [(String, String)])])
  func layers(module: String, order: String, known: [(file: String, type: String)]) throws {
    let folders = order.split(separator: " ").map(String.init)
    let declaration = try Regex(
      #"^(package |final )*(struct|enum|class|protocol) (\w+)"#,
      as: (Substring, Substring?, Substring, Substring).self)
    var level: [Substring: Int] = [:]
    var files: [(file: Tree.File, level: Int)] = []
    for file in try Tree.swiftFiles(under: "Sources/" + module) {
      // Sources, module, folder, perhaps a folder of that.
      let path = file.path.split(separator: "/").map(String.init)
      guard let place = folders.firstIndex(of: path[2]) else {
        #expect(path.count == 3, "\(file.path) is in a folder without a place")
        continue
      }
      files.append((file, place))
      for line in file.lines {
        if let found = line.firstMatch(of: declaration) { level[found.output.3] = place }
      }
    }
    #expect(level.count > 40)
    for (file, own) in files {
      for (index, line) in file.lines.enumerated() {
        let code = line.prefix { $0 != "/" }
        for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
        where level[word].map({ $0 > own }) == true
          && !known.contains(where: { file.path.hasSuffix($0.file) && $0.type == word })
        {
          Issue.record("\(file.path):\(index + 1) names \(word)")
        }
      }
    }
  }

  @Test("no invisible character hides in a source file")
  func invisibleCharacters() throws {
    for file in try Tree.swiftFiles(under: "Sources") + Tree.swiftFiles(under: "Tests") {
      for (index, line) in file.lines.enumerated() {
        for scalar in line.unicodeScalars where Tree.isInvisible(scalar) {
          Issue.record("\(file.path):\(index + 1) holds U+\(String(scalar.value, radix: 16))")
        }
      }
    }
  }

  @Test("every relative link in a document leads somewhere, its anchor to a heading there")
  func documentLinks() throws {
    let link = try Regex(
      #"\]\(([^)#:]*)(?:#([^)]*))?\)"#, as: (Substring, Substring, Substring?).self)
    var anchors = 0
    for file in try Tree.files(under: ".", withExtension: "md") {
      for match in file.lines.flatMap({ $0.matches(of: link) }) {
        let name = String(match.output.1)
        let target =
          name.isEmpty
          ? file.url : file.url.deletingLastPathComponent().appendingPathComponent(name)
        #expect(
          FileManager.default.fileExists(atPath: target.path), "\(file.path) links to \(name)")
        guard let anchor = match.output.2 else { continue }
        anchors += 1
        let text = try String(contentsOf: target, encoding: .utf8)
        #expect(
          Tree.anchors(of: text).contains(String(anchor)), "\(file.path) links to \(name)#\(anchor)"
        )
      }
    }
    #expect(anchors > 0)
  }

  @Test("a section of a document that a comment cites is there, its number left out")
  func citedSections() throws {
    let number = try Regex(#"^\d+\. "#)
    var headings: [Substring: Set<String>] = [:]
    for file in try Tree.files(under: "Sources", withExtension: "md") {
      let titles = Tree.headings(of: file.lines.joined(separator: "\n"))
      headings[Substring(file.name)] = Set(titles.map { $0.replacing(number, with: "") })
    }
    let citation = try Regex(
      #"(\w+\.md), ((?:(?:, | and )?"[^"]+")+)"#, as: (Substring, Substring, Substring).self)
    let quoted = try Regex(#""([^"]+)""#, as: (Substring, Substring).self)
    var count = 0
    for file in try Tree.swiftFiles(under: "Sources") + Tree.swiftFiles(under: "Tests") {
      // A citation may begin on one line of a comment and end on the next.
      let comments = file.lines.map { line in
        let text = line.trimmingCharacters(in: .whitespaces)
        return text.hasPrefix("//") ? String(text.drop { $0 == "/" }) : "\n"
      }.joined()
      for match in comments.matches(of: citation) {
        for title in match.output.2.matches(of: quoted) {
          count += 1
          let isThere = headings[match.output.1]?.contains(String(title.output.1)) == true
          #expect(isThere, "\(file.path) cites \(match.output.1), \(title.output.0)")
        }
      }
    }
    #expect(count > 40)
  }

  @Test("a heading's anchor is its text in small letters, marks left out, dashes for blanks")
  func headingAnchors() {
    let text =
      "# The query language\n```\n# no heading\n```\n## `--fuzzy`, and *more*\n## 词语 A\n## 词语 A\n"
    #expect(
      Tree.anchors(of: text) == ["the-query-language", "--fuzzy-and-more", "词语-a", "词语-a-1"])
  }
}
