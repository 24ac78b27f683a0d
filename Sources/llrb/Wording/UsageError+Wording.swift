// What is wrong with a command line, and what to do.

extension UsageError {
  /// The message for a person.
  var wording: Wording {
    switch self {
    case .unknownCommand(let word, let nearest):
      Wording(
        "no command '\(word)'\(hint(nearest).english); see 'llrb help'",
        "没有命令“\(word)”\(hint(nearest).chinese)；请看 llrb help")
    case .unknownOption(let option, let command, let nearest):
      Wording(
        "no option '\(option)'\(hint(nearest).english)", "没有选项“\(option)”\(hint(nearest).chinese)")
        + exclusion(option, command)
        + Wording("; see '\(help(command))'", "；请看 \(help(command))")
    case .missingValue(let option):
      Wording("option '\(option)' needs a value", "选项“\(option)”缺少值")
    case .unexpectedValue(let option, let value):
      Wording(
        "option '\(option)' takes no value, not '\(value)'", "选项“\(option)”不带值：“\(value)”多余")
    case .badValue(let option, let value, let expected):
      Wording(
        "--\(option.rawValue): '\(value)' is not \(expected.english)",
        "--\(option.rawValue)：“\(value)”有误，" + spaced("应为", expected.chinese))
    case .badOperand(let word, let command, let expected):
      Wording(
        "\(command.rawValue): '\(word)' is not \(expected.english)",
        "\(command.rawValue)：“\(word)”有误，" + spaced("应为", expected.chinese))
    case .missingOperand(let command):
      Wording(
        "\(command.rawValue) needs \(operands(command).english); see '\(help(command))'",
        spaced(command.rawValue, "缺少", operandName(command).chinese) + "；请看 \(help(command))")
    case .extraOperand(let word, let command):
      Wording(
        "\(command.rawValue): '\(word)' is one word too many; see '\(help(command))'",
        "\(command.rawValue)：“\(word)”多余；请看 \(help(command))")
    case .emptyOperand(let command):
      Wording(
        "\(command.rawValue): '' is empty; see '\(help(command))'",
        "\(command.rawValue)：“”为空；请看 \(help(command))")
    case .conflict(let first, let second):
      Wording("\(first) and \(second) cannot go together", "\(first) 与 \(second) 不能同时使用")
    case .ambiguous(let words, let readings):
      Wording(
        "'\(words)' can mean '" + readings.joined(separator: "' or '")
          + "'; write the one you mean",
        "“\(words)”两可，请写明是“" + readings.joined(separator: "”还是“") + "”")
    case .operandConflict(let command, let option):
      Wording(
        "\(operandName(command).english) and \(option) cannot go together",
        spaced(operandName(command).chinese, "与", option, "不能同时使用"))
    case .uselessOption(let option, let without):
      Wording(
        "--\(option.rawValue) is for \(without.english) alone",
        spaced("--\(option.rawValue)", "只用于", without.chinese))
    case .onlyOneFile(let option):
      Wording(
        "--\(option.rawValue) is for one file; give the others in a command of their own",
        "--\(option.rawValue) 只用于一个文件；其余文件请另行收录")
    case .unknownField(let field, let nearest, let fields):
      Wording(
        "--format: no field '{\(field)}'\(hint(nearest).english); the fields are "
          + fields.joined(separator: " "),
        "--format：没有字段“{\(field)}”\(hint(nearest).chinese)；可用字段："
          + fields.joined(separator: " "))
    case .missingChoice(let command, let choices):
      Wording(
        "\(command.rawValue) needs \(choices.english); see '\(help(command))'",
        spaced(command.rawValue, "需要", choices.chinese) + "；请看 \(help(command))")
    }
  }

  private func hint(_ nearest: String?) -> Wording {
    guard let nearest else { return Wording("") }
    return Wording(" (did you mean '\(nearest)'?)", "（是否指“\(nearest)”？）")
  }

  /// How to leave out of a query what stands behind one dash.
  private func exclusion(_ option: String, _ command: CommandName?) -> Wording {
    guard let command, CommandTable.spec(of: command).takesQuery, !option.hasPrefix("--") else {
      return Wording("")
    }
    let word = option.dropFirst()
    return Wording(
      "; to leave out '\(word)', write NOT \(word)", "；要排除“\(word)”请写作 NOT \(word)")
  }

  private func help(_ command: CommandName?) -> String {
    command.map { "llrb help \($0.rawValue)" } ?? "llrb help"
  }

  private func operands(_ command: CommandName) -> Wording {
    CommandTable.spec(of: command).operands
  }

  /// What an operand is called, where one is spoken of.
  private func operandName(_ command: CommandName) -> Wording {
    func name(_ text: String) -> String { text.filter { !"[]…".contains($0) } }
    let operands = operands(command)
    return Wording(name(operands.english), name(operands.chinese))
  }
}
