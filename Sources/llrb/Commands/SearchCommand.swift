import ChineseText
import NewspaperArchive
import Storage

/// `llrb search QUERY…`: the articles that hold the words.
struct SearchCommand: Command {
  /// In which form hits are printed.
  private enum Form {
    case reading
    case concordance
    case json
    case csv
    case template(HitTemplate)
  }

  private let request: SearchRequest
  private let choice: ArchiveChoice
  private let form: Form
  private let isCount: Bool
  /// The characters of context that were asked for.
  private let context: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    choice = ArchiveChoice(arguments)
    isCount = arguments.has(.count)
    if arguments.operands.isEmpty { try SearchCommand.checkFilters(arguments) }
    let name = try arguments.atMostOne(of: [.json, .csv, .format, .kwic])
    // A number is no hit, and a score that is told in a sentence fits into no column.
    if isCount {
      _ = try arguments.atMostOne(of: [.count, .csv, .format, .kwic, .explain])
      // Nor has it an order, a first or a last, or anything around it.
      for option in [OptionName.limit, .offset, .context, .sort] where arguments.has(option) {
        throw .conflict("--count", "--" + option.rawValue)
      }
    }
    if name != .json { _ = try arguments.atMostOne(of: [.csv, .format, .kwic, .explain]) }
    switch name {
    case .json: form = .json
    case .csv: form = .csv
    case .kwic: form = .concordance
    case .format: form = .template(try HitTemplate(arguments.text(.format) ?? ""))
    default: form = .reading
    }
    context = try arguments.integer(.context, atLeast: 0)
    var request = SearchRequest(arguments.operands.joined(separator: " "))
    request.limit = try arguments.integer(.limit, atLeast: 1) ?? request.limit
    request.offset = try arguments.integer(.offset, atLeast: 0) ?? 0
    request.contextLength = context ?? request.contextLength
    request.order = try arguments.choice(.sort) ?? .score
    request.isExplained = arguments.has(.explain)
    request.filters = try arguments.filters()
    request.tolerance = try arguments.tolerance()
    switch form {
    case .concordance: request.passages = .each
    case .reading, .json: request.passages = context == nil ? .best : .all
    case .csv, .template: break
    }
    self.request = request
  }

  /// Without a query there must be a filter, and no option that is about the words of a query.
  private static func checkFilters(_ arguments: Arguments) throws(UsageError) {
    guard CommandTable.filters.map(\.name).contains(where: arguments.has) else {
      throw .missingChoice(
        command: .search,
        choices: Wording("a query, or a filter such as --author", "检索词，或 --author 等条件"))
    }
    for option in [OptionName.fuzzy, .context, .kwic, .explain] where arguments.has(option) {
      throw .uselessOption(option, without: Wording("searches with a query", "带检索词的检索"))
    }
  }

  /// Prints hits, or only their number. Nothing found prints no hit and exits 1.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let start = ContinuousClock.now
    Allocator.keepFreedBlocks()
    let snapshot = try choice.open().snapshot()
    var request = request
    if case .concordance = form, context == nil {
      request.contextLength = ConcordanceView.contextLength(on: session.terminal)
    }
    let isFound: Bool
    if isCount {
      let counts = try snapshot.count(request)
      show(counts, session)
      isFound = counts.kinds != UnitCounts()
    } else {
      let result = try snapshot.search(request)
      let took = ContinuousClock.now - start
      show(result, session)
      switch form {
      case .reading, .concordance:
        if result.hitCount > 0 { footer(result, took, session) }
        try suggest(snapshot, result, session)
      case .json, .csv, .template: break
      }
      isFound = result.hitCount > 0
    }
    return try session.outcome(
      isFound: isFound, in: snapshot, request.filters, queries: [request.query],
      tolerance: request.tolerance)
  }

  private func show(_ counts: HitCounts, _ session: Session) {
    if case .json = form {
      session.terminal.line(HitJSON.count(counts))
    } else {
      let found = self.counts(
        counts.kinds.wording, occurrences: counts.occurrences, approximate: counts.approximate)
      session.terminal.line(found.in(session.language))
    }
  }

  private func show(_ result: SearchResult, _ session: Session) {
    let terminal = session.terminal
    switch form {
    case .reading: HitView(session).show(result.hits)
    case .concordance: ConcordanceView(session).show(result.hits)
    case .json: for hit in result.hits { terminal.line(HitJSON.hit(hit, request)) }
    case .csv: CSVTable(HitField.all).show(result.hits, on: terminal)
    case .template(let template): for hit in result.hits { template.show(hit, on: terminal) }
    }
  }

  /// How much there is, how long it took (which a terminal alone is told: a pipe's bytes are the
  /// same every time), and how to see more.
  private func footer(_ result: SearchResult, _ took: Duration, _ session: Session) {
    let next = request.offset + result.hits.count
    var footer = counts(
      result.kinds?.wording ?? counted(result.hitCount, "hit", "hits", "条"),
      occurrences: result.occurrenceCount, approximate: result.approximateCount)
    if session.terminal.isInteractive {
      let time = oneDecimal(took / .milliseconds(1))
      footer += Wording("; \(time) ms", "；用时 \(time) 毫秒")
    }
    if result.hits.isEmpty {
      footer += Wording("; --offset is past the last", "；--offset 超过了末条")
    } else if next < result.hitCount {
      footer += Wording("; --offset \(next) shows the next", "；用 --offset \(next) 看后面的")
    }
    session.footer(footer)
  }

  /// Where little was found, whether misreadings would be more; told to a person on a terminal
  /// alone, since it takes longer than the search: as a whole program, 2.9 ms become 6 to 10.
  private func suggest(
    _ snapshot: ArchiveSnapshot, _ result: SearchResult, _ session: Session
  ) throws(ArchiveError) {
    guard session.terminal.isInteractive, request.tolerance == .none, !request.query.isEmpty,
      result.hitCount < SearchCommand.few
    else { return }
    // What was found is shown while this is looked up.
    session.terminal.flush()
    var wider = request
    wider.tolerance = .byLength
    wider.limit = 0
    let more = try snapshot.search(wider).approximateCount
    guard more > 0 else { return }
    session.footer(
      Wording(
        "--fuzzy finds \(grouped(more)) more, where a character may be misread",
        "加 --fuzzy 可多找到 \(grouped(more)) 条（可能有识别错误）"))
  }

  /// So few hits that misreadings may be missed.
  private static let few = 3

  private func counts(_ hits: Wording, occurrences: Int, approximate: Int) -> Wording {
    // What is found by misreadings is so many articles: it stands beside their number.
    hits
      + (approximate == 0
        ? Wording("")
        : Wording(
          " (\(grouped(approximate)) by misreadings)", "（其中 \(grouped(approximate)) 条为疑似误识）"))
      // Where nothing was asked, nothing can occur.
      + (request.query.isEmpty
        ? Wording("")
        : Wording(", ", "，") + counted(occurrences, "occurrence", "occurrences", "处"))
  }
}
