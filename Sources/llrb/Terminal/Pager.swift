import ChineseText

/// Shows a screen at a time what is longer than the screen, with the program that the reader likes:
/// `$LLRB_PAGER`, else `$PAGER`, else `less`.
struct Pager {
  private let name: String
  private let reader: Console.Reader
  /// What the program was given, should it turn out that it cannot be started; nil once it is sure
  /// that it was.
  private var given: [UInt8]? = []

  /// A pipe holds less. Who has read that much was started; what a broken pipeline of programs
  /// reads before it falls is less too.
  static let mostKept = 1 << 20

  /// What `less` does unless `$LESS` says otherwise: ends where all fits on the screen, shows
  /// colours, leaves the text on the screen. Without a locale it would take Chinese for something
  /// else.
  private static let variables = [(name: "LESS", value: "FRX"), ("LESSCHARSET", "utf-8")]
  /// What only a shell understands.
  private static let shellMarks = Set("|&;<>()$`\\\"'*?[]#~={}!")
  /// Exit codes of a shell that cannot start a program.
  private static let notStarted: Set<Int32?> = [126, 127]

  /// The program and its arguments; nil where the reader wants none.
  static func words(_ environment: (String) -> String?) -> [String]? {
    let line = environment("LLRB_PAGER") ?? environment("PAGER") ?? "less"
    if line.contains(where: shellMarks.contains) { return ["/bin/sh", "-c", line] }
    let words = line.split(separator: " ").map { String($0) }
    return words.isEmpty || words == ["cat"] ? nil : words
  }

  /// Starts the program; nil where it cannot be, which is said where the reader asked for it.
  init?(_ words: [String]) {
    name = words.last ?? ""
    do {
      reader = try Console.startReader(words, variables: Pager.variables)
    } catch {
      guard case .failed(let errno) = error else { return nil }
      if words != ["less"] { Pager.complain(words[0], Console.describe(errno: errno)) }
      return nil
    }
  }

  /// Gives text to the program; false where a shell could not start it, so that more text goes
  /// where that which was given has gone. Ends the process where the reader has seen enough.
  mutating func write(_ bytes: [UInt8]) -> Bool {
    given = Pager.kept(given, bytes)
    switch Console.write(bytes, to: reader) {
    case .written: return true
    case .readerGone:
      if finish() { Console.exit(Outcome.done.rawValue) }
      return false
    case .failed(let errno): Report.stop(writing: errno)
    }
  }

  /// Waits until the reader has read. False where a shell could not start the program: then what
  /// was given is written as it is.
  @discardableResult
  func finish() -> Bool {
    guard Pager.notStarted.contains(Console.finish(reader)), let given else { return true }
    Pager.complain(name, Console.describe(errno: Console.noSuchFile))
    _ = Console.write(given, to: .results)
    return false
  }

  /// What is to be kept of what was given once `more` is; nil where nothing is any more.
  static func kept(_ given: [UInt8]?, _ more: [UInt8]) -> [UInt8]? {
    guard let given, given.count <= mostKept else { return nil }
    return given + more
  }

  private static func complain(_ name: String, _ reason: Wording) {
    Report(language: Language.current(Console.environment)).note(
      Wording(
        "cannot start the pager '\(name)': \(reason.english); see $LLRB_PAGER and $PAGER",
        "无法启动分页程序“\(name)”：\(reason.chinese)；请检查 $LLRB_PAGER 和 $PAGER"))
  }
}
