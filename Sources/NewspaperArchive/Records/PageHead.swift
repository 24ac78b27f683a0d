// The beginning of a page's record: where it came from and where it belongs, which every hit on it
// shows. RECORDS.md, "About".

import ChineseText
import IssueParser
import Storage

/// What is told of a page without reading its text.
struct PageHead: Equatable {
  var source: StoredSource
  /// Tells apart ingests of the same bytes with other options or another parser.
  var stamp: IngestStamp
  /// The first half of the hash of the page's lines, which names the page.
  var hash: UInt64
  /// 1-based.
  var pageInSource: Int
  var articleCount: Int
  var photoCount: Int
  /// Where the page belongs.
  var place: PagePlace

  var id: String { ContentHash(high: hash, low: 0).name }

  func append(to writer: inout ByteWriter) {
    writer.append(hash)
    writer.appendCount(pageInSource)
    writer.appendCount(articleCount)
    writer.appendCount(photoCount)
    writer.append(source)
    writer.append(stamp)
    writer.append(place)
  }

  /// The head of a page's record.
  static func decode(_ bytes: [UInt8]) throws(ByteFault) -> PageHead {
    var cursor = ByteCursor(bytes.span)
    return try RecordHead.readPage(&cursor)
  }
}

extension PageHead {
  /// Reads what stands behind a record's version and kind.
  @_lifetime(cursor: copy cursor)
  init(_ cursor: inout ByteCursor) throws(ByteFault) {
    hash = try cursor.readUInt64()
    pageInSource = try cursor.readCount(atMost: Int(Int32.max), "page in source")
    articleCount = try cursor.readCount(atMost: Int(Int32.max), "articles")
    photoCount = try cursor.readCount(atMost: Int(Int32.max), "photos")
    source = try cursor.readSource()
    stamp = try cursor.readStamp()
    place = try cursor.readPlace()
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ source: StoredSource) {
    appendText(source.path)
    append(source.encoding.code)
    appendCount(source.byteCount)
    appendSigned(Int(source.modified))
    appendSigned(Int(source.changed))
    append(source.contentHash)
    appendCount(source.pageCount)
  }

  fileprivate mutating func append(_ stamp: IngestStamp) {
    appendCount(stamp.parser)
    appendOptional(stamp.given.paper)
    appendOptional(stamp.given.date?.dayNumber)
    appendOptional(stamp.given.issueNumber)
    appendOptional(stamp.given.page?.code)
  }

  fileprivate mutating func append(_ place: PagePlace) {
    appendOptional(place.paper?.text)
    appendRange(place.date?.dayNumber, last: place.lastDate?.dayNumber)
    append(place.dateEvidence?.code ?? 0)
    appendOptional(place.estimatedDate?.dayNumber)
    appendWeekday(place.weekday)
    appendLunarDate(place.lunarDate)
    appendRange(place.issueNumber, last: place.lastIssueNumber)
    appendOptional(place.page?.code)
  }

  /// 0 for none, 1 and a number, or 2, the first of several and how many more they are.
  private mutating func appendRange(_ first: Int?, last: Int?) {
    guard let first, let last, first < last else { return appendOptional(first) }
    append(UInt8(2))
    appendSigned(first)
    appendCount(last - first)
  }

  /// 0 for none, 1 to 7 for the usual names from Monday on, 8 and the text for another.
  private mutating func appendWeekday(_ text: String?) {
    guard let text else { return append(UInt8(0)) }
    let number = Weekday.names.firstIndex(of: text)
    append(UInt8((number ?? Weekday.names.count) + 1))
    if number == nil { appendText(text) }
  }

  /// 0 for none, 1 and the text for one in an unusual form, else the day's parts in one number.
  private mutating func appendLunarDate(_ text: String?) {
    guard let text else { return append(UInt8(0)) }
    guard let date = LunarDate(parsing: text), date.text == text else {
      append(UInt8(1))
      return appendText(text)
    }
    let year = date.yearOrdinal.map { $0 + 1 } ?? 0
    let month = year * 12 + date.month - 1
    appendCount(((month << 1 | (date.isLeapMonth ? 1 : 0)) * 30 + date.day - 1) + 2)
  }
}

