// What a hit shows of its document: only what is shown is read and printed.

import IssueParser

/// The headline, the authors and the best passage of a document that was found.
struct FoundText {
  private(set) var title: String?
  private(set) var titleHighlights: [Range<Int>] = []
  private(set) var authors: [Author] = []
  /// The best passage, and the lines of its block.
  private(set) var snippet: Snippet
  private(set) var lines: [LineRange] = []
  /// The beginning of the text, where only the headline matches.
  private(set) var lead: Snippet?

  /// Reads what is shown of the document with this record; `matches` are the places of the phrases
  /// in its fields.
  init(
    _ outline: RecordOutline, _ text: inout HitText, _ matches: FieldMatches,
    _ phrases: [SoughtPhrase], contextLength: Int
  ) throws(ArchiveError) {
    let blocks = outline.text.blocks
    let best = FoundText.best(of: blocks, matches)
    if let best {
      let passage = Passage(try text.print(best), matches.places(in: blocks[best]))
      snippet = passage.snippet(contextLength: contextLength)
      lines = try text.lines(of: best)
      if blocks[best].kind == BlockRole.title.code, let first = FoundText.first(of: blocks) {
        let beginning = Passage(try text.print(first), [])
        lead = beginning.snippet(contextLength: FoundText.leadLength)
      }
    } else {
      snippet = Passage().snippet(contextLength: contextLength)
    }
    authors = try text.authors(outline)
    guard let found = try text.text(at: outline.title) else { return }
    title = found
    guard case .whole(let block) = outline.title else {
      let phrases = phrases.inKind(BlockRole.title.code)
      titleHighlights = Passage(found, phrases: phrases).highlights
      return
    }
    let places = matches.places(in: blocks[block])
    if !places.isEmpty {
      titleHighlights = Passage(try text.print(block), places).highlights
    }
  }

  /// The context asked for a lead: a snippet without a match shows half as much again, and 60
  /// characters are what a reader needs to know the article.
  private static let leadLength = 40

  /// The block with the most matches. The headline is shown anyway, so it is taken only where
  /// nothing else matches; and where nothing matches at all (what was asked is only that something
  /// is not there), the first paragraph.
  private static func best(of blocks: [StoredBlock], _ matches: FieldMatches) -> Int? {
    var best: Int?
    var most = 0
    var bestTitle: Int?
    var mostInTitle = 0
    for index in blocks.indices {
      guard let field = blocks[index].field, matches.counts[field] > 0 else { continue }
      let count = matches.counts[field]
      if blocks[index].kind != BlockRole.title.code {
        if count > most { (best, most) = (index, count) }
      } else if count > mostInTitle {
        (bestTitle, mostInTitle) = (index, count)
      }
    }
    return best ?? bestTitle ?? first(of: blocks)
  }

  /// The first paragraph or caption.
  private static func first(of blocks: [StoredBlock]) -> Int? {
    blocks.firstIndex {
      $0.kind == BlockRole.body.code || $0.kind == BlockRole.caption.code
    }
  }
}
