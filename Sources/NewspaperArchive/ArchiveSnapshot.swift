// One committed state of the archive, to be read. It stays as it is while writers work.

/// What a reader sees.
package final class ArchiveSnapshot: Sendable {
  /// The archive that this is a state of.
  package let archive: Archive

  let catalog: Catalog

  init(_ archive: Archive, _ catalog: Catalog) {
    self.archive = archive
    self.catalog = catalog
  }
}
