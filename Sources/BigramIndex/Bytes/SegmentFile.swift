// The bytes of one segment, checked before they are used. FORMAT.md, "Checksums of chunks".
//
// A segment can be larger than memory, so opening it must not read it. Each section carries a
// checksum for every 1,024 bytes, and a chunk is checked when its first byte is asked for; a bit
// for each chunk remembers that. So no query rests on an unchecked byte, and none pays for more
// than it touches.

import Storage

/// One mapped segment file, whose bytes are lent chunk by chunk once their checksums were compared.
final class SegmentFile: Sendable {
  /// Bytes under one checksum: few, since what a query looks into lies far apart.
  static let chunkSize = 1 << chunkShift
  static let chunkShift = 10
  /// Zero bytes at the end of the postings, so that whole words can be loaded there.
  static let overrun = 8

  /// The path, for errors.
  let path: String
  private let file: MappedFile
  /// Where the known sections stand, by `SegmentSection.rawValue`.
  private let places: [Place]
  private let sums: Range<Int>
  private let flags: ChunkFlags
  /// Bytes of the whole file.
  var size: Int { file.count }

  private struct Place {
    let range: Range<Int>
    /// Number of this section's first chunk among the chunks of all sections.
    let firstChunk: Int
  }

  private init(path: String, file: consuming MappedFile, places: [Place], sums: Range<Int>) {
    self.path = path
    self.file = file
    self.places = places
    self.sums = sums
    flags = ChunkFlags(count: sums.count / 4)
  }

  /// Maps the file at `path` and reads its section table, nothing more.
  static func open(_ path: String, _ fileSystem: any FileSystem) throws(IndexError) -> SegmentFile {
    let file = try storing { () throws(StorageError) in try fileSystem.map(path) }
    let layout: (places: [Place], sums: Range<Int>)
    do {
      layout = try SegmentFile.layout(file)
    } catch {
      throw IndexError.damage(file: path, section: "frame", error)
    }
    return SegmentFile(path: path, file: file, places: layout.places, sums: layout.sums)
  }

  private static func layout(
    _ file: borrowing MappedFile
  ) throws(ByteFault) -> (places: [Place], sums: Range<Int>) {
    let version = SegmentSection.version
    let frame = try Frame.open(
      file.bytes, magic: SegmentSection.magic, versions: version...version)
    var places: [Place] = []
    var chunks = 0
    for section in SegmentSection.allCases {
      let range = try frame.range(section.tag)
      places.append(Place(range: range, firstChunk: chunks))
      chunks += (range.count + chunkSize - 1) >> chunkShift
    }
    let sums = try frame.range(SegmentSection.sumsTag)
    guard sums.count == 4 * chunks else {
      throw ByteFault(at: sums.lowerBound, .outOfRange("number of chunk checksums"))
    }
    return (places, sums)
  }

  /// Bytes of `section`.
  func count(_ section: SegmentSection) -> Int { places[section.rawValue].range.count }

  /// All bytes of `section`, unchecked: `check` what is used of them.
  @_lifetime(borrow self)
  func uncheckedBytes(_ section: SegmentSection) -> Span<UInt8> {
    lend(places[section.rawValue].range)
  }

  /// The bytes of `range` in the file.
  @_lifetime(borrow self)
  private func lend(_ range: Range<Int>) -> Span<UInt8> {
    SegmentFile.lend(file, range, to: self)
  }

  /// The mapping is a constant of its owner, which outlives the loan: the compiler cannot see that
  /// through a class, so it is told.
  @_lifetime(borrow owner)
  private static func lend(
    _ file: borrowing MappedFile, _ range: Range<Int>, to owner: borrowing SegmentFile
  ) -> Span<UInt8> {
    unsafe _overrideLifetime(file.bytes.extracting(range), borrowing: owner)
  }

