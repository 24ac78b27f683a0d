import ChineseText

/// Reads the tokens of a path: days, issue numbers, the page.
struct PathReader {
  private let tokens: [PathToken]
  /// Where the file's name begins.
  private let file: Int
  /// The days that the names tell.
  private(set) var dates: Set<CivilDate> = []
  /// The issue numbers.
  private(set) var issues: Set<Int> = []
  /// The page that the file's name tells.
  private(set) var page: Page?

  /// A page's number.
  struct Page {
    let number: PageNumber
    /// Whether it is one by itself, `第3版`, `A01`; any other is one beside a day or an issue.
    let isSure: Bool
  }

  init(_ tokens: [PathToken]) {
    self.tokens = tokens
    file = (tokens.lastIndex(of: .border) ?? -1) + 1
    var start = 0
    while start < tokens.count {
      let stop = readName(at: start)
      start = (tokens[min(stop, tokens.count)...].firstIndex(of: .border) ?? tokens.count) + 1
    }
  }

  private subscript(place: Int) -> PathToken { place < tokens.count ? tokens[place] : .border }

  /// Reads a name and the rest of the day that it begins, and gives the place behind.
  private mutating func readName(at start: Int) -> Int {
    // A paper's name may come first: LLRB-19980504-A01, 某某日报1998年5月4日.
    var behindWord = start
    if case .word = self[start] { behindWord = pastMarks(start + 1) }
    let stop = readFields(at: start) ?? readFields(at: behindWord)
    if let stop {
      if stop > file || start == file { page = page ?? self.page(at: stop) }
      return stop
    }
    if start == file {
      page = self.page(at: start)
      // Behind a word a number alone is that of a scan: scan-12.
      if page == nil, let found = self.page(at: behindWord), found.isSure { page = found }
    }
    return start
  }

  /// Reads a day, an issue number or both, in any order, and gives the place behind them; nil if
  /// there is none.
  private mutating func readFields(at start: Int) -> Int? {
    guard var stop = readField(at: start, isFirst: true) else { return nil }
    if let next = readField(at: pastMarks(stop), isFirst: false) { stop = next }
    return stop
  }

  private mutating func readField(at start: Int, isFirst: Bool) -> Int? {
    if let (date, stop, page) = dateAndPage(at: start) {
      dates.insert(date)
      if let page { self.page = Page(number: PageNumber(page), isSure: true) }
      return stop
    }
    guard let (number, stop) = issue(at: start, mayBeBare: isFirst) else { return nil }
    issues.insert(number)
    return stop
  }

  // MARK: Days

  /// A day and the place behind it, with the page where its two digits are written to the day's
  /// eight: `2020031301`.
  private func dateAndPage(at start: Int) -> (date: CivilDate, stop: Int, page: Int?)? {
    if start >= file, let number = self[start].number(ofDigits: 10...10),
      let date = PathReader.date(number / 100), Masthead.pages.contains(number % 100)
    {
      return (date, start + 1, number % 100)
    }
    return date(at: start).map { ($0.date, $0.stop, nil) }
  }

  /// A day, over several names or in one: `1998-05-04`, `199805/04`, `1998年/5月/4日`, `1998/0504`.
  private func date(at start: Int) -> (date: CivilDate, stop: Int)? {
    if let number = self[start].number(ofDigits: 8...8) {
      return PathReader.date(number).map { ($0, start + 1) }
    }
    let year: Int
    let month: Int
    let afterMonth: Int
    if let number = self[start].number(ofDigits: 6...6) {
      (year, month, afterMonth) = (number / 100, number % 100, start + 1)
    } else if let number = self[start].number(ofDigits: 4...4),
      let place = pastSeparator(start + 1, "年")
    {
      year = number
      if let both = self[place].number(ofDigits: 4...4) {
        guard let date = PathReader.date(year * 10_000 + both),
          isTold(by: place..<place + 1, year: start, month: place)
        else { return nil }
        return (date, place + 1)
      }
      guard let number = self[place].number(ofDigits: 1...2) else { return nil }
      (month, afterMonth) = (number, place + 1)
    } else {
      return nil
    }
    guard let place = pastSeparator(afterMonth, "月"),
      let day = self[place].number(ofDigits: 1...2),
      let date = PathReader.date(year * 10_000 + month * 100 + day)
    else { return nil }
    var stop = place + 1
    if self[stop] == .unit("日") {
      stop += 1
    } else {
      // `3月/14版`: no day.
      if case .unit(let unit) = self[stop], unit != "第" { return nil }
      guard isTold(by: place..<stop, year: start, month: afterMonth - 1) else { return nil }
    }
    return (date, stop)
  }

