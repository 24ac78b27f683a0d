import ChineseText
import IssueParser
import Testing

/// Pages of many papers and years: every field of ``FrontCorpus`` is read, and no line of text.
@Suite struct FrontCorpusTests {
  private static let body = """
    我市召开春季农业生产会议

    本报讯(记者 王小明)连日来,全市各地抢抓农时,组织干部群众深入田间地头,开展春耕备耕各项工作。据有关负责人介绍,今年全市计划播种面积三百二十万亩。

    在柳河镇上庄村,村民们正忙着覆膜、下种,一派繁忙景象。村党支部书记赵建军说,今年合作社统一购置了良种和化肥,大家干劲更足了。

    打造宜居乡村 建设美丽家园

    本报讯(通讯员 李芳 记者 陈强)走进石楼乡,映入眼帘的是整洁的街道和一排排崭新的民居。近年来,该乡坚持规划先行,累计投入资金五千余万元。
    """

  /// One page of the corpus.
  private struct Entry {
    var name: String
    var lines: [String] = []
    var fields: [String: String] = [:]
  }

  private static func entries(_ text: String) -> [Entry] {
    var entries: [Entry] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("@ ") {
        entries.append(Entry(name: String(line.dropFirst(2))))
      } else if line.hasPrefix("=") {
        for field in line.dropFirst().split(separator: ";") {
          let words = field.split(separator: " ", maxSplits: 1).map(String.init)
          if words.count == 2 {
            entries[entries.count - 1].fields[words[0]] =
              words[1].split(separator: " ").joined(separator: " ")
          }
        }
      } else if !line.isEmpty {
        entries[entries.count - 1].lines.append(String(line))
      }
    }
    return entries
  }

  private static func fields(of page: Page) -> [String: String] {
    let masthead = page.masthead
    var fields: [String: String?] = [
      "paper": masthead.paper?.text, "date": masthead.date?.iso8601, "weekday": masthead.weekday,
      "lunar": masthead.lunarDate, "issue": masthead.issueNumber.map(String.init),
      "count": masthead.pageCount.map(String.init), "page": masthead.page.map(String.init),
      "cn": masthead.cn, "postal": masthead.postalCode, "section": masthead.section,
    ]
    if let colophon = page.colophon {
      fields["dept"] = colophon.department
      fields["layout"] = colophon.layout.joined(separator: ",")
      fields["editors"] = colophon.editors.joined(separator: ",")
      fields["proof"] = colophon.proofreaders.joined(separator: ",")
      fields["email"] = colophon.email
      fields["phone"] = colophon.phone
    }
    return fields.compactMapValues { $0 }.filter { !$0.value.isEmpty }
  }

  /// Fields of which a page may have more than its entry lists.
  private static let optional: Set = ["page", "cn", "postal", "section"]

  @Test("the heads and feet of many papers are read field by field")
  func pages() throws {
    var faults: [String] = []
    let text = Set(Self.body.split(separator: "\n"))
    let entries = Self.entries(FrontCorpus.pages)
    for entry in entries {
      let source = entry.lines.map { $0 == "~" ? "\n\(Self.body)\n" : $0 }.joined(separator: "\n")
      let pages = PageParser.parse(Array(source.utf8), hints: SourceHints()).pages
      let page = try #require(pages.first)
      if pages.count > 1 { faults.append("\(entry.name): \(pages.count) pages") }
      let read = Self.fields(of: page)
      for key in Set(read.keys).union(entry.fields.keys).sorted() {
        let wanted = entry.fields[key]?.split(separator: "|").map(String.init) ?? []
        if wanted == ["*"] || (wanted.isEmpty && Self.optional.contains(key)) { continue }
        if let value = read[key], wanted.contains(value) { continue }
        faults.append("\(entry.name): \(key) is \(read[key] ?? "null"), not \(wanted)")
      }
      let claimed = page.masthead.lines + (page.colophon?.lines ?? [])
      let printed = source.split(separator: "\n", omittingEmptySubsequences: false)
      for range in claimed {
        for line in range.first...range.last where text.contains(printed[line - 1]) {
          faults.append("\(entry.name): takes \(printed[line - 1])")
        }
      }
    }
    #expect(entries.count > 70)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test("lines of text are never masthead or colophon, wherever they stand", arguments: 0..<3)
  func text(layout: Int) {
    for entry in Self.entries(FrontCorpus.text) {
      let lines = entry.lines.joined(separator: layout == 1 ? "\n\n" : "\n")
      var text = "\(Self.body)\n\n\(lines)\n\n\(Self.body)\n"
      if layout == 2 {
        text =
          "晋源日报社出版\n2023年12月8日 星期五 第9895期 今日8版\n\(Self.body)\n\(lines)\n\(Self.body)\n"
          + "责编：王凤 版式：李刚 校对：刘挺"
      }
      let page = PageParser.parse(Array(text.utf8), hints: SourceHints()).pages[0]
      let read = Self.fields(of: page)
      if layout < 2 {
        #expect(page.masthead.lines.isEmpty && page.colophon == nil, "\(entry.name) \(read)")
      } else {
        #expect(
          read == [
            "paper": "晋源日报", "date": "2023-12-08", "weekday": "星期五", "issue": "9895", "count": "8",
            "page": "1",
            "editors": "王凤", "layout": "李刚", "proof": "刘挺",
          ], "\(entry.name)")
        #expect(page.masthead.lines.count == 1 && page.colophon?.lines.count == 1, "\(entry.name)")
      }
    }
  }
}
