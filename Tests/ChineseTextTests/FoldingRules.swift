import Foundation

/// The folding of single characters as the rules say it, spelt out with Foundation: slow and plain.
///
/// The committed table is recorded from it and checked against it, and `FoldingRules.fold` is what
/// the fast code must agree with.
enum FoldingRules {
  /// Variants that no standard merges, and that a reader takes for the same: shape, then variants.
  static let choices: [(String, String)] = [
    // Single quotation marks, primes and accents that OCR sets in their place.
    ("'", "\u{60}\u{B4}\u{2018}\u{2019}\u{201A}\u{201B}\u{2032}\u{2035}\u{275B}\u{275C}"),
    ("'", "\u{2B9}\u{2BB}\u{2BC}\u{2BD}\u{2C8}"),
    // Double quotation marks, corner brackets (their use in traditional print) and double primes.
    ("\"", "\u{201C}\u{201D}\u{201E}\u{201F}\u{2033}\u{2036}\u{275D}\u{275E}\u{2BA}\u{2EE}"),
    ("\"", "\u{300C}\u{300D}\u{300E}\u{300F}\u{301D}\u{301E}\u{301F}"),
    // Hyphens, dashes, the minus sign, and the ruled line that stands for a dash in GBK text.
    ("-", "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}\u{2500}\u{2501}\u{2043}"),
    ("-", "\u{2D7}\u{23AF}\u{2796}"),
    ("--", "\u{2E3A}"), ("---", "\u{2E3B}"),
    // Wave dashes.
    ("~", "\u{301C}\u{223C}\u{2053}\u{3030}"),
    // The dot inside foreign names.
    ("\u{B7}", "\u{2022}\u{30FB}\u{2027}\u{2219}\u{22C5}\u{2E31}"),
    // The zero of 二〇二〇 is often set, or read, as a circle.
    ("\u{3007}", "\u{25CB}\u{25EF}"),
    // Ellipses on the line's middle, and of vertical print.
    ("...", "\u{22EF}\u{22EE}"),
    // Title marks.
    ("\u{300A}", "\u{AB}\u{226A}\u{27EA}"), ("\u{300B}", "\u{BB}\u{226B}\u{27EB}"),
    ("\u{3008}", "\u{2039}\u{27E8}"), ("\u{3009}", "\u{203A}\u{27E9}"),
    // The ratio sign stands for a colon, fraction and division slashes for a slash.
    (":", "\u{2236}"), ("/", "\u{2044}\u{2215}"), ("|", "\u{2502}"),
    // What is made of a tilde and a stroke must follow the tilde.
    ("~\u{338}", "\u{2241}"),
  ]

  /// Characters in use, each with forms of it that have gone out of use: of old type (吿, 峯);
  /// those that the first table of variants withdrew (第一批异体字整理表, 1955), unless they are in
  /// names again or mean something else too; and Japan's, which an engine may know better.
  static let withdrawn = """
    告吿 郎郞 户戸 青靑 晚晩 清淸 黑黒 教敎 既旣 即卽 叙敍 峰峯 乡鄕 值値 慎愼
    镇鎭 步歩 每毎 增増 曾曽 德徳 总総縂 县県 处処 国囯圀 映暎 遍徧 并竝 喻喩 俞兪
    插揷 搜捜 熙煕熈 瓶甁缾 纤纎 面麪 默黙 龟亀 污汚 暨曁 概槪 涉渉 渴渇 兹玆 绪緖
    饮飮 隶隷 翱翶 惭慙 昂昻 验騐 宝寳 历歴 岁歳 齐斉 协恊 揭掲 壳殻 镰鎌 钻鑚
    阔濶 涩澁 汇滙 略畧 画畵 疏疎 棋碁棊 稚稺穉 窗窻窓 粽糉 罚罸 胸胷 吻脗 胁脇
    肠膓 皋臯 盖葢 裙裠帬 霸覇 耽躭 软輭 迥逈 酬酧詶醻 闹閙 址阯 韧靱 赖頼 飘飃
    喂餧 匆怱悤 剿勦 厂厰 啖噉 回囘 函圅 附坿 垛垜 阶堦 卯夘 妊姙 姻婣 愧媿 懒嬾
    冤寃 坂岅 纸帋 帮幇 强彊 怪恠 憩憇 拗抝 拿拏挐 弄挵 救捄 举擧挙 考攷 驱敺 扬敭
    旗旂 昏昬 朵朶 期朞 柳栁 柏栢 槟梹 梨棃 碗椀 梅楳 干榦 桌槕 凳櫈 淆殽 冰氷
    溯泝遡 泪涙 溉漑 焰焔 暖煖 闸牐 榜牓 犁犂 猿猨 毙獘 妙玅 琴琹 瑰瓌 砖甎磗 尝甞
    痹痺 愈瘉 鼓皷鼔 视眎眡 瞰矙 炮礟 年秊 粳稉 糠穅 窑窰 俟竢 箸筯 扎紥 繁緐 绵緜
    翻繙 翅翄 锄耡 联聨聫 胚肧 胳肐 裸臝躶 樯艢 橹艪 第苐 荔茘 答荅 庵菴 蒂蔕 萼蕚
    蕊蘂 蛔蚘蜖 虻蝱 脉衇 衽袵 夹裌 杂襍 睹覩 喧諠 歌謌 讹譌 谪讁 赍賷 趁趂 跺跥
    躲躱 逃迯 奔逩 绕遶 铁銕鉄 邻隣 鞍鞌 袜韤 额頟 悴顇 飙飈 糍餈 糕餻 馍饝 驼駞
    鬃騣鬉 髯髥 鳅鰌 鳝鱓 雁鴈 鹅鵞 燕鷰 经経 气気 变変 边辺 团団 卖売 劳労 栈桟
    乘乗 剩剰 满満 两両 觉覚 严厳 净浄 亚亜 惠恵 专専 战戦 单単 弹弾 巢巣 图図
    广広 对対
    """

