// The entry of the command that gives everything to other programs.

extension CommandTable {
  /// `llrb export`.
  static let export = CommandSpec(
    name: .export, operands: Wording("[QUERY…]", "[检索词…]"), operandCount: .any, takesQuery: true,
    summary: Wording(
      "write articles as JSON Lines, as CSV or for OpenSearch", "导出文章：JSON Lines、CSV 或 OpenSearch"),
    about: [
      Wording(
        "Everything that search would find, in the order of ingest; without a query all there is: "
          + "articles, stand-alone photos, and the mastheads and imprints of pages.",
        "导出检索可得的全部内容，按收录顺序；不给检索词则导出全部：文章、独立图片、各版报头和版尾。"),
      Wording(
        "--format opensearch writes the body of bulk requests, two lines an article; --template the index "
          + "template that goes with it, whose analyser folds and cuts text as llrb does. In CSV, several "
          + "names or paragraphs stand in one cell, each on a line.",
        "--format opensearch 输出批量请求的正文，每篇两行；--template 输出相应的索引模板，其分析器的归一与切分方式"
          + "和 llrb 相同。CSV 中多个姓名或段落放在一格，各占一行。"),
      byteOrderMark("export --format csv"),
    ],
    options: [
      OptionSpec(
        .format, value: Wording("FORMAT", "格式"),
        completion: .words(ExportCommand.Format.allCases.map(\.rawValue)),
        Wording(
          "jsonl (one JSON object a line, the default), csv or opensearch",
          "jsonl（每行一个 JSON 对象，缺省）、csv 或 opensearch")),
      OptionSpec(
        .template, Wording("print the index template for OpenSearch", "输出 OpenSearch 索引模板")),
      OptionSpec(
        .index, value: Wording("NAME", "名称"),
        Wording("the name of the index in OpenSearch; llrb by default", "OpenSearch 中的索引名；缺省 llrb")),
      fuzzy,
    ] + filters,
    examples: [
      Example("export", Wording("everything, a JSON object a line", "全部内容，每行一个 JSON 对象")),
      Example(
        "export --format csv --from 2020 --to 2020 脱贫",
        Wording("what a query finds in a year, for a spreadsheet", "一年中的命中，供电子表格使用")),
      Example("export --template", Wording("the index template", "索引模板")),
      Example("export --format opensearch", Wording("bulk lines for it", "批量导入的内容")),
    ])
}
