import ChineseText
import IssueParser
import NewspaperArchive

/// `llrb show`: an issue, a page, an article, to be read.
struct ShowCommand: Command {
  /// What is to be shown.
  private enum Subject {
    case issue(Int)
    case date(CivilDate)
    case lunar(LunarDays, written: String)
    /// An id, or a source.
    case name(String)
  }

  /// In which form.
  private enum Form {
    case reading
    case text
    case lines
    case json
    case citation([Citation.Form])
  }

  private let subject: Subject
  private let page: PageNumber?
  private let paper: PaperName?
  private let form: Form
  private let choice: ArchiveChoice

  init(_ arguments: Arguments) throws(UsageError) {
    choice = ArchiveChoice(arguments)
    page = try arguments.page()
    paper = arguments.text(.paper).map { PaperName($0) }
    let key = try arguments.atMostOne(of: [.issue, .date, .lunar])
    if let name = arguments.operands.first {
      if let key { throw .operandConflict(command: .show, option: "--" + key.rawValue) }
      subject = .name(name)
    } else if let issue = try arguments.issueNumber() {
      subject = .issue(issue)
    } else if let date = try arguments.date(.date) {
      subject = .date(date)
    } else if let days = try arguments.lunarDays() {
      subject = .lunar(days, written: arguments.text(.lunar) ?? "")
    } else {
      throw .missingChoice(
        command: .show,
        choices: Wording(
          "an id, a source, --issue, --date or --lunar", "编号、源文件、--issue、--date 或 --lunar"))
    }
    if case .name = subject {
      for option in [OptionName.page, .paper] where arguments.has(option) {
        throw .operandConflict(command: .show, option: "--" + option.rawValue)
      }
    }
    switch try arguments.atMostOne(of: [.text, .lines, .json, .cite]) {
    case .text: form = .text
    case .lines: form = .lines
    case .json: form = .json
    case .cite:
      let all = arguments.text(.cite)?.isEmpty ?? true
      form = .citation(all ? Citation.Form.allCases : [try arguments.choice(.cite) ?? .gbt7714])
    default: form = .reading
    }
  }

