package import ChineseText

/// A source file, decoded and cut into lines: once for all who read it.
package struct DecodedSource: Sendable {
  /// The text, with line feeds for what ends its lines, its encoding, and where the bytes were no
  /// text.
  package let text: DecodedText
  /// The lines that are not blank.
  package let lines: SourceLines

  /// Decodes a file of any bytes. Nearly every one is plain UTF-8, which needs no decoding first.
  package init(_ bytes: [UInt8]) {
    if let plain = SourceLines(plain: bytes) {
      text = DecodedText(utf8: bytes, encoding: .utf8, faults: [])
      lines = plain
    } else {
      text = LineSeparators.replaced(in: TextDecoding.decode(bytes))
      lines = SourceLines(utf8: text.utf8)
    }
  }
}
