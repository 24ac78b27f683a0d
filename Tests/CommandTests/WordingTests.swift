import BigramIndex
import ChineseText
import IssueParser
import NewspaperArchive
import Storage
import Testing

@testable import llrb

/// Messages are whole in both languages.
@Suite struct WordingTests {
  private func isHan(_ scalar: Unicode.Scalar) -> Bool { (0x4E00...0x9FFF).contains(scalar.value) }

  private func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  /// Whether a message is Chinese, and nothing else.
  private func isChinese(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isHan) && !text.unicodeScalars.contains(where: isLatin)
  }

  @Test(
    "every doubt of the parser has a sentence in both languages",
    arguments: Diagnostic.Code.allCases)
  func doubts(code: Diagnostic.Code) {
    let wording = Diagnostic(code).wording
    #expect(isChinese(wording.chinese), "\(wording.chinese)")
    #expect(!wording.english.isEmpty && !wording.english.unicodeScalars.contains(where: isHan))
  }

  @Test(
    "why a day is likely is told in both languages",
    arguments: EstimateReason.YearClue.allCases)
  func estimates(clue: EstimateReason.YearClue) throws {
    var masthead = Masthead()
    #expect(masthead.estimateWording == nil)
    masthead.estimatedDate = CivilDate(iso8601: "2023-03-13")
    masthead.estimateReason = EstimateReason(
      day: try #require(CivilDate(iso8601: "2023-03-12")), line: 3, year: 2023, clue: clue,
      clueLine: clue == .masthead || clue == .lead ? nil : 5)
    let wording = try #require(masthead.estimateWording)
    let (english, chinese): (String, String) =
      switch clue {
      case .masthead: ("the masthead", "报头")
      case .lead: ("the whole date in the lead of line 3", "第 3 行的完整日期")
      case .yearEnded: ("“过去的2022年” (line 5)", "“过去的2022年”（第 5 行）")
      case .yearBegun: ("“2023年是” (line 5)", "“2023年是”（第 5 行）")
      case .republic: ("“成立74周年” (line 5), counted from 1949", "“成立74周年”（第 5 行），自 1949 年算起")
      case .party: ("“成立102周年” (line 5), counted from 1921", "“成立102周年”（第 5 行），自 1921 年算起")
      case .mention: ("the latest year the text speaks of, 2023 (line 5)", "文中最晚的年份 2023（第 5 行）")
      }
    #expect(
      wording.english
        == "the latest lead (line 3) is of 3月12日; the day after; the year is from " + english)
    #expect(wording.chinese == "最晚的消息（第 3 行）为3月12日；次日；年份据" + chinese)
    masthead.estimatedDate = CivilDate(iso8601: "2023-03-15")
    #expect(masthead.estimateWording?.english.contains("; the next 星期三; ") == true)
    #expect(masthead.estimateWording?.chinese.contains("；其后的星期三；") == true)
  }

  @Test("what a page prints, its path says or the command line gives is told in both languages")
  func particulars() {
    func wording(_ code: Diagnostic.Code, _ details: Diagnostic.Details) -> [String] {
      let wording = Diagnostic(code, details: details).wording
      return [wording.english, wording.chinese]
    }
    #expect(
      wording(.dateConflict, .several(["2021-05-04", "2021-05-06"])) == [
        "the page prints several dates: 2021-05-04, 2021-05-06", "版面印有几个日期：2021-05-04、2021-05-06",
      ])
    #expect(
      wording(.issueNumberConflict, .several(["7", "9"])) == [
        "the page prints several issue numbers: 7, 9", "版面印有几个期号：7、9",
      ])
    #expect(
      wording(.dateConflict, .given("2021-05-04", page: "2021-05-06")) == [
        "the page's date is 2021-05-06, given is 2021-05-04", "版面日期为 2021-05-06，指定为 2021-05-04",
      ])
    #expect(
      wording(.issueNumberConflict, .path("8", page: "7")) == [
        "the page prints issue number 7, its path says 8", "版面印作第 7 期，路径所示为第 8 期",
      ])
    #expect(
      wording(.pageConflict, .given("B3", page: "4")) == [
        "the page prints page 4, given is B3", "版面印作第 4 版，指定为第 B3 版",
      ])
    #expect(
      wording(.dateConflict, .pathAlone("2021-05-04")) == [
        "the path says 2021-05-04, which the page's date contradicts",
        "路径所示为 2021-05-04，与版面上的日期不符",
      ])
    #expect(
      wording(.dateWeekdayConflict, .actual("星期四", day: "2021-05-06", page: "星期一")) == [
        "2021-05-06 is a 星期四, the page prints 星期一", "2021-05-06 是星期四，版面印作星期一",
      ])
    #expect(
      wording(.dateLunarConflict, .actual("辛丑年三月廿五", day: "2021-05-06", page: "三月初一")) == [
        "2021-05-06 is 农历辛丑年三月廿五, the page prints 三月初一",
        "2021-05-06 是农历辛丑年三月廿五，版面印作三月初一",
      ])
    #expect(
      wording(.dateMisread, .proven("2021-05-06", page: "2021-06-06")) == [
        "the page prints 2021-06-06, weekday and lunar date prove 2021-05-06",
        "版面印作 2021-06-06，据星期和农历应为 2021-05-06",
      ])
    #expect(
      wording(.invalidBytes, .bytes(3, encoding: "utf-8", first: 12)) == [
        "3 bytes are no utf-8, the first at 12", "有 3 个字节不是 utf-8 文字，首个位于字节 12",
      ])
  }

  @Test("what does not agree in an archive is told in both languages")
  func disagreements() {
    let all: [VerifyReport.Finding.Disagreement] = [
      .unknownKind, .pagesOutOfOrder, .firstPageLost, .unitLost, .otherLines, .misplaced,
      .otherText(field: 2), .fieldCount(2, expected: 3), .otherDocuments, .strayKey,
    ]
    for what in all { #expect(isChinese(what.wording.chinese), "\(what)") }
  }

  @Test("the kernel's usual refusals are told in both languages")
  func refusals() {
    // ENOSPC, EROFS, EIO, EMFILE, EDQUOT, EACCES of Linux.
    for number in [28, 30, 5, 24, 122, 13] as [Int32] {
      #expect(isChinese(Console.describe(errno: number).chinese), "\(number)")
    }
    let full = StorageError.system(operation: .append, path: "/x/000002.seg", number: 28)
    #expect(
      full.wording
        == Wording(
          "/x/000002.seg: cannot write: No space left on device; make room and run the command again: "
            + "what was committed before is whole",
          "/x/000002.seg：无法写入：磁盘空间不足；请腾出空间后重新运行，此前已提交的内容完好"))
    let unknown = Console.describe(errno: 71)
    #expect(unknown == Wording("Protocol error", "系统错误 71（Protocol error）"))
  }

  @Test("an archive that may only be read is told as such, and that it can be searched")
  func readOnlyArchive() {
    let lock = StorageError.system(operation: .lock, path: "/x/.llrb/lock", number: 13)
    let expected = Wording(
      "/x/.llrb: this archive cannot be written to (Permission denied); it can be searched",
      "/x/.llrb：无法写入此档案（权限不足）；检索不受影响")
    #expect(ArchiveError.index(IndexError(lock)).wording == expected)
  }

  @Test("a file that may not be read is told in the same words whoever reads it")
  func unreadable() {
    let error = StorageError.system(operation: .read, path: "a.txt", number: 13)
    #expect(error.wording == SourceProblem(source: "a.txt", kind: .permission).wording)
    #expect(error.wording == Wording("a.txt: no permission to read it", "a.txt：没有读取权限"))
  }

  @Test("where the index has lost a file, the next step is told")
  func lostSegment() {
    let error = StorageError.system(operation: .map, path: "/x/.llrb/index/000001.seg", number: 2)
    #expect(
      ArchiveError.index(.storage(error)).wording
        == Wording(
          "/x/.llrb/index/000001.seg: no such file or folder; run 'llrb verify'",
          "/x/.llrb/index/000001.seg：文件或文件夹不存在；请运行 llrb verify"))
  }

  @Test("a blank stands between Chinese characters and words of another script")
  func blanks() {
    let value = Wording("")
    let errors: [UsageError] = [
      .badValue(option: .sort, value: "foo", expected: Wording("", "score 或 date")),
      .badOperand("foo", command: .completions, expected: Wording("", "bash 或 zsh")),
      .missingChoice(command: .show, choices: Wording("", "--issue 或编号")),
      .operandConflict(command: .show, option: "--issue"), .conflict("--json", "--csv"),
      .uselessOption(.index, without: Wording("", "--template")), .onlyOneFile(option: .page),
      .missingValue(option: "--limit"), .unexpectedValue(option: "--csv", value: "x"),
      .ambiguous("-C919", readings: ["-C 919", "NOT C919"]),
      .unknownOption("-x", command: .search, nearest: nil), .unknownCommand("x", nearest: "y"),
      .extraOperand("x", command: .list),
      .unknownField("x", nearest: "y", fields: ["id", "kind"]),
      .badValue(option: .date, value: "x", expected: value),
    ]
    let missing = CommandName.allCases.map { UsageError.missingOperand(command: $0) }
    var texts = (errors + missing).map(\.wording.chinese)
    for command in CommandTable.commands {
      texts += ([command.operands, command.summary] + command.about).map(\.chinese)
      texts += command.examples.map(\.does.chinese)
    }
    for option in CommandTable.commands.flatMap(\.options) + CommandTable.everywhere {
      texts += [option.help.chinese, option.value?.chinese ?? ""]
    }
    for text in texts {
      // The newspaper's own word.
      let scalars = Array(text.replacing("今日N版", with: "").unicodeScalars)
      for (left, right) in zip(scalars, scalars.dropFirst()) {
        #expect(!(isHan(left) && isWord(right) || isWord(left) && isHan(right)), "\(text)")
      }
    }
    #expect(spaced("缺少", "路径") == "缺少路径" && spaced("是 ", "x", "，") == "是 x，")
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    isLatin(scalar) || ("0"..."9").contains(scalar)
  }
}
