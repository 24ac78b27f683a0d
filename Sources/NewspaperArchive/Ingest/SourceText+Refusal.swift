// What is no page at all is told here, before the parser sees it.

import ChineseText
package import IssueParser

extension SourceText {
  /// Why `bytes`, so decoded, are not a page; nil where they may be one.
  package static func refusal(_ bytes: [UInt8], _ decoded: DecodedSource) -> SourceProblem.Kind? {
    if signatures.contains(where: { bytes.starts(with: $0) }) { return .binary }
    if isBinary(bytes, decoded) {
      return ForeignEncoding.likely(bytes).map { .foreignText($0) } ?? .binary
    }
    let hasText = decoded.text.utf8.contains { $0 > 0x20 && $0 != 0x7F }
    return hasText ? nil : .empty
  }

  /// What is no text holds many bytes that no text has. A page with a few of these, as an engine or
  /// a bad disk leaves them, is a page.
  private static func isBinary(_ bytes: [UInt8], _ decoded: DecodedSource) -> Bool {
    // A NUL is a fault of the decoding, and in no other encoding than UTF-16 a part of a character.
    let isWide = [.utf16LittleEndian, .utf16BigEndian].contains(decoded.text.encoding)
    var controls = decoded.lines.controlCount
    var faulty = 0
    for fault in decoded.text.faults {
      faulty += fault.count
      if !isWide { controls += bytes[fault].count { $0 == 0 } }
    }
    return controls * 100 > decoded.text.utf8.count || faulty * 4 > bytes.count
  }

  /// What files begin with that lie beside pages and say what they are: PDF, ZIP (and with it Word
  /// and OFD), PNG, JPEG, GIF, TIFF, gzip, RAR, 7z, old Word, programs.
  private static let signatures: [[UInt8]] =
    ["%PDF-", "PK\u{3}\u{4}", "GIF8", "II*\0", "MM\0*", "Rar!", "7z\u{BC}", "\u{7F}ELF"].map {
      $0.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    } + [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], [0x1F, 0x8B, 8], [0xD0, 0xCF, 0x11, 0xE0],
    ]
}
