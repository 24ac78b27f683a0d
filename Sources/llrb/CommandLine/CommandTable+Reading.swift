// The entries of the commands that find and show what the pages say.

import NewspaperArchive

extension CommandTable {
  private static let hitFields = HitField.all.map { "{\($0.name)}" }.joined(separator: " ")

  /// `llrb search`.
  static let search = CommandSpec(
    name: .search, operands: Wording("[QUERY…]", "[检索词…]"), operandCount: .any, takesQuery: true,
    summary: Wording("find articles, in the words that the pages use", "检索文章"),
    about: [
      Wording(
        "An article is found when it holds every word given, exactly as a careful reader would find "
          + "it: line breaks, spaces between characters, full and half width, traditional and "
          + "simplified forms, upper and lower case make no difference. Photos that stand alone, and "
          + "the mastheads and imprints of pages, are found likewise. They are told apart where all hits "
          + "are shown, and by --count; else all are counted as hits. Without a query all that the filters "
          + "leave is listed, by day.",
        "文章含有全部所给词语即为命中。换行、字间空格、全角半角、繁体简体、大写小写均不影响结果。"
          + "独立图片和版面的报头、版尾同样检索。命中全部列出时，以及加 --count 时，分别计数；否则合计为若干条。"
          + "不给检索词则按日期列出符合条件的全部内容。"),
      Wording(
        "\"…\" holds a phrase with spaces or marks; A OR B (or A|B), NOT A (or -A), and brackets; "
          + "title: byline: caption: body: before a word or group; ? for any one character; "
          + "A NEAR/10 B for at most ten characters between the two.",
        "\"…\" 括起含空格或符号的词语；A OR B（或 A|B）、NOT A（或 -A）、括号；"
          + "标题: 作者: 图片: 正文: 限定词语或括号所在之处；? 代表任意一字；"
          + "A NEAR/10 B 表示两词相距不过十字。"),
      Wording(
        "What stands behind a dash is left out: -5G, -NASA, '-(A OR B)'. Letters of options are options "
          + "(-c, -n5). -C919 could be both and is refused: -C 919 is the option, NOT C919 leaves the word "
          + "out. Behind -- everything belongs to the query.",
        "连字符后的词语表示排除：-核桃、-5G、-NASA、'-(A OR B)'。选项字母仍为选项（-c、-n5）。"
          + "-C919 两可，不予接受：选项写作 -C 919，排除写作 NOT C919。-- 之后全部属于检索式。"),
      Wording(
        "Hits come best first, grouped under their issue: what is rare in the archive and frequent in "
          + "the article counts more, in a headline more than in a deck, there more than in the text, in "
          + "a short article more than in a long one; an exact reading always more than a misread one. "
          + "What ranks alike comes in the order of day, page and id. Exit code 1 means that nothing was "
          + "found.",
        "结果按相关程度排列，按期归组：档案中少见而文中多见的词、标题（其次副题、正文）中的词、较短文章中的词分量更重；"
          + "完全相符的总在疑似误识的之前。分量相同的按日期、版次、编号排列。没有找到时退出码为 1。"),
      Wording(
        "A template for --format holds fields in braces: \(hitFields). \\t is a tab, \\n a line end, {{ a "
          + "brace. What {id} prints is what 'llrb show' takes.",
        "--format 的模板以花括号括起字段：\(hitFields)。\\t 为制表符，\\n 为换行，{{ 为花括号。"
          + "{id} 给出的编号可直接用于 llrb show。"),
      byteOrderMark("search --csv 5G"),
    ],
    options: [
      OptionSpec(
        .limit, letter: "n", value: Wording("N", "数目"),
        Wording("show at most N hits; 20 by default", "最多显示几条；缺省 20")),
      OptionSpec(
        .offset, value: Wording("N", "数目"), Wording("leave out the first N hits", "跳过前几条")),
      fuzzy,
      OptionSpec(
        .count, letter: "c", Wording("print only how many there are", "只显示数目")),
      OptionSpec(
        .context, letter: "C", value: Wording("N", "字数"),
        Wording(
          "show every passage, not only the best, with N characters on each side of a match",
          "显示每一处命中而不只是最佳一处，前后各 N 字")),
      OptionSpec(
        .kwic,
        Wording(
          "every match on a line of its own, the matches below one another",
          "每处命中一行，上下对齐")),
      OptionSpec(
        .sort, value: Wording("ORDER", "次序"),
        completion: .words(HitOrder.allCases.map(\.rawValue)),
        Wording(
          "score (the default), date (oldest first) or -date (newest first); a likely day counts",
          "score（按相关程度，缺省）、date（由早到晚）或 -date（由晚到早）；推测的日期也算")),
      OptionSpec(
        .explain, Wording("say why a hit ranks where it does", "说明每条结果的得分从何而来")),
      OptionSpec(
        .csv, Wording("print a table of comma-separated values", "输出 CSV 表格")),
      OptionSpec(
        .format, value: Wording("TEMPLATE", "模板"),
        Wording(
          "print each hit as a template says, such as '{date} {title}'",
          "按模板输出每条结果，如 '{date} {title}'")),
      json,
    ] + filters,
    examples: [
      Example("search 复工复产", Wording("one word", "检索一个词")),
      Example("search 中国能建 高质量", Wording("two words, both in the article", "两个词同时出现")),
      Example("search --fuzzy 常态化", Wording("misreadings too", "连同识别有误的")),
      Example("search --count 5G", Wording("how often", "统计次数")),
      Example(
        "search '标题:(农业|农村)' -水利",
        Wording("either in a headline, without the third", "标题含其一，全文不含第三个")),
      Example(
        "search --from 2020-01 --to 2020-06 --page 1 脱贫",
        Wording("front pages of half a year", "半年内的头版")),
      Example(
        "search --author 孙白露 --sort=-date",
        Wording("all that somebody wrote, the newest first", "一位作者的全部文章，由晚到早")),
      Example(
        "search --kwic --sort date 复工", Wording("how a word was used over time", "按时间看一个词的用法")),
      Example(
        "search --format '{date}\\t{page}\\t{id}\\t{title}' 5G",
        Wording("lines for other programs", "供其他程序使用的行")),
    ])

