// Proves that the parts of one segment say the same.

import Storage

/// The check of one segment. It takes four bytes of memory a block and some thirty a document.
///
/// The proof of the postings: the text gives each occurrence of a bigram in a block a number, which
/// looks random; the numbers of all occurrences of the text and those of all postings add up to the
/// same sum. Two different sets of postings have the same sum once in 2^64.
struct SegmentCheck {
  private let segment: Segment
  private let file: SegmentFile
  private let head: SegmentHead

  init(_ segment: Segment) {
    self.segment = segment
    file = segment.file
    head = segment.head
  }

  /// Throws the first damage found.
  func run() throws(IndexError) {
    try file.verify()
    try checkOverrun(.text, TextBlockWriter.overrun)
    try checkOverrun(.postings, SegmentFile.overrun)
    try checkDocuments()
    let found = try checkTerms()
    let expected = try textSum(found.commonSymbols)
    guard expected == found.sum else {
      throw file.corrupt(.postings, at: 0, .outOfRange("postings, which the text gives otherwise"))
    }
    try checkKeys()
    try checkStored()
  }

  /// Checks that a section ends in zero bytes.
  private func checkOverrun(_ section: SegmentSection, _ count: Int) throws(IndexError) {
    let file = file
    let start = file.count(section) - count
    let bytes = try file.bytes(section, start..<start + count)
    for offset in 0..<count where bytes[offset] != 0 {
      throw file.corrupt(section, at: start + offset, .outOfRange("padding"))
    }
  }

  /// Checks that the fields of all documents are as many as the head says, and that the text of
  /// each kind is that of the fields of this kind, a separator at the end of each and nowhere else.
  private func checkDocuments() throws(IndexError) {
    let file = file
    var table = DocumentTable(file, head)
    var reader = TextReader(file, head)
    // The next block of each kind, and the documents' text of that kind.
    var next = segment.kinds.ranges
    var fieldsEnd = 0
    var fieldCount = 0
    var symbolCount = 0
    for document in 0..<head.documents {
      let bytes = try table.fieldBytes(of: document)
      guard bytes.lowerBound == fieldsEnd else {
        throw file.corrupt(.documents, at: 0, .outOfRange("offset of a document's fields"))
      }
      fieldsEnd = bytes.upperBound
      let fields = try table.fields(of: document)
      fieldCount += fields.count
      symbolCount += try table.length(of: document)
      for index in next.indices {
        let lengths = fields.filter { $0.kind == next[index].kind }.map(\.count)
        let count = try checkRun(lengths, document, next[index].blocks, &reader)
        next[index].blocks = next[index].blocks.dropFirst(count)
      }
    }
    guard fieldsEnd == file.count(.fields), fieldCount == head.fields, symbolCount == head.symbols,
      next.allSatisfy(\.blocks.isEmpty)
    else { throw file.corrupt(.documents, at: 0, .outOfRange("end of the documents")) }
    for document in 0..<head.documents {
      for field in try table.fields(of: document)
      where segment.kinds.blocks(ofKind: field.kind).isEmpty {
        throw file.corrupt(.kinds, at: 0, .outOfRange("field kind"))
      }
    }
  }

  /// Checks the text of the fields of one kind of a document; returns its blocks.
  private func checkRun(
    _ lengths: [Int], _ document: Int, _ blocks: Range<Int>, _ reader: inout TextReader
  ) throws(IndexError) -> Int {
    let total = lengths.reduce(0) { $0 + $1 + 1 }
    let count = (total + TextBlockWriter.capacity - 1) / TextBlockWriter.capacity
    var symbols: [UInt32] = []
    for block in blocks.prefix(count) {
      guard try Int(reader.document(of: block)) == document else {
        throw reader.fault(block, "document of a block")
      }
      let before = symbols.count
      try reader.append(block: block, to: &symbols)
      guard symbols.count == total || symbols.count - before == TextBlockWriter.capacity else {
        throw reader.fault(block, "size of a block")
      }
    }
    var separators: [Int] = []
    for (place, symbol) in symbols.enumerated() where symbol == TextAlphabet.separator {
      separators.append(place)
    }
    var end = -1
    let expected = lengths.map { length in
      end += length + 1
      return end
    }
    guard symbols.count == total, separators == expected,
      symbols.allSatisfy({ $0 < TextAlphabet.symbolLimit })
    else { throw reader.fault(blocks.lowerBound, "text of a document") }
    return count
  }

