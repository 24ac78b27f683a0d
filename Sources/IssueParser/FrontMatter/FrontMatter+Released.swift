import ChineseText

// Lines that look like fields of the masthead and are given back to the articles: a notice's day,
// the paper that signs a letter, the number of a supplement.

extension FrontMatter {
  /// Gives back the days below notices, `某某局`, `2001年11月15日`, and those in brackets below the
  /// headlines of speeches.
  static func releaseNotices(
    _ groups: [LineGroup], _ lines: SourceLines, _ parts: inout [Part?]
  ) {
    let hasOther = groups.indices.contains {
      parts[$0] != nil && groups[$0].hasWholeDate && !groups[$0].isOnlyDate
    }
    for index in groups.indices where parts[index] != nil && groups[index].isOnlyDate {
      let line = groups[index].lines.lowerBound
      let isAlone = [index - 1, index + 1].allSatisfy { other in
        !touch(groups, index, other) || parts[other] == nil
      }
      if isAlone, line >= 2, let first = lines.scalars(of: lines.lines[line]).first,
        Glyph.plain(first) == Glyph.openParen
      {
        parts[index] = nil
      }
      guard line >= 5, let last = lines.scalars(of: lines.lines[line - 1]).last else { continue }
      let isSigned = FrontMatter.bodies.contains(last)
      let isBelowFields = touch(groups, index, index - 1) && parts[index - 1] != nil
      // Right above the imprint only where the page has its day elsewhere.
      if isAlone ? hasOther || isSigned : hasOther && isSigned && !isBelowFields {
        parts[index] = nil
      }
    }
  }

  /// Gives back the paper's own name below the last sentence of a letter that it signs:
  /// `某某日报编辑部`.
  static func releaseSigners(
    _ groups: [LineGroup], _ lines: SourceLines, _ parts: inout [Part?]
  ) {
    let named = groups.indices.filter { parts[$0] != nil && groups[$0].namesPaper }
    guard named.count > 1 else { return }
    for index in named.dropFirst() where groups[index].isOnlyPublisher {
      let isBesideFields = [index - 1, index + 1].contains { other in
        touch(groups, index, other) && parts[other] != nil
      }
      if !isBesideFields, endsArticle(lines, before: groups[index].lines.lowerBound) {
        parts[index] = nil
      }
    }
  }

  /// Gives back the number of a supplement, alone below its name and far from the masthead that
  /// tells the day: `清水河` above `第1286期`.
  static func releaseSupplements(
    _ groups: [LineGroup], _ lines: SourceLines, _ parts: inout [Part?]
  ) {
    let hasDay = groups.indices.contains {
      parts[$0] != nil && groups[$0].hasWholeDate && !groups[$0].isOnlyDate
    }
    guard hasDay else { return }
    for index in groups.indices where parts[index] != nil && groups[index].isOnlyIssue {
      let line = groups[index].lines.lowerBound
      let isAlone = [index - 1, index + 1].allSatisfy {
        !touch(groups, index, $0) || parts[$0] == nil
      }
      // Whatever is claimed above is the paper's name or its day.
      guard isAlone, line > 0, groups[index].lines.upperBound + 5 <= lines.lines.count else {
        continue
      }
      let name = lines.scalars(of: lines.lines[line - 1]).filter { !Glyph.isBlank($0) }
      if (2...5).contains(name.count), name.allSatisfy({ Glyph.isHan(Glyph.plain($0)) }) {
        parts[index] = nil
      }
    }
  }

  /// Gives back which of several notices one is, right below its name: `（第9号）` below `…的通告`.
  static func releaseNumbers(
    _ groups: [LineGroup], _ lines: SourceLines, _ parts: inout [Part?]
  ) {
    for index in groups.indices where parts[index] != nil && groups[index].isOnlyIssue {
      let line = groups[index].lines.lowerBound
      guard line > 0, groups[index].lines.count == 1 else { continue }
      let name = lines.scalars(of: lines.lines[line - 1]).map { Glyph.plain($0) }
      if BannerWords.notices.lengthEnding(in: name, name.indices) > 0 { parts[index] = nil }
    }
  }

  /// Gives back the days of a diary, each with its weekday and no year, on a page that has its own
  /// day elsewhere: `10月9日 星期日 小雪`.
  static func releaseDiary(_ groups: [LineGroup], _ parts: inout [Part?]) {
    let days = groups.indices.filter { index in
      parts[index] != nil && groups[index].tokens.contains(where: \.isWeekday)
        && groups[index].tokens.contains { token in
          guard case .date(let date) = token.kind else { return false }
          return date.year == nil && date.month != nil && date.day != nil
        }
    }
    let hasDay = groups.indices.contains {
      parts[$0] != nil && !days.contains($0) && groups[$0].hasWholeDate
    }
    guard hasDay, days.count > 1 else { return }
    for index in days { parts[index] = nil }
  }

  /// What names of those who give notice end with.
  private static let bodies: ScalarSet = "局会司院部处厅室心校行社府团厂"
}
