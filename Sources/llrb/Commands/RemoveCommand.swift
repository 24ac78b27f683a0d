import NewspaperArchive

/// `llrb remove SOURCE…`: sources and all that came from them, out of the archive.
struct RemoveCommand: Command {
  private let sources: [String]
  private let choice: ArchiveChoice
  private let isDryRun: Bool
  private let isJSON: Bool

  init(_ arguments: Arguments) {
    sources = arguments.operands
    choice = ArchiveChoice(arguments)
    isDryRun = arguments.has(.dryRun)
    isJSON = arguments.has(.json)
  }

  /// Names what the archive does not have, and then exits 2.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let report = try choice.open().remove(sources, isDryRun: isDryRun)
    for path in report.unknown {
      session.report.error(
        Wording("\(path): the archive has no such source", "\(path)：档案中没有这个源文件"))
    }
    for wording in report.given.wordings(isDryRun: isDryRun) { session.report.note(wording) }
    if isJSON {
      session.terminal.line(
        .object([
          ("schema", .string("llrb.remove/1")),
          ("dryRun", .bool(isDryRun)),
          ("removed", .array(report.removed.map { .string($0) })),
          ("given", report.given.json),
          ("unknown", .array(report.unknown.map { .string($0) })),
        ]))
    } else {
      session.terminal.line(
        ((isDryRun ? Wording("would be: ", "试运行：") : Wording(""))
          + Wording("", "移除 ") + counted(report.removed.count, "file", "files", "个文件")
          + Wording(" removed", "")).in(session.language))
    }
    return .done
  }
}
