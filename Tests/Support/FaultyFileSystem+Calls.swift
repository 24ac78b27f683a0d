// The promises of `FileSystem`, kept in memory unless a test asked otherwise. Error numbers are
// those of Linux: 2 no such file, 20 not a folder, 21 is a folder.

package import Storage
import Synchronization

extension FaultyFileSystem {
  /// Runs `body` on the state. Mutex cannot pass a typed error on, so it travels as a value.
  private func use<Value: Sendable>(
    _ body: (inout State) throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    let result: Result<Value, StorageError> = state.withLock { state in
      do throws(StorageError) {
        return .success(try body(&state))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func refuse(
    _ state: State, _ operation: FileOperation, _ path: String
  ) throws(StorageError) {
    for rule in state.rules where rule.operation == operation && path.hasSuffix(rule.suffix) {
      throw .system(operation: operation, path: path, number: rule.number)
    }
  }

  /// Counts a change and refuses it where a test asked so; true where half of it is to be done.
  private static func admit(
    _ state: inout State, _ operation: FileOperation, _ path: String
  ) throws(StorageError) {
    try refuse(state, operation, path)
    let index = state.changeCount
    state.changeCount += 1
    if let failure = state.failures[index] {
      throw .system(operation: operation, path: path, number: failure.number)
    }
  }

  private static func file(
    _ state: State, _ operation: FileOperation, _ path: String
  ) throws(StorageError) -> Int {
    if let file = state.names[path] { return file }
    if state.directories.contains(path) { throw .notRegularFile(path: path) }
    throw .system(operation: operation, path: path, number: 2)
  }

  private static func size(_ file: Int, _ state: State) -> Int {
    state.claims[file] ?? state.contents[file].count
  }

  /// What stands at `path`.
  package func status(of path: String) throws(StorageError) -> FileStatus {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.refuse(state, .status, path)
      if state.directories.contains(path) {
        return FileStatus(kind: .directory, size: 0, modified: 0, changed: 0)
      }
      let file = try FaultyFileSystem.file(state, .status, path)
      return FileStatus(
        kind: .file, size: FaultyFileSystem.size(file, state), modified: state.modified[file],
        changed: state.changed[file])
    }
  }

  /// The names in a folder.
  package func names(in directory: String) throws(StorageError) -> FolderNames {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.refuse(state, .list, directory)
      guard state.directories.contains(directory) else {
        let number: Int32 = state.names[directory] == nil ? 2 : 20
        throw .system(operation: .list, path: directory, number: number)
      }
      let paths = state.directories.union(state.names.keys)
      var names = FolderNames()
      names.names = paths.filter { $0 != "/" && FilePath.folder(of: $0) == directory }
        .map { FilePath.name(of: $0) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return names
    }
  }

  /// All bytes of a file.
  package func read(_ path: String, limit: Int) throws(StorageError) -> [UInt8] {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.refuse(state, .read, path)
      let file = try FaultyFileSystem.file(state, .read, path)
      guard FaultyFileSystem.size(file, state) <= limit else {
        throw .tooLarge(path: path, limit: limit)
      }
      return state.contents[file]
    }
  }

  /// Looks whether the file may be read.
  package func readThrough(_ path: String) throws(StorageError) {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.refuse(state, .read, path)
      _ = try FaultyFileSystem.file(state, .read, path)
    }
  }

  /// All bytes of a file, as a mapping would lend them.
  package func map(_ path: String) throws(StorageError) -> MappedFile {
    MappedFile(
      copying: try use { (state) throws(StorageError) in
        try FaultyFileSystem.refuse(state, .map, path)
        return state.contents[try FaultyFileSystem.file(state, .map, path)]
      })
  }

