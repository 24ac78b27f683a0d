import ChineseText
import Foundation
import Support

/// Writes what is set in many ways, each chosen by chance.
private protocol ChoosingWriter {
  var random: SeededGenerator { get set }
}

extension ChoosingWriter {
  fileprivate mutating func pick<Word>(_ words: [Word]) -> Word {
    VariantWords.pick(words, &random)
  }

  /// True once in so many times.
  fileprivate mutating func chance(_ parts: Int) -> Bool {
    Int.random(in: 0..<parts, using: &random) == 0
  }
}

/// Writes the masthead of an issue in one of the many ways newspapers set it.
struct MastheadWriter: ChoosingWriter {
  /// The annotation, filled with what is written.
  private(set) var gold: Gold
  var random: SeededGenerator
  private let date: CivilDate

  /// Chooses an issue for an annotation that has a masthead.
  init(gold: Gold, random: SeededGenerator) {
    self.gold = gold
    self.random = random
    date = CivilDate(dayNumber: Int.random(in: -7200...20_000, using: &self.random))
  }

  /// The lines of the masthead; the annotation's fields become theirs.
  mutating func write() -> [String] {
    gold.date = date.iso8601
    var pieces: [[String]] = []
    if gold.paper != nil { pieces.append(nameLine()) }
    if gold.paper != nil { pieces.append(registration()) }
    var day: [String] = []
    let hasLunar = gold.lunar != nil
    let losesDay = hasLunar && chance(2)
    day += dateWords(losesDay: losesDay)
    let weekday = date.weekdayName
    gold.weekday = weekday
    day.append(chance(6) ? weekday.map(String.init).joined(separator: " ") : weekday)
    if hasLunar { day.append(lunar()) }
    pieces.append(day)
    if gold.issueNumber != nil { pieces.append([issue(), pageCount()]) }
    if gold.paper != nil, chance(2) { pieces.append([pick(["省一级报纸", "山东省一级报纸", "国内外公开发行"])]) }
    return set(pieces)
  }

  /// Words side by side or each on its own line, lines in any order, some cut in two.
  private mutating func set(_ pieces: [[String]]) -> [String] {
    var lines: [String] = []
    for piece in pieces {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: lines += piece
      case 1: lines.append(piece.joined(separator: " "))
      default: lines.append(piece.joined(separator: pick(["  ", "\u{3000}", " "])))
      }
    }
    if chance(3) { lines.shuffle(using: &random) }
    if chance(3) {
      let width = Int.random(in: 8...24, using: &random)
      // Engines end a printed line by a line end, or by a blank inside a paragraph.
      let isBlank = chance(2)
      lines = lines.flatMap { line in
        let cut = VariantWords.cut(line, width: width)
        return isBlank ? [cut.joined(separator: " ")] : cut
      }
    }
    if chance(5) { lines[0] = pick(["> ", "🥰 ", "■", "● "]) + lines[0] }
    if chance(6) { lines = lines.map { "### " + $0 } }
    return lines
  }

  private mutating func nameLine() -> [String] {
    let paper = gold.paper ?? ""
    let place = String(paper.prefix(2))
    var words = [pick(["中共\(place)市委机关报", "中共\(place)市委主管主办", "中国共产党\(place)市委员会机关报"])]
    words.append(pick(["\(paper)社出版", "\(paper)社编辑出版", "\(paper)社主办"]))
    if chance(3) { words.append(paper) }
    return words
  }

  private mutating func registration() -> [String] {
    let dash = pick(["-", " - ", "—", " — "])
    let colon = pick([":", "：", ": "])
    let number =
      "\(Int.random(in: 11...65, using: &random))\(dash)00\(Int.random(in: 10...99, using: &random))"
    let code =
      "\(Int.random(in: 1...81, using: &random))\(dash)\(Int.random(in: 1...999, using: &random))"
    var words = [pick(["国内统一刊号", "国内统一连续出版物号", "国内统一连续出版物号"]) + colon + "CN" + number]
    words.append("邮发代号" + colon + code)
    if chance(2) { words.append("\(gold.paper?.prefix(2) ?? "")新闻网" + colon + "www.example.com") }
    return words
  }

  private mutating func dateWords(losesDay: Bool) -> [String] {
    let (year, month, day) = (date.year, date.month, date.day)
    func chinese(_ number: Int) -> String { ChineseNumerals.text(of: number) }
    if losesDay {
      return [
        pick(["\(year)年\(month)月", "\(ChineseNumerals.digits(of: year))年\(chinese(month))月"])
      ]
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 5: return ["\(year)年\(month)月", "\(day)"]
    case 6: return ["\(year)-\(month)-\(day)"]
    case 0: return ["\(ChineseNumerals.digits(of: year))年\(chinese(month))月\(chinese(day))日"]
    case 1: return ["\(year).\(month).\(day)"]
    case 2: return [date.iso8601]
    case 3: return ["\(year)年\(month)月", "\(day)日"]
    case 4: return ["\(year) 年 \(month) 月 \(day) 日"]
    default: return ["\(year)年\(month)月\(day)日"]
    }
  }

  private mutating func lunar() -> String {
    let text = LunarDate(date)?.text ?? ""
    let short = text.replacingTwenty
    let chosen = pick([text, short])
    gold.lunar = chosen
    return pick(["农历", "农历", "农历 ", "农历:", "夏历"]) + chosen
  }

  private mutating func issue() -> String {
    let number = Int.random(in: 100...19_999, using: &random)
    gold.issueNumber = number
    return pick([
      "第\(number)期", "第 \(number) 期", "总第\(number)期", "第\(number)号", "(总第\(number)期)",
      "总 第 \(number) 期", "第 \(String(number).map(String.init).joined(separator: " ")) 期",
      "第\(ChineseNumerals.digits(of: number))期",
      "第\(ChineseNumerals.text(of: number))期",
    ])
  }

  private mutating func pageCount() -> String {
    let count = pick([4, 8, 12, 16])
    gold.pageCount = count
    let word = pick([String(count), ChineseNumerals.text(of: count)])
    return pick([
      "今日\(word)版", "今天\(word)版", "今 日 \(word) 版", "共\(word)版", "对开\(word)版", "今日 \(word) 版",
      "本期共\(word)版", "今日4开\(word)版",
    ])
  }
}

