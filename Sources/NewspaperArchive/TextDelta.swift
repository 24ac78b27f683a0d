// A block's display text is nearly its source lines: line breaks, spaces and Markdown marks are
// gone, little is added. So only the lines are stored, and beside them how the text is made of them.
// RECORDS.md, "Text of a block".

import Storage

/// Makes a text of another one.
enum TextDelta {
  /// How far to look ahead in the lines for the text's next two characters.
  private static let window = 96

  /// Writes how `text` is made of `lines`: steps of (copy, skip, insert) that cover the whole text.
  ///
  /// Cost: linear in both, times the window where they differ.
  static func append(_ text: [UInt8], from lines: ArraySlice<UInt8>, to writer: inout ByteWriter) {
    var steps: [(copied: Int, skipped: Int, inserted: Range<Int>)] = []
    var place = lines.startIndex
    var next = 0
    while next < text.count {
      let start = next
      while next < text.count, place < lines.endIndex, text[next] == lines[place] {
        next += 1
        place += 1
      }
      // Back to the beginning of a character that differs in its later bytes only.
      while next < text.count, next > start, text[next] & 0xC0 == 0x80 {
        next -= 1
        place -= 1
      }
      let copied = next - start
      let difference = next
      var skipped = 0
      while next < text.count {
        if let distance = distance(to: next, in: text, from: place, in: lines) {
          skipped = distance
          break
        }
        next += 1
        while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
      }
      steps.append((copied, skipped, difference..<next))
      place += skipped
    }
    writer.appendCount(steps.count)
    for step in steps {
      writer.appendCount(step.copied)
      writer.appendCount(step.skipped << 1 | (step.inserted.isEmpty ? 0 : 1))
      if !step.inserted.isEmpty {
        writer.appendCount(step.inserted.count)
        writer.append(contentsOf: Array(text[step.inserted]))
      }
    }
  }

  /// How many bytes to skip from `place` so that the text's next character, and the one after it,
  /// follow; nil where they do not within the window.
  private static func distance(
    to next: Int, in text: [UInt8], from place: Int, in lines: ArraySlice<UInt8>
  ) -> Int? {
    let end = characterEnd(after: characterEnd(after: next, in: text), in: text)
    let wanted = text[next..<end]
    var candidate = place
    while candidate < lines.endIndex && candidate - place <= window {
      if lines[candidate] == text[next] && lines[candidate...].starts(with: wanted) {
        return candidate - place
      }
      candidate += 1
    }
    return nil
  }

  private static func characterEnd(after start: Int, in text: [UInt8]) -> Int {
    var end = min(start + 1, text.count)
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Reads the steps and makes the text.
  static func read(
    from lines: [UInt8], _ cursor: inout ByteCursor
  ) throws(ByteFault) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    let stepCount = try cursor.readCount(atMost: cursor.remaining, "steps of a text")
    for _ in 0..<stepCount {
      let copied = try cursor.readCount(atMost: lines.count - place, "copied bytes")
      text += lines[place..<place + copied]
      place += copied
      let skipped = try cursor.readCount(
        atMost: (lines.count - place) << 1 | 1, "skipped bytes")
      place += skipped >> 1
      if skipped & 1 == 1 {
        let inserted = try cursor.readCount(atMost: cursor.remaining, "inserted bytes")
        text += try cursor.readBytes(inserted)
      }
    }
    return text
  }
}