  /// Shows it; what the archive does not have is said in a line, exit code 1.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let snapshot = try choice.open().snapshot()
    return session.outcome(try show(snapshot, session), in: snapshot)
  }

  private func show(
    _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) -> Outcome {
    let pages: [StoredPage]
    let lack: Wording
    switch subject {
    case .name(let name):
      return try show(name, snapshot, session)
    case .issue(let number):
      pages = try snapshot.pages(issueNumber: number, paper: paper)
      lack = Wording("no issue \(number)", "没有第 \(number) 期")
    case .date(let date):
      pages = try snapshot.pages(date: date, paper: paper)
      lack = Wording("no issue of \(date.iso8601)", "没有 \(date.iso8601) 的报纸")
    case .lunar(let days, let name):
      pages = try snapshot.pages(lunar: days, paper: paper)
      lack = Wording("no issue of \(name)", "没有农历\(name)的报纸")
    }
    if pages.isEmpty { return try missing(lack, snapshot, session) }
    return try select(pages, snapshot, session)
  }

  /// Shows what has an id, or the pages of a source.
  private func show(
    _ name: String, _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) -> Outcome {
    var units: [StoredUnit] = []
    var fault: ArchiveError?
    do {
      units = try snapshot.units(id: name)
    } catch {
      // What begins several ids may be all of a source's name.
      guard case .ambiguousID = error else { throw error }
      fault = error
    }
    if let unit = units.first {
      try show(unit, snapshot, session)
      for other in units.dropFirst() { try showAlso(other, snapshot, session) }
      return .done
    }
    let pages = try snapshot.pages(named: name)
    guard !pages.isEmpty else {
      if let fault { throw fault }
      session.report.note(try unknown(name, snapshot))
      return .nothingFound
    }
    try show(pages, of: pages, snapshot, session)
    return .done
  }

  /// What is neither an id nor a source: perhaps a number or a day, or what its page has not.
  private func unknown(
    _ id: String, _ snapshot: ArchiveSnapshot
  ) throws(ArchiveError) -> Wording {
    let what = Wording("no article has the id '\(id)'; ", "没有编号为“\(id)”的文章；")
    if WrittenDate(id)?.civil != nil {
      return what + Wording("for a day, give --date \(id)", "按日期请用 --date \(id)")
    }
    if WrittenText.issueNumber(id) != nil {
      return what + Wording("for an issue, give --issue \(id)", "按期号请用 --issue \(id)")
    }
    if let counts = try snapshot.counts(onPageOf: id) {
      return Wording("nothing has the id '\(id)'; its page has ", "没有编号为“\(id)”的内容；该版有 ")
        + counts.wording
    }
    return Wording(
      "neither an id nor a source: '\(id)'; 'llrb search' prints ids",
      "“\(id)”既非编号也非源文件；编号见 llrb search 的结果")
  }

  private func select(
    _ pages: [StoredPage], _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) -> Outcome {
    let chosen = pages.filter { page?.isAsked(of: $0.page.masthead.page) ?? true }
    guard !chosen.isEmpty else {
      let numbers = Set(pages.compactMap(\.page.masthead.page)).sorted()
      let held = numbers.map(\.description).joined(separator: " ")
      return try missing(
        numbers.isEmpty
          ? Wording("no page of it has a number; leave out --page", "各版版次不明；请去掉 --page")
          : Wording(
            "the archive does not have this page; it has: \(held)", "档案中没有这一版；现有版次：\(held)"),
        snapshot, session)
    }
    try show(chosen, of: pages, snapshot, session)
    return .done
  }

  /// An unknown name is a question without an answer, and says where the known names are; where
  /// nothing of the kind can be there, that is said.
  private func missing(
    _ what: Wording, _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) -> Outcome {
    var filters = Filters()
    filters.paper = paper
    let reason = try session.emptiness(of: snapshot, filters)
    session.report.note(reason ?? what + Wording("; see 'llrb list'", "；请看 llrb list"))
    return .nothingFound
  }

  /// Shows the chosen pages of an issue, or of several.
  private func show(
    _ pages: [StoredPage], of issue: [StoredPage], _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) {
    switch form {
    case .json: session.terminal.line(StoredJSON.issue(pages))
    case .lines: for page in pages { try lines(of: StoredUnit(page), snapshot, session) }
    case .text:
      for page in pages {
        for article in page.page.articles { text(article.blocks, session) }
        for photo in page.page.photos { text(photo.blocks, session) }
      }
    case .citation(let forms):
      let (links, units) = (Continuations(issue), issue.unitsByID)
      for id in pages.flatMap(\.units).map(\.uniqueID) {
        let parts = links.parts(of: id)
        // An article that goes on on other pages is cited once.
        if parts.first == id { cite(parts.compactMap { units[$0] }, forms, session) }
      }
    case .reading: IssueView(session).show(pages, links: Continuations(issue))
    }
  }

  /// Another page with the very same lines, or what is on it: in the forms that tell where it
  /// stands, or else its place alone, for the text has been shown.
  private func showAlso(
    _ unit: StoredUnit, _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) {
    switch form {
    case .json, .citation: try show(unit, snapshot, session)
    case .text, .lines, .reading:
      let place = PlaceLine.issue(unit.place, source: "")
      let page = unit.place.page.map { ["第\($0)版"] } ?? []
      let name = ([unit.source] + place + page).filter { !$0.isEmpty }.joined(separator: "  ")
      session.footer(Wording("the same lines stand in \(name)", "另有相同的版面：\(name)"))
    }
  }

  /// Shows what an id names; an article that goes on on another page, with all its parts.
  private func show(
    _ unit: StoredUnit, _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) {
    if case .page(let page) = unit.content {
      return try show([page], of: [page], snapshot, session)
    }
    switch form {
    case .json:
      session.terminal.line(StoredJSON.unit(unit, parts: try snapshot.whole(unit).map(\.id)))
    case .lines: for part in try snapshot.whole(unit) { try lines(of: part, snapshot, session) }
    case .text:
      for part in try snapshot.whole(unit) {
        switch part.content {
        case .article(let article): text(article.blocks, session)
        case .photo(let photo): text(photo.blocks, session)
        case .page: break
        }
      }
    case .citation(let forms): cite(try snapshot.whole(unit), forms, session)
    case .reading: IssueView(session).show(try snapshot.whole(unit))
    }
  }

  /// The references to an article.
  private func cite(_ parts: [StoredUnit], _ forms: [Citation.Form], _ session: Session) {
    guard let citation = Citation(parts) else { return }
    for line in forms.flatMap(citation.lines) { session.terminal.line(line) }
  }

  /// Every block on a line of its own, an empty line after the last.
  private func text(_ blocks: [Block], _ session: Session) {
    for block in blocks { session.terminal.line(block.text) }
    session.terminal.line()
  }

  /// The source's own lines, as `grep -n` prints them; blank ones, of which only some belong to a
  /// block, are left out.
  private func lines(
    of unit: StoredUnit, _ snapshot: ArchiveSnapshot, _ session: Session
  ) throws(ArchiveError) {
    for line in try snapshot.sourceLines(of: unit)
    where !line.text.unicodeScalars.allSatisfy({ CharacterClass.isWhiteSpace($0.value) }) {
      session.terminal.line(StyledText("\(line.number):", .dim), StyledText(line.text))
    }
  }
}
