// The owner of a file's bytes in memory. It lends them as a span that cannot outlive it, so nobody
// above needs a pointer. Segments are immutable, so a mapped file never shrinks under a reader. But
// where the disk fails under a page that is touched for the first time, the kernel has no error to
// give: it ends the process by a signal (SIGBUS). A search on such a disk ends so. Who is to tell
// of it reads the file through first (`FileSystem.readThrough`).

/// The bytes of one file, mapped (or, from a file system in memory, copied) until this value goes.
@safe package struct MappedFile: ~Copyable {
  private let base: UnsafeRawPointer?
  private let isMapping: Bool
  /// The file's size in bytes.
  package let count: Int

  /// Takes over a mapping that the kernel made; `base` is nil for an empty file.
  init(takingMapping base: UnsafeRawPointer?, count: Int) {
    unsafe self.base = base
    self.count = count
    isMapping = true
  }

  /// Copies `bytes` to memory of its own: for file systems that are not the disk.
  package init(copying bytes: [UInt8]) {
    count = bytes.count
    isMapping = false
    guard !bytes.isEmpty else {
      unsafe base = nil
      return
    }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    unsafe copy.copyBytes(from: bytes)
    unsafe base = UnsafeRawPointer(copy.baseAddress)
  }

  deinit {
    guard let base = unsafe base else { return }
    if isMapping {
      unsafe Kernel.unmap(base, count: count)
    } else {
      unsafe base.deallocate()
    }
  }

  /// All bytes of the file, for as long as this value is borrowed.
  package var bytes: Span<UInt8> {
    @_lifetime(borrow self)
    get {
      let buffer = unsafe UnsafeRawBufferPointer(start: base, count: count)
      let span = unsafe Span<UInt8>(_unsafeBytes: buffer)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  /// Lets go of the memory behind the bytes read so far: they come back from the file when read
  /// again.
  package func release() {
    guard let base = unsafe base, isMapping else { return }
    unsafe Kernel.release(base, count: count)
  }
}

// The mapping is read-only and owned by one value: it may go to another thread.
extension MappedFile: @unchecked Sendable {}
