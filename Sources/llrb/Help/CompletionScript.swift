/// Completion scripts, from the one command table.
struct CompletionScript {
  private let language: Language

  /// The words of descriptions, where a shell shows them.
  init(_ language: Language) { self.language = language }

  /// The script, ending in a line feed.
  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private func options(_ command: CommandSpec) -> [OptionSpec] {
    command.options + CommandTable.everywhere
  }

  private func written(_ option: OptionSpec) -> [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name.rawValue)"]
  }

  // MARK: bash

  private var bash: String {
    let names = CommandTable.commands.map(\.name.rawValue).joined(separator: " ")
    var lines = [
      "# Completions of llrb for bash; made by 'llrb completions bash'.",
      "_llrb_offer() { mapfile -t COMPREPLY < <(compgen -P \"$lead\" \"$@\" -- \"$word\"); }",
      "_llrb() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= index lead=",
      "  # '--sort=d' is three words, unless the user has taken = out of COMP_WORDBREAKS.",
      "  if [[ $word == --*=* ]]; then before=${word%%=*}= lead=$before word=${word#*=}",
      "  elif [[ $word == = ]]; then before+== word=",
      "  elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}=; fi",
      "  for ((index = 1; index < COMP_CWORD; index++)); do",
      "    case ${COMP_WORDS[index]} in",
      "      --archive|--color) [[ ${COMP_WORDS[index+1]} == = ]] && ((index++)); ((index++)) ;;",
      "      -*) ;;",
      "      *) command=${COMP_WORDS[index]}; break ;;",
      "    esac",
      "  done",
      "  COMPREPLY=()",
      "  case $command:$before in",
    ]
    for option in CommandTable.everywhere where option.value != nil {
      lines.append(bashValue(of: option, "*"))
    }
    for command in CommandTable.commands {
      for option in command.options where option.value != nil {
        lines.append(bashValue(of: option, command.name.rawValue))
      }
    }
    lines += ["  esac", "  case $command in"]
    let everywhere = CommandTable.everywhere.flatMap(written).joined(separator: " ")
    lines.append("    '') \(bashReply(.words([names, everywhere]))) ;;")
    for command in CommandTable.commands {
      let words = options(command).flatMap(written).joined(separator: " ")
      lines += [
        "    \(command.name.rawValue))",
        "      if [[ $word == -* ]]; then \(bashReply(.words([words])))",
        "      else \(bashReply(command.operandCompletion)); fi ;;",
      ]
    }
    lines += ["  esac", "}", "complete -o filenames -F _llrb llrb", ""]
    return lines.joined(separator: "\n")
  }

  /// What is offered for an option's value, as the next word or behind `=`.
  private func bashValue(of option: OptionSpec, _ command: String) -> String {
    let places = (option.takesWord ? written(option) : []) + ["--\(option.name.rawValue)="]
    let words = places.map { "\(command):\($0)" }.joined(separator: "|")
    return "    \(words)) \(bashReply(option.completion)); return ;;"
  }

  private func bashReply(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "_llrb_offer -f"
    case .folders: "_llrb_offer -d"
    case .words(let words): "_llrb_offer -W '\(words.joined(separator: " "))'"
    }
  }

  // MARK: zsh

  private var zsh: String {
    var lines = [
      "#compdef llrb", "# Completions of llrb for zsh; made by 'llrb completions zsh'.",
      "_llrb() {", "  local context state state_descr line",
      "  typeset -A opt_args", "  _arguments -C \\",
    ]
    for option in CommandTable.everywhere { lines.append("    \(zshOption(option)) \\") }
    lines += ["    '1: :->command' '*:: :->words'", "  case $state in", "    command)"]
    lines.append("      local -a commands=(")
    for command in CommandTable.commands {
      lines.append("        '\(command.name.rawValue):\(zshText(command.summary))'")
    }
    lines += [
      "      )", "      _describe command commands ;;", "    words)", "      case $words[1] in",
    ]
    for command in CommandTable.commands {
      lines.append("        \(command.name.rawValue)) _arguments \\")
      for option in options(command) { lines.append("          \(zshOption(option)) \\") }
      lines.append("          '*: :\(zshAction(command.operandCompletion))' ;;")
    }
    lines += ["      esac ;;", "  esac", "}", "_llrb \"$@\"", ""]
    return lines.joined(separator: "\n")
  }

  private func zshOption(_ option: OptionSpec) -> String {
    // Behind the sign a dash keeps the value from being the next word, and a second colon says that
    // it can be left out.
    let isOptional = option.isValueOptional
    let colon = isOptional ? "::" : ":"
    let value =
      option.value.map { "\(colon)\(zshText($0)):\(zshAction(option.completion))" } ?? ""
    let sign = option.value == nil ? "" : isOptional ? "=-" : "="
    return written(option).map { name in
      "'\(name)\(name.hasPrefix("--") ? sign : "")[\(zshText(option.help))]\(value)'"
    }.joined(separator: " ")
  }

  private func zshAction(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// What means something to `_arguments` and `_describe` stands behind a backslash.
  private func zshText(_ wording: Wording) -> String {
    String(
      wording.in(language).flatMap { character in
        switch character {
        case "'": "'\\''"
        case "[", "]", ":", "\\": "\\\(character)"
        default: String(character)
        }
      })
  }

  // MARK: fish

  private var fish: String {
    let names = CommandTable.commands.map(\.name.rawValue).joined(separator: " ")
    var lines = [
      "# Completions of llrb for fish; made by 'llrb completions fish'.", "complete -c llrb -f",
    ]
    for option in CommandTable.everywhere { lines.append("complete -c llrb \(fishOption(option))") }
    for command in CommandTable.commands {
      lines.append(
        "complete -c llrb -n 'not __fish_seen_subcommand_from \(names)' -a \(command.name.rawValue)"
          + " -d '\(fishText(command.summary))'")
      let condition = "-n '__fish_seen_subcommand_from \(command.name.rawValue)'"
      for option in command.options {
        lines.append("complete -c llrb \(condition) \(fishOption(option))")
      }
      let operands = fishWords(command.operandCompletion)
      if !operands.isEmpty { lines.append("complete -c llrb \(condition) \(operands)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishOption(_ option: OptionSpec) -> String {
    var text = "-l \(option.name.rawValue)"
    if let letter = option.letter { text += " -s \(letter)" }
    // Where the value is no file, fish must not offer files for it.
    if option.takesWord { text += option.completion == .files ? " -r" : " -x" }
    let words = fishWords(option.completion)
    if !words.isEmpty { text += " " + words }
    return text + " -d '\(fishText(option.help))'"
  }

  private func fishWords(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .words(let words): "-a '\(words.joined(separator: " "))'"
    }
  }

  private func fishText(_ wording: Wording) -> String {
    String(wording.in(language).flatMap { "'\\".contains($0) ? "\\\($0)" : String($0) })
  }
}
