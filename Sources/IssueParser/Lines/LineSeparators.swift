import ChineseText

/// The signs by which programs of layout end lines and paragraphs: vertical tab, U+0085, U+2028,
/// U+2029.
///
/// Beside line feeds they are blanks: lines are numbered by line feeds, as `grep -n` numbers them,
/// and each is in one block as a whole, so that none can be cut. Where a file has no line feed but
/// at its end, `grep` knows one line only, and these are its line feeds.
enum LineSeparators {
  private static func isSeparator(_ scalar: UInt32) -> Bool {
    scalar == 0x0B || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }

  /// Whether they end the lines of a file. Cost: a look behind the first line end where there is
  /// another line.
  static func endLines(of run: ScalarRun) -> Bool {
    let first = run.lineEnds.first?.scalar ?? run.scalars.count
    return run.scalars[first...].allSatisfy { $0 == 10 || $0 == 13 }
      && run.scalars[..<first].contains(where: isSeparator)
  }

  /// The text with line feeds for them, where they end its lines.
  static func replaced(in text: DecodedText) -> DecodedText {
    guard let run = ScalarRun(text.utf8), endLines(of: run) else { return text }
    let scalars = run.scalars.map { isSeparator($0) ? 10 : $0 }
    return DecodedText(
      utf8: Array(String(scalarValues: scalars[...]).utf8), encoding: text.encoding,
      faults: text.faults)
  }
}
