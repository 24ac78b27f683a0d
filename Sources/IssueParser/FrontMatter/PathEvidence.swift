import ChineseText

/// What folder and file names say of a page: `1998-05-04/01.txt`, `19980504_A01.txt`,
/// `12345-2.txt`, `1998年/5月/4日/第1版.txt`, `1998-05/04-3.txt`, `1998050401.txt`.
///
/// The names are read as one text, so that a day may be written over several. Only what can mean
/// nothing else counts: a name made of hexadecimal digits or of a running number says nothing.
struct PathEvidence: Equatable {
  private(set) var date: CivilDate?
  private(set) var issueNumber: Int?
  var page: PageNumber?

  /// Reads the last folders and the file name of a path; says nothing where there is none.
  init(_ path: String?) {
    guard let path else { return }
    var names = path.utf8.split { $0 == 0x2F || $0 == 0x5C }  // / and \
      .suffix(5).map { String(decoding: $0, as: UTF8.self) }
    guard let file = names.popLast() else { return }
    names.append(PathEvidence.stem(of: file))
    let reader = PathReader(PathToken.cut(names))
    if reader.dates.count == 1 { date = reader.dates.first }
    if reader.issues.count == 1 { issueNumber = reader.issues.first }
    if let found = reader.page {
      page = found.isSure || date != nil || issueNumber != nil ? found.number : nil
    }
  }

  /// A file's name without its endings, `.txt` or `.pdf.txt`, and without what programs call a
  /// copy.
  private static func stem(of name: String) -> String {
    var stem = Substring(name)
    if let dot = stem.lastIndex(of: "."), dot > stem.startIndex { stem = stem[..<dot] }
    while let dot = stem.lastIndex(of: "."), dot > stem.startIndex {
      let ending = stem[dot...].utf8.dropFirst()
      guard (2...4).contains(ending.count), ending.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
      else { break }
      stem = stem[..<dot]
    }
    if let mark = copyMarks.first(where: { stem.hasSuffix($0) && stem != $0 }) {
      stem = stem.dropLast(mark.count)
    }
    return String(stem)
  }

  private static let copyMarks = [
    " (副本)", "(副本)", " （副本）", "（副本）", " - 副本", " 副本", "-副本", "_副本", " - Copy", " copy",
  ]
}
