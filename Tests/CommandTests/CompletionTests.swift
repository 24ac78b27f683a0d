import Foundation
import Testing

@testable import llrb

/// What completions offer is what the parser of arguments takes.
@Suite struct CompletionTests {
  /// What bash offers for a line's last word, sorted.
  private func offers(_ words: [String], in folder: URL) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <(llrb completions bash)
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _llrb
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try Data(script.utf8).write(to: folder.appendingPathComponent("ask.bash"))
    let run = try Binary.run("bash ask.bash", in: folder)
    #expect(run.messageText == "")
    return run.text.split(separator: "\n").map { String($0) }.sorted()
  }

  @Test("bash offers the commands, and each command's own options, all of which are taken")
  func bash() throws {
    try Binary.inScratchFolder { folder in
      let names = CommandTable.commands.map(\.name.rawValue)
      let first = try offers(["llrb", ""], in: folder)
      #expect(Set(first).isSuperset(of: names))
      #expect(try offers(["llrb", "ver"], in: folder) == ["verify"])
      for command in CommandTable.commands {
        let options = try offers(["llrb", command.name.rawValue, "-"], in: folder)
        let specs = command.options + CommandTable.everywhere
        var expected = specs.map { "--" + $0.name.rawValue }
        for letter in specs.compactMap(\.letter) { expected.append("-\(letter)") }
        #expect(options == expected.sorted())
        for option in options {
          let spec = specs.first { spec in
            option == "--" + spec.name.rawValue || spec.letter.map { "-\($0)" } == option
          }
          let words = [command.name.rawValue, option] + (spec?.takesWord == true ? ["1"] : [])
          #expect(throws: Never.self) {
            do { _ = try Arguments.parse(words) } catch UsageError.missingOperand {}
          }
        }
      }
      #expect(try offers(["llrb", "completions", ""], in: folder) == ["bash", "fish", "zsh"])
      #expect(
        try offers(["llrb", "list", "--color", "a"], in: folder) == ["always", "auto"])
      try Data().write(to: folder.appendingPathComponent("page.txt"))
      #expect(try offers(["llrb", "ingest", "pa"], in: folder) == ["page.txt"])
    }
  }

  @Test("bash offers what may stand behind =, whether or not that parts words")
  func values() throws {
    let cases: [(words: [String], expected: [String])] = [
      (["search", "--sort", "=", "d"], ["date"]), (["search", "--sort=d"], ["--sort=date"]),
      (["search", "--sort", "="], ["-date", "date", "score"]),
      (["list", "--color", "=", "al"], ["always"]), (["--color", "=", "al"], ["always"]),
      (["show", "--cite", "=", "b"], ["bibtex"]), (["show", "--cite=b"], ["--cite=bibtex"]),
      // Without = the next word is an article's id.
      (["show", "--cite", "b"], []), (["search", "--limit", "=", "5"], []),
      (["--archive", "=", "x", "ver"], ["verify"]), (["--archive=x", "ver"], ["verify"]),
    ]
    try Binary.inScratchFolder { folder in
      for (words, expected) in cases {
        let found = try offers(["llrb"] + words, in: folder)
        #expect(found == expected, "\(words)")
      }
    }
  }

  @Test("fish offers files where files go, and nowhere else")
  func fishFiles() {
    let lines = CompletionScript(.english).text(for: .fish).split(separator: "\n")
    for line in lines where line.contains(" -l ") {
      #expect(line.contains(" -r ") == line.contains(" -F "), "\(line)")
    }
    #expect(lines.contains { $0.contains("-l sort -x -a 'score date -date'") })
    #expect(lines.contains { $0.contains("-l svg -r -F") })
  }

  @Test("bash offers a name with spaces as one")
  func spaces() throws {
    try Binary.inScratchFolder { folder in
      let pages = folder.appendingPathComponent("my pages")
      try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
      try Data().write(to: pages.appendingPathComponent("a  b.txt"))
      #expect(try offers(["llrb", "ingest", "my"], in: folder) == ["my pages"])
      #expect(try offers(["llrb", "ingest", "my pages/"], in: folder) == ["my pages/a  b.txt"])
      #expect(try offers(["llrb", "--archive", "my"], in: folder) == ["my pages"])
    }
  }

  @Test("zsh and fish show quotation marks and brackets as help has them")
  func marks() throws {
    let help = "such as '{date} {title}'"
    #expect(CommandTable.search.options.contains { $0.help.english.hasSuffix(help) })
    // Both scripts quote a text as a whole; what a shell makes of the quotes is the text.
    let zsh = CompletionScript(.english).text(for: .zsh)
    #expect(zsh.contains(#"such as '\''{date} {title}'\'']:TEMPLATE:'"#))
    let fish = CompletionScript(.english).text(for: .fish)
    #expect(fish.contains(#"such as \'{date} {title}\''"#))
    for line in zsh.split(separator: "\n") where line.hasPrefix("    '") {
      let quotes = line.replacingOccurrences(of: #"'\''"#, with: "").count { $0 == "'" }
      #expect(quotes.isMultiple(of: 2), "\(line)")
    }
  }

  @Test("every command and option stands in the other scripts and in the man page")
  func others() throws {
    for text in [
      CompletionScript(.english).text(for: .zsh), CompletionScript(.chinese).text(for: .fish),
      ManualPage(.english).text.replacingOccurrences(of: "\\-", with: "-"),
    ] {
      for command in CommandTable.commands {
        #expect(text.contains(command.name.rawValue))
        for option in command.options { #expect(text.contains(option.name.rawValue)) }
      }
    }
  }
}
