// The entries of the commands that count what the pages say.

import NewspaperArchive

extension CommandTable {
  /// Why Excel may show something else than what CSV holds. The bytes are written in octal because
  /// that is all that every shell's `printf` knows.
  static func byteOrderMark(_ command: String) -> Wording {
    let line = "{ printf '\\357\\273\\277'; llrb \(command); } > table.csv"
    return Wording(
      "CSV is UTF-8 without a byte-order mark, and Excel in Chinese takes such a file for GBK. Not so with "
        + "the mark (EF BB BF) before it: \(line)",
      "CSV 为不带字节顺序标记的 UTF-8。中文版 Excel 会误作 GBK 打开，先写入标记（EF BB BF）即可：\(line)")
  }

  /// `--csv`.
  static let csv = OptionSpec(
    .csv, Wording("print comma-separated values, for spreadsheets", "输出 CSV，供电子表格使用"))

  /// `llrb list`.
  static let list = CommandSpec(
    name: .list, operands: Wording(""), operandCount: .none,
    summary: Wording("list the issues that the archive holds, or what it lacks", "列出档案中的各期，或所缺"),
    about: [
      Wording(
        "In order of date. Pages whose day is not known come last, with the likely day marked by ~.",
        "按日期排列。日期不明的版面列在最后，推测的日期以 ~ 标出。"),
      Wording(
        "--gaps goes by the paper's own habits: where the numbers run on, nothing is missing, and a day "
          + "of the week on which it never comes out is no gap. A question mark stands where numbers "
          + "and days do not tell each missing issue. A number that does not fit its neighbours counts "
          + "for nothing; a misread name counts as the paper that its day and number are of. "
          + "Pages are missing up to the number that the masthead prints, or else up to "
          + "the last that is held; a page with a number beyond that which is printed makes none missing "
          + "and is told. With --from, --to, --lunar or --paper a gap is told where it reaches "
          + "into these days, and told whole.",
        "--gaps 以报纸自身的规律为准：期号相连即无缺期，从不出报的星期几不算缺。期号与日期不能逐一对应时标以问号。"
          + "与前后不合的期号不作依据；报名误识而日期、期号相符的，归入原报。缺版以“今日N版”为准，未印时以所藏最大版次为准；版次超出所印版数的另行列出，不据以算缺。"
          + "加 --from、--to、--lunar、--paper 时，凡涉及所限日期的空缺，整段列出。"),
      Wording(
        "--warnings lists the pages whose printed date, weekday, lunar date or number contradict each "
          + "other, and those in which a misread field was mended.",
        "--warnings 列出日期、星期、农历、期号相互矛盾的版面，以及误识已更正的版面。"),
      byteOrderMark("list --csv"),
    ],
    options: [
      OptionSpec(
        .gaps,
        Wording(
          "what is missing: issues, days, pages; numbers that do not fit; what is there twice",
          "列出缺期、缺日、缺版，期号、版次不合及重复之处")),
      OptionSpec(
        .warnings,
        Wording(
          "pages whose masthead contradicts itself or was mended", "列出报头自相矛盾或经更正的版面")),
      csv, json,
    ] + filters.filter { [.from, .to, .lunar, .paper].contains($0.name) },
    examples: [
      Example("list", Wording("all issues", "列出各期")),
      Example("list --gaps", Wording("what the archive lacks", "查看所缺")),
      Example("list --gaps --from 2020 --to 2020", Wording("what it lacks of a year", "查看一年所缺")),
      Example(
        "list --gaps --csv", Wording("the same for a spreadsheet", "供电子表格使用")),
      Example("list --lunar 除夕", Wording("the issues of all New Year's Eves", "历年除夕的报纸")),
      Example("list --lunar 辛丑年三月", Wording("those of a lunar month", "农历某年某月的报纸")),
    ])

  /// `llrb trend`.
  static let trend = CommandSpec(
    name: .trend, operands: Wording("QUERY…", "检索词…"), operandCount: .atLeastOne, takesQuery: true,
    summary: Wording("count hits by year, month, week or day", "按年、月、周、日统计出现次数"),
    about: [
      Wording(
        "Each word is a query of its own; a query of several words stands in quotes. Articles and photos "
          + "are counted as 'search --count' counts them for the same days and filters, mastheads and "
          + "imprints are not. The share is how many of ten thousand articles and photos of the period are "
          + "hits, the density how often the words stand in ten thousand characters of them.",
        "每个词为一个检索式；由几个词组成的检索式用引号括起。文章和图片数与 search --count 在同样日期和条件下所得"
          + "相同，报头、版尾不计。“每万篇”为该时段每一万篇文章和图片中命中的篇数，“每万字”为其中每一万字出现的次数。"),
      Wording(
        "A period of which the archive has no page is told apart from one in which nothing was found. "
          + "A page whose day is only likely counts for that day; the hits on such pages are the light "
          + "end of the bar. Pages without any day are counted below.",
        "档案没有收藏的时段与没有命中的时段分别标明。日期为推测的版面计入推测的日期，其命中以浅色条标出；"
          + "没有日期的版面另计于后。"),
      byteOrderMark("trend --csv 5G"),
    ],
    options: [
      OptionSpec(
        .by, value: Wording("PERIOD", "时段"),
        completion: .words(Period.Unit.allCases.map(\.rawValue)),
        Wording(
          "year, month, week or day; by default what suits the span",
          "按 year（年）、month（月）、week（周）或 day（日）；缺省随时间跨度而定")),
      OptionSpec(
        .measure, value: Wording("WHAT", "量"),
        completion: .words(TrendMeasure.allCases.map(\.rawValue)),
        Wording(
          "what the bars show: articles (and photos), occurrences, share or density; articles by default",
          "条形表示 articles（篇数，含图片）、occurrences（次数）、share（每万篇）或 density（每万字）；缺省为篇数")),
      OptionSpec(
        .svg, value: Wording("FILE", "文件"), completion: .files,
        Wording(
          "also draw a chart into this file; - draws it instead, to standard output",
          "另将图表存为 SVG 文件；- 只把图表写到标准输出")),
      csv, json, fuzzy,
    ] + filters,
    examples: [
      Example("trend 复工复产", Wording("one word over time", "一个词的历年变化")),
      Example(
        "trend --by month --from 2020 --to 2020 复工复产 疫情",
        Wording("two words, month by month", "两个词逐月对照")),
      Example(
        "trend --measure share --svg trend.svg 脱贫 乡村振兴",
        Wording("a chart of shares", "按每万篇绘图")),
    ])

  /// `llrb authors`.
  static let authors = CommandSpec(
    name: .authors, operands: Wording(""), operandCount: .none,
    summary: Wording("list who wrote, how much and when", "列出作者及其文章数、起止日期"),
    about: [
      Wording(
        "The names under articles and stand-alone photos, those with the most first. The role is the "
          + "one that is printed most often; a day that is only likely is marked by ~.",
        "文章和独立图片的署名，多者在前。身份取最常见的一种；推测的日期以 ~ 标出。"),
      byteOrderMark("authors --csv"),
    ],
    options: [
      OptionSpec(
        .top, letter: "n", value: Wording("N", "数目"),
        Wording("show the first N; 50 by default, 0 for all", "显示前几位；缺省 50，0 为全部")),
      csv, json,
    ] + filters.filter { $0.name != .author },
    examples: [
      Example("authors", Wording("who wrote most", "文章最多的作者")),
      Example(
        "authors --top 10 --from 2020 --to 2020 --page 1",
        Wording("the ten names most often on the front pages of a year", "一年中头版署名最多的十人")),
    ])
}
