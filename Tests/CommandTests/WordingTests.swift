import BigramIndex
import IssueParser
import NewspaperArchive
import Storage
import Testing

@testable import llrb

/// Messages are whole in both languages.
@Suite struct WordingTests {
  private func isHan(_ scalar: Unicode.Scalar) -> Bool { (0x4E00...0x9FFF).contains(scalar.value) }

  private func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  /// Whether a message is Chinese, and nothing else.
  private func isChinese(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: isHan) && !text.unicodeScalars.contains(where: isLatin)
  }

  @Test(
    "every doubt of the parser has a sentence in both languages",
    arguments: Diagnostic.Code.allCases)
  func doubts(code: Diagnostic.Code) {
    let wording = Diagnostic(code).wording
    #expect(isChinese(wording.chinese), "\(wording.chinese)")
    #expect(!wording.english.isEmpty && !wording.english.unicodeScalars.contains(where: isHan))
    let details = Diagnostic(code, details: "the page prints 3, given is 4").wording
    #expect(details == Wording("the page prints 3, given is 4", wording.chinese))
  }
}
