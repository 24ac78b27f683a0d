import NewspaperArchive

/// `llrb completions SHELL`: a script that completes commands and options, made of the command
/// table.
struct CompletionsCommand: Command {
  private let shell: Shell

  init(_ arguments: Arguments) throws(UsageError) {
    let word = arguments.operands.first ?? ""
    guard let shell = Shell(rawValue: word) else {
      throw .badOperand(
        word, command: .completions,
        expected: Wording("bash, zsh or fish", "bash、zsh 或 fish"))
    }
    self.shell = shell
  }

  func run(_ session: Session) -> Outcome {
    session.terminal.lines(CompletionScript(session.language).text(for: shell))
    return .done
  }
}
