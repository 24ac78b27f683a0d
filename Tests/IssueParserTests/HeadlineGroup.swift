import Foundation
import IssueParser

/// Heading lines that stand together, told apart by a reader.
///
/// The files in `Headlines/` hold groups of lines with a blank line between them; each line has a
/// letter and a tabulator: `T` the headline's own, `K` kicker, `D` deck, `B` banner, `N` what
/// belongs elsewhere; `S` the first sentences of the body, always last; `R`, first if at all, the
/// Markdown rank that most headlines of the page have.
struct HeadlineGroup {
  let evidence: HeadlineChoice.Evidence
  /// The headline's own lines, as places among those of the group.
  let headline: Range<Int>

  /// The groups of one file.
  static func all(_ name: String) throws -> [HeadlineGroup] {
    let folder = Gold.folder.deletingLastPathComponent().appendingPathComponent("Headlines")
    let text = try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
    return text.components(separatedBy: "\n\n").compactMap(HeadlineGroup.init)
  }

  private init?(_ block: String) {
    var rows = block.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1) }
      .filter { $0.count == 2 }
    var usualLevel = 0
    if rows.first?[0] == "R" { usualLevel = Int(rows.removeFirst()[1]) ?? 0 }
    let titles = rows.indices.filter { rows[$0][0] == "T" }
    guard let first = titles.first, let last = titles.last,
      let evidence = HeadlineChoice.evidence(
        SourceLines(utf8: Array(rows.map { $0[1] }.joined(separator: "\n").utf8)),
        usualLevel: usualLevel),
      evidence.lines.count == rows.count - 1
    else { return nil }
    self.evidence = evidence
    headline = first..<(last + 1)
  }
}
