// The outer form of every file of an archive; FRAME.md beside this file gives it byte by byte.

/// The table of contents of a file: magic, version, tagged sections, checksums.
///
/// It holds places, not bytes: whoever owns the bytes lends them again to read a section.
package struct Frame: Equatable, Sendable {
  /// Bytes before the first section.
  package static let headerSize = 16
  /// Bytes of one entry of the section table.
  package static let entrySize = 24
  /// Bytes at the end of the file.
  package static let trailerSize = 32
  /// The last bytes of every file.
  static let endMark: UInt32 = 0x6272_6C6C  // "llrb"
  /// More sections than any file of ours has.
  static let sectionLimit = 1024

  /// One section of a file.
  package struct Section: Equatable, Sendable {
    /// Four ASCII characters.
    package let tag: String
    /// Half-open range of byte offsets in the file.
    package let range: Range<Int>
    /// The checksum of the section's bytes.
    package let checksum: UInt32
  }

  /// The format version that the file states.
  package let version: UInt32
  /// The sections in file order.
  package let sections: [Section]

  /// Reads header, trailer and section table, and checks all of their bytes. The sections' own
  /// bytes are checked by `verify`, when the caller wants to pay for it.
  ///
  /// `magic` is 8 ASCII bytes. Errors: `ByteFault` with offsets in the file.
  package static func open(
    _ bytes: Span<UInt8>, magic: String, versions: ClosedRange<UInt32>
  ) throws(ByteFault) -> Frame {
    let expected = Array(magic.utf8)
    precondition(expected.count == 8, "a magic has eight bytes")
    guard bytes.count >= 8 else {
      throw ByteFault(at: 0, .truncated(needed: 8, remaining: bytes.count))
    }
    for index in 0..<8 where bytes[index] != expected[index] {
      throw ByteFault(at: index, .badMagic)
    }
    guard bytes.count >= headerSize + trailerSize else {
      throw ByteFault(
        at: 8, .truncated(needed: headerSize + trailerSize, remaining: bytes.count))
    }
    let version = bytes.loadUInt32(at: 8)
    guard versions.contains(version) else {
      throw ByteFault(at: 8, .unsupportedVersion(version))
    }
    let tableRange = try tableRange(bytes)
    var sum = Checksum()
    sum.update(bytes.extracting(0..<headerSize))
    sum.update(bytes.extracting(tableRange))
    guard sum.value == bytes.loadUInt32(at: bytes.count - 12) else {
      throw ByteFault(at: tableRange.lowerBound, .checksum("section table"))
    }
    return Frame(version: version, sections: try sections(bytes, tableRange))
  }

  /// The trailer's answer to where the table stands, checked against the file.
  private static func tableRange(_ bytes: Span<UInt8>) throws(ByteFault) -> Range<Int> {
    let trailer = bytes.count - trailerSize
    guard bytes.loadUInt32(at: bytes.count - 4) == endMark else {
      throw ByteFault(at: bytes.count - 4, .badMagic)
    }
    let sum = Checksum.checksum(bytes.extracting(trailer..<bytes.count - 8))
    guard sum == bytes.loadUInt32(at: bytes.count - 8) else {
      throw ByteFault(at: trailer, .checksum("trailer"))
    }
    guard bytes.loadUInt64(at: trailer) == UInt64(bytes.count) else {
      throw ByteFault(at: trailer, .outOfRange("file size"))
    }
    let count = Int(bytes.loadUInt32(at: trailer + 16))
    guard count <= sectionLimit else {
      throw ByteFault(at: trailer + 16, .outOfRange("section count"))
    }
    let start = bytes.loadUInt64(at: trailer + 8)
    let size = count * entrySize
    guard trailer - headerSize >= size, start == UInt64(trailer - size) else {
      throw ByteFault(at: trailer + 8, .outOfRange("section table offset"))
    }
    return trailer - size..<trailer
  }

  private static func sections(
    _ bytes: Span<UInt8>, _ table: Range<Int>
  ) throws(ByteFault) -> [Section] {
    var sections: [Section] = []
    var end = headerSize
    for entry in stride(from: table.lowerBound, to: table.upperBound, by: entrySize) {
      guard let tag = bytes.text(entry..<entry + 4) else {
        throw ByteFault(at: entry, .invalidUTF8)
      }
      if sections.contains(where: { $0.tag == tag }) {
        throw ByteFault(at: entry, .repeatedSection(tag))
      }
      let start = bytes.loadUInt64(at: entry + 8)
      let size = bytes.loadUInt64(at: entry + 16)
      // Sections stand one after the other, each on the next multiple of eight.
      guard start == UInt64(end), size <= UInt64(table.lowerBound - end) else {
        throw ByteFault(at: entry + 8, .outOfRange("place of section \(tag)"))
      }
      let range = end..<end + Int(size)
      sections.append(
        Section(tag: tag, range: range, checksum: bytes.loadUInt32(at: entry + 4)))
      end = (range.upperBound + 7) & ~7
      guard end <= table.lowerBound else {
        throw ByteFault(at: entry + 8, .outOfRange("place of section \(tag)"))
      }
      for padding in range.upperBound..<end where bytes[padding] != 0 {
        throw ByteFault(at: padding, .outOfRange("padding"))
      }
    }
    guard end == table.lowerBound else {
      throw ByteFault(at: end, .trailingBytes(table.lowerBound - end))
    }
    return sections
  }

  /// The section of this tag, or nil.
  package func section(_ tag: String) -> Section? {
    sections.first { $0.tag == tag }
  }

  /// The place of the section of this tag.
  ///
  /// Errors: `.missingSection`.
  package func range(_ tag: String) throws(ByteFault) -> Range<Int> {
    guard let section = section(tag) else { throw ByteFault(at: 0, .missingSection(tag)) }
    return section.range
  }

  /// Checks the bytes of one section against its checksum. Cost: reads the whole section.
  ///
  /// Errors: `.missingSection`, `.checksum(tag)`.
  package func verify(_ tag: String, in bytes: Span<UInt8>) throws(ByteFault) {
    let range = try range(tag)
    guard Checksum.checksum(bytes.extracting(range)) == section(tag)?.checksum else {
      throw ByteFault(at: range.lowerBound, .checksum(tag))
    }
  }

  /// Checks the bytes of all sections.
  package func verifyAll(in bytes: Span<UInt8>) throws(ByteFault) {
    for section in sections { try verify(section.tag, in: bytes) }
  }
}
