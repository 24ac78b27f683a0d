// Pictures that somebody made by hand, whom a caption names: `清水秋色(国画)`, `林秋画`.

extension CaptionLine {
  /// Where it says who made a picture by hand, who took no photo: `清水秋色(国画)`, `清水秋色(版画)
  /// 作者:林秋`, `林秋画`; nil if it names none.
  static func painter(
    _ text: PageText, _ scalars: [UInt32], _ range: Range<Int>, _ signs: PageText.Signs
  ) -> Range<Int>? {
    guard range.count <= 30 else { return nil }
    if let credit = titledPainting(text, scalars, range) { return credit }
    guard
      signs.contains(.bracket) || range.count <= 5 && brushes.lengthEnding(in: scalars, range) > 0
    else { return nil }
    var end = range.upperBound
    var start = range.lowerBound
    while start < end, Glyph.isOpener(scalars[start]) { start += 1 }
    while end > start, Glyph.isCloser(scalars[end - 1]) { end -= 1 }
    if brushes.lengthEnding(in: scalars, start..<end) > 0, (3...5).contains(end - start),
      PersonNames.isName(text, start..<end - 1, bond: text.followsGap(end - 1) ? .any : .strict)
    {
      return range
    }
    guard let close = range.last(where: { scalars[$0] == Glyph.closeParen }),
      let open = range.last(where: { scalars[$0] == Glyph.openParen && $0 < close }),
      open > range.lowerBound + 1, open + 1 < close,
      arts.lengthStanding(in: scalars, at: open + 1, end: close) == close - open - 1
    else { return nil }
    let rest = close + 1..<range.upperBound
    if rest.isEmpty { return rest }
    let label = painterLabels.lengthBeginning(in: scalars, rest)
    let verb = brushes.lengthEnding(in: scalars, rest)
    let inner = rest.lowerBound + label..<max(rest.lowerBound + label, rest.upperBound - verb)
    return names(text, inner) == nil ? nil : rest
  }

  static let photography: PhraseList = ["(摄影)"]

  /// `秋染清水河（摄影）`: what a photo is called that stands for itself.
  static func isNamedPicture(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    range.count <= 24 && photography.lengthEnding(in: scalars, range) > 0
  }

  /// `版画《清水秋色》 作者:林秋`: the credit.
  private static func titledPainting(
    _ text: PageText, _ scalars: [UInt32], _ range: Range<Int>
  ) -> Range<Int>? {
    let art = arts.lengthBeginning(in: scalars, range)
    let name = range.dropFirst(art)
    // `书法 白居易诗《琵琶行》`: behind a blank it may be told whose the words are.
    guard art > 0, name.count > 3,
      let open = name.first(where: {
        scalars[$0] == Glyph.openTitle || scalars[$0] == Glyph.openQuote
      }), open == name.lowerBound || text.followsGap(name.lowerBound),
      let close = range.last(where: {
        scalars[$0] == Glyph.closeTitle || scalars[$0] == Glyph.closeQuote
      }), open < close
    else { return nil }
    let rest = close + 1..<range.upperBound
    if rest.isEmpty { return rest }
    let label = painterLabels.lengthBeginning(in: scalars, rest)
    return names(text, rest.lowerBound + label..<rest.upperBound) == nil ? nil : rest
  }

  private static let arts: PhraseList = [
    "国画", "中国画", "油画", "版画", "木刻", "水彩", "水彩画", "水粉画", "剪纸", "书法", "篆刻", "漫画", "素描", "速写", "年画",
    "摄影",
    "黑白木刻", "套色木刻", "农民画", "水墨画", "工笔画", "宣传画", "连环画", "雕塑", "刺绣",
  ]
  static let brushes: PhraseList = ["画", "绘", "作", "书"]
  private static let painterLabels: PhraseList = ["作者:", "作者"]
}
