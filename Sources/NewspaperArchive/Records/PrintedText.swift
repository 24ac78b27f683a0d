// The text as printed, kept as exceptions to what the folded text is likely to have been.
// RECORDS.md, "Printed text".

import ChineseText
import Storage

/// The printed form of a folded text, and which part of it each folded scalar stands for.
struct PrintedText: Equatable {
  /// The printed scalars.
  var scalars: [UInt32] = []
  /// Where folded and printed places do not go on side by side: from each folded place to the next
  /// one, the printed places count on from the one given.
  private(set) var shifts: [Shift] = []

  /// From where on which printed places count on.
  struct Shift: Equatable {
    let folded: Int
    let printed: Int
  }

  /// The half-open range of `scalars` that a range of folded scalars, which is not empty, stands
  /// for.
  func range(_ folded: Range<Int>) -> Range<Int> {
    let first = place(folded.lowerBound)
    return first..<min(max(first, place(folded.upperBound - 1)) + 1, scalars.count)
  }

  /// The printed scalar that a folded one stands for.
  private func place(_ folded: Int) -> Int {
    let next = partitioningIndex(in: shifts.indices) { shifts[$0].folded <= folded }
    return next == 0 ? folded : shifts[next - 1].printed + folded - shifts[next - 1].folded
  }

  /// What is done at a place of the folded text.
  enum Edit {
    /// The next likely form, and the one after it.
    static let other: UInt8 = 0
    static let rare: UInt8 = 1
    /// A blank is printed before the scalar.
    static let blank: UInt8 = 2
    /// The next likely form, several times.
    static let others: UInt8 = 3
    /// The scalar is not printed.
    static let nothing: UInt8 = 4
    /// This scalar is printed instead.
    static let instead: UInt8 = 5
    /// These scalars are printed before it.
    static let inserted: UInt8 = 6
    static let range: ClosedRange<UInt8> = 0...6
  }
}

/// Finds the exceptions.
struct PrintedTextEncoder {
  private let style: PrintStyle
  /// Gaps, edits, and where the printed scalars stand that are told with them.
  private var edits: [(gap: Int, edit: UInt8, operands: Range<Int>)] = []
  private var last = 0

  /// Prepares for the texts of a document that is printed in `style`.
  init(_ style: PrintStyle) { self.style = style }

  /// Appends how `printed` is made of `folded`; false, and nothing is appended, where it is as is
  /// most likely.
  ///
  /// `sources` says for each folded scalar which printed one it came from, empty that it has the
  /// same place; where it is wrong the exceptions are many, and still right. Cost: linear.
  mutating func append(
    _ printed: [UInt32], folded: [UInt32], sources: [UInt32], to writer: inout ByteWriter
  ) -> Bool {
    edits.removeAll(keepingCapacity: true)
    last = 0
    compare(printed.span, folded.span, sources.span)
    if edits.isEmpty { return false }
    write(printed.span, to: &writer)
    return true
  }

  private mutating func compare(
    _ printed: Span<UInt32>, _ folded: Span<UInt32>, _ sources: Span<UInt32>
  ) {
    var forms = PrintedForms(style)
    var next = 0
    var place = 0
    while place < folded.count {
      let run = PrintedTextEncoder.likelyRun(folded, place, printed, next, sources, &forms)
      place += run
      next += run
      if place == folded.count { break }
      let scalar = folded[place]
      let source = min(sources.isEmpty ? place : Int(sources[place]), printed.count)
      if next < source {
        insert(printed, next..<source, at: place)
        next = source
      }
      guard next == source, next < printed.count else {
        note(PrintedText.Edit.nothing, at: place)
        place += 1
        last = place
        continue
      }
      let width = PrintedForms.width(folded, at: place)
      if printed[next] == forms.likeliest(folded, at: place) {
        forms.note(scalar, printed: printed[next])
        place += width
      } else {
        replace(printed, next, folded, at: place, forms)
        forms.note(scalar, printed: printed[next])
        place += 1
        last = place
      }
      next += 1
    }
    if next < printed.count { insert(printed, next..<printed.count, at: place) }
  }

