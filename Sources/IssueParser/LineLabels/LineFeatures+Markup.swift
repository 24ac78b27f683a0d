// Lines that are no text of this page: what engines write of its pictures and tables, and what the page
// says of others.

extension LineFeatures {
  /// Whether a line ends in the page to read on: `▶吕梁山护工走出大山 详见4版`. The headline of another page
  /// is none of this one's.
  static func isTeaser(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound, Glyph.isCloser(scalars[end - 1]) { end -= 1 }
    guard range.count <= 48, end - range.lowerBound > 6, scalars[end - 1] == 0x7248 else {
      return false  // 版
    }
    end -= 1
    let words = end
    while end > range.lowerBound, words - end < 4, pageNumbers.contains(scalars[end - 1]) {
      end -= 1
    }
    return end < words && pointers.lengthEnding(in: scalars, range.lowerBound..<end) > 0
  }

  private static let pageNumbers: ScalarSet = "0123456789ABCD一二三四五六七八九十第"
  private static let pointers: PhraseList = ["详见", "见", "刊", "刊于", "请看", "全文见"]

  /// Whether a line is what an engine writes besides the text: a link to a picture, a tag, the rule
  /// below the head of a table, a whole table in HTML.
  static func isMarkup(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    switch scalars[range.lowerBound] {
    case 0x21: range.count > 3 && scalars[range.lowerBound + 1] == 0x5B  // ![
    case 0x3C: range.count > 2 && scalars[range.upperBound - 1] == 0x3E  // < … >
    case 0x7C: range.allSatisfy { [0x7C, 0x2D, 0x3A, Glyph.dash].contains(scalars[$0]) }
    default: false
    }
  }

  /// Whether a line is a row of a table: `|培训妇女|1.2万人次|`.
  static func isTableRow(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    range.count > 3 && scalars[range.lowerBound] == 0x7C && scalars[range.upperBound - 1] == 0x7C
  }
}
