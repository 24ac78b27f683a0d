// The full check: the index checks its own files, and that its postings are those of its text; the
// archive's part, `CatalogCheck`, is whether records, text and keys agree.

import BigramIndex
import Storage

extension Archive {
  /// Reads everything of the last commit and trusts nothing; works while others search and write.
  ///
  /// Damage is a finding, not an error; errors are those of a disk that refuses to be read.
  /// Cost: reads every file, prints and folds every text, asks for every key once.
  package func verify() throws(ArchiveError) -> VerifyReport {
    var report = VerifyReport()
    do {
      for name in try fileSystem.list(indexPath) where Archive.isIndexFile(name) {
        report.files += 1
        report.byteCount += try fileSystem.status(of: SourcePath.join(indexPath, name)).size
      }
    } catch {
      if !error.isMissing { throw .storage(error) }
    }
    do {
      for damage in try IndexCheck.run(indexPath, fileSystem) {
        report.findings.append(VerifyReport.Finding(.index(damage)))
      }
    } catch {
      // Without a manifest there is nothing to check; whether there should be one is told below.
      if case .missing = error {} else { report.add(.index(error)) }
    }
    if let damage = try ArchiveMark.damage(self) { report.add(damage) }
    let catalog: Catalog
    do {
      catalog = try Catalog.open(self)
    } catch {
      report.add(error)
      return report
    }
    var check = CatalogCheck(catalog)
    check.run()
    report.records = check.records
    for finding in check.findings where !report.findings.contains(finding) {
      report.findings.append(finding)
    }
    return report
  }

  private static func isIndexFile(_ name: String) -> Bool {
    name != DirectoryLock.fileName && !name.hasSuffix(AtomicFile.suffix)
  }
}

extension VerifyReport {
  fileprivate mutating func add(_ error: ArchiveError) {
    let finding = Finding(error)
    if !findings.contains(finding) { findings.append(finding) }
  }
}
