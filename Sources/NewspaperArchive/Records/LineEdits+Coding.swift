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

/// The differences between one block's text and its lines, sorted into line breaks and others; a class,
/// so that going through the blocks copies nothing.
final class LineEdits {
  /// Edits that are no line breaks, and the lines that they insert scalars of.
  private let others: [LineEdit]
  private let lines: ArraySlice<UInt32>
  /// The widths of the pieces between line breaks, the last left out, and its width.
  let widths: [Int]
  private let lastWidth: Int
  private let separator: [UInt32]

  /// Sorts the edits of a block.
  init(_ part: DocumentText.Part, _ layout: LineLayout) {
    var others: [LineEdit] = []
    var widths: [Int] = []
    // Nearly all are line breaks.
    if !part.edits.isEmpty { widths.reserveCapacity(part.edits.count) }
    var width = 0
    var end = 0
    for edit in part.edits {
      width += edit.place - end
      end = edit.place + edit.removed
      if edit.removed == 0 && edit.inserts(layout.separator, part.lines) {
        widths.append(width)
        width = 0
      } else {
        width += edit.inserted.count
        others.append(edit)
      }
    }
    self.others = others
    self.widths = widths
    lastWidth = width + part.printed.count - end
    lines = part.lines
    separator = layout.separator
  }

  var hasOthers: Bool { !others.isEmpty }
  var hasBreaks: Bool { !widths.isEmpty }

  /// Whether the layout's separator is asked for.
  var needsLayout: Bool { hasBreaks || others.contains(where: isSeparator) }

  func append(_ layout: LineLayout, to writer: inout ByteWriter) {
    if hasOthers { appendOthers(to: &writer) }
    if hasBreaks { LineBreaks.append(widths, last: lastWidth, layout, to: &writer) }
  }

  private func appendOthers(to writer: inout ByteWriter) {
    var steps = ByteWriter()
    var count = 0
    var end = 0
    var index = 0
    while index < others.count {
      let edit = others[index]
      let gap = edit.place - end
      count += 1
      end = edit.place + edit.removed
      index += 1
      if isBlank(edit) {
        var run = 1
        while index < others.count, isBlank(others[index]), others[index].place == end + 1 {
          run += 1
          end += 1
          index += 1
        }
        steps.appendStep(gap: gap, run > 1 ? Step.blanks : Step.blank)
        if run > 1 { steps.appendCount(run - 2) }
      } else {
        append(edit, gap: gap, to: &steps)
      }
    }
    writer.appendCount(count)
    writer.append(contentsOf: steps.bytes)
  }

  /// Whether the separator stands instead of one scalar.
  private func isSeparator(_ edit: LineEdit) -> Bool {
    edit.removed == 1 && edit.inserts(separator, lines)
  }

  private func isBlank(_ edit: LineEdit) -> Bool {
    edit.removed == 0 && edit.inserted.count == 1 && lines[edit.inserted.lowerBound] == 0x20
  }

  private func append(_ edit: LineEdit, gap: Int, to writer: inout ByteWriter) {
    let inserted = lines[edit.inserted]
    let removed = edit.removed
    if isSeparator(edit) { return writer.appendStep(gap: gap, Step.separator) }
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
}
