/// The command-line tool: words in, one command carried out, one exit code.
@main
struct LLRB {
  static func main() {
    Console.ignoreWriteSignals()
    let report = Report(language: Language.current(Console.environment))
    let outcome = run(Array(CommandLine.arguments.dropFirst()), report)
    Console.exit((report.hasErrors ? .wrong : outcome).rawValue)
  }

  private static func run(_ words: [String], _ report: Report) -> Outcome {
    let command: any Command
    let session: Session
    do {
      let arguments = try Arguments.parse(words)
      let terminal = Terminal(color: try arguments.color(), isPaged: !arguments.has(.noPager))
      session = Session(terminal: terminal, report: report)
      command = try self.command(arguments)
    } catch {
      report.error(error.wording)
      return .wrong
    }
    // Whatever was found before an error is shown before its message.
    defer { session.terminal.finish() }
    do {
      return try command.run(session)
    } catch {
      session.terminal.finish()
      report.error(error.wording, error.illustration)
      return .wrong
    }
  }

  private static func command(_ arguments: Arguments) throws(UsageError) -> any Command {
    guard let name = arguments.command, !arguments.has(.help), !arguments.has(.version) else {
      return try HelpCommand(arguments)
    }
    switch name {
    case .ingest: return try IngestCommand(arguments)
    case .search: return try SearchCommand(arguments)
    case .show: return try ShowCommand(arguments)
    case .list: return try ListCommand(arguments)
    case .trend: return try TrendCommand(arguments)
    case .authors: return try AuthorsCommand(arguments)
    case .parse: return ParseCommand(arguments)
    case .stats: return StatsCommand(arguments)
    case .verify: return VerifyCommand(arguments)
    case .compact: return CompactCommand(arguments)
    case .remove: return RemoveCommand(arguments)
    case .export: return try ExportCommand(arguments)
    case .completions: return try CompletionsCommand(arguments)
    case .help: return try HelpCommand(arguments)
    }
  }
}
