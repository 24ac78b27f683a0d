import ChineseText
import Support
import Testing

@testable import NewspaperArchive

/// Archives of four pages in which one byte is not as it was written.
enum DamagedPages {
  /// Pages, each with text that fills more than one chunk of the index: common characters in no
  /// order.
  static let texts: [String: String] = {
    var generator = SeededGenerator(seed: 0xDA4A)
    var pages: [String: String] = [:]
    for number in 1...4 {
      let body = (0..<900).map { _ in
        String(scalarValues: [UInt32.random(in: 0x4E00...0x4F00, using: &generator)])
      }.joined()
      pages["\(number).txt"] = Sample.page("春耕备耕第\(number)组", body)
    }
    return pages
  }()

  /// Calls `body` with an archive for every so many bytes of the index, and the name of its damage.
  static func forEach(_ body: (Sample, Archive, String) throws -> Void) throws {
    let sample = Sample(texts)
    try sample.ingest()
    let sound = sample.disk.disk
    let file = try #require(sound.files.keys.first { $0.hasSuffix(".seg") })
    for place in stride(from: 0, to: sound.files[file]?.count ?? 0, by: 397) {
      var disk = sound
      disk.files[file]?[place] ^= 0x10
      let sample = Sample(disk)
      try body(sample, try sample.archive(), "byte \(place)")
    }
  }
}
