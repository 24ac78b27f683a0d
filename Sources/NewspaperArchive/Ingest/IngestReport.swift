// What goes into an ingest besides the paths, and what comes out of it.

package import ChineseText
package import IssueParser
package import Storage

/// How to ingest.
package struct IngestOptions: Sendable {
  /// How many sources are read and parsed at the same time, at least 1. The bytes that an ingest
  /// writes do not depend on it.
  package var jobs = 1
  /// Bytes of sources stored between two commits: often enough that an interruption costs little,
  /// seldom enough that the syncs cost nothing against the parsing.
  package var bytesPerCommit = 128 << 20
  /// Tell what would be done and change nothing.
  package var isDryRun = false
  /// Also remove sources of the given folders that are not there any more. Of a folder in which
  /// nothing is left nothing is removed: its disk may not be mounted.
  package var prunes = false
  /// Whether the user wants it to end. It is asked after each source; what was done by then is
  /// kept.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// Of what was once given for these sources, what is taken back.
  package var cleared: Set<Masthead.Field> = []
  /// What is given for all sources of this ingest.
  package var given = GivenPlace()

  /// Makes options with nothing given.
  package init() {}
}

/// How far an ingest is.
package struct IngestProgress: Equatable, Sendable {
  /// Sources done, of whatever outcome.
  package var sourcesDone = 0
  /// Sources found.
  package var sourceCount = 0
  /// Bytes of the sources done.
  package var bytesDone = 0
  /// Bytes of the sources found.
  package var byteCount = 0
  /// The source done last, as the archive names it.
  package var source = ""
}

/// One source or folder that needs a line to its user.
package struct SourceProblem: Equatable, Sendable {
  /// The kinds of problems.
  package enum Kind: Equatable, Sendable {
    /// There is no such file or folder, or it went away meanwhile.
    case missing
    /// There is no such file or folder any more; of it the archive has so many sources, which stay.
    case gone(stored: Int)
    /// A folder in which no page is left; the archive has so many sources of it, which `prunes`
    /// does not remove.
    case emptied(stored: Int)
    /// Its name is not UTF-8, so no path leads to it.
    case undecodableName
    /// The user may not read it.
    case permission
    /// A pipe, a device, a socket.
    case notAFile
    /// The archive's own folder, or a file in it.
    case ownFile
    /// The disk refused for another reason.
    case unreadable(StorageError)
    /// No text in it, or white space alone.
    case empty
    /// No text at all: an image, a PDF, a program.
    case binary
    /// Text in an encoding that is not read.
    case foreignText(ForeignEncoding)
    /// More bytes than `limit`, which no page has.
    case tooLarge(limit: Int)
    /// Stored, with `count` runs of bytes that are no text, the first at `byteOffset` of the file.
    case invalidBytes(count: Int, byteOffset: Int)
    /// Stored anew, since what the archive had of it was damaged; perhaps so that nobody can tell
    /// what was given for it by hand.
    case damaged(hasLostGiven: Bool)
    /// Not stored: the same text is stored already, from this source.
    case duplicate(of: String)
    /// Not looked into: met in a folder, and of its name or kind no page; or a folder that is read
    /// under enough other names.
    case skipped(FileStatus.Kind)

    /// A stable word for programs.
    package var code: String {
      switch self {
      case .missing: "missing"
      case .gone: "gone"
      case .emptied: "emptied"
      case .undecodableName: "undecodable-name"
      case .permission: "permission"
      case .notAFile: "not-a-file"
      case .ownFile: "own-file"
      case .unreadable: "unreadable"
      case .empty: "empty"
      case .binary: "binary"
      case .foreignText: "foreign-text"
      case .tooLarge: "too-large"
      case .invalidBytes: "invalid-bytes"
      case .damaged: "damaged"
      case .duplicate: "duplicate"
      case .skipped: "skipped"
      }
    }
  }

  /// The source as the archive names it; for a folder or a path that was given, as it was given.
  package let source: String
  /// What is wrong with it.
  package let kind: Kind
  /// Whether the archive has the source from before, and keeps it.
  package let isStored: Bool

  /// Makes a problem from its parts.
  package init(source: String, kind: Kind, isStored: Bool = false) {
    self.source = source
    self.kind = kind
    self.isStored = isStored
  }

  /// True where nothing is wrong, and the next ingest would tell the same again: a copy, a file
  /// that is no page.
  package var isRoutine: Bool {
    switch kind {
    case .duplicate, .skipped: true
    default: false
    }
  }

  /// True where the source could not be taken in; false for a doubt, a duplicate or what was
  /// skipped.
  package var isFailure: Bool {
    switch kind {
    case .invalidBytes, .damaged, .duplicate, .skipped: false
    default: true
    }
  }
}

/// What an ingest did (or, in a dry run, would do).
package struct IngestReport: Equatable, Sendable {
  /// Whether there was no archive before.
  package var madeArchive = false
  /// Sources that were new.
  package var added = 0
  /// Sources whose text or its encoding, or what was given for them, had changed; and those that
  /// were damaged.
  package var replaced = 0
  /// Sources that were as before.
  package var unchanged = 0
  /// Sources removed: those that are gone (`--prune`), and those whose file is a copy of another by
  /// now; the latter are counted in `duplicates` too.
  package var removed = 0
  /// What was given by hand for sources that are gone, and is removed with them.
  package var removedGiven: [GivenSource] = []
  /// Sources found under another name than before, the old file being gone; counted in `added` or
  /// `replaced` too.
  package var moved = 0
  /// Sources that could not be taken in; each is in `problems`.
  package var failed = 0
  /// Sources with the same text as another; each is in `problems`.
  package var duplicates = 0
  /// Sources that were not looked at, since the ingest was interrupted.
  package var notReached = 0
  /// Files in folders that are not text by their name (`.jpg`, `.pdf`) and were left alone; each is
  /// in `problems`.
  package var skipped = 0
  /// Pages written.
  package var pages = 0
  /// Articles written.
  package var articles = 0
  /// Stand-alone photos written.
  package var photos = 0
  /// Doubts of the parser about the pages written.
  package var doubts = 0
  /// Bytes of sources read.
  package var byteCount = 0
  /// What needs a line to the user: given paths, then sources, then what was skipped, each in
  /// order.
  package var problems: [SourceProblem] = []

  /// Makes an empty report.
  package init() {}
}