extension ByteCursor {
  @_lifetime(self: copy self)
  fileprivate mutating func readSource() throws(ByteFault) -> StoredSource {
    let name = SourceName(try readText())
    let start = byteOffset
    guard let encoding = TextEncoding.of(code: try readUInt8()) else {
      throw ByteFault(at: start, .outOfRange("encoding"))
    }
    return StoredSource(
      name: name, encoding: encoding,
      byteCount: try readCount(atMost: SourceText.sizeLimit, "source size"),
      modified: Int64(try readSigned()), changed: Int64(try readSigned()),
      contentHash: try readHash(),
      pageCount: try readCount(atMost: Int(Int32.max), "pages of a source"))
  }

  @_lifetime(self: copy self)
  fileprivate mutating func readStamp() throws(ByteFault) -> IngestStamp {
    IngestStamp(
      parser: try readCount(atMost: Int(Int32.max), "parser generation"),
      given: GivenPlace(
        paper: try readOptionalText(), date: try readDate(),
        issueNumber: try readOptionalNumber(), page: try readOptionalPage()))
  }

  @_lifetime(self: copy self)
  fileprivate mutating func readPlace() throws(ByteFault) -> PagePlace {
    var place = PagePlace()
    place.paper = try readOptionalText().map { PaperName($0) }
    var start = byteOffset
    if let days = try readRange("day") {
      place.date = try CivilDate(stored: days.lowerBound, at: start)
      if days.count > 1 { place.lastDate = try CivilDate(stored: days.upperBound, at: start) }
    }
    start = byteOffset
    let code = try readUInt8()
    place.dateEvidence = Masthead.Evidence.of(code: code)
    guard code == 0 || place.dateEvidence != nil else {
      throw ByteFault(at: start, .outOfRange("evidence"))
    }
    place.estimatedDate = try readDate()
    place.weekday = try readWeekday()
    place.lunarDate = try readLunarDate()
    let numbers = try readRange("issue number")
    place.issueNumber = numbers?.lowerBound
    place.lastIssueNumber = numbers.flatMap { $0.count > 1 ? $0.upperBound : nil }
    place.page = try readOptionalPage()
    return place
  }

  @_lifetime(self: copy self)
  private mutating func readRange(_ what: String) throws(ByteFault) -> ClosedRange<Int>? {
    let start = byteOffset
    let kind = try readCount(atMost: 2, what)
    if kind == 0 { return nil }
    let first = try readSigned()
    let more = kind == 1 ? 0 : try readCount(atMost: Masthead.mostCombined - 1, what)
    guard kind == 1 || more > 0, first <= .max - more else {
      throw ByteFault(at: start, .outOfRange(what))
    }
    return first...first + more
  }

  @_lifetime(self: copy self)
  private mutating func readWeekday() throws(ByteFault) -> String? {
    switch try readCount(atMost: Weekday.names.count + 1, "weekday") {
    case 0: nil
    case Weekday.names.count + 1: try readText()
    case let number: Weekday.names[number - 1]
    }
  }

  @_lifetime(self: copy self)
  private mutating func readLunarDate() throws(ByteFault) -> String? {
    let start = byteOffset
    let number = try readCount(atMost: 61 * 12 * 2 * 30 + 1, "lunar date")
    switch number {
    case 0: return nil
    case 1: return try readText()
    default:
      let (month, day) = (number - 2).quotientAndRemainder(dividingBy: 30)
      let (year, monthOfYear) = (month >> 1).quotientAndRemainder(dividingBy: 12)
      let date = LunarDate(
        yearOrdinal: year == 0 ? nil : year - 1, month: monthOfYear + 1,
        isLeapMonth: month & 1 == 1, day: day + 1)
      guard let date else { throw ByteFault(at: start, .outOfRange("lunar date")) }
      return date.text
    }
  }
}

/// The weekdays as mastheads print them, from Monday on.
private enum Weekday {
  static let names = Array(CivilDate.weekdayNames[1...] + CivilDate.weekdayNames[..<1])
}
