package import ChineseText

extension ShapeLikeness {
  /// The characters that `scalar` is most likely misread as, likeliest first, at most `limit`.
  package static func likeliest(of scalar: UInt32, limit: Int) -> [UInt32] {
    lookalikes(of: scalar).prefix(limit).map(\.scalar)
  }
}
