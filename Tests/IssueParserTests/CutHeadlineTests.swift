import IssueParser
import Testing

/// Headlines that a file's own line length cut, as it cut the paragraphs.
@Suite struct CutHeadlineTests {
  private static let report = """
    本报讯（记者 李明）日前，市人才办公布了深化人才发展体制改革的措施，从引才、育才等方面推出政策，对人才给予补贴。\
    各县要结合实际，制定本县的实施细则，把各项措施落到实处，让各类人才在清水县安心创业，为全市的发展作出更大贡献，\
    并把落实情况按月报送市人才办公室备查。有关部门要加强督促检查，对工作不力的单位及时提出批评，对做得好的单位予以表扬。
    """

  /// A text in lines of fifteen characters, as a column prints it.
  private static func wrap(_ text: String) -> String {
    Outline.lines(text, of: 15).joined(separator: "\n")
  }

  @Test("the rest of a headline that filled its line is no deck, and has the headline's rank")
  func ranked() {
    let page = """
      ## 我市召开深化人才发展体制
      改革工作推进会

      \(Self.wrap(Self.report))
      """
    #expect(Outline.page(page).titles == ["我市召开深化人才发展体制改革工作推进会"])
  }

  @Test("a headline without a mark that fills its line and goes on below it stands above a report")
  func unmarked() {
    let above = "本报讯（记者 王芳）3月1日，清水县政协召开会议。"
    let page = [
      above, Self.wrap(Self.report), "我市16人荣获第九届山西道德模", "范提名",
      Self.wrap("本报讯（记者 张娟）近日，第九届山西省道德模范出炉，我市16人荣获第九届山西道德模范称号，引起热烈反响。"),
    ].joined(separator: "\n")
    #expect(Outline.page(page).titles.last == "我市16人荣获第九届山西道德模范提名")
  }

  @Test("在 in the first line of a headline waits for what closes its phrase in the second")
  func frames() {
    let body = "本报讯（记者 李明）日前，竞赛获奖名单揭晓，我校获得一等奖3项、二等奖7项，获奖总数位居全区高校首位。"
    let page = Outline.page("我校学子在全国大学生\n数学建模竞赛中获佳绩\n\(body)")
    #expect(page.titles == ["我校学子在全国大学生 数学建模竞赛中获佳绩"])
  }

  @Test("the number of a sitting that ends a line counts what begins the next")
  func sittings() {
    let page = """
      \(Self.report)

      林秋水出席县科学技术协会第六次
      代表大会开幕式并讲话
      """
    #expect(Outline.page(page).titles == ["林秋水出席县科学技术协会第六次代表大会开幕式并讲话"])
    let numbered = """
      副刊 第 621 期

      堤上的灯

      \(Self.report)
      """
    #expect(Outline.page(numbered).titles == ["堤上的灯"])
  }

  @Test("a line that points on with a dash stands above the headline")
  func pointing() {
    let page = Outline.page("从三个乡的情况看——", "农村电价缘何高？", "□ 本报记者 林秋", Self.report)
    #expect(page.titles == ["农村电价缘何高？"])
    #expect(page.articles[0].kicker == "从三个乡的情况看——")
  }
}
