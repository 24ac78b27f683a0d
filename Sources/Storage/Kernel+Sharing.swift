// The kernel's calls that concern more than one reader: mappings and advisory locks.

import Glibc

extension Kernel {
  static func map(_ descriptor: Int32, count: Int, _ path: String) throws(StorageError)
    -> MappedFile
  {
    guard count > 0 else { return unsafe MappedFile(takingMapping: nil, count: 0) }
    let base = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let base = unsafe base, unsafe base != MAP_FAILED else {
      throw .system(operation: .map, path: path, number: errno)
    }
    return unsafe MappedFile(takingMapping: UnsafeRawPointer(base), count: count)
  }

  static func unmap(_ base: UnsafeRawPointer, count: Int) {
    unsafe _ = munmap(UnsafeMutableRawPointer(mutating: base), count)
  }

  static func release(_ base: UnsafeRawPointer, count: Int) {
    // The mapping is shared and only read: nothing of it is lost.
    unsafe _ = madvise(UnsafeMutableRawPointer(mutating: base), count, MADV_DONTNEED)
  }

  /// Opens (and makes) the lock file and locks it; the holder's number stands in it as text.
  static func lock(_ path: String) throws(StorageError) -> Int32 {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(operation: .lock, path: path, number: errno) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let number = errno
      if number == EINTR { continue }
      let holder = number == EWOULDBLOCK ? holder(descriptor) : nil
      closeQuietly(descriptor)
      if number == EWOULDBLOCK { throw .locked(path: path, holder: holder) }
      throw .system(operation: .lock, path: path, number: number)
    }
    // The number serves other processes' messages only, so a failure to write it changes nothing.
    let text = Array("\(getpid())\n".utf8)
    if ftruncate(descriptor, 0) == 0 {
      unsafe _ = text.withUnsafeBufferPointer { buffer in
        unsafe pwrite(descriptor, buffer.baseAddress, buffer.count, 0)
      }
    }
    return descriptor
  }

  /// Gives the lock back, and closes its file: a process that was just forked may still have that
  /// open, which would keep the lock until it runs another program.
  static func unlock(_ descriptor: Int32) {
    while flock(descriptor, LOCK_UN) != 0, errno == EINTR {}
    closeQuietly(descriptor)
  }

  private static func holder(_ descriptor: Int32) -> Int32? {
    let text = unsafe [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
      count = max(unsafe pread(descriptor, buffer.baseAddress, buffer.count, 0), 0)
    }
    let digits = text.prefix { $0 >= 0x30 && $0 <= 0x39 }
    return Int32(String(decoding: digits, as: UTF8.self))
  }
}
