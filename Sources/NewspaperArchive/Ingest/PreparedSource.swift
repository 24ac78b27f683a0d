// From a file to the documents that the index takes: everything that can be done for one source
// without knowing of any other, so that many are done at once.

import BigramIndex
import ChineseText
import IssueParser
import Storage

/// What the archive has of a source before it is read again.
struct KnownSource: Sendable {
  var hash: ContentHash?
  /// What the record says of the bytes besides: another encoding may hold the same text.
  var byteCount = 0
  var encoding: TextEncoding?
  var stamp: IngestStamp?
  /// The file has the size and times that it had when it was stored, and is to be stored likewise.
  /// Size and modification alone may be those of another file, which was given this one's name
  /// since.
  var isUntouched = false
  /// Something of it cannot be read, so that it is to be stored anew whatever its file is.
  var isDamaged = false

  /// A source of which not even the head can be read.
  init() { isDamaged = true }

  init(_ page: PageHead, _ file: SourceFile, _ preparation: Preparation) {
    hash = page.source.contentHash
    byteCount = page.source.byteCount
    encoding = page.source.encoding
    stamp = page.stamp
    isUntouched =
      page.source.byteCount == file.status.size && page.source.modified == file.status.modified
      && page.source.changed == file.status.changed
      && page.stamp == preparation.stamp(of: page.stamp.given)
  }
}

/// What became of a source that was read.
struct PreparedSource: Sendable {
  enum Outcome: Sendable {
    /// It has no pages for the archive.
    case refused(SourceProblem.Kind)
    /// Its text, its encoding, and what was given for it, are those that are stored.
    case unchanged
    /// Documents in the order in which they go into the index.
    case documents([IndexDocument])
  }

  var file: SourceFile
  /// Whether the archive has another text of it.
  var isOutdated = false
  /// Hash of the text; nil where it could not be read.
  var hash: ContentHash?
  var byteCount = 0
  /// What it was read with; nil where it could not be read.
  var stamp: IngestStamp?
  /// Where its first page belongs.
  var place: PagePlace?
  var outcome: Outcome
  /// A doubt about a source that is stored all the same.
  var doubt: SourceProblem.Kind?
  /// What it adds to the report where it is stored.
  var counts: SourceCounts
}

/// How to prepare sources, the same for all of an ingest.
struct Preparation: Sendable {
  let fileSystem: any FileSystem
  let options: IngestOptions

  /// What a source is to be stored with, for which `known` was given before: a nightly ingest
  /// of the whole folder must not take away what was once given for one file.
  func stamp(of known: GivenPlace?) -> IngestStamp {
    IngestStamp(given: options.given.completed(by: known, without: options.cleared))
  }

  /// Whether `file` can be taken in.
  func isPage(_ file: SourceFile) -> Bool {
    guard let bytes = try? read(file) else { return false }
    return SourceText.refusal(bytes, DecodedSource(bytes)) == nil
  }

  private func read(_ file: SourceFile) throws(StorageError) -> [UInt8] {
    try fileSystem.read(file.path, limit: SourceText.sizeLimit)
  }

  /// Reads and parses `file`; `known` is what the archive has of it.
  func prepare(_ file: SourceFile, _ known: KnownSource?) -> PreparedSource {
    prepare(file, known, given: known?.stamp?.given, isKnown: known != nil)
  }

  /// Reads and parses a source anew whatever the archive has of it; `given` is what its text was
  /// stored with under another name.
  func prepare(again source: PreparedSource, given: GivenPlace?) -> PreparedSource {
    prepare(source.file, nil, given: given, isKnown: source.counts.isKnown)
  }

  private func prepare(
    _ file: SourceFile, _ known: KnownSource?, given: GivenPlace?, isKnown: Bool
  ) -> PreparedSource {
    let counts = SourceCounts(isKnown: isKnown)
    let bytes: [UInt8]
    do {
      bytes = try read(file)
    } catch {
      return PreparedSource(
        file: file, outcome: .refused(SourceProblem.Kind(error)), counts: counts)
    }
    let decoded = DecodedSource(bytes)
    let hash = ContentHash(of: decoded)
    let stamp = stamp(of: given)
    var prepared = PreparedSource(
      file: file, hash: hash, byteCount: bytes.count, stamp: stamp, outcome: .unchanged,
      counts: counts)
    prepared.isOutdated = known?.hash.map { $0 != hash } ?? false
    let isStored =
      known?.hash == hash && known?.byteCount == bytes.count
      && known?.encoding == decoded.text.encoding && known?.stamp == stamp
    if !isStored || known?.isDamaged ?? false { parse(bytes, decoded, hash, stamp, &prepared) }
    return prepared
  }

  private func parse(
    _ bytes: [UInt8], _ decoded: DecodedSource, _ hash: ContentHash, _ stamp: IngestStamp,
    _ prepared: inout PreparedSource
  ) {
    let file = prepared.file
    if let refusal = SourceText.refusal(bytes, decoded) {
      prepared.outcome = .refused(refusal)
      return
    }
    let hints = SourceHints(path: file.identity.text, given: stamp.given)
    let parsed = PageParser.parse(bytes, decoded, hints: hints)
    let source = StoredSource(
      name: file.identity, encoding: parsed.encoding, byteCount: bytes.count,
      modified: file.status.modified, changed: file.status.changed, contentHash: hash,
      pageCount: parsed.pages.count)
    let text = SourceText(decoded)
    var documents: [IndexDocument] = []
    prepared.place = (parsed.pages.first?.masthead).map { PagePlace($0) }
    for (index, page) in parsed.pages.enumerated() {
      var page = page
      // Doubts about the whole file are kept with its first page.
      if index == 0 { page.diagnostics = parsed.diagnostics + page.diagnostics }
      let maker = DocumentMaker(
        page: page, pageInSource: index + 1, source: source, stamp: stamp, text: text)
      documents += maker.documents
      prepared.counts.pages += 1
      prepared.counts.articles += page.articles.count
      prepared.counts.photos += page.photos.count
      prepared.counts.doubts += page.diagnostics.count
    }
    prepared.outcome = .documents(documents)
    if let first = decoded.text.faults.first {
      prepared.doubt = .invalidBytes(count: decoded.text.faults.count, byteOffset: first.lowerBound)
    }
  }
}

extension ContentHash {
  /// The hash of a source's text, whatever its encoding, with a byte-order mark or without, its
  /// lines ended by LF or CR LF: who converts his files has not got other pages.
  init(of source: DecodedSource) {
    let text = source.text.utf8
    guard text.contains(0x0D) else {
      self.init(text.span)
      return
    }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(text.count)
    for (index, byte) in text.enumerated() {
      let endsLine = byte == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      if !endsLine { utf8.append(byte) }
    }
    self.init(utf8.span)
  }
}
