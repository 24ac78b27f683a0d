// The text as printed, kept as exceptions to what the folded text is likely to have been.
// RECORDS.md, "Printed text".

import Storage

/// The printed form of a folded text, and which part of it each folded scalar stands for.
struct PrintedText: Equatable {
  /// The printed scalars.
  var scalars: [UInt32] = []
  /// For each folded scalar the printed one that it stands for; empty where nobody asked.
  var places: [UInt32] = []

  /// The half-open range of `scalars` that a range of folded scalars, which is not empty, stands for.
  func range(_ folded: Range<Int>) -> Range<Int> {
    let first = Int(places[folded.lowerBound])
    return first..<min(max(first, Int(places[folded.upperBound - 1])) + 1, scalars.count)
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
  private var edits: [(gap: Int, edit: UInt8, operands: [UInt32])] = []
  private var last = 0

  private init(_ style: PrintStyle) { self.style = style }

  /// Appends how `printed` is made of `folded`; false, and nothing is appended, where it is as is
  /// most likely.
  ///
  /// `sources` says for each folded scalar which printed one it came from, empty that it has the same
  /// place; where it is wrong the exceptions are many, and still right. Cost: linear.
  static func append(
    _ printed: [UInt32], folded: [UInt32], sources: [UInt32], _ style: PrintStyle,
    to writer: inout ByteWriter
  ) -> Bool {
    var encoder = PrintedTextEncoder(style)
    encoder.compare(printed, folded, sources.span)
    if encoder.edits.isEmpty { return false }
    encoder.write(to: &writer)
    return true
  }

  private mutating func compare(_ printed: [UInt32], _ folded: [UInt32], _ sources: Span<UInt32>) {
    let foldedSpan = folded.span
    let printedSpan = printed.span
    var forms = PrintedForms(style)
    var next = 0
    var place = 0
    while place < foldedSpan.count {
      let run = PrintedTextEncoder.plainRun(foldedSpan, place, printedSpan, next, sources)
      place += run
      next += run
      if place == foldedSpan.count { break }
      let scalar = foldedSpan[place]
      let source = min(sources.isEmpty ? place : Int(sources[place]), printed.count)
      if next < source {
        insert(printed[next..<source], at: place)
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
        replace(printed[next], folded, at: place, forms)
        forms.note(scalar, printed: printed[next])
        place += 1
        last = place
      }
      next += 1
    }
    if next < printed.count { insert(printed[next...], at: place) }
  }

  /// How many scalars from here on are printed as they are folded, one for one.
  private static func plainRun(
    _ folded: Span<UInt32>, _ place: Int, _ printed: Span<UInt32>, _ next: Int,
    _ sources: Span<UInt32>
  ) -> Int {
    let most = min(folded.count - place, printed.count - next)
    let folded = folded.extracting(place..<place + most)
    let printed = printed.extracting(next..<next + most)
    var count = 0
    if sources.isEmpty {
      guard place == next else { return 0 }
      while count < most {
        // Both have as many.
        let scalar = unsafe folded[unchecked: count]
        guard scalar >= PrintedForms.firstPlain, unsafe printed[unchecked: count] == scalar else {
          break
        }
        count &+= 1
      }
      return count
    }
    let sources = sources.extracting(place..<place + most)
    while count < most {
      // All three have as many.
      let scalar = unsafe folded[unchecked: count]
      guard scalar >= PrintedForms.firstPlain, unsafe printed[unchecked: count] == scalar,
        unsafe sources[unchecked: count] == UInt32(truncatingIfNeeded: next &+ count)
      else { break }
      count &+= 1
    }
    return count
  }

  private mutating func note(_ edit: UInt8, at place: Int, _ operands: [UInt32] = []) {
    edits.append((place - last, edit, operands))
    last = place
  }

  private mutating func insert(_ scalars: ArraySlice<UInt32>, at place: Int) {
    if scalars.count == 1, scalars.first == 0x20 {
      note(PrintedText.Edit.blank, at: place)
    } else {
      note(PrintedText.Edit.inserted, at: place, Array(scalars))
    }
  }

  private mutating func replace(
    _ printed: UInt32, _ folded: [UInt32], at place: Int, _ forms: PrintedForms
  ) {
    if printed == forms.other(0, folded, at: place) {
      note(PrintedText.Edit.other, at: place)
    } else if printed == forms.other(1, folded, at: place) {
      note(PrintedText.Edit.rare, at: place)
    } else {
      note(PrintedText.Edit.instead, at: place, [printed])
    }
  }

  private func write(to writer: inout ByteWriter) {
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
      for scalar in operands { writer.appendVarint(UInt64(scalar)) }
    }
  }

  /// Whether an edit is the same as the one right before it, and is written with that.
  private func goesOn(_ index: Int) -> Bool {
    index > 0 && edits[index].gap == 0 && edits[index].edit == PrintedText.Edit.other
      && edits[index - 1].edit == PrintedText.Edit.other
  }
}

extension PrintedText {
  /// The text that is printed as is most likely, or its first `limit` scalars and maybe a few more.
  init(folded: [UInt32], _ style: PrintStyle, isMapped: Bool, limit: Int = .max) {
    var decoder = PrintedTextDecoder(folded, style, isMapped: isMapped, limit: limit)
    // Up to the end there is nothing to be told wrongly.
    _ = decoder.advance(to: folded.count)
    self = decoder.text
  }

