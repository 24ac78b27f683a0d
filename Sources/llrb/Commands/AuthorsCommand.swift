import ChineseText
import NewspaperArchive

/// `llrb authors`: who wrote, how much and when.
struct AuthorsCommand: Command {
  private let filters: Filters
  private let limit: Int
  private let choice: ArchiveChoice
  private let isJSON: Bool
  private let isCSV: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    choice = ArchiveChoice(arguments)
    filters = try arguments.filters()
    let top = try arguments.integer(.top, atLeast: 0) ?? AuthorsCommand.usualLimit
    limit = top == 0 ? .max : top
    let form = try arguments.atMostOne(of: [.json, .csv])
    isJSON = form == .json
    isCSV = form == .csv
  }

  /// Prints a line an author; exit code 1 where there is none.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let snapshot = try choice.open().snapshot()
    let list = try snapshot.authors(filters, limit: limit)
    if isJSON {
      for author in list.authors { session.terminal.line(json(author)) }
    } else if isCSV {
      csv.show(list.authors, on: session.terminal)
    } else if !list.authors.isEmpty {
      table(list, session)
    }
    return try session.outcome(isFound: !list.authors.isEmpty, in: snapshot, filters)
  }

  private static let usualLimit = 50

  private func table(_ list: AuthorList, _ session: Session) {
    var table = TextTable(
      [.left, .left, .right, .right, .left, .left],
      header: [
        Wording("name", "姓名"), Wording("role", "身份"), Wording("articles", "文章"),
        Wording("photos", "图片"), Wording("first", "最早"), Wording("last", "最晚"),
      ].map { $0.in(session.language) })
    for author in list.authors {
      table.append([
        author.name, author.roles.first?.name ?? "", grouped(author.articles),
        grouped(author.photos), day(author.start), day(author.end),
      ])
    }
    table.show(on: session.terminal, leavingOut: [1, 3, 4])
    guard list.authors.count < list.count else { return }
    let count = counted(list.count, "author", "authors", "位作者")
    session.footer(
      Wording("\(count.english); --top 0 shows all", "共 \(count.chinese)；--top 0 显示全部"))
  }

  private func day(_ day: (day: CivilDate, isLikely: Bool)?) -> String {
    day.map { ($0.isLikely ? "~" : "") + $0.day.iso8601 } ?? ""
  }

  private func json(_ author: AuthorSummary) -> JSON {
    .object([
      ("schema", .string("llrb.author/1")),
      ("name", .string(author.name)),
      (
        "roles",
        .array(
          author.roles.map {
            .object([("role", .string($0.name)), ("articles", .integer($0.articles))])
          })
      ),
      ("articles", .integer(author.articles)),
      ("photos", .integer(author.photos)),
      ("firstDate", JSON(author.first?.iso8601)),
      ("lastDate", JSON(author.last?.iso8601)),
      ("firstEstimatedDate", JSON(author.firstLikely?.iso8601)),
      ("lastEstimatedDate", JSON(author.lastLikely?.iso8601)),
    ])
  }

  private var csv: CSVTable<AuthorSummary> {
    CSVTable([
      ("name", { .text($0.name) }),
      ("role", { CSVCell($0.roles.first?.name) }),
      ("articles", { .integer($0.articles) }),
      ("photos", { .integer($0.photos) }),
      ("firstDate", { CSVCell($0.first?.iso8601) }),
      ("lastDate", { CSVCell($0.last?.iso8601) }),
      ("firstEstimatedDate", { CSVCell($0.firstLikely?.iso8601) }),
      ("lastEstimatedDate", { CSVCell($0.lastLikely?.iso8601) }),
    ])
  }
}