  /// How many scalars from here on are printed as is most likely, one for one.
  private static func likelyRun(
    _ folded: Span<UInt32>, _ place: Int, _ printed: Span<UInt32>, _ next: Int,
    _ sources: Span<UInt32>, _ forms: inout PrintedForms
  ) -> Int {
    let hasSources = !sources.isEmpty
    guard hasSources || place == next else { return 0 }
    let most = min(folded.count - place, printed.count - next)
    let rest = folded.extracting(place..<place + most)
    let printed = printed.extracting(next..<next + most)
    let sources = hasSources ? sources.extracting(place..<place + most) : sources
    let usualForms = PrintedForms.usualForms
    var before = place > 0 ? folded[place - 1] : 0x4E00
    var count = 0
    while count < most {
      // All have as many.
      let scalar = unsafe rest[unchecked: count]
      let form = unsafe printed[unchecked: count]
      if hasSources,
        unsafe sources[unchecked: count] != UInt32(truncatingIfNeeded: next &+ count)
      {
        break
      }
      if scalar > PrintedForms.lastVarying {
        if form != scalar { break }
      } else if form != forms.usual(scalar, after: before, usualForms.span) {
        guard form == forms.likeliest(folded, at: place &+ count),
          scalar != 0x2E || form == scalar
        else { break }
        forms.note(scalar, printed: form)
      }
      before = scalar
      count &+= 1
    }
    return count
  }

  private mutating func note(_ edit: UInt8, at place: Int, _ operands: Range<Int> = 0..<0) {
    edits.append((place - last, edit, operands))
    last = place
  }

  private mutating func insert(_ printed: Span<UInt32>, _ range: Range<Int>, at place: Int) {
    if range.count == 1, printed[range.lowerBound] == 0x20 {
      note(PrintedText.Edit.blank, at: place)
    } else {
      note(PrintedText.Edit.inserted, at: place, range)
    }
  }

  private mutating func replace(
    _ printed: Span<UInt32>, _ next: Int, _ folded: Span<UInt32>, at place: Int,
    _ forms: PrintedForms
  ) {
    if printed[next] == forms.other(0, folded, at: place) {
      note(PrintedText.Edit.other, at: place)
    } else if printed[next] == forms.other(1, folded, at: place) {
      note(PrintedText.Edit.rare, at: place)
    } else {
      note(PrintedText.Edit.instead, at: place, next..<next + 1)
    }
  }

  private func write(_ printed: Span<UInt32>, to writer: inout ByteWriter) {
    writer.appendCount(edits.indices.count { !goesOn($0) })
    var index = 0
    while index < edits.count {
      let (gap, edit, operands) = edits[index]
      index += 1
      var count = 1
      while index < edits.count, goesOn(index) {
        count += 1
        index += 1
      }
      writer.appendStep(gap: gap, count > 1 ? PrintedText.Edit.others : edit)
      if count > 1 { writer.appendCount(count) }
      if edit == PrintedText.Edit.inserted { writer.appendCount(operands.count) }
      for place in operands { writer.appendVarint(UInt64(printed[place])) }
    }
  }

  /// Whether an edit is the same as the one right before it, and is written with that.
  private func goesOn(_ index: Int) -> Bool {
    index > 0 && edits[index].gap == 0 && edits[index].edit == PrintedText.Edit.other
      && edits[index - 1].edit == PrintedText.Edit.other
  }
}

extension PrintedText {
  /// Steps over the exceptions, and tells how many scalars they print that no folded scalar stands
  /// for.
  @_lifetime(cursor: copy cursor)
  static func skip(_ cursor: inout ByteCursor) throws(ByteFault) -> Int {
    var inserted = 0
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "exceptions of a text")) {
      switch try cursor.readStep().kind {
      case Edit.others, Edit.instead: _ = try cursor.readVarint()
      case Edit.blank: inserted += 1
      case Edit.inserted:
        let count = try cursor.readCount(atMost: cursor.remaining, "scalars")
        for _ in 0..<count { _ = try cursor.readVarint() }
        inserted += count
      default: continue
      }
    }
    return inserted
  }

  /// Where the exceptions of a text stand.
  struct Exceptions {
    /// Their place in the record.
    var byteOffset: Int
    /// As `skip` tells.
    var inserted: Int
  }

  /// Prints a text with its exceptions in `record`, nil for the text that is printed as is most
  /// likely.
  ///
  /// Errors: an exception past the end or inside `…`, a scalar that is none.
  init(
    _ folded: [UInt32], _ style: PrintStyle, _ exceptions: Exceptions?, in record: [UInt8]
  ) throws(ByteFault) {
    var printing = Printing(style)
    let room = folded.count + (exceptions?.inserted ?? 0)
    // Made in this way since the generic code of other ways is not made for this type.
    scalars.reserveCapacity(room)
    try scalars.append(addingCapacity: room) {
      (printed: inout OutputSpan<UInt32>) throws(ByteFault) in
      let folded = folded.span
      if let exceptions {
        var cursor = ByteCursor(record.span, at: exceptions.byteOffset)
        for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "exceptions of a text")) {
          try printing.readEdit(&cursor, folded, &printed)
        }
      }
      // Up to the end there is nothing to be told wrongly.
      _ = printing.advance(to: folded.count, folded, &printed)
    }
    shifts = printing.shifts
  }
}

