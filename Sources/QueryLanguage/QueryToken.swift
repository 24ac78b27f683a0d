/// A word or mark of a query, with its place.
struct QueryToken {
  /// What it is.
  enum Kind: Equatable {
    case open
    case close
    case and
    case or
    case not
    case near(Int)
    case field(QueryField)
    case phrase(PhrasePattern)
  }

  let kind: Kind
  /// 0-based, in Unicode scalars of the query.
  let place: Range<Int>
}
