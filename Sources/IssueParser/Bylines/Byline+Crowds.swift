// Those who sign without their names, behind one who does: `林秋等11人`.

extension Byline {
  /// The length of `等三十一户农民`, `等7名同学`, where that is the whole stretch; else 0.
  static func crowdLength(_ scalars: [UInt32], _ range: Range<Int>) -> Int {
    guard (3...14).contains(range.count), scalars[range.lowerBound] == "等",
      Glyph.isOfNumber(scalars[range.lowerBound + 1]),
      let unit = range.dropFirst().first(where: { !Glyph.isOfNumber(scalars[$0]) }),
      units.contains(scalars[unit]), range[unit...].allSatisfy({ Glyph.isHan(scalars[$0]) })
    else { return 0 }
    return range.count
  }

  /// Whether a stretch names one or a few of those who sign, and how many they are.
  static func endsInCrowd(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count <= 16 && !range.contains { Glyph.isPause(text.scalars[$0]) }
      && range.dropFirst(2).contains { crowdLength(text.scalars, $0..<range.upperBound) > 0 }
      && Byline(text, range) != nil
  }

  private static let units: ScalarSet = "人户名位家个"
}
