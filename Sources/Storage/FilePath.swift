// Paths taken apart, without asking the disk.
//
// All of it works on UTF-8: as `Character`s, a slash and the combining mark behind it are one, and
// names that differ in their bytes may be equal.

/// Functions on paths, absolute or relative.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// The folder that a path's last name stands in: the root for the root, `.` for a name alone.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(Substring(path.utf8[..<slash]))
  }

  /// The last name of a path, its folders left out.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(Substring(path.utf8[slash...].dropFirst()))
  }
}
