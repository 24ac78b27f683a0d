import ChineseText
import NewspaperArchive
import Support
import Testing

@testable import llrb

@Suite struct ArgumentsTests {
  @Test("an option's value may follow it, stand behind =, or stick to its letter")
  func values() throws {
    for words in [
      ["search", "--limit", "5", "梁"], ["search", "--limit=5", "梁"], ["search", "-n", "5", "梁"],
      ["search", "-n5", "梁"], ["search", "梁", "-n5"],
    ] {
      let arguments = try Arguments.parse(words)
      #expect(arguments.command == .search)
      #expect(try arguments.integer(.limit, atLeast: 1) == 5)
      #expect(arguments.operands == ["梁"])
    }
  }

  @Test("letters without values may share one dash")
  func letters() throws {
    let arguments = try Arguments.parse(["search", "-cn5", "梁"])
    #expect(arguments.has(.count))
    #expect(arguments.text(.limit) == "5")
  }

  @Test("after -- everything is an operand, and so is - and a dash before a Chinese word")
  func operands() throws {
    #expect(try Arguments.parse(["search", "--", "--limit", "-n"]).operands == ["--limit", "-n"])
    #expect(try Arguments.parse(["parse", "-"]).operands == ["-"])
    #expect(try Arguments.parse(["search", "复工", "-疫情"]).operands == ["复工", "-疫情"])
  }

