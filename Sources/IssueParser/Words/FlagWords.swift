/// Words of flags: the names of pages and columns, printed above what stands in them.
///
/// A new flag that stands alone in its line goes to one of the lists of `wholes`; a word that ends
/// the names of many columns to `columnEndings`, one that ends the flags of pages to `endings`. A
/// name beside a page's number goes to `sectionsAnywhere` if it is a flag alone in its line too, or
/// else to `sectionsBesideNumbers`. What may as well be a headline goes to ``ColumnWords``.
/// `HeadlineShape+Flags` asks for all but `sections`, which the masthead has.
enum FlagWords {
  /// Names of columns and pages that are a line as a whole.
  static let wholes = PhraseList(sectionsAnywhere + pages + bulletins + letters + kinds)

  /// Names of a page's section, beside its number in the masthead or alone near it.
  static let sections = PhraseList(sectionsAnywhere + sectionsBesideNumbers)

  /// What the names of other sections end with.
  static let sectionEndings = KeywordTable("副刊 专刊 特刊 专版 专栏 周刊")

  /// The sections' names that are no headline wherever they are a line.
  private static let sectionsAnywhere: [StaticString] = [
    "要闻", "综合", "综合新闻", "时政", "本市新闻", "县区新闻", "县域新闻", "民生新闻", "社会新闻",
    "国内", "国内新闻", "国际", "国际新闻", "体育", "体育新闻", "文体", "文学副刊", "经济新闻",
    "财经", "理论", "分类广告", "图片新闻", "人物", "读者来信", "天下", "时事",
  ]

  /// Those that may be a headline or a part of one where no masthead is near.
  private static let sectionsBesideNumbers: [StaticString] = [
    "时政要闻", "今日要闻", "本市要闻", "重要新闻", "头版", "时政新闻", "本地新闻", "市县新闻",
    "民生", "社会", "国内国际", "文体新闻", "文化", "文化旅游", "文旅", "副刊", "文艺副刊", "教育",
    "健康", "卫生", "法治", "法制", "经济", "金融", "农业", "农村", "三农", "理论学习", "评论",
    "言论", "专版", "专刊", "特刊", "专题", "广告", "公告", "影像", "摄影", "视觉", "旅游", "科技",
    "科教", "周末", "周刊", "党建", "党风廉政", "民主与法制", "民主与法治", "民主法制", "民主法治",
    "社会与法", "港澳台", "台港澳", "读者之友", "地方新闻", "都市新闻", "区县新闻", "教科文卫",
    "科教文卫", "教育科技", "文艺", "文史", "文苑", "文化生活", "学术", "书评", "世界", "环球",
    "体坛", "文娱", "影视", "书画", "收藏", "艺术", "家庭", "老年", "青年", "妇女", "消费", "证券",
    "楼市", "校园", "乡村振兴", "脱贫攻坚", "工业", "企业", "能源", "环保", "生态", "新闻", "焦点",
    "深度", "关注", "热点", "调查", "资讯", "服务", "生活", "汽车", "房产", "娱乐", "读书", "国防",
    "军事", "政法", "政教", "工交", "财贸", "行业", "市场", "城市管理",
  ]

  /// What else a page holds.
  private static let pages: [StaticString] = [
    "今日导读", "导读", "版面导读", "时事新闻", "时事要闻", "县市新闻", "县域经济", "文化新闻",
    "教育新闻", "法治新闻", "城市新闻", "农村新闻", "党建新闻", "环球视野", "环球扫描", "世界之窗",
    "时事纵横", "权威发布", "特别关注", "重点关注", "热点关注", "民生关注", "科技前沿",
  ]

  /// What a page holds, where several of these share a line: `理论·实践`.
  static let joinedSections: PhraseList = [
    "理论", "实践", "社会", "服务", "文化", "生活", "民生", "法治", "法制", "经济", "财经", "时政", "要闻", "综合", "体育", "文体",
    "教育", "卫生", "健康", "科技", "旅游", "文旅", "国际", "国内", "县域", "农业", "党建", "人物", "副刊", "文学", "艺术", "评论",
    "视点", "读者", "作者", "编者",
    "观察", "专题", "广告", "娱乐", "信息", "学习", "思考", "调研", "批评", "建议", "消费", "家庭",
  ]

