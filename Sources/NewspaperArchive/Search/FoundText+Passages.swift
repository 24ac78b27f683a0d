// All passages of a hit, for those who want to see more than the best.

import ChineseText
import IssueParser
import Storage

extension FoundText {
  /// The passages of a document in the order of its blocks; none where only the best is wanted.
  ///
  /// Arguments as for `init`.
  static func passages(
    _ record: [UInt8], _ fields: FoldedFields, _ counts: [Int], _ phrases: [SoughtPhrase],
    _ choice: PassageChoice, contextLength: Int
  ) throws(ByteFault) -> [Hit.Passage] {
    if choice == .best { return [] }
    var cursor = ByteCursor(record.span)
    if let kind = UnitRecord.peekKind(record), kind != .page {
      _ = try UnitRecord.readHead(&cursor)
    } else {
      _ = try PageHead.read(&cursor)
    }
    let text = try StoredText(record, fields, printsAll: false, &cursor)
    var found: [Hit.Passage] = []
    for (index, block) in text.blocks.enumerated() {
      let phrases = phrases.inKind(block.kind)
      guard let field = block.field, counts[field] > 0 else { continue }
      let passage = Passage(try text.mapped(index), folded: try text.folded(index), phrases)
      for snippet in passage.snippets(joined: choice == .all, contextLength: contextLength) {
        found.append(
          Hit.Passage(
            role: FieldKind.name(of: block.kind), snippet: snippet, lines: try text.ranges(index)))
      }
    }
    return found
  }
}
