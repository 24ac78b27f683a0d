import ChineseText

/// What folder and file names say of a page: `1998-05-04/01.txt`, `19980504_A01.txt`,
/// `12345-2.txt`, `1998年/5月/4日/第1版.txt`, `1998/0504/头版.txt`.
///
/// Only names whose every part is understood count, so that a name made of hexadecimal digits or of
/// a running number says nothing.
struct PathEvidence: Equatable {
  private(set) var date: CivilDate?
  private(set) var issueNumber: Int?
  var page: PageNumber?

  /// Reads the last folders and the file name of a path; says nothing where there is none.
  init(_ path: String?) {
    guard let path else { return }
    var names = path.utf8.split { $0 == 0x2F || $0 == 0x5C }.suffix(5).map { Array($0) }  // / and \
    guard let file = names.popLast() else { return }
    let folders = names.map { PathName($0, isFile: false) }
    let last = PathName(file, isFile: true)
    var dates = folders.compactMap(\.date) + [last.date].compactMap { $0 }
    let named = PathEvidence.date(of: folders)
    if dates.isEmpty, let date = named ?? PathEvidence.date(of: folders, file: last) {
      dates = [date]
    }
    if Set(dates).count == 1 { date = dates[0] }
    let issues = folders.compactMap(\.issueNumber) + [last.issueNumber].compactMap { $0 }
    if Set(issues).count == 1 { issueNumber = issues[0] }
    if let lettered = last.page {
      page = lettered
    } else if date != nil || issueNumber != nil, let bare = last.barePage,
      last.date != nil || last.issueNumber != nil || folders.contains(where: { $0.isEvidence })
        || named != nil
    {
      page = PageNumber(bare)
    }
  }

  /// The day that the file names in the last of its folders: `1998/05/04.txt`, `1998-05/4日.txt`.
  ///
  /// A bare number in a folder that is a month by itself may as well be a page.
  private static func date(of folders: [PathName], file: PathName) -> CivilDate? {
    if case .bare? = file.dateParts.first, folders.last?.dateParts.count != 1 { return nil }
    return date(of: folders + [file])
  }

  /// The one day that names say part by part, one after another: `1998/05/04`, `1998-05/04`,
  /// `1998年/5月/4日`.
  private static func date(of names: [PathName]) -> CivilDate? {
    // A name that says no part of a day stands between those that do.
    let parts: [DatePart?] = names.flatMap {
      $0.dateParts.isEmpty ? [nil] : $0.dateParts.map(Optional.some)
    }
    guard parts.count >= 3 else { return nil }
    var found: Set<CivilDate> = []
    for start in 0...(parts.count - 3) {
      guard let year = parts[start]?.year, let month = parts[start + 1]?.month,
        let day = parts[start + 2]?.day, let date = CivilDate(year: year, month: month, day: day)
      else { continue }
      found.insert(date)
    }
    return found.count == 1 ? found.first : nil
  }
}

/// One name of a path, cut into numbers and what stands between them.
private struct PathName {
  var date: CivilDate?
  var issueNumber: Int?
  /// A page marked as such: `A01`, `第1版`, `p3`.
  var page: PageNumber?
  /// A last number of one or two digits, which is the page where date or issue stand before it.
  var barePage: Int?
  /// What the whole name says of a day, where it is not all of it.
  var dateParts: [DatePart] = []

  var isEvidence: Bool { date != nil || issueNumber != nil }

  init(_ name: [UInt8], isFile: Bool) {
    let name = PathName.withArabicPage(isFile ? PathName.stem(of: name) : name)
    // Without a number a name says nothing.
    guard name.contains(where: { (0x30...0x39).contains($0) }) else { return }
    let pieces = WrittenPiece.cut(name)
    dateParts = DatePart.parts(of: pieces[...], isFile: isFile)
    if pieces.count == 1, case .number(let value, let digits) = pieces[0], digits <= 4 {
      if digits <= 2, (1...99).contains(value) { barePage = value }
      return
    }
    read(pieces)
  }

