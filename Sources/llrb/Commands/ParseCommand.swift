import IssueParser
import NewspaperArchive
import Storage

/// `llrb parse FILE…`: the structure of page files, without an archive.
struct ParseCommand: Command {
  private let paths: [String]
  private let isJSON: Bool

  init(_ arguments: Arguments) {
    paths = arguments.operands
    isJSON = arguments.has(.json)
  }

  /// Parses each file in turn; a file that cannot be read is reported and the others go on.
  func run(_ session: Session) -> Outcome {
    let fileSystem = DiskFileSystem()
    var isFirst = true
    for path in paths {
      let bytes: [UInt8]
      do {
        bytes = try fileSystem.readAny(path, limit: SourceText.sizeLimit)
      } catch {
        session.terminal.flush()
        let part = try? fileSystem.undecodablePart(of: path)
        session.report.error((part.map { .undecodableName(path: $0) } ?? error).wording)
        continue
      }
      let decoded = DecodedSource(bytes)
      // Of a file without text there is little to show, but nothing to refuse.
      if let refusal = SourceText.refusal(bytes, decoded), refusal != .empty {
        refuse(path, refusal, session)
        continue
      }
      let source = PageParser.parse(bytes, decoded, hints: SourceHints(path: path))
      if isJSON {
        session.terminal.line(PageJSON.source(source, path: path))
      } else {
        if !isFirst { session.terminal.line() }
        PageView(session).show(source, path: path)
      }
      isFirst = false
    }
    return .done
  }

  private func refuse(_ path: String, _ kind: SourceProblem.Kind, _ session: Session) {
    session.terminal.flush()
    session.report.error(SourceProblem(source: path, kind: kind).wording)
  }
}
