// The text of a document that was found, read as far as it is shown.

import BigramIndex
import Storage

/// The fields of one document, of which each is read when it is first asked for.
final class HitText {
  private let document: DocumentID
  private let content: DocumentFields?
  /// The fields that were read.
  private var texts: [[UInt32]?]
  /// Why a field could not be read.
  private var failure: IndexError?

  init(_ catalog: Catalog, _ document: DocumentID) throws(ArchiveError) {
    self.document = document
    content = try catalog.asking(nil) { (index) throws(IndexError) in try index.reading(document) }
    texts = [[UInt32]?](repeating: nil, count: content?.count ?? 0)
  }

  /// The fields, as a record asks for them.
  var fields: FoldedFields {
    FoldedFields(count: texts.count) { (field) throws(ByteFault) in
      do throws(IndexError) {
        if let text = self.texts[field] { return text }
        let text = try self.content?.text(of: field) ?? []
        self.texts[field] = text
        return text
      } catch {
        // A record tells its own faults; this one is told by `reporting`.
        self.failure = error
        throw ByteFault(at: 0, .outOfRange("text of a field"))
      }
    }
  }

  /// Decodes the document's record, and tells damage of it, or of the text it is read with.
  func reporting<Value>(_ body: () throws(ByteFault) -> Value) throws(ArchiveError) -> Value {
    do {
      return try Catalog.decoding(document, body)
    } catch {
      if let failure { throw .index(failure) }
      throw error
    }
  }

  /// How often the phrases stand in each field: the exact ones as the index finds them, approximate
  /// ones as they are read.
  func counts(of phrases: [SoughtPhrase]) throws(ArchiveError) -> [Int] {
    guard let content else { return [] }
    do throws(IndexError) {
      var counts = [Int](repeating: 0, count: content.count)
      for phrase in phrases where phrase.reading == nil {
        let found = try content.counts(of: phrase.prepared, kinds: phrase.fields)
        for field in counts.indices { counts[field] += found[field] }
      }
      let approximate = phrases.filter { $0.reading != nil }
      guard !approximate.isEmpty else { return counts }
      let texts = try content.texts()
      self.texts = texts
      for field in counts.indices {
        let sought = approximate.inKind(content.kind(of: field))
        counts[field] += Passage.count(of: sought, in: texts[field])
      }
      return counts
    } catch {
      throw .index(error)
    }
  }
}