  /// Checks the order of the terms and that their lists fill the postings section; returns the sum
  /// of all occurrences' numbers, and which symbols have a list of all their blocks.
  private func checkTerms() throws(IndexError) -> (sum: UInt64, commonSymbols: Set<UInt32>) {
    var cursor = TermCursor(segment.terms)
    var last: Term?
    var end = 0
    var ordinal = 0
    var postings = Postings()
    var postingCount = 0
    var sum: UInt64 = 0
    var commonSymbols: Set<UInt32> = []
    var impacts = Impacts.Sums(try impacts())
    while let entry = try cursor.next() {
      ordinal += 1
      if let last, last >= entry.term {
        throw file.corrupt(.terms, at: 0, .outOfRange("order of terms"))
      }
      guard entry.list.range.lowerBound == end else {
        throw file.corrupt(.termIndex, at: 0, .outOfRange("place of postings"))
      }
      // A search enters a block by its first term and reads on, as this loop does: what it finds at
      // both ends of a block it finds between them.
      let isEnd = (ordinal % TermDictionaryWriter.blockSize) < 2
      if isEnd, try segment.terms.find(entry.term) != entry.list {
        throw file.corrupt(.termIndex, at: 0, .outOfRange("term"))
      }
      let isBlockEnd = ordinal % TermDictionaryWriter.blockSize == 0 || ordinal == head.terms
      if isBlockEnd, !cursor.rest.isEmpty {
        throw file.corrupt(
          .terms, at: cursor.rest.lowerBound, .trailingBytes(cursor.rest.count))
      }
      end = entry.list.range.upperBound
      last = entry.term
      if entry.term.second == Term.any { commonSymbols.insert(entry.term.first) }
      postings.removeAll()
      try postings.append(entry.list, file, blockCount: head.blocks)
      postingCount += postings.blocks.count
      if PostingsRuns.isLong(entry.list.count) { try check(entry.list, postings, &impacts) }
      for (block, count) in zip(postings.blocks, postings.counts) {
        sum &+= UInt64(count) &* SegmentCheck.number(entry.term, Int(block))
      }
    }
    guard end == file.count(.postings) - SegmentFile.overrun, postingCount == head.postings else {
      throw file.corrupt(.termIndex, at: 0, .outOfRange("number of postings"))
    }
    return (sum, commonSymbols)
  }

  /// The impacts of all documents, from the tables of blocks and of documents.
  private func impacts() throws(IndexError) -> Impacts {
    let file = file
    var reader = TextReader(file, head)
    var documents: [UInt32] = []
    documents.reserveCapacity(head.blocks)
    for block in 0..<head.blocks { documents.append(try reader.document(of: block)) }
    var table = DocumentTable(file, head)
    var lengths: [UInt32] = []
    lengths.reserveCapacity(head.documents)
    for document in 0..<head.documents {
      lengths.append(UInt32(try table.length(of: document)))
    }
    return Impacts(
      documents: documents, segment.kinds, lengths: lengths, characters: head.characters,
      segment.ranking)
  }

  /// Checks what the table of a long list says of its documents.
  private func check(
    _ list: PostingsList, _ postings: Postings, _ impacts: inout Impacts.Sums
  ) throws(IndexError) {
    let table = try PostingsRuns(list, file, blockCount: head.blocks)
    let (documents, codes) = impacts.take(postings.blocks.span, postings.counts.span)
    guard table.documents == documents, table.runs.map(\.impact) == codes else {
      throw file.corrupt(
        .postings, at: list.range.lowerBound,
        .outOfRange("documents of a list, which its postings give otherwise"))
    }
  }

  /// The sum that the postings must have.
  private func textSum(_ commonSymbols: Set<UInt32>) throws(IndexError) -> UInt64 {
    let file = file
    var reader = TextReader(file, head)
    var sum: UInt64 = 0
    var symbols: [UInt32] = []
    // The last symbol of a block and the first of the next one are a bigram of the former.
    var open: (symbol: UInt32, block: Int)?
    for block in 0..<head.blocks {
      symbols.removeAll(keepingCapacity: true)
      try reader.append(block: block, to: &symbols)
      if let open { sum &+= SegmentCheck.number(Term(open.symbol, symbols[0]), open.block) }
      open = nil
      for (place, symbol) in symbols.enumerated() where symbol != TextAlphabet.separator {
        if commonSymbols.contains(symbol) {
          sum &+= SegmentCheck.number(Term(symbol, Term.any), block)
        }
        if place + 1 < symbols.count {
          sum &+= SegmentCheck.number(Term(symbol, symbols[place + 1]), block)
        } else {
          open = (symbol, block)
        }
      }
    }
    return sum
  }

  /// The number of an occurrence of a term in a block.
  ///
  /// Source: the finalizer of SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom
  /// number generators", OOPSLA 2014.
  private static func number(_ term: Term, _ block: Int) -> UInt64 {
    var number = term.key &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(block) &* 0xD1B5_4A32_D192_ED03
    number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
    return number ^ number >> 31
  }

  /// Checks that the payloads fill their section and can be read.
  private func checkStored() throws(IndexError) {
    var end = 0
    for document in 0..<head.documents {
      let range = try segment.storedRange(of: document)
      guard range.lowerBound == end else {
        throw file.corrupt(.storedIndex, at: 4 * document, .outOfRange("offset of a payload"))
      }
      end = range.upperBound
      _ = try segment.stored(of: document)
    }
    guard end == file.count(.stored) else {
      throw file.corrupt(.storedIndex, at: 4 * head.documents, .outOfRange("end of the payloads"))
    }
  }

  /// Checks the order of the keys and that each finds its documents.
  private func checkKeys() throws(IndexError) {
    var cursor = KeyCursor(segment.keys)
    var last: [UInt8]?
    while try cursor.advance() {
      if let last, !last.lexicographicallyPrecedes(cursor.key) {
        throw file.corrupt(.keys, at: 0, .outOfRange("order of keys"))
      }
      let documents = try cursor.documents()
      guard try segment.keys.documents(withKey: cursor.key) == documents else {
        throw file.corrupt(.keyIndex, at: 0, .outOfRange("key"))
      }
      last = cursor.key
    }
  }
}
