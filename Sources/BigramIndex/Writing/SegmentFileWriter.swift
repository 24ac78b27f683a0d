// Writes a segment file: the sections in their order, and a checksum for every chunk of them.
// FORMAT.md, "Segment" and "Checksums of chunks".

import Storage

/// A segment under construction. Dropped without `finish`, it leaves no file behind.
struct SegmentFileWriter: ~Copyable {
  private var frame: FrameWriter
  private var sums = ByteWriter()
  private var chunk = CRC32C()
  private var chunkSize = 0
  /// The checksum of the open section's whole chunks, from those of the chunks: no byte is summed
  /// twice.
  private var sectionSum: UInt32 = 0
  private static let chunkShift = CRC32C.Shift(byteCount: SegmentFile.chunkSize)
  private var nextSection = 0

  private init(_ frame: consuming FrameWriter) {
    self.frame = frame
  }

  /// Starts the file `name` in `directory`.
  static func create(
    _ name: String, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> SegmentFileWriter {
    do {
      return SegmentFileWriter(
        try FrameWriter.create(
          name, in: directory, magic: SegmentSection.magic, version: SegmentSection.version,
          fileSystem))
    } catch {
      throw IndexError(error)
    }
  }

  /// Begins the next section, which must be `section`.
  mutating func begin(_ section: SegmentSection) throws(IndexError) {
    precondition(section.rawValue == nextSection, "sections are written in their order")
    nextSection += 1
    do {
      try frame.beginSection(section.tag)
    } catch {
      throw IndexError(error)
    }
  }

  /// Adds bytes to the open section.
  mutating func append(_ bytes: Span<UInt8>) throws(IndexError) {
    var offset = 0
    while offset < bytes.count {
      let count = min(bytes.count - offset, SegmentFile.chunkSize - chunkSize)
      chunk.update(bytes.extracting(offset..<offset + count))
      chunkSize += count
      offset += count
      if chunkSize == SegmentFile.chunkSize { endChunk(SegmentFileWriter.chunkShift) }
    }
    do {
      try frame.appendUnsummed(bytes)
    } catch {
      throw IndexError(error)
    }
  }

  /// Ends the open section.
  mutating func end() throws(IndexError) {
    if chunkSize > 0 { endChunk(CRC32C.Shift(byteCount: chunkSize)) }
    let checksum = sectionSum
    sectionSum = 0
    do {
      try frame.endSection(checksum: checksum)
    } catch {
      throw IndexError(error)
    }
  }

  /// `shift`: that of the chunk's size.
  private mutating func endChunk(_ shift: CRC32C.Shift) {
    sums.append(chunk.value)
    sectionSum = shift.applied(to: sectionSum) ^ chunk.value
    chunk = CRC32C()
    chunkSize = 0
  }

  /// Writes a whole section.
  mutating func section(_ section: SegmentSection, _ bytes: [UInt8]) throws(IndexError) {
    try begin(section)
    try append(bytes.span)
    try end()
  }

  /// Writes the checksums and syncs the file under its name; the caller syncs the folder.
  consuming func finish() throws(IndexError) {
    precondition(nextSection == SegmentSection.allCases.count, "every section was written")
    do {
      try frame.section(SegmentSection.sumsTag, sums.bytes)
      try frame.finish(syncingDirectory: false)
    } catch {
      throw IndexError(error)
    }
  }
}