  /// A file's name without its endings, `.txt` or `.pdf.txt`, and without what programs call a
  /// copy.
  private static func stem(of name: [UInt8]) -> [UInt8] {
    var stem = name[...]
    if let dot = name.lastIndex(of: 0x2E), dot > 0 { stem = name[..<dot] }
    while let dot = stem.lastIndex(of: 0x2E), dot > 0, (2...4).contains(stem.count - dot - 1),
      stem[(dot + 1)...].allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    {
      stem = stem[..<dot]
    }
    if let mark = copyMarks.first(where: {
      stem.count > $0.count && stem.suffix($0.count) == $0[...]
    }) {
      stem = stem.dropLast(mark.count)
    }
    return Array(stem)
  }

  /// A name whose page is written in Chinese, `头版`, `第十二版`, with its number in digits.
  private static func withArabicPage(_ name: [UInt8]) -> [UInt8] {
    let scalars = String(decoding: name, as: UTF8.self).unicodeScalars.map(\.value)
    for unit in scalars.indices where scalars[unit] == "版" {
      guard let (start, number) = chinesePage(before: unit, in: scalars) else { continue }
      var before = scalars[..<start]
      // A day or an issue may stand right before it: 19980504二版.
      if let last = before.last, CharacterClass.isDigit(last) { before.append(Glyph.of("第")) }
      let words = [
        String(scalarValues: before), String(number), String(scalarValues: scalars[unit...]),
      ]
      return Array(words.joined().utf8)
    }
    return name
  }

  /// The page number in Chinese that ends before a place, and where it begins.
  private static func chinesePage(
    before unit: Int, in scalars: [UInt32]
  ) -> (start: Int, number: Int)? {
    var start = unit
    while start > 0, numerals.contains(scalars[start - 1]) { start -= 1 }
    if start < unit {
      return ChineseNumerals.number(in: scalars[start..<unit]).map { (start, $0) }
    }
    guard start > 0, [Glyph.of("头"), Glyph.of("頭")].contains(scalars[start - 1]) else { return nil }
    start -= 1
    // 码头版 is no front page.
    guard
      start == 0 || !CharacterClass.isHan(scalars[start - 1])
        || frontMarks.contains(scalars[start - 1])
    else { return nil }
    return (start, 1)
  }

  private static let numerals: ScalarSet = "〇零一二三四五六七八九十百"
  /// What ends a paper's name, a day or an issue number, behind which 头版 may stand.
  private static let frontMarks: ScalarSet = "报日号期"

  private static let copyMarks = [
    " (副本)", "(副本)", " （副本）", "（副本）", " - 副本", " 副本", "-副本", "_副本", " - Copy", " copy",
  ].map { Array($0.utf8) }

  private mutating func read(_ pieces: [WrittenPiece]) {
    var rest = pieces[...]
    if case .word(let word)? = rest.first, !PathName.marks.contains(word), word != "第",
      !PathName.pageWords.contains(word), !PathName.issueWords.contains(word)
    {
      // A paper's name may come first: LLRB-19980504-A01, 某某日报1998年5月4日.
      guard word.utf8.allSatisfy({ !(0x30...0x39).contains($0) }) else { return }
      rest = rest.dropFirst()
      dateParts = DatePart.parts(of: rest, isFile: true)
    }
    if let (found, count) = PathName.leadingDate(rest) {
      date = found
      rest = rest.dropFirst(count)
    } else if let (number, count) = PathName.leadingIssue(rest) {
      issueNumber = number
      rest = rest.dropFirst(count)
    }
    readPage(rest)
    if !isEvidence { barePage = nil }
  }

