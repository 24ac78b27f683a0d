import Foundation
import Support

/// The tool as it was built, and folders to run it in.
enum Binary {
  /// The project's folder, found from this file's own place.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that holds the built products: that of the test bundle, which is running.
  static let products = URL(
    fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  ).deletingLastPathComponent()

  /// What a shell command wrote, and how it ended.
  struct Result: Equatable {
    var output: Data
    var messages: Data
    var code: Int32
    var text: String { String(decoding: output, as: UTF8.self) }
    var messageText: String { String(decoding: messages, as: UTF8.self) }
  }

  /// Runs a line of shell in `folder`, with the built `llrb` first on the path and none of the
  /// caller's settings in the environment.
  static func run(
    _ line: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": products.path + ":/usr/local/bin:/usr/bin:/bin", "HOME": folder.path,
      "LANG": "C.UTF-8",
    ].merging(environment) { $1 }
    // Files, not pipes: a full pipe would make the command wait for a reader.
    let temporary = FileManager.default.temporaryDirectory
    let output = temporary.appendingPathComponent("llrb-stdout-\(UUID().uuidString)")
    let messages = temporary.appendingPathComponent("llrb-stderr-\(UUID().uuidString)")
    for file in [output, messages] {
      try Data().write(to: file)
    }
    defer {
      for file in [output, messages] { try? FileManager.default.removeItem(at: file) }
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try Data(contentsOf: output), messages: try Data(contentsOf: messages),
      code: process.terminationStatus)
  }

  /// Makes an empty folder for one test and removes it afterwards.
  static func inScratchFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("llrb-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      // A test may have taken away the right to look into a folder.
      _ = try? run("chmod -R u+rwx .", in: folder)
      try? FileManager.default.removeItem(at: folder)
    }
    return try body(folder)
  }

  /// Puts the five pages into `folder/seeds`, as a newcomer's clone has them, and the pages that
  /// were written for the tests into `folder/pages`.
  static func copyPages(to folder: URL) throws {
    for (origin, name) in [("seeds", "seeds"), ("Tests/CommandTests/Fixtures/pages", "pages")] {
      try FileManager.default.copyItem(
        at: root.appendingPathComponent(origin), to: folder.appendingPathComponent(name))
    }
  }
}
