import ChineseText

/// Makes a masthead of the fields found: crosses them, derives what is lost, repairs what the
/// others prove misread, and reports what contradicts.
struct MastheadSolver {
  private(set) var masthead = Masthead()
  private(set) var diagnostics: [Diagnostic] = []
  /// The line that doubts are about.
  private let line: Int?
  private let fields: MastheadFields

  /// Solves the fields of one page.
  ///
  /// `likely` judges the day from the page's text; it is asked only where the masthead alone does
  /// not tell the day.
  static func solve(
    _ fields: MastheadFields, hints: SourceHints, path: PathEvidence,
    likely: () -> DateEstimate, line: Int?
  ) -> (masthead: Masthead, diagnostics: [Diagnostic]) {
    var solver = MastheadSolver(fields: fields, line: line)
    solver.solvePaper(hints)
    solver.solveDate(hints, path, likely)
    solver.solveNumbers(hints, path)
    solver.set(\.cn, fields.cn, .cn)
    solver.set(\.postalCode, fields.postalCode, .postalCode)
    solver.set(\.section, fields.section ?? fields.department, .section)
    return (solver.masthead, solver.diagnostics)
  }

  private init(fields: MastheadFields, line: Int?) {
    self.fields = fields
    self.line = line
  }

  private mutating func set<Value>(
    _ key: WritableKeyPath<Masthead, Value?>, _ value: Value?, _ field: Masthead.Field,
    _ evidence: Masthead.Evidence = .printed
  ) {
    guard let value else { return }
    masthead[keyPath: key] = value
    masthead.evidence[field] = evidence
  }

  private mutating func warn(_ code: Diagnostic.Code, _ details: Diagnostic.Details) {
    diagnostics.append(Diagnostic(code, line: line, details: details))
  }

  // MARK: Paper, issue, pages

  private mutating func solvePaper(_ hints: SourceHints) {
    if let paper = hints.given.paper { return set(\.paper, PaperName(paper), .paper, .option) }
    if let paper = fields.paper ?? fields.paperOfDepartment {
      return set(\.paper, PaperName(paper), .paper)
    }
    // By custom the organ of the committee of a province or city is that place's daily.
    guard let region = fields.committee, let last = region.last, "省市地州盟".contains(last),
      region.count >= 3
    else { return }
    set(\.paper, PaperName(region.dropLast() + "日报"), .paper, .derived)
  }

  private mutating func solveNumbers(_ hints: SourceHints, _ path: PathEvidence) {
    // Where a combined issue prints all its numbers in one place and one in another, all are its
    // own.
    let printed = fields.issues.max { $0.count < $1.count }
    if let printed, !fields.issues.allSatisfy(printed.overlaps) {
      let list = Set(fields.issues.map(\.lowerBound)).sorted().prefix(5).map(String.init)
      warn(.issueNumberConflict, .several(list))
    }
    func first(_ number: Int?) -> Int? {
      guard let number, let printed, printed.contains(number) else { return number }
      return printed.lowerBound
    }
    pick(
      \.issueNumber, .issueNumber, printed: printed?.lowerBound,
      given: first(hints.given.issueNumber),
      path: first(path.issueNumber), .issueNumberConflict)
    if let printed, printed.count > 1, masthead.issueNumber == printed.lowerBound {
      masthead.lastIssueNumber = printed.upperBound
    }
    set(\.pageCount, fields.pageCount, .pageCount)
    solvePage(hints.given.page, path.page)
    if masthead.page == nil, fields.isFull { set(\.page, PageNumber(1), .page, .derived) }
  }

  /// The page as given, as printed, or as its path says; a letter that only the path tells is kept.
  private mutating func solvePage(_ given: PageNumber?, _ path: PageNumber?) {
    var printed = fields.page
    if let path, let read = printed, read.letter == nil, read.agrees(with: path) { printed = path }
    pick(
      \.page, .page, printed: printed, given: given, path: path, .pageConflict)
  }

  private mutating func pick<Number: Equatable & CustomStringConvertible>(
    _ key: WritableKeyPath<Masthead, Number?>, _ field: Masthead.Field, printed: Number?,
    given: Number?, path: Number?, _ doubt: Diagnostic.Code
  ) {
    set(key, path, field, .path)
    set(key, printed, field)
    set(key, given, field, .option)
    if let printed, let given, printed != given {
      warn(doubt, .given(given.description, page: printed.description))
    } else if let printed, let path, printed != path {
      warn(doubt, .path(path.description, page: printed.description))
    }
  }

  // MARK: Date

