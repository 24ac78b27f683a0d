import Foundation

/// The project's files, as the tidy tests read them.
enum Tree {
  /// One text file of the tree.
  struct File {
    let url: URL
    /// The path from the project's folder, such as `Sources/llrb/LLRB.swift`.
    let path: String
    let lines: [String]
    var name: String { url.lastPathComponent }
  }

  /// The project's folder, found from this file's own place.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func swiftFiles(under folder: String) throws -> [File] {
    try files(under: folder, withExtension: "swift")
  }

  static func files(under folder: String, withExtension fileExtension: String) throws -> [File] {
    let start = folder == "." ? root : root.appendingPathComponent(folder)
    guard
      let walk = FileManager.default.enumerator(
        at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    return try walk.compactMap { entry in
      guard let url = entry as? URL, url.pathExtension == fileExtension else { return nil }
      let text = try String(contentsOf: url, encoding: .utf8)
      return File(
        url: url, path: String(url.path.dropFirst(root.path.count + 1)),
        lines: text.components(separatedBy: "\n"))
    }.sorted { $0.path < $1.path }
  }

  /// Format characters that a reader cannot see: zero-width, bidirectional, byte-order marks.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
