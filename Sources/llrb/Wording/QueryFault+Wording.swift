import ChineseText
import NewspaperArchive
import QueryLanguage

// What is wrong with a query, and where: the query is shown with a mark under the place.

extension ArchiveError {
  /// Lines to show below the message: the query, and carets under what cannot be read.
  var illustration: [String] {
    guard case .query(let fault, let text) = self, !text.isEmpty else { return [] }
    let scalars = Array(text.unicodeScalars)
    let start = min(fault.place.lowerBound, scalars.count)
    let end = min(max(fault.place.upperBound, start), scalars.count)
    func shown(_ range: Range<Int>) -> String {
      Visible.text(String(String.UnicodeScalarView(scalars[range])))
    }
    // A mark under a line that a terminal has wrapped is under something else: of a long query what
    // is around the fault is shown.
    let reach = 16
    let isLong = DisplayWidth.of(shown(0..<scalars.count)) > 76
    let from = isLong ? max(0, start - reach) : 0
    let marked = start..<(isLong ? min(end, start + reach) : end)
    let to = isLong ? min(scalars.count, marked.upperBound + reach) : scalars.count
    let lead = from > 0 ? "…" : ""
    let before = DisplayWidth.of(lead + shown(from..<start))
    let width = max(1, DisplayWidth.of(shown(marked)))
    return [
      "  " + lead + shown(from..<to) + (to < scalars.count ? "…" : ""),
      String(repeating: " ", count: 2 + before) + String(repeating: "^", count: width),
    ]
  }
}

extension QueryFault {
  /// The message for a person.
  var wording: Wording {
    switch kind {
    case .empty:
      Wording(
        "query: nothing to search for; give at least one character", "检索式为空；请至少给出一个字")
    case .unbalancedQuote:
      at(
        "this quotation mark has no partner; close it or leave it out", "引号不成对；请补上或去掉")
    case .unclosedGroup:
      at("this bracket is never closed; close it, or put it in double quotes", "括号没有右半；请补上，或用双引号括起")
    case .unopenedGroup:
      at(
        "this bracket closes nothing; leave it out, or put it in double quotes",
        "括号没有左半；请去掉，或用双引号括起")
    case .missingOperand(let mark):
      at(
        "'\(mark)' needs a word or group beside it; to search for it as text, put it in double quotes",
        "“\(mark)”旁边缺少词语；要按原文检索，请用双引号括起")
    case .badDistance:
      at(
        "NEAR/ takes a number of characters from 0 to \(Query.farthest)",
        "NEAR/ 后面应为 0 到 \(Query.farthest) 的字数")
    case .notNear:
      at(
        "NEAR stands between two words, or groups of words with OR",
        "NEAR 两边应为词语，或以 OR 相连的词组")
    case .nestedField:
      at("one field inside another; name one of them", "字段之中又有字段；请只用一个")
    case .onlyWildcards:
      at("'?' stands for any character; give at least one other", "“?”代表任意一字；请至少再给出一个字")
    case .tooDeep:
      at(
        "more than \(Query.deepest) brackets and NOTs inside one another",
        "括号和 NOT 超过 \(Query.deepest) 层")
    }
  }

  private func at(_ english: String, _ chinese: String) -> Wording {
    let column = place.lowerBound + 1
    return Wording("query, column \(column): " + english, "检索式第 \(column) 字：" + chinese)
  }
}
