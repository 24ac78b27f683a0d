/// Reads hexadecimal numbers, and runs of them such as `41-5A` and `100-12E/2`: the form in which
/// the tables of folding and of widths are written.
struct HexReader {
  /// Numbers from `first` to `last`, `stride` apart.
  struct Run: Sequence, IteratorProtocol {
    let first: UInt32
    let last: UInt32
    let stride: UInt32

    private var offset: UInt32 = 0

    /// Whether a scalar lies between first and last, whatever the stride.
    func contains(_ scalar: UInt32) -> Bool { scalar >= first && scalar <= last }

    init(first: UInt32, last: UInt32, stride: UInt32) {
      self.first = first
      self.last = last
      self.stride = stride
    }

    mutating func next() -> UInt32? {
      guard first + offset <= last else { return nil }
      defer { offset += stride }
      return first + offset
    }
  }

  private let bytes: [UInt8]
  private var position = 0

  /// Where the last run begins whose first number is at most `scalar`; nil where all are above it.
  static func start(ofRunFor scalar: UInt32, in bytes: Span<UInt8>) -> Int? {
    var found: Int?
    var low = 0
    var high = bytes.count
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] > 0x20 { start -= 1 }
      while start < high, bytes[start] <= 0x20 { start += 1 }
      var end = start
      var first: UInt32 = 0
      while end < bytes.count, let digit = digit(bytes[end]) {
        first = first << 4 | digit
        end += 1
      }
      if start < high, first <= scalar {
        found = start
        while end < bytes.count, bytes[end] > 0x20 { end += 1 }
        low = end
      } else {
        high = min(start, (low + high) / 2)
      }
    }
    return found
  }

  /// The value of a hexadecimal digit, a capital or not; nil for any other byte.
  @inline(__always)
  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
    case 0x61...0x66: UInt32(byte - 0x57)
    default: nil
    }
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next number; nil where none stands.
  mutating func number() -> UInt32? {
    var value: UInt32 = 0
    let start = position
    while position < bytes.count, let digit = HexReader.digit(bytes[position]) {
      value = value << 4 | digit
      position += 1
    }
    return position > start ? value : nil
  }

  /// The next run, white space before it skipped; nil at the end.
  mutating func run() -> Run? {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard let first = number() else { return nil }
    guard take("-"), let last = number() else { return Run(first: first, last: first, stride: 1) }
    guard take("/"), let stride = number() else { return Run(first: first, last: last, stride: 1) }
    return Run(first: first, last: last, stride: stride)
  }

  /// Whether none of the runs, each of which may map to numbers, goes over one of these scalars.
  func hasNoRun(with scalars: [UInt32]) -> Bool {
    var reader = self
    while let run = reader.run() {
      if scalars.contains(where: run.contains) { return false }
      while reader.position < bytes.count, bytes[reader.position] > 0x20 { reader.position += 1 }
    }
    return true
  }

  /// Takes one sign, or returns false where another stands.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == sign.value else { return false }
    position += 1
    return true
  }
}
