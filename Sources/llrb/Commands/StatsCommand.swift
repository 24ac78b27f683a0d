import ChineseText
import NewspaperArchive

/// `llrb stats`: what the archive holds, in numbers.
struct StatsCommand: Command {
  private let choice: ArchiveChoice
  private let isJSON: Bool

  init(_ arguments: Arguments) {
    choice = ArchiveChoice(arguments)
    isJSON = arguments.has(.json)
  }

  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let archive = try choice.open()
    let snapshot = try archive.snapshot()
    let stats = try snapshot.stats()
    if isJSON {
      session.terminal.line(json(stats, path: archive.path))
      return session.outcome(.done, in: snapshot)
    }
    var table = TextTable([.left, .right])
    let days = [stats.firstDate, stats.lastDate].compactMap { $0?.iso8601 }
    for (name, value) in [
      (Wording("issues", "期数"), grouped(stats.issues)),
      (Wording("first day", "最早日期"), days.first ?? "–"),
      (Wording("last day", "最晚日期"), days.last ?? "–"),
      (Wording("pages", "版面"), grouped(stats.pages)),
      (
        Wording("… of another llrb", "其中由另一版本 llrb 收录"),
        stats.pagesOfOtherParser > 0 ? grouped(stats.pagesOfOtherParser) : ""
      ),
      (Wording("articles", "文章"), grouped(stats.articles)),
      (Wording("photos", "图片"), grouped(stats.photos)),
      (Wording("source files", "源文件"), grouped(stats.sources)),
      (Wording("bytes of sources", "源文件字节"), grouped(stats.sourceBytes)),
      (Wording("bytes of archive", "档案字节"), grouped(stats.archiveBytes)),
    ] where !value.isEmpty {
      table.append([name.in(session.language), value])
    }
    session.terminal.line(StyledText(archive.path, .heading))
    table.show(on: session.terminal)
    return session.outcome(.done, in: snapshot)
  }

  private func json(_ stats: ArchiveStats, path: String) -> JSON {
    .object([
      ("schema", .string("llrb.stats/1")),
      ("archive", .string(path)),
      ("issues", .integer(stats.issues)),
      ("firstDate", JSON(stats.firstDate?.iso8601)),
      ("lastDate", JSON(stats.lastDate?.iso8601)),
      ("pages", .integer(stats.pages)),
      ("pagesOfOtherParser", .integer(stats.pagesOfOtherParser)),
      ("articles", .integer(stats.articles)),
      ("photos", .integer(stats.photos)),
      ("sources", .integer(stats.sources)),
      ("sourceBytes", .integer(stats.sourceBytes)),
      ("archiveBytes", .integer(stats.archiveBytes)),
    ])
  }
}
