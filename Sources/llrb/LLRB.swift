/// The command-line tool: words in, one command carried out, one exit code.
@main
struct LLRB {
  static func main() {
    Console.ignoreClosedPipes()
    let report = Report(language: Language.current(Console.environment))
    let outcome: Outcome
    do {
      outcome = try run(Array(CommandLine.arguments.dropFirst()), report)
    } catch {
      report.error(error.wording)
      outcome = .wrong
    }
    Console.exit((report.hasErrors ? .wrong : outcome).rawValue)
  }

  private static func run(_ words: [String], _ report: Report) throws(UsageError) -> Outcome {
    let arguments = try Arguments.parse(words)
    let session = Session(terminal: Terminal(color: try arguments.color()), report: report)
    let outcome = try run(arguments, session)
    session.terminal.flush()
    return outcome
  }

  private static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> Outcome
  {
    if arguments.has(.version) {
      session.terminal.line("llrb \(CommandTable.version)")
      return .done
    }
    guard let command = arguments.command, !arguments.has(.help) else {
      return HelpCommand.answer(arguments.command, session)
    }
    switch command {
    case .parse: return try ParseCommand.run(arguments, session)
    case .help: return try HelpCommand.run(arguments, session)
    default:
      return .done
    }
  }
}

/// What every command works with.
struct Session {
  /// Where results go.
  let terminal: Terminal
  /// Where messages go.
  let report: Report
}
