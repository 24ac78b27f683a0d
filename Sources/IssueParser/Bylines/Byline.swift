// 署名: who wrote it. A byline is a run of roles and names: `□ 本报记者 张明 通讯员 周小芳`,
// `(记者 陈 小 芳)`, `本报记者 … 文/图`, or names alone in brackets after the last sentence.

/// What a stretch of roles and names says: where they stand, without their words, since most lines
/// are only asked whether they are a byline.
struct Byline: Equatable {
  /// Where a name stands, and the role that was printed last before it.
  struct Person: Equatable {
    var name: Range<Int>
    var role: Range<Int>?
  }

  /// The people who wrote.
  var people: [Person] = []
  /// Whether a role was printed at all.
  var namesRole = false
  /// Whether the words say that somebody took the photos: 摄, 文/图.
  var tookPhotos = false
  /// Who took the photos, where the words part them from who wrote: `林秋/文 周原/图`.
  var photographers: [Range<Int>] = []
  /// Whether nothing but the photos is theirs: 摄 without 文 or 报道.
  var isCreditOnly = false

  /// Nobody yet.
  init() {}

  /// Reads `range` of `text` as a byline and nothing else; nil if it holds anything else.
  ///
  /// Cost: linear in the range; ranges longer than 120 scalars are refused.
  init?(_ text: PageText, _ range: Range<Int>) {
    guard !range.isEmpty, range.count <= 120, !Self.isVita(text.scalars, range) else { return nil }
    var reader = BylineReader(text, range)
    guard let byline = reader.read() else { return nil }
    self = byline
  }

  /// Whether words say which of a few names wrote and which took the photos, or that one did both:
  /// `林秋 文/摄`, `林秋/文 周原/图`, `林秋 文 周原 摄`.
  static func tellsShares(_ text: PageText, _ range: Range<Int>) -> Bool {
    let scalars = text.scalars
    // There is a 文 in all of these.
    guard (4...40).contains(range.count), scalars[range].contains(Glyph.of("文")) else {
      return false
    }
    let both = bothShares.lengthEnding(in: scalars, range)
    if both > 0, text.followsGap(range.upperBound - both) { return true }
    return range.dropLast().contains { place in
      isWordsShare(text, place, in: range)
        || scalars[place] == 0x2F && scalars[place + 1] == "文"
          && (place + 2 == range.upperBound || text.followsGap(place + 2))
    }
  }

  /// Whether a stretch says who the author is, and not what he is called: `作者单位:县林业局`.
  private static func isVita(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    vitae.lengthBeginning(in: scalars, range) > 0
  }

  /// What such remarks begin with.
  static let vitae: PhraseList = ["作者单位", "作者系", "作者为", "作者是", "作者均", "作者分别", "本文作者"]

  /// Whether a stretch, in brackets or not, begins with what somebody did who wrote nothing:
  /// `指导教师：林秋`; or with where who wrote is called.
  static func namesHelper(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    let start = scalars[first] == Glyph.openParen ? first + 1 : first
    return helpers.lengthStanding(in: scalars, at: start, end: range.upperBound) > 0
  }

  /// `指导教师:林秋`, whole: who taught the pupil that wrote.
  static func namesTeacher(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
    let title = teachers.lengthBeginning(in: scalars, range)
    return title > 0 && (title + 3...12).contains(range.count)
      && scalars[range.lowerBound + title] == Glyph.colon
  }

  private static let teachers = PhraseList(ofTeachers)
  private static let ofTeachers: [StaticString] = ["指导教师", "指导老师", "辅导教师", "辅导老师"]

  private static let helpers = PhraseList(
    ofTeachers + ["线索费", "线索提供", "线索:", "电话:", "联系电话:", "手机:", "嘉宾:"])

  private static let bothShares: PhraseList = [
    "文/图", "图/文", "文/摄", "摄/文", "文图", "图文", "文并摄", "文、图", "文、摄", "文/图/摄",
  ]

  /// Whether a place holds the 文 of `林秋 文 周原 摄`.
  static func isWordsShare(_ text: PageText, _ place: Int, in range: Range<Int>) -> Bool {
    text.scalars[place] == "文" && place > range.lowerBound + 1 && place + 2 < range.upperBound
      && text.followsGap(place) && text.followsGap(place + 1)
      && (text.scalars[range.upperBound - 1] == "摄"
        || text.scalars[range.upperBound - 1] == "图")
  }

  /// `高 景 文`: of three characters apart the last is a part of the name, and does not say that
  /// somebody wrote.
  static func isNameEndingInWen(_ text: PageText, _ range: Range<Int>) -> Bool {
    range.count == 3 && text.pieces(range).count == 3
      && text.scalars[range.upperBound - 1] == "文"
  }

  /// The length of `文/`, `图：` or `文/图` that says whose the names behind it are; 0 if none
  /// begins there.
  static func labelLength(_ text: PageText, _ index: Int, in range: Range<Int>) -> Int {
    guard index == range.lowerBound || text.followsGap(index) else { return 0 }
    let label = labels.lengthStanding(in: text.scalars, at: index, end: range.upperBound)
    guard label > 0, index + label < range.upperBound else { return 0 }
    let last = text.scalars[index + label - 1]
    return last == 0x2F || last == Glyph.colon || text.followsGap(index + label) ? label : 0
  }

  private static let labels: PhraseList = [
    "课题组组长:", "课题组成员:", "组长:", "成员:", "口述:", "讲述:", "整理:", "采写:", "执笔:", "撰稿:", "作者:", "主持人:",
    "主持:", "口述",
    "讲述",
    "整理", "执笔", "采写",
    "文/", "图/", "摄/", "文:", "图:", "摄:", "摄影/", "摄影:", "撰文/", "撰文:", "文/图", "图/文", "文/图:", "图/文:",
    "文图/", "图文/", "文图:", "图文:", "文·图", "图·文",
  ]

  /// The people with their names and roles as printed.
  func authors(in text: PageText) -> [Author] {
    people.map { person in
      // Only the words of a Latin name have blanks between them.
      let isLatin = text.scalars[person.name].contains(where: Glyph.isLetter)
      let parts = isLatin ? text.pieces(person.name) : [person.name]
      return Author(
        name: parts.map(text.string).joined(separator: " "), role: person.role.map(text.string))
    }
  }
}
