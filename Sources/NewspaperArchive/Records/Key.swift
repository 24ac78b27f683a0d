// The exact-match keys of documents, made in one place. RECORDS.md, "Keys".

import ChineseText
import IssueParser

/// Makes keys.
enum Key {
  static let sourcePrefix = "source:"
  static let idPrefix = "id:"
  static let authorPrefix = "author:"
  static let paperPrefix = "paper:"
  static let datePrefix = "date:"
  /// Of the days of a combined issue but the first, by which it is found and not counted.
  static let furtherDatePrefix = "further:"
  static let estimatedDatePrefix = "likely:"

  static func source(_ name: SourceName) -> String { sourcePrefix + name.text }

  /// The source that a key of `source` names.
  static func sourceName(in key: [UInt8]) -> SourceName {
    SourceName(String(decoding: key.dropFirst(sourcePrefix.utf8.count), as: UTF8.self))
  }

  static func id(_ id: String) -> String { idPrefix + id }
  static func issue(_ number: Int) -> String { "issue:\(number)" }
  static func page(_ page: PageNumber) -> String { "page:\(page)" }
  static func date(_ date: CivilDate) -> String { datePrefix + date.iso8601 }
  static func furtherDate(_ date: CivilDate) -> String { furtherDatePrefix + date.iso8601 }
  static func estimatedDate(_ date: CivilDate) -> String {
    estimatedDatePrefix + date.iso8601
  }
  static func paper(_ name: PaperName) -> String { paperPrefix + name.folded }
  static func author(_ name: String) -> String { authorPrefix + folded(name) }

  /// Half of the hash will do: who finds the key compares the whole.
  static func content(_ hash: ContentHash) -> String {
    "content:" + String(hash.high, radix: 36)
  }

  /// The keys by which pages of an issue are found that know its days or its numbers alone.
  static func issues(_ issue: some IssueBearer) -> [String] {
    (issue.numbers?.map(Key.issue) ?? []) + issue.days.flatMap { [date($0), furtherDate($0)] }
  }

  /// The keys that say where a page belongs; its articles and photos have them too.
  static func place(_ place: PagePlace) -> [String] {
    var keys: [String] = []
    if let paper = place.paper { keys.append(Key.paper(paper)) }
    if let date = place.date { keys.append(Key.date(date)) }
    keys += place.days.dropFirst().map(furtherDate)
    if let date = place.estimatedDate { keys.append(estimatedDate(date)) }
    if let numbers = place.numbers { keys += numbers.map(issue) }
    if let number = place.page {
      keys.append(page(number))
      // Who asks for page 3 wants that of every part.
      if number.letter != nil { keys.append(page(PageNumber(number.number))) }
    }
    return keys
  }

  private static func folded(_ name: String) -> String {
    String(scalarValues: Folding.scalars(name)[...])
  }
}
