// Writes a segment file: the sections in their order, and a checksum for every chunk of them.
// FORMAT.md, "Segment" and "Checksums of chunks".

import Storage

/// A segment under construction. Dropped without `finish`, it leaves no file behind.
struct SegmentFileWriter: ~Copyable {
  private var frame: FrameWriter
  private var sums = ByteWriter()
  private var chunk = Checksum()
  private var chunkSize = 0
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

  /// Begins the next section, which must be `section`, and ends where the one behind it begins.
  mutating func begin(_ section: SegmentSection) throws(IndexError) {
    precondition(section.rawValue == nextSection, "sections are written in their order")
    nextSection += 1
    endChunk()
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
      if chunkSize == SegmentFile.chunkSize { endChunk() }
    }
    do {
      try frame.append(bytes)
    } catch {
      throw IndexError(error)
    }
  }

  /// Ends the chunk that is open, if one is: none goes on into the next section.
  private mutating func endChunk() {
    guard chunkSize > 0 else { return }
    sums.append(chunk.value)
    chunk = Checksum()
    chunkSize = 0
  }

  /// Writes a whole section.
  mutating func section(_ section: SegmentSection, _ bytes: [UInt8]) throws(IndexError) {
    try begin(section)
    try append(bytes.span)
  }

  /// Writes the checksums and syncs the file under its name; the caller syncs the folder.
  consuming func finish() throws(IndexError) {
    precondition(nextSection == SegmentSection.allCases.count, "every section was written")
    endChunk()
    do {
      try frame.section(SegmentSection.sumsTag, sums.bytes)
      try frame.finish(syncingDirectory: false)
    } catch {
      throw IndexError(error)
    }
  }
}
