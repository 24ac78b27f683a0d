// The full check: the index checks its own files, and that its postings are those of its text; the
// archive's part, `CatalogCheck`, is whether records, text and keys agree.

import BigramIndex
import Dispatch
import Storage
import Synchronization

extension Archive {
  /// Reads everything of the last commit and trusts nothing; works while others search and write.
  ///
  /// Damage is a finding, not an error, and so is a file of the index that is missing or that the
  /// disk refuses to read: then the records are not looked at. It is an error where the folder of
  /// the index or the mark cannot be looked at.
  /// Cost: reads every file twice, prints and folds every text, asks for every key once.
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
    var check: IndexCheck?
    do {
      check = try IndexCheck.open(indexPath, fileSystem)
    } catch {
      switch error {
      // Without a manifest there is nothing to check; whether there should be one is told below.
      case .missing, .manifestLost: break
      default: report.add(.index(error))
      }
    }
    // The files by themselves and what is in them are checked at the same time.
    let faults = Mutex<[IndexError]>([])
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { [check] in
      let found = check?.run() ?? []
      faults.withLock { $0 = found }
    }
    let contents = check?.isReadable == false ? nil : checkedContents()
    group.wait()
    for fault in faults.withLock({ $0 }) { report.add(.index(fault)) }
    if let damage = try ArchiveMark.damage(self) { report.add(damage) }
    switch contents {
    case nil: break
    case .failure(let error): report.add(error)
    case .success(let check):
      report.records = check.records
      report.pagesOfOtherParser = check.pagesOfOtherParser
      for finding in check.findings { report.findings.add(finding) }
      report.remedy = check.remedy(for: report.findings)
    }
    return report
  }

  /// What the records, texts and keys say of each other.
  private func checkedContents() -> Result<CatalogCheck, ArchiveError> {
    Result { () throws(ArchiveError) in
      var check = CatalogCheck(try Catalog.open(self))
      check.run()
      return check
    }
  }

  private static func isIndexFile(_ name: String) -> Bool {
    name != DirectoryLock.fileName && !name.hasSuffix(AtomicFile.suffix)
  }
}

extension VerifyReport {
  fileprivate mutating func add(_ error: ArchiveError) {
    findings.add(Finding(error))
  }
}