  /// What ICU simplifies to a character that modern print has beside it with another meaning: 著名
  /// is not 着名, 俱乐部 not 具乐部, 摔跤 not 摔交. What NFKC makes one of them is kept as well.
  static let kept = "著俱跤"

  /// Radicals that PDF extractors write for the character; source: Unicode Character Database,
  /// EquivalentUnifiedIdeograph.txt, those NFKC leaves and whose character lies in the first plane.
  static let radicals = """
    2E81:5382 2E82:4E5B 2E83:4E5A 2E84:4E59 2E85:4EBB 2E86:5182 2E88:5200 2E89:5202 2E8A:535C
    2E8B:353E 2E8C:5C0F 2E8D:5C0F 2E8E:5140 2E8F:5C23 2E90:5C22 2E92:5DF3 2E93:5E7A 2E94:5F51
    2E96:5FC4 2E97:5FC3 2E98:624C 2E99:6535 2E9B:65E1 2E9C:65E5 2E9D:6708 2E9E:6B7A 2EA0:6C11
    2EA1:6C35 2EA2:6C3A 2EA3:706C 2EA4:722B 2EA5:722B 2EA6:4E2C 2EA7:725B 2EA8:72AD 2EA9:738B
    2EAB:76EE 2EAC:793A 2EAD:793B 2EAF:7CF9 2EB0:7E9F 2EB1:7F53 2EB2:7F52 2EB3:34C1 2EB4:5197
    2EB6:7F8A 2EB9:8002 2EBA:8080 2EBB:807F 2EBC:8089 2EBE:8279 2EBF:8279 2EC0:8279 2EC1:864E
    2EC2:8864 2EC3:8980 2EC4:897F 2EC5:89C1 2EC6:89D2 2EC8:8BA0 2EC9:8D1D 2ECB:8F66 2ECC:8FB6
    2ECD:8FB6 2ECE:8FB6 2ECF:9091 2ED0:9485 2ED1:9577 2ED2:9578 2ED3:957F 2ED4:95E8 2ED6:961D
    2ED7:96E8 2ED8:9752 2ED9:97E6 2EDA:9875 2EDB:98CE 2EDC:98DE 2EDD:98DF 2EDF:98E0 2EE0:9963
    2EE2:9A6C 2EE3:9AA8 2EE4:9B3C 2EE5:9C7C 2EE6:9E1F 2EE7:5364 2EE8:9EA6 2EE9:9EC4 2EEA:9EFE
    2EEB:6589 2EEC:9F50 2EED:6B6F 2EEE:9F7F 2EEF:7ADC 2EF0:9F99 2EF1:9F9C 2EF2:4E80
    """

  /// Every scalar whose folded form is not itself: what it becomes, nothing for one that vanishes.
  /// White space is left out.
  static let table: [UInt32: [UInt32]] = {
    var table: [UInt32: [UInt32]] = [:]
    let steps = singleSteps()
    for (scalar, step) in steps {
      var form = step
      while true {
        let next = composed(form.flatMap { steps[$0] ?? [$0] })
        if next == form { break }
        form = next
      }
      table[scalar] = form
    }
    for scalar in everyScalar() where vanishes(scalar) { table[scalar.value] = [] }
    return table
  }()

