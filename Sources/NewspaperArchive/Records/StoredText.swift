// A document's text as it comes back: printed text and lines, made of the folded text that the index
// holds. RECORDS.md, "Blocks".

import IssueParser
import Storage

/// One block as stored.
struct StoredBlock {
  /// The number of its role, or that of masthead or colophon.
  var kind: UInt8
  /// Where its line ranges stand in the record, and the last line of the range before them.
  fileprivate var rangesStart: Int
  fileprivate var lineBefore: Int
  /// The number of the index's field that holds its folded text; nil where nothing was left of it.
  var field: Int?
  fileprivate var hasEdits: Bool
  fileprivate var hasBreaks: Bool
  /// Where its exceptions begin in the record; nil where it has none.
  fileprivate var exceptions: Int?
}

/// Lines of a source as stored.
struct StoredLines: Equatable {
  var ranges: [LineRange]
  /// All lines with their terminators between them.
  var scalars: [UInt32]
  var terminator: UInt32

  /// The lines one by one, with their numbers, as UTF-8.
  var numbered: [(number: Int, utf8: [UInt8])] {
    let lines = scalars.split(separator: terminator, omittingEmptySubsequences: false)
    return zip(ranges.lazy.flatMap(\.numbers), lines).map { ($0, UTF8Scalars.encode($1)) }
  }

  /// The same as texts.
  var texts: [SourceLineText] {
    numbered.map { SourceLineText(number: $0, text: String(decoding: $1, as: UTF8.self)) }
  }
}

/// The folded texts of a document's fields: all at hand, or each read when it is asked for.
struct FoldedFields {
  let count: Int
  private let read: (Int) throws(ByteFault) -> [UInt32]

  /// Fields that are at hand.
  init(_ fields: [[UInt32]]) {
    self.init(count: fields.count) { fields[$0] }
  }

  /// So many fields, which `read` gives by their numbers from 0 on.
  init(count: Int, _ read: @escaping (Int) throws(ByteFault) -> [UInt32]) {
    self.count = count
    self.read = read
  }

  subscript(field: Int) -> [UInt32] {
    get throws(ByteFault) { try read(field) }
  }
}

/// The blocks of one document.
struct StoredText {
  private(set) var blocks: [StoredBlock] = []
  private let record: [UInt8]
  private let folded: FoldedFields
  private var style = PrintStyle(rawValue: 0)
  private var isEndedByReturns = false
  private var hasLayout = false
  /// The printed text of each block; empty where only some are asked for.
  private var printed: [[UInt32]] = []

  /// Reads the blocks from `record`, where `cursor` stands in it; `folded` are the fields of the
  /// document.
  ///
  /// `printsAll`: print every block at once, not each when it is asked for.
  /// Errors: a fault where the record is damaged or belongs to other fields.
  @_lifetime(cursor: copy cursor)
  init(
    _ record: [UInt8], _ folded: FoldedFields, printsAll: Bool, _ cursor: inout ByteCursor
  ) throws(ByteFault) {
    self.record = record
    self.folded = folded
    let fault = cursor.fault(.outOfRange("style of a text"))
    let styles = try cursor.readUInt8()
    guard styles & ~(PrintStyle.all.rawValue | BlockFlag.returns | BlockFlag.hasLayout) == 0
    else { throw fault }
    style = PrintStyle(rawValue: styles & PrintStyle.all.rawValue)
    isEndedByReturns = styles & BlockFlag.returns != 0
    hasLayout = styles & BlockFlag.hasLayout != 0
    let count = try cursor.readCount(atMost: cursor.remaining, "blocks")
    blocks.reserveCapacity(count)
    var field = 0
    var last = 0
    for _ in 0..<count {
      let fault = cursor.fault(.outOfRange("block"))
      let flags = try cursor.readUInt8()
      let isBlank = flags & BlockFlag.isBlank != 0
      guard flags & BlockFlag.kinds <= FieldKind.colophon, isBlank || field < folded.count
      else { throw fault }
      let (rangesStart, lineBefore) = (cursor.byteOffset, last)
      try cursor.readRanges(after: &last) { _ in }
      var block = StoredBlock(
        kind: flags & BlockFlag.kinds, rangesStart: rangesStart, lineBefore: lineBefore,
        field: isBlank ? nil : field, hasEdits: flags & BlockFlag.hasEdits != 0,
        hasBreaks: flags & BlockFlag.hasBreaks != 0)
      if flags & BlockFlag.hasExceptions != 0 {
        block.exceptions = cursor.byteOffset
        if printsAll {
          let scalars = isBlank ? [] : try folded[field]
          printed.append(try PrintedText.read(scalars, style, isMapped: false, &cursor).scalars)
        } else {
          try PrintedText.skip(&cursor)
        }
      } else if printsAll {
        let scalars = isBlank ? [] : try folded[field]
        printed.append(PrintedText(folded: scalars, style, isMapped: false).scalars)
      }
      blocks.append(block)
      if !isBlank { field += 1 }
    }
    guard field == folded.count else { throw cursor.fault(.outOfRange("fields of a document")) }
  }

