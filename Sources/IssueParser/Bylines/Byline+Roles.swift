// The roles that a byline prints before its names, and whose house they serve: `本报驻南非记者`.

extension Byline {
  /// The length of the role that stands at `index`, `晚报记者` with a paper's name too; 0 if none.
  static func roleLength(_ scalars: [UInt32], at index: Int, end: Int) -> Int {
    let known = roles.lengthStanding(in: scalars, at: index, end: end)
    if known > 0 { return known }
    if index < end, houseBeginnings.contains(scalars[index]) {
      let house = houseLength(scalars, at: index, end: end)
      let role = house > 0 ? roles.lengthStanding(in: scalars, at: index + house, end: end) : 0
      if role > 0 { return house + role }
    }
    let paper = Lead.paperNameLength(scalars, at: index, end: end)
    guard paper > 0 else { return 0 }
    let role = roles.lengthStanding(in: scalars, at: index + paper, end: end)
    return role > 0 ? paper + role : 0
  }

  /// The length of what stands before a role there: `《农民报》`, `本报驻南非`, `新华社`; 0 if none
  /// does.
  private static func houseLength(_ scalars: [UInt32], at index: Int, end: Int) -> Int {
    if scalars[index] == Glyph.openTitle {
      let close = (index + 1..<min(end, index + 14)).first { scalars[$0] == Glyph.closeTitle }
      return close.map { $0 + 1 - index } ?? 0
    }
    let post = posts.lengthStanding(in: scalars, at: index, end: end)
    guard post > 0 else {
      let house = houses.lengthStanding(in: scalars, at: index, end: end)
      return house + columnLength(scalars, at: index + house, end: end)
    }
    let place = (post + 1..<post + 10).first {
      roles.lengthStanding(in: scalars, at: index + $0, end: end) > 0
    }
    return place ?? 0
  }

  /// The length of a column's name in quotation marks, for which a reporter writes:
  /// `新华社“新视点”记者`; 0 if none stands there.
  private static func columnLength(_ scalars: [UInt32], at index: Int, end: Int) -> Int {
    guard index < end, [Glyph.openQuote, Glyph.straightQuote].contains(scalars[index]) else {
      return 0
    }
    let close = (index + 2..<max(index + 2, min(end, index + 12))).first {
      scalars[$0] == Glyph.closeQuote || scalars[$0] == Glyph.straightQuote
    }
    return close.map { $0 + 1 - index } ?? 0
  }

  /// What those may begin with.
  private static let houseBeginnings = ScalarSet(
    houses.firsts.members + posts.firsts.members + [Glyph.openTitle])

  /// Houses whose reporters sign as well.
  static let houses: PhraseList = [
    "新华社", "本社", "本报", "本刊", "中新社", "中央人民广播电台", "中央电视台", "中国新闻社", "中央广播电视总台", "县融媒体中心", "市融媒体中心",
    "区融媒体中心",
  ]

  /// What the place stands behind where a reporter is posted.
  private static let posts: PhraseList = ["驻", "本报驻", "本报常驻", "新华社驻", "本社驻", "本刊驻"]

  /// Roles as newspapers print them.
  static let roles: PhraseList = [
    "记者", "通讯员", "评论员", "特约评论员", "特约撰稿人", "特约撰稿", "特约记者", "特约通讯员", "见习记者",
    "实习记者", "首席记者", "特派记者", "全媒体记者", "融媒体记者", "融媒记者", "实习生", "本报记者", "本报通讯员",
    "本报评论员", "本报特约评论员", "本报特约记者", "本报特约通讯员", "本报见习记者", "本报实习记者", "本报首席记者",
    "本报特派记者", "本报全媒体记者", "本报融媒体记者", "本报融媒记者", "本报实习生", "本刊记者", "本台记者",
    "本网记者", "新华社记者", "作者", "撰稿", "本报特约撰稿人", "本报特约撰稿", "驻地记者", "本报驻地记者",
    "见习通讯员", "读者", "本报读者", "编辑部", "本报编辑部", "特约观察员", "本报摄影记者", "摄影记者", "特约摄影", "摄影",
    "记音", "纪者", "记耆", "汜者", "本报记音", "本报纪者", "本报汜者", "通讯贝", "通汛员", "通迅员", "本报通讯贝",
    "学生记者", "本报学生记者", "校报记者", "小记者", "本报小记者", "校园记者",
  ]
}
