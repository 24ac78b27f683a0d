import Glibc
import Synchronization

// Ctrl-C and its like, for work that has something to keep.

extension Console {
  /// How the user asks a program to end: by key, by a closed terminal, by a supervisor.
  private static let interruptions = [SIGINT, SIGHUP, SIGTERM]

  /// From now on the first of these signals is remembered, and only the second ends the process.
  static func holdInterruptions() {
    // The memory is made before a handler may ask for it.
    _ = received.load(ordering: .relaxed)
    for number in interruptions {
      let former = signal(number) { number in
        let (isFirst, _) = received.compareExchange(
          expected: 0, desired: number, ordering: .relaxed)
        if !isFirst { _exit(128 + number) }
      }
      // Who runs a program with `nohup` does not want it to end.
      if unsafe unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(number, SIG_IGN)
      }
    }
  }

  /// Whether the process was asked to end.
  static var isInterrupted: Bool { received.load(ordering: .relaxed) != 0 }

  /// Ends the process as the signal would have ended it, so that a shell's loop ends with it.
  static func endInterrupted() -> Never {
    let number = received.load(ordering: .relaxed)
    _ = signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}

/// The signal that came; 0 before.
private let received = Atomic<Int32>(0)
