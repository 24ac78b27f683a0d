extension String {
  /// Makes a string from Unicode scalar values; a value that is no scalar becomes U+FFFD.
  package init(scalarValues: ArraySlice<UInt32>) {
    self = ""
    unicodeScalars.reserveCapacity(scalarValues.count)
    for value in scalarValues {
      unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
  }
}
