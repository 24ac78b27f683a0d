/// The man page in the `man` macros of roff, from the one command table.
struct ManualPage {
  private let language: Language

  /// The language that the page is written in.
  init(_ language: Language) { self.language = language }

  /// The page, ending in a line feed.
  var text: String {
    var lines = [
      ".\\\" Made by 'llrb help --man'.",
      ".TH LLRB 1 \"\" \"llrb \(CommandTable.version)\"",
    ]
    // Lines of Chinese have no blanks to be stretched.
    if language == .chinese { lines.append(".ad l") }
    lines += [
      section("NAME", "名称"),
      "llrb \\- "
        + escaped(word("find what newspaper pages say", "检索报纸版面文字")),
      section("SYNOPSIS", "用法"), ".B llrb",
      escaped("[--archive \(word("DIR", "目录"))] \(word("COMMAND", "命令")) …"),
      section("COMMANDS", "命令"),
    ]
    for command in CommandTable.commands { lines += details(command) }
    lines.append(section("OPTIONS OF EVERY COMMAND", "通用选项"))
    lines += CommandTable.everywhere.flatMap(entry)
    lines += [
      section("EXIT STATUS", "退出码"),
      ".TP", "0", word("Done, or found.", "完成，或找到。"),
      ".TP", "1", word("Nothing was found.", "没有找到。"),
      ".TP", "2", word("Something went wrong; messages say what.", "出错，另有说明。"),
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func details(_ command: CommandSpec) -> [String] {
    let operands = command.operands.in(language)
    var lines = [
      ".SS \"llrb \(command.name.rawValue)\(operands.isEmpty ? "" : " " + operands)\"",
      escaped(capitalized(command.summary) + word(".", "。")),
    ]
    for paragraph in command.about { lines += [".PP", escaped(paragraph.in(language))] }
    lines += command.options.flatMap(entry)
    for example in command.examples {
      lines += [
        ".PP", escaped(capitalized(example.does) + word(":", "：")), ".nf",
        "    llrb " + escaped(example.words), ".fi",
      ]
    }
    return lines
  }

  private func entry(_ option: OptionSpec) -> [String] {
    let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name.rawValue)"]
    let value = option.value.map { option.separator + $0.in(language) } ?? ""
    return [
      ".TP", "\\fB" + escaped(names.joined(separator: ", ")) + "\\fR" + escaped(value),
      escaped(option.help.in(language)),
    ]
  }

  private func section(_ english: String, _ chinese: String) -> String {
    ".SH \"" + word(english, chinese) + "\""
  }

  private func capitalized(_ wording: Wording) -> String {
    let text = wording.in(language)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func word(_ english: String, _ chinese: String) -> String {
    Wording(english, chinese).in(language)
  }

  /// Text in which nothing is taken for roff: no escape, no hyphen for a dash, no request at the
  /// beginning of a line. roff breaks lines at blanks alone; Chinese needs to be told where else it
  /// may.
  private func escaped(_ text: String) -> String {
    guard language == .chinese else { return literal(text) }
    let pieces = LineWrap.pieces(of: text).map(literal)
    return pieces.dropFirst().reduce(pieces.first ?? "") { text, piece in
      text + (text.hasSuffix(" ") ? "" : "\\:") + piece
    }
  }

  private func literal(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
