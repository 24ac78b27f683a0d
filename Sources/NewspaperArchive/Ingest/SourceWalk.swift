// From the paths that a user gives to the list of files to read, in an order that depends on names
// alone.

import Storage

/// A file that is to be read.
struct SourceFile: Equatable, Sendable {
  /// Absolute.
  var path: String
  /// The source's name in the archive.
  var identity: SourceName
  /// As it was before reading: should the file change meanwhile, the next ingest sees it.
  var status: FileStatus
  /// Whether it was given itself, and not met in a folder.
  var isNamed = false

  /// Bytes that may be read of it: of what claims more than a page has, none are, and many such
  /// claims may be more than a number holds.
  var workSize: Int { status.size <= SourceText.sizeLimit ? status.size : 0 }
}

/// The files below the given paths: each once, folders in the order of their names' bytes.
///
/// In folders, hidden files and files with an ending that is not that of a text are left alone; a
/// file that was given itself is taken whatever its name.
struct SourceWalk {
  private static let textExtensions = ["txt", "text", "md", "markdown"]
  /// A folder is read under so many of its names: a link may stand before the folder itself, whose
  /// name tells the day. Folders that link to one another have names without end.
  private static let mostNames = 8

  private let archive: Archive
  private(set) var files: [SourceFile] = []
  private(set) var problems: [SourceProblem] = []
  /// Absolute paths that were given and are not there, each with its place in `problems`.
  private(set) var missing: [(path: String, problem: Int)] = []
  /// What folders hold that is no page.
  private(set) var skipped: [SourceProblem] = []
  /// The folders that were given and could be read: as they were given, their absolute paths, and
  /// whether any file to be read was met below them.
  private(set) var roots: [(given: String, path: String, hasFiles: Bool)] = []
  /// Absolute paths of folders below them that could not be read.
  private(set) var unreadable: [String] = []
  private var hasMetFile = false
  /// Under how many names each folder below the present root was met.
  private var nameCounts: [FileStatus.Identity: Int] = [:]
  /// The files' names, where files may be met again.
  private var seen: Set<SourceName> = []
  /// Below one path nothing is met twice.
  private let isRepeating: Bool

  /// Walks through the paths that the user gave, relative to `folder` or absolute.
  init(_ archive: Archive, _ paths: [String], from folder: String) {
    self.archive = archive
    isRepeating = paths.count > 1
    for path in paths { add(path, from: folder) }
  }

  private mutating func add(_ path: String, from folder: String) {
    let absolute = SourcePath.absolute(path, from: folder)
    if SourcePath.lies(absolute, in: archive.path) {
      problems.append(SourceProblem(source: path, kind: .ownFile))
      return
    }
    do {
      let status = try archive.fileSystem.status(of: absolute)
      switch status.kind {
      case .file:
        append(
          SourceFile(
            path: absolute,
            identity: SourcePath.identity(ofAbsolute: absolute, home: archive.home),
            status: status, isNamed: true))
      case .directory:
        hasMetFile = false
        nameCounts = [:]
        walk(absolute, ancestors: [status.identity])
        roots.append((path, absolute, hasMetFile))
      case .other: problems.append(SourceProblem(source: path, kind: .notAFile))
      }
    } catch {
      let problem = problem(path, absolute, error)
      if problem.kind == .missing { missing.append((absolute, problems.count)) }
      problems.append(problem)
    }
  }

  /// Why nothing can be read at the path that the user gave.
  private func problem(
    _ path: String, _ absolute: String, _ error: StorageError
  ) -> SourceProblem {
    // The name that does not decode may be that of the current folder.
    for path in [path, absolute] {
      if let part = try? archive.fileSystem.undecodablePart(of: path) {
        return SourceProblem(source: part, kind: .undecodableName)
      }
    }
    return SourceProblem(source: path, kind: SourceProblem.Kind(error))
  }

  private mutating func walk(_ folder: String, ancestors: [FileStatus.Identity]) {
    let listing: FolderNames
    do {
      listing = try archive.fileSystem.names(in: folder)
    } catch {
      refuse(folder, error)
      return
    }
    let below = SourcePath.below(folder)
    let identityBelow = SourcePath.identity(ofAbsolute: below, home: archive.home).text
    for entry in listing.undecodable where entry.name.utf8.first != 0x2E {
      if entry.kind == .directory || entry.kind == .file && SourceWalk.isText(entry.name) {
        problems.append(
          SourceProblem(source: identityBelow + entry.name, kind: .undecodableName))
      } else {
        skip(identityBelow + entry.name, entry.kind)
      }
    }
    for name in listing.names where name.utf8.first != 0x2E {
      let path = below + name
      do {
        let status = try archive.fileSystem.status(of: path)
        switch status.kind {
        case .file where SourceWalk.isText(name):
          append(
            SourceFile(path: path, identity: SourceName(identityBelow + name), status: status))
        case .directory:
          enter(path, identityBelow + name, status.identity, ancestors)
        case .file, .other: skip(identityBelow + name, status.kind)
        }
      } catch {
        refuse(path, error)
      }
    }
  }

  /// Walks through a folder met below others, unless it is one of these, or was met often enough.
  private mutating func enter(
    _ path: String, _ name: String, _ identity: FileStatus.Identity,
    _ ancestors: [FileStatus.Identity]
  ) {
    if identity != FileStatus.Identity() {
      if ancestors.contains(identity) { return }
      let count = nameCounts[identity, default: 0] + 1
      nameCounts[identity] = count
      if count == SourceWalk.mostNames + 1 { skip(name, .directory) }
      if count > SourceWalk.mostNames { return }
    }
    walk(path, ancestors: ancestors + [identity])
  }

  private mutating func skip(_ identity: String, _ kind: FileStatus.Kind) {
    skipped.append(SourceProblem(source: identity, kind: .skipped(kind)))
  }

  private mutating func refuse(_ path: String, _ error: StorageError) {
    unreadable.append(path)
    let identity = SourcePath.identity(ofAbsolute: path, home: archive.home)
    problems.append(SourceProblem(source: identity.text, kind: SourceProblem.Kind(error)))
  }

  /// Adds a file, unless another of the given paths led to it.
  private mutating func append(_ file: SourceFile) {
    hasMetFile = true
    guard !isRepeating || seen.insert(file.identity).inserted else { return }
    files.append(file)
  }

  private static func isText(_ name: String) -> Bool {
    if name.hasSuffix(".txt") { return true }
    guard let ending = SourcePath.fileExtension(of: name) else { return true }
    return textExtensions.contains(ending)
  }
}

extension SourceProblem.Kind {
  /// What an error of the disk means for a source.
  init(_ error: StorageError) {
    if error.isMissing {
      self = .missing
    } else if error.isPermission {
      self = .permission
    } else if case .notRegularFile = error {
      self = .notAFile
    } else if case .undecodableName = error {
      self = .undecodableName
    } else if case .tooLarge(_, let limit) = error {
      self = .tooLarge(limit: limit)
    } else {
      self = .unreadable(error)
    }
  }
}
