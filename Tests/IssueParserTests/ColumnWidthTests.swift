import IssueParser
import Testing

/// Stories whose columns an engine dealt in turn, each paragraph whole: what tells them apart is
/// how wide each was set.
@Suite struct ColumnWidthTests {
  private static let bridge = [
    "本报讯（记者 李明）七月八日，清水河大桥主桥合龙，比原计划提前四十二天。该桥全长九百八十六米，双向四车道，总投资三亿一千万元，建成后两镇群众到县城的车程将由一个小时缩短到二十分钟。",
    "施工高峰期，有三百七十多名本地群众参加建设，人均每月增收四千余元。项目部还在工地办起夜校，请老师傅讲安全、讲手艺，三个月里办了十七期，听课的有一千二百人次。",
    "下一步，项目部将抓紧铺设桥面、安装护栏和路灯，并同步修建两岸引道，力争在国庆节前建成通车，让两岸群众走上放心路。",
  ]
  private static let school = [
    "本报讯（记者 周原）暑假里，石桥小学的操场上十分热闹。学校利用假期改造食堂和宿舍，新添了灶具、消毒柜和热水器，五百多名寄宿的孩子开学后就能吃上热饭、洗上热水澡了。",
    "校长说，过去冬天宿舍靠煤炉取暖，老师夜里要起来三四回查看。今年县里拨出专款，为全县二十一所寄宿制学校换上空气能，烟囱和煤堆从此不见了，老师们也能睡个安稳觉。",
    "家长们还自愿组成义务队，轮流到学校帮厨、护校。一位家长说，孩子在学校吃得好、睡得暖，大人在外面打工也就安心了。",
  ]

  /// A paragraph with a blank after so many characters at each wrap, its first line set in by two.
  private func wrapped(_ paragraph: String, _ count: Int) -> String {
    var lines: [[Character]] = [[]]
    for character in paragraph where character != " " {
      let most = lines.count == 1 ? count - 2 : count
      if lines[lines.count - 1].count == most { lines.append([]) }
      lines[lines.count - 1].append(character)
    }
    return lines.map { String($0) }.joined(separator: " ")
  }

  /// The same with a line of the file for each of print.
  private func printed(_ paragraph: String, _ count: Int) -> String {
    "　　" + wrapped(paragraph, count).replacing(" ", with: "\n")
  }

  private func bodies(_ page: Page) -> [String] {
    page.bodies.map { $0.joined() }
  }

  @Test(
    "whole paragraphs go to the story whose column is as wide", arguments: [(19, 14), (13, 17)])
  func wrappedParagraphs(_ one: Int, _ two: Int) {
    let page = Outline.page(
      "## 清水河大桥主桥合龙", wrapped(Self.bridge[0], one), "## 石桥小学假期添新貌",
      wrapped(Self.school[0], two), wrapped(Self.bridge[1], one), wrapped(Self.school[1], two),
      wrapped(Self.bridge[2], one), wrapped(Self.school[2], two))
    #expect(page.titles == ["清水河大桥主桥合龙", "石桥小学假期添新貌"])
    let bodies = bodies(page)
    #expect(bodies[0].contains("办起夜校") && bodies[0].contains("放心路"))
    #expect(bodies[1].contains("烟囱和煤堆") && bodies[1].contains("义务队"))
  }

  @Test("printed lines go to the story whose column is as wide")
  func printedLines() {
    let page = Outline.page(
      "清水河大桥主桥合龙\n" + printed(Self.bridge[0], 18) + "\n石桥小学假期添新貌\n"
        + [
          printed(Self.school[0], 14), printed(Self.bridge[1], 18), printed(Self.school[1], 14),
        ].joined(separator: "\n"))
    let bodies = bodies(page)
    #expect(page.titles == ["清水河大桥主桥合龙", "石桥小学假期添新貌"])
    #expect(bodies[0].contains("办起夜校"))
    #expect(bodies[1].contains("烟囱和煤堆"))
  }

  @Test("columns of one width read on")
  func oneWidth() {
    let page = Outline.page(
      "## 清水河大桥主桥合龙", wrapped(Self.bridge[0], 18), "## 石桥小学假期添新貌",
      wrapped(Self.school[0], 18), wrapped(Self.school[1], 18), wrapped(Self.school[2], 17))
    let school = bodies(page)[1]
    #expect(school.contains("烟囱和煤堆") && school.contains("义务队"))
  }

  @Test("a column as wide as no story of the page begins one")
  func ownStory() {
    let page = Outline.page(
      "## 清水河大桥主桥合龙", wrapped(Self.bridge[0], 19), wrapped(Self.school[1], 13),
      wrapped(Self.school[2], 13), wrapped(Self.bridge[1], 19), wrapped(Self.bridge[2], 19))
    let bodies = bodies(page)
    #expect(bodies.count == 2)
    #expect(bodies[0].contains("办起夜校") && bodies[0].contains("放心路"))
    #expect(bodies[1].contains("烟囱和煤堆") && bodies[1].contains("义务队"))
  }

  @Test("a section goes on with the feature whose column it is set in")
  func sectionOfFeature() {
    let page = Outline.page(
      "## 一座大桥两岸情", "□ 本报记者 李明", wrapped(Self.bridge[1], 19),
      "#### 石桥小学假期添新貌", wrapped(Self.school[0], 14), wrapped(Self.school[1], 14),
      "### 桥头的新日子", wrapped(Self.bridge[2], 19))
    let bodies = bodies(page)
    #expect(bodies[0].contains("办起夜校") && bodies[0].contains("放心路"))
    #expect(!bodies[1].contains("放心路"))
  }
}