  private mutating func readPage(_ pieces: ArraySlice<WrittenPiece>) {
    var rest = pieces
    while case .word(let word)? = rest.first, PathName.marks.contains(word) {
      rest = rest.dropFirst()
    }
    var isMarked = false
    var letter: UInt8?
    if case .word(let word)? = rest.first {
      guard PathName.pageWords.contains(word) else {
        if isEvidence { return }
        date = nil
        return
      }
      isMarked = true
      letter = PathName.letter(in: word)
      rest = rest.dropFirst()
    }
    guard case .number(let value, let digits)? = rest.first, digits <= (isMarked ? 6 : 3),
      Masthead.pages.contains(value)
    else { return }
    let number = PageNumber(value, letter: letter)
    rest = rest.dropFirst()
    if case .word(let word)? = rest.first {
      if word.hasPrefix("版") {
        isMarked = true
      } else {
        // By itself `A4_scan` may as well tell the size of the paper.
        guard isEvidence || isMarked && number.letter == nil, PathName.isSection(word) else {
          return
        }
      }
      rest = rest.dropFirst()
    }
    guard rest.isEmpty else { return }
    if isMarked {
      page = number
    } else if digits <= 2 {
      barePage = value
    }
  }

  /// Whether a word behind the page number is set apart from it, as the name of its section is:
  /// `19980504_01_要闻`, or what a program adds: `page_01_ocr`.
  private static func isSection(_ word: String) -> Bool {
    word.unicodeScalars.count > 1 && marks.contains(String(word.prefix(1)))
  }

  /// A day that the pieces begin with, and how many pieces it takes.
  private static func leadingDate(_ pieces: ArraySlice<WrittenPiece>) -> (CivilDate, Int)? {
    guard let (written, count) = WrittenDate.prefix(of: pieces), let date = written.civil,
      (1900...2099).contains(date.year)
    else { return nil }
    return (date, count)
  }

  /// An issue number that the pieces begin with: `第12345期`, `12345期`, `12345-2`.
  private static func leadingIssue(_ pieces: ArraySlice<WrittenPiece>) -> (Int, Int)? {
    let list = Array(pieces.prefix(4))
    var index = 0
    var isMarked = false
    if case .word(let word)? = list.first {
      guard issueWords.contains(word) else { return nil }
      isMarked = true
      index = 1
    }
    guard index < list.count, case .number(let value, let digits) = list[index], value > 0,
      digits <= 6
    else { return nil }
    if index + 1 < list.count, case .word(let word) = list[index + 1], word.hasPrefix("期") {
      return (value, index + 2)
    }
    if isMarked, list[0] != .word("第") { return (value, index + 1) }
    // 12345-2 and nothing else; four digits may as well be a year, fewer a running number.
    guard digits >= 5, list.count == 3, case .word(let mark) = list[1], marks.contains(mark),
      case .number(let page, let pageDigits) = list[2], pageDigits <= 2, page > 0,
      value / 100_000 != 0 || digits == 5
    else { return nil }
    return (value, 1)
  }

  /// The letter of a part among the words before a page number.
  private static func letter(in word: String) -> UInt8? {
    let letters = word.utf8.filter { (0x41...0x5A).contains($0 & 0xDF) }
    return letters.count == 1 ? letters[0] : nil
  }

  private static let marks: Set = ["-", "_", ".", " ", "、", "--", "__"]
  private static let pageWords: Set = [
    "B", "C", "D", "-B", "_B", "-C", "_C", "-D", "_D", "日B", "期B", "A", "a", "-A", "_A", "_a", "-a",
    "第", "-第", "_第", " 第", "p", "P", "_p", "-p", "_P", "-P",
    "p ", "P ", "page ", "Page ", "PAGE", "PAGE ", "PAGE_", "PAGE-", "Page_", "Page-",
    "page", "Page", "page_", "page-", "_page", "-page", "_page_", "-page-", "版", "_版", "-版", "日第",
    "期第", "日A", "A_", "A-", " A", "日_A", "日-A",
  ]
  private static let issueWords: Set = [
    "第", "issue", "Issue", "issue-", "issue_", "no", "No", "NO", "no.", "No.",
  ]
}
