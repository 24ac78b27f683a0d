import Foundation
import Testing

/// The same page reads the same in every process, whatever its hashing is seeded with.
@Suite struct DeterminismTests {
  @Test("parsing a page again in another process gives the same bytes")
  func parsing() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      // Pages torn in other places than the originals, so that near ties come up.
      let tear =
        "for f in seeds/*; do sort -R --random-source=\"$f\" \"$f\" > \"torn-${f##*/}\"; done"
      #expect(try Binary.run(tear, in: folder).code == 0)
      let first = try Binary.run("llrb parse --json seeds/* torn-*", in: folder)
      #expect(first.code == 0)
      for _ in 0..<4 {
        let again = try Binary.run("llrb parse --json seeds/* torn-*", in: folder)
        #expect(again == first)
      }
    }
  }
}
