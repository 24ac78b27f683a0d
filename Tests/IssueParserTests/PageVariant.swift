import ChineseText
import Foundation
import IssueParser
import Support

/// A page that nobody has seen: an annotated page with another paper, day, people, numbers, layout,
/// punctuation, order and encoding, and its annotation changed alike.
struct PageVariant {
  /// The bytes of the page.
  private(set) var bytes: [UInt8] = []
  /// Its annotation.
  private(set) var gold: Gold
  /// Its lines, as the annotation numbers them.
  private(set) var lines: [String] = []
  /// What was changed, for people.
  private(set) var changes: [String] = []

  /// One non-blank line, or a blank one (without row).
  struct Entry {
    var text: String
    var unit: String?
    var role = ""
  }

  private var entries: [Entry] = []

  /// Makes the variant of an annotated page that a seed stands for.
  init(_ name: String, seed: UInt64) throws {
    gold = try Gold(name)
    var random = SeededGenerator(seed: seed)
    let source = String(decoding: try Gold.page(name), as: UTF8.self).components(separatedBy: "\n")
    var rows: [Int: Gold.Row] = [:]
    for row in gold.rows { rows[row.line] = row }
    entries = source.enumerated().map { index, text in
      Entry(text: text, unit: rows[index + 1]?.unit, role: rows[index + 1]?.role ?? "")
    }
    rename(&random)
    renumber(&random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0...2: reorder(&random)
    case 3: gatherHeadlines(&random)
    default: break
    }
    wrap(&random)
    let isSpaced = entries.contains { $0.unit == nil } || Bool.random(using: &random)
    replaceMasthead(&random, isSpaced: isSpaced)
    replaceColophon(&random, isSpaced: isSpaced)
    punctuate(&random)
    finish(&random)
  }

  /// The annotated page as it is, but with every proper name taken away: other people, another
  /// place, another paper.
  init(renaming name: String, seed: UInt64) throws {
    gold = try Gold(name)
    var random = SeededGenerator(seed: seed)
    lines = GoldScoreTests.lines(try Gold.page(name))
    entries = lines.map { Entry(text: $0) }
    let paper = gold.paper
    let place = rename(&random)
    gold.paper = paper?.replacingOccurrences(of: "吕梁", with: place)
    lines = entries.map(\.text)
    bytes = Array(lines.joined(separator: "\n").utf8)
  }

  /// Parses the variant and scores what comes out.
  func score() -> GoldScore {
    GoldScore(PageParser.parse(bytes, hints: SourceHints()), gold, text: lines)
  }

  // MARK: Names and numbers

  /// Gives every person of the annotation, the place and the paper another name of the same length;
  /// returns the place.
  @discardableResult
  private mutating func rename(_ random: inout SeededGenerator) -> String {
    var pairs: [(String, String)] = []
    let people =
      gold.stories.flatMap(\.authors) + gold.photographers + gold.layout + gold.editors
      + gold.proofreaders
    var used: Set<String> = []
    for name in Set(people).sorted() {
      var new = VariantWords.person(name.count, &random)
      while !used.insert(new).inserted { new = VariantWords.person(name.count, &random) }
      pairs.append((name, new))
    }
    let place = VariantWords.pick(VariantWords.places, &random)
    pairs.append(("吕梁", place))
    func renamed(_ text: String) -> String {
      var text = text
      for (old, new) in pairs { text = text.replacingOccurrences(of: old, with: new) }
      return text
    }
    replaceInText(pairs)
    for index in gold.stories.indices {
      gold.stories[index].title = gold.stories[index].title.map(renamed)
      gold.stories[index].titleAlso = gold.stories[index].titleAlso.map(renamed)
      gold.stories[index].authors = gold.stories[index].authors.map(renamed)
    }
    gold.photographers = gold.photographers.map(renamed)
    gold.layout = gold.layout.map(renamed)
    gold.editors = gold.editors.map(renamed)
    gold.proofreaders = gold.proofreaders.map(renamed)
    if gold.paper != nil {
      gold.paper = place + VariantWords.pick(["日报", "晚报", "日报", "晨报"], &random)
    }
    return place
  }

