import NewspaperArchive
import QueryLanguage

/// One command: first it makes typed needs of its words, then it does its work.
protocol Command {
  /// Reads the words of the command line; nothing is touched yet.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does the work and says how it ended.
  func run(_ session: Session) throws(ArchiveError) -> Outcome
}

/// What every command works with.
struct Session {
  /// Where results go.
  let terminal: Terminal
  /// Where messages go.
  let report: Report

  /// The language of messages.
  var language: Language { report.language }

  /// How a question of the archive ended. Where nothing can be found, because there is no page, or
  /// none of the paper or author that was named, that is said; else which words of the queries may
  /// have been meant for something else than text. Whether anything is found or not, it is said
  /// where a part of a query is not as tolerant as was asked.
  func outcome(
    isFound: Bool, in snapshot: ArchiveSnapshot, _ filters: Filters, queries: [String] = [],
    tolerance: Tolerance = .none
  ) throws(ArchiveError) -> Outcome {
    var reasons: [Wording] = []
    if !isFound {
      reasons =
        try emptiness(of: snapshot, filters).map { [$0] }
        ?? queries.flatMap(Query.nearMisses).map(\.wording)
    }
    if tolerance != .none, queries.contains(where: Query.asksNearness) {
      reasons.append(
        Wording(
          "--fuzzy takes the words beside NEAR as they are", "--fuzzy 对 NEAR 两边的词语不起作用，按原样检索"))
    }
    if !reasons.isEmpty { terminal.flush() }
    for reason in reasons { report.note(reason) }
    return outcome(isFound ? .done : .nothingFound, in: snapshot)
  }

  /// The same outcome, unless something was left out of the results since it is damaged: that is
  /// said behind them, once.
  func outcome(_ outcome: Outcome, in snapshot: ArchiveSnapshot) -> Outcome {
    guard let omission = snapshot.omission else { return outcome }
    terminal.flush()
    report.error(omission.wording)
    return .wrong
  }

  /// Why nothing can be found, whatever else was asked; nil where something might be.
  func emptiness(
    of snapshot: ArchiveSnapshot, _ filters: Filters
  ) throws(ArchiveError) -> Wording? {
    if try snapshot.isEmpty {
      return Wording(
        "the archive is empty; take pages in with 'llrb ingest PATH…'",
        "档案是空的；请先用 llrb ingest 路径… 收录")
    }
    if let paper = filters.paper, try !snapshot.has(paper: paper) {
      let names = try snapshot.paperNames().prefix(5).joined(separator: " ")
      return Wording(
        "the archive has no paper '\(paper)'", "档案中没有《\(paper)》")
        + (names.isEmpty ? Wording("") : Wording("; it has \(names)", "；现有：\(names)"))
    }
    if let author = filters.author, try !snapshot.has(author: author) {
      return Wording(
        "the archive has no author '\(author)'; see 'llrb authors'",
        "档案中没有作者“\(author)”；请看 llrb authors")
    }
    return nil
  }

  /// Ends results with a line about them that is no part of them: below them on a terminal or in a
  /// pager; on standard error where they go elsewhere, so that a pipe carries results alone.
  func footer(_ wording: Wording) {
    if terminal.isInteractive {
      for line in LineWrap.lines(of: wording.in(language), width: terminal.width) {
        terminal.line(StyledText(line, .dim))
      }
    } else {
      terminal.flush()
      report.remark(wording)
    }
  }
}

/// Which archive a command works on.
struct ArchiveChoice {
  /// The folder given by `--archive` or `$LLRB_ARCHIVE`; nil where neither is.
  private let given: String?

  /// Reads option and environment.
  init(_ arguments: Arguments) {
    given = arguments.text(.archive) ?? Console.environment("LLRB_ARCHIVE")
  }

  /// The archive given, or the nearest one in this folder or above it.
  func open() throws(ArchiveError) -> Archive {
    if let given { return try Archive.open(given) }
    return try Archive.find()
  }

  /// The same, and where there is none, the one that an ingest will make: at the place given, or
  /// here.
  func openOrPlan() throws(ArchiveError) -> Archive {
    if let given { return try Archive.planned(given) }
    do {
      return try Archive.find()
    } catch .noArchive {
      return try Archive.planned(Archive.folderName)
    }
  }
}
