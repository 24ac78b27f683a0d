import Glibc

/// One run of another program, measured by the kernel.
///
/// `wait4` reports the CPU time and the peak resident set of exactly that child, which no timing
/// inside the measured program could do without disturbing it.
struct ChildProcess {
  /// From start to exit, in seconds.
  let wallSeconds: Double
  /// User and system time, in seconds.
  let cpuSeconds: Double
  /// Largest resident set, in bytes, mapped files included; at least what this program held when it
  /// started the child.
  let peakResidentBytes: Int
  /// The exit status; 128 plus the signal for a child that a signal ended.
  let status: Int32

  /// Runs a program with its output discarded.
  ///
  /// - Parameter arguments: the program's path, then its arguments.
  /// - Returns: the measurements, or nil where the program cannot be started.
  static func run(_ arguments: [String]) -> ChildProcess? {
    guard let program = arguments.first else { return nil }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }

    let start = Clock.now
    var identifier: pid_t = 0
    guard unsafe posix_spawn(&identifier, program, &actions, nil, words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(identifier, &status, 0, &usage) < 0 && errno == EINTR {}
    let wall = Clock.now - start
    let signal = status & 0x7F
    return ChildProcess(
      wallSeconds: wall,
      cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakResidentBytes: usage.ru_maxrss * 1024,
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// Clocks, in seconds since an arbitrary start; only differences mean anything.
enum Clock {
  /// The time of day, as it passes.
  static var now: Double { read(CLOCK_MONOTONIC) }
  /// What this thread has used of a core: other work on the machine does not count.
  static var thread: Double { read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
