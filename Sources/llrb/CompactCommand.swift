import NewspaperArchive

/// `llrb compact`: the archive in as few segments as there can be.
struct CompactCommand: Command {
  private let choice: ArchiveChoice
  private let isJSON: Bool

  init(_ arguments: Arguments) {
    choice = ArchiveChoice(arguments)
    isJSON = arguments.has(.json)
  }

  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let report = try choice.open().compact()
    if isJSON {
      session.terminal.line(
        .object([
          ("schema", .string("llrb.compact/1")),
          ("segmentsBefore", .integer(report.segments.before)),
          ("segmentsAfter", .integer(report.segments.after)),
          ("bytesBefore", .integer(report.byteCount.before)),
          ("bytesAfter", .integer(report.byteCount.after)),
        ]))
      return .done
    }
    let summary =
      counted(report.segments.before, "segment", "segments", "个段")
      + Wording(
        " into \(grouped(report.segments.after)); ", "合并为 \(grouped(report.segments.after)) 个；")
      + counted(report.byteCount.before, "byte", "bytes", "字节")
      + Wording(
        " before, \(grouped(report.byteCount.after)) after",
        "，整理后 \(grouped(report.byteCount.after)) 字节")
    session.terminal.line(summary.in(session.language))
    return .done
  }
}
