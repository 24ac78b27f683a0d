import BigramIndex

/// What a check of the whole archive found.
package struct VerifyReport: Equatable, Sendable {
  /// One thing that is wrong.
  package struct Finding: Equatable, Sendable {
    /// The kinds of findings.
    package enum Kind: Equatable, Sendable {
      /// Bytes on disk are damaged.
      case damage(ArchiveError)
      /// Parts that are whole by themselves do not agree.
      case disagreement(Disagreement)

      /// A stable word for programs.
      package var code: String {
        switch self {
        case .damage: "damage"
        case .disagreement(.unknownKind): "unknown-kind"
        case .disagreement(.pagesOutOfOrder): "pages-out-of-order"
        case .disagreement(.firstPageLost): "first-page-lost"
        case .disagreement(.unitLost): "unit-lost"
        case .disagreement(.otherLines): "other-lines"
        case .disagreement(.misplaced): "misplaced"
        case .disagreement(.otherText): "other-text"
        case .disagreement(.fieldCount): "field-count"
        case .disagreement(.otherDocuments): "other-documents"
        case .disagreement(.strayKey): "stray-key"
        }
      }
    }

    /// What does not agree.
    package enum Disagreement: Equatable, Sendable {
      /// A record is neither a page nor on one.
      case unknownKind
      /// The pages of a source do not follow each other.
      case pagesOutOfOrder
      /// The first page of a source is not there.
      case firstPageLost
      /// The page has more articles or photos than are there.
      case unitLost
      /// The page is named by other lines than those that are there.
      case otherLines
      /// An article or a photo is not where its page says.
      case misplaced
      /// The index has another text of this field than the record.
      case otherText(field: Int)
      /// The index has so many fields of a record that has `expected`.
      case fieldCount(Int, expected: Int)
      /// The documents that a key finds are not those that have it.
      case otherDocuments
      /// No record has this key.
      case strayKey
    }

    /// The file, or the source or id of the record, that it is about; empty for damage, which names
    /// its file itself.
    package var place: String
    /// What is wrong.
    package var kind: Kind
    /// The sources whose pages it is about, in order; empty where that is not known, or it is about
    /// none.
    package var sources: [String] = []

    init(place: String, kind: Kind) {
      self.place = place
      self.kind = kind
    }

    init(_ error: ArchiveError) { self.init(place: "", kind: .damage(error)) }

    /// Whether it is about the bytes of a text or a record.
    var isOfDocuments: Bool {
      guard case .damage(.index(let error)) = kind else { return false }
      return error.isOfDocuments
    }
  }

  /// Files of the archive that were read.
  package var files = 0
  /// Bytes that were read.
  package var byteCount = 0
  /// Pages, articles and photos that were read.
  package var records = 0
  /// Pages that another llrb read, with another parser: their text and keys are not compared, since
  /// it may have folded otherwise. An ingest of their files makes them anew.
  package var pagesOfOtherParser = 0
  /// What is wrong; empty where all is well.
  package var findings: [Finding] = []

  /// What should make the archive whole.
  package var remedy = Remedy.anew

  /// What there is to do about damage.
  package enum Remedy: Sendable {
    /// Taking in again the files of the sources that are named, which are not all there are.
    case ingest
    /// Writing the archive without what is deleted: nothing else is damaged.
    case compact
    /// Making another archive.
    case anew
  }

  /// Makes an empty report.
  package init() {}
}

extension [VerifyReport.Finding] {
  /// Adds a finding, or its sources to the same one.
  mutating func add(_ finding: VerifyReport.Finding) {
    let same = firstIndex { $0.place == finding.place && $0.kind == finding.kind }
    guard let same else { return append(finding) }
    // The documents of a source follow one another; of an archive all sources may come here.
    for source in finding.sources
    where self[same].sources.last.map({ SourceName($0) }) != SourceName(source) {
      self[same].sources.append(source)
    }
  }
}
