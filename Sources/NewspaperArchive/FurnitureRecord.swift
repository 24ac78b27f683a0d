// Masthead and colophon as stored: their fields, and their source lines. RECORDS.md, "Masthead" and
// "Colophon".

import ChineseText
import IssueParser
import Storage

extension ByteWriter {
  mutating func append(_ masthead: Masthead, of source: SourceText) {
    appendOptional(masthead.paper)
    appendOptional(masthead.date?.dayNumber)
    appendOptional(masthead.weekday)
    appendOptional(masthead.lunarDate)
    appendOptional(masthead.issueNumber)
    appendOptional(masthead.pageCount)
    appendOptional(masthead.page)
    appendOptional(masthead.cn)
    appendOptional(masthead.postalCode)
    appendOptional(masthead.section)
    appendOptional(masthead.estimatedDate?.dayNumber)
    appendOptional(masthead.estimateReason)
    let evidence = masthead.evidence.sorted { $0.key.code < $1.key.code }
    appendCount(evidence.count)
    for (field, evidence) in evidence {
      append(field.code)
      append(evidence.code)
    }
    appendTexts(masthead.warnings)
    append(masthead.lines, of: source)
  }

  mutating func append(_ colophon: Colophon, of source: SourceText) {
    appendOptional(colophon.department)
    appendTexts(colophon.layout)
    appendTexts(colophon.editors)
    appendTexts(colophon.proofreaders)
    appendOptional(colophon.email)
    appendOptional(colophon.phone)
    append(colophon.lines, of: source)
  }
}

extension ByteCursor {
  @_lifetime(self: copy self)
  mutating func readMasthead(_ lines: inout StoredLines) throws(ByteFault) -> Masthead {
    var masthead = Masthead()
    masthead.paper = try readOptionalText()
    masthead.date = try readDate()
    masthead.weekday = try readOptionalText()
    masthead.lunarDate = try readOptionalText()
    masthead.issueNumber = try readOptionalNumber()
    masthead.pageCount = try readOptionalNumber()
    masthead.page = try readOptionalNumber()
    masthead.cn = try readOptionalText()
    masthead.postalCode = try readOptionalText()
    masthead.section = try readOptionalText()
    masthead.estimatedDate = try readDate()
    masthead.estimateReason = try readOptionalText()
    for _ in 0..<(try readCount(atMost: remaining, "evidences")) {
      let start = byteOffset
      let field = Masthead.Field.of(code: try readUInt8())
      let evidence = Masthead.Evidence.of(code: try readUInt8())
      guard let field, let evidence else {
        throw ByteFault(at: start, .outOfRange("evidence"))
      }
      masthead.evidence[field] = evidence
    }
    masthead.warnings = try readTexts()
    lines = try readLines()
    masthead.lines = lines.ranges
    return masthead
  }

  @_lifetime(self: copy self)
  mutating func readColophon(_ lines: inout StoredLines) throws(ByteFault) -> Colophon {
    var colophon = Colophon()
    colophon.department = try readOptionalText()
    colophon.layout = try readTexts()
    colophon.editors = try readTexts()
    colophon.proofreaders = try readTexts()
    colophon.email = try readOptionalText()
    colophon.phone = try readOptionalText()
    lines = try readLines()
    colophon.lines = lines.ranges
    return colophon
  }
}
