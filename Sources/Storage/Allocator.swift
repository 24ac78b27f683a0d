// What the C library does with freed memory.

/// Settings of the C library's allocator, for the whole process.
package enum Allocator {
  /// From now on, freed blocks of a megabyte and more go back to the kernel at once.
  ///
  /// glibc begins so, but raises the limit to the size of each such block that is freed, up to 32 MB
  /// (mallopt(3), M_MMAP_THRESHOLD); the rest stays in its pools, in pieces that fit nothing later. A
  /// long ingest, whose buffers are of every size, held half as much again as it used.
  package static func returnLargeBlocks() {
    _ = mallopt(mapThreshold, 1 << 20)
  }

  /// M_MMAP_THRESHOLD of malloc.h, which the toolchain's module of the C library leaves out.
  private static let mapThreshold: Int32 = -3
}

@_extern(c, "mallopt")
private func mallopt(_ parameter: Int32, _ value: Int32) -> Int32
