import ChineseText
import IssueParser
import NewspaperArchive

// What was said of files by hand, as one says it.

extension GivenPlace {
  /// The options that give it.
  var options: String {
    let values: [(OptionName, String?)] = [
      (.paper, paper), (.date, date?.iso8601), (.issue, issueNumber.map { String($0) }),
      (.page, page?.description),
    ]
    return values.compactMap { name, value in
      value.map { "--\(name.rawValue) " + ($0.contains(" ") ? "'\($0)'" : $0) }
    }.joined(separator: " ")
  }
}

extension [GivenSource] {
  /// A message for each thing that was said, of however many files: it goes with them, and whoever
  /// wants it back must say it again.
  func wordings(isDryRun: Bool) -> [Wording] {
    var groups: [(given: GivenPlace, sources: [String])] = []
    var places: [GivenPlace: Int] = [:]
    for source in self {
      if let place = places[source.given] {
        groups[place].sources.append(source.source)
      } else {
        places[source.given] = groups.count
        groups.append((source.given, [source.source]))
      }
    }
    return groups.map { given, sources in
      let more = sources.count - 1
      let names = Wording(
        sources[0]
          + (more > 0 ? " and \(counted(more, "more file", "more files", "").english)" : ""),
        sources[0] + (more > 0 ? " 等 \(grouped(sources.count)) 个文件" : ""))
      return Wording(
        "\(names.english): what was said of \(more > 0 ? "them" : "it") by hand \(isDryRun ? "would go" : "went") too: "
          + given.options,
        "\(names.chinese)：手工指定的内容\(isDryRun ? "将" : "已")一并移除：" + given.options)
    }
  }

  /// The same for programs.
  var json: JSON {
    .array(
      map {
        .object([
          ("source", .string($0.source)), ("paper", JSON($0.given.paper)),
          ("date", JSON($0.given.date?.iso8601)), ("issueNumber", JSON($0.given.issueNumber)),
          ("page", JSON($0.given.page?.number)), ("pageLetter", JSON($0.given.page?.letterText)),
        ])
      })
  }
}
