// Articles, photos and page furniture in words: in place of a headline that is not there, and
// counted.

import NewspaperArchive

extension UnitKind {
  /// The word for it in forms for programs.
  var name: String {
    switch self {
    case .article: "article"
    case .photo: "photo"
    case .page: "page"
    }
  }

  /// What is shown in place of a headline.
  var placeholder: Wording {
    switch self {
    case .article: .noHeadline
    case .photo: Wording("(photo)", "（图片）")
    case .page: Wording("(masthead and imprint)", "（报头、版尾）")
    }
  }
}

extension Wording {
  /// In place of an article's headline.
  static let noHeadline = Wording("(no headline)", "（无题）")
}

extension UnitCounts {
  /// What there is of each kind, or no article: `3 articles, 1 photo`.
  var wording: Wording {
    var parts: [Wording] = []
    if articles > 0 || photos + pages == 0 {
      parts.append(counted(articles, "article", "articles", "篇"))
    }
    if photos > 0 { parts.append(counted(photos, "photo", "photos", "幅图片")) }
    if pages > 0 {
      parts.append(counted(pages, "masthead or imprint", "mastheads or imprints", "版的报头、版尾"))
    }
    return parts.dropFirst().reduce(parts[0]) { $0 + Wording(", ", "，") + $1 }
  }
}
