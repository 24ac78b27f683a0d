// Articles that go on from page to page: 下转4版 here, 上接1版 there.

import ChineseText
import IssueParser

/// Which article of an issue goes on in which other one.
///
/// A jump line names a page, not an article, and several articles of a front page may go on on the
/// same inner page; recognition loses jump lines too. So every pair that at least one jump line
/// allows is weighed: two jump lines that name each other's pages count most, then how many rare
/// character pairs the two texts share, by their weight in the issue (inverse document frequency,
/// Spärck Jones, 1972). The best pairs are taken first, each article once on either side.
package struct Continuations: Sendable {
  /// One article with what decides about it.
  private struct Piece {
    let id: String
    let place: PagePlace
    let source: SourceName
    let continuesOn: PageNumber?
    let continuedFrom: PageNumber?
    /// Whether it opens as a story of its own does: `本报讯`, `新华社北京5月6日电`.
    let opensWithLead: Bool
    /// Pairs of Han characters in its text, in order, so that the same pages give the same sums.
    let pairs: [UInt64]
    /// What each of `pairs` counts, and all of them together.
    var weights: [Double] = []
    var weight = 0.0
  }

  /// A pair of articles that a jump line allows.
  private struct Candidate {
    let head: Int
    let tail: Int
    /// Whether both jump lines name each other's page.
    let isMutual: Bool
    let likeness: Double
  }

  /// The unique id of the article that an article goes on in.
  package private(set) var following: [String: String] = [:]
  /// The unique id of the article that an article goes on from.
  package private(set) var preceding: [String: String] = [:]

  /// A pair without both jump lines must be this much likelier than the next best one: below it,
  /// two stories of one subject in one issue would be taken for one.
  private static let margin = 1.5

  /// Links the articles of pages, none to one of another issue.
  package init(_ pages: [StoredPage]) {
    let pieces = Self.weighed(pages.flatMap(\.units).compactMap(Self.piece))
    let candidates = Self.candidates(pieces)
    // Where the likeliest pair of an article is not likely enough, no other of its pairs is.
    var undecided: (heads: Set<Int>, tails: Set<Int>) = ([], [])
    for (rank, candidate) in candidates.enumerated() {
      let (head, tail) = (pieces[candidate.head].id, pieces[candidate.tail].id)
      guard following[head] == nil, preceding[tail] == nil,
        !undecided.heads.contains(candidate.head), !undecided.tails.contains(candidate.tail)
      else { continue }
      if !candidate.isMutual {
        let rival = candidates[(rank + 1)...].first {
          ($0.head == candidate.head && preceding[pieces[$0.tail].id] == nil)
            || ($0.tail == candidate.tail && following[pieces[$0.head].id] == nil)
        }
        guard candidate.likeness > (rival?.likeness ?? 0) * Self.margin else {
          undecided.heads.insert(candidate.head)
          undecided.tails.insert(candidate.tail)
          continue
        }
      }
      following[head] = tail
      preceding[tail] = head
    }
  }

  /// The unique ids of an article and of all that it goes on from and in, in the order of reading.
  package func parts(of id: String) -> [String] {
    var ids = [id]
    // A damaged page might make a circle of its articles; each is read once.
    while let id = preceding[ids[0]], !ids.contains(id) { ids.insert(id, at: 0) }
    while let last = ids.last, let id = following[last], !ids.contains(id) { ids.append(id) }
    return ids
  }

  /// The pairs that a jump line allows, the best first.
  private static func candidates(_ pieces: [Piece]) -> [Candidate] {
    let byNumber = Dictionary(grouping: pieces.indices) { pieces[$0].place.page?.number }
    var candidates: [Candidate] = []
    func consider(_ head: Int, _ tail: Int) {
      guard let isMutual = isMutual(pieces[head], pieces[tail]) else { return }
      candidates.append(
        Candidate(
          head: head, tail: tail, isMutual: isMutual,
          likeness: likeness(pieces[head], pieces[tail])))
    }
    for (index, piece) in pieces.enumerated() {
      if let target = piece.continuesOn {
        for tail in (byNumber[target.number] ?? []) + (byNumber[nil] ?? []) {
          consider(index, tail)
        }
      }
      for head in piece.continuedFrom.flatMap({ byNumber[$0.number] }) ?? []
      where pieces[head].continuesOn == nil {
        consider(head, index)
      }
    }
    return candidates.sorted {
      if $0.isMutual != $1.isMutual { return $0.isMutual }
      if $0.likeness != $1.likeness { return $0.likeness > $1.likeness }
      return ($0.head, $0.tail) < ($1.head, $1.tail)
    }
  }

  /// Whether both jump lines name each other's page; nil where no jump line allows the pair or one
  /// forbids it.
  private static func isMutual(_ head: Piece, _ tail: Piece) -> Bool? {
    guard head.place.page != tail.place.page || head.source != tail.source,
      head.place.mayShareIssue(with: tail.place)
    else { return nil }
    if let target = head.continuesOn, let page = tail.place.page, !target.agrees(with: page) {
      return nil
    }
    if let origin = tail.continuedFrom, let page = head.place.page, !origin.agrees(with: page) {
      return nil
    }
    switch (head.continuesOn, tail.continuedFrom) {
    case (nil, nil): return nil
    case (_?, _?): return true
    // One jump line alone must at least name the page that is there.
    case (let target?, nil):
      return tail.place.page.map(target.agrees) == true && !tail.opensWithLead ? false : nil
    case (nil, let origin?): return head.place.page.map(origin.agrees) == true ? false : nil
    }
  }

  /// What decides about an article; nil where the unit is none.
  private static func piece(_ unit: StoredUnit) -> Piece? {
    guard case .article(let article) = unit.content else { return nil }
    var pairs: Set<UInt64> = []
    for block in article.blocks where block.role != .jump {
      let scalars = Folding.fold(scalars: block.scalars).scalars
      for (left, right) in zip(scalars, scalars.dropFirst())
      where CharacterClass.isHan(left) && CharacterClass.isHan(right) {
        pairs.insert(UInt64(left) << 32 | UInt64(right))
      }
    }
    let opening = article.blocks.first { $0.role == .body }?.text
    return Piece(
      id: unit.uniqueID, place: unit.place, source: SourceName(unit.source),
      continuesOn: article.continuesOnPage, continuedFrom: article.continuedFromPage,
      opensWithLead: article.agency.map { opening?.hasPrefix($0) == true } ?? false,
      pairs: pairs.sorted())
  }
  /// The pieces with what a shared character pair counts: little where many articles of the issue
  /// have it.
  private static func weighed(_ pieces: [Piece]) -> [Piece] {
    var counts: [UInt64: Int] = [:]
    for piece in pieces { for pair in piece.pairs { counts[pair, default: 0] += 1 } }
    let weights = counts.mapValues { Double(pieces.count - $0 + 1) / Double($0) }
    return pieces.map { piece in
      var piece = piece
      piece.weights = piece.pairs.map { weights[$0] ?? 0 }
      piece.weight = piece.weights.reduce(0, +)
      return piece
    }
  }

  /// The share of the weight of the smaller text that both texts have, 0 to 1.
  private static func likeness(_ left: Piece, _ right: Piece) -> Double {
    let smaller = min(left.weight, right.weight)
    guard smaller > 0 else { return 0 }
    var (shared, place, other) = (0.0, 0, 0)
    while place < left.pairs.count && other < right.pairs.count {
      let (pair, another) = (left.pairs[place], right.pairs[other])
      if pair == another { shared += left.weights[place] }
      if pair <= another { place += 1 }
      if another <= pair { other += 1 }
    }
    return shared / smaller
  }
}

