// A document's text on its way into the archive: its blocks as printed, as folded and as lines, and
// what must be kept of them so that all three come back from the folded text. RECORDS.md, "Blocks".

import BigramIndex
import ChineseText
import IssueParser
import Storage

/// The blocks of one document.
struct DocumentText {
  /// One block in all its forms; a class, so that going through the blocks copies nothing.
  final class Part {
    let kind: UInt8
    let ranges: [LineRange]
    let printed: [UInt32]
    let folded: [UInt32]
    /// For each folded scalar the printed one that it came from; empty where each has the other's
    /// place.
    let sources: [UInt32]
    let lines: ArraySlice<UInt32>
    /// What the lines have that `printed` has not, among the edits of all blocks.
    let edits: Range<Int>

    init(
      kind: UInt8, ranges: [LineRange], printed: [UInt32], lines: ArraySlice<UInt32>,
      _ edits: inout [LineEdit]
    ) {
      self.kind = kind
      self.ranges = ranges
      self.printed = printed
      if let folded = Folding.oneToOne(printed) {
        self.folded = folded
        sources = []
      } else {
        let folded = Folding.fold(scalars: printed)
        self.folded = folded.scalars
        sources = folded.sources
      }
      self.lines = lines
      self.edits = LineComparison.append(printed, lines, to: &edits)
    }
  }

  let parts: [Part]
  private let style: PrintStyle
  private let lines: LineEdits
  private let isEndedByReturns: Bool

  /// The blocks, and behind them each of `furniture` as a block of its own.
  init(
    _ blocks: [Block], furniture: [(kind: UInt8, lines: LineRange)] = [], of source: SourceText
  ) {
    var parts: [Part] = []
    parts.reserveCapacity(blocks.count + furniture.count)
    var edits: [LineEdit] = []
    edits.reserveCapacity(32)
    var forms = PrintCounts()
    for block in blocks {
      forms.take(block.scalars.span)
      parts.append(
        Part(
          kind: block.role.code, ranges: block.lines, printed: block.scalars,
          lines: source.scalars(of: block.lines), &edits))
    }
    for (kind, range) in furniture {
      let lines = source.scalars(of: [range])
      // Shown as one line.
      let printed = Array(
        lines.split(separator: source.terminator).joined(separator: [0x20]))
      forms.take(printed.span)
      parts.append(Part(kind: kind, ranges: [range], printed: printed, lines: lines, &edits))
    }
    self.parts = parts
    style = PrintStyle(forms)
    lines = LineEdits(parts, edits)
    isEndedByReturns = source.terminator == 13
  }

  /// One field for each block; a block of nothing but blanks has none.
  var fields: [IndexField] {
    parts.lazy.filter { !$0.folded.isEmpty }.map { IndexField(kind: $0.kind, scalars: $0.folded) }
  }

  /// Appends how the blocks are printed, and where their lines stand.
  func appendBlocks(to writer: inout ByteWriter) {
    writer.append(
      style.rawValue | (isEndedByReturns ? BlockFlag.returns : 0)
        | (lines.needsLayout ? BlockFlag.hasLayout : 0))
    writer.appendCount(parts.count)
    var last = 0
    var encoder = PrintedTextEncoder(style)
    var exceptions = ByteWriter()
    for (part, edits) in zip(parts, lines.blocks) {
      exceptions.removeAll()
      let hasExceptions = encoder.append(
        part.printed, folded: part.folded, sources: part.sources, to: &exceptions)
      var flags = part.kind
      if part.folded.isEmpty { flags |= BlockFlag.isBlank }
      if hasExceptions { flags |= BlockFlag.hasExceptions }
      if edits.hasOthers { flags |= BlockFlag.hasEdits }
      if edits.hasBreaks { flags |= BlockFlag.hasBreaks }
      writer.append(flags)
      writer.append(part.ranges, after: &last)
      if hasExceptions { writer.append(contentsOf: exceptions.bytes) }
    }
  }

  /// Appends how the lines are made of the printed text.
  func appendLines(to writer: inout ByteWriter) {
    lines.append(parts, to: &writer)
  }

  /// Appends a text as its place in a block, or as it is where no block has it.
  func append(_ text: String?, to writer: inout ByteWriter) {
    guard var text else { return writer.appendCount(0) }
    text.makeContiguousUTF8()
    let scalars = [UInt32](utf8: text.utf8Span.span)
    guard let (block, offset) = place(of: scalars) else {
      writer.appendCount((text.utf8.count + 1) << 1)
      return writer.append(contentsOf: text.utf8Span.span)
    }
    writer.appendCount(block << 1 | 1)
    if scalars.count == parts[block].printed.count {
      writer.appendCount(0)
    } else {
      writer.appendCount(offset + 1)
      writer.appendCount(scalars.count)
    }
  }

  func append(_ texts: [String], to writer: inout ByteWriter) {
    writer.appendCount(texts.count)
    for text in texts { append(text, to: &writer) }
  }

  /// Scalars from the beginning and from the end of a block in which texts are looked for: a
  /// dateline with its names ends before the one, a signature begins behind the other. What stands
  /// elsewhere is kept as it is.
  private static let headLength = 80
  private static let tailLength = 40

  /// Where a text stands: in the beginning or the end of a block, where names and places are.
  private func place(of text: [UInt32]) -> (block: Int, offset: Int)? {
    for (block, part) in parts.enumerated() where part.printed.count >= text.count {
      let printed = part.printed
      if let offset = DocumentText.place(of: text.span, in: printed.span) {
        return (block, offset)
      }
    }
    return nil
  }

  private static func place(of text: Span<UInt32>, in printed: Span<UInt32>) -> Int? {
    guard text.count > 0 else { return nil }
    let first = text[0]
    let end = printed.count - text.count
    var offset = 0
    while offset <= end {
      if offset == headLength, end - tailLength > offset { offset = end - tailLength }
      if printed[offset] == first, holds(text, printed, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private static func holds(
    _ text: Span<UInt32>, _ printed: Span<UInt32>, at offset: Int
  ) -> Bool {
    for index in text.indices where printed[offset + index] != text[index] { return false }
    return true
  }
}
