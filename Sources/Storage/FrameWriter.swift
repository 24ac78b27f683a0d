// Writes what `Frame` reads (FRAME.md): sections one after the other, the table behind them, since
// sizes and checksums are known only then.

/// A framed file under construction. Dropped without `finish`, it leaves nothing behind.
package struct FrameWriter: ~Copyable {
  private var file: AtomicFile
  private var header = ByteWriter()
  private var table = ByteWriter()
  private var sectionCount = 0
  private var openSection: (tag: String, start: Int)?
  private var sum = Checksum()

  private init(_ file: consuming AtomicFile) { self.file = file }

  /// Starts the file `name` in `directory`; `magic` is 8 ASCII bytes.
  package static func create(
    _ name: String, in directory: String, magic: String, version: UInt32,
    _ fileSystem: any FileSystem
  ) throws(StorageError) -> FrameWriter {
    precondition(magic.utf8.count == 8, "a magic has eight bytes")
    var writer = FrameWriter(try AtomicFile.create(name, in: directory, fileSystem))
    writer.header.append(contentsOf: Array(magic.utf8))
    writer.header.append(version)
    writer.header.append(UInt32(0))
    try writer.file.append(writer.header.bytes)
    return writer
  }

  /// Bytes appended to the file so far, header included.
  package var byteCount: Int { file.count }

  /// Begins a section, which ends where the next one or the table begins; `tag` is 4 ASCII
  /// characters, new in this file.
  package mutating func beginSection(_ tag: String) throws(StorageError) {
    precondition(tag.utf8.count == 4, "a section's tag has four bytes")
    try endSection()
    openSection = (tag, file.count)
    sum = Checksum()
  }

  /// Adds bytes to the open section.
  package mutating func append(_ bytes: Span<UInt8>) throws(StorageError) {
    precondition(openSection != nil, "bytes belong to a section")
    sum.update(bytes)
    try file.append(bytes)
  }

  /// Adds bytes to the open section.
  package mutating func append(_ bytes: [UInt8]) throws(StorageError) {
    try append(bytes.span)
  }

  /// Ends the open section, if one is.
  private mutating func endSection() throws(StorageError) {
    guard let (tag, start) = openSection else { return }
    openSection = nil
    table.append(contentsOf: Array(tag.utf8))
    table.append(sum.value)
    table.append(UInt64(start))
    table.append(UInt64(file.count - start))
    sectionCount += 1
    let padding = -file.count & 7
    if padding > 0 { try file.append([UInt8](repeating: 0, count: padding)) }
  }

  /// Writes one section at once.
  package mutating func section(_ tag: String, _ bytes: [UInt8]) throws(StorageError) {
    try beginSection(tag)
    try append(bytes)
  }

  /// Writes table and trailer and puts the file in its place; see `AtomicFile.finish`.
  package consuming func finish(syncingDirectory: Bool = true) throws(StorageError) {
    try endSection()
    var tableSum = Checksum()
    tableSum.update(header.bytes.span)
    tableSum.update(table.bytes.span)
    let tableOffset = file.count
    try file.append(table.bytes)
    var trailer = ByteWriter()
    trailer.append(UInt64(tableOffset + table.count + Frame.trailerSize))
    trailer.append(UInt64(tableOffset))
    trailer.append(UInt32(sectionCount))
    trailer.append(tableSum.value)
    trailer.append(Checksum.checksum(trailer.bytes.span))
    trailer.append(Frame.endMark)
    try file.append(trailer.bytes)
    try file.finish(syncingDirectory: syncingDirectory)
  }
}
