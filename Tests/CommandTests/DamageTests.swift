import Foundation
import Testing

/// Damaged archives, seen through the command line: one clear line and exit code 2 behind what is
/// sound of the answer, or the very answer of the undamaged archive; never a crash.
@Suite struct DamageTests {
  /// The files of the archive in `folder`, but for the lock.
  private func files(in folder: URL) throws -> [URL] {
    let archive = folder.appendingPathComponent(".llrb")
    let walk = FileManager.default.enumerator(at: archive, includingPropertiesForKeys: nil)
    return (walk?.compactMap { $0 as? URL } ?? []).filter { file in
      !file.hasDirectoryPath && file.lastPathComponent != "lock"
    }.sorted { $0.path < $1.path }
  }

  /// Runs the commands that read, and checks each answer against that of the undamaged archive.
  private func check(_ sound: [String: String], in folder: URL, after damage: String) throws {
    for (command, answer) in sound {
      let run = try Binary.run(command, in: folder)
      if run.code == 2 {
        let lines = run.messageText.split(separator: "\n").filter { $0.hasPrefix("llrb: ") }
        #expect(lines.count == 1, "\(damage): \(command): \(run.messageText)")
        let whole = Set(answer.split(separator: "\n"))
        #expect(whole.isSuperset(of: run.text.split(separator: "\n")), "\(damage): \(command)")
      } else {
        #expect(run.code == 0, "\(damage): \(command): \(run.code)")
        #expect(run.text == answer, "\(damage): \(command)")
      }
    }
  }

  @Test("a flipped byte or a lost end in any file is told in one line, and verify finds it")
  func damagedFiles() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      #expect(try Binary.run("llrb ingest pages", in: folder).code == 0)
      var sound: [String: String] = [:]
      for command in ["llrb search 核桃", "llrb show --issue 1234"] {
        let run = try Binary.run(command, in: folder)
        #expect(run.code == 0)
        sound[command] = run.text
      }
      let files = try files(in: folder)
      #expect(files.count >= 2)
      for file in files {
        let whole = try Data(contentsOf: file)
        for part in [0, 1, 2, 3] {
          var flipped = whole
          let place = min(whole.count - 1, whole.count * part / 3)
          flipped[place] ^= 0x10
          try flipped.write(to: file)
          let damage = "\(file.lastPathComponent) byte \(place) flipped"
          try check(sound, in: folder, after: damage)
          let verify = try Binary.run("llrb verify", in: folder)
          #expect(verify.code == 2, "\(damage): verify \(verify.text)\(verify.messageText)")

          try whole.prefix(place).write(to: file)
          let loss = "\(file.lastPathComponent) cut at \(place)"
          try check(sound, in: folder, after: loss)
          #expect(try Binary.run("llrb verify", in: folder).code == 2, "\(loss)")
        }
        try FileManager.default.removeItem(at: file)
        try check(sound, in: folder, after: "\(file.lastPathComponent) removed")
        try whole.write(to: file)
      }
      try check(sound, in: folder, after: "mending")
      #expect(try Binary.run("llrb verify", in: folder).code == 0)
    }
  }

  @Test(
    "a folder that may not be read is told, and the rest is stored", .enabled(if: getuid() != 0))
  func lockedFolder() throws {
    try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      let run = try Binary.run("chmod 0 pages/2021-05-04; llrb ingest pages", in: folder)
      #expect(run.code == 2)
      #expect(run.messageText == "llrb: pages/2021-05-04: no permission to read it\n")
      #expect(try Binary.run("llrb search 海外", in: folder).code == 0)
    }
  }
}
