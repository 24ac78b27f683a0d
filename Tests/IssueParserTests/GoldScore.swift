import ChineseText
import Foundation

import IssueParser

/// How well a parsed page agrees with its annotation, each figure from 0 to 1.
struct GoldScore {
  /// B-cubed F1 over characters: do lines that belong together end up in one unit, and lines that
  /// do not, not? Unassigned lines are alone on both sides.
  var seg = 0.0
  /// Share of characters whose line has the right role.
  var role = 0.0
  /// Share of articles whose title is right, spaces, width and quotation marks aside.
  var title = 0.0
  /// F1 over pairs of article and author.
  var author = 0.0
  /// F1 over photographers.
  var photo = 0.0
  /// Share of masthead fields that are right; a null must stay null.
  var mast = 0.0
  /// Share of colophon fields that are right.
  var colo = 0.0
  /// What is wrong, for people.
  var faults: [String] = []

  private struct Line {
    var weight: Int
    var gold: String
    var goldRole: String
    var unit: String
    var role: String
  }

  private struct Unit {
    var title: String?
    var authors: [String]
    var isArticle: Bool
  }

  /// Scores `parsed`, which was made of a page whose lines are `text`, against `gold`.
  init(_ parsed: ParsedSource, _ gold: Gold, text: [String]) {
    var places: [Int: (unit: String, role: String)] = [:]
    var units: [String: Unit] = [:]
    var photographers: [String] = []
    for (index, page) in parsed.pages.enumerated() {
      GoldScore.place(page, index, &places, &units, &photographers)
    }
    let lines = gold.rows.map { row in
      let place = places[row.line] ?? ("N\(row.line)", "noise")
      return Line(
        weight: text[row.line - 1].unicodeScalars.count { !$0.properties.isWhitespace },
        gold: row.unit == "N" ? "N\(row.line)" : row.unit, goldRole: row.role, unit: place.unit,
        role: place.role)
    }
    scoreLines(lines)
    scorePeople(lines, units, gold)
    photo = GoldScore.f1(photographers, gold.photographers)
    scoreMasthead(parsed, gold)
    scoreColophon(parsed, gold)
  }

  private static func place(
    _ page: Page, _ index: Int, _ places: inout [Int: (unit: String, role: String)],
    _ units: inout [String: Unit], _ photographers: inout [String]
  ) {
    func mark(_ ranges: [LineRange], _ unit: String, _ role: String) {
      for range in ranges {
        for line in range.first...range.last where places[line] == nil {
          places[line] = (unit, role)
        }
      }
    }
    mark(page.masthead.lines, "\(index).M", "masthead")
    mark(page.colophon?.lines ?? [], "\(index).C", "colophon")
    for (number, article) in page.articles.enumerated() {
      let name = "\(index).A\(number)"
      units[name] = Unit(
        title: article.title, authors: article.authors.map(\.name), isArticle: true)
      photographers += article.photographers
      for block in article.blocks { mark(block.lines, name, block.role.rawValue) }
    }
    for (number, photo) in page.photos.enumerated() {
      let name = "\(index).P\(number)"
      units[name] = Unit(title: nil, authors: [], isArticle: false)
      photographers += photo.photographers
      for block in photo.blocks { mark(block.lines, name, block.role.rawValue) }
    }
    for block in page.unassigned {
      for range in block.lines {
        for line in range.first...range.last where places[line] == nil {
          places[line] = ("N\(line)", block.role.rawValue)
        }
      }
    }
  }

  private mutating func scoreLines(_ lines: [Line]) {
    var goldSize: [String: Int] = [:]
    var size: [String: Int] = [:]
    var both: [String: Int] = [:]
    var right = 0
    for line in lines {
      goldSize[line.gold, default: 0] += line.weight
      size[line.unit, default: 0] += line.weight
      both[line.gold + " " + line.unit, default: 0] += line.weight
      if GoldScore.isSame(line.goldRole, line.role) { right += line.weight }
    }
    var precision = 0.0
    var recall = 0.0
    for line in lines {
      let shared = Double(both[line.gold + " " + line.unit] ?? 0) * Double(line.weight)
      precision += shared / Double(max(1, size[line.unit] ?? 0))
      recall += shared / Double(max(1, goldSize[line.gold] ?? 0))
    }
    seg = 2 * precision * recall / max(1, precision + recall) / Double(total(lines))
    role = Double(right) / Double(total(lines))
  }

