/// Brings every variant of a character that a reader takes for the same into one shape.
///
/// Text and query pass through here alike, so that search is a comparison of scalars. Per
/// character: compatibility forms (NFKC), case, traditional to simplified (one to one), quotation
/// marks and dashes to one shape each. White space vanishes unless it stands between two letters
/// or digits of scripts that set word spaces; invisible characters vanish always.
package enum Folding {
  /// Folds a text and keeps where each scalar came from.
  package static func fold(_ text: String) -> FoldedText {
    fold(scalars: text.unicodeScalars.map(\.value))
  }

  /// Folds a text given as scalars and keeps where each came from.
  package static func fold(scalars source: [UInt32]) -> FoldedText {
    var scalars: [UInt32] = []
    var sources: [UInt32] = []
    var blank: Int?
    for (offset, scalar) in source.enumerated() {
      if CharacterClass.isWhiteSpace(scalar) {
        blank = blank ?? offset
        continue
      }
      let folded = simple(scalar)
      if let place = blank, let last = scalars.last, CharacterClass.isSpacedWord(last),
        CharacterClass.isSpacedWord(folded)
      {
        scalars.append(0x20)
        sources.append(UInt32(place))
      }
      blank = nil
      scalars.append(folded)
      sources.append(UInt32(offset))
    }
    return FoldedText(scalars: scalars, sources: sources)
  }

  /// Folds a text without keeping where its scalars came from.
  package static func scalars(_ text: some StringProtocol) -> [UInt32] {
    fold(scalars: text.unicodeScalars.map(\.value)).scalars
  }

  /// Folds UTF-8 and appends the result: the hot variant, without a map.
  ///
  /// Equals `folded += Folding.scalars(String(decoding: utf8, as: UTF8.self))`.
  package static func append(utf8: Span<UInt8>, to folded: inout [UInt32]) {
    var bytes: [UInt8] = []
    for index in utf8.indices { bytes.append(utf8[index]) }
    folded += scalars(String(decoding: bytes, as: UTF8.self))
  }

  /// Folds UTF-8 and appends the result and, for each scalar, its 0-based source offset counted in
  /// scalars from the start of `utf8`.
  package static func append(
    utf8: Span<UInt8>, to folded: inout [UInt32], sources: inout [UInt32]
  ) {
    var bytes: [UInt8] = []
    for index in utf8.indices { bytes.append(utf8[index]) }
    let text = fold(String(decoding: bytes, as: UTF8.self))
    folded += text.scalars
    sources += text.sources
  }

  private static func simple(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF21...0xFF3A: scalar - 0xFF21 + 0x61
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    case 0x41...0x5A: scalar + 0x20
    case 0x201C, 0x201D, 0x201E, 0x300C...0x300F: 0x22
    case 0x2018, 0x2019: 0x27
    case 0x2010...0x2015, 0x2212, 0x2500: 0x2D
    default: scalar
    }
  }
}
