/// The outcome of a command, and the exit code of the process.
enum Outcome: Int32 {
  /// Done, or found.
  case done = 0
  /// The question was fine; nothing answers it.
  case nothingFound = 1
  /// Something went wrong, and a message says what.
  case wrong = 2
}

/// Every message to a person: one line each on standard error, in the reader's language.
final class Report {
  /// The language of messages.
  let language: Language
  /// Whether any error was reported: the exit code then is 2, whatever else was done.
  private(set) var hasErrors = false

  /// Makes a reporter for one run.
  init(language: Language) {
    self.language = language
  }

  /// Says what went wrong, and shows it in lines below.
  func error(_ message: Wording, _ illustration: [String] = []) {
    hasErrors = true
    write("llrb: " + message.in(language))
    for line in illustration { write(line) }
  }

  /// Says something worth knowing that is no error.
  func note(_ message: Wording) {
    write("llrb: " + message.in(language))
  }

  /// Says something about the results that were just shown.
  func remark(_ message: Wording) {
    write(message.in(language))
  }

  /// Writes bytes that are not a message: the progress bar.
  func draw(_ bytes: [UInt8]) {
    // A progress bar that nobody can see is no reason to stop.
    _ = Console.write(bytes, to: .messages)
  }

  /// Ends the process because results cannot be written (a full disk under `> file`).
  static func stop(writing errno: Int32) -> Never {
    let report = Report(language: Language.current(Console.environment))
    let reason = Console.describe(errno: errno)
    report.error(Wording("cannot write results: ", "无法写出结果：") + reason)
    Console.exit(Outcome.wrong.rawValue)
  }

  private func write(_ line: String) {
    // Where standard error is closed too, there is nobody left to tell.
    _ = Console.write(Array((Visible.text(line) + "\n").utf8), to: .messages)
  }
}
