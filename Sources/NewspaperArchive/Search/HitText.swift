// The text of a document that was found, read as far as it is shown.

import BigramIndex
import ChineseText
import IssueParser
import Storage

/// The blocks of one document as printed, each read and printed when it is first asked for.
struct HitText: ~Copyable {
  let document: DocumentID
  let blocks: StoredText
  /// The folded texts of the fields, where they are at hand; else they are read from `fields`.
  private let texts: [[UInt32]]?
  private var fields: DocumentFields?
  /// The folded text of the block that was read last.
  private var folded: [UInt32] = []
  /// The blocks that were printed; few.
  private var printed: [(block: Int, text: PrintedText)] = []

  init(
    _ document: DocumentID, _ blocks: StoredText, _ fields: DocumentFields?,
    texts: [[UInt32]]? = nil
  ) {
    self.document = document
    self.blocks = blocks
    self.fields = fields
    self.texts = texts
  }

  /// A block as printed.
  mutating func print(_ block: Int) throws(ArchiveError) -> PrintedText {
    for known in printed where known.block == block { return known.text }
    folded.removeAll(keepingCapacity: true)
    if let field = blocks.blocks[block].field {
      if let texts {
        folded = texts[field]
      } else {
        do { try fields?.append(textOf: field, to: &folded) } catch { throw .index(error) }
      }
    }
    let text: PrintedText
    do { text = try blocks.print(block, folded) } catch {
      throw Catalog.damage(of: document, error)
    }
    printed.append((block, text))
    return text
  }

  /// The text at a place; nil for none.
  mutating func text(at place: TextPlace) throws(ArchiveError) -> String? {
    switch place {
    case .nowhere: return nil
    case .spelled(let text): return text
    case .whole(let block): return String(scalarValues: try print(block).scalars[...])
    case .part(let block, let range):
      let scalars = try print(block).scalars
      guard range.upperBound <= scalars.count else {
        throw Catalog.damage(of: document, ByteFault(at: 0, .outOfRange("place of a text")))
      }
      return String(scalarValues: scalars[range])
    }
  }

  /// The authors of an article, the photographers of a photo.
  mutating func authors(_ outline: RecordOutline) throws(ArchiveError) -> [Author] {
    var authors: [Author] = []
    authors.reserveCapacity(outline.authors.count)
    for author in outline.authors {
      // That there is a name is part of the record.
      let name = try text(at: author.name) ?? ""
      authors.append(Author(name: name, role: try text(at: author.role)))
    }
    return authors
  }

  /// The lines of a block.
  func lines(of block: Int) throws(ArchiveError) -> [LineRange] {
    do { return try blocks.ranges(block) } catch { throw Catalog.damage(of: document, error) }
  }
}