  private mutating func solveDate(
    _ hints: SourceHints, _ path: PathEvidence, _ likely: () -> DateEstimate
  ) {
    if let weekday = fields.weekday {
      set(\.weekday, CivilDate.weekdayNames[weekday], .weekday)
    }
    set(\.lunarDate, fields.lunarText, .lunarDate)
    if Set(fields.completeDates).count > 1 {
      let list = Set(fields.completeDates).sorted().prefix(5).map(\.iso8601)
      warn(.dateConflict, .several(list))
    }
    if let printed = fields.date.civil {
      crossCheck(printed, path)
    } else {
      derive(likely)
    }
    solveLastDate()
    if let known = masthead.date, let given = path.date, !masthead.days.contains(given) {
      warn(.dateConflict, .path(given.iso8601, page: known.iso8601))
    }
    if masthead.date == nil, let given = path.date {
      if agrees(given, with: fields.date) {
        set(\.date, given, .date, .path)
      } else {
        warn(.dateConflict, .pathAlone(given.iso8601))
      }
    }
    if let given = hints.given.date, given == masthead.date || !masthead.days.contains(given) {
      if let known = masthead.date, known != given {
        warn(.dateConflict, .given(given.iso8601, page: known.iso8601))
        masthead.lastDate = nil
      }
      set(\.date, given, .date, .option)
    }
    repairLunar()
    deriveWeekdayAndLunarDay()
  }

  /// The last day of a combined issue: the first behind its day that has the printed day of the
  /// month.
  private mutating func solveLastDate() {
    guard let date = masthead.date, let day = fields.lastDay, date.day == fields.date.day else {
      return
    }
    masthead.lastDate = MastheadSolver.lastDate(of: date, day)
  }

  private static func lastDate(of first: CivilDate, _ day: Int?) -> CivilDate? {
    guard let day else { return nil }
    return (1..<Masthead.mostCombined).lazy.map { CivilDate(dayNumber: first.dayNumber + $0) }
      .first { $0.day == day }
  }

  /// Where the page prints neither, its day tells both; beside a printed day a paper that prints no
  /// lunar day has none.
  private mutating func deriveWeekdayAndLunarDay() {
    guard let date = masthead.date, let evidence = masthead.evidence[.date] else { return }
    let isGiven = evidence == .path || evidence == .option
    if masthead.weekday == nil, isGiven || evidence == .printed {
      set(\.weekday, date.weekdayName, .weekday, .derived)
    }
    if masthead.lunarDate == nil, isGiven {
      set(\.lunarDate, LunarDate(date)?.text, .lunarDate, .derived)
    }
  }

  /// Crosses a whole printed date with weekday and lunar date: two of three decide.
  private mutating func crossCheck(_ printed: CivilDate, _ path: PathEvidence) {
    set(\.date, printed, .date)
    let fitsWeekday = fields.weekday.map { weekday in
      let last = MastheadSolver.lastDate(of: printed, fields.lastDay) ?? printed
      return (printed.dayNumber...last.dayNumber).contains {
        CivilDate(dayNumber: $0).weekday == weekday
      }
    }
    if fitsWeekday == true, fields.weekday != printed.weekday {
      set(\.weekday, printed.weekdayName, .weekday, .derived)
    }
    let fitsLunar = fields.lunar.map { MastheadFields.fits($0, printed) }
    if fitsWeekday != false, fitsLunar != false { return }
    if fitsLunar != true, repairDate(printed, path, isSure: fitsWeekday == false) { return }
    if fitsWeekday == false {
      warn(
        .dateWeekdayConflict,
        .actual(printed.weekdayName, day: printed.iso8601, page: masthead.weekday ?? ""))
      if fitsLunar == true { set(\.weekday, printed.weekdayName, .weekday, .repaired) }
    }
    if fitsLunar == false, let lunar = fields.lunar {
      let real = LunarDate(printed)
      warn(
        .dateLunarConflict,
        .actual(real?.text ?? "?", day: printed.iso8601, page: fields.lunarText ?? ""))
      if fitsWeekday == true, let real, !fields.isLunarYearMisread,
        MastheadFields.differences(real, lunar) == 1
      {
        set(\.lunarDate, real.text, .lunarDate, .repaired)
      }
    }
  }

  /// Mends one part of a printed date where lunar date and weekday, or the path and the weekday,
  /// agree on another day.
  ///
  /// Where the weekday does not speak against the printed day (`isSure` is false), only a year is
  /// mended whose lunar date, its year included, falls on the very month and day printed.
  private mutating func repairDate(
    _ printed: CivilDate, _ path: PathEvidence, isSure: Bool
  ) -> Bool {
    var proven = path.date.map { [$0] } ?? []
    if let lunar = fields.lunar {
      proven += lunar.civilDates(in: PartialDate.years)
    }
    let mended = proven.filter {
      (fields.weekday == nil || $0.weekday == fields.weekday)
        && MastheadFields.differences($0, printed) == 1
        && (isSure || (fields.lunar?.yearOrdinal != nil && $0.year != printed.year))
        && (fields.lunar.map { [date = $0] lunar in MastheadFields.fits(lunar, date) } ?? true)
    }
    guard let date = mended.first, Set(mended).count == 1 else { return false }
    warn(.dateMisread, .proven(date.iso8601, page: printed.iso8601))
    set(\.date, date, .date, .repaired)
    return true
  }

