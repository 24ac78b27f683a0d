import Storage
import Support

/// The nightly job: one new page goes into an archive that holds the whole corpus.
///
/// Beside it stands what the disk alone asks: writing and syncing a file of the page's size, with
/// its folder, as often as a commit must (segment, folder, manifest, folder).
struct UpdateBench {
  let corpus: Corpus
  let archive: String
  let work: String
  let program: String

  /// How many pages are added, one after the other.
  private static let rounds = 15

  func run(into table: inout Table) throws {
    guard let largest = corpus.files.max(by: { $0.byteCount < $1.byteCount }) else { return }
    let page = try DiskFileSystem().read(largest.path)
    let folder = work + "/added"
    try DiskFileSystem().createDirectory(folder)
    var adding: [Double] = []
    var syncing: [Double] = []
    for round in 1...Self.rounds {
      let name = "\(round).txt"
      // A line of its own makes each page a new one.
      try write(page + Array("\n\(round)\n".utf8), as: name, in: folder)
      let arguments = [program, "--archive", archive, "ingest", folder + "/" + name]
      guard let child = ChildProcess.run(arguments), child.status == 0 else {
        throw BenchError.child(command: arguments.joined(separator: " "), status: 2)
      }
      adding.append(child.wallSeconds)
      let start = Clock.now
      try write(page, as: "bare", in: folder)
      try write(page, as: "bare", in: folder)
      syncing.append(Clock.now - start)
    }
    let bare = Distribution(syncing).median
    table.add(
      "add one page", fixed(Distribution(adding).median * 1e3, 1) + " ms",
      "\(page.count) bytes, start to exit; a bare write and sync of it, twice: "
        + fixed(bare * 1e3, 1) + " ms")
  }

  private func write(_ bytes: [UInt8], as name: String, in folder: String) throws {
    var file = try AtomicFile.create(name, in: folder, DiskFileSystem())
    try file.append(bytes)
    try file.finish()
  }
}
