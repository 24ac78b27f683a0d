/// Text in the one shape that search compares, and where each of its scalars came from.
package struct FoldedText: Hashable, Sendable {
  /// The folded scalars.
  package let scalars: [UInt32]
  /// For each folded scalar the 0-based offset, in Unicode scalars, of the source scalar that
  /// produced it: never decreasing; a scalar that unfolds into several gives several equal entries.
  package let sources: [UInt32]

  /// Makes a folded text; both arrays have the same length.
  package init(scalars: [UInt32], sources: [UInt32]) {
    precondition(scalars.count == sources.count, "every folded scalar has one source")
    self.scalars = scalars
    self.sources = sources
  }

  /// The source scalars that a half-open range of folded scalars came from.
  ///
  /// Units: both ranges are 0-based and half-open; an empty range gives an empty one.
  package func sourceRange(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first else {
      let place = range.lowerBound < sources.count ? Int(sources[range.lowerBound]) : 0
      return place..<place
    }
    return Int(sources[first])..<Int(sources[range.upperBound - 1]) + 1
  }
}
