/// Every command, option, help text and example, in one place.
enum CommandTable {
  /// The version that `llrb --version` prints.
  static let version = "0.2.0"

  /// The options that every command takes.
  static let everywhere: [OptionSpec] = [
    OptionSpec(
      .archive, value: Wording("DIR", "目录"), completion: .folders,
      Wording(
        "the archive folder; else $LLRB_ARCHIVE, else the nearest .llrb here or above",
        "档案所在目录；缺省依次为 $LLRB_ARCHIVE、本目录或上级目录中最近的 .llrb")),
    OptionSpec(
      .color, value: Wording("WHEN", "时机"),
      completion: .words(ColorChoice.allCases.map(\.rawValue)),
      Wording("auto, always or never", "使用颜色：auto（自动）、always（总是）或 never（从不）")),
    OptionSpec(
      .noPager,
      Wording(
        "do not show a screen at a time what is longer than the screen; $LLRB_PAGER or $PAGER says "
          + "with what it is shown, else less", "超过一屏也不分页；分页程序依次取 $LLRB_PAGER、$PAGER、less")),
    OptionSpec(.help, letter: "h", Wording("show help and stop", "显示帮助")),
    OptionSpec(.version, letter: "V", Wording("show the version and stop", "显示版本")),
  ]

  /// The commands, in the order in which help lists them.
  static let commands: [CommandSpec] = [
    ingest, search, show, list, trend, authors, parse, stats, verify, compact, remove, export,
    completions, help,
  ]

  /// The entry of one command.
  static func spec(of name: CommandName) -> CommandSpec {
    switch name {
    case .ingest: ingest
    case .search: search
    case .show: show
    case .list: list
    case .trend: trend
    case .authors: authors
    case .parse: parse
    case .stats: stats
    case .verify: verify
    case .compact: compact
    case .remove: remove
    case .export: export
    case .completions: completions
    case .help: help
    }
  }

  /// `--json`, as most commands have it.
  static let json = OptionSpec(
    .json, Wording("print JSON for other programs", "输出 JSON，供其他程序使用"))

  private static let dryRun = OptionSpec(
    .dryRun, letter: "n", Wording("say what would be done, change nothing", "只说明将做什么，不作改动"))

