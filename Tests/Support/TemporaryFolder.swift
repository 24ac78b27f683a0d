import Storage

import Foundation

/// A new folder that goes away, with all in it, when this value does.
package final class TemporaryFolder: Sendable {
  /// The folder's absolute path, links resolved.
  package let path: String

  /// Makes an empty folder of a name that nobody else has.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("llrb-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  /// Writes a file, and the folders that it needs; `name` is relative to this folder.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a link; both names are relative to this folder.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: path + "/" + target)
  }

  /// Removes a file or folder; `name` is relative to this folder.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The five real pages at the top of the project.
package enum Seeds {
  /// The folder that holds them.
  package static let folder: String = {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("seeds").path
  }()

  /// Names and bytes of the pages, in name order.
  package static func pages() throws -> [(name: String, bytes: [UInt8])] {
    let disk = DiskFileSystem()
    return try disk.list(folder).filter { $0.hasSuffix(".txt") }
      .map { (name: $0, bytes: try disk.read(folder + "/" + $0)) }
  }
}
