// Blocks of text as stored: the source's lines and how the text is made of them. RECORDS.md,
// "Block". The numbers of roles and evidences stand here and nowhere else.

import IssueParser
import Storage

extension BlockRole {
  /// The number of the role on disk, which is also the kind of the index field that holds it.
  var code: UInt8 {
    switch self {
    case .kicker: 0
    case .title: 1
    case .subtitle: 2
    case .byline: 3
    case .subheading: 4
    case .body: 5
    case .caption: 6
    case .credit: 7
    case .jump: 8
    case .banner: 9
    case .noise: 10
    }
  }

  static func of(code: UInt8) -> BlockRole? { allCases.first { $0.code == code } }
}

extension Masthead.Evidence {
  var code: UInt8 {
    switch self {
    case .printed: 1
    case .derived: 2
    case .path: 3
    case .option: 4
    case .repaired: 5
    }
  }

  static func of(code: UInt8) -> Masthead.Evidence? {
    [.printed, .derived, .path, .option, .repaired].first { $0.code == code }
  }
}

extension Masthead.Field {
  var code: UInt8 {
    switch self {
    case .paper: 0
    case .date: 1
    case .weekday: 2
    case .lunarDate: 3
    case .issueNumber: 4
    case .pageCount: 5
    case .page: 6
    case .cn: 7
    case .postalCode: 8
    case .section: 9
    }
  }

  static func of(code: UInt8) -> Masthead.Field? { allCases.first { $0.code == code } }
}

/// A block with its source lines.
struct StoredBlock: Equatable {
  var block: Block
  var lines: StoredLines
}

extension ByteWriter {
  mutating func append(_ blocks: [Block], of source: SourceText) {
    appendCount(blocks.count)
    for block in blocks {
      append(block.role.code)
      append(block.lines, of: source)
      let lines = block.lines.map { source.bytes(of: $0) }
      TextDelta.append(
        Array(block.text.utf8), from: ArraySlice(lines.joined(separator: [10])), to: &self)
    }
  }
}

extension ByteCursor {
  @_lifetime(self: copy self)
  mutating func readBlocks() throws(ByteFault) -> [StoredBlock] {
    var blocks: [StoredBlock] = []
    for _ in 0..<(try readCount(atMost: remaining, "blocks")) {
      let start = byteOffset
      guard let role = BlockRole.of(code: try readUInt8()) else {
        throw ByteFault(at: start, .outOfRange("role of a block"))
      }
      let lines = try readLines()
      let text = try TextDelta.read(from: lines.joined, &self)
      guard let text = String(validating: text, as: UTF8.self) else {
        throw ByteFault(at: start, .invalidUTF8)
      }
      blocks.append(
        StoredBlock(block: Block(role: role, text: text, lines: lines.ranges), lines: lines))
    }
    return blocks
  }
}