  private static func date(_ digits: Int) -> CivilDate? {
    guard (1900...2099).contains(digits / 10_000) else { return nil }
    return CivilDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// Whether numbers without a unit tell a day that begins at `year`: in the file's name they may
  /// as well be a page, where folders have told the rest.
  private func isTold(by numbers: Range<Int>, year: Int, month: Int) -> Bool {
    guard year < file, numbers.lowerBound >= file else { return true }
    // `04-3`, `0504_A02`: the page stands behind the day.
    if self[numbers.upperBound] == .mark, page(at: numbers.upperBound) != nil { return true }
    // `1998/05/04`, the month a folder of its own.
    let isAlone =
      month > year && month < file && self[month - 1] == .border
      && (self[month + 1] == .border || self[month + 1] == .unit("月"))
    return isAlone && numbers.upperBound == tokens.count
  }

  /// The place behind a unit, a mark or the border between two names, or a unit with one of these;
  /// nil if none stands there.
  private func pastSeparator(_ start: Int, _ unit: Unicode.Scalar) -> Int? {
    var place = start
    if self[place] == .unit(unit) { place += 1 }
    if place < tokens.count, self[place] == .mark || self[place] == .border { place += 1 }
    return place > start ? place : nil
  }

  private func pastMarks(_ start: Int) -> Int {
    var place = start
    while self[place] == .mark { place += 1 }
    return place
  }

  // MARK: Issues

  /// An issue number and the place behind it: `第12345期`, `12345期`, `No.12345`, `12345-2`; behind
  /// a day a bare one may be anything.
  private func issue(at start: Int, mayBeBare: Bool) -> (number: Int, stop: Int)? {
    var place = start
    var hasWord = false
    if self[place] == .unit("第") {
      place += 1
    } else if case .word(let word) = self[place] {
      guard PathReader.issueWords.contains(word.lowercased()) else { return nil }
      hasWord = true
      place = pastMarks(place + 1)
    }
    guard let number = self[place].number(ofDigits: 1...6), number > 0 else { return nil }
    if self[place + 1] == .unit("期") { return (number, place + 2) }
    if hasWord { return (number, place + 1) }
    // 12345-2 and nothing else; four digits may as well be a year, fewer a running number.
    guard mayBeBare, place == start, number >= 10_000, place + 3 == tokens.count,
      self[place + 1] == .mark, let page = self[place + 2].number(ofDigits: 1...2), page > 0
    else { return nil }
    return (number, place + 1)
  }

  private static let issueWords: Set = ["issue", "no"]

  // MARK: Pages

  /// The page that the rest of the file's name tells, from a place on: `01`, `A01`, `第3版`,
  /// `page_03`, perhaps with its section behind it.
  private func page(at start: Int) -> Page? {
    var place = pastMarks(start)
    var isMarked = false
    var letter: UInt8?
    if self[place] == .unit("第") {
      isMarked = true
      place += 1
    }
    if case .word(let word) = self[place] {
      letter = PathReader.letter(word)
      guard letter != nil || PathReader.pageWords.contains(word.lowercased()) else { return nil }
      isMarked = true
      place = pastMarks(place + 1)
    }
    guard case .number(let value, let digits) = self[place], digits <= (isMarked ? 6 : 2),
      Masthead.pages.contains(value)
    else { return nil }
    place += 1
    let isPrinted = self[place] == .unit("版")
    if isPrinted { place += 1 }
    let rest = tokens[min(place, tokens.count)...]
    // What is set apart behind the page is its section, `19980504_01_要闻`, or what a program adds,
    // `page_01_ocr`.
    guard isPrinted || rest.isEmpty || rest.first == .mark && rest.count > 1,
      !rest.contains(where: \.isNumber)
    else { return nil }
    // By itself `A4_scan` may as well tell the size of the paper, and `a1` anything.
    let isClear = letter.map { $0 < 0x60 && (digits > 1 || rest.isEmpty) } ?? isMarked
    return Page(number: PageNumber(value, letter: letter), isSure: isPrinted || isClear)
  }

  /// The letter of a part.
  private static func letter(_ word: String) -> UInt8? {
    guard word.utf8.count == 1, let letter = word.utf8.first,
      (0x41...0x44).contains(letter & ~0x20)
    else { return nil }
    return letter
  }

  private static let pageWords: Set = ["p", "page"]
}
