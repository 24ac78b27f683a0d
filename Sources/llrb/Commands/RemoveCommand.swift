import NewspaperArchive

/// `llrb remove SOURCE…`: sources and all that came from them, out of the archive.
struct RemoveCommand: Command {
  private let sources: [String]
  private let choice: ArchiveChoice
  private let isJSON: Bool

  init(_ arguments: Arguments) {
    sources = arguments.operands
    choice = ArchiveChoice(arguments)
    isJSON = arguments.has(.json)
  }

  /// Names what the archive does not have, and then exits 2.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let report = try choice.open().remove(sources)
    for path in report.unknown {
      session.report.error(
        Wording("\(path): the archive has no such source", "\(path)：档案中没有这个源文件"))
    }
    if isJSON {
      session.terminal.line(
        .object([
          ("schema", .string("llrb.remove/1")),
          ("removed", .array(report.removed.map { .string($0) })),
          ("unknown", .array(report.unknown.map { .string($0) })),
        ]))
    } else {
      session.terminal.line(
        (Wording("", "移除 ") + counted(report.removed.count, "file", "files", "个文件")
          + Wording(" removed", "")).in(session.language))
    }
    return .done
  }
}
