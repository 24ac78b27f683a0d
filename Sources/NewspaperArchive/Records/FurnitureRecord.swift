// Masthead and colophon as stored. RECORDS.md, "About". Their lines are blocks of the page, and
// what hits and lists show of the masthead stands in the page's head and listing.

import ChineseText
import IssueParser
import Storage

extension DocumentText {
  /// What the page's head and listing do not say of the masthead.
  func append(_ masthead: Masthead, to writer: inout ByteWriter) {
    append(masthead.cn, to: &writer)
    append(masthead.postalCode, to: &writer)
    writer.append(masthead.estimateReason)
    let evidence = masthead.evidence.sorted { $0.key.code < $1.key.code }
    writer.appendCount(evidence.count)
    for (field, evidence) in evidence { writer.append(field.code << 4 | evidence.code) }
  }

  func append(_ colophon: Colophon, to writer: inout ByteWriter) {
    append(colophon.department, to: &writer)
    append(colophon.layout, to: &writer)
    append(colophon.editors, to: &writer)
    append(colophon.proofreaders, to: &writer)
    append(colophon.email, to: &writer)
    append(colophon.phone, to: &writer)
  }
}

extension StoredText {
  @_lifetime(cursor: copy cursor)
  func readMasthead(
    _ head: PageHead, _ listing: PageListing, _ cursor: inout ByteCursor
  ) throws(ByteFault) -> Masthead {
    var masthead = Masthead()
    masthead.paper = head.place.paper
    masthead.date = head.place.date
    masthead.lastDate = head.place.lastDate
    masthead.weekday = head.place.weekday
    masthead.lunarDate = head.place.lunarDate
    masthead.issueNumber = head.place.issueNumber
    masthead.lastIssueNumber = head.place.lastIssueNumber
    masthead.page = head.place.page
    masthead.estimatedDate = head.place.estimatedDate
    masthead.pageCount = listing.pageCount
    masthead.section = listing.section
    masthead.cn = try readText(&cursor)
    masthead.postalCode = try readText(&cursor)
    masthead.estimateReason = try cursor.readEstimateReason()
    let fault = cursor.fault(.outOfRange("evidence"))
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "evidences")) {
      let codes = try cursor.readUInt8()
      guard let field = Masthead.Field.of(code: codes >> 4),
        let evidence = Masthead.Evidence.of(code: codes & 15)
      else { throw fault }
      masthead.evidence[field] = evidence
    }
    guard masthead.isRepaired == listing.isRepaired else { throw fault }
    masthead.lines = try ranges(ofKind: FieldKind.masthead)
    return masthead
  }

  @_lifetime(cursor: copy cursor)
  func readColophon(_ cursor: inout ByteCursor) throws(ByteFault) -> Colophon {
    var colophon = Colophon()
    colophon.department = try readText(&cursor)
    colophon.layout = try readTexts(&cursor)
    colophon.editors = try readTexts(&cursor)
    colophon.proofreaders = try readTexts(&cursor)
    colophon.email = try readText(&cursor)
    colophon.phone = try readText(&cursor)
    colophon.lines = try ranges(ofKind: FieldKind.colophon)
    return colophon
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ reason: EstimateReason?) {
    append(reason?.clue.code ?? 0)
    guard let reason else { return }
    appendSigned(reason.day.dayNumber)
    appendCount(reason.line)
    appendCount(reason.year)
    appendOptional(reason.clueLine)
  }
}

extension ByteCursor {
  @_lifetime(self: copy self)
  fileprivate mutating func readEstimateReason() throws(ByteFault) -> EstimateReason? {
    let start = byteOffset
    let code = try readUInt8()
    if code == 0 { return nil }
    guard let clue = EstimateReason.YearClue.of(code: code) else {
      throw ByteFault(at: start, .outOfRange("clue to a year"))
    }
    return EstimateReason(
      day: try CivilDate(stored: try readSigned(), at: start),
      line: try readCount(atMost: PackedLines.limit, "line"),
      year: try readCount(atMost: 9999, "year"), clue: clue, clueLine: try readOptionalNumber())
  }
}