extension String {
  /// 二十三 in a day of the month written 廿三.
  fileprivate var replacingTwenty: String {
    guard let range = range(of: "月二十") else { return self }
    return replacingCharacters(in: range, with: "月廿")
  }
}

/// Writes the colophon of a page in one of the many ways newspapers set it.
struct ColophonWriter: ChoosingWriter {
  /// The annotation, filled with what is written.
  private(set) var gold: Gold
  var random: SeededGenerator

  /// Chooses words for an annotation that has a colophon.
  init(gold: Gold, random: SeededGenerator) {
    self.gold = gold
    self.random = random
  }

  /// The lines of the colophon; the annotation's fields become theirs.
  mutating func write() -> [String] {
    let desk = pick(["要闻部", "时政新闻部", "专刊部", "编辑中心", "记者部", "文化副刊部", "政教专刊部", "总编室", "新媒体中心"])
    gold.department = desk
    let colon = pick([":", "：", ": ", "： ", " ", "/", ""])
    let separator = pick([" ", "、", "  "])
    func people(_ label: String, _ names: [String], _ random: inout SeededGenerator) -> String {
      label + colon
        + names.map { VariantWords.justified($0, &random) }.joined(separator: separator)
    }
    let prefix = pick(["", "", "本版"])
    var roles = [
      people(prefix + pick(["组版", "版式", "美编", "版面设计"]), gold.layout, &random),
      people(pick(["责编", "责任编辑", "编辑", "本版责编"]), gold.editors, &random),
      people(pick(["校对", "检校", "责校"]), gold.proofreaders, &random),
    ]
    if chance(3) { roles.shuffle(using: &random) }
    var words = [pick(["\(desk)主办", "\(desk)主办", "本版由\(desk)主办"])] + roles
    if gold.email != nil {
      let address =
        "\(pick(["abc", "news", "bjb", "yw"]))\(Int.random(in: 1...999, using: &random))@163.com"
      gold.email = address
      let mark = colon.contains { ":：".contains($0) } ? colon : ":"
      words.append(pick(["\(desk)邮箱", "电子信箱", "邮箱", "投稿邮箱", "E-mail"]) + mark + address)
    }
    if gold.phone != nil {
      let number = "\(Int.random(in: 2_000_000...8_999_999, using: &random))"
      let phone = pick([number, "0358-" + number, number + "-8024"])
      gold.phone = phone
      words.append(pick(["电话", "联系电话", "\(desk)电话"]) + pick([":", "："]) + phone)
    }
    if chance(4) { words.append(words.remove(at: 0)) }
    var lines: [String]
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines = words
    case 1:
      let half = Int.random(in: 1..<words.count, using: &random)
      lines = [words[..<half].joined(separator: " "), words[half...].joined(separator: " ")]
    default: lines = [words.joined(separator: " ")]
    }
    if chance(3) {
      let width = Int.random(in: 8...30, using: &random)
      let isBlank = chance(3)
      lines = lines.flatMap { line in
        let cut = VariantWords.cut(line, width: width)
        return isBlank ? [cut.joined(separator: " ")] : cut
      }
    }
    return lines
  }
}
