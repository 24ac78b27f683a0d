import ChineseText
import Testing

@testable import IssueParser

/// What paths say, and what they must not be taken to say.
@Suite struct PathEvidenceTests {
  @Test(
    "a day, an issue and a page are read from folders and file names",
    arguments: [
      ("2023-02-17/01.txt", "2023-02-17", nil, 1), ("20230217_A01.txt", "2023-02-17", nil, 1),
      ("10906-2.txt", nil, 10906, 2), ("2023/02/17/03.txt", "2023-02-17", nil, 3),
      ("archive/2023/2/17/A02.txt", "2023-02-17", nil, 2),
      ("2023年2月17日/第3版.txt", "2023-02-17", nil, 3), ("第10906期/4.txt", nil, 10906, 4),
      ("x/2023-02-17-05.txt", "2023-02-17", nil, 5), ("2023.02.17 第2版.txt", "2023-02-17", nil, 2),
      ("LLRB-20230217-A01.txt", "2023-02-17", nil, 1), ("20230217.txt", "2023-02-17", nil, nil),
      ("2023/02/17.txt", "2023-02-17", nil, nil), ("20230217/p3.txt", "2023-02-17", nil, 3),
      ("2023-02-17_第10906期/2.txt", "2023-02-17", nil, 2),
    ] as [(String, String?, Int?, Int?)])
  func evidence(path: String, date: String?, issue: Int?, page: Int?) {
    let evidence = PathEvidence(path)
    #expect(evidence.date?.iso8601 == date)
    #expect(evidence.issueNumber == issue)
    #expect(evidence.page == page)
  }

  @Test(
    "a name that may mean anything says nothing",
    arguments: [
      "000_3320e1f2e0a52838.txt", "001_495ebaeb3d68c5cb.txt", "seeds/002_313d145a827ed219.txt",
      "scan-12.txt", "2023-13-45/01.txt", "page.txt", "99999999.txt", "a/b/c.txt", "",
      "2023-02-17/2023-02-18.txt", "3320202302170a.txt", "2020.txt", "12.txt", "2023-02.txt",
    ])
  func silence(path: String) {
    let evidence = PathEvidence(path)
    #expect(evidence.date == nil && evidence.issueNumber == nil && evidence.page == nil)
  }
}