extension ArchiveSnapshot {
  /// An article with all that it goes on from and in, over the pages of its issue, in the order of
  /// reading; the unit alone where it goes nowhere or is no article.
  ///
  /// Cost: reads the pages of the issue, and only where a jump line asks for it.
  package func whole(_ unit: StoredUnit) throws(ArchiveError) -> [StoredUnit] {
    guard case .article(let article) = unit.content,
      article.continuesOnPage != nil || article.continuedFromPage != nil
    else { return [unit] }
    let pages = try issuePages(of: unit)
    let units = pages.unitsByID
    return Continuations(pages).parts(of: unit.uniqueID).compactMap { units[$0] }
  }

  /// All pages of the issue that a unit stands in.
  private func issuePages(of unit: StoredUnit) throws(ArchiveError) -> [StoredPage] {
    let pages: [StoredPage] =
      if let date = unit.place.date {
        try self.pages(date: date)
      } else if let number = unit.place.issueNumber {
        try self.pages(issueNumber: number)
      } else {
        try self.pages(source: unit.source)
      }
    // Another paper of the same day is another issue.
    guard let paper = unit.place.paper else { return pages }
    return pages.filter { $0.page.masthead.paper == nil || $0.page.masthead.paper == paper }
  }
}

extension [StoredPage] {
  /// All articles and photos on the pages, by their unique ids.
  package var unitsByID: [String: StoredUnit] {
    Dictionary(flatMap(\.units).map { ($0.uniqueID, $0) }) { first, _ in first }
  }
}
