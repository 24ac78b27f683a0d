import Synchronization

/// Brings every variant of a character that a reader takes for the same into one shape.
///
/// Text and query pass through here alike, so that search is a comparison of scalars. The rules,
/// which the tests spell out with Foundation and check scalar by scalar:
/// - each character becomes its compatibility form (NFKC), lower case (of its upper case, so that
///   `ß` and `ss`, `ς` and `σ` meet), and simplified, one character to one; spacing accents stay;
/// - a form that has gone out of use becomes the one in use: 吿 告, 峯 峰, 隣 邻;
/// - quotation marks, corner brackets and double primes become `"`; single ones, primes and accents
///   set in their place `'`; dashes, hyphens, minus and the ruled line `─` become `-`; wave dashes
///   `~`; bullets and kana dots the `·` of foreign names; circles the numeral `〇`; ellipses `...`;
///   `«≪⟪` become `《`, `‹⟨` become `〈`; `∶` becomes `:`, `⁄∕` become `/`, `│` becomes `|`; a
///   radical becomes its character;
/// - control, format and other invisible characters vanish, NUL among them;
/// - marks compose with the character before them, as in NFC, blanks between them or not;
/// - white space vanishes, unless it stands between two letters or digits of scripts that set word
///   spaces, where a run of it is one U+0020.
///
/// Folding looks at folded neighbours alone and is idempotent, so that a part of a text folds to a
/// part of the folded text wherever the cut parts no mark from its character and no form of several
/// scalars.
package enum Folding {
  /// Folds a text given as scalars and keeps where each came from.
  package static func fold(scalars source: [UInt32]) -> FoldedText {
    let isEarly = source.count <= shortest && isOneOfFew()
    if isEarly, FoldingTable.keeps(source) {
      return FoldedText(scalars: source, sources: Array(0..<UInt32(source.count)))
    }
    var scalars: [UInt32] = []
    scalars.reserveCapacity(source.count)
    var folder = Folder(
      sources: KeptSources(), table: isEarly ? FoldingTable(of: source) : .shared)
    folder.sources.reserve(source.count)
    folder.take(source.span, &scalars)
    folder.finish(&scalars)
    return FoldedText(scalars: scalars, sources: folder.sources.offsets)
  }

  /// The folded form of a text each scalar of which becomes one, as nearly all of print does; nil
  /// for another.
  ///
  /// Equals `fold(scalars: source).scalars` where the sources are 0, 1, 2 and so on.
  package static func oneToOne(_ source: [UInt32]) -> [UInt32]? {
    let table = FoldingTable.shared.firstPlane
    let plane = table.span
    let text = source.span
    precondition(plane.count == 0x10000, "the first plane has so many")
    var same = 0
    while same < text.count, text[same] < 0x10000, UInt32(plane[Int(text[same])]) == text[same] {
      same &+= 1
    }
    if same == text.count { return source }
    var scalars = source
    var span = scalars.mutableSpan
    let rest = text.extracting(same...)
    var folded = span._mutatingExtracting(same...)
    precondition(rest.count == folded.count, "the copy has as many")
    for index in 0..<rest.count {
      guard rest[index] < 0x10000 else { return nil }
      let code = plane[Int(rest[index])]
      guard code & 0xF800 != 0xD800 else { return nil }
      folded[index] = UInt32(code)
    }
    return scalars
  }

  /// Whether a short text is among the first few of a process, which may be all that it folds, so
  /// that the table of all characters is not worth its making.
  private static func isOneOfFew() -> Bool {
    let few = 6
    // Threads that fold many texts must not all write the count.
    return shortTexts.load(ordering: .relaxed) < few
      && shortTexts.wrappingAdd(1, ordering: .relaxed).oldValue < few
  }

  /// Scalars of the longest text that is called short.
  private static let shortest = 64

  /// Short texts folded so far.
  private static let shortTexts = Atomic<Int>(0)

  /// The simplified form of a Han character; any other scalar, and one without such a form, as it
  /// is.
  ///
  /// Cost: one look-up.
  package static func simplified(_ scalar: UInt32) -> UInt32 {
    guard scalar >= 0x3400, scalar < 0xA000 else { return scalar }
    let form = FoldingTable.shared.firstPlane[Int(scalar)]
    return form >= 0x3400 && form < 0xA000 ? UInt32(form) : scalar
  }

  /// Folds a text without keeping where its scalars came from.
  package static func scalars(_ text: some StringProtocol) -> [UInt32] {
    var scalars: [UInt32] = []
    var copy = String(text)
    copy.makeContiguousUTF8()
    append(utf8: copy.utf8Span.span, to: &scalars)
    return scalars
  }

  /// Folds UTF-8 and appends the result: the hot variant, without a map.
  ///
  /// Equals `folded += Folding.scalars(String(decoding: utf8, as: UTF8.self))`.
  package static func append(utf8: Span<UInt8>, to folded: inout [UInt32]) {
    folded.reserveCapacity(folded.count + utf8.count / 3)
    var folder = Folder(sources: NoSources(), base: folded.count)
    folder.take(utf8: utf8, &folded)
    folder.finish(&folded)
  }
}
