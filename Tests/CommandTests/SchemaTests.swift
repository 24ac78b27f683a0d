import Foundation
import Testing

/// Every `--json` output against its schema in `Schemas`.
@Suite struct SchemaTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Schemas")

  /// A session in which every command that has `--json` prints every shape of its output.
  private static let lines = [
    "llrb parse --json seeds/*.txt pages/*/*.txt gbk.txt",
    "llrb ingest --json --dry-run seeds pages",
    "llrb ingest --json seeds pages odd.txt missing.txt",
    "llrb list --json",
    "llrb list --json --gaps",
    "llrb list --json --warnings",
    "llrb trend --json 复工复产 5G",
    "llrb trend --json --by day 复工",
    "llrb authors --json --top 0",
    "llrb export",
    "llrb export 复工",
    "llrb show --json --issue 1234",
    "llrb show --json --date 2020-03-13",
    "llrb show --json --date 2023-02-17 --page 1",
    "llrb show --json \"$(llrb search --format '{id}' -n1 复工复产 | cut -d- -f1)\"",
    "for id in $(llrb search --format '{id}' -n1000 '的 OR 摄'); do llrb show --json $id; done",
    "llrb search --json -n1000 的",
    "llrb search --json -n1000 --context 5 --explain '吕梁 OR 复工 NEAR/6 企业 OR 5G'",
    "llrb search --json --fuzzy --explain 常态化",
    "llrb search --json --explain -- -武汉",
    "llrb search --json --sort=-date 核桃",
    "llrb search --json --count 不存在的词语",
    "llrb search --json --count 复工",
    "llrb search --json --count --fuzzy 高质童发展",
    "llrb trend --json 复工 吕梁 不存在的词语", "llrb trend --json --by week --from 2019 吕梁",
    "llrb authors --json", "llrb authors --json --top 0 --lunar 正月二十七",
    "llrb list --gaps --json",
    "llrb --archive odd ingest --paper 晚山日报 --date 2021-05-05 --issue 9 pages/2021-05-04/01.txt >&2; "
      + "llrb --archive odd ingest --paper 晚山日报 --date 2021-05-09 --issue 3 pages/2021-05-05 >&2; "
      + "llrb --archive odd ingest --paper 晚山日报 --date 2021-05-09 --issue 3 --page 1 seeds/002* >&2; "
      + "llrb --archive odd list --gaps --json; llrb --archive odd list --warnings --json",
    "llrb export", "llrb export 复工", "llrb export --template >&2; llrb export --page 1",
    "llrb stats --json",
    "llrb verify --json",
    "llrb ingest --paper 晚山日报 --page B3 pages/2021-05-04/01.txt >&2; "
      + "llrb remove --json --dry-run pages nothing.txt",
    "llrb remove --json pages nothing.txt",
    "llrb compact --json",
    "printf x >> .llrb/index/000001.seg; llrb verify --json",
  ]

  @Test("every command's JSON is as its schema says, and every schema is met")
  func outputs() throws {
    let schemas = try JSONSchema(folder: Self.folder)
    var met: Set<String> = []
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      try Data([0xC9, 0xBD, 0xC2, 0xB7, 0xCD, 0xA8, 0xC1, 0xCB, 0x0A]).write(
        to: folder.appendingPathComponent("gbk.txt"))
      // The fourth was a Tuesday.
      try Data("清河日报 2021年5月4日 星期五 第99期\n\n# 山路通了\n\n本报讯 山里的路修好了。\n".utf8)
        .write(to: folder.appendingPathComponent("odd.txt"))
      for line in Self.lines {
        let run = try Binary.run(line, in: folder)
        let objects = run.text.split(separator: "\n")
        #expect(!objects.isEmpty, "\(line): \(run.messageText)")
        for text in objects {
          let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
          let name = try #require((value as? [String: Any])?["schema"] as? String, "\(line)")
          let file = name.replacingOccurrences(of: "/", with: ".") + ".json"
          met.insert(file)
          let faults = schemas.faults(of: value, by: file)
          #expect(faults.isEmpty, "\(line): \(faults.prefix(5)) in \(text.prefix(300))")
        }
      }
    }
    #expect(schemas.names.filter { $0 != "common.json" } == met.sorted())
  }

  @Test("the validator finds each kind of fault")
  func validator() throws {
    let schemas = try JSONSchema(folder: Self.folder)
    func faults(_ text: String, _ name: String) throws -> [String] {
      schemas.faults(
        of: try JSONSerialization.jsonObject(with: Data(text.utf8)), by: name)
    }
    let count = "llrb.count.1.json"
    let right =
      #"{"schema":"llrb.count/1","photos":1,"pages":0,"approximate":0,"articles":3,"occurrences":0}"#
    #expect(try faults(right, count) == [])
    for wrong in [
      #"{"schema":"llrb.count/2","photos":1,"pages":0,"approximate":0,"articles":3,"occurrences":7}"#,
      #"{"schema":"llrb.count/1","photos":1,"pages":0,"approximate":0,"articles":-3,"occurrences":7}"#,
      #"{"schema":"llrb.count/1","photos":1,"pages":0,"approximate":0,"articles":3.5,"occurrences":7}"#,
      #"{"schema":"llrb.count/1","photos":1,"pages":0,"approximate":0,"articles":"3","occurrences":7}"#,
      #"{"schema":"llrb.count/1","photos":1,"pages":0,"approximate":0,"articles":true,"occurrences":7}"#,
      #"{"schema":"llrb.count/1","photos":1,"pages":0,"approximate":0,"articles":null,"occurrences":7}"#,
      #"{"schema":"llrb.count/1","photos":1,"pages":0,"approximate":0,"articles":3}"#,
      #"{"schema":"llrb.count/1","photos":1,"pages":0,"approximate":0,"articles":3,"occurrences":7,"more":1}"#,
      #"[]"#,
    ] { #expect(try !faults(wrong, count).isEmpty, "\(wrong)") }
    let stats = "llrb.stats.1.json"
    let good =
      #"{"schema":"llrb.stats/1","archive":"","issues":0,"firstDate":null,"lastDate":"2020-03-13","pages":0,"pagesOfOtherParser":0,"articles":0,"photos":0,"sources":0,"sourceBytes":0,"archiveBytes":0}"#
    #expect(try faults(good, stats) == [])
    #expect(
      try faults(good.replacingOccurrences(of: "2020-03-13", with: "2020-3-13"), stats).count == 1)
    let verify = "llrb.verify.1.json"
    let finding =
      #"{"schema":"llrb.verify/1","files":1,"bytes":1,"records":1,"pagesOfOtherParser":0,"findings":[{"place":"a","code":"c-d","message":"b","sources":["c"]}]}"#
    #expect(try faults(finding, verify) == [])
    for word in ["\"b\"", "\"c-d\""] {
      #expect(try faults(finding.replacingOccurrences(of: word, with: "\"\""), verify).count == 1)
    }
    #expect(
      try faults(finding.replacingOccurrences(of: "\"place\"", with: "\"name\""), verify).count == 2
    )
  }
}
