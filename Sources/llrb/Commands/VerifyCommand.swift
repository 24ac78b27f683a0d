import NewspaperArchive

/// `llrb verify`: reads everything and trusts nothing.
struct VerifyCommand: Command {
  private let choice: ArchiveChoice
  private let isJSON: Bool

  init(_ arguments: Arguments) {
    choice = ArchiveChoice(arguments)
    isJSON = arguments.has(.json)
  }

  /// Prints a line a finding; exit code 2 where there is one.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let archive = try choice.open()
    let result = try archive.verify()
    if isJSON {
      session.terminal.line(json(result))
    } else {
      for finding in result.findings {
        session.terminal.line(StyledText(finding.wording.in(session.language), .warning))
      }
      if result.findings.isEmpty {
        session.terminal.line(summary(result).in(session.language))
      }
    }
    session.terminal.flush()
    if result.pagesOfOtherParser > 0 {
      let pages = counted(result.pagesOfOtherParser, "page", "pages", "个版面")
      session.report.note(
        pages
          + Wording(
            " of another llrb, whose text was not compared; 'llrb ingest' of their files reads them anew",
            "由另一版本的 llrb 收录，文字未作比对；对其文件运行 llrb ingest 即重新收录"))
    }
    guard !result.findings.isEmpty else { return .done }
    session.report.error(
      Wording(
        "\(archive.path) is damaged: "
          + counted(result.findings.count, "finding", "findings", "").english,
        "\(archive.path) 已损坏：\(grouped(result.findings.count)) 处")
        + VerifyCommand.advice(result.remedy))
    return .wrong
  }

  private static func advice(_ remedy: VerifyReport.Remedy) -> Wording {
    let (mending, rest): (Wording, Wording)
    switch remedy {
    case .anew:
      return Wording("; move it away and run 'llrb ingest' again", "；请将其移开，重新运行 llrb ingest")
    case .ingest:
      mending = Wording(
        "; for the files named, where they are still there, run 'llrb ingest FILE'",
        "；所列文件若仍在原处，请运行 llrb ingest 文件")
      // What is found besides them then was not reached before.
      rest = Wording("something of them", "其损坏")
    case .compact:
      mending = Wording(
        ", all in what was replaced or removed; run 'llrb compact'",
        "，均在已更新或已删除的内容中；请运行 llrb compact")
      rest = Wording("something", "损坏")
    }
    return mending + Wording("; if 'llrb verify' still finds ", "；若 llrb verify 仍报") + rest
      + Wording(", move the archive away and run 'llrb ingest' again", "，请将档案移开，重新运行 llrb ingest")
  }

  private func summary(_ result: VerifyReport) -> Wording {
    Wording("whole: ", "完好：") + counted(result.files, "file", "files", "个文件") + Wording(", ", "，")
      + counted(result.byteCount, "byte", "bytes", "字节") + Wording(", ", "，")
      + counted(result.records, "record", "records", "条记录")
  }

  private func json(_ result: VerifyReport) -> JSON {
    .object([
      ("schema", .string("llrb.verify/1")),
      ("files", .integer(result.files)),
      ("bytes", .integer(result.byteCount)),
      ("records", .integer(result.records)),
      ("pagesOfOtherParser", .integer(result.pagesOfOtherParser)),
      (
        "findings",
        .array(
          result.findings.map {
            .object([
              ("place", .string($0.place)), ("code", .string($0.kind.code)),
              ("message", .string($0.wording.english)), ("sources", JSON($0.sources)),
            ])
          })
      ),
    ])
  }
}
