/// Words that tell a headline's own two lines from a headline and what hangs on it: who, and what
/// happened.
enum EventWords {
  /// What happened, at the end of a headline.
  static let happenings: PhraseList = [
    "出炉", "揭晓", "启动", "开工", "开幕", "闭幕", "落成", "竣工", "启用", "通车", "揭牌", "成立", "发布", "公布", "上线", "开园",
    "投用", "投产", "动工", "起跑", "开赛", "落幕", "收官", "举行", "召开",
  ]

  /// What a line begins with that tells what somebody did who is named in the line above.
  static let doings: PhraseList = [
    "抢救", "领到", "深化", "服务", "献出", "荣获", "喜获", "获", "推进", "推行", "开展", "启动", "举行", "举办", "召开", "打造",
    "建成", "建起",
    "办起", "完成", "实现", "加强", "实施", "出台", "发布", "组织", "开通", "引进", "投入", "投资", "培训", "慰问", "走访", "捐赠",
    "资助",
    "救助", "破获", "查处", "查获", "整治", "严查", "清理", "表彰", "奖励", "免费", "掀起", "扎实", "积极", "大力", "全力", "全面",
    "多措",
    "助力", "助推", "推动", "植树", "夺得", "夺", "赢得", "创建", "创新", "规范", "关爱", "帮扶", "严把", "狠抓", "为", "向",
    "给", "让",
    "将", "对", "赴",
  ]

  /// What those do in the first line whose gathering the second names.
  static let attending: PhraseList = ["出席", "参加", "召开", "主持召开", "举行", "举办", "会见", "收听收看"]

  /// What makes a headline of what somebody holds.
  static let holding: PhraseList = ["举办", "举行", "召开", "承办", "启动"]

  /// What people gather for.
  static let gatherings: PhraseList = [
    "会议", "大会", "座谈会", "仪式", "论坛", "活动", "推进会", "动员会", "培训会", "报告会", "现场会", "全会", "会", "典礼", "比赛",
    "展览",
  ]

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

  /// What the names of bodies end with, and with what those of places do.
  static let bodies: PhraseList = [
    "公安", "法院", "公司", "银行", "农行", "电力", "供电", "移动", "联通", "电信", "国税", "地税", "税务", "工商", "交警", "学校",
    "中学", "小学", "医院", "煤矿", "街道", "社区", "海关", "检察院", "信用社", "新城",
  ]
  static let regions: ScalarSet = "县市区镇乡村局厂"
}
