/// Words by which a heading line is told to be a 副题: who took part, of what kind the report is,
/// what was asked of whom.
enum DeckWords {
  /// What a deck ends with that says who took part: `孙某某主持`, `…出席并讲话`.
  static let endings = PhraseList(presiding + speaking + congratulating)

  private static let presiding: [StaticString] = [
    "主持", "出席", "主持会议", "主持召开", "主持召开会议", "参加", "出席会议", "参加会议", "参加调研", "陪同", "出席活动", "出席开幕式",
    "带队", "率队", "收听收看", "见证", "见证签约", "见证签字", "共同见证",
  ]

  private static let speaking: [StaticString] = [
    "主持并讲话", "出席并讲话", "主持会议并讲话", "出席会议并讲话", "主持并作讲话", "主持并作重点发言", "作重点发言", "发表讲话", "作讲话", "讲话",
    "作批示", "作报告", "致辞",
    "出席并致辞",
  ]

  private static let congratulating: [StaticString] = [
    "发来贺信", "分别发来贺信", "发贺信", "致贺信", "致信祝贺", "分别致信祝贺", "发来贺电", "颁奖", "并颁奖", "并为获奖者颁奖",
  ]

  /// Nouns that end as those verbs do.
  static let reports: PhraseList = ["工作报告"]

  /// What somebody gives whom a deck names.
  static let speeches: PhraseList = [
    "报告", "讲话", "发言", "辅导", "授课", "讲座", "动员", "部署", "安排", "总结", "说明",
  ]

  /// Verbs that make a deck only behind a name.
  static let nameVerbs: PhraseList = [
    "调研", "宣布", "列席", "汇报", "督导", "检查", "参会", "慰问", "走访", "看望", "视察",
  ]

  /// Kinds of long reports, which end their decks with or without the dash.
  static let genres: PhraseList = [
    "纪实", "综述", "侧记", "纪事", "掠影", "扫描", "观察", "启示", "见闻", "述评", "小记", "走笔", "速写",
  ]

  /// What ends in 记 and is a headline, or is no story.
  static let chronicles: PhraseList = ["大事记", "日记", "书记", "登记", "标记", "印记", "忘记"]

  /// The verbs that decks begin with behind their dash: `——记…`, `——访…`.
  static let tellers: ScalarSet = "记访写忆悼"

  /// What 一 counts, so that it is no dash.
  static let counted: ScalarSet = "一二三四五六七八九十个位名条件场次本座份对项群种片张家只支部段把批幅首篇站路线年月日天生世代"

  /// What a deck begins with that says what was asked: a headline says who asked it.
  static let requests: PhraseList = ["要求", "强调", "勉励", "号召", "希望", "向广大"]

  /// Who warns of what, below a headline that tells what happened.
  static let warnings: PhraseList = [
    "警方提醒:", "民警提醒:", "交警提醒:", "专家提醒:", "医生提醒:", "记者提醒:", "法官提醒:", "律师提醒:", "部门提醒:", "气象部门提醒:",
  ]

  /// What a short deck begins with that says how much of it there is, and what it ends with.
  static let amounts: PhraseList = [
    "增速", "增幅", "同比", "总投资", "总产值", "总面积", "位居", "位列", "名列", "居全省", "居全国", "居全市", "列全省", "列全国",
    "列全市", "跃居", "日产", "年产",
  ]
  static let measures: ScalarSet = "位名元亩吨斤一二三四五六七八九十%成倍列"

  /// What 记 makes another word with.
  static let keeping: ScalarSet = "者住忆得录取号叙载事名念功"

  /// Remarks in brackets that hang on a headline.
  static let remarks: PhraseList = [
    "(摘要)", "(全文)", "(节选)", "(上)", "(中)", "(下)", "(草案)", "(试行)", "(一)", "(二)", "(三)", "(组诗)",
    "(外一首)", "(外二首)", "(外一篇)", "(外二篇)", "(外一章)", "(二首)", "(三首)", "(二题)", "(三题)", "(二章)", "(三章)",
    "(小小说)", "(散文)", "(小说)", "(微型小说)", "(微小说)", "(散文诗)", "(报告文学)", "(长篇连载)", "(小说连载)", "(童话)",
    "(童诗)", "(童诗二首)", "(童诗三首)", "(诗二首)", "(诗三首)",
  ]
}
