import IssueParser
import NewspaperArchive
import Storage

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
    // While one waits for the disk, the other has the core.
    options.jobs = try arguments.integer(.jobs, atLeast: 1) ?? 2 * Console.coreCount
    options.isDryRun = arguments.has(.dryRun)
    options.prunes = arguments.has(.prune)
    let fields: [(OptionName, Masthead.Field)] = [
      (.paper, .paper), (.date, .date), (.issue, .issueNumber), (.page, .page),
    ]
    for (option, field) in fields where arguments.text(option)?.isEmpty ?? false {
      options.cleared.insert(field)
    }
    options.given = GivenPlace(
      paper: options.cleared.contains(.paper) ? nil : arguments.text(.paper),
      date: try arguments.date(.date), issueNumber: try arguments.issueNumber(),
      page: try arguments.page())
    if options.given.page != nil, paths.count > 1 { throw .onlyOneFile(option: .page) }
    self.options = options
  }

  /// Takes in what it can; exit code 2 where a source was left out.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    if options.given.page != nil, let path = paths.first, isFolder(path) {
      session.report.error(UsageError.onlyOneFile(option: .page).wording)
      return .wrong
    }
    Allocator.returnLargeBlocks()
    let archive = try choice.openOrPlan()
    var options = options
    if !options.isDryRun {
      Console.holdInterruptions()
      options.isInterrupted = { Console.isInterrupted }
    }
    let report = try ingest(archive, options, session)
    // What is the same every time, and no fault, is named where that is asked for.
    for problem in report.problems where !problem.isRoutine || options.isDryRun {
      if problem.isFailure {
        session.report.error(problem.wording)
      } else {
        session.report.note(problem.wording)
      }
    }
    for wording in report.removedGiven.wordings(isDryRun: options.isDryRun) {
      session.report.note(wording)
    }
    if isJSON {
      session.terminal.line(json(report))
    } else {
      session.terminal.line(summary(report, session.language))
      // Who takes pages in for the first time is to know where they are now.
      if report.madeArchive {
        let place = shortPath(archive)
        session.terminal.line(
          Wording("new archive in \(place)", "新建档案：\(place)").in(session.language))
      }
    }
    if report.notReached > 0 {
      session.terminal.finish()
      let files = counted(report.notReached, "file", "files", "个文件")
      let hasStored = report.added + report.replaced + report.removed > 0
      session.report.error(
        Wording("interrupted with \(files.english) left", "已中断，尚余 \(files.chinese)")
          + (hasStored
            ? Wording(
              "; what was done is stored, and the same command goes on with the rest",
              "；已完成的均已收录，再次运行同一命令即可继续")
            : Wording(", before anything was stored", "；尚未收录任何内容")))
      Console.endInterrupted()
    }
    return report.failed > 0 ? .wrong : .done
  }

  private func ingest(
    _ archive: Archive, _ options: IngestOptions, _ session: Session
  ) throws(ArchiveError) -> IngestReport {
    let bar = ProgressBar(session)
    defer { bar.clear() }
    var isTold = false
    return try archive.ingest(paths, options: options) { progress in
      if !isTold, progress.sourcesDone < progress.sourceCount, options.isInterrupted() {
        isTold = true
        bar.clear()
        session.report.note(
          Wording(
            "storing what is done; Ctrl-C again leaves that too", "正在保存已完成的部分；再按 Ctrl-C 则放弃"))
      } else {
        bar.show(progress)
      }
    }
  }

  /// Where the archive is, seen from the current folder.
  private func shortPath(_ archive: Archive) -> String {
    guard let here = try? DiskFileSystem().currentDirectory() else { return archive.path }
    return SourcePath.identity(ofAbsolute: archive.path, home: here).text
  }

  /// Whether a folder stands at a path; what cannot be looked at is told by the ingest.
  private func isFolder(_ path: String) -> Bool {
    let status = try? DiskFileSystem().statusIfPresent(of: path)
    return status?.kind == .directory
  }

  /// What was done to files, what came out of them, and what was odd:
  /// `5 files added, 2 unchanged; 5 pages, 24 articles`.
  private func summary(_ report: IngestReport, _ language: Language) -> String {
    let outcomes: [(count: Int, word: Wording)] = [
      (report.added, Wording("added", "新增")),
      (report.replaced, Wording("replaced", "更新")),
      (report.moved, Wording("of them moved", "其中移动")),
      (report.unchanged, Wording("unchanged", "未变")),
      (report.removed, Wording("removed", "删除")),
      (report.duplicates, Wording("left out as copies", "因重复略去")),
      (report.skipped, Wording("skipped (not text files)", "跳过（非文本文件）")),
      (report.failed, Wording("failed", "失败")),
    ]
    var files: [Wording] = []
    for (count, word) in outcomes where count > 0 {
      // The first one names what is counted.
      let noun = files.isEmpty ? counted(count, "file", "files", "个文件") : Wording(grouped(count))
      files.append(
        Wording("\(noun.english) \(word.english)", "\(word.chinese) \(noun.chinese)"))
    }
    let contents: [(count: Int, wording: Wording)] = [
      (report.pages, counted(report.pages, "page", "pages", "个版面")),
      (report.articles, counted(report.articles, "article", "articles", "篇文章")),
      (report.photos, counted(report.photos, "photo", "photos", "幅图片")),
      (
        report.doubts,
        counted(report.doubts, "doubt", "doubts", "处存疑")
          + Wording(" (see 'llrb parse')", "（见 llrb parse）")
      ),
    ]
    let isHinted = report.duplicates + report.skipped > 0 && !options.isDryRun
    let groups = [
      files, contents.filter { $0.count > 0 }.map(\.wording),
      isHinted ? [Wording("--dry-run names what was left out", "--dry-run 列出略去和跳过的文件")] : [],
    ]
    let text = groups.filter { !$0.isEmpty }.map { group in
      group.map { $0.in(language) }.joined(separator: Wording(", ", "，").in(language))
    }.joined(separator: Wording("; ", "；").in(language))
    if text.isEmpty { return Wording("nothing to take in", "没有可收录的文件").in(language) }
    return (options.isDryRun ? Wording("would be: ", "试运行：").in(language) : "") + text
  }

  private func json(_ report: IngestReport) -> JSON {
    .object([
      ("schema", .string("llrb.ingest/1")),
      ("dryRun", .bool(options.isDryRun)),
      ("added", .integer(report.added)),
      ("replaced", .integer(report.replaced)),
      ("moved", .integer(report.moved)),
      ("unchanged", .integer(report.unchanged)),
      ("removed", .integer(report.removed)),
      ("duplicates", .integer(report.duplicates)),
      ("skipped", .integer(report.skipped)),
      ("notReached", .integer(report.notReached)),
      ("failed", .integer(report.failed)),
      ("pages", .integer(report.pages)),
      ("articles", .integer(report.articles)),
      ("photos", .integer(report.photos)),
      ("doubts", .integer(report.doubts)),
      ("bytes", .integer(report.byteCount)),
      ("removedGiven", report.removedGiven.json),
      (
        "problems",
        .array(
          report.problems.map {
            .object([
              ("source", .string($0.source)), ("failure", .bool($0.isFailure)),
              ("code", .string($0.kind.code)), ("message", .string($0.wording.english)),
            ])
          })
      ),
    ])
  }
}
