/// What each character folds to, unpacked once from the literals of `Folding+Table.swift`.
///
/// One look-up settles nearly every character of the first plane; the few others are found by
/// bisection.
struct FoldingTable: Sendable {
  /// For each scalar of the first plane what it becomes, or one of the codes below, which lie where
  /// no scalar does.
  let firstPlane: [UInt16]
  /// Scalars with another form than one of the first plane, ascending.
  private let keys: [UInt32]
  /// For each key, and once more, where its form begins in `forms`.
  private let starts: [UInt32]
  private let forms: [UInt32]
  /// Marks beyond the first plane, ascending.
  private let higherMarks: [UInt32]

  /// The scalar vanishes.
  static let vanishing: UInt16 = 0xD800
  /// The scalar is white space.
  static let whiteSpace: UInt16 = 0xD801
  /// The scalar has a form of its own in `forms`.
  static let special: UInt16 = 0xD802
  /// The scalar stays, and may change or attach to the one before it.
  static let mark: UInt16 = 0xD803

  /// The one table, unpacked at first use.
  static let shared = FoldingTable(
    marks: HexReader(Folding.markRanges), mappings: HexReader(Folding.mappings))

  /// A table that is right for these scalars alone, in a tenth of the time: a program that folds one
  /// query and ends should not unpack what every character of Unicode becomes.
  init(of scalars: [UInt32]) {
    let mappings = FoldingTable.excerpt(of: Folding.mappings, with: scalars)
    var reader = HexReader(mappings)
    var parts = scalars
    while let run = reader.run() {
      // What a run unfolds to may be marks.
      guard reader.take(">") else { continue }
      while let part = reader.number() {
        parts += scalars.lazy.filter { run.contains($0) }.map { part + ($0 - run.first) }
        parts.append(part)
        if !reader.take("+") { break }
      }
    }
    self.init(
      marks: HexReader(FoldingTable.excerpt(of: Folding.markRanges, with: parts)),
      mappings: HexReader(mappings))
  }

  /// Whether all scalars are common Han characters that fold to themselves, as those of most queries
  /// are: told without a table.
  static func keeps(_ scalars: [UInt32]) -> Bool {
    scalars.allSatisfy { (0x4E00..<0xA000).contains($0) }
      && HexReader(excerpt(of: Folding.mappings, with: scalars)).hasNoRun(with: scalars)
  }

  /// The runs of `text`, which are in order and apart, that may hold some of `scalars`.
  private static func excerpt(of text: String, with scalars: [UInt32]) -> String {
    let bytes = text.utf8Span.span
    var excerpt: [UInt8] = []
    var last = -1
    for scalar in scalars.sorted() {
      guard let start = HexReader.start(ofRunFor: scalar, in: bytes), start != last else {
        continue
      }
      last = start
      var index = start
      while index < bytes.count, bytes[index] > 0x20 {
        excerpt.append(bytes[index])
        index += 1
      }
      excerpt.append(0x20)
    }
    return String(decoding: excerpt, as: UTF8.self)
  }

  private init(marks: HexReader, mappings: HexReader) {
    var plane = [UInt16](repeating: 0, count: 0x10000)
    for value in plane.indices { plane[value] = UInt16(truncatingIfNeeded: value) }
    var keys: [UInt32] = []
    var starts: [UInt32] = []
    var forms: [UInt32] = []
    for code in 0xD800..<0xE000 { plane[code] = FoldingTable.vanishing }
    for range: ClosedRange<UInt32> in [9...0xA0, 0x1680...0x180E, 0x2000...0x3000] {
      for scalar in range where CharacterClass.isWhiteSpace(scalar) {
        plane[Int(scalar)] = FoldingTable.whiteSpace
      }
    }
    var higherMarks: [UInt32] = []
    var reader = marks
    while let run = reader.run() {
      for scalar in run {
        if scalar < 0x10000 {
          plane[Int(scalar)] = FoldingTable.mark
        } else {
          higherMarks.append(scalar)
        }
      }
    }
    reader = mappings
    var form: [UInt32] = []
    while let run = reader.run() {
      _ = reader.take(">")
      form.removeAll(keepingCapacity: true)
      while let part = reader.number() {
        form.append(part)
        if !reader.take("+") { break }
      }
      for (index, scalar) in run.enumerated() {
        let target = form.count == 1 ? form[0] + UInt32(index) * run.stride : 0
        if scalar < 0x10000, form.isEmpty {
          plane[Int(scalar)] = FoldingTable.vanishing
        } else if scalar < 0x10000, form.count == 1, target < 0x10000,
          plane[Int(target)] != FoldingTable.mark
        {
          plane[Int(scalar)] = UInt16(target)
        } else {
          if scalar < 0x10000 { plane[Int(scalar)] = FoldingTable.special }
          keys.append(scalar)
          starts.append(UInt32(forms.count))
          if form.count == 1 { forms.append(target) } else { forms += form }
        }
      }
    }
    starts.append(UInt32(forms.count))
    firstPlane = plane
    self.keys = keys
    self.starts = starts
    self.forms = forms
    self.higherMarks = higherMarks
  }

  /// Whether a folded scalar attaches to the one before it.
  func isMark(_ scalar: UInt32) -> Bool {
    if scalar < 0x10000 { return firstPlane[Int(scalar)] == FoldingTable.mark }
    return FoldingTable.place(of: scalar, in: higherMarks) != nil
  }

  /// The form of a scalar that `firstPlane` does not settle; nil where it stays as it is.
  func form(of scalar: UInt32) -> ArraySlice<UInt32>? {
    guard let place = FoldingTable.place(of: scalar, in: keys) else { return nil }
    return forms[Int(starts[place])..<Int(starts[place + 1])]
  }

  private static func place(of scalar: UInt32, in keys: [UInt32]) -> Int? {
    let place = partitioningIndex(in: keys.indices) { keys[$0] < scalar }
    return place < keys.count && keys[place] == scalar ? place : nil
  }
}

/// Reads hexadecimal numbers, and runs of them such as `41-5A` and `100-12E/2`.
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

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
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
    while position < bytes.count {
      switch bytes[position] {
      case let digit where digit >= 0x30 && digit <= 0x39: value = value << 4 | UInt32(digit - 0x30)
      case let digit where digit >= 0x41 && digit <= 0x46: value = value << 4 | UInt32(digit - 0x37)
      default: return position > start ? value : nil
      }
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