  private func total(_ lines: [Line]) -> Int { max(1, lines.reduce(0) { $0 + $1.weight }) }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || Set([left, right]).isSubset(of: ["noise", "banner"])
      || Set([left, right]).isSubset(of: ["caption", "credit"])
  }

  private mutating func scorePeople(_ lines: [Line], _ units: [String: Unit], _ gold: Gold) {
    var both: [String: [String: Int]] = [:]
    for line in lines where units[line.unit] != nil {
      both[line.gold, default: [:]][line.unit, default: 0] += line.weight
    }
    var match: [String: String] = [:]
    for (unit, sizes) in both where unit.hasPrefix("A") || unit.hasPrefix("P") {
      match[unit] = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    var missed: [String] = []
    for story in gold.stories {
      let expected = ([story.title] + story.titleAlso.map(Optional.some)).map(GoldScore.fold)
      guard let unit = match[story.unit].flatMap({ units[$0] }),
        expected.contains(GoldScore.fold(unit.title))
      else {
        missed.append(story.unit)
        continue
      }
    }
    title = gold.stories.isEmpty ? 1 : 1 - Double(missed.count) / Double(gold.stories.count)
    if !missed.isEmpty { faults.append("titles missed: \(missed.joined(separator: " "))") }
    var owner: [String: String] = [:]
    for (goldUnit, unit) in match.sorted(by: { $0.key < $1.key }) {
      let rival = owner[unit].map { both[$0]?[unit] ?? 0 } ?? 0
      if (both[goldUnit]?[unit] ?? 0) > rival { owner[unit] = goldUnit }
    }
    let want = gold.stories.flatMap { story in story.authors.map { story.unit + " " + $0 } }
    let got = units.filter(\.value.isArticle).flatMap { name, unit in
      unit.authors.map { (owner[name] ?? name) + " " + $0 }
    }
    author = GoldScore.f1(got, want)
  }

  private mutating func scoreMasthead(_ parsed: ParsedSource, _ gold: Gold) {
    let masthead = parsed.pages[0].masthead
    let pairs: [(String, String?, String?)] = [
      ("paper", masthead.paper?.text, gold.paper), ("date", masthead.date?.iso8601, gold.date),
      ("weekday", masthead.weekday, gold.weekday), ("lunar", masthead.lunarDate, gold.lunar),
      ("issue", masthead.issueNumber.map(String.init), gold.issueNumber.map(String.init)),
      ("pages", masthead.pageCount.map(String.init), gold.pageCount.map(String.init)),
    ]
    mast = compare(pairs.map { ($0.0, GoldScore.fold($0.1), GoldScore.fold($0.2)) })
  }

  private mutating func scoreColophon(_ parsed: ParsedSource, _ gold: Gold) {
    let colophon = parsed.pages.lazy.compactMap(\.colophon).first
    func list(_ names: [String]?) -> String? {
      names.flatMap { $0.isEmpty ? nil : $0.joined(separator: " ") }
    }
    colo = compare([
      ("部门", colophon?.department, gold.department),
      ("组版", list(colophon?.layout), list(gold.layout)),
      ("责编", list(colophon?.editors), list(gold.editors)),
      ("校对", list(colophon?.proofreaders), list(gold.proofreaders)),
      ("email", colophon?.email, gold.email), ("phone", colophon?.phone, gold.phone),
    ])
  }

  private mutating func compare(_ pairs: [(name: String, got: String?, want: String?)]) -> Double {
    let wrong = pairs.filter { $0.got != $0.want }
    for pair in wrong {
      faults.append("\(pair.name): \(pair.got ?? "null") instead of \(pair.want ?? "null")")
    }
    return 1 - Double(wrong.count) / Double(pairs.count)
  }

  private static func f1(_ got: [String], _ want: [String]) -> Double {
    if got.isEmpty, want.isEmpty { return 1 }
    var rest = want
    let hits = got.count { name in
      guard let index = rest.firstIndex(of: name) else { return false }
      rest.remove(at: index)
      return true
    }
    return 2 * Double(hits) / Double(got.count + want.count)
  }

  private static func fold(_ text: String?) -> String? {
    guard let text else { return nil }
    var folded = text.precomposedStringWithCompatibilityMapping
    for (shape, plain) in [("“”", "\""), ("‘’", "'"), ("—–―", "-")] {
      for character in shape {
        folded = folded.replacingOccurrences(of: String(character), with: plain)
      }
    }
    folded = folded.filter { !$0.isWhitespace && $0 != "#" && $0 != ">" }
    return folded.trimmingCharacters(in: CharacterSet(charactersIn: "-·"))
  }
}

extension [GoldScore] {
  /// The mean of one of the figures.
  func mean(_ figure: KeyPath<GoldScore, Double>) -> Double {
    reduce(0) { $0 + $1[keyPath: figure] } / Double(count)
  }
}
