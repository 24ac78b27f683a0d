/// Words that a headline's first line leaves open, or that only go on with it in the second:
/// what ``HeadlineRest`` asks for.
enum RestWords {
  /// Words that tell what was held, at the end of the line that names it.
  static let held: PhraseList = [
    "会", "会议", "检查", "调研", "视察", "活动", "仪式", "培训班", "培训", "大赛", "比赛", "竞赛", "展览", "演练", "行动", "讲座",
    "论坛",
    "座谈", "宣讲", "考察", "整治", "晚会", "评选", "演出", "督查", "巡查", "调查", "普查", "监督", "协商",
  ]
  /// What holds it.
  static let holders: PhraseList = ["举行", "召开", "开展", "举办", "组织", "启动"]
  /// Of what kind a meeting was, and what became of it.
  static let meetings: PhraseList = [
    "推进会", "座谈会", "现场会", "动员会", "工作会", "部署会", "协调会", "表彰会", "总结会", "交流会", "调度会", "会议", "大会", "仪式",
    "推进会议", "工作会议", "现场推进会", "动员大会", "动员部署会", "表彰大会", "启动仪式", "开工仪式", "揭牌仪式", "签约仪式", "会",
  ]
  static let meetingVerbs: PhraseList = ["召开", "举行", "启动", "开幕", "闭幕", "落幕", "隆重召开", "隆重举行"]
  /// Who was there: the line that tells is no name of what was held.
  static let attending: PhraseList = ["主持", "出席", "讲话", "参加", "强调"]

  /// Verbs that no headline ends with, since what they did it to stands behind them; those with 出
  /// are told by it.
  static let transitive: PhraseList = [
    "获评", "激发", "撑起", "荣获", "喜获", "荣膺", "摘得", "斩获", "夺得", "迎来", "引来", "带来", "催生", "铺就",
    "点亮", "托起", "唤醒", "奏响", "擦亮", "成为", "变成", "变身", "变为", "打造", "吃上", "用上", "住上", "喝上",
    "端上", "走上", "搭上", "坐上", "鼓起", "串起", "拉起", "架起", "再添", "获赠", "打通", "破解", "书写", "谱写",
    "取消下放",
  ]

  /// What goes with 出 to a word that a headline's line may end with: `外出`, `提出`; behind other
  /// verbs what came out is still to be told.
  static let outward: ScalarSet = "进外支演输杰突付日退展提指而作"

  /// Verbs that begin a headline's second line, whose first says of whom they tell. Ten pairs of
  /// ten with one were one headline.
  static let deeds: PhraseList = [
    "变成", "变身", "变出", "办起", "拆了", "拆除", "走上", "走出", "成了", "成为", "开出", "结出", "种出", "跑出", "织出", "端上",
    "吃上", "住上", "用上", "圆了", "有了", "搬进", "搬出", "装上", "绣出", "长出", "酿出", "卖出", "卖到", "飞出", "飞进", "唱出",
    "敲开", "撑起", "挑起", "串起", "架起", "筑起", "托起", "鼓起",
  ]

  /// What the name of a document begins with, and what it ends with.
  static let concerning: PhraseList = ["关于"]
  static let documents: PhraseList = [
    "的通告", "的公告", "的通知", "的意见", "的决定", "的决议", "的办法", "的报告", "的说明", "的公示", "的通报", "的规定", "的函", "的批复",
    "的请示", "的方案", "的建议", "的倡议", "的备忘录",
  ]
}
