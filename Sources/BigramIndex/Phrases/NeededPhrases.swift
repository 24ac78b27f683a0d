// The phrases that every hit must hold, sought together: what one of them leaves, the next needs
// not look beyond. FORMAT.md, "Searching".

/// A phrase without open places, in the alphabet of the text.
struct PlainPhrase {
  /// One or more.
  let symbols: [UInt32]
  let fields: FieldSet
}

/// The documents of one segment that hold all of some phrases.
///
/// Plain equivalent: each phrase looked up by itself, and the documents of all of them.
struct NeededPhrases {
  /// The live documents that hold all; nil where there was nothing to hold.
  private(set) var documents: [UInt32]?
  /// For each phrase at least those of `documents`, and no document without it.
  private(set) var lists: [[PhraseDocument]]

  /// Looks for `phrases`, which had best be the rarest first, in `named` documents alone if there
  /// are any.
  init(
    _ phrases: [PlainPhrase], within named: [UInt32]?, _ segment: SnapshotSegment,
    _ ranking: Ranking
  ) throws(IndexError) {
    documents = named
    lists = phrases.map { _ in [] }
    // First where each may stand, which costs no look at the text.
    var candidates: [PhraseCandidates] = []
    for phrase in phrases {
      if documents?.isEmpty ?? false { return }
      let found = try PhraseSearch(segment.segment, phrase.symbols, within: documents).candidates()
      if phrases.count > 1 {
        let numbers = try NeededPhrases.documents(of: found.postings, phrase.fields, segment)
        documents = documents.map { DocumentSets.intersection($0, numbers) } ?? numbers
      }
      candidates.append(found)
    }
    for (index, phrase) in phrases.enumerated() {
      if documents?.isEmpty ?? false { return }
      let search = PhraseSearch(segment.segment, phrase.symbols, within: documents)
      let tally = PhraseTally(
        segment: segment.segment, tombstones: segment.tombstones, fields: phrase.fields,
        ranking: ranking)
      lists[index] = try tally.documents(.few(try search.settled(candidates[index]))).list
      documents =
        documents.map { DocumentSets.intersection($0, lists[index]) }
        ?? lists[index].map(\.document)
    }
  }

  /// The documents of increasing blocks, as far as they are of these fields.
  private static func documents(
    of postings: Postings, _ fields: FieldSet, _ segment: SnapshotSegment
  ) throws(IndexError) -> [UInt32] {
    let file = segment.segment.file
    var reader = TextReader(file, segment.segment.head)
    var all: [UInt32] = []
    var next = 0
    for range in segment.segment.kinds.ranges where next < postings.blocks.count {
      let part = PhraseTally.part(postings.blocks, from: next, before: range.blocks.upperBound)
      next = part.upperBound
      guard !part.isEmpty, fields.contains(kind: range.kind) else { continue }
      var numbers: [UInt32] = []
      numbers.reserveCapacity(part.count)
      for index in part {
        let document = try reader.document(of: Int(postings.blocks[index]))
        if numbers.last != document { numbers.append(document) }
      }
      all = DocumentSets.union(all, numbers)
    }
    return all
  }
}
