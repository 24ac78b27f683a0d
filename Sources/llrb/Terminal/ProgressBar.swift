import ChineseText
import NewspaperArchive

/// How far an ingest is, on one line of the terminal that is drawn over again: share, files, rate,
/// time left. Draws nothing where standard error is no terminal.
final class ProgressBar {
  private let report: Report
  private let isVisible: Bool
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?

  /// Makes a bar for one ingest.
  init(_ session: Session) {
    report = session.report
    isVisible =
      Console.isTerminal(.messages) && Console.environment("TERM") != "dumb"
  }

  /// Draws the state, at most ten times a second: drawing costs time that the work needs.
  func show(_ progress: IngestProgress) {
    guard isVisible else { return }
    let now = ContinuousClock.now
    if let lastDrawn, now - lastDrawn < .milliseconds(100) { return }
    lastDrawn = now
    let width = (Console.terminalWidth(of: .messages) ?? 80) - 1
    let line = ProgressBar.line(
      progress, elapsed: now - start, width: width, language: report.language)
    report.draw(Array("\r\(line)\u{1B}[K".utf8))
  }

  /// Takes the bar off the screen.
  func clear() {
    guard lastDrawn != nil else { return }
    report.draw(Array("\r\u{1B}[K".utf8))
  }

  /// The line as it is drawn, at most `width` cells wide.
  static func line(
    _ progress: IngestProgress, elapsed: Duration, width: Int, language: Language
  ) -> String {
    let seconds = elapsed / .seconds(1)
    let share =
      progress.byteCount > 0 ? Double(progress.bytesDone) / Double(progress.byteCount) : 0
    let files = "\(grouped(progress.sourcesDone))/\(grouped(progress.sourceCount))"
    var text = " \(Int(share * 100))%  "
    text += Wording("\(files) files", "\(files) 个文件").in(language)
    if seconds > 0.5 {
      let rate = Double(progress.bytesDone) / seconds
      text += "  \(oneDecimal(rate / 1e6)) MB/s"
      if rate > 0 {
        // A rate next to nothing gives a time that is more than a number holds.
        let left = Int(
          min((Double(progress.byteCount - progress.bytesDone) / rate).rounded(.up), 359_999))
        text += "  " + Wording("\(clock(left)) left", "剩余 \(clock(left))").in(language)
      }
    }
    let room = min(30, width - DisplayWidth.of(text) - 2)
    guard room >= 5 else { return DisplayWidth.truncated(text, to: width) }
    let filled = Int((Double(room) * share).rounded(.down))
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: room - filled) + "]" + text
  }

  private static func clock(_ seconds: Int) -> String {
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let padded = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return parts[0] > 0 ? padded.joined(separator: ":") : "\(parts[1]):\(padded[2])"
  }
}
