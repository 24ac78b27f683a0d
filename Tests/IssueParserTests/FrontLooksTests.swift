import Support
import Testing

@testable import IssueParser

/// What the looks of a place rule out is what asking for every field does not find.
@Suite struct FrontLooksTests {
  @Test("no field begins where the looks of a place rule it out")
  func ruledOutIsNotThere() throws {
    var pages = try Gold.names.map(Gold.page)
    for seed in 0..<UInt64(12) {
      var random = SeededGenerator(seed: seed)
      // Pieces of fields and text in any order, so that fields stand beside and inside each other.
      pages.append(
        Array((0..<400).map { _ in VariantWords.pick(Self.pieces, &random) }.joined().utf8))
    }
    for (number, page) in pages.enumerated() {
      let source = SourceLines(utf8: page)
      let lines = source.lines
      let stream = LineStream(source)
      var quick = FrontScanner(stream)
      var thorough = FrontScanner(askingAll: stream)
      for line in lines.indices {
        (quick.end, thorough.end) = (stream.folded.count, stream.folded.count)
        let read = LineGroup.read(quick, from: line).map { "\($0)" }
        let expected = LineGroup.read(thorough, from: line).map { "\($0)" }
        #expect(read == expected, "page \(number), lines from \(lines[line].number)")
        quick.end = stream.starts[min(lines.count, line + 3)]
        thorough.end = quick.end
        for place in stream.starts[line]..<stream.starts[line + 1] {
          for last in [place, -1] {
            let found = quick.token(at: place, after: last).map { "\($0)" }
            let expected = thorough.token(at: place, after: last).map { "\($0)" }
            #expect(found == expected, "page \(number), line \(lines[line].number)")
            #expect(
              expected == nil || quick.mayBegin(at: place),
              "page \(number), line \(lines[line].number): \(expected ?? "")")
          }
        }
      }
    }
  }

  private static let pieces = [
    "2020年", "3月", "15日", "星期五", "周三", "农历", "戊寅年", "闰四月", "初九", "腊月", "第1234期", "总第9期",
    "今日", "四版", "共8版", "A03", "第3版", "责编", "责任编辑:", "校对", "美编：", "王小明", "李 四", "电话:",
    "0351-1234567", "www.example.cn", "邮箱", "a@b.cn", "中共", "某市委", "机关报", "日报", "某某", "晚报", "社",
    "出版", "主办", "时政部", "新闻中心", "编辑", "综合新闻", "副刊", "文学", "报刊", "报", "时讯", "文摘", "CN14-0001",
    "邮发代号", "21-28", "晴", "8℃", "1.50元", "的", "在", "工作", "我们,", "会议。", "\n", "\n", "\n", " ",
    "\u{3000}",
    "融媒体中心", "县", "党委", "主管", "报日", "o", "二", "葵", "新", "本版由", "专版", "版面", "January", "daily", "|1",
    "1", "三", "元", "第", "第十二条", "一二三四五六七八九十", "千", "期", "号", "四开", "度", "第二〇〇一",
    "第10200-10201期", "合刊", "、", "-", "至", "10201、", "10202", "第一〇二〇一、", "2日", "星期六、日",
  ]
}