  /// Replaces names by names of the same length, blanks and line ends inside them kept.
  private mutating func replaceInText(_ pairs: [(String, String)]) {
    var text = Array(entries.map(\.text).joined(separator: "\n"))
    let places = text.indices.filter { !text[$0].isWhitespace }
    let inked = places.map { text[$0] }
    for (old, new) in pairs {
      let shape = Array(old)
      let letters = Array(new)
      var index = 0
      while index + shape.count <= inked.count {
        if inked[index] == shape[0], inked[index..<index + shape.count].elementsEqual(shape) {
          for offset in shape.indices { text[places[index + offset]] = letters[offset] }
          index += shape.count
        } else {
          index += 1
        }
      }
    }
    for (index, line) in String(text).components(separatedBy: "\n").enumerated() {
      entries[index].text = line
    }
  }

  /// Changes the numbers of text and titles alike, days and page numbers aside.
  private mutating func renumber(_ random: inout SeededGenerator) {
    let digits = Array("0") + Array("123456789").shuffled(using: &random)
    for index in entries.indices where entries[index].unit != "C" && entries[index].unit != "M" {
      entries[index].text = PageVariant.renumbered(entries[index].text, digits)
    }
    for index in gold.stories.indices {
      gold.stories[index].title = gold.stories[index].title.map {
        PageVariant.renumbered($0, digits)
      }
      gold.stories[index].titleAlso = gold.stories[index].titleAlso.map {
        PageVariant.renumbered($0, digits)
      }
    }
  }

