/// Words of lines that are no article's headline: slogans, advertisements, notices, sidebars. Those
/// of flags are ``FlagWords``.
enum BannerWords {
  /// Words of which slogans are made; a headline has one of them at most.
  static let slogans: PhraseList = [
    "新时代", "新征程", "新篇章", "新伟业", "新作为", "新思想", "中国特色社会主义", "不忘初心", "牢记使命", "牢记嘱托",
    "中国梦", "伟大复兴", "社会主义核心价值观", "乘势而上", "砥砺奋进", "奋进",
    "感恩奋进", "凝心聚力", "走在前列", "主题教育", "同心协力", "同舟共济", "奔小康", "众志成城", "万众一心", "抗击非典", "抗击疫情", "抗震救灾",
    "抗洪抢险", "共克时艰",
    "喜迎", "献礼", "学思想",
    "强党性", "重实践", "建新功", "书写", "勇立潮头", "奋发有为", "我们的节日", "讲文明", "树新风",
  ]

  /// Slogans and kinds of article that are a line as a whole.
  static let wholeSlogans: PhraseList = [
    "特别报道", "特稿", "两会特稿", "专题报道", "深度报道", "系列报道", "连续报道", "本报特稿", "公益广告", "广告",
    "最高指示", "毛主席语录", "农业学大寨", "工业学大庆", "全国学人民解放军", "全国人民学解放军",
    "抓革命", "促生产", "奋斗百年路", "启航新征程", "壮丽70年", "奋斗新时代", "新春走基层", "走基层", "我为群众办实事", "喜迎二十大",
    "建功新时代", "社会主义核心价值观", "在希望的田野上", "走向我们的小康生活", "高质量发展调研行", "学党史", "悟思想", "办实事", "开新局", "建党百年",
    "红色记忆", "百年风华", "学思践悟", "学思践悟新思想", "转作风", "改文风", "转型跨越", "科学发展", "两会连线", "代表委员议政",
    "代表委员热议", "代表委员热议政府工作报告", "代表委员议国是", "壮丽七十年", "鼓足干劲", "力争上游", "多快好省", "多快好省地建设社会主义", "安全第一",
    "预防为主", "综合治理", "质量第一",
    "百年大计",
    "增产节约", "勤俭办企业", "勤俭办社", "勤俭建国", "勤俭持家", "勤俭节约", "爱粮惜粮", "厉行节约", "反对浪费", "自力更生", "艰苦奋斗", "改天换地",
    "学大寨", "赶大寨",
    "学大庆", "促工作", "促战备", "备战备荒为人民", "深挖洞", "广积粮", "不称霸", "以粮为纲", "为人民服务", "振兴中华", "计划生育", "人人有责",
    "绿化祖国", "拥军优属",
    "拥政爱民", "科教兴国", "依法治市", "改革创新", "与时俱进", "开拓进取", "求真务实", "真抓实干", "团结奋进", "团结拼搏", "学习“三个代表”",
    "实践“三个代表”",
    "讲学习", "讲政治", "讲正气", "讲奉献", "讲卫生", "讲科学", "创一流", "促和谐", "促发展", "保供", "守初心", "担使命", "找差距", "抓落实",
    "感党恩", "听党话",
    "跟党走", "永远跟党走", "请党放心", "强国有我", "以学铸魂", "以学增智", "以学正风", "以学促干", "科学防治", "精准施策", "坚定信心",
    "决胜全面小康", "决胜全面建成小康社会",
    "决战脱贫攻坚", "决战决胜脱贫攻坚", "乡村振兴", "扫黑除恶", "除恶务尽", "不获全胜", "决不收兵", "绿水青山就是金山银山", "构建和谐社会", "建设生态文明",
    "学雷锋", "奉献爱心", "抓纲治国", "大干快上", "撸起袖子加油干", "砥砺奋进的五年", "喜迎党的十八大", "喜迎党的十九大", "喜迎党的二十大",
    "统筹推进疫情防控和经济社会发展", "奋力夺取“双胜利”", "夺取“双胜利”", "打赢疫情防控阻击战", "坚决打赢疫情防控阻击战", "打赢脱贫攻坚战", "坚决打赢脱贫攻坚战",
    "战“疫”一线", "战疫一线", "抗“疫”一线", "抗疫一线", "党史学习教育", "奋进新时代", "奋进新征程", "贯彻新发展理念", "推动高质量发展", "实干兴邦",
    "空谈误国", "团结一致向前看", "五讲四美", "五讲四美三热爱", "时间就是金钱", "效率就是生命", "创建文明城市", "创建国家卫生城市", "创建全国文明城市",
    "共建共享", "人民城市人民建",
  ]