  /// Mends a lunar day with up to two misread characters that no calendar has, `类已年七月十四`,
  /// where the day proves what it is.
  private mutating func repairLunar() {
    guard let date = masthead.date, let text = misreadLunar(as: date) else { return }
    set(\.lunarDate, text, .lunarDate, .repaired)
  }

  /// The lunar day of a date in the form that print has it, where what is printed is no day and
  /// differs from it in two characters at most.
  private func misreadLunar(as date: CivilDate) -> String? {
    guard let printed = fields.lunarText, LunarDate(parsing: printed) == nil,
      let real = LunarDate(date)
    else { return nil }
    let read = Array(printed.unicodeScalars)
    guard read.count >= 7 else { return nil }
    return [real.text, real.text.replacing("月二十", with: "月廿")].first { text in
      let proven = text.unicodeScalars
      return proven.count == read.count && zip(proven, read).count(where: { $0 != $1 }) <= 2
    }
  }

  /// Derives a date of which the page lost a part.
  private mutating func derive(_ likely: () -> DateEstimate) {
    let partial = fields.date
    var candidates = lunarCandidates(partial)
    var evidence = partial.isGarbled ? Masthead.Evidence.repaired : .derived
    if candidates.isEmpty, fields.lunar != nil {
      // The printed month or year may be the misread field: weekday and lunar date must then agree.
      candidates = mendedCandidates(partial)
      evidence = .repaired
    }
    if candidates.isEmpty, fields.lunar == nil { candidates = civilCandidates(partial) }
    if let weekday = fields.weekday, !candidates.isEmpty {
      let fitting = candidates.filter { $0.weekday == weekday }
      if fitting.isEmpty, candidates.count == 1 {
        warn(
          .dateWeekdayConflict,
          .actual(
            candidates[0].weekdayName, day: candidates[0].iso8601,
            page: CivilDate.weekdayNames[weekday]))
      } else if !fitting.isEmpty {
        candidates = fitting
      }
    }
    if candidates.count > 1, partial.year == nil, let year = likely().year {
      let near = candidates.filter { abs($0.year - year) <= 1 }
      if !near.isEmpty { candidates = near }
    }
    if candidates.isEmpty, let date = dayOfWeekday(likely) { candidates = [date] }
    if candidates.count == 1 { set(\.date, candidates[0], .date, evidence) }
  }

  /// The day of a masthead that lost it, but prints year, month and weekday: of the four or five
  /// days of that weekday the one right behind the latest that a report names.
  private func dayOfWeekday(_ likely: () -> DateEstimate) -> CivilDate? {
    guard fields.date.year != nil, fields.date.month != nil, fields.weekday != nil else {
      return nil
    }
    let estimate = likely()
    guard let date = estimate.date, let latest = estimate.reason?.day,
      date.dayNumber - latest.dayNumber <= MastheadSolver.daysBehindReports,
      agrees(date, with: fields.date), fields.lunar.map({ MastheadFields.fits($0, date) }) ?? true
    else { return nil }
    return date
  }

  /// A daily's latest report is of at most so many days before it: behind an older one the next day
  /// of a weekday is no more than likely.
  private static let daysBehindReports = 3

  private func lunarCandidates(_ partial: PartialDate) -> [CivilDate] {
    guard let lunar = fields.lunar else {
      guard let year = partial.year, let month = partial.month else { return [] }
      return (1...31).compactMap { CivilDate(year: year, month: month, day: $0) }
        .filter { agrees($0, with: partial) && misreadLunar(as: $0) != nil }
    }
    let years = partial.year.map { $0...$0 } ?? PartialDate.years
    guard partial.year != nil || lunar.yearOrdinal != nil else { return [] }
    return lunar.civilDates(in: years).filter { agrees($0, with: partial) }
  }

  private func mendedCandidates(_ partial: PartialDate) -> [CivilDate] {
    guard let lunar = fields.lunar, let weekday = fields.weekday, let year = partial.year else {
      return []
    }
    return lunar.civilDates(in: PartialDate.years).filter { date in
      date.weekday == weekday
        && (date.year == year || (date.month == partial.month && abs(date.year - year) <= 20))
    }
  }

  /// Days that fit what is left of a date, where weekday or stem-branch year narrow them down.
  private func civilCandidates(_ partial: PartialDate) -> [CivilDate] {
    guard let day = partial.day else { return [] }
    if let year = partial.year, partial.month == nil, fields.weekday != nil {
      return (1...12).compactMap { CivilDate(year: year, month: $0, day: day) }
        .filter { $0.weekday == fields.weekday }
    }
    guard let month = partial.month, let ordinal = fields.lunarYear else { return [] }
    return PartialDate.years.compactMap { CivilDate(year: $0, month: month, day: day) }
      .filter { LunarDate($0)?.yearOrdinal == ordinal }
  }

  private func agrees(_ date: CivilDate, with partial: PartialDate) -> Bool {
    (partial.year ?? date.year) == date.year && (partial.month ?? date.month) == date.month
      && (partial.day ?? date.day) == date.day
  }
}
