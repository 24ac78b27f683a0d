import Glibc
import Storage

// The one type of the command line that calls the C library: here for descriptors, terminals and
// the environment, in the files beside this one for error numbers, signals and other programs.
// Everything else is written against these few functions.

/// One of the two streams that a command writes to.
enum OutputStream: Int32 {
  case results = 1
  case messages = 2
}

/// The process as the kernel sees it.
enum Console {
  /// What happened to bytes that were to be written.
  enum WriteOutcome: Equatable {
    case written
    /// The reader has gone (`| head -1`): nobody wants more, which is no error.
    case readerGone
    /// `errno` of the failed write.
    case failed(Int32)
  }

  /// Writes all of `bytes`, however many calls that takes.
  static func write(_ bytes: [UInt8], to stream: OutputStream) -> WriteOutcome {
    write(bytes, toDescriptor: stream.rawValue)
  }

  /// The same for any descriptor.
  static func write(_ bytes: [UInt8], toDescriptor descriptor: Int32) -> WriteOutcome {
    guard let number = Kernel.write(bytes.span, to: descriptor) else { return .written }
    return number == EPIPE ? .readerGone : .failed(number)
  }

  /// The signals by which the kernel ends a process that writes where it must not: to a closed
  /// pipe, and past the size that a file may have (`ulimit -f`).
  static let writeSignals = [SIGPIPE, SIGXFSZ]

  /// Makes such a write return an error, so that it can be told and nothing is left half done.
  static func ignoreWriteSignals() {
    for number in writeSignals { _ = signal(number, SIG_IGN) }
  }

  /// Ends the process at once. Nothing waits to be cleaned up: an archive is whole at any moment.
  static func exit(_ code: Int32) -> Never {
    _exit(code)
  }

  /// The stream that a path leads to, as `/dev/stdout` does.
  static func stream(at path: String) -> OutputStream? {
    var file = stat()
    guard unsafe stat(path, &file) == 0 else { return nil }
    for stream in [OutputStream.results, .messages] {
      var own = stat()
      guard unsafe fstat(stream.rawValue, &own) == 0 else { continue }
      if own.st_dev == file.st_dev, own.st_ino == file.st_ino { return stream }
    }
    return nil
  }

  /// Whether a stream goes to a terminal.
  static func isTerminal(_ stream: OutputStream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// How many cells wide the terminal behind a stream is; nil where there is none or it does not
  /// say.
  static func terminalWidth(of stream: OutputStream) -> Int? {
    windowSize(of: stream).flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil }
  }

  /// How many lines high the terminal behind a stream is; nil where there is none or it does not
  /// say.
  static func terminalHeight(of stream: OutputStream) -> Int? {
    windowSize(of: stream).flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil }
  }

  private static func windowSize(of stream: OutputStream) -> winsize? {
    var size = winsize()
    return unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// The value of an environment variable; nil where it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// How many processor cores the machine has running; at least 1. That the process may be kept to
  /// some of them (`taskset`) is not asked: the toolchain's module of the C library leaves
  /// `sched_getaffinity` out.
  static var coreCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
