// What can go wrong in the index, told with the file and the place.

package import Storage

/// Everything that this module throws.
package enum IndexError: Error, Equatable, Sendable {
  /// `directory` holds no index.
  case missing(directory: String)
  /// `directory` holds segments and no manifest, which stands there before the first segment does.
  case manifestLost(directory: String)
  /// Bytes on disk are not what the format says: the file, the section (or `frame`), the byte
  /// offset in the file, and what is wrong there.
  case corrupt(file: String, section: String, byteOffset: Int, fault: ByteFault.Kind)
  /// The file is of a format version that this program does not read.
  case unsupportedVersion(file: String, version: UInt32)
  /// Another process writes; its process number where it is known.
  case locked(path: String, holder: Int32?)
  /// More than one segment can hold: `what` names it.
  case tooLarge(what: String)
  /// The file system refused.
  case storage(StorageError)

  /// Whether bytes of documents are not those that were written: of their texts or payloads.
  package var isOfDocuments: Bool {
    guard case .corrupt(_, let section, _, .checksum) = self else { return false }
    return [SegmentSection.text, .stored].map(\.tag).contains(section)
  }

  /// The same failure in the words of this module.
  package init(_ error: StorageError) {
    switch error {
    case .locked(let path, let holder):
      self = .locked(path: path, holder: holder)
    case .corrupt(let path, let fault):
      self = IndexError.damage(file: path, section: "frame", fault)
    case .system, .notRegularFile, .undecodableName:
      self = .storage(error)
    // What the index reads whole is a file of its own.
    case .tooLarge(let path, let limit):
      self = .corrupt(file: path, section: "frame", byteOffset: limit, fault: .outOfRange("size"))
    }
  }

  /// A fault at an offset in `file`; an unknown version is told apart from damage.
  package static func damage(file: String, section: String, _ fault: ByteFault) -> IndexError {
    if case .unsupportedVersion(let version) = fault.kind {
      return .unsupportedVersion(file: file, version: version)
    }
    return .corrupt(file: file, section: section, byteOffset: fault.byteOffset, fault: fault.kind)
  }
}

/// Runs a call of the storage module and tells its failure in the words of this one.
func storing<Result: ~Copyable>(
  _ body: () throws(StorageError) -> Result
) throws(IndexError) -> Result {
  do {
    return try body()
  } catch {
    throw IndexError(error)
  }
}