  /// The bytes of `range`, half-open offsets in `section`, checked.
  @_lifetime(borrow self)
  func bytes(_ section: SegmentSection, _ range: Range<Int>) throws(IndexError) -> Span<UInt8> {
    try check(section, range)
    let start = places[section.rawValue].range.lowerBound
    return lend(start + range.lowerBound..<start + range.upperBound)
  }

  /// Has memory bring the bytes of `range`, as far as it lies in `section`.
  func prefetch(_ section: SegmentSection, _ range: Range<Int>) {
    let bytes = uncheckedBytes(section)
    Lanes.prefetch(bytes, range.clamped(to: 0..<bytes.count))
  }

  /// Whether a chunk's checksum was compared and agreed.
  @inline(__always)
  func isChecked(_ chunk: Int) -> Bool { flags.contains(chunk) }

  /// Makes sure that `range` lies in `section` and that its chunks' checksums agree.
  func check(_ section: SegmentSection, _ range: Range<Int>) throws(IndexError) {
    let place = places[section.rawValue]
    guard range.lowerBound >= 0 && range.upperBound <= place.range.count else {
      throw corrupt(section, at: 0, .outOfRange("offset \(range.upperBound)"))
    }
    guard !range.isEmpty else { return }
    var chunk = range.lowerBound >> SegmentFile.chunkShift
    let last = (range.upperBound - 1) >> SegmentFile.chunkShift
    while chunk <= last {
      let number = place.firstChunk + chunk
      if !flags.contains(number) {
        try compare(section, place, chunk)
        flags.insert(number)
      }
      chunk += 1
    }
  }

  /// The chunk of `section` that holds the byte at `byteOffset` of the file, as half-open offsets
  /// in the section; nil where the section does not hold it.
  func chunk(at byteOffset: Int, in section: SegmentSection) -> Range<Int>? {
    let range = places[section.rawValue].range
    guard range.contains(byteOffset) else { return nil }
    let start = (byteOffset - range.lowerBound) & ~(SegmentFile.chunkSize - 1)
    return start..<min(start + SegmentFile.chunkSize, range.count)
  }

  /// The number of a section's first chunk among the chunks of all sections.
  func firstChunk(_ section: SegmentSection) -> Int { places[section.rawValue].firstChunk }

  /// Which of the 64 chunks from the number `64 * group` on were checked, a bit each.
  func checkedChunks(_ group: Int) -> UInt64 {
    flags.word(group)
  }

  private func compare(
    _ section: SegmentSection, _ place: Place, _ chunk: Int
  ) throws(IndexError) {
    let start = place.range.lowerBound + chunk << SegmentFile.chunkShift
    let end = min(start + SegmentFile.chunkSize, place.range.upperBound)
    let bytes = lend(0..<file.count)
    let stated = bytes.loadUInt32(at: sums.lowerBound + 4 * (place.firstChunk + chunk))
    guard Checksum.checksum(bytes.extracting(start..<end)) == stated else {
      throw corrupt(section, at: chunk << SegmentFile.chunkShift, .checksum(section.tag))
    }
  }

  /// The error for a fault at `byteOffset` of `section`.
  func corrupt(
    _ section: SegmentSection, at byteOffset: Int, _ fault: ByteFault.Kind
  ) -> IndexError {
    .corrupt(
      file: path, section: section.tag,
      byteOffset: places[section.rawValue].range.lowerBound + byteOffset, fault: fault)
  }

  /// Lets go of the memory behind the bytes read so far; they can be read again.
  func release() { file.release() }

  /// Compares every checksum of the file, the frame's own included.
  func verify() throws(IndexError) {
    for section in SegmentSection.allCases { try check(section, 0..<count(section)) }
    let bytes = lend(0..<file.count)
    let version = SegmentSection.version
    do {
      let frame = try Frame.open(
        bytes, magic: SegmentSection.magic, versions: version...version)
      try frame.verifyAll(in: bytes)
    } catch {
      throw IndexError.damage(file: path, section: "frame", error)
    }
  }
}
