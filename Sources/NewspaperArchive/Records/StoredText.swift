// A document's text as it comes back: printed text and lines, made of the folded text that the index
// holds. RECORDS.md, "Blocks".

import ChineseText
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
  /// Where its exceptions stand; nil where it has none.
  fileprivate var exceptions: PrintedText.Exceptions?
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

/// Where a text of a record stands.
enum TextPlace {
  case nowhere
  /// In the record itself, in UTF-8.
  case spelled(String)
  /// A whole block as printed.
  case whole(block: Int)
  /// A part of it.
  case part(block: Int, Range<Int>)

  /// The block whose text is needed.
  var block: Int? {
    switch self {
    case .nowhere, .spelled: nil
    case .whole(let block), .part(let block, _): block
    }
  }
}

/// The blocks of one document.
struct StoredText {
  private(set) var blocks: [StoredBlock] = []
  private let record: [UInt8]
  private var style = PrintStyle(rawValue: 0)
  private var isEndedByReturns = false
  private var hasLayout = false
  /// The printed text of each block, once they were printed.
  private var printed: [[UInt32]] = []

  /// Reads the blocks from `record`, where `cursor` stands in it, but not their text.
  ///
  /// Errors: a fault where the record is damaged or belongs to other than `fieldCount` fields.
  @_lifetime(cursor: copy cursor)
  init(_ record: [UInt8], fieldCount: Int, _ cursor: inout ByteCursor) throws(ByteFault) {
    self.record = record
    let start = cursor.byteOffset
    let styles = try cursor.readUInt8()
    guard styles & ~(PrintStyle.all.rawValue | BlockFlag.returns | BlockFlag.hasLayout) == 0
    else { throw ByteFault(at: start, .outOfRange("style of a text")) }
    style = PrintStyle(rawValue: styles & PrintStyle.all.rawValue)
    isEndedByReturns = styles & BlockFlag.returns != 0
    hasLayout = styles & BlockFlag.hasLayout != 0
    let count = try cursor.readCount(atMost: cursor.remaining, "blocks")
    blocks.reserveCapacity(count)
    var field = 0
    var last = 0
    for _ in 0..<count {
      let start = cursor.byteOffset
      let flags = try cursor.readUInt8()
      let isBlank = flags & BlockFlag.isBlank != 0
      guard flags & BlockFlag.kinds <= FieldKind.colophon, isBlank || field < fieldCount
      else { throw ByteFault(at: start, .outOfRange("block")) }
      let (rangesStart, lineBefore) = (cursor.byteOffset, last)
      try cursor.readRanges(after: &last) { _ in }
      var block = StoredBlock(
        kind: flags & BlockFlag.kinds, rangesStart: rangesStart, lineBefore: lineBefore,
        field: isBlank ? nil : field, hasEdits: flags & BlockFlag.hasEdits != 0,
        hasBreaks: flags & BlockFlag.hasBreaks != 0)
      if flags & BlockFlag.hasExceptions != 0 {
        let byteOffset = cursor.byteOffset
        block.exceptions = PrintedText.Exceptions(
          byteOffset: byteOffset, inserted: try PrintedText.skip(&cursor))
      }
      blocks.append(block)
      if !isBlank { field += 1 }
    }
    guard field == fieldCount else { throw cursor.fault(.outOfRange("fields of a document")) }
  }

  /// Prints all blocks; `folded` are the fields of the document.
  ///
  /// Errors: a fault where the record is damaged.
  mutating func print(_ folded: [[UInt32]]) throws(ByteFault) {
    printed.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      printed.append(try print(index, block.field.map { folded[$0] } ?? []).scalars)
    }
  }

  /// A block as printed; `folded` is its field.
  ///
  /// Errors: a fault where the record is damaged.
  func print(_ block: Int, _ folded: [UInt32]) throws(ByteFault) -> PrintedText {
    try PrintedText(folded, style, blocks[block].exceptions, in: record)
  }

  /// The lines of a block.
  func ranges(_ block: Int) throws(ByteFault) -> [LineRange] {
    var cursor = ByteCursor(record.span, at: blocks[block].rangesStart)
    var last = blocks[block].lineBefore
    return try cursor.readRanges(after: &last)
  }

  /// All blocks as printed, each with its kind.
  var printedBlocks: [(kind: UInt8, text: [UInt32])] {
    zip(blocks, printed).map { ($0.kind, $1) }
  }

  /// The blocks of articles, photos and pages, without masthead and colophon.
  func pageBlocks() throws(ByteFault) -> [Block] {
    var result: [Block] = []
    result.reserveCapacity(blocks.count)
    for (index, block) in blocks.enumerated() {
      guard let role = BlockRole.of(code: block.kind) else { continue }
      result.append(Block(role: role, scalars: printed[index], lines: try ranges(index)))
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

  /// Reads where a text stands.
  @_lifetime(cursor: copy cursor)
  func readPlace(_ cursor: inout ByteCursor) throws(ByteFault) -> TextPlace {
    let start = cursor.byteOffset
    let number = try cursor.readCount(atMost: Int.max, "text")
    if number == 0 { return .nowhere }
    let block = number >> 1
    if number & 1 == 0 {
      let range = try cursor.readRange(block - 1)
      guard let text = record.span.text(range) else {
        throw ByteFault(at: start, .outOfRange("place of a text"))
      }
      return .spelled(text)
    }
    guard block < blocks.count else { throw ByteFault(at: start, .outOfRange("place of a text")) }
    let offset = try cursor.readCount(atMost: Int(Int32.max), "place of a text")
    if offset == 0 { return .whole(block: block) }
    let count = try cursor.readCount(atMost: Int(Int32.max), "length of a text")
    return .part(block: block, offset - 1..<offset - 1 + count)
  }

  /// Reads a text that stands in a block, all of which were printed, or in the record; nil where there
  /// is none.
  @_lifetime(cursor: copy cursor)
  func readText(_ cursor: inout ByteCursor) throws(ByteFault) -> String? {
    let start = cursor.byteOffset
    switch try readPlace(&cursor) {
    case .nowhere: return nil
    case .spelled(let text): return text
    case .whole(let block): return String(scalarValues: printed[block][...])
    case .part(let block, let range):
      guard range.upperBound <= printed[block].count else {
        throw ByteFault(at: start, .outOfRange("place of a text"))
      }
      return String(scalarValues: printed[block][range])
    }
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
    let start = cursor.byteOffset
    guard let text = try readText(&cursor) else {
      throw ByteFault(at: start, .outOfRange("text"))
    }
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
        printed[index], layout, hasOthers: block.hasEdits, hasBreaks: block.hasBreaks, &cursor)
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