  private static func renumbered(_ text: String, _ digits: [Character]) -> String {
    var result: [Character] = []
    let text = Array(text)
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index].isASCII, text[index].isNumber { index += 1 }
      if index - start >= 2 {
        let isDate = index < text.count && "年月日版届".contains(text[index])
        let isCut = index == text.count || text[index] == " " || start == 0
        result += text[start..<index].map { digit in
          isDate || isCut ? digit : digits[digit.wholeNumberValue ?? 0]
        }
        continue
      }
      result += text[start..<index]
      if index < text.count {
        result.append(text[index])
        index += 1
      }
    }
    return String(result)
  }

  // MARK: Order and layout

  /// Puts the page's parts in another order, cutting only where no unit goes on.
  private mutating func reorder(_ random: inout SeededGenerator) {
    var last: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let unit = entry.unit, unit != "N" { last[unit] = index }
    }
    var parts: [[Entry]] = []
    var part: [Entry] = []
    var open = -1
    for (index, entry) in entries.enumerated() {
      part.append(entry)
      if let unit = entry.unit { open = max(open, last[unit] ?? index) }
      // A headline begins a part, and so does a report; a banner goes with what follows.
      if index >= open, entry.unit != nil, entry.unit != "N" {
        parts.append(part)
        part = []
      }
    }
    guard !parts.isEmpty else { return }
    parts[parts.count - 1] += part
    if let blank = parts.first(where: { $0.first?.unit == nil })?.first, parts[0][0].unit != nil {
      parts[0].insert(blank, at: 0)
    }
    entries = parts.shuffled(using: &random).flatMap { $0 }
    changes.append("order")
  }

  /// Puts the headlines of all articles together, in print order, before the bodies or after them.
  private mutating func gatherHeadlines(_ random: inout SeededGenerator) {
    let isFirst = Bool.random(using: &random)
    var headlines: [Entry] = []
    var rest: [Entry] = []
    var isTaking = false
    for entry in entries {
      // A blank line goes with the line that it follows.
      if let unit = entry.unit {
        isTaking = unit.hasPrefix("A") && ["kicker", "title", "subtitle"].contains(entry.role)
      }
      if isTaking { headlines.append(entry) } else { rest.append(entry) }
    }
    let isBody = { (entry: Entry) in entry.unit?.hasPrefix("A") == true }
    guard let first = rest.firstIndex(where: isBody), let last = rest.lastIndex(where: isBody)
    else { return }
    rest.insert(contentsOf: headlines, at: isFirst ? first : last + 1)
    entries = rest
    changes.append(isFirst ? "headlines first" : "headlines last")
  }

  /// Sets the text in lines of another width, or without wrapping.
  private mutating func wrap(_ random: inout SeededGenerator) {
    let isPrintedLines = gold.name == "004"
    let mode = Int.random(in: 0..<4, using: &random)
    guard !isPrintedLines, mode > 0 else { return }
    let isWrappedByBlanks = gold.name == "000" || gold.name == "002"
    if isWrappedByBlanks {
      for index in entries.indices {
        entries[index].text = VariantWords.unwrapped(entries[index].text)
      }
      changes.append("unwrapped")
    }
    guard mode > 1 else { return }
    let width = Int.random(in: 14...26, using: &random)
    let isJoined = mode == 3
    changes.append(isJoined ? "wrapped by blanks at \(width)" : "one line each at \(width)")
    entries = entries.flatMap { entry -> [Entry] in
      guard entry.role == "body" || (entry.role == "caption" && isJoined) else { return [entry] }
      let pieces = VariantWords.cut(entry.text, width: width)
      if isJoined {
        return [Entry(text: pieces.joined(separator: " "), unit: entry.unit, role: entry.role)]
      }
      return pieces.map { Entry(text: $0, unit: entry.unit, role: entry.role) }
    }
  }

  // MARK: Masthead and colophon

  private mutating func replaceMasthead(_ random: inout SeededGenerator, isSpaced: Bool) {
    guard entries.contains(where: { $0.unit == "M" }) else { return }
    var writer = MastheadWriter(gold: gold, random: random)
    let lines = writer.write()
    random = writer.random
    gold = writer.gold
    changes.append("masthead \(lines)")
    replace("M", role: "masthead", by: lines, isSpaced: isSpaced, movesTo: place(&random))
  }

  private mutating func replaceColophon(_ random: inout SeededGenerator, isSpaced: Bool) {
    guard entries.contains(where: { $0.unit == "C" }) else { return }
    var writer = ColophonWriter(gold: gold, random: random)
    let lines = writer.write()
    random = writer.random
    gold = writer.gold
    changes.append("colophon \(lines)")
    replace("C", role: "colophon", by: lines, isSpaced: isSpaced, movesTo: nil)
  }

  /// Where the masthead goes: nil leaves it, true is the top, false the end.
  private func place(_ random: inout SeededGenerator) -> Bool? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: false
    case 1: true
    default: nil
    }
  }

  private mutating func replace(
    _ unit: String, role: String, by lines: [String], isSpaced: Bool, movesTo isTop: Bool?
  ) {
    guard let first = entries.firstIndex(where: { $0.unit == unit }) else { return }
    var new: [Entry] = []
    for line in lines {
      new.append(Entry(text: line, unit: unit, role: role))
      if isSpaced { new.append(Entry(text: "", unit: nil)) }
    }
    if isTop != nil { new.insert(Entry(text: "", unit: nil), at: 0) }
    let before = entries[..<first].filter { $0.unit != unit }
    let after = entries[first...].filter { $0.unit != unit }
    switch isTop {
    case true?: entries = new + before + after
    case false?: entries = before + after + new
    case nil: entries = before + new + after
    }
  }

  // MARK: Characters

  private mutating func punctuate(_ random: inout SeededGenerator) {
    let mode = Int.random(in: 0..<3, using: &random)
    guard mode > 0 else { return }
    changes.append(mode == 1 ? "full-width marks" : "half-width marks")
    for index in entries.indices {
      entries[index].text = VariantWords.punctuated(entries[index].text, isFull: mode == 1)
    }
  }

  /// Numbers the lines anew and encodes them.
  private mutating func finish(_ random: inout SeededGenerator) {
    lines = entries.map(\.text)
    var units: [String: String] = [:]
    gold.rows = []
    for (index, entry) in entries.enumerated() {
      guard let unit = entry.unit, !entry.text.allSatisfy(\.isWhitespace) else { continue }
      units[unit] = unit
      gold.rows.append(Gold.Row(line: index + 1, unit: unit, role: entry.role))
    }
    let text = lines.joined(separator: "\n")
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let gb18030 = String.Encoding(rawValue: 0x8000_0632)
      bytes = text.data(using: gb18030).map { Array($0) } ?? Array(text.utf8)
      changes.append("GB 18030")
    case 1:
      bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      changes.append("UTF-16")
    case 2:
      bytes = [0xEF, 0xBB, 0xBF] + lines.joined(separator: "\r\n").utf8
      changes.append("UTF-8 with mark and CR LF")
    default: bytes = Array(text.utf8)
    }
  }
}
