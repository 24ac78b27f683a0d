import ChineseText

/// The names after a label of the colophon, however blanks, justification and line ends cut them.
struct NameList {
  private(set) var names: [String]
  /// The place in the stream after the last name.
  private(set) var end: Int

  /// Reads names from `place` on; nil where none stand there.
  ///
  /// `isSure` says that a colon came before, so that a rare surname is no reason to doubt.
  static func read(_ scanner: FrontScanner, from place: Int, isSure: Bool) -> NameList? {
    var reader = NameReader(scanner: scanner, isSure: isSure)
    reader.read(from: place)
    let names = NameList.names(of: reader.pieces)
    guard !names.isEmpty else { return nil }
    // Pen names between two labels are names all the same, and so is one behind the last at the
    // line's end.
    let areShort = names.allSatisfy { (2...3).contains($0.count) }
    let isBetween = areShort && scanner.peopleLabel(at: reader.end) != nil
    let isLast =
      areShort && names.count == 1 && scanner.isLineEnd(reader.end)
      && followsLabel(scanner, before: place)
    if !isSure, !isBetween, !isLast {
      let areLikely = names.allSatisfy { (2...4).contains($0.count) && Surnames.begins($0) }
      guard areLikely else { return nil }
    }
    return NameList(names: names.map { String(scalarValues: $0[...]) }, end: reader.end)
  }

  /// Whether the line has a label of its own before the one that ends at a place.
  private static func followsLabel(_ scanner: FrontScanner, before place: Int) -> Bool {
    var start = place - 1
    while start > 0, place - start < 60, scanner.stream.gaps[start] != .lineBreak { start -= 1 }
    return (start..<place).contains { other in
      scanner.isWordStart(other) && scanner.peopleLabel(at: other).map { $0.end < place } == true
    }
  }

  /// Characters that stand together, and what stands before them.
  struct Piece {
    enum Border { case mark, blank, lineBreak }
    var scalars: [UInt32]
    var border: Border
  }

  /// Puts pieces together to names.
  static func names(of pieces: [Piece]) -> [[UInt32]] {
    var result: [[UInt32]] = []
    var group: [Piece] = []
    for piece in pieces {
      if piece.border == .mark, !group.isEmpty {
        result += joined(group)
        group = []
      }
      group.append(piece)
    }
    return result + joined(group)
  }

  /// Joins what blanks and line ends cut, between two marks such as `、`.
  private static func joined(_ group: [Piece]) -> [[UInt32]] {
    var names: [[UInt32]] = []
    var index = 0
    while index < group.count {
      let piece = group[index]
      guard piece.scalars.count == 1 else {
        if let last = names.last, piece.border == .lineBreak, isCompound(last) {
          names[names.count - 1] = last + piece.scalars
        } else {
          names += parted(piece.scalars)
        }
        index += 1
        continue
      }
      var singles: [UInt32] = []
      let first = index
      while index < group.count, group[index].scalars.count == 1 {
        singles += group[index].scalars
        index += 1
      }
      let next = index < group.count ? group[index] : nil
      if singles.count > 1 {
        if singles.count % 2 == 1, let next, next.scalars.count == 2,
          next.border == .lineBreak || !Surnames.begins(next.scalars)
        {
          names += parted(singles.dropLast()) + [singles.suffix(1) + next.scalars]
          index += 1
        } else {
          names += parted(singles)
        }
        continue
      }
      if joinsNext(singles[0], after: names.last, border: group[first].border, next: next),
        let next
      {
        names.append(singles + next.scalars)
        index += 1
      } else if let last = names.last, last.count == 2 || isCompound(Array(last.prefix(2))) {
        names[names.count - 1] = last + singles
      } else {
        names.append(singles)
      }
    }
    return names.filter { $0.count > 1 }
  }

  /// Whether a single character goes with the piece after it rather than the name before.
  private static func joinsNext(
    _ scalar: UInt32, after last: [UInt32]?, border: Piece.Border, next: Piece?
  ) -> Bool {
    guard let next, next.scalars.count == 2 else { return false }
    guard let last, last.count == 2 else { return true }
    if next.border == .lineBreak { return true }
    if border == .lineBreak { return false }
    return Surnames.single.contains(scalar) && !Surnames.begins(next.scalars)
      && Surnames.begins(last)
  }

  private static func isCompound(_ scalars: [UInt32]) -> Bool {
    scalars.count == 2 && Surnames.compound.contains(scalars)
  }

  /// Parts a run of characters without blanks into names of two to four characters.
  private static func parted(_ run: [UInt32]) -> [[UInt32]] {
    if run.count <= 3 || run.contains(0xB7) { return [run] }
    let names = PersonNames.split(run, run.indices, isLenient: run.count > 4)
    return names?.map { Array(run[$0]) } ?? [run]
  }
}

/// Takes the pieces of names from a stream until something else begins.
private struct NameReader {
  let scanner: FrontScanner
  let isSure: Bool
  var pieces: [NameList.Piece] = []
  var end = 0

  private static let longestPiece = 12
  private static let mostPieces = 24
  private static let separators: ScalarSet = "、,;，；&|"
  private static let stops = KeywordTable(
    """
    本版 本期 今日 电话 热线 邮箱 信箱 电子 邮件 投稿 传真 邮编 社址 地址 网址 微信 印刷 星期 农历 新闻 总第 编辑部 部门 通讯员 记者 邮政 国内 \
    联系 报料 广告 发行 订阅 零售 定价 公众 官方
    """)

