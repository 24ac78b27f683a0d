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

  /// A table that is right for these scalars alone, in a tenth of the time: a program that folds
  /// one query and ends should not unpack what every character of Unicode becomes.
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

  /// Whether all scalars are common Han characters that fold to themselves, as those of most
  /// queries are: told without a table.
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