  /// Folds a text character by character, then its white space, then its accents.
  static func fold(_ text: String) -> [UInt32] {
    var folded: [UInt32] = []
    var isBlank = false
    var base: UInt32?
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isBlank = true
        continue
      }
      for shape in table[scalar.value] ?? [scalar.value] {
        if shape == 0x20 {
          isBlank = true
          continue
        }
        let isMark = marks.contains(shape)
        if isBlank, !isMark, let base, isWord(base), isWord(shape) { folded.append(0x20) }
        isBlank = false
        if !isMark || base == nil { base = shape }
        folded.append(shape)
      }
    }
    return composed(folded)
  }

  /// Scalars that attach to the one before them: those with a combining class, and those that a
  /// composition takes as its second part.
  static let marks: Set<UInt32> = {
    var marks = Set(compositions.map(\.second))
    for scalar in everyScalar() where scalar.properties.canonicalCombiningClass != .notReordered {
      if !vanishes(scalar), table[scalar.value] == nil { marks.insert(scalar.value) }
    }
    // Conjoining vowels and finals of hangul compose by arithmetic.
    marks.formUnion(0x1161...0x1175)
    marks.formUnion(0x11A8...0x11C2)
    return marks
  }()

  /// The canonical compositions whose parts and whole are folded forms, hangul left out.
  static let compositions: [(first: UInt32, second: UInt32, whole: UInt32)] = {
    var result: [(first: UInt32, second: UInt32, whole: UInt32)] = []
    for scalar in everyScalar() where table[scalar.value] == nil {
      let text = String(scalar)
      let parts = Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
      guard parts.count > 1, !(0xAC00...0xD7A3).contains(scalar.value),
        Array(text.precomposedStringWithCanonicalMapping.unicodeScalars) == [scalar],
        let last = parts.last
      else { continue }
      let head = composed(parts.dropLast().map(\.value))
      guard head.count == 1 else { continue }
      result.append((head[0], last.value, scalar.value))
    }
    return result
  }()

  static func composed(_ scalars: [UInt32]) -> [UInt32] {
    // Foundation composes a hangul syllable and a final only where it decomposed the syllable.
    string(scalars).decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping
      .unicodeScalars.map(\.value)
  }

  static func string(_ scalars: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(view)
  }

  static func isWord(_ scalar: UInt32) -> Bool {
    guard let value = Unicode.Scalar(scalar), !isEastAsian(scalar) else { return false }
    return value.properties.isAlphabetic && !isMarkCategory(value)
      || value.properties.numericType != nil
  }

  private static func isMarkCategory(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .otherSymbol: true
    default: false
    }
  }

  private static func isEastAsian(_ scalar: UInt32) -> Bool {
    [
      0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FB, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFFEF, 0x1AFF0...0x1B16F, 0x20000...0x3FFFD,
    ].contains { $0.contains(scalar) }
  }

  private static func vanishes(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isWhitespace { return false }
    switch scalar.properties.generalCategory {
    case .control, .format: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func everyScalar() -> some Sequence<Unicode.Scalar> {
    (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
  }

  /// One application of all rules to every scalar that they change.
  private static func singleSteps() -> [UInt32: [UInt32]] {
    var chosen: [UInt32: [UInt32]] = [:]
    for (shape, variants) in choices {
      for variant in variants.unicodeScalars {
        chosen[variant.value] = shape.unicodeScalars.map(\.value)
      }
    }
    for forms in withdrawn.split(whereSeparator: \.isWhitespace) {
      let scalars = forms.unicodeScalars.map(\.value)
      for form in scalars.dropFirst() { chosen[form] = [scalars[0]] }
    }
    for pair in radicals.split(whereSeparator: \.isWhitespace) {
      let parts = pair.split(separator: ":").compactMap { UInt32($0, radix: 16) }
      chosen[parts[0]] = [parts[1]]
    }
    let scalars = everyScalar().filter {
      switch $0.properties.generalCategory {
      case .unassigned, .surrogate, .privateUse, .control: false
      default: !vanishes($0) && !$0.properties.isWhitespace
      }
    }
    // One long text with a line for each scalar costs one call instead of a hundred thousand.
    var lines = String.UnicodeScalarView()
    let plains = scalars.map { chosen[$0.value] ?? compatible($0) }
    for plain in plains {
      lines.append(contentsOf: plain.compactMap(Unicode.Scalar.init))
      lines.append("\n")
    }
    let text = String(lines)
    let simplified =
      text.applyingTransform(StringTransform("Traditional-Simplified"), reverse: false) ?? text
    let forms = simplified.unicodeScalars.split(
      separator: "\n", maxSplits: .max, omittingEmptySubsequences: false)
    var steps: [UInt32: [UInt32]] = [:]
    let kept = kept.unicodeScalars.map { [$0.value] }
    for (scalar, (plain, form)) in zip(scalars, zip(plains, forms)) {
      let isKept = kept.contains(plain)
      let step = isKept ? plain : composed(caseFolded(form.map(\.value)))
      if step != [scalar.value] { steps[scalar.value] = step }
    }
    // ICU takes these two for each other's simplified form; the second simplifies to the first.
    steps[0x82CE] = nil
    return steps
  }

  /// The compatibility form; a spacing accent, which would become a blank and a mark, stays.
  private static func compatible(_ scalar: Unicode.Scalar) -> [UInt32] {
    if scalar.value < 0x80 || (0xAC00...0xD7A3).contains(scalar.value) { return [scalar.value] }
    let form = String(scalar).precomposedStringWithCompatibilityMapping.unicodeScalars.map(\.value)
    for (blank, mark) in zip(form, form.dropFirst()) where blank == 0x20 {
      if Unicode.Scalar(mark)?.properties.canonicalCombiningClass != .notReordered {
        return [scalar.value]
      }
    }
    return form
  }

  private static func caseFolded(_ form: [UInt32]) -> [UInt32] {
    form.flatMap { value -> [UInt32] in
      guard let scalar = Unicode.Scalar(value) else { return [value] }
      return scalar.properties.uppercaseMapping.unicodeScalars.flatMap {
        $0.properties.lowercaseMapping.unicodeScalars.map(\.value)
      }
    }
  }
}
