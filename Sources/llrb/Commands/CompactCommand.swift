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
          ("segmentsBefore", .integer(report.segmentsBefore)),
          ("segmentsAfter", .integer(report.segmentsAfter)),
          ("bytesBefore", .integer(report.bytesBefore)),
          ("bytesAfter", .integer(report.bytesAfter)),
        ]))
      return .done
    }
    let summary =
      counted(report.segmentsBefore, "segment", "segments", "个段")
      + Wording(
        " into \(grouped(report.segmentsAfter)); ", "合并为 \(grouped(report.segmentsAfter)) 个；")
      + counted(report.bytesBefore, "byte", "bytes", "字节")
      + Wording(
        " before, \(grouped(report.bytesAfter)) after",
        "，整理后 \(grouped(report.bytesAfter)) 字节")
    session.terminal.line(summary.in(session.language))
    return .done
  }
}
