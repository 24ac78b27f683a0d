import ChineseText
import Support
import Testing

@Suite("Reflow")
struct ReflowTests {
  private func reflow(_ pieces: [String]) -> String {
    var scalars: [UInt32] = []
    let ranges = pieces.map { piece in
      let start = scalars.count
      scalars += piece.unicodeScalars.map(\.value)
      return start..<scalars.count
    }
    return String(scalarValues: Reflow.paragraph(scalars, pieces: ranges)[...])
  }

  @Test(
    "Wrapped body text becomes one paragraph",
    arguments: [
      (["定于3 月中旬组织29个调研工作组,对部 分省开展调研。"], "定于3月中旬组织29个调研工作组,对部分省开展调研。"),
      (["推进产业结构", "多元化发展。"], "推进产业结构多元化发展。"),
      (["能 力 ，严 肃 财 经 纪 律 ，营 造"], "能力，严肃财经纪律，营造"),
      (["2024 年是新中国成立 75 周年"], "2024年是新中国成立75周年"),
      (["应用 Swift", "language, version 6.3 (beta ) 开发"], "应用Swift language, version 6.3 (beta)开发"),
      (["受理, 5G 网络"], "受理,5G网络"),
      (["  打赢\"第二 战场\" ", "", " 主动仗　"], "打赢\"第二战场\"主动仗"),
      ([], ""),
    ])
  func paragraphs(pieces: [String], paragraph: String) {
    #expect(reflow(pieces) == paragraph)
  }

  @Test(
    "A headline keeps the blanks that are meant",
    arguments: [
      ("产业添活力 战\"贫\"出实招", "产业添活力 战\"贫\"出实招"), ("(李四 王五六)", "(李四 王五六)"),
      ("营 商 环 境 创 新 提 升 行 动 的 要 求 ，持 续 打 造", "营商环境创新提升行动的要求，持续打造"),
      ("营 商 环 境  创 新 提 升", "营商环境 创新提升"), ("（记者 刘 小 丽）", "（记者 刘小丽）"),
      ("完成 82 公里道路", "完成82公里道路"), ("全市 2023 年工作 要点", "全市2023年工作 要点"),
      ("多人荣获表彰 1人获提名", "多人荣获表彰 1人获提名"), ("新征程 ， 新 伟业", "新征程，新 伟业"),
      ("本 报 讯 （记 者 张 三", "本报讯（记者张三"), ("版面: 张 三", "版面:张三"),
      ("Made in China 产品", "Made in China产品"), ("　李　四　", "李四"),
      ("学习《通知》 推进工作", "学习《通知》 推进工作"), ("3月 6日", "3月6日"), ("", ""),
    ])
  func headlines(line: String, closed: String) {
    #expect(ReflowTests.headline(line) == closed)
  }

  @Test("Only white space changes, a second pass changes nothing, and folding sees no difference")
  func properties() {
    let alphabet = Array("复工,，\"(a5 　\n。 é\u{A0}\u{2009}𠀀".unicodeScalars)
    for seed in UInt64(0)..<2000 {
      var generator = SeededGenerator(seed: seed)
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        view.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
      }
      let line = String(view)
      let paragraph = reflow([line])
      let headline = ReflowTests.headline(line)
      func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !CharacterClass.isWhiteSpace($0.value) }
      }
      #expect(letters(paragraph) == letters(line), "seed \(seed)")
      // A break is a blank.
      #expect(reflow(line.split(separator: "\n").map(String.init)) == paragraph, "seed \(seed)")
      #expect(letters(headline) == letters(line), "seed \(seed)")
      #expect(reflow([paragraph]) == paragraph, "seed \(seed): \(line)")
      #expect(Folding.scalars(paragraph) == Folding.scalars(line), "seed \(seed): \(line)")
    }
  }

  private static func headline(_ line: String) -> String {
    String(scalarValues: Reflow.headline(line.unicodeScalars.map(\.value)[...])[...])
  }
}
