// A document's text as it comes back: printed text and lines, made of the folded text that the
// index holds. RECORDS.md, "Blocks".

import ChineseText
import IssueParser
import Storage

/// One block as stored. A document may have hundreds, so they are kept small.
struct StoredBlock {
  /// What the record says of the block: `BlockFlag`.
  fileprivate let flags: UInt8
  /// Where its line ranges stand in the record, and the last line of the range before them.
  fileprivate let rangesStart: Int32
  fileprivate let lineBefore: Int
  /// The number of the index's field; -1 for none.
  private let fieldNumber: Int32
  /// As `exceptions` says, 0 for none.
  private var exceptionsStart: Int32 = 0
  private var inserted: Int32 = 0

  fileprivate init(_ flags: UInt8, rangesStart: Int, lineBefore: Int, field: Int) {
    self.flags = flags
    self.rangesStart = Int32(truncatingIfNeeded: rangesStart)
    self.lineBefore = lineBefore
    fieldNumber = flags & BlockFlag.isBlank != 0 ? -1 : Int32(truncatingIfNeeded: field)
  }

  /// The number of its role, or that of masthead or colophon.
  var kind: UInt8 { flags & BlockFlag.kinds }
  /// The number of the index's field that holds its folded text; nil where nothing was left of it.
  var field: Int? { fieldNumber < 0 ? nil : Int(fieldNumber) }
  fileprivate var hasEdits: Bool { flags & BlockFlag.hasEdits != 0 }
  fileprivate var hasBreaks: Bool { flags & BlockFlag.hasBreaks != 0 }
  /// Where its exceptions stand; nil where it has none.
  fileprivate var exceptions: PrintedText.Exceptions? {
    get {
      exceptionsStart == 0
        ? nil
        : PrintedText.Exceptions(byteOffset: Int(exceptionsStart), inserted: Int(inserted))
    }
    set {
      exceptionsStart = Int32(truncatingIfNeeded: newValue?.byteOffset ?? 0)
      inserted = Int32(truncatingIfNeeded: newValue?.inserted ?? 0)
    }
  }
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
    return zip(ranges.lazy.flatMap(\.numbers), lines).map { ($0, [UInt8](scalarValues: $1)) }
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
    // What follows is numbered by 32 bits.
    guard record.count <= Int32.max else { throw cursor.fault(.outOfRange("size of a record")) }
    let bytes = record.span
    var place = cursor.byteOffset
    var field = 0
    var last = 0
    try blocks.append(addingCapacity: count) {
      (blocks: inout OutputSpan<StoredBlock>) throws(ByteFault) in
      for _ in 0..<count {
        let start = place
        guard start < bytes.count else {
          throw ByteFault(at: start, .truncated(needed: 1, remaining: 0))
        }
        let flags = bytes[start]
        let isBlank = flags & BlockFlag.isBlank != 0
        guard flags & BlockFlag.kinds <= FieldKind.colophon, isBlank || field < fieldCount
        else { throw ByteFault(at: start, .outOfRange("block")) }
        place = start &+ 1
        var block = StoredBlock(flags, rangesStart: place, lineBefore: last, field: field)
        // Nearly all lines are one range in one byte.
        if place < bytes.count, let line = PackedLines.last(bytes[place], after: last) {
          last = line
          place &+= 1
        } else {
          try StoredText.skipLines(bytes, &place, after: &last)
        }
        if flags & BlockFlag.hasExceptions != 0 {
          block.exceptions = try StoredText.skipExceptions(bytes, &place)
        }
        blocks.append(block)
        field &+= isBlank ? 0 : 1
      }
    }
    _ = try cursor.readRange(place - cursor.byteOffset)
    guard field == fieldCount else { throw cursor.fault(.outOfRange("fields of a document")) }
  }

  @inline(never)
  private static func skipLines(
    _ bytes: Span<UInt8>, _ place: inout Int, after last: inout Int
  ) throws(ByteFault) {
    var cursor = ByteCursor(bytes, at: place)
    try cursor.readRanges(after: &last) { _ in }
    place = cursor.byteOffset
  }

  @inline(never)
  private static func skipExceptions(
    _ bytes: Span<UInt8>, _ place: inout Int
  ) throws(ByteFault) -> PrintedText.Exceptions {
    var cursor = ByteCursor(bytes, at: place)
    let start = place
    let inserted = try PrintedText.skip(&cursor)
    place = cursor.byteOffset
    return PrintedText.Exceptions(byteOffset: start, inserted: inserted)
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
    var cursor = ByteCursor(record.span, at: Int(blocks[block].rangesStart))
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

  /// Reads a text that stands in a block, all of which were printed, or in the record; nil where
  /// there is none.
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
