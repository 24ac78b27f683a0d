import IssueParser
import Storage

/// `llrb parse FILE…`: the structure of page files, without an archive.
enum ParseCommand {
  /// Parses each file in turn; a file that cannot be read is reported and the others go on.
  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> Outcome {
    let fileSystem = DiskFileSystem()
    var isFirst = true
    for path in arguments.operands {
      let source: ParsedSource
      do {
        source = PageParser.parse(
          try fileSystem.read(path), hints: SourceHints(path: path))
      } catch {
        session.report.error(error.wording)
        continue
      }
      if arguments.has(.json) {
        session.terminal.line(PageJSON.source(source, path: path))
      } else {
        if !isFirst { session.terminal.line() }
        PageView(session).show(source, path: path)
      }
      isFirst = false
      session.terminal.flush()
    }
    return .done
  }
}
