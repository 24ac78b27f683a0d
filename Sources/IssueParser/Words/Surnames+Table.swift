// The surnames of China, most frequent first; which of them a reader meets decides where two names
// printed without a blank between them part. Source: the order of the Ministry of Public Security's
// yearly reports on names, the Hundred Family Surnames for the rare ones.

/// The family names that a Chinese personal name may begin with.
enum Surnames {
  /// The hundred most frequent surnames: more than four of five people have one of them.
  private static let commonest = ScalarSet(frequentInOrder.prefix(100))

  /// The frequent surnames of one character.
  static let frequent = ScalarSet(frequentInOrder)

  private static let frequentInOrder: [UInt32] =
    """
    王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾萧肖田董潘袁于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅\
    方白邹孟熊秦邱丘江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武洪戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘\
    祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费
    """.unicodeScalars.map(\.value).filter { $0 > 0x7F }

  /// The surnames of one character, rare ones and traditional shapes included.
  static let single = frequent.union(
    """
    习桓竺糜蒯濮郏缑佴谯笪贲诸钮荀於麴汲隗宓蓟莘郦庾暨殳夔厍钭鄂畅滑锁宰宦咸墨\
    卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟\
    雒眭呙酆苌冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿\
    赖凤仰步代羿肇郄郗禚訾暴乜闪撒茆缴綦\
    鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利于呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由逄弓铁凡贡樵沃伯苍郇贠员嘎介要撖药蔚弋璩仉霞琚令\
    張劉陳楊黃趙吳孫馬鄭謝許韓馮鄧曾蕭葉蘇呂盧鍾譚陸範賈韋鄒閆閻龍賀顧龔萬錢嚴湯龐顏莊聶蘭寧紀畢單駱藍華饒陽農車項連蘆婁竇黨費衛應邊師榮叢鞏遲樂儲
    """.unicodeScalars.map(\.value).filter { $0 > 0x7F })

  /// Surnames of two characters.
  static let compound: Set<[UInt32]> = Set(
    """
    欧阳 司马 上官 诸葛 司徒 皇甫 慕容 令狐 尉迟 东方 夏侯 公孙 独孤 南宫 长孙 宇文 轩辕 呼延 端木 西门 澹台 赫连 公冶 濮阳 淳于 申屠 太史 闻人 钟离 \
    仲孙 闾丘 司空 司寇 拓跋 百里 东郭 南门 歐陽 司馬 諸葛
    """.split { $0 == " " || $0 == "\n" }.map { $0.unicodeScalars.map(\.value) })

  /// What names of four characters begin with among peoples who have no surnames of one: Mongols, Tibetans, the Yi.
  /// Source: what their names are made of, as far as no usual surname and name reads the same.
  static let clans: PhraseList = [
    "斯琴", "乌云", "娜仁", "乌兰", "哈斯", "格日", "呼日", "萨仁", "苏日", "额尔", "敖登", "宝音", "巴雅", "朝鲁", "布和", "其其",
    "图雅", "敖日", "其木", "苏雅", "阿拉", "巴图", "巴特", "孟克", "那仁", "娜日", "苏布", "乌日", "萨日", "包音", "额日", "道尔",
    "呼斯", "吉日", "青格", "那顺", "通拉", "特木", "陶格", "图门", "伊德", "朝格", "阿荣", "格根", "莫日", "牧仁", "那日", "乌恩",
    "乌力",
    "艾合", "买买", "阿不", "努尔", "热依", "库尔", "吐尔", "玉素", "帕提", "阿依", "迪力", "木合", "叶尔",
    "扎西", "才让", "卓玛", "尼玛", "达瓦", "旦增", "丹增", "次仁", "索南", "洛桑", "仁青", "桑杰", "多吉", "央金", "平措", "格桑",
    "边巴",
    "拉巴", "普布", "次旦", "罗布", "白玛", "贡布", "仁增", "才旦", "万玛", "更登", "德吉", "班玛", "顿珠", "嘎玛", "土登", "米玛",
    "巴桑", "旺堆", "旺姆", "措姆", "泽仁", "尕玛", "尕藏", "才仁", "更尕", "完玛", "拉毛", "公保", "旦正",
    "沙马", "吉克", "吉木", "吉火", "吉狄", "吉伍", "曲比", "尔古", "勒伍", "俄木", "木乃", "瓦其", "阿苦", "阿牛", "阿的", "海来",
    "的日",
  ]

  /// Whether a name may begin with these scalars.
  static func begins(_ name: some Collection<UInt32>) -> Bool {
    guard let first = name.first else { return false }
    return single.contains(first) || compound.contains(Array(name.prefix(2)))
  }

  /// How unlikely a name with this beginning is: 0 for one of the hundred most frequent surnames,
  /// 6 for none.
  static func doubt(_ name: some Collection<UInt32>) -> Int {
    guard let first = name.first else { return 6 }
    if commonest.contains(first) || compound.contains(Array(name.prefix(2))) { return 0 }
    return frequent.contains(first) ? 1 : single.contains(first) ? 2 : 6
  }
}