  /// What each of several slogans side by side begins with: what to do.
  static let bids: PhraseList = [
    "学", "践行", "建设", "深化", "决战", "决胜", "喜迎", "迎接", "同心", "共筑", "共建", "打造", "弘扬", "传承", "牢记", "不忘",
    "推动",
    "认识", "适应", "引领", "服务", "传播", "做", "众志成城", "携手", "奋力", "实干", "贯彻", "凝聚",
  ]

  /// What slogans across a page begin with.
  static let salutes: PhraseList = ["热烈庆祝", "热烈祝贺", "热烈欢迎"]

  /// What slogans begin with that bid study something, and what that is.
  static let studying: PhraseList = [
    "学习贯彻", "学习宣传贯彻", "深入学习贯彻", "深入学习宣传贯彻", "认真学习贯彻", "认真学习宣传贯彻", "全面学习贯彻", "深入贯彻", "全面贯彻",
    "贯彻落实", "深入贯彻落实", "全面贯彻落实",
  ]
  /// The same, of slogans that say more.
  static let pledges: PhraseList = ["贯彻", "学习", "落实", "宣传", "深入学习", "认真学习", "深入贯彻", "认真贯彻"]
  static let studied: PhraseList = ["精神", "思想", "讲话", "决定", "决议"]

  /// What mottos begin with that welcome a congress or follow it, and its names.
  static let welcomes: PhraseList = [
    "喜迎", "迎接", "贯彻", "贯彻落实", "学习", "学习贯彻", "落实", "深入学习", "深入贯彻",
  ]
  /// What columns begin with that look at one.
  static let focuses: PhraseList = ["聚焦", "关注", "直击", "走进", "连线"]
  static let congresses: PhraseList = [
    "十四大", "十五大", "十六大", "十七大", "十八大", "十九大", "二十大", "两会", "“两会”", "全会", "党代会",
  ]

  /// What a page says of its own house's other media.
  static let media: PhraseList = ["扫一扫", "新媒体矩阵", "官方微信", "官方微博", "微信公众号:"]

  /// What a telephone's number stands behind, however short it is.
  static let telephones: PhraseList = ["电话", "热线", "手机", "电挂"]

  /// What hangs on a report and has no headline but that name, as a line of its own.
  ///
  /// Headings that end so may stand above a headline of their own (`ArticleGrouping`), and
  /// paragraphs begin with such a name and its mark (`LineFeatures`): they have lists of their own.
  static let sidebars: PhraseList = [
    "新闻链接", "相关链接", "链接", "知识链接", "背景链接", "新闻背景", "背景资料", "相关新闻", "名词解释", "新闻资料", "资料链接",
    "人物链接", "政策链接", "小贴士", "温馨提示", "相关提醒", "友情提醒", "编后", "编者按", "编后语", "记者手记", "采访手记",
  ]

  /// What gives notice, as the last word of its short headline.
  static let notices = PhraseList(announcements)
  /// The same, for lists that hold more.
  static let announcements: [StaticString] = [
    "声明", "公告", "启事", "通告", "讣告", "更正", "公示", "招聘", "招租", "出租", "转让", "求购", "预告", "预报", "影讯", "征婚",
    "停水通知", "停电通知", "停气通知", "会议通知", "招生通知", "补录通知", "报名通知", "缴费通知", "开学通知", "检修通知",
  ]
}
