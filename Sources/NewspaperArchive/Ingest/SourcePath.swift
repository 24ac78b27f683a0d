// Paths as text: joined, taken apart and told relative to the archive's home, without asking the
// disk. One place, so that the same source always has the same name.

/// Functions on paths.
package enum SourcePath {
  /// `folder` and `name` with one slash between them.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder of an absolute path; the root's is the root.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The path from the root, without `.`, `..` and doubled slashes. Links are not looked at.
  package static func absolute(_ path: String, from folder: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The name that the archive keeps for a source: relative to `home` where it lies below it, else
  /// absolute.
  package static func identity(ofAbsolute path: String, home: String) -> String {
    let prefix = home == "/" ? "/" : home + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return path }
    return String(Substring(path.utf8.dropFirst(prefix.utf8.count)))
  }

  /// The name of the file, its folders left out.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// What follows the last dot of the file's name, in lower case; nil where there is none.
  package static func fileExtension(of path: String) -> String? {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }
}
