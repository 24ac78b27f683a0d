// Line edits as bytes: line breaks apart from all others, since most breaks follow from the width
// of the lines. RECORDS.md, "Lines of a block".

import Storage

/// What is done at a place of the text, line breaks apart.
private enum Step {
  /// A blank stands in the lines.
  static let blank: UInt8 = 0
  /// Other scalars stand there.
  static let inserted: UInt8 = 1
  /// A scalar of the text does not stand there.
  static let removed: UInt8 = 2
  /// Scalars of the text do not stand there, and others do.
  static let replaced: UInt8 = 3
  /// A blank stands before each of several scalars.
  static let blanks: UInt8 = 4
  /// Two ideographic blanks stand there.
  static let indent: UInt8 = 5
  /// `#` once or several times and a blank stand there.
  static let heading: UInt8 = 6
  /// The separator stands instead of one scalar.
  static let separator: UInt8 = 7
}

/// The differences between the texts of a document's blocks and their lines, sorted into line
/// breaks and others.
struct LineEdits {
  /// What is said of one block.
  struct Block {
    /// Places in the lists of all blocks.
    fileprivate var others: Range<Int>
    fileprivate var widths: Range<Int>
    /// The width of what stands behind the last line break.
    fileprivate var lastWidth: Int

    var hasOthers: Bool { !others.isEmpty }
    var hasBreaks: Bool { !widths.isEmpty }
  }

  let layout: LineLayout
  /// Whether the layout is asked for.
  private(set) var needsLayout = false
  private(set) var blocks: [Block] = []
  /// Edits that are no line breaks.
  private var others: [LineEdit] = []
  /// The widths of the pieces between line breaks, the last of each block left out.
  private var widths: [Int] = []

  /// Sorts the edits of all blocks.
  init(_ parts: [DocumentText.Part], _ edits: [LineEdit]) {
    var layout = LineLayout(parts, edits)
    blocks.reserveCapacity(parts.count)
    // Nearly all are line breaks.
    widths.reserveCapacity(edits.count)
    others.reserveCapacity(min(edits.count, 8))
    for part in parts {
      let (firstOther, firstWidth) = (others.count, widths.count)
      var width = 0
      var end = 0
      for edit in edits[part.edits] {
        width += edit.place - end
        end = edit.place + edit.removed
        let isSeparator = edit.inserts(layout.separator, part.lines)
        if isSeparator, edit.removed <= 1 { needsLayout = true }
        if isSeparator, edit.removed == 0 {
          widths.append(width)
          width = 0
        } else {
          width += edit.inserted.count
          others.append(edit)
        }
      }
      blocks.append(
        Block(
          others: firstOther..<others.count, widths: firstWidth..<widths.count,
          lastWidth: width + part.printed.count - end))
    }
    layout.width = LineLayout.width(of: widths)
    self.layout = layout
  }

  /// Appends how the lines of all blocks are made of their texts.
  func append(_ parts: [DocumentText.Part], to writer: inout ByteWriter) {
    if needsLayout { layout.append(to: &writer) }
    for (block, part) in zip(blocks, parts) {
      if block.hasOthers { appendOthers(block, part.lines, to: &writer) }
      if block.hasBreaks {
        LineBreaks.append(widths[block.widths], last: block.lastWidth, layout, to: &writer)
      }
    }
  }

  private func appendOthers(
    _ block: Block, _ lines: ArraySlice<UInt32>, to writer: inout ByteWriter
  ) {
    var steps = ByteWriter(capacity: 64)
    var count = 0
    var end = 0
    var index = block.others.lowerBound
    while index < block.others.upperBound {
      let edit = others[index]
      let gap = edit.place - end
      count += 1
      end = edit.place + edit.removed
      index += 1
      if edit.isBlank(lines) {
        var run = 1
        while index < block.others.upperBound, others[index].isBlank(lines),
          others[index].place == end + 1
        {
          run += 1
          end += 1
          index += 1
        }
        steps.appendStep(gap: gap, run > 1 ? Step.blanks : Step.blank)
        if run > 1 { steps.appendCount(run - 2) }
      } else {
        append(edit, lines, gap: gap, to: &steps)
      }
    }
    writer.appendCount(count)
    writer.append(contentsOf: steps.bytes)
  }

