// The environment is a variable of the C library, which this process never changes: other threads
// may be at work when it starts a program.
@unsafe @preconcurrency import Glibc

// Programs that read what this one writes: the pager, and nothing else.

extension Console {
  /// A program that was started, and the descriptor from which it is fed.
  struct Reader {
    fileprivate let process: pid_t
    fileprivate let descriptor: Int32
  }

  /// Why a program cannot be started.
  enum StartFailure: Error {
    /// `errno` of the failed call.
    case failed(Int32)
  }

  /// Starts `words[0]`, found as a shell would find it, with the rest as its arguments. It reads
  /// from the descriptor, writes where this process writes, and gets `Ctrl-C` as if it stood alone:
  /// this process leaves that key to it from now on.
  ///
  /// `variables` are set for it where the environment does not have them.
  static func startReader(
    _ words: [String], variables: [(name: String, value: String)]
  ) throws(StartFailure) -> Reader {
    precondition(!words.isEmpty, "a program has a name")
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .failed(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
      close(ends[0])
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    // What this process ignores, the program would ignore too.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in writeSignals + [SIGINT] { unsafe sigaddset(&signals, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    var environment = unsafe environment(with: variables)
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    // Before the program runs: the key may be pressed at once.
    let former = signal(SIGINT, SIG_IGN)
    var process: pid_t = 0
    let failure = unsafe posix_spawnp(
      &process, words[0], &actions, &attributes, &arguments, &environment)
    guard failure == 0 else {
      _ = signal(SIGINT, former)
      close(ends[1])
      throw .failed(failure)
    }
    return Reader(process: process, descriptor: ends[1])
  }

  /// The variables of this process, and those of `variables` that it has not, as a program takes
  /// them: each to be freed.
  private static func environment(
    with variables: [(name: String, value: String)]
  ) -> [UnsafeMutablePointer<CChar>?] {
    var entries: [UnsafeMutablePointer<CChar>?] = unsafe []
    var place = 0
    while let entry = unsafe environ[place] {
      unsafe entries.append(strdup(entry))
      place += 1
    }
    for variable in variables where unsafe getenv(variable.name) == nil {
      unsafe entries.append(strdup(variable.name + "=" + variable.value))
    }
    return unsafe entries + [nil]
  }

  /// Writes all of `bytes` to a program.
  static func write(_ bytes: [UInt8], to reader: Reader) -> WriteOutcome {
    write(bytes, toDescriptor: reader.descriptor)
  }

  /// Tells a program that nothing more comes, waits until it has ended, and gives its exit code;
  /// that of one that was killed is nil.
  static func finish(_ reader: Reader) -> Int32? {
    close(reader.descriptor)
    var status: Int32 = 0
    while unsafe waitpid(reader.process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
