import NewspaperArchive

// What stands for the headline of something that has none.

extension UnitKind {
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