  private static let ingest = CommandSpec(
    name: .ingest, operands: Wording("PATH…", "路径…"), operandCount: .atLeastOne,
    operandCompletion: .files,
    summary: Wording("take page files and folders into the archive", "把版面文件和文件夹收入档案"),
    about: [
      Wording(
        "Folders are read with all that is in them. A file that has not changed since the last "
          + "time is skipped, a changed one is replaced. Where there is no archive yet, one is made: "
          + "the folder .llrb in the current folder.",
        "文件夹连同其中所有内容一并读取。上次收录后没有改动的文件跳过，有改动的替换。"
          + "尚无档案时，在当前目录新建 .llrb。"),
      Wording(
        "A page's masthead says which paper, day, issue and page it is. Paths such as "
          + "2021-05-06/01.txt, 2021/05/06/p1.txt or 12345-1.txt say day, issue and page too, but not "
          + "the paper. The options --paper, --date, --issue and --page overrule both. What they say "
          + "stays with a file until they say otherwise; an empty value (--paper '') takes it back.",
        "报纸、日期、期号、版次取自报头；日期、期号、版次也取自路径，如 2021-05-06/01.txt、"
          + "2021/05/06/p1.txt、12345-1.txt，报名则不取自路径；"
          + "--paper、--date、--issue、--page 指定的优先，并一直有效，直到另行指定；"
          + "空值（--paper ''）撤销先前所给。"),
      Wording(
        "A file that cannot be taken in is named, what was stored of it before stays, the others are "
          + "stored, and the exit code is 2. Of files with the same text, in whatever encoding, the one of whose place most is known "
          + "is stored, and what the others held before is removed. Left out, too, is what "
          + "lies in a folder and is not .txt, .text, .md, .markdown or without an ending; --dry-run and "
          + "--json name these. What lies in a folder and begins with a dot is hidden, and is passed over "
          + "without a word. Ctrl-C keeps what is done by then; the next time goes on with the rest.",
        "无法收录的文件逐一指出，此前收录的内容予以保留，其余照常收录，退出码为 2。内容相同的文件（编码不论）只收所知日期、版次等最多的一个，"
          + "其余略去，其原先收录的内容删去；文件夹中 .txt、.text、"
          + ".md、.markdown 和无扩展名以外的跳过。--dry-run 和 --json 逐一列出。"
          + "文件夹中名称以点开头的为隐藏文件（夹），不读取，也不列出。"
          + "按 Ctrl-C 中断时，已完成的部分予以保留，下次接着收录其余部分。"),
      Wording(
        "A folder that is missing, or in which no page is left, may be one whose disk is not mounted: "
          + "--prune drops nothing of it, and the exit code is 2. If it is gone for good, 'llrb remove' "
          + "takes it out.",
        "文件夹不存在，或其中已没有版面，可能只是磁盘未挂载：--prune 不删其内容，退出码为 2。确已不要的，请用 llrb remove 移除。"),
    ],
    options: [
      OptionSpec(
        .jobs, letter: "j", value: Wording("N", "数目"),
        Wording("how many files to read at once; two a core by default", "同时读取几个文件；缺省为每核两个")),
      dryRun,
      OptionSpec(
        .prune,
        Wording(
          "also drop what is gone of the given folders", "同时删去所给文件夹中已不存在的文件")),
      OptionSpec(
        .paper, value: Wording("NAME", "报名"), canBeEmpty: true,
        Wording("the paper that the given files belong to", "所给文件属于哪种报纸")),
      OptionSpec(
        .date, value: Wording("YYYY-MM-DD", "年-月-日"), canBeEmpty: true,
        Wording("the day of their issue", "所给文件的出版日期")),
      OptionSpec(
        .issue, value: Wording("N", "期号"), canBeEmpty: true,
        Wording("the number of their issue", "所给文件的期号")),
      OptionSpec(
        .page, value: Wording("N", "版次"), canBeEmpty: true,
        Wording("the page number, for one file", "版次（限一个文件）")),
      json,
    ],
    examples: [
      Example("ingest seeds/", Wording("take in a folder of pages", "收录一个文件夹")),
      Example(
        "ingest --date 2021-05-06 --page 3 found.txt",
        Wording("say which page an unmarked file is", "为没有报头的版面注明日期和版次")),
    ])

  private static let parse = CommandSpec(
    name: .parse, operands: Wording("FILE…", "文件…"), operandCount: .atLeastOne,
    operandCompletion: .files,
    summary: Wording("show what the parser makes of page files", "查看版面文件的解析结果"),
    about: [
      Wording(
        "Needs no archive; - stands for standard input. Every line of the file appears in exactly one "
          + "place.",
        "不需要档案；- 表示标准输入。文件的每一行恰好出现在一处。"),
      Wording(
        "'assembly sure' stands beside an article that was put together from parts, whose headline stood "
          + "elsewhere, or that breaks off: how likely it is whole, and all of it its own. 'read "
          + "right' estimates, from which characters stand side by side, how many of them the engine "
          + "read right. It is good to about 3 in a hundred and there to compare "
          + "pages and engines: where it says 'over 99%', a character may still be wrong.",
        "“拼接把握”见于由几段拼成、标题不在原处或中断的文章，指其完整且不含别文的可能性。"
          + "“识别正确率”根据相邻的字估计识别无误的字所占比例，"
          + "误差约 3 个百分点，用于比较版面和识别引擎；即使“在 99% 以上”，个别字仍可能有误。"),
    ],
    options: [
      OptionSpec(
        .json,
        Wording(
          "print one JSON object a file (schema llrb.parse/1)", "每个文件输出一个 JSON 对象（llrb.parse/1）"))
    ],
    examples: [
      Example(
        "parse seeds/002_313d145a827ed219.txt", Wording("read a page's structure", "查看一个版面的结构")),
      Example(
        "parse --json seeds/002_313d145a827ed219.txt", Wording("the same for a program", "供程序使用")),
    ])

