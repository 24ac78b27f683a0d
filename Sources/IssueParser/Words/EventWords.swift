/// Words that tell a whole headline, or what its first line leaves open.
enum EventWords {
  /// What makes a headline of what somebody holds.
  static let holding: PhraseList = ["举办", "举行", "召开", "承办", "启动"]

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
}
