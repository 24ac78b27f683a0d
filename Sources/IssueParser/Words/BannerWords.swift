/// Words of lines that belong to the page, not to an article: slogans, and the flags of pages and
/// columns.
///
/// A new flag that stands alone in its line goes to `wholeFlags`; a word that ends the names of
/// many columns to `columns`, one that ends the flags of pages to `flags`.
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
    "代表委员热议", "壮丽七十年", "鼓足干劲", "力争上游", "多快好省", "多快好省地建设社会主义", "安全第一", "预防为主", "综合治理", "质量第一",
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

  /// Names of columns and pages that are a line as a whole.
  static let wholeFlags = PhraseList(pages + bulletins + letters + kinds)

  /// What a page holds.
  private static let pages: [StaticString] = [
    "要闻", "综合新闻", "综合", "时政", "国内新闻", "国际新闻", "本市新闻", "社会新闻", "今日导读", "导读", "版面导读", "人物", "天下",
    "理论", "时事", "时事新闻", "时事要闻", "县域新闻", "县区新闻", "县市新闻", "县域经济", "民生新闻", "经济新闻", "文化新闻", "教育新闻",
    "法治新闻",
    "体育", "文体", "国际", "国内", "财经", "体育新闻", "城市新闻", "农村新闻", "党建新闻", "环球视野", "环球扫描", "世界之窗", "时事纵横",
    "文学副刊",
    "权威发布", "特别关注", "重点关注", "热点关注", "民生关注", "科技前沿",
  ]

  /// What a page holds, where several of these share a line: `理论·实践`.
  static let sections: PhraseList = [
    "理论", "实践", "社会", "服务", "文化", "生活", "民生", "法治", "法制", "经济", "财经", "时政", "要闻", "综合", "体育", "文体",
    "教育", "卫生", "健康", "科技", "旅游", "文旅", "国际", "国内", "县域", "农业", "党建", "人物", "副刊", "文学", "艺术", "评论",
    "视点", "读者", "作者", "编者",
    "观察", "专题", "广告", "娱乐", "信息", "学习", "思考", "调研", "批评", "建议", "消费", "家庭",
  ]

  /// Short news, one below the other.
  private static let bulletins: [StaticString] = [
    "简讯", "短讯", "快讯", "一句话新闻", "新闻短波", "新闻速递", "简明新闻", "要闻简报", "国际短讯", "国内短讯", "要闻速览", "动态", "一周要闻",
    "标题新闻", "图片新闻", "图片报道", "短新闻", "短新闻集锦", "新闻集锦",
  ]

  /// What readers write, and what serves them.
  private static let letters: [StaticString] = [
    "读者来信", "读者来论", "读者来稿", "人民来信", "群众来信", "百姓来信", "市民来信", "居民来信", "来信综述", "来信选登", "来信反馈", "来信回音",
    "读者之声", "市民来电",
    "读者来电", "编读往来", "便民信息",
    "服务台", "便民服务",
    "服务信息", "便民服务台",
    "生活服务", "百姓服务台", "分类广告", "分类信息", "综合信息", "公告栏", "答读者问", "读者问答", "回音壁", "庄稼医生",
  ]

  /// Of what kind what stands below is.
  private static let kinds: [StaticString] = [
    "新闻特写", "长篇小说连载", "长篇连载", "小说连载", "连载", "时评", "短评", "本报时评", "来论", "杂谈", "专访", "热线追踪", "新闻追踪",
    "社论", "评论员文章", "本报评论员文章", "记者调查", "记者观察", "今日谈", "每周评论", "小小说", "微型小说", "一家之言", "微言大义", "百家争鸣",
    "众说纷纭", "快人快语",
    "基层故事", "百姓故事", "凡人故事", "身边故事", "人物故事", "创业故事", "奋斗故事", "扶贫故事", "红色故事", "基层见闻", "一线见闻",
    "平凡之光", "凡人善举", "凡人微光", "身边好人", "榜样的力量", "道德的力量", "劳动者之歌", "党旗飘扬", "新闻纵深", "新闻眼", "深度关注",
    "三言两语", "相关提醒", "微评", "微话题", "记者走基层", "小记者习作", "学生习作", "优秀习作", "习作园地", "来函照登", "外电评述", "外论摘编",
  ]

  /// What a page says of its own house's other media.
  static let media: PhraseList = ["扫一扫", "新媒体矩阵", "官方微信", "官方微博", "微信公众号:"]

  /// What a telephone's number stands behind, however short it is.
  static let telephones: PhraseList = ["电话", "热线", "手机", "电挂"]

  /// Of what kind what stands below is, where large type sets the characters apart: `书 评`.
  static let genres: PhraseList = [
    "书评", "影评", "剧评", "乐评", "随笔", "杂文", "散文", "散文诗", "小说", "诗歌", "诗词", "新诗", "评论", "短评", "小品", "游记",
  ]

  /// The last word of what stands above a comment, however its headline sounds: `汾河时评`.
  static let comments: PhraseList = [
    "社论", "评论", "短评", "时评", "快评", "锐评", "评论员文章", "今日谈", "言论",
  ]

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
    "声明", "公告", "启事", "通告", "讣告", "公示", "招聘", "招租", "出租", "转让", "求购", "预告", "预报", "影讯", "征婚",
    "停水通知", "停电通知", "停气通知", "会议通知", "招生通知", "补录通知", "报名通知", "缴费通知", "开学通知", "检修通知",
  ]

  /// Words that end the short name of a standing column.
  static let columns: PhraseList = [
    "快报", "短波", "简讯", "短讯", "快讯", "传真", "速递", "漫笔", "巷议", "快递", "快览", "集锦", "播报", "视窗", "广角", "看台",
    "沙龙", "论坛", "茶座", "文苑", "园地", "短笛", "速览", "聚焦", "关注", "链接", "热线", "随笔", "动态", "行情", "信箱",
    "来电", "往来", "导航", "快餐", "随感", "夜话", "快评", "短论", "新论", "时评", "札记", "漫话", "漫谈", "杂谈", "视野", "观察",
    "人物", "言论", "访谈", "调查", "回音壁", "直通车", "留言板", "曝光台", "广场", "顾问", "影像",
  ]

  /// What stands behind a number that people call: `96110 热线回音`.
  static let hotlines: PhraseList = ["热线", "直通车"]

  /// Words that end the flag of a column or page.
  static let flags: PhraseList = [
    "特稿", "特别报道", "专版", "专刊", "专栏", "特刊", "专题报道", "系列报道", "导读", "公益广告", "副刊", "周刊",
    "群众路线教育实践活动", "先进性教育活动", "学习实践科学发展观活动", "创先争优活动", "专题教育", "学习教育", "特别策划", "在行动", "进行时", "行动进行时",
    "调研行", "蹲点行",
    "采访行", "基层行", "万里行", "看变化", "新闻版",
    "大家谈", "面对面", "热线", "风采", "之窗", "信息窗", "之声", "全国两会", "聚焦两会",
  ]

  /// Forms of verse and tunes of old poems, which stand before a dot and what the poem is called.
  static let tunes: PhraseList = [
    "七律", "五律", "七绝", "五绝", "七古", "五古", "散曲", "诗词", "沁园春", "临江仙", "浪淘沙", "西江月", "满江红", "水调歌头",
    "蝶恋花",
    "念奴娇", "鹧鸪天", "清平乐", "卜算子", "如梦令", "忆江南", "忆秦娥", "采桑子", "菩萨蛮", "渔家傲", "江城子", "长相思", "虞美人",
    "踏莎行",
    "青玉案", "破阵子", "南乡子", "浣溪沙", "点绛唇", "诉衷情", "定风波", "醉花阴", "一剪梅", "雨霖铃", "水龙吟", "贺新郎", "减字木兰花",
    "天净沙",
    "山坡羊", "十六字令", "钗头凤", "永遇乐", "八声甘州", "望海潮", "玉楼春", "行香子", "少年游", "捣练子", "渔歌子", "相见欢",
  ]
}
