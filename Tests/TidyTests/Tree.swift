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

  /// The headings of a document, in order.
  static func headings(of text: String) -> [String] {
    var headings: [String] = []
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      let title = line.drop { $0 == "#" }
      guard !isCode, title.count < line.count, title.hasPrefix(" ") else { continue }
      headings.append(String(title.dropFirst()))
    }
    return headings
  }

  /// The anchors by which links reach the headings of a document, as GitHub makes them.
  static func anchors(of text: String) -> [String] {
    var anchors: [String] = []
    var copies: [String: Int] = [:]
    for heading in headings(of: text) {
      let kept = heading.lowercased().filter {
        $0.isLetter || $0.isNumber || " -_".contains($0)
      }
      let anchor = kept.replacingOccurrences(of: " ", with: "-")
      let copy = copies[anchor, default: 0]
      anchors.append(copy == 0 ? anchor : "\(anchor)-\(copy)")
      copies[anchor] = copy + 1
    }
    return anchors
  }

  /// Format characters that a reader cannot see: zero-width, bidirectional, byte-order marks.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
