// Reads a whole index and trusts nothing.

package import Storage

/// The full check behind `verify`.
package enum IndexCheck {
  /// Compares every checksum of the last commit's files, and whether dictionaries, postings, keys,
  /// fields and stored payloads agree with each other and with the manifest. Returns the first
  /// damage found in each file. Works while others search and write.
  ///
  /// Errors: `.missing` and `.manifestLost` where there is no index, `.storage` where a file cannot
  /// be read.
  package static func run(
    _ directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> [IndexError] {
    var last: Generation?
    while true {
      let manifest: Manifest
      do throws(IndexError) {
        guard let read = try Manifest.read(in: directory, fileSystem) else {
          throw IndexError.missing(directory: directory)
        }
        manifest = read
      } catch {
        guard error.isDamage else { throw error }
        return [error]
      }
      do throws(IndexError) {
        return try faults(manifest, in: directory, fileSystem)
      } catch {
        // As in `IndexSnapshot.open`: the commit may have been replaced meanwhile.
        guard case .storage(let cause) = error, cause.isMissing, last != manifest.generation
        else { throw error }
        last = manifest.generation
      }
    }
  }

  private static func faults(
    _ manifest: Manifest, in directory: String, _ fileSystem: any FileSystem
  ) throws(IndexError) -> [IndexError] {
    var faults: [IndexError] = []
    for entry in manifest.entries {
      do throws(IndexError) {
        var one = Manifest()
        one.entries = [entry]
        for segment in try SnapshotSegment.open(one, in: directory, fileSystem) {
          try SegmentCheck(segment.segment).run()
          guard
            try segment.segment.characters(of: entry.tombstones.documents)
              == entry.deletedCharacters
          else {
            throw segment.segment.file.corrupt(
              .head, at: 0, .outOfRange("deleted characters, which the manifest gives otherwise"))
          }
        }
      } catch {
        guard error.isDamage else { throw error }
        faults.append(error)
      }
    }
    return faults
  }
}

extension IndexError {
  /// Whether bytes on disk are wrong, as opposed to a disk that refuses.
  package var isDamage: Bool {
    switch self {
    case .corrupt, .unsupportedVersion, .tooLarge: true
    case .missing, .manifestLost, .locked, .storage: false
    }
  }
}
