// Columns of one article are nearly always equally wide. Between paragraphs of annotated pages that
// three lines or more tell, the means differ by less than one half cell in .78 of one article's and
// .21 of different ones', by three or more in .01 and .56.

/// How wide the column of some lines is.
struct ColumnWidth {
  /// The mean width of the printed lines that tell it, in half cells.
  let mean: Float
  /// How many they are: one that may have lost its end counts less.
  let lines: Float

  /// How far the mean is from that of the article's column, squared, on the average.
  private var variance: Float { min(1.8, 0.3 + 1.2 / lines) }

  /// By how many half cells it differs from another.
  func distance(to other: ColumnWidth) -> Float { abs(mean - other.mean) }

  /// How much it speaks against being of one article with another: the logarithm of how much
  /// likelier columns of one article are equally wide than so far apart.
  func misfit(_ other: ColumnWidth) -> Float {
    let distance = distance(to: other)
    return distance * distance / (2 * (variance + other.variance))
  }

  /// No more than that speaks against it: an article may end across two columns.
  static let mostMisfit: Float = 3.5

  /// Whether the two are surely columns of different articles.
  func isApart(_ other: ColumnWidth) -> Bool { misfit(other) >= Self.mostMisfit }

  /// Whether the two may well be columns of one.
  func isAlike(_ other: ColumnWidth) -> Bool { misfit(other) <= 1.5 }

  /// The width of this column's lines and another's together.
  func joined(_ other: ColumnWidth) -> ColumnWidth {
    let count = lines + other.lines
    return ColumnWidth(
      mean: (mean * lines + other.mean * other.lines) / count, lines: count)
  }
}
