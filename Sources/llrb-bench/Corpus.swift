import Glibc
import Storage
import Support

/// The page files that are measured.
struct Corpus {
  /// One page file.
  struct File {
    let path: String
    let byteCount: Int
  }

  let folder: String
  let files: [File]
  /// Bytes of all files together.
  let byteCount: Int

  /// Finds every file below a folder, in byte order of the names.
  init(folder: String) throws(StorageError) {
    self.folder = folder
    var files: [File] = []
    let disk = DiskFileSystem()
    var pending = [folder]
    while let directory = pending.popLast() {
      for name in try disk.list(directory) where !name.hasPrefix(".") {
        let path = directory + "/" + name
        let status = try disk.status(of: path)
        switch status.kind {
        case .directory: pending.append(path)
        case .file: files.append(File(path: path, byteCount: status.size))
        case .other: break
        }
      }
    }
    self.files = files.sorted { $0.path < $1.path }
    byteCount = files.reduce(0) { $0 + $1.byteCount }
  }

  /// Reads a spread of the files, about `byteLimit` bytes of them, so that a large corpus is
  /// sampled evenly over its years.
  func sample(byteLimit: Int) throws(StorageError) -> [[UInt8]] {
    let step = max(1, byteCount / max(byteLimit, 1))
    let disk = DiskFileSystem()
    var pages: [[UInt8]] = []
    for index in stride(from: 0, to: files.count, by: step) {
      pages.append(try disk.read(files[index].path))
    }
    return pages
  }

  /// Asks the kernel to drop the bytes of every file below a folder from its page cache.
  static func evict(_ folder: String) throws(StorageError) {
    Glibc.sync()
    for file in try Corpus(folder: folder).files {
      let descriptor = unsafe open(file.path, O_RDONLY)
      guard descriptor >= 0 else { continue }
      posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
      close(descriptor)
    }
  }
}
