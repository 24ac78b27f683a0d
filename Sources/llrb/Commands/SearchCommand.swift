import ChineseText
import NewspaperArchive

/// `llrb search QUERY…`: the articles that hold the words.
struct SearchCommand: Command {
  private let request: SearchRequest
  private let choice: ArchiveChoice
  private let isJSON: Bool
  private let isCount: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    choice = ArchiveChoice(arguments)
    isJSON = arguments.has(.json)
    isCount = arguments.has(.count)
    var request = SearchRequest(arguments.operands.joined(separator: " "))
    request.limit = try arguments.integer(.limit, atLeast: 1) ?? request.limit
    request.offset = try arguments.integer(.offset, atLeast: 0) ?? 0
    request.contextLength = try arguments.integer(.context, atLeast: 0) ?? request.contextLength
    request.from = try arguments.bound(.from, .first)
    request.to = try arguments.bound(.to, .last)
    request.issueNumber = try arguments.integer(.issue, atLeast: 1)
    request.page = try arguments.integer(.page, atLeast: 1)
    request.paper = arguments.text(.paper)
    request.author = arguments.text(.author)
    if let edits = arguments.text(.fuzzy) {
      request.tolerance =
        edits.isEmpty ? .byLength : .edits(try arguments.integer(.fuzzy, atLeast: 0) ?? 0)
    }
    if isCount { request.limit = 0 }
    self.request = request
  }

  /// Prints hits, or only their number. Nothing found prints no hit and exits 1.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let snapshot = try choice.open().snapshot()
    let result = try snapshot.search(request)
    let found: Outcome = result.articleCount > 0 ? .done : .nothingFound
    if isCount {
      if isJSON {
        session.terminal.line(HitJSON.count(result))
      } else {
        session.terminal.line(counts(result).in(session.language))
      }
      return found
    }
    if isJSON {
      for hit in result.hits { session.terminal.line(HitJSON.hit(hit)) }
      return found
    }
    HitView(session).show(result.hits)
    if result.articleCount > 0 { footer(result, session) }
    try suggest(snapshot, result, session)
    return found
  }

  /// The footer goes to standard error: it speaks about the answer and is no part of it. A pipe
  /// carries hits alone, and a reader still sees that there are more.
  private func footer(_ result: SearchResult, _ session: Session) {
    session.terminal.flush()
    let next = request.offset + result.hits.count
    var footer = counts(result)
    if result.hits.isEmpty {
      footer += Wording("; --offset is past the last", "；--offset 超过了末条")
    } else if next < result.articleCount {
      footer += Wording("; --offset \(next) shows the next", "；用 --offset \(next) 看后面的")
    }
    session.report.remark(footer)
  }

  /// Where little was found, whether misreadings would be more; told to a person on a terminal alone,
  /// since it takes longer than the search.
  private func suggest(
    _ snapshot: ArchiveSnapshot, _ result: SearchResult, _ session: Session
  ) throws(ArchiveError) {
    guard session.terminal.isInteractive, request.tolerance == .none,
      result.articleCount < SearchCommand.few
    else { return }
    var wider = request
    wider.tolerance = .byLength
    wider.limit = 0
    let more = try snapshot.search(wider).approximateCount
    guard more > 0 else { return }
    session.terminal.flush()
    session.report.remark(
      Wording(
        "--fuzzy finds \(grouped(more)) more, where a character may be misread",
        "加 --fuzzy 可多找到 \(grouped(more)) 篇（可能有识别错误）"))
  }

  /// So few articles that misreadings may be missed.
  private static let few = 3

  private func counts(_ result: SearchResult) -> Wording {
    counted(result.articleCount, "article", "articles", "篇") + Wording(", ", "，")
      + counted(result.occurrenceCount, "occurrence", "occurrences", "处")
      + (result.approximateCount == 0
        ? Wording("")
        : Wording(
          " (\(grouped(result.approximateCount)) by misreadings)",
          "（其中 \(grouped(result.approximateCount)) 篇为疑似误识）"))
  }
}
