// The particulars of a doubt as a text: a word for their form, and their values, each on a line of
// its own. RECORDS.md, "About".

import IssueParser

extension Diagnostic.Details {
  /// The text that is stored.
  var stored: String {
    let words: [String]
    switch self {
    case .several(let values): words = ["several"] + values
    case .given(let given, let page): words = ["given", given, page]
    case .path(let path, let page): words = ["path", path, page]
    case .pathAlone(let path): words = ["path", path]
    case .actual(let actual, let day, let page): words = ["actual", actual, day, page]
    case .proven(let day, let page): words = ["proven", day, page]
    case .bytes(let count, let encoding, let first):
      words = ["bytes", String(count), encoding, String(first)]
    }
    return words.joined(separator: "\n")
  }

  /// The particulars that a stored text tells; nil for a text of no known form.
  init?(stored text: String) {
    let words = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    switch (words[0], words.count) {
    case ("several", 2...): self = .several(Array(words[1...]))
    case ("given", 3): self = .given(words[1], page: words[2])
    case ("path", 3): self = .path(words[1], page: words[2])
    case ("path", 2): self = .pathAlone(words[1])
    case ("actual", 4): self = .actual(words[1], day: words[2], page: words[3])
    case ("proven", 3): self = .proven(words[1], page: words[2])
    case ("bytes", 4):
      guard let count = Int(words[1]), let first = Int(words[3]) else { return nil }
      self = .bytes(count, encoding: words[2], first: first)
    default: return nil
    }
  }
}
