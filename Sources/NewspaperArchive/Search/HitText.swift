// The text of a document that was found, read as far as it is shown.

import BigramIndex
import ChineseText
import IssueParser
import Storage

/// The folded texts of a document's fields: all at hand, or each read when it is asked for.
enum FoldedFields {
  case atHand([[UInt32]])
  case stored(DocumentFields)

  /// The text of the field with this number.
  func text(of field: Int) throws(IndexError) -> [UInt32] {
    switch self {
    case .atHand(let texts): texts[field]
    case .stored(let fields): try fields.text(of: field)
    }
  }
}

/// The blocks of one document as printed, each read and printed when it is first asked for.
struct HitText {
  let document: DocumentID
  let blocks: StoredText
  private let fields: FoldedFields
  /// The blocks that were printed; few.
  private var printed: [(block: Int, text: PrintedText)] = []

  init(_ document: DocumentID, _ blocks: StoredText, _ fields: FoldedFields) {
    self.document = document
    self.blocks = blocks
    self.fields = fields
  }

  /// A block as printed.
  mutating func print(_ block: Int) throws(ArchiveError) -> PrintedText {
    for known in printed where known.block == block { return known.text }
    var folded: [UInt32] = []
    if let field = blocks.blocks[block].field {
      do { folded = try fields.text(of: field) } catch { throw .index(error) }
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
