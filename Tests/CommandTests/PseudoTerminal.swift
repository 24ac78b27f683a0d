import Foundation

/// A terminal of a given size, made by `script` (util-linux).
enum PseudoTerminal {
  /// Whether there is a program to make one.
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
  /// Why a test that needs one does not run.
  static let missing = "no /usr/bin/script (util-linux) to make a terminal with"

  /// Runs a line of shell whose output goes to a terminal; line ends come out as they went in.
  /// Without a height the terminal does not say how high it is.
  static func run(
    _ line: String, width: Int, height: Int? = nil, in folder: URL,
    environment: [String: String] = [:]
  ) throws -> Binary.Result {
    // A file needs no quoting.
    let name = "line-\(UUID().uuidString).sh"
    let file = folder.appendingPathComponent(name)
    try Data((line + "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let size = "cols \(width)" + (height.map { " rows \($0)" } ?? "")
    var run = try Binary.run(
      "script -qec 'stty \(size); . ./\(name)' /dev/null < /dev/null", in: folder,
      environment: ["TERM": "xterm", "SHELL": "/bin/sh"].merging(environment) { $1 })
    run.output = Data(run.text.replacingOccurrences(of: "\r\n", with: "\n").utf8)
    return run
  }
}
