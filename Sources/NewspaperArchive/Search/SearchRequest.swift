// What a search asks and what it answers.

package import IssueParser

/// A query with its filters.
package struct SearchRequest: Sendable {
  /// The query as typed: words side by side must all be there; `"…"` holds a phrase with spaces.
  /// An empty one asks for nothing, and finds all that the filters leave.
  package var query: String
  /// How many characters of a phrase may be misread.
  package var tolerance = Tolerance.none
  /// How many hits to return at most.
  package var limit = 20
  /// How many of the best hits to leave out first.
  package var offset = 0
  /// How many characters of text to show on each side of a match.
  package var contextLength = 40
  /// In which order the hits come.
  package var order = HitOrder.score
  /// Which passages of a hit to show beside the best.
  package var passages = PassageChoice.best
  /// Whether hits say what their scores are made of.
  package var isExplained = false
  /// Which pages and articles count.
  package var filters = Filters()

  /// Makes a request without filters.
  package init(_ query: String) { self.query = query }
}

/// Which passages of a hit are shown.
package enum PassageChoice: Sendable {
  /// The best one.
  case best
  /// All, those joined that run into each other.
  case all
  /// One for each match, with nothing else marked in it.
  case each
}

/// How many characters of a phrase may be wrong, lost or extra, as an engine misreads them.
package enum Tolerance: Equatable, Sendable {
  /// None.
  case none
  /// One in a phrase of 3 to 6 characters, two in a longer one, and beside them some of like shape.
  case byLength
  /// So many and some of like shape, but no more than the phrase can bear and still be told by the
  /// rest.
  case edits(Int)

  /// The edits for a phrase of `count` characters.
  func edits(_ count: Int) -> Int {
    switch self {
    case .none: 0
    case .byLength: count < 2 ? 0 : count < 7 ? 1 : 2
    case .edits(let edits): edits
    }
  }
}

/// The answer to a search.
package struct SearchResult: Sendable {
  /// How many articles, photos and page furniture match, exactly.
  package var hitCount = 0
  /// How often the query's phrases stand in them, exactly.
  package var occurrenceCount = 0
  /// How many of them match only with misread characters; they come last.
  package var approximateCount = 0
  /// The hits from `offset` on, best first.
  package var hits: [Hit] = []

  /// Makes an empty answer.
  package init() {}
}

/// One article (or photo, or page furniture) that a search found.
package struct Hit: Sendable {
  /// The id that `show` takes.
  package var id: String
  /// What was found.
  package var kind: UnitKind
  /// How well it fits: the scores of the query's phrases added up (BM25), never below 0; larger is
  /// better. It has no unit and no upper bound, so only hits of one query and archive compare.
  package var score: Double
  /// How often the query's phrases stand in it.
  package var occurrences: Int
  /// Whether it matches only with misread characters: the highlights show what the page reads.
  package var isApproximate: Bool
  /// Where its page belongs.
  package var place: PagePlace
  /// The headline, or nil.
  package var title: String?
  /// Matches in the headline: half-open ranges of its Unicode scalars, in order.
  package var titleHighlights: [Range<Int>]
  /// Who wrote it.
  package var authors: [Author]
  /// The source as the archive names it.
  package var source: String
  /// Where the block with the best passage stands in the source: lines from 1, both ends included.
  package var lines: [LineRange]
  /// The best passage.
  package var snippet: Snippet
  /// The beginning of the text, where only the headline matches; there `snippet` is of the
  /// headline.
  package var lead: Snippet?
  /// The passages in the order of reading, where more than the best was asked for.
  package var passages: [Passage]
  /// What the score is made of, where that was asked for: a part for each phrase of the query.
  package var explanation: [PhraseScore]

  /// A passage and where it stands.
  package struct Passage: Sendable {
    /// What kind of block it is a part of: a `BlockRole`, `masthead` or `colophon`.
    package var role: String
    /// The passage.
    package var snippet: Snippet
    /// The lines of the block in the source, from 1, both ends included.
    package var lines: [LineRange]
  }
}

/// What a phrase of the query adds to the score of a hit.
package struct PhraseScore: Sendable {
  /// The phrase as the index looks for it: `复工复产`, `复?复产`, `晚山~1` (one character misread),
  /// `晚山 NEAR/6 小米`.
  package var phrase: String
  /// The two characters of it that weigh it among other phrases: those that stand together in the
  /// fewest articles. nil where it weighs itself.
  package var rarest: String?
  /// How many articles, photos and page furniture of the archive have it, or these two.
  package var articleCount: Int
  /// How telling it is therefore: the natural logarithm of `1 + (n - a + 0.5) / (a + 0.5)`, where
  /// `a` is `articleCount` and `n` counts all articles, photos and page furniture; above 0.
  package var inverseFrequency: Double
  /// Where it stands in the hit, and how often.
  package var places: [Place]
  /// Characters of the hit.
  package var length: Int
  /// Characters of an article on average.
  package var averageLength: Double
  /// How far the length holds the occurrences back: 1 for the average length.
  package var lengthFactor: Double
  /// What all this comes to, 0 or more; those of all phrases added up are the score of the hit.
  package var score: Double

  /// Occurrences in one kind of block.
  package struct Place: Sendable {
    /// The kind of block: a `BlockRole`, `masthead` or `colophon`.
    package var role: String
    /// How often.
    package var occurrences: Int
    /// What each of them counts.
    package var weight: Double
  }
}

/// A passage of an article with the matches in it.
package struct Snippet: Equatable, Sendable {
  /// The passage, as the article has it; cut between characters.
  package var text: String
  /// Half-open ranges of matches in `text`, in Unicode scalars, in order and apart.
  package var highlights: [Range<Int>]
  /// Whether text of the block was left out before the passage.
  package var isCutBefore: Bool
  /// Whether text of the block was left out after the passage.
  package var isCutAfter: Bool
}
