// What exactly a page says that raised a doubt, as values, so that every language makes a sentence
// of its own of them.

extension Diagnostic {
  /// What is printed, given or proven. Days are written `2021-05-04`; what a value is of (a date,
  /// an issue number, a page) is told by the code beside it.
  package enum Details: Hashable, Sendable {
    /// The page prints several values; at most five of them, in their order.
    case several([String])
    /// The page says one thing, the command line another.
    case given(String, page: String)
    /// The page says one thing, its path another.
    case path(String, page: String)
    /// The path says what the rest of the page's date contradicts.
    case pathAlone(String)
    /// A day has this weekday or lunar date, the page prints another.
    case actual(String, day: String, page: String)
    /// The page prints one day, its other fields prove another.
    case proven(String, page: String)
    /// So many bytes are not of the encoding; the first of them stands at this byte, from 0.
    case bytes(Int, encoding: String, first: Int)
  }

  /// One sentence for people, in English.
  package var message: String {
    switch details {
    case nil: code.sentence
    case .several(let values)?:
      "the page prints several \(code == .dateConflict ? "dates" : "issue numbers"): "
        + values.joined(separator: ", ")
    case .given(let given, let page)?: "\(saying(page)), given is \(given)"
    case .path(let path, let page)?: "\(saying(page)), its path says \(path)"
    case .pathAlone(let path)?: "the path says \(path), which the page's date contradicts"
    case .actual(let actual, let day, let page)?:
      code == .dateLunarConflict
        ? "\(day) is 农历\(actual), the page prints \(page)"
        : "\(day) is a \(actual), the page prints \(page)"
    case .proven(let day, let page)?:
      "the page prints \(page), weekday and lunar date prove \(day)"
    case .bytes(let count, let encoding, let first)?:
      "\(count) bytes are no \(encoding), the first at \(first)"
    }
  }

  /// What the page says. Its date may be derived; numbers are printed.
  private func saying(_ value: String) -> String {
    switch code {
    case .dateConflict: "the page's date is \(value)"
    case .issueNumberConflict: "the page prints issue number \(value)"
    default: "the page prints page \(value)"
    }
  }
}
