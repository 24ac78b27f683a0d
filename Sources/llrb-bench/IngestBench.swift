import Storage

/// The main job as its user runs it: a whole `llrb ingest`, then the same once more.
struct IngestBench {
  let corpus: Corpus
  let archive: String
  let program: String

  func run(into table: inout Table) throws {
    try clear()
    let megabytes = Double(corpus.byteCount) / 1e6
    let first = try ingest()
    table.add(
      "ingest", fixed(megabytes / first.wallSeconds, 1) + " MB/s",
      fixed(first.wallSeconds, 2) + " s wall, " + fixed(first.cpuSeconds, 2) + " s CPU")
    table.add("peak memory of ingest", fixed(Double(first.peakResidentBytes) / 1e6, 0) + " MB")
    let stored = try Corpus(folder: archive).byteCount
    table.add(
      "on disk", fixed(Double(stored) / Double(corpus.byteCount), 2), "bytes per byte of input")
    let second = try ingest()
    table.add(
      "ingest again, unchanged", fixed(second.wallSeconds * 1e3, 0) + " ms",
      "nothing to do but look")
  }

  private func ingest() throws -> ChildProcess {
    let arguments = [program, "--archive", archive, "ingest", corpus.folder]
    guard let child = ChildProcess.run(arguments) else {
      throw BenchError.child(command: program, status: 127)
    }
    // 2 says that some file was refused; a corpus of real pages may well hold one.
    guard child.status == 0 || child.status == 2 else {
      throw BenchError.child(command: arguments.joined(separator: " "), status: child.status)
    }
    return child
  }

  private func clear() throws {
    let disk = DiskFileSystem()
    guard try disk.exists(archive) else { return }
    for file in try Corpus(folder: archive).files { try disk.remove(file.path) }
  }
}
