// The sections of a segment file and their tags: FORMAT.md, "Segment".

/// A section of a segment, in file order.
enum SegmentSection: Int, CaseIterable {
  case documents, fields, kinds, blocks, text
  case postings, terms, termIndex
  case keys, keyDocuments, keyIndex
  case stored, storedIndex
  case ranking, head

  /// The first eight bytes of a segment file.
  static let magic = "LLRBSEGM"
  /// The format version that is written and read.
  static let version: UInt32 = 4
  /// The tag of the section of chunk checksums, the last of the file.
  static let sumsTag = "SUMS"

  /// The four characters in the section table.
  var tag: String {
    switch self {
    case .ranking: "RANK"
    case .head: "HEAD"
    case .documents: "DOCS"
    case .fields: "FLDS"
    case .kinds: "KIND"
    case .blocks: "BLOK"
    case .text: "TEXT"
    case .postings: "POST"
    case .terms: "TERM"
    case .termIndex: "TIDX"
    case .keys: "KEYS"
    case .keyDocuments: "KDOC"
    case .keyIndex: "KIDX"
    case .stored: "STOR"
    case .storedIndex: "SIDX"
    }
  }
}
