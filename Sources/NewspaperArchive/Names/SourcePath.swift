// Paths as text: joined, and told relative to the archive's home, without asking the disk. One
// place, so that the same source always has the same name. Like `FilePath`, all of it works on
// UTF-8.

import Storage

/// Functions on paths.
package enum SourcePath {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// `folder` and `name` with one slash between them.
  package static func join(_ folder: String, _ name: String) -> String {
    below(folder) + name
  }

  /// The folder's path with a slash behind it: what the paths of all that lies in it begin with.
  package static func below(_ folder: String) -> String {
    folder.utf8.last == slash ? folder : folder + "/"
  }

  /// Whether `path` is that of `folder` or of something below it.
  package static func lies(_ path: String, in folder: String) -> Bool {
    below(path).utf8.starts(with: below(folder).utf8)
  }

  /// The path from the root, without `.`, `..` and doubled slashes. Links are not looked at.
  package static func absolute(_ path: String, from folder: String) -> String {
    let full = path.utf8.first == slash ? path : folder + "/" + path
    var parts: [Substring.UTF8View] = []
    for part in full.utf8.split(separator: slash) where !part.elementsEqual([dot]) {
      if part.elementsEqual([dot, dot]) {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.map { Substring($0) }.joined(separator: "/")
  }

  /// The name that the archive keeps for a source: relative to `home` where it lies below it, else
  /// absolute.
  package static func identity(ofAbsolute path: String, home: String) -> SourceName {
    let prefix = below(home)
    guard path.utf8.starts(with: prefix.utf8) else { return SourceName(path) }
    return SourceName(String(Substring(path.utf8.dropFirst(prefix.utf8.count))))
  }

  /// What follows the last dot of the file's name, in lower case; nil where there is none.
  package static func fileExtension(of path: String) -> String? {
    let name = FilePath.name(of: path)
    guard let dot = name.utf8.lastIndex(of: dot), dot != name.utf8.startIndex else { return nil }
    return Substring(name.utf8[dot...].dropFirst()).lowercased()
  }
}
