import Support
import Testing

@testable import IssueParser

@Suite struct ScalarSetTests {
  @Test("sets and indexes of scalars answer as a hashed set and a sorted array do")
  func likeHashedSet() {
    for seed in 0..<UInt64(50) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...40, using: &random)
      let greatest: UInt32 = [0x7F, 0x9FFF, 0x10FFFF][Int(seed % 3)]
      let members = (0..<count).map { _ in UInt32.random(in: 0...greatest, using: &random) }
      let (set, hashed) = (ScalarSet(members), Set(members))
      let index = ScalarIndex(members)
      let sorted = hashed.sorted()
      #expect(set.members == sorted, "seed \(seed)")
      #expect(index.set.members == sorted, "seed \(seed)")
      for scalar in members + members.map({ $0 &+ 1 }) + [0, 63, 64, 0x4E00, .max] {
        #expect(set.contains(scalar) == hashed.contains(scalar), "seed \(seed)")
        #expect(index.place(of: scalar) == sorted.firstIndex(of: scalar), "seed \(seed)")
      }
    }
  }

  @Test("a set made of a text holds its scalars and no other")
  func ofText() {
    let set: ScalarSet = "年月日"
    #expect(set.contains(0x5E74) && !set.contains(0x5E73) && !set.contains(0))
    #expect(set.union([0x31]).members == [0x31, 0x5E74, 0x65E5, 0x6708])
  }
}
