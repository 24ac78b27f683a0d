import NewspaperArchive
import Storage
import Support

/// An archive in a file system in memory, with sources beside it.
struct Sample {
  let disk: FaultyFileSystem

  /// Starts with the folder `/home` and these sources in it, no archive yet.
  init(_ sources: [String: String] = [:]) {
    disk = FaultyFileSystem()
    disk.place([], at: "/home/.keep")
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) { write(text, name) }
  }

  /// Starts with what a disk holds.
  init(_ disk: FaultyFileSystem.Disk) { self.disk = FaultyFileSystem(disk) }

  /// Starts with the five pages in `/home/seeds`.
  static func seeds() throws -> Sample {
    let sample = Sample()
    for page in try Seeds.pages() { sample.disk.place(page.bytes, at: "/home/seeds/" + page.name) }
    return sample
  }

  func write(_ text: String, _ name: String) {
    disk.place(Array(text.utf8), at: "/home/" + name)
  }

  /// Gives a file another name, as a person would; its time is another one afterwards.
  func move(_ name: String, to newName: String) {
    guard let bytes = disk.disk.files["/home/" + name] else { return }
    disk.takeAway("/home/" + name)
    disk.place(bytes, at: "/home/" + newName)
  }

  func archive() throws(ArchiveError) -> Archive {
    try Archive.planned("/home/.llrb", disk)
  }

  @discardableResult
  func ingest(
    _ names: [String] = [""], _ change: (inout IngestOptions) -> Void = { _ in }
  ) throws(ArchiveError) -> IngestReport {
    var options = IngestOptions()
    change(&options)
    return try archive().ingest(names.map { "/home/" + $0 }, options: options)
  }

  func search(_ query: String) throws(ArchiveError) -> SearchResult {
    try archive().snapshot().search(SearchRequest(query))
  }

  /// The sources of the pages that the archive holds.
  func sources() throws(ArchiveError) -> [String] {
    let list = try archive().snapshot().issues()
    return (list.issues.flatMap(\.pages) + list.unplaced).map(\.source).sorted()
  }

  /// A small page with a headline and a paragraph.
  static func page(_ title: String, _ body: String) -> String {
    "## \(title)\n\n本报讯(记者 王涛)\(body)。\n"
  }
}

extension ArchiveSnapshot {
  /// The first that an id names, in the order of ingest; nil where nothing has it.
  func unit(id: String) throws(ArchiveError) -> StoredUnit? {
    try units(id: id).first
  }
}
