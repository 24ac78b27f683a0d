import NewspaperArchive

// What a check of the archive found.

extension VerifyReport.Finding {
  /// The message for a person, with the files whose pages it is about.
  var wording: Wording {
    let what: Wording =
      switch kind {
      case .damage(let error): error.finding
      case .disagreement(let what): Wording("\(place): ", "\(place)：") + what.wording
      }
    // A place of its own may be that of the source.
    guard !sources.isEmpty, sources != [place] else { return what }
    return what + Wording(" (in ", "（见于 ") + sources.named + Wording(")", "）")
  }
}

extension VerifyReport.Finding.Disagreement {
  /// The message for a person, behind the place.
  var wording: Wording {
    switch self {
    case .unknownKind: Wording("is of a kind that is not known", "种类不明")
    case .pagesOutOfOrder: Wording("its pages are not in order", "各版次序有误")
    case .firstPageLost: Wording("its first page is missing", "缺少第一个版面")
    case .unitLost: Wording("an article or a photo of the page is missing", "版面缺少文章或图片")
    case .otherLines:
      Wording("the lines are not those that the page was named by", "各行与版面的编号不符")
    case .misplaced: Wording("does not follow its page", "没有排在所属版面之后")
    case .otherText(let field):
      Wording(
        "the index has another text than what is printed of field \(field)",
        "索引中第 \(field) 个字段的文字与所存不符")
    case .fieldCount(let count, let expected):
      Wording(
        "the index has \(count) fields instead of \(expected)",
        "索引中有 \(count) 个字段，应有 \(expected) 个")
    case .otherDocuments:
      Wording("does not find the documents that have this key", "按此键找到的并非具有此键的记录")
    case .strayKey: Wording("is a key that no record asks for", "没有记录具有此键")
    }
  }
}