  private func append(
    _ edit: LineEdit, _ lines: ArraySlice<UInt32>, gap: Int, to writer: inout ByteWriter
  ) {
    let inserted = lines[edit.inserted]
    let removed = edit.removed
    if removed == 1, edit.inserts(layout.separator, lines) {
      return writer.appendStep(gap: gap, Step.separator)
    }
    if removed == 1 && inserted.isEmpty { return writer.appendStep(gap: gap, Step.removed) }
    if removed == 0 && inserted.elementsEqual([0x3000, 0x3000]) {
      return writer.appendStep(gap: gap, Step.indent)
    }
    let level = inserted.prefix { $0 == 0x23 }.count
    if removed == 0, level > 0, level <= 256, inserted.count == level + 1, inserted.last == 0x20 {
      writer.appendStep(gap: gap, Step.heading)
      return writer.append(UInt8(level - 1))
    }
    writer.appendStep(gap: gap, removed == 0 ? Step.inserted : Step.replaced)
    if removed > 0 { writer.appendCount(removed) }
    writer.appendCount(inserted.count)
    for scalar in inserted { writer.appendVarint(UInt64(scalar)) }
  }

  /// Reads the edits of one block and makes its lines of its text.
  @_lifetime(cursor: copy cursor)
  static func read(
    _ text: [UInt32], _ layout: LineLayout, hasOthers: Bool, hasBreaks: Bool,
    _ cursor: inout ByteCursor
  ) throws(ByteFault) -> [UInt32] {
    var lines = text
    if hasOthers { lines = try readOthers(text, layout, &cursor) }
    if hasBreaks { lines = try LineBreaks.read(into: lines, layout, &cursor) }
    return lines
  }

  @_lifetime(cursor: copy cursor)
  private static func readOthers(
    _ text: [UInt32], _ layout: LineLayout, _ cursor: inout ByteCursor
  ) throws(ByteFault) -> [UInt32] {
    var lines: [UInt32] = []
    lines.reserveCapacity(text.count + text.count / 8)
    var place = 0
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "edits of lines")) {
      let fault = cursor.fault(.outOfRange("edit of a line"))
      let (gap, step) = try cursor.readStep()
      guard gap <= text.count - place else { throw fault }
      lines += text[place..<place + gap]
      place += gap
      var removed = 0
      switch step {
      case Step.blank: lines.append(0x20)
      case Step.blanks:
        let count = 1 + (try cursor.readCount(atMost: text.count, "blanks"))
        guard count <= text.count - place else { throw fault }
        for _ in 0..<count {
          lines.append(0x20)
          lines.append(text[place])
          place += 1
        }
        lines.append(0x20)
      case Step.indent: lines += [0x3000, 0x3000]
      case Step.heading:
        let level = 1 + Int(try cursor.readUInt8())
        lines += Array(repeating: 0x23, count: level)
        lines.append(0x20)
      case Step.separator:
        lines += layout.separator
        removed = 1
      case Step.removed: removed = 1
      default:
        if step == Step.replaced { removed = try cursor.readCount(atMost: text.count, "scalars") }
        for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "scalars")) {
          lines.append(try cursor.readScalar())
        }
      }
      guard removed <= text.count - place else { throw fault }
      place += removed
    }
    lines += text[place...]
    return lines
  }
}

extension LineEdit {
  /// Whether these scalars and no others are inserted.
  fileprivate func inserts(_ scalars: [UInt32], _ lines: ArraySlice<UInt32>) -> Bool {
    guard inserted.count == scalars.count else { return false }
    for (place, scalar) in zip(inserted, scalars) where lines[place] != scalar { return false }
    return true
  }

  /// Whether a blank is inserted.
  fileprivate func isBlank(_ lines: ArraySlice<UInt32>) -> Bool {
    removed == 0 && inserted.count == 1 && lines[inserted.lowerBound] == 0x20
  }
}
