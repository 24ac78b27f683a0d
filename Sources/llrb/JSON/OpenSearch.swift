import ChineseText
import NewspaperArchive

/// What OpenSearch and Elasticsearch need to hold an archive: bulk actions, and an index template
/// whose analyser folds and cuts text as this project's index does. OPENSEARCH.md says how to use
/// them and what remains different.
enum OpenSearch {
  /// Whether OpenSearch takes the name for an index.
  static func isName(_ name: String) -> Bool {
    let letters = name.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return letters && !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix("-")
      && !name.hasPrefix("_")
  }

  /// The line before a document in the body of `_bulk`. Of pages with the same lines, each document
  /// has an id of its own: `ID`, `ID.2`.
  static func action(_ unit: ExportedUnit, index: String) -> JSON {
    .object([
      ("index", .object([("_index", .string(index)), ("_id", .string(unit.uniqueID))]))
    ])
  }

  /// The body of `PUT _index_template/NAME`.
  static func template(index: String) -> JSON {
    .object([
      ("index_patterns", JSON([index, index + "-*"])),
      (
        "template",
        .object([
          ("settings", .object([("analysis", analysis)])),
          ("mappings", mappings),
        ])
      ),
    ])
  }

  // MARK: Analysis

  private static var analysis: JSON {
    .object([
      (
        "char_filter",
        .object([
          ("llrb_fold", .object([("type", .string("mapping")), ("mappings", JSON(foldings))])),
          ("llrb_blank_runs", replacing("\\u0020+", by: " ")),
          ("llrb_blanks", replacing("(?<!\(word))\\u0020|\\u0020(?!\(word))", by: "")),
          ("llrb_end", replacing("(?<=[\\s\\S])\\z", by: end)),
        ])
      ),
      (
        "tokenizer",
        .object([
          (
            "llrb_bigram",
            .object([
              ("type", .string("ngram")), ("min_gram", .integer(2)), ("max_gram", .integer(2)),
            ])
          )
        ])
      ),
      (
        "analyzer",
        .object([
          ("llrb", analyzer(folding + ["llrb_end"])), ("llrb_query", analyzer(folding)),
        ])
      ),
      (
        "normalizer",
        .object([
          ("llrb_name", .object([("type", .string("custom")), ("char_filter", JSON(folding))]))
        ])
      ),
    ])
  }

  private static let folding = ["llrb_fold", "llrb_blank_runs", "llrb_blanks"]

  /// Stands behind each text, so that its last character begins a bigram too and can be found
  /// alone.
  private static let end = "\u{E000}"

  /// A letter or digit of a script that sets word spaces (`CharacterClass.isSpacedWord`), as a
  /// pattern.
  private static let word =
    "[\\p{L}\\p{N}&&[^\\u1100-\\u11FF\\u2E80-\\uA4CF\\uA960-\\uA97F\\uAC00-\\uD7FB\\uF900-\\uFAFF"
    + "\\uFE30-\\uFE6F\\uFF01-\\uFFEF\\x{1AFF0}-\\x{1B16F}\\x{20000}-\\x{3FFFD}]]"

  private static func analyzer(_ filters: [String]) -> JSON {
    .object([
      ("type", .string("custom")), ("tokenizer", .string("llrb_bigram")),
      ("char_filter", JSON(filters)),
    ])
  }

  private static func replacing(_ pattern: String, by replacement: String) -> JSON {
    .object([
      ("type", .string("pattern_replace")), ("pattern", .string(pattern)),
      ("replacement", .string(replacement)),
    ])
  }

  /// The folding, a rule for each character: `體=>体`.
  private static var foldings: [String] {
    var rules: [String] = []
    Folding.forEachMapping { scalar, form in
      rules.append(written([scalar]) + "=>" + written(form))
    }
    return rules
  }

  /// Characters as a rule has them: blanks, controls, marks and the signs of rules as escapes.
  private static func written(_ scalars: [UInt32]) -> String {
    var text = ""
    for case let scalar? in scalars.map({ Unicode.Scalar($0) }) {
      if isPlain(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += JSON.codeUnits(of: scalar)
      }
    }
    return text
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "=", ">": return false
    case _ where Visible.isHarmful(scalar) || CharacterClass.isWhiteSpace(scalar.value):
      return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control: return false
    default: return true
    }
  }

  // MARK: Fields

  private static var mappings: JSON {
    let text = JSON.object([
      ("type", .string("text")), ("analyzer", .string("llrb")),
      ("search_analyzer", .string("llrb_query")),
    ])
    let name = JSON.object([("type", .string("keyword")), ("normalizer", .string("llrb_name"))])
    let keyword = JSON.object([("type", .string("keyword"))])
    let number = JSON.object([("type", .string("integer"))])
    let day = JSON.object([("type", .string("date")), ("format", .string("yyyy-MM-dd"))])
    let authors = JSON.object([("properties", .object([("name", name), ("role", keyword)]))])
    let stored = JSON.object([("type", .string("object")), ("enabled", .bool(false))])
    let unsearched = JSON.object([
      ("type", .string("keyword")), ("index", .bool(false)), ("doc_values", .bool(false)),
    ])
    let fields: [(String, JSON)] = [
      ("id", keyword), ("kind", keyword), ("paper", name), ("date", day), ("lastDate", day),
      ("dateEvidence", keyword), ("estimatedDate", day), ("weekday", keyword),
      ("lunarDate", keyword), ("issueNumber", number), ("lastIssueNumber", number),
      ("page", number), ("pageLetter", keyword), ("pageID", keyword), ("headline", unsearched),
      ("authors", authors),
      ("photographers", name), ("agency", name), ("datelinePlace", name), ("datelineDate", keyword),
      ("continuesOnPage", number),
      ("continuesOnPageLetter", keyword), ("continuedFromPage", number),
      ("continuedFromPageLetter", keyword), ("title", text), ("byline", text),
      ("body", text), ("caption", text), ("other", text), ("source", keyword), ("lines", stored),
    ]
    return .object([("dynamic", .bool(false)), ("properties", .object(fields))])
  }
}
