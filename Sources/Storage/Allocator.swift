// What the C library does with freed memory.

/// Settings of the C library's allocator, for the whole process.
package enum Allocator {
  /// From now on, freed blocks of a megabyte and more go back to the kernel at once, and so does
  /// the free end of a pool from four megabytes on: by default glibc trims the heap beyond 128 KB,
  /// and the next page faults it in again.
  ///
  /// glibc begins so, but raises the limit to the size of each such block that is freed, up to 32
  /// MB (mallopt(3), M_MMAP_THRESHOLD); the rest stays in its pools, in pieces that fit nothing
  /// later. A long ingest, whose buffers are of every size, held half as much again as it used.
  package static func returnLargeBlocks() {
    _ = mallopt(mapThreshold, 1 << 20)
    _ = mallopt(trimThreshold, 4 << 20)
  }

  /// From now on, freed blocks stay with the process.
  ///
  /// A search takes arrays with a place for each document, and frees them. Given back to the
  /// kernel, they would come anew as pages of zeros, each with a fault, at the next search.
  package static func keepFreedBlocks() {
    _ = mallopt(mapThreshold, 32 << 20)
    _ = mallopt(trimThreshold, 64 << 20)
  }

  /// M_MMAP_THRESHOLD and M_TRIM_THRESHOLD of malloc.h, which the toolchain's module of the C
  /// library leaves out.
  private static let mapThreshold: Int32 = -3
  private static let trimThreshold: Int32 = -1
}

@_extern(c, "mallopt")
private func mallopt(_ parameter: Int32, _ value: Int32) -> Int32
