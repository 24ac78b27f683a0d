import ChineseText

/// Help texts, set to the width of the terminal.
struct HelpView {
  private let language: Language
  private let terminal: Terminal

  /// Prints on the session's terminal.
  init(_ session: Session) {
    language = session.language
    terminal = session.terminal
  }

  /// The list of commands.
  func overview() {
    say(Wording("llrb finds what newspaper pages say.", "llrb：检索报纸版面文字"))
    terminal.line()
    heading("Usage", "用法")
    terminal.line("  llrb [--archive \(word("DIR", "目录"))] \(word("COMMAND", "命令")) …")
    terminal.line()
    heading("Commands", "命令")
    table(CommandTable.commands.map { ($0.name.rawValue, $0.summary) })
    terminal.line()
    heading("Options of every command", "通用选项")
    table(CommandTable.everywhere.map { (written($0), $0.help) })
    terminal.line()
    heading("Begin with", "从这里开始")
    for name in [CommandName.ingest, .search, .list] {
      if let example = CommandTable.spec(of: name).examples.first {
        terminal.line("  llrb \(example.words)")
      }
    }
    terminal.line()
    say(
      Wording(
        "Exit codes: 0 done or found, 1 nothing found, 2 something went wrong.",
        "退出码：0 完成或找到，1 没有找到，2 出错。"))
  }

  /// All about one command.
  func details(_ spec: CommandSpec) {
    let operands = spec.operands.in(language)
    heading("Usage", "用法")
    terminal.line(
      "  llrb \(spec.name.rawValue) [\(word("OPTIONS", "选项"))]"
        + (operands.isEmpty ? "" : " " + operands))
    terminal.line()
    say(
      Wording(
        spec.summary.english.prefix(1).uppercased() + spec.summary.english.dropFirst() + ".",
        spec.summary.chinese + "。"))
    for paragraph in spec.about {
      terminal.line()
      say(paragraph)
    }
    terminal.line()
    let groups = groups(of: spec)
    let widest = indented(groups.flatMap(\.options).map(written))
    for group in groups where !group.options.isEmpty {
      heading(group.name.english, group.name.chinese)
      table(group.options.map { (written($0), $0.help) }, widest: widest)
      terminal.line()
    }
    heading("Examples", "示例")
    table(spec.examples.map { ("llrb " + $0.words, $0.does) })
  }

  /// A command's own options, then those that say which issues count, then every command's.
  private func groups(of spec: CommandSpec) -> [(name: Wording, options: [OptionSpec])] {
    func isFilter(_ option: OptionSpec) -> Bool {
      spec.name != .show && CommandTable.filters.contains { $0.help == option.help }
    }
    return [
      (Wording("Options", "选项"), spec.options.filter { !isFilter($0) }),
      (Wording("Which issues count", "范围"), spec.options.filter(isFilter)),
      (Wording("Options of every command", "通用选项"), CommandTable.everywhere),
    ]
  }

  /// Help is set to the terminal, and to 80 cells where there is none.
  private var measure: Int { terminal.measure ?? 80 }

  private func written(_ option: OptionSpec) -> String {
    let value = option.value.map { option.separator + $0.in(language) } ?? ""
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return letter + "--" + option.name.rawValue + value
  }

  /// Two columns; a text that does not fit goes on below itself, and one whose name is too long
  /// stands under it.
  private func table(_ rows: [(name: String, text: Wording)], widest: Int? = nil) {
    let widest = widest ?? indented(rows.map(\.name))
    let indent = widest + 4
    for row in rows {
      let lines = LineWrap.lines(of: row.text.in(language), width: max(measure - indent, 20))
      let fits = DisplayWidth.of(row.name) <= widest
      if !fits { terminal.line(StyledText("  " + row.name, .title)) }
      for (index, line) in lines.enumerated() {
        let name = index == 0 && fits ? row.name : ""
        let padding = String(repeating: " ", count: max(0, indent - 2 - DisplayWidth.of(name)))
        terminal.line(StyledText("  " + name, .title), StyledText(padding + line))
      }
    }
  }

  /// The width of the widest name beside which its text stands.
  private func indented(_ names: [String]) -> Int {
    names.map { DisplayWidth.of($0) }.filter { $0 <= min(34, measure - 24) }.max() ?? 0
  }

  private func heading(_ english: String, _ chinese: String) {
    terminal.line(StyledText(word(english, chinese), .heading))
  }

  private func say(_ paragraph: Wording) {
    for line in LineWrap.lines(of: paragraph.in(language), width: measure) { terminal.line(line) }
  }

  private func word(_ english: String, _ chinese: String) -> String {
    Wording(english, chinese).in(language)
  }
}