  private static let stats = CommandSpec(
    name: .stats, operands: Wording(""), operandCount: .none,
    summary: Wording("count what the archive holds, and its size", "统计档案的内容和大小"),
    about: [], options: [json],
    examples: [Example("stats", Wording("the numbers", "统计"))])

  private static let verify = CommandSpec(
    name: .verify, operands: Wording(""), operandCount: .none,
    summary: Wording("read the whole archive and check it", "通读并校验整个档案"),
    about: [
      Wording(
        "Prints a line for each thing that is wrong, with the files whose pages it is about; exit code 2 if "
          + "there is any. Changes nothing.",
        "发现的问题逐条列出，并注明所涉文件，有问题时退出码为 2。不作任何改动。"),
      Wording(
        "'llrb ingest' of a file mends its damaged pages, though the file has not changed; that of its folder "
          + "does not look for damage.",
        "对某文件运行 llrb ingest，即使文件未变，也会修复其损坏的版面；对文件夹运行则不检查损坏。"),
    ],
    options: [json],
    examples: [Example("verify", Wording("check the archive", "校验档案"))])

  private static let compact = CommandSpec(
    name: .compact, operands: Wording(""), operandCount: .none,
    summary: Wording(
      "rewrite the archive without what was replaced or removed", "整理档案，去掉已更新和已删除的内容"),
    about: [
      Wording(
        "Ingest merges as it goes, so this is seldom needed: after many removals, or before an archive "
          + "is put away. Searches go on undisturbed. Needs as much free space as the archive takes.",
        "收录时会自动合并，通常无需整理；适合大量删除之后，或封存档案之前。期间检索不受影响。所需空间与档案大小相当。")
    ],
    options: [json],
    examples: [Example("compact", Wording("rewrite the archive", "整理档案"))])

  private static let remove = CommandSpec(
    name: .remove, operands: Wording("SOURCE…", "源文件…"), operandCount: .atLeastOne,
    operandCompletion: .files,
    summary: Wording("take sources out of the archive", "从档案中移除源文件"),
    about: [
      Wording(
        "A source is named by its path, or as the archive names it; a folder means all sources below it. "
          + "The files themselves stay where they are: the next ingest of their folder takes them in again, "
          + "without what was given for them by hand, which is told.",
        "以路径或档案中的名称指明；给出文件夹则移除其下全部源文件。文件本身保留不动，再次收录其文件夹时会重新收入，"
          + "但不再带有先前手工指定的内容；移除时会列出这些内容。")
    ],
    options: [dryRun, json],
    examples: [
      Example("remove seeds/002_313d145a827ed219.txt", Wording("one page file", "移除一个版面文件"))
    ])

  private static let completions = CommandSpec(
    name: .completions, operands: Wording("SHELL", "命令解释器"), operandCount: .one,
    operandCompletion: .words(Shell.allCases.map(\.rawValue)),
    summary: Wording("print completions for bash, zsh or fish", "输出 bash、zsh 或 fish 的补全脚本"),
    about: [
      Wording(
        "For bash: llrb completions bash > ~/.local/share/bash-completion/completions/llrb; "
          + "for zsh, a file _llrb in a folder of $fpath; for fish, "
          + "~/.config/fish/completions/llrb.fish.",
        "bash：llrb completions bash > ~/.local/share/bash-completion/completions/llrb；"
          + "zsh：存为 $fpath 中的 _llrb；fish：存为 ~/.config/fish/completions/llrb.fish。")
    ],
    options: [],
    examples: [Example("completions bash", Wording("completions for bash", "bash 的补全脚本"))])

  private static let help = CommandSpec(
    name: .help, operands: Wording("[COMMAND]", "[命令]"), operandCount: .upToOne,
    operandCompletion: .words(CommandName.allCases.map(\.rawValue)),
    summary: Wording("show help, or all about one command", "显示帮助，或一个命令的全部用法"),
    about: [],
    options: [
      OptionSpec(
        .man,
        Wording(
          "print the man page: llrb help --man | man -l -", "输出手册页：llrb help --man | man -l -"))
    ],
    examples: [
      Example("help search", Wording("what there is to know about search", "search 的用法")),
      Example("help --man", Wording("the man page", "手册页")),
    ])
}
