package import Storage

extension FileSystem {
  /// All bytes of a file of the tests' own making, none of which is large.
  package func read(_ path: String) throws(StorageError) -> [UInt8] {
    try read(path, limit: 1 << 30)
  }
}
