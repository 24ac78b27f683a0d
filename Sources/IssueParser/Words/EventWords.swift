/// Words that tell a whole headline, or what its first line leaves open.
enum EventWords {
  /// What makes a headline of what somebody holds.
  static let holding: PhraseList = ["举办", "举行", "召开", "承办", "启动"]

  /// Words that tell what was held, at the end of the line that names it.
  static let held: PhraseList = [
    "会", "会议", "检查", "调研", "视察", "活动", "仪式", "培训班", "培训", "大赛", "比赛", "竞赛", "展览", "演练", "行动", "讲座",
    "论坛",
    "座谈", "宣讲", "考察", "整治", "晚会", "评选", "演出", "督查", "巡查", "调查", "普查",
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

  /// What has a name in quotation marks, which stands before it.
  static let named: PhraseList = [
    "行动", "活动", "工程", "计划", "项目", "大会", "会议", "推进会", "座谈会", "试点", "模式", "主题", "系列", "专项", "杯", "奖",
    "精神", "工作",
  ]

  /// What closes a phrase that 在 opens.
  static let framing: ScalarSet = "中上下里内间时"

  /// The paper's own place, as a headline begins.
  static let homes: PhraseList = [
    "我市", "我县", "我区", "我省", "我州", "我国", "全市", "全县", "全区", "全省",
  ]

  /// What the names of places and of the bodies there end with.
  static let regions: ScalarSet = "县市区镇乡村局厂"

  /// What the name of a document begins with, and what it ends with.
  static let concerning: PhraseList = ["关于"]
  static let documents: PhraseList = [
    "的通告", "的公告", "的通知", "的意见", "的决定", "的决议", "的办法", "的报告", "的说明", "的公示", "的通报", "的规定", "的函", "的批复",
    "的请示", "的方案", "的建议", "的倡议", "的备忘录",
  ]
}