  /// Makes a folder.
  package func createDirectory(_ path: String) throws(StorageError) {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.admit(&state, .createDirectory, path)
      guard state.directories.contains(FilePath.folder(of: path)) else {
        throw .system(operation: .createDirectory, path: path, number: 2)
      }
      if state.directories.insert(path).inserted { state.log.append(.createDirectory(path)) }
    }
  }

  /// Makes or empties a file.
  package func create(_ path: String) throws(StorageError) -> FileHandle {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.admit(&state, .create, path)
      guard state.directories.contains(FilePath.folder(of: path)) else {
        throw .system(operation: .create, path: path, number: 2)
      }
      let file = state.contents.count
      state.contents.append([])
      state.clock += 1
      state.modified.append(state.clock)
      state.changed.append(state.clock)
      state.names[path] = file
      state.log.append(.create(path, file: file))
      defer { state.nextHandle += 1 }
      state.open[state.nextHandle] = file
      return FileHandle(number: state.nextHandle)
    }
  }

  /// Adds bytes to an open file.
  package func append(_ bytes: Span<UInt8>, to file: FileHandle) throws(StorageError) {
    let copy = bytes.copied(0..<bytes.count)
    try use { (state) throws(StorageError) in
      guard let number = state.open[file.number] else {
        throw .system(operation: .append, path: "closed file", number: 9)
      }
      let path = state.names.first { $0.value == number }?.key ?? "removed file"
      let isPartial = state.failures[state.changeCount]?.isPartial ?? false
      do throws(StorageError) {
        try FaultyFileSystem.admit(&state, .append, path)
      } catch {
        if isPartial {
          let half = Array(copy.prefix(copy.count / 2))
          state.contents[number] += half
          state.log.append(.append(file: number, half))
        }
        throw error
      }
      state.contents[number] += copy
      state.log.append(.append(file: number, copy))
    }
  }

  /// Makes the bytes of an open file durable.
  package func sync(_ file: FileHandle) throws(StorageError) {
    try use { (state) throws(StorageError) in
      guard let number = state.open[file.number] else {
        throw .system(operation: .sync, path: "closed file", number: 9)
      }
      let path = state.names.first { $0.value == number }?.key ?? "removed file"
      try FaultyFileSystem.admit(&state, .sync, path)
      state.log.append(.sync(file: number))
    }
  }

  /// Ends the use of an open file.
  package func close(_ file: FileHandle) throws(StorageError) {
    state.withLock { _ = $0.open.removeValue(forKey: file.number) }
  }

  /// Gives a file another name.
  package func rename(_ path: String, to newPath: String) throws(StorageError) {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.admit(&state, .rename, path)
      let file = try FaultyFileSystem.file(state, .rename, path)
      state.names[path] = nil
      state.names[newPath] = file
      state.log.append(.rename(path, to: newPath, file: file))
    }
  }

  /// Removes a file.
  package func remove(_ path: String) throws(StorageError) {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.admit(&state, .remove, path)
      _ = try FaultyFileSystem.file(state, .remove, path)
      state.names[path] = nil
      state.log.append(.remove(path))
    }
  }

  /// Makes the names in a folder durable.
  package func syncDirectory(_ path: String) throws(StorageError) {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.admit(&state, .syncDirectory, path)
      guard state.directories.contains(path) else {
        throw .system(operation: .syncDirectory, path: path, number: 2)
      }
      state.log.append(.syncDirectory(path))
    }
  }

  /// Takes a lock.
  package func lock(_ path: String) throws(StorageError) -> FileHandle {
    try use { (state) throws(StorageError) in
      try FaultyFileSystem.refuse(state, .lock, path)
      if state.locks.values.contains(path) { throw .locked(path: path, holder: 4711) }
      defer { state.nextHandle += 1 }
      state.locks[state.nextHandle] = path
      return FileHandle(number: state.nextHandle)
    }
  }

  /// Gives a lock back.
  package func unlock(_ lock: FileHandle) {
    state.withLock { _ = $0.locks.removeValue(forKey: lock.number) }
  }

  /// Always the root.
  package func currentDirectory() throws(StorageError) -> String { "/" }
}
