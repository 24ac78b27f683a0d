// The documents of a pattern: those that have its parts, as far as their text has them as asked.

import Parallel
import Storage

/// Finds the documents of a pattern in one segment.
struct PatternSearch {
  let tally: PhraseTally

  /// Documents that are looked into on one processor: fewer are not worth waking another.
  private static let share = 256

  /// The live documents in which the pattern stands, of those in `documents` where they are given, in order,
  /// each with its count.
  ///
  /// Cost: that of looking up the parts, and of looking through the text of every document that has them
  /// all.
  func documents(
    _ pattern: TextPattern, within documents: [UInt32]?
  ) throws(IndexError) -> [PhraseDocument] {
    var candidates = documents
    for alternatives in pattern.requirements {
      var any: [UInt32] = []
      for runs in alternatives {
        any = DocumentSets.union(any, try self.documents(runs, within: candidates))
      }
      candidates = any
    }
    let all = candidates ?? []
    let places = PatternPlaces(pattern)
    let parts = stride(from: 0, to: all.count, by: PatternSearch.share).map {
      all[$0..<min($0 + PatternSearch.share, all.count)]
    }
    return try ParallelMap.run(parts) { (part) throws(IndexError) in
      try hits(places, among: part)
    }.flatMap { $0 }
  }

  /// The live documents that have all of these phrases, of those in `documents` where they are given.
  private func documents(
    _ runs: [[UInt32]], within documents: [UInt32]?
  ) throws(IndexError) -> [UInt32] {
    // Without a run, nothing is asked for that could stand anywhere.
    guard !runs.isEmpty else { return [] }
    var result = documents
    for run in runs {
      let postings = try PhraseSearch(tally.segment, run, within: result).postings()
      result = try tally.documents(postings).list.map(\.document)
    }
    return result ?? []
  }

  /// The documents among `candidates` that have one of the places.
  private func hits(
    _ places: PatternPlaces, among candidates: ArraySlice<UInt32>
  ) throws(IndexError) -> [PhraseDocument] {
    let file = tally.segment.file
    var table = DocumentTable(file, tally.segment.head)
    let text = FieldText(tally.segment)
    var found: [PhraseDocument] = []
    for document in candidates {
      var hit = PhraseDocument(document: document, count: 0, weight: 0)
      var reading = DocumentReading(
        document: Int(document), fields: try table.fields(of: Int(document)), text: text,
        kinds: tally.fields)
      for place in try places.all(in: &reading) {
        hit.count += 1
        hit.weight += tally.ranking.weight(ofKind: place.fieldKind)
      }
      if hit.count > 0 { found.append(hit) }
    }
    return found
  }
}
