import Support

/// Any bytes parse, and every non-blank line of them is in exactly one place.
enum PageTarget {
  /// Traps where the parser traps or loses a line.
  static func run(_ bytes: [UInt8]) {
    let fault = LinePartition.fault(of: bytes)
    precondition(fault == nil, fault ?? "")
  }
}
