// What a paper is called, and how two such names are told apart.

import ChineseText

/// The name of a paper: `晋源日报`.
///
/// A nameplate is written in traditional characters where the inner pages print simplified ones,
/// and engines add spaces: names are compared, hashed and ordered by what search folds them to, and
/// nowhere as `String`s.
package struct PaperName: Hashable, Comparable, Sendable {
  /// The name as it is printed or given: for people and the disk.
  package let text: String

  /// Makes a name of its text.
  package init(_ text: String) { self.text = text }

  /// The name as it is searched for.
  package var folded: String { String(scalarValues: Folding.scalars(text)[...]) }

  /// Whether both name one paper, however they are spelt.
  package static func == (left: PaperName, right: PaperName) -> Bool {
    // Nearly all names of an archive are spelt alike; nothing has to be folded to tell.
    left.isSpelt(as: right) || left.folded.utf8.elementsEqual(right.folded.utf8)
  }

  /// By the bytes of the folded names, as the index orders its keys.
  package static func < (left: PaperName, right: PaperName) -> Bool {
    !left.isSpelt(as: right) && left.folded.utf8.lexicographicallyPrecedes(right.folded.utf8)
  }

  /// Hashes the folded name.
  package func hash(into hasher: inout Hasher) { hasher.combine(folded) }

  /// Whether both texts are the same bytes.
  fileprivate func isSpelt(as other: PaperName) -> Bool {
    text.utf8.elementsEqual(other.text.utf8)
  }
}

extension PaperName: CustomStringConvertible {
  /// The name as it is printed.
  package var description: String { text }
}

extension Sequence<PaperName> {
  /// The name in its most frequent spelling; of equally frequent ones, in that which comes first.
  /// The names are those of one paper; nil where there is none.
  package var commonest: PaperName? {
    var counts: [(name: PaperName, count: Int)] = []
    for name in self {
      if let place = counts.firstIndex(where: { $0.name.isSpelt(as: name) }) {
        counts[place].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    // `max` gives the first of equals.
    return counts.max { $0.count < $1.count }?.name
  }
}
