/// Words of a letter's or a speech's first line, which is no heading: whom it addresses; and what
/// people are called by.
enum AddressWords {
  /// `各位代表:`
  static let openings: PhraseList = [
    "各位", "同志们", "尊敬的", "亲爱的", "敬爱的", "女士们", "先生们", "朋友们", "同胞们", "战友们", "全体",
  ]

  /// What a letter to the paper begins with.
  static let editors: PhraseList = ["编辑同志:", "编辑同志,", "编辑部:", "编辑:", "尊敬的编辑"]

  /// Who calls the paper, and what he does.
  static let callers: PhraseList = ["读者", "市民", "居民", "村民", "网友", "热心读者", "热心市民"]
  static let calls: PhraseList = ["来电", "来信", "反映", "咨询", "投诉", "问", "来访", "留言"]

  /// `林秋同志:`
  static let endings: PhraseList = [
    "同志:", "同志们:", "先生:", "女士:", "朋友:", "朋友们:", "编辑同志:", "编辑部:", "读者朋友:", "读者:",
    "网友:", "同学:",
  ]

  /// What stands behind the name of whom a letter answers: `林秋同志:`.
  static let styles: PhraseList = ["同志", "先生", "女士", "读者", "网友", "同学", "朋友", "老师", "师傅"]

  /// What a paper calls its readers by behind their names, and no author.
  static let courtesies: PhraseList = ["先生", "女士", "小姐", "同学", "师傅", "大爷", "大妈"]
}
