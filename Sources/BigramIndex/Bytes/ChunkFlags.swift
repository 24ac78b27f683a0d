// Which chunks of a segment are known to be sound. FORMAT.md, "Checksums of chunks".

import Synchronization

/// One bit for each chunk of a file, set once and by any thread.
@safe final class ChunkFlags: Sendable {
  /// Never changes, and holds `wordCount` initialized words until the end.
  private nonisolated(unsafe) let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let wordCount: Int

  /// Flags for the chunks 0 to `count - 1`, none of them set.
  init(count: Int) {
    wordCount = (count + 63) / 64
    unsafe words = .allocate(capacity: wordCount)
    for index in 0..<wordCount { unsafe (words + index).initialize(to: Atomic(0)) }
  }

  // Atomic integers are trivial: nothing is to be undone before their memory goes.
  deinit { unsafe words.deallocate() }

  /// Whether the chunk's bit is set. Traps outside the file's chunks.
  func contains(_ chunk: Int) -> Bool { word(chunk >> 6) >> UInt64(chunk & 63) & 1 == 1 }

  /// The bits of sixty-four chunks from `64 * index` on.
  func word(_ index: Int) -> UInt64 {
    precondition(index >= 0 && index < wordCount, "a chunk of the file")
    return unsafe words[index].load(ordering: .relaxed)
  }

  /// Sets the chunk's bit.
  func insert(_ chunk: Int) {
    precondition(chunk >= 0 && chunk >> 6 < wordCount, "a chunk of the file")
    unsafe words[chunk >> 6].bitwiseOr(1 << UInt64(chunk & 63), ordering: .relaxed)
  }
}