  @Test("in a query a dash before a word that is no option leaves it out")
  func negations() throws {
    for word in [
      "-5G", "-NASA", "-(a OR b)", "-\"5G, 4G\"", "-CCTV", "-nCoV", "-title:5G", "-h5", "-V2",
      "-co2",
      "-c919", "-20", "-(",
    ] {
      for command in ["search", "trend", "export"] {
        let arguments = try Arguments.parse([command, word, "企业"])
        #expect(arguments.operands == [word, "企业"], "\(command) \(word)")
      }
    }
    let options = try Arguments.parse(["search", "企业", "-c", "-n", "5"])
    #expect(options.has(.count) && options.text(.limit) == "5" && options.operands == ["企业"])
    #expect(try Arguments.parse(["search", "-n５", "企业"]).text(.limit) == "５")
    #expect(throws: UsageError.unknownOption("-x", command: .list, nearest: nil)) {
      try Arguments.parse(["list", "-xy"])
    }
  }

  @Test("what may be an option or a word to leave out is refused, and each way to write it named")
  func ambiguities() throws {
    for words in [["search", "企业", "-C919"], ["search", "-C919", "企业"]] {
      #expect(throws: UsageError.ambiguous("-C919", readings: ["-C 919", "NOT C919"])) {
        try Arguments.parse(words)
      }
    }
    #expect(try Arguments.parse(["search", "-C", "919", "企业"]).text(.context) == "919")
    #expect(try Arguments.parse(["search", "企业", "--", "-C919"]).operands == ["企业", "-C919"])
    #expect(throws: UsageError.unknownOption("-count", command: .search, nearest: "--count")) {
      try Arguments.parse(["search", "-count", "5G"])
    }
    #expect(throws: UsageError.unknownOption("-sort=date", command: .search, nearest: "--sort")) {
      try Arguments.parse(["search", "-sort=date", "5G"])
    }
    #expect(throws: UsageError.unknownOption("-x", command: .search, nearest: nil)) {
      try Arguments.parse(["search", "-x", "5G"])
    }
    #expect(throws: UsageError.ambiguous("--fuzzy 2", readings: ["--fuzzy=2", "2 --fuzzy"])) {
      try Arguments.parse(["search", "--fuzzy", "2", "企业"])
    }
    #expect(
      throws: UsageError.ambiguous("--cite bibtex", readings: ["--cite=bibtex", "bibtex --cite"])
    ) { try Arguments.parse(["show", "--cite", "bibtex", "--issue", "1"]) }
    let words = try Arguments.parse(["search", "2", "--fuzzy", "2020", "企业"])
    #expect(words.operands == ["2", "2020", "企业"] && words.text(.fuzzy) == "")
  }

  @Test("a count has no order, no limit and nothing around it")
  func count() throws {
    for option in ["--limit=5", "--offset=5", "--context=5", "--sort=date"] {
      let arguments = try Arguments.parse(["search", "--count", option, "企业"])
      let name = String(option.prefix { $0 != "=" })
      #expect(throws: UsageError.conflict("--count", name)) { try SearchCommand(arguments) }
    }
  }

  @Test("the options of every command may stand before it")
  func early() throws {
    let arguments = try Arguments.parse(["--archive", "a/.llrb", "list", "--json"])
    #expect(arguments.command == .list)
    #expect(arguments.text(.archive) == "a/.llrb")
    #expect(arguments.has(.json))
  }

  @Test("an option of one command is unknown to another")
  func foreignOption() {
    #expect(
      throws: UsageError.unknownOption("--prune", command: .list, nearest: nil)
    ) { try Arguments.parse(["list", "--prune"]) }
  }

  @Test("the last of two values counts")
  func repeated() throws {
    #expect(try Arguments.parse(["search", "-n1", "-n2", "梁"]).text(.limit) == "2")
  }

  @Test("a misspelt option is answered with the nearest name")
  func nearest() {
    #expect(
      throws: UsageError.unknownOption("--ofset", command: .search, nearest: "--offset")
    ) { try Arguments.parse(["search", "--ofset", "1", "梁"]) }
    #expect(throws: UsageError.unknownCommand("sercah", nearest: "search")) {
      try Arguments.parse(["sercah"])
    }
    #expect(throws: UsageError.unknownCommand("xyzzy", nearest: nil)) {
      try Arguments.parse(["xyzzy"])
    }
  }

  @Test("days and numbers are checked")
  func types() throws {
    let arguments = try Arguments.parse(["show", "--date", "2023-02-30", "--page", "0"])
    #expect(throws: UsageError.self) { try arguments.date(.date) }
    #expect(throws: UsageError.self) { try arguments.page() }
    #expect(try Arguments.parse(["show", "--date=2024-02-29"]).date(.date)?.day == 29)
    #expect(throws: UsageError.self) { try Arguments.parse(["list", "--from=2020-13"]).filters() }
    for (option, value) in [("page", "200"), ("page", "\(Int.max)"), ("issue", "10000000")] {
      let arguments = try Arguments.parse(["ingest", "--\(option)", value, "a.txt"])
      #expect(throws: UsageError.self) { try IngestCommand(arguments) }
    }
  }

  @Test("a number that is larger than any is the largest")
  func endless() throws {
    let digits = String(repeating: "9", count: 30)
    for text in [digits, "\(Int.max)", "\(Int.max)0"] {
      let arguments = try Arguments.parse(["search", "--limit", text, "梁"])
      #expect(try arguments.integer(.limit, atLeast: 1) == .max)
    }
    for text in ["-" + digits, digits + "x", "0x" + digits] {
      let arguments = try Arguments.parse(["search", "--limit=\(text)", "梁"])
      #expect(throws: UsageError.self) { try arguments.integer(.limit, atLeast: 1) }
    }
  }

  @Test("days and numbers may be written as people write them")
  func written() throws {
    for (from, to) in [
      ("2020年2月", "2020年3月13日"), ("2020.02", "20200313"), ("2020/2/1", "2020/3/13"),
    ] {
      let filters = try Arguments.parse([
        "search", "--from", from, "--to", to, "--issue", "第10906期", "--page", "１版", "梁",
      ]).filters()
      #expect(filters.from?.iso8601 == "2020-02-01" && filters.to?.iso8601 == "2020-03-13")
      #expect(filters.issueNumber == 10906 && filters.page == 1)
    }
    #expect(try Arguments.parse(["list", "--to", "2020年2月"]).filters().to?.day == 29)
    #expect(try Arguments.parse(["list", "--from", "2020年"]).filters().from?.day == 1)
    #expect(try Arguments.parse(["show", "--date", "2023年2月17日"]).date(.date)?.day == 17)
    #expect(try Arguments.parse(["search", "-n", "５", "梁"]).integer(.limit, atLeast: 1) == 5)
  }

  @Test("edit distance counts changes, losses, additions and swaps")
  func editDistance() {
    for (left, right, distance) in [
      ("", "", 0), ("", "ab", 2), ("show", "show", 0), ("shwo", "show", 1), ("lst", "list", 1),
      ("lisst", "list", 1), ("pause", "parse", 1), ("stats", "show", 4),
    ] {
      #expect(EditDistance.between(left, right) == distance, "\(left) \(right)")
      #expect(EditDistance.between(right, left) == distance, "\(right) \(left)")
    }
  }

  @Test(
    "a word without a character stands for nothing, whatever the command takes",
    arguments: CommandName.allCases)
  func emptyOperand(command: CommandName) {
    for words in [[""], ["梁", ""]] {
      #expect(throws: UsageError.emptyOperand(command: command)) {
        try Arguments.parse([command.rawValue] + words)
      }
    }
  }
}