/// Prints a folded text from front to back.
private struct Printing {
  private(set) var shifts: [PrintedText.Shift] = []
  private var forms: PrintedForms
  private var place = 0

  init(_ style: PrintStyle) { forms = PrintedForms(style) }

  /// Prints what is likely until `end`; false where a form runs over it.
  @inline(__always)
  mutating func advance(
    to end: Int, _ folded: Span<UInt32>, _ printed: inout OutputSpan<UInt32>
  ) -> Bool {
    while place < end {
      let scalar = folded[place]
      if scalar > PrintedForms.lastVarying {
        printed.append(scalar)
        place &+= 1
        continue
      }
      let form = forms.likeliest(folded, at: place)
      if scalar == 0x2E, PrintedForms.width(folded, at: place) == 3 {
        guard place + 3 <= end else { return false }
        for _ in 0..<3 {
          shift(to: printed.count)
          place += 1
        }
        shift(to: printed.count + 1)
      } else {
        forms.note(scalar, printed: form)
        place &+= 1
      }
      printed.append(form)
    }
    return true
  }

  /// Notes that folded and printed places go on side by side from here on.
  private mutating func shift(to printed: Int) {
    shifts.append(PrintedText.Shift(folded: place, printed: printed))
  }

  @_lifetime(cursor: copy cursor)
  mutating func readEdit(
    _ cursor: inout ByteCursor, _ folded: Span<UInt32>, _ printed: inout OutputSpan<UInt32>
  ) throws(ByteFault) {
    let start = cursor.byteOffset
    let (gap, edit) = try cursor.readStep()
    guard gap <= folded.count - place, advance(to: place + gap, folded, &printed) else {
      throw ByteFault(at: start, .outOfRange("exception of a text"))
    }
    switch edit {
    case PrintedText.Edit.blank:
      printed.append(0x20)
      shift(to: printed.count)
    case PrintedText.Edit.inserted:
      for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "scalars")) {
        printed.append(try cursor.readScalar())
      }
      shift(to: printed.count)
    default:
      let count =
        edit == PrintedText.Edit.others
        ? try cursor.readCount(atMost: folded.count - place, "forms") : 1
      guard PrintedText.Edit.range.contains(edit), count <= folded.count - place else {
        throw ByteFault(at: start, .outOfRange("exception of a text"))
      }
      for _ in 0..<count { try replace(edit, start, &cursor, folded, &printed) }
    }
  }

  @_lifetime(cursor: copy cursor)
  private mutating func replace(
    _ edit: UInt8, _ start: Int, _ cursor: inout ByteCursor, _ folded: Span<UInt32>,
    _ printed: inout OutputSpan<UInt32>
  ) throws(ByteFault) {
    let form: UInt32?
    switch edit {
    case PrintedText.Edit.nothing:
      shift(to: max(0, printed.count - 1))
      place += 1
      return shift(to: printed.count)
    case PrintedText.Edit.instead: form = try cursor.readScalar()
    default: form = forms.other(edit == PrintedText.Edit.rare ? 1 : 0, folded, at: place)
    }
    guard let form else { throw ByteFault(at: start, .outOfRange("form of a scalar")) }
    forms.note(folded[place], printed: form)
    printed.append(form)
    place += 1
  }
}

extension ByteWriter {
  /// A gap and what is done behind it: `kind` in the high three bits, the gap in the low five, or
  /// 31 there and what is more in a varint.
  mutating func appendStep(gap: Int, _ kind: UInt8) {
    append(kind << 5 | UInt8(min(gap, 31)))
    if gap >= 31 { appendCount(gap - 31) }
  }
}

extension ByteCursor {
  @_lifetime(self: copy self)
  mutating func readStep() throws(ByteFault) -> (gap: Int, kind: UInt8) {
    let byte = try readUInt8()
    let low = Int(byte & 31)
    if low < 31 { return (low, byte >> 5) }
    return (31 + (try readCount(atMost: Int(Int32.max), "gap")), byte >> 5)
  }

  /// A Unicode scalar as a varint.
  @_lifetime(self: copy self)
  mutating func readScalar() throws(ByteFault) -> UInt32 {
    let start = byteOffset
    let value = try readVarint()
    guard value <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(value)) else {
      throw ByteFault(at: start, .outOfRange("scalar"))
    }
    return scalar.value
  }
}
