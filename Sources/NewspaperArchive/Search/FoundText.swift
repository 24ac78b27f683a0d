// What a hit shows of its document: only what is shown is read and printed.

import ChineseText
import IssueParser
import Storage

/// The headline, the authors and the best passage of a document that was found.
struct FoundText {
  private(set) var kind = UnitKind.page
  private(set) var title: String?
  private(set) var titleHighlights: [Range<Int>] = []
  private(set) var authors: [Author] = []
  /// The best passage, and the lines of its block.
  private(set) var snippet: Snippet
  private(set) var lines: [LineRange] = []
  /// The beginning of the text, where only the headline matches.
  private(set) var lead: Snippet?
  let page: Place

  /// Where the document's page is.
  enum Place {
    case itself(PageHead)
    case before(distance: Int)
  }

  /// Reads `record`; `fields` are those of the document, and `counts` say how often the phrases stand
  /// in each.
  init(
    _ record: [UInt8], _ fields: FoldedFields, _ counts: [Int], _ phrases: [SoughtPhrase],
    contextLength: Int
  ) throws(ByteFault) {
    var cursor = ByteCursor(record.span)
    let text: StoredText
    if let kind = UnitRecord.peekKind(record), kind != .page {
      let distance: Int
      (self.kind, distance) = try UnitRecord.readHead(&cursor)
      page = .before(distance: distance)
      text = try StoredText(record, fields, printsAll: false, &cursor)
    } else {
      page = .itself(try PageHead.read(&cursor))
      text = try StoredText(record, fields, printsAll: false, &cursor)
    }
    let best = FoundText.best(of: text, counts)
    if let best {
      let passage = Passage(
        try text.mapped(best), folded: try text.folded(best),
        phrases.inKind(text.blocks[best].kind))
      snippet = passage.snippet(contextLength: contextLength)
      lines = try text.ranges(best)
      if text.blocks[best].kind == BlockRole.title.code, let first = FoundText.first(of: text) {
        let beginning = Passage(try text.mapped(first), folded: try text.folded(first), [])
        lead = beginning.snippet(contextLength: FoundText.leadLength)
      }
    } else {
      snippet = Passage().snippet(contextLength: contextLength)
    }
    switch kind {
    case .page: break
    case .photo:
      _ = try text.readText(&cursor)
      authors = try text.readTexts(&cursor).map { Author(name: $0) }
    case .article:
      let head = try UnitRecord.readTitle(text, &cursor)
      authors = head.authors
      guard let found = head.title else { return }
      title = found.text
      let phrases = phrases.inKind(BlockRole.title.code)
      if let block = found.block {
        if let field = text.blocks[block].field, counts[field] > 0 {
          titleHighlights =
            Passage(try text.mapped(block), folded: try text.folded(block), phrases).highlights
        }
      } else {
        titleHighlights = Passage(found.text, phrases: phrases).highlights
      }
    }
  }

  /// Half as many characters again are the length of a lead: what a reader needs to know the article.
  private static let leadLength = 40

  /// The number from 1 among the articles, or the photos, of the page.
  func ordinal(on page: PageHead) -> Int {
    guard case .before(let distance) = self.page else { return 0 }
    return distance - (kind == .photo ? page.articleCount : 0)
  }

  /// The block with the most matches. The headline is shown anyway, so it is taken only where
  /// nothing else matches; and where nothing matches at all (what was asked is only that something
  /// is not there), the first paragraph.
  private static func best(of text: StoredText, _ counts: [Int]) -> Int? {
    var best: Int?
    for isTitle in [false, true] where best == nil {
      var most = 0
      for (index, block) in text.blocks.enumerated()
      where (block.kind == BlockRole.title.code) == isTitle {
        if let field = block.field, counts[field] > most {
          most = counts[field]
          best = index
        }
      }
    }
    return best ?? first(of: text)
  }

  /// The first paragraph or caption.
  private static func first(of text: StoredText) -> Int? {
    text.blocks.firstIndex {
      $0.kind == BlockRole.body.code || $0.kind == BlockRole.caption.code
    }
  }
}
