import NewspaperArchive

/// `llrb ingest PATH…`: files and folders into the archive.
struct IngestCommand: Command {
  private let paths: [String]
  private let options: IngestOptions
  private let choice: ArchiveChoice
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    choice = ArchiveChoice(arguments)
    isJSON = arguments.has(.json)
    var options = IngestOptions()
    options.jobs = try arguments.integer(.jobs, atLeast: 1) ?? Console.coreCount
    options.isDryRun = arguments.has(.dryRun)
    options.prunes = arguments.has(.prune)
    options.paper = arguments.text(.paper)
    options.date = try arguments.date(.date)
    options.issueNumber = try arguments.integer(.issue, atLeast: 1)
    options.page = try arguments.integer(.page, atLeast: 1)
    if options.page != nil, paths.count > 1 { throw .onlyOneFile(option: .page) }
    self.options = options
  }

  /// Takes in what it can; exit code 2 where a source was left out.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let archive = try choice.openOrCreate()
    let bar = ProgressBar(session)
    let report: IngestReport
    do {
      report = try archive.ingest(paths, options: options) { bar.show($0) }
    } catch {
      bar.clear()
      throw error
    }
    bar.clear()
    for problem in report.problems {
      if problem.isFailure {
        session.report.error(problem.wording)
      } else {
        session.report.note(problem.wording)
      }
    }
    if isJSON {
      session.terminal.line(json(report))
    } else {
      session.terminal.line(summary(report, session.language))
    }
    return report.failed > 0 ? .wrong : .done
  }

  /// What was done to sources, what came out of them, and what was odd: `5 added; 24 articles …`.
  private func summary(_ report: IngestReport, _ language: Language) -> String {
    let sources: [Wording?] = [
      part(report.added, Wording("added", "新增")),
      part(report.replaced, Wording("replaced", "更新")),
      part(report.unchanged, Wording("unchanged", "未变")),
      part(report.removed, Wording("removed", "删除")),
      part(report.duplicates, Wording("duplicates", "重复")),
      part(report.skipped, Wording("not text by name", "非文本")),
      part(report.failed, Wording("failed", "失败")),
    ]
    let contents: [Wording?] = [
      report.pages > 0 ? counted(report.pages, "page", "pages", "个版面") : nil,
      report.articles > 0 ? counted(report.articles, "article", "articles", "篇文章") : nil,
      report.photos > 0 ? counted(report.photos, "photo", "photos", "幅图片") : nil,
      report.doubts > 0
        ? counted(
          report.doubts, "doubt (see llrb parse)", "doubts (see llrb parse)", "处存疑（见 llrb parse）")
        : nil,
    ]
    let groups = [sources, contents].map { group in group.compactMap { $0?.in(language) } }
    let separator = Wording(", ", "，").in(language)
    let text = groups.filter { !$0.isEmpty }.map { $0.joined(separator: separator) }
      .joined(separator: Wording("; ", "；").in(language))
    let nothing = Wording("nothing to take in", "没有可收录的文件").in(language)
    let prefix = options.isDryRun ? Wording("would be: ", "试运行：").in(language) : ""
    return prefix + (text.isEmpty ? nothing : text)
  }

  private func part(_ count: Int, _ what: Wording) -> Wording? {
    count > 0
      ? Wording("\(grouped(count)) \(what.english)", "\(what.chinese) \(grouped(count))") : nil
  }

  private func json(_ report: IngestReport) -> JSON {
    .object([
      ("schema", .string("llrb.ingest/1")),
      ("dryRun", .bool(options.isDryRun)),
      ("added", .integer(report.added)),
      ("replaced", .integer(report.replaced)),
      ("unchanged", .integer(report.unchanged)),
      ("removed", .integer(report.removed)),
      ("duplicates", .integer(report.duplicates)),
      ("skipped", .integer(report.skipped)),
      ("failed", .integer(report.failed)),
      ("pages", .integer(report.pages)),
      ("articles", .integer(report.articles)),
      ("photos", .integer(report.photos)),
      ("doubts", .integer(report.doubts)),
      ("bytes", .integer(report.byteCount)),
      (
        "problems",
        .array(
          report.problems.map {
            .object([
              ("source", .string($0.source)), ("failure", .bool($0.isFailure)),
              ("message", .string($0.wording.english)),
            ])
          })
      ),
    ])
  }
}
