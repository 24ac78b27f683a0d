// What an agency sends without the name of who took the picture: `…洗菜。 新华社发`, and charts.

extension CaptionLine {
  /// Where the agency stands behind a caption's last stop or bracket, with who drew a chart:
  /// `…增速(图表) 新华社发 林秋 编制`; nil if it does not.
  static func wireCredit(_ text: PageText, _ scalars: [UInt32], _ range: Range<Int>) -> Range<Int>?
  {
    guard (8...240).contains(range.count), lasts.contains(scalars[range.upperBound - 1]) else {
      return nil
    }
    let maker = makers.lengthEnding(in: scalars, range)
    let floor = max(range.lowerBound + 4, range.upperBound - longest)
    var place = range.upperBound - 2
    while place >= floor {
      let agency = wireCredits.lengthStanding(in: scalars, at: place, end: range.upperBound)
      if agency > 0, text.followsGap(place),
        Glyph.isStop(scalars[place - 1]) || Glyph.isCloser(scalars[place - 1])
      {
        let behind = place + agency..<range.upperBound - maker
        if maker == 0 ? behind.isEmpty : PersonNames.areNames(text, behind) {
          return place..<range.upperBound
        }
      }
      place -= 1
    }
    return nil
  }

  /// `新华社发(` before a name: who sent the picture, and no caption.
  static func namesWire(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    var words = range
    while let last = words.last, Glyph.isOpener(scalars[last]) { words = words.dropLast() }
    return !words.isEmpty
      && wireCredits.lengthBeginning(in: scalars, words)
        == words.count
  }

  /// Whether it says that a chart is shown: its name is no rest of a sentence.
  static func namesChart(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    charts.occurs(in: scalars, range)
  }

  private static let charts: PhraseList = ["(图表)", "(示意图)", "(统计图)"]

  /// The longest such credit, in scalars.
  private static let longest = 16

  /// Credits of an agency or the archive, and nobody besides.
  static let ofWires: [StaticString] = [
    "新华社发", "新华社照片", "新华社图片", "中新社发", "新华社/法新", "新华社/路透", "新华社/美联", "视觉中国供图", "本报资料照片", "资料照片",
    "资料图片",
  ]
  private static let wireCredits = PhraseList(ofWires)

  /// What somebody did who made a chart.
  private static let makers: PhraseList = ["编制", "制图", "绘制", "绘", "制"]

  /// What such a credit ends with: few lines do.
  private static let lasts = wireCredits.lasts.union(makers.lasts.members)
}