  /// `llrb show`.
  static let show = CommandSpec(
    name: .show, operands: Wording("[ID|SOURCE]", "[编号或源文件]"), operandCount: .upToOne,
    operandCompletion: .files,
    summary: Wording("read an issue, a page or an article", "阅读一期、一版或一篇"),
    about: [
      Wording(
        "Give an issue number, a day, a lunar day, the id of an article as search prints it, that of a page as "
          + "list prints it, or a source (a page file or a folder of them, as 'llrb remove' takes it). Lines are as "
          + "wide as the terminal, at most 100 cells; in a pipe each paragraph is one line.",
        "给出期号、日期、农历日期、检索结果中的文章编号、llrb list 列出的版面编号，或源文件（版面文件或其文件夹，"
          + "写法同 llrb remove）。行宽随终端，最多 100 列；输出到管道时每段一行。")
    ],
    options: [
      OptionSpec(
        .issue, value: Wording("N", "期号"), Wording("the issue with this number", "按期号")),
      OptionSpec(
        .date, value: Wording("YYYY-MM-DD", "年-月-日"), Wording("the issue of this day", "按日期")),
      lunar,
      OptionSpec(.page, value: Wording("N", "版次"), Wording("only this page", "只看这一版")),
      OptionSpec(.paper, value: Wording("NAME", "报名"), Wording("only this paper", "只看这种报纸")),
      OptionSpec(
        .text, Wording("the bare text, a paragraph a line", "只输出文字，每段一行")),
      OptionSpec(
        .lines, Wording("the lines of the source file, numbered", "源文件中的原行，附行号")),
      OptionSpec(
        .cite, value: Wording("[=FORM]", "[=格式]"), isValueOptional: true,
        completion: .words(Citation.Form.allCases.map(\.rawValue)),
        Wording(
          "a reference to the article, as gbt7714 (the standard GB/T 7714-2015) or bibtex; both by "
            + "default", "文章的参考文献著录：gbt7714（GB/T 7714-2015）或 bibtex；缺省两种都给")),
      json,
    ],
    examples: [
      Example("show --issue 12345", Wording("an issue by its number", "按期号阅读")),
      Example("show pages/found.txt", Wording("the pages of a file", "阅读一个文件中的版面")),
      Example("show --date 2021-05-06 --page 1", Wording("one page of a day", "阅读某日某版")),
      Example(
        "show --issue 12345 --cite=bibtex", Wording("an issue for a bibliography", "为一期文章生成参考文献")),
    ])
}
