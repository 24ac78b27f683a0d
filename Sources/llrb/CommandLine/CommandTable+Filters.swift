// The options that several commands share because they ask the same of the archive.

extension CommandTable {
  /// The options that say which pages and articles count.
  static let filters: [OptionSpec] = [
    OptionSpec(
      .from, value: Wording("DAY", "日期"),
      Wording("only issues of this day, month or year or later: 2020-03", "只查此日（月、年）及以后：2020-03")),
    OptionSpec(
      .to, value: Wording("DAY", "日期"),
      Wording("only issues of this day, month or year or earlier", "只查此日（月、年）及以前")),
    lunar,
    OptionSpec(.issue, value: Wording("N", "期号"), Wording("only this issue", "只查这一期")),
    OptionSpec(
      .page, value: Wording("N", "版次"),
      Wording("only pages of this number (3, or B3)", "只查这一版次（如 3、B3）")),
    OptionSpec(.paper, value: Wording("NAME", "报名"), Wording("only this paper", "只查这种报纸")),
    OptionSpec(
      .author, value: Wording("NAME", "姓名"), Wording("only articles by this author", "只查此人的文章")),
  ]

  /// `--lunar`.
  static let lunar = OptionSpec(
    .lunar, value: Wording("DAY", "农历日期"),
    Wording(
      "only issues of a day, month or festival of the Chinese calendar, in every year or in the one "
        + "named before it, or of a whole year of it",
      "只查农历此日、此月、此节、此年：三月廿五、闰二月、中秋、除夕（各年）；辛丑年三月、辛丑年（该年）"))

  /// `--fuzzy`.
  static let fuzzy = OptionSpec(
    .fuzzy, value: Wording("[=N]", "[=N]"), isValueOptional: true,
    Wording(
      "also what an engine misread: up to N wrong, lost or extra characters in a phrase (1 in "
        + "3 to 6 characters, 2 in more), and characters of like shape, as long as half of it "
        + "stands; without N only what is likelier misread than other words",
      "容忍识别错误：每个词语至多 N 个字有误、缺或多（缺省 3 至 6 字容 1 字，更长容 2 字），"
        + "另容形近字，但至少半数的字须无误；不写 N 则略去更像是别的词的"))
}
