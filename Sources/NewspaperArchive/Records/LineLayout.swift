// How a document's lines are broken: most of them end at one width with one and the same break.
// RECORDS.md, "Lines of a block".

import Storage

/// What most line breaks of a document have in common.
struct LineLayout: Equatable {
  /// What stands between two lines: a line feed, an empty line, a blank where an engine joined
  /// them.
  var separator: [UInt32] = [10]
  /// Scalars of a line.
  var width = 0

  /// Separators with a number of their own.
  static let common: [[UInt32]] = [
    [10], [10, 10], [32], [13, 10], [13, 10, 13, 10], [13],
  ]
  /// Scalars of a separator at most.
  private static let lengthLimit = 4

  init() {}

  /// The commonest break between the lines of these blocks; their width is told by `width(of:)`.
  init(_ parts: [DocumentText.Part], _ edits: [LineEdit]) {
    var candidates: [(separator: SIMD4<UInt32>, count: Int)] = []
    candidates.reserveCapacity(4)
    for part in parts {
      var end = 0
      for edit in edits[part.edits] {
        let gap = edit.place - end
        end = edit.place + edit.removed
        guard edit.removed <= 1, (1...4).contains(edit.inserted.count) else { continue }
        let first = part.lines[edit.inserted.lowerBound]
        guard first <= 0x20, first != 0x20 || gap >= 4 else { continue }
        // No scalar has the value that fills the rest.
        var separator = SIMD4<UInt32>(repeating: .max)
        for place in edit.inserted {
          separator[place - edit.inserted.lowerBound] = part.lines[place]
        }
        if let index = candidates.firstIndex(where: { $0.separator == separator }) {
          candidates[index].count += 1
        } else if candidates.count < 8 {
          candidates.append((separator, 1))
        }
      }
    }
    var best = (separator: SIMD4<UInt32>(10, .max, .max, .max), count: 0)
    for candidate in candidates where candidate.count > best.count { best = candidate }
    let length = best.separator.indices.first { best.separator[$0] == .max } ?? 4
    if length > 1 || best.separator[0] != 10 {
      separator = (0..<length).map { best.separator[$0] }
    }
  }

  /// The commonest width between two line breaks.
  static func width(of widths: [Int]) -> Int {
    guard !widths.isEmpty else { return 0 }
    var counts = InlineArray<256, UInt32>(repeating: 0)
    var best = 0
    for width in widths where width < counts.count { counts[width] += 1 }
    // Of two that are as common the lesser.
    for width in widths
    where width < counts.count && (counts[width], best) > (counts[best], width) { best = width }
    return best
  }

  func append(to writer: inout ByteWriter) {
    let number = LineLayout.common.firstIndex(of: separator) ?? LineLayout.common.count
    writer.append(UInt8(number))
    if number == LineLayout.common.count {
      writer.appendCount(separator.count)
      for scalar in separator { writer.appendVarint(UInt64(scalar)) }
    }
    writer.appendCount(width)
  }

  @_lifetime(cursor: copy cursor)
  static func read(_ cursor: inout ByteCursor) throws(ByteFault) -> LineLayout {
    var layout = LineLayout()
    let number = try cursor.readCount(atMost: common.count, "separator of lines")
    if number < common.count {
      layout.separator = common[number]
    } else {
      layout.separator = []
      for _ in 0..<(try cursor.readCount(atMost: lengthLimit, "separator of lines")) {
        layout.separator.append(try cursor.readScalar())
      }
    }
    layout.width = try cursor.readCount(atMost: Int(Int32.max), "width of lines")
    return layout
  }
}

/// The widths of the pieces into which a block's lines are cut, all but the last.
enum LineBreaks {
  private static let end: UInt8 = 0
  private static let toEnd: UInt8 = 1
  /// `2 ... 63`: as many lines of the usual width as the number less one.
  private static let runs: ClosedRange<UInt8> = 2...63
  private static let firstWidth: UInt8 = 64
  private static let wide: UInt8 = 255

  /// Appends `widths`; `last` is the width of the piece behind them.
  static func append(
    _ widths: ArraySlice<Int>, last: Int, _ layout: LineLayout, to writer: inout ByteWriter
  ) {
    var index = widths.startIndex
    while index < widths.endIndex {
      var run = 0
      while index + run < widths.endIndex, widths[index + run] == layout.width { run += 1 }
      if run > 0, index + run == widths.endIndex, last > 0, last <= layout.width {
        writer.append(toEnd)
        return
      }
      index += run
      while run > 0 {
        let part = min(run, Int(runs.upperBound) - 1)
        writer.append(UInt8(part + 1))
        run -= part
      }
      guard index < widths.endIndex else { break }
      let width = widths[index]
      writer.append(UInt8(min(width + Int(firstWidth), Int(wide))))
      if width + Int(firstWidth) >= Int(wide) {
        writer.appendCount(width + Int(firstWidth) - Int(wide))
      }
      index += 1
    }
    writer.append(end)
  }

  /// Puts the line breaks into `text`.
  ///
  /// Errors: a width past the end of the text, or more breaks than it has places: only at its
  /// beginning are there none of its scalars between two.
  @_lifetime(cursor: copy cursor)
  static func read(
    into text: [UInt32], _ layout: LineLayout, _ cursor: inout ByteCursor
  ) throws(ByteFault) -> [UInt32] {
    var lines: [UInt32] = []
    lines.reserveCapacity(text.count + text.count / 8)
    var place = 0
    var count = 0
    func cut(_ width: Int, _ fault: ByteFault) throws(ByteFault) {
      count += 1
      guard width <= text.count - place, count <= text.count + 1 else { throw fault }
      lines += text[place..<place + width]
      lines += layout.separator
      place += width
    }
    while true {
      let fault = cursor.fault(.outOfRange("width of a line"))
      let token = try cursor.readUInt8()
      switch token {
      case end:
        lines += text[place...]
        return lines
      case toEnd:
        guard layout.width > 0 else { throw fault }
        while text.count - place > layout.width { try cut(layout.width, fault) }
        lines += text[place...]
        return lines
      case runs: for _ in 1..<token { try cut(layout.width, fault) }
      case wide:
        let more = try cursor.readCount(atMost: text.count, "width of a line")
        try cut(more + Int(wide) - Int(firstWidth), fault)
      default: try cut(Int(token - firstWidth), fault)
      }
    }
  }
}