  /// Reads the exceptions and prints the text, or its first `limit` scalars and maybe a few more; then
  /// the cursor stays where it came to.
  ///
  /// Errors: an exception past the end or inside `…`, a scalar that is none.
  @_lifetime(cursor: copy cursor)
  static func read(
    _ folded: [UInt32], _ style: PrintStyle, isMapped: Bool, limit: Int = .max,
    _ cursor: inout ByteCursor
  ) throws(ByteFault) -> PrintedText {
    var decoder = PrintedTextDecoder(folded, style, isMapped: isMapped, limit: limit)
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "exceptions of a text")) {
      if decoder.isFull { return decoder.text }
      try decoder.readEdit(&cursor)
    }
    _ = decoder.advance(to: folded.count)
    return decoder.text
  }
}

extension PrintedText {
  /// Steps over the exceptions.
  @_lifetime(cursor: copy cursor)
  static func skip(_ cursor: inout ByteCursor) throws(ByteFault) {
    for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "exceptions of a text")) {
      switch try cursor.readStep().kind {
      case Edit.others, Edit.instead: _ = try cursor.readVarint()
      case Edit.inserted:
        for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "scalars")) {
          _ = try cursor.readVarint()
        }
      default: continue
      }
    }
  }
}

/// Prints a folded text from front to back.
private struct PrintedTextDecoder {
  var text = PrintedText()
  private let folded: [UInt32]
  private let isMapped: Bool
  private let limit: Int
  private var forms: PrintedForms
  private var place = 0

  init(_ folded: [UInt32], _ style: PrintStyle, isMapped: Bool, limit: Int) {
    self.folded = folded
    self.isMapped = isMapped
    self.limit = limit
    forms = PrintedForms(style)
    text.scalars.reserveCapacity(min(limit, folded.count + folded.count / 16) + 8)
    if isMapped { text.places.reserveCapacity(folded.count) }
  }

  var isFull: Bool { text.scalars.count >= limit }

  /// Prints what is likely until `end`; false where a form runs over it.
  mutating func advance(to end: Int) -> Bool {
    let folded = folded
    while place < end {
      if isFull { return true }
      let plain = plainRun(to: end)
      if plain > 0 {
        printPlain(folded.span.extracting(place..<place + plain))
        continue
      }
      let scalar = folded[place]
      let width = PrintedForms.width(folded, at: place)
      let form = forms.likeliest(folded, at: place)
      guard place + width <= end else { return false }
      forms.note(scalar, printed: form)
      print(form, width)
    }
    return true
  }

  /// How many scalars from here on are printed as they are folded, as far as they are wanted.
  private func plainRun(to end: Int) -> Int {
    let most = min(end - place, limit - text.scalars.count)
    let folded = folded.span
    var count = 0
    while count < most, folded[place &+ count] >= PrintedForms.firstPlain { count &+= 1 }
    return count
  }

  private mutating func printPlain(_ run: Span<UInt32>) {
    if isMapped {
      let first = UInt32(text.scalars.count)
      text.places.append(contentsOf: first..<first + UInt32(run.count))
    }
    text.scalars.append(addingCapacity: run.count) { (scalars: inout OutputSpan<UInt32>) in
      for index in run.indices { scalars.append(run[index]) }
    }
    place += run.count
  }

  private mutating func print(_ scalar: UInt32, _ width: Int) {
    text.scalars.append(scalar)
    place += width
    guard isMapped else { return }
    for _ in 0..<width { text.places.append(UInt32(text.scalars.count - 1)) }
  }

  @_lifetime(cursor: copy cursor)
  mutating func readEdit(_ cursor: inout ByteCursor) throws(ByteFault) {
    let start = cursor.byteOffset
    let (gap, edit) = try cursor.readStep()
    guard gap <= folded.count - place, advance(to: place + gap) else {
      throw ByteFault(at: start, .outOfRange("exception of a text"))
    }
    if isFull { return }
    switch edit {
    case PrintedText.Edit.blank: text.scalars.append(0x20)
    case PrintedText.Edit.inserted:
      for _ in 0..<(try cursor.readCount(atMost: cursor.remaining, "scalars")) {
        text.scalars.append(try cursor.readScalar())
      }
    default:
      let count =
        edit == PrintedText.Edit.others
        ? try cursor.readCount(atMost: folded.count - place, "forms") : 1
      guard PrintedText.Edit.range.contains(edit), count <= folded.count - place else {
        throw ByteFault(at: start, .outOfRange("exception of a text"))
      }
      for _ in 0..<count { try replace(edit, start, &cursor) }
    }
  }

  @_lifetime(cursor: copy cursor)
  private mutating func replace(
    _ edit: UInt8, _ start: Int, _ cursor: inout ByteCursor
  ) throws(ByteFault) {
    let form: UInt32?
    switch edit {
    case PrintedText.Edit.nothing:
      if isMapped { text.places.append(UInt32(max(0, text.scalars.count - 1))) }
      place += 1
      return
    case PrintedText.Edit.instead: form = try cursor.readScalar()
    default: form = forms.other(edit == PrintedText.Edit.rare ? 1 : 0, folded, at: place)
    }
    guard let form else { throw ByteFault(at: start, .outOfRange("form of a scalar")) }
    forms.note(folded[place], printed: form)
    print(form, 1)
  }
}

extension ByteWriter {
  /// A gap and what is done behind it: `kind` in the high three bits, the gap in the low five, or 31
  /// there and what is more in a varint.
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
    let start = fault(.outOfRange("scalar"))
    let value = try readVarint()
    guard value <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(value)) else { throw start }
    return scalar.value
  }
}
