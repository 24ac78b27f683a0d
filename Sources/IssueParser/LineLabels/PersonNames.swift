// Names of people as a byline prints them: apart by blanks or commas, justified (`陈 小 芳`), cut by
// a line break, or run together (`张明周小芳`).

/// Finds the names in a stretch that holds names only.
enum PersonNames {
  /// The names in `pieces`, the runs between blanks, or nil if they cannot all be names.
  ///
  /// Single characters join with what follows them: `张 明` is one name, `陈 小 芳` too.
  static func join(_ pieces: [[UInt32]]) -> [[UInt32]]? {
    guard pieces.count <= 24 else { return nil }
    var names: [[UInt32]] = []
    var index = 0
    while index < pieces.count {
      var name = pieces[index]
      index += 1
      guard isNameText(name), !isWord(name) else { return nil }
      if name.count == 1 {
        guard index < pieces.count, isNameText(pieces[index]) else { return nil }
        while index < pieces.count, name.count < 3, name.count + pieces[index].count <= 3,
          name.count < 2 || (pieces[index].count == 1 && !startsTwoGlyphName(pieces, index))
        {
          name += pieces[index]
          index += 1
        }
        guard name.count >= 2 else { return nil }
        names.append(name)
      } else if name.count == 2, index < pieces.count, pieces[index].count == 1,
        index + 1 == pieces.count || pieces[index + 1].count != 1,
        isSurname(name[0]), isNameText(pieces[index])
      {
        // `欧阳 修`, or a name cut before its last character.
        names.append(name + pieces[index])
        index += 1
      } else if name.count <= 3 || name.contains(0xB7) {
        names.append(name)
      } else if let parts = split(name) {
        names += parts
      } else {
        return nil
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Whether a piece is a word that stands where names stand, and is none.
  static func isWord(_ name: [UInt32]) -> Bool {
    words.lengthStanding(in: name, at: 0, end: name.count) == name.count
  }

  /// Whether a surname of two characters stands at a place.
  static func isCompoundSurname(_ scalars: [UInt32], _ place: Int) -> Bool {
    compoundSurnames.lengthStanding(in: scalars, at: place, end: min(scalars.count, place + 2)) == 2
  }

  private static let words: PhraseList = [
    "文章", "手记", "札记", "待续", "未完", "连载", "感言", "来信", "文摘", "论坛", "观察", "点评", "提示", "编译",
    "综合", "图片", "调查", "来稿", "述评", "通信", "资料", "全文", "完", "上", "下", "中", "手札", "访谈",
  ]

  /// Whether a character is a usual surname.
  static func isSurname(_ scalar: UInt32) -> Bool { surnames.contains(scalar) }

  /// Whether the piece at `index` is more likely the surname of a name of two characters than the
  /// last character of the name before: exactly two single characters are left and it is a surname.
  private static func startsTwoGlyphName(_ pieces: [[UInt32]], _ index: Int) -> Bool {
    var run = 0
    while index + run < pieces.count, pieces[index + run].count == 1 { run += 1 }
    return run % 3 == 2 && isSurname(pieces[index][0])
  }

  /// Cuts names that were run together, each beginning with a surname; nil if that cannot be.
  private static func split(_ text: [UInt32]) -> [[UInt32]]? {
    if text.count == 4, compoundSurnames.lengthStanding(in: text, at: 0, end: 4) == 2 {
      return [text]
    }
    guard text.count <= 24 else { return nil }
    // best[i]: how few faults a cutting of the first i characters has, and the last name's length.
    var best: [(cost: Int, last: Int)?] = [(0, 0)]
    for end in 1...text.count {
      var found: (cost: Int, last: Int)?
      for length in 2...4 where end - length >= 0 {
        guard let before = best[end - length] else { continue }
        let first = text[end - length]
        let compound =
          compoundSurnames.lengthStanding(in: text, at: end - length, end: end) == 2
        if length == 4, !compound { continue }
        if !isSurname(first), !compound { continue }
        let cost = before.cost + (length == 3 ? 2 : 3)
        if cost < (found?.cost ?? Int.max) { found = (cost, length) }
      }
      best.append(found)
    }
    guard best[text.count] != nil else { return text.count == 4 ? [text] : nil }
    var names: [[UInt32]] = []
    var end = text.count
    while end > 0, let step = best[end], step.last > 0 {
      names.append(Array(text[(end - step.last)..<end]))
      end -= step.last
    }
    return names.reversed()
  }

  private static func isNameText(_ text: [UInt32]) -> Bool {
    !text.isEmpty && text.count <= 24 && text.allSatisfy { Glyph.isHan($0) || $0 == 0xB7 }
  }

  private static let compoundSurnames: PhraseList = [
    "欧阳", "太史", "端木", "上官", "司马", "东方", "独孤", "南宫", "万俟", "闻人", "夏侯", "诸葛",
    "尉迟", "公羊", "赫连", "澹台", "皇甫", "宗政", "濮阳", "公冶", "太叔", "申屠", "公孙", "慕容",
    "仲孙", "钟离", "长孙", "宇文", "司徒", "鲜于", "司空", "令狐", "呼延",
  ]

  private static let surnames = ScalarSet(
    """
    王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程
    苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛
    郝龚邵万钱严覃武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞
    左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳欧阳管柴蒙鲍华喻祁蒲房
    滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧
    闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南
    班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国
    狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹
    诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由郗藏才
    亚彦雒药弓暴续贠苌要令
    """.unicodeScalars.map(\.value).filter { $0 > 0x7F })
}
