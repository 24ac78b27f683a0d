// How many errors a phrase bears and is still told by the rest.

/// The errors allowed in one reading of a phrase.
///
/// A reading with `edits` characters wrong, lost or extra and `likes` characters read as ones of
/// like shape is allowed if the edits are no more than asked for, at least half of the phrase
/// stands as it is, and, a like character counted half, the errors come to no more than a quarter
/// of the phrase, or than the edits asked for.
///
/// Measured on texts of which a fifth was misread (`MisreadTextTests`): were it half of the phrase
/// less one, 1 or 2 % more would be found of phrases of 6 to 8 characters, where .94 and more are,
/// but of the first ten hits a tenth more would be wrong, and twice as many blocks looked into.
struct ErrorBudget: Hashable, Sendable {
  /// Characters wrong, lost or extra.
  let edits: Int
  /// Those and characters of like shape together.
  let errors: Int
  /// The same with each edit counted twice.
  private let weight: Int

  /// More edits than this make no sense in any phrase.
  static let mostEdits = 8
  /// What is allowed in a phrase of `count` characters when `edits` are asked for.
  init(count: Int, edits asked: Int) {
    let asked = max(0, asked)
    switch count {
    case _ where asked == 0 || count < 2: (edits, errors, weight) = (0, 0, 0)
    case 2: (edits, errors, weight) = (0, 1, 1)
    case 3: (edits, errors, weight) = (1, 1, 2)
    default:
      edits = min(asked, count / 2 - 1, ErrorBudget.mostEdits)
      errors = min(count / 2, 2 * edits + 1)
      weight = max(2 * edits, (count + 1) / 2)
    }
  }

  /// Whether nothing but the phrase itself is allowed.
  var isExact: Bool { errors == 0 }

  /// Whether so many errors are allowed together.
  @inline(__always)
  func allows(edits: Int, likes: Int) -> Bool {
    edits <= self.edits && edits + likes <= errors && 2 * edits + likes <= weight
  }
}