  mutating func read(from place: Int) {
    var index = place
    end = place
    var border = NameList.Piece.Border.mark
    while index < scanner.end, pieces.count < Self.mostPieces {
      let scalar = scanner.stream.folded[index]
      if Self.separators.contains(scalar), !pieces.isEmpty {
        border = .mark
        index += 1
        continue
      }
      guard isName(scalar), !isStop(at: index) else { break }
      let gap = scanner.stream.gaps[index]
      if index > place, gap == .lineBreak {
        guard continuesOverLine(at: index) else { break }
        if border != .mark { border = .lineBreak }
      } else if border != .mark {
        border = .blank
      }
      let next = pieceEnd(index)
      // Where blanks are lost, the next label tells where names end: `责编林小秋周原校对夏清`.
      let isSure = isSure || scanner.peopleLabel(at: next)?.isSure == true
      guard next > index, next - index <= (isSure ? Self.longestPiece : 4) else { break }
      let isForeign = isSure && scanner.stream.folded[index..<next].contains(0xB7)
      if next - index > 4, !isForeign, !isRunOfNames(index..<next) { break }
      pieces.append(
        NameList.Piece(scalars: Array(scanner.stream.printed[index..<next]), border: border))
      border = .blank
      index = next
      end = next
    }
  }

  private func isName(_ scalar: UInt32) -> Bool {
    CharacterClass.isHan(scalar) || scalar == 0xB7
  }

  /// Whether something that is no name begins at a place.
  private func isStop(at place: Int) -> Bool {
    let stream = scanner.stream
    if Self.stops.end(stream.folded, at: place, end: scanner.end) != nil { return true }
    if stream.gaps[place] != .none, scanner.nameplate(at: place) != nil { return true }
    // `版式/林秋 综合 3`: the page stands behind who made it.
    if !pieces.isEmpty, scanner.isWordStart(place), let section = scanner.section(at: place),
      let page = scanner.bareNumber(at: section.range.upperBound), page.isSmallNumber,
      scanner.isLineEnd(page.range.upperBound)
    {
      return true
    }
    if let role = scanner.peopleLabel(at: place), role.end - place > 1 || isColon(role.end) {
      return true
    }
    for desk in scanner.departments
    where place + desk.count <= scanner.end
      && stream.folded[place..<place + desk.count].elementsEqual(desk)
    {
      return true
    }
    return !pieces.isEmpty && scanner.isWordStart(place) && scanner.label(at: place) != nil
  }

  private func isColon(_ place: Int) -> Bool { scanner.scalar(place) == 0x3A }

  /// The place after the characters that stand together from `place` on.
  private func pieceEnd(_ place: Int) -> Int {
    var index = place
    while index < scanner.end, index - place <= Self.longestPiece,
      isName(scanner.stream.folded[index])
    {
      if index > place, scanner.stream.gaps[index] != .none || isStop(at: index) { break }
      index += 1
    }
    return index
  }

  private func isRunOfNames(_ range: Range<Int>) -> Bool {
    let run = Array(scanner.stream.printed[range])
    return NameList.names(of: [NameList.Piece(scalars: run, border: .mark)]).allSatisfy {
      Surnames.begins($0) && $0.count <= 4
    }
  }

  /// Whether the names go on over a line end: the line after holds a name's rest, or names up to
  /// the next label or the end of the page.
  private func continuesOverLine(at place: Int) -> Bool {
    if pieces.isEmpty { return pieceEnd(place) - place <= 4 }
    let lastCount = pieces.last?.scalars.count ?? 0
    if trailingSingles % 2 == 1, pieceEnd(place) - place <= 2 { return true }
    var index = place
    for count in 0..<10 {
      while Self.separators.contains(scanner.scalar(index)) { index += 1 }
      if index >= scanner.end { return count <= 3 && index == scanner.stream.folded.count }
      if count > 0, isStop(at: index) { return true }
      // A name's last character, alone on its line.
      if count == 1, index == place + 1, lastCount == 2, scanner.stream.gaps[index] == .lineBreak {
        return !isName(scanner.scalar(index)) || pieceEnd(index) - index > 1
      }
      guard isName(scanner.scalar(index)) else { return false }
      var next = pieceEnd(index)
      let begins = Surnames.begins(scanner.stream.printed[index..<next])
      if next - index == 1 {
        next = singlesEnd(index)
        // The last character of the name before, or a name set character by character.
        guard next - index > 1 || (count == 0 && lastCount == 2) || (count > 0 && begins) else {
          return false
        }
      } else if next - index > 3 || !begins {
        return false
      }
      index = next
    }
    return false
  }

  /// The place after single characters that blanks set apart on one line.
  private func singlesEnd(_ place: Int) -> Int {
    var index = place
    while index < scanner.end, index - place < 3, isName(scanner.scalar(index)),
      index == place || scanner.stream.gaps[index] == .blank, !isStop(at: index),
      pieceEnd(index) == index + 1
    {
      index += 1
    }
    return index
  }

  /// How many single characters the names so far end in, since the last mark or whole name.
  private var trailingSingles: Int {
    var count = 0
    for piece in pieces.reversed() {
      guard piece.scalars.count == 1 else { break }
      count += 1
      if piece.border == .mark { break }
    }
    return count
  }
}
