import Foundation
import Testing

/// A file of shell lines and what they print, exactly.
///
/// A line `$ …` is run by `sh` in a scratch folder that holds `seeds/` and `pages/`; the lines
/// below it, up to the next `$`, are its standard output and standard error as they came (the
/// scratch folder's own path reads `/scratch`), and `[exit N]` where the exit code is not 0. Lines
/// before the first `$` say what the file shows.
struct Transcript {
  /// One command and its output.
  struct Step {
    var command: String
    var output: String
    /// The command and its output as a transcript shows them.
    var text: String { "$ " + command + "\n" + output }
  }

  var preamble: String
  var steps: [Step]

  /// Reads the text of a transcript.
  init(parsing text: String) {
    preamble = ""
    steps = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: ""))
      } else if steps.isEmpty {
        preamble += line + "\n"
      } else {
        steps[steps.count - 1].output += line + "\n"
      }
    }
  }

  /// The transcript as it stands in its file.
  var text: String {
    preamble + steps.map(\.text).joined()
  }

  /// Records an issue for each command that prints something else than `expected` says.
  func compare(with expected: Transcript, name: String) {
    for (step, now) in zip(expected.steps, steps) where step.output != now.output {
      Issue.record(
        """
        \(name): $ \(step.command)
        If this is meant, record anew with LLRB_RECORD=1 and read the difference.
        expected:
        \(step.output)printed:
        \(now.output)
        """)
    }
  }

  /// Runs every command and returns the transcript with what they print now.
  func replayed(
    _ run: (String, URL) throws -> Binary.Result = {
      try Binary.run("{ \($0)\n} 2>&1", in: $1)
    }
  ) throws -> Transcript {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      var result = self
      for index in steps.indices {
        let run = try run(steps[index].command, folder)
        var output = run.text.replacingOccurrences(of: folder.path, with: "/scratch")
        if !output.isEmpty, !output.hasSuffix("\n") { output += "[no line end]\n" }
        if run.code != 0 { output += "[exit \(run.code)]\n" }
        result.steps[index].output = output
      }
      return result
    }
  }
}