  /// The lines of a block.
  func ranges(_ block: Int) throws(ByteFault) -> [LineRange] {
    var cursor = ByteCursor(record.span, at: blocks[block].rangesStart)
    var last = blocks[block].lineBefore
    return try cursor.readRanges(after: &last)
  }

  /// A block's folded text.
  func folded(_ block: Int) throws(ByteFault) -> [UInt32] {
    guard let field = blocks[block].field else { return [] }
    return try folded[field]
  }

  /// A block as printed, and which part of that each folded scalar stands for.
  func mapped(_ block: Int) throws(ByteFault) -> PrintedText {
    try print(block, isMapped: true)
  }

  /// A block as printed.
  func scalars(_ block: Int) throws(ByteFault) -> [UInt32] {
    printed.isEmpty ? try print(block, isMapped: false).scalars : printed[block]
  }

  /// All blocks as printed, each with its kind; empty where not all were printed.
  var printedBlocks: [(kind: UInt8, text: [UInt32])] {
    zip(blocks, printed).map { ($0.kind, $1) }
  }

  private func print(
    _ block: Int, isMapped: Bool, limit: Int = .max
  ) throws(ByteFault) -> PrintedText {
    let scalars = try folded(block)
    guard let start = blocks[block].exceptions else {
      return PrintedText(folded: scalars, style, isMapped: isMapped, limit: limit)
    }
    var cursor = ByteCursor(record.span, at: start)
    return try PrintedText.read(scalars, style, isMapped: isMapped, limit: limit, &cursor)
  }

  /// The blocks of articles, photos and pages, without masthead and colophon.
  func pageBlocks() throws(ByteFault) -> [Block] {
    var result: [Block] = []
    result.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      guard let role = BlockRole.of(code: block.kind) else { continue }
      result.append(Block(role: role, scalars: try scalars(index), lines: try ranges(index)))
    }
    return result
  }

  /// The line ranges of masthead or colophon.
  func ranges(ofKind kind: UInt8) throws(ByteFault) -> [LineRange] {
    var found: [LineRange] = []
    for (index, block) in blocks.enumerated() where block.kind == kind {
      found += try ranges(index)
    }
    return found
  }

  /// Reads a text that stands in a block or in the record; nil where there is none.
  @_lifetime(cursor: copy cursor)
  func readText(_ cursor: inout ByteCursor) throws(ByteFault) -> String? {
    try readPlacedText(&cursor)?.text
  }

  /// Reads a text, and tells which block is this text and no more.
  @_lifetime(cursor: copy cursor)
  func readPlacedText(
    _ cursor: inout ByteCursor
  ) throws(ByteFault) -> (text: String, block: Int?)? {
    let fault = cursor.fault(.outOfRange("place of a text"))
    let number = try cursor.readCount(atMost: Int.max, "text")
    if number == 0 { return nil }
    let block = number >> 1
    if number & 1 == 0 {
      guard let text = String(validating: try cursor.readBytes(block - 1), as: UTF8.self)
      else { throw fault }
      return (text, nil)
    }
    guard block < blocks.count else { throw fault }
    let offset = try cursor.readCount(atMost: Int(Int32.max), "place of a text")
    if offset == 0 { return (UTF8Scalars.text(try scalars(block)[...]), block) }
    let end = offset - 1 + (try cursor.readCount(atMost: Int(Int32.max), "length of a text"))
    let scalars =
      printed.isEmpty ? try print(block, isMapped: false, limit: end).scalars : printed[block]
    guard end <= scalars.count else { throw fault }
    return (UTF8Scalars.text(scalars[offset - 1..<end]), nil)
  }

  @_lifetime(cursor: copy cursor)
  func readTexts(_ cursor: inout ByteCursor) throws(ByteFault) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "texts")) {
      texts.append(try readNeededText(&cursor))
    }
    return texts
  }

  /// Reads a text that must be there.
  @_lifetime(cursor: copy cursor)
  func readNeededText(_ cursor: inout ByteCursor) throws(ByteFault) -> String {
    let fault = cursor.fault(.outOfRange("text"))
    guard let text = try readText(&cursor) else { throw fault }
    return text
  }

  /// Reads the lines of each block, which end the record.
  @_lifetime(cursor: copy cursor)
  func readLines(_ cursor: inout ByteCursor) throws(ByteFault) -> [StoredLines] {
    let layout = hasLayout ? try LineLayout.read(&cursor) : LineLayout()
    let terminator: UInt32 = isEndedByReturns ? 13 : 10
    var lines: [StoredLines] = []
    lines.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      let fault = cursor.fault(.outOfRange("lines of a block"))
      let scalars = try LineEdits.read(
        try scalars(index), layout, hasOthers: block.hasEdits, hasBreaks: block.hasBreaks, &cursor)
      let ranges = try ranges(index)
      let count = ranges.reduce(0) { $0 + $1.last - $1.first + 1 }
      guard count == scalars.count(where: { $0 == terminator }) + 1 else { throw fault }
      lines.append(StoredLines(ranges: ranges, scalars: scalars, terminator: terminator))
    }
    try cursor.expectEnd()
    return lines
  }
}

extension LineRange {
  fileprivate var numbers: ClosedRange<Int> { first...last }
}
