import Storage
import Testing

@testable import NewspaperArchive

@Suite struct SourcePathTests {
  private let composed = "L\u{FC}liang"
  private let decomposed = "Lu\u{308}liang"

  @Test("names are equal, hashed and ordered by their bytes")
  func names() {
    let names = [SourceName(composed), SourceName(decomposed)]
    #expect(composed == decomposed && names[0] != names[1])
    #expect(Set(names + names).count == 2)
    #expect(names.sorted().map(\.text.utf8.count) == [9, 8])
  }

  @Test("a mark that combines with the slash before it is a part of the name all the same")
  func combiningMarks() {
    let path = "/home/\u{301}a/\u{308}b.txt"
    #expect(FilePath.folder(of: path) == "/home/\u{301}a")
    #expect(FilePath.name(of: path).unicodeScalars.first == "\u{308}")
    #expect(SourcePath.absolute("../\u{301}a/./x", from: "/home/y") == "/home/\u{301}a/x")
    #expect(
      SourcePath.identity(ofAbsolute: path, home: "/home/\u{301}a") == SourceName("\u{308}b.txt"))
    #expect(SourcePath.fileExtension(of: "a/b.\u{301}TXT") == "\u{301}txt")
  }

  @Test("what lies in a folder is told by its bytes and by whole names")
  func lies() {
    #expect(SourcePath.lies("/a/b", in: "/a") && SourcePath.lies("/a", in: "/a"))
    #expect(SourcePath.lies("/a", in: "/"))
    #expect(!SourcePath.lies("/ab", in: "/a") && !SourcePath.lies("/", in: "/a"))
    #expect(!SourcePath.lies("/\(composed)/x", in: "/\(decomposed)"))
  }
}
