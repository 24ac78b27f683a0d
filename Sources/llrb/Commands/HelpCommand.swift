import NewspaperArchive

/// `llrb help [COMMAND]`, `--help` and `--version`: the command table, laid out.
struct HelpCommand: Command {
  private let subject: CommandName?
  private let isVersion: Bool
  private let isManual: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    isVersion = arguments.has(.version)
    isManual = arguments.has(.man) && !arguments.has(.help)
    if arguments.command == .help, let word = arguments.operands.first {
      subject = try Arguments.parse([word, "--help"]).command
    } else if arguments.command == .help, !arguments.has(.help) {
      subject = nil
    } else {
      subject = arguments.command
    }
  }

  func run(_ session: Session) -> Outcome {
    if isVersion {
      session.terminal.line("llrb \(CommandTable.version)")
    } else if isManual {
      session.terminal.lines(ManualPage(session.language).text)
    } else if let subject {
      HelpView(session).details(CommandTable.spec(of: subject))
    } else {
      HelpView(session).overview()
    }
    return .done
  }
}