  /// Short news, one below the other.
  private static let bulletins: [StaticString] = [
    "简讯", "短讯", "快讯", "一句话新闻", "新闻短波", "新闻速递", "简明新闻", "要闻简报", "国际短讯", "国内短讯", "要闻速览", "动态", "一周要闻",
    "标题新闻", "图片报道", "短新闻", "短新闻集锦", "新闻集锦",
  ]

  /// What readers write, and what serves them.
  private static let letters: [StaticString] = [
    "读者来论", "读者来稿", "人民来信", "群众来信", "百姓来信", "市民来信", "居民来信", "来信综述", "来信选登", "来信反馈", "来信回音",
    "读者之声", "市民来电",
    "读者来电", "编读往来", "便民信息",
    "服务台", "便民服务",
    "服务信息", "便民服务台",
    "生活服务", "百姓服务台", "分类信息", "综合信息", "公告栏", "答读者问", "读者问答", "回音壁", "庄稼医生",
  ]

  /// Of what kind what stands below is.
  private static let kinds: [StaticString] = [
    "新闻特写", "长篇小说连载", "长篇连载", "小说连载", "连载", "时评", "短评", "本报时评", "来论", "杂谈", "专访", "热线追踪", "新闻追踪",
    "社论", "本报社论", "评论员文章", "本报评论员文章", "记者调查", "记者观察", "今日谈", "每周评论", "小小说", "微型小说", "一家之言", "微言大义",
    "百家争鸣",
    "众说纷纭", "快人快语",
    "基层故事", "百姓故事", "凡人故事", "身边故事", "人物故事", "创业故事", "奋斗故事", "扶贫故事", "红色故事", "基层见闻", "一线见闻",
    "平凡之光", "凡人善举", "凡人微光", "身边好人", "榜样的力量", "道德的力量", "劳动者之歌", "党旗飘扬", "新闻纵深", "新闻眼", "深度关注",
    "三言两语", "相关提醒", "微评", "微话题", "记者走基层", "小记者习作", "学生习作", "优秀习作", "习作园地", "来函照登", "来信照登", "外电评述",
    "外论摘编",
    "健康提醒", "名词解读", "权威解读", "市场预警", "记者日记", "驻村日记", "记者帮办", "热线帮办", "家长课堂",
    "农技课堂", "生活小窍门", "建言献策", "国际时讯", "国内时讯",
  ]

  /// Of what kind what stands below is, where large type sets the characters apart: `书 评`.
  static let genres: PhraseList = [
    "书评", "影评", "剧评", "乐评", "随笔", "杂文", "散文", "散文诗", "小说", "诗歌", "诗词", "新诗", "评论", "短评", "小品", "游记",
  ]

  /// The last word of what stands above a comment, however its headline sounds: `汾河时评`.
  static let comments: PhraseList = [
    "社论", "评论", "短评", "时评", "快评", "锐评", "评论员文章", "今日谈", "言论",
  ]

  /// Words that end the short name of a standing column.
  static let columnEndings: PhraseList = [
    "快报", "短波", "简讯", "短讯", "快讯", "传真", "速递", "漫笔", "巷议", "快递", "快览", "集锦", "播报", "视窗", "广角", "看台",
    "沙龙", "论坛", "茶座", "文苑", "园地", "短笛", "速览", "聚焦", "关注", "链接", "热线", "随笔", "动态", "行情", "信箱",
    "来电", "往来", "导航", "快餐", "随感", "夜话", "快评", "短论", "新论", "时评", "札记", "漫话", "漫谈", "杂谈", "视野", "观察",
    "人物", "言论", "访谈", "调查", "回音壁", "直通车", "留言板", "曝光台", "辟谣台", "广场", "顾问", "影像", "贴士", "小贴士", "时讯",
  ]

  /// What stands behind a number that people call: `96110 热线回音`.
  static let hotlines: PhraseList = ["热线", "直通车"]

  /// Words that end the flag of a column or page.
  static let endings: PhraseList = [
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
