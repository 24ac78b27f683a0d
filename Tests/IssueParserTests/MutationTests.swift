import IssueParser
import Support
import Testing

/// Any bytes parse: no trap, no line lost, no line in two places.
@Suite struct MutationTests {
  /// 6,000 pages in eight parts, which run side by side.
  @Test("every non-blank line of a damaged page is in exactly one place", arguments: 0..<UInt64(8))
  func damagedPages(part: UInt64) throws {
    let pages = try Gold.names.map(Gold.page)
    for seed in part * 750..<(part + 1) * 750 {
      var random = SeededGenerator(seed: seed)
      // Pieces of pages, so that all of them are parsed in seconds.
      let page = VariantWords.pick(pages, &random)
      let size = Int.random(in: 0...1200, using: &random)
      let start = Int.random(in: 0...(page.count - size), using: &random)
      var bytes = Array(page[start..<start + size])
      for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes, pages, &random) }
      check(bytes, "seed \(seed)")
    }
  }

  @Test("odd files parse to at least one page")
  func oddFiles() throws {
    check([], "empty")
    check([0x0A], "a line feed")
    check([0x0C], "a form feed")
    check(Array("\r\n\r\n".utf8), "blank lines")
    check(Array("###\n> >\n**\n****\n#######".utf8), "marks alone")
    check(Array(repeating: 0, count: 1000), "zeros")
    check((0...255).map { UInt8($0) } + (0...255).map { UInt8($0) }, "every byte")
    check(Array("责编:\n校对:\n第期\n年月日\n星期\nCN-\n@.\nwww.\n农历年".utf8), "labels alone")
    check(Array("某某某\n主办".utf8), "a publisher's label at the end")
    check(Array(repeating: 0x31, count: 3000) + Array("年".utf8), "a long number")
    let parsed = PageParser.parse([], hints: SourceHints())
    #expect(parsed.pages.count == 1 && parsed.pages[0].articles.isEmpty)
  }

  @Test("a heading above a last line without ink parses")
  func inklessEnd() {
    for end in ["\u{1A}", "\u{200E}", "\u{AD}", "\u{FE0F}"] {
      let page = "# 清水县举办晚会\n本报讯 昨日，清水县举办晚会。\n\n# 护林员林秋的一天\n\(end)\n"
      check(Array(page.utf8), "a last line of \(end.unicodeScalars.map(\.value))")
    }
  }

  @Test("an article that took another in moves on with it, into the next")
  func twiceMerged() {
    // What is left of a generated page on which numbers of articles went stale.
    let page = """
      市轨道交通部典型了
      #之政法
      情汇报
      噎栵食戏校校名过率
      新华社北京9日电另有9334户，切入点项目能够木牌焚香，善账簿书记重要影响报纸哪儿漫
      通讯员田亮
      这样说地，（下转46版）达太太微微修葺，对标先进把七文书币词条在重大成果，在省首个县（市、区）11月27日早上六点，力争2028年领导干部们个人镇对骂三位，土地征迁及手续审批”落地率、授权积极打造“5G”抚今追昔，感叹发言71.3处，利税10地。
      以习近平总书记吕梁市舷商；对已经等了很久了。刘寨社区董事长高伟桂强调：“作为推动交城县将在园区先行城市轨道交通部典
      要找准切入点均可日在山西省一位已公式职务实的作风人匆忙写，等在。四是注重各个人
      """
    check(Array(page.utf8), "twice merged")
  }

  private func damage(
    _ bytes: inout [UInt8], _ pages: [[UInt8]], _ random: inout SeededGenerator
  ) {
    func place() -> Int { Int.random(in: 0...bytes.count, using: &random) }
    let first = place()
    let last = min(bytes.count, first + Int.random(in: 0...60, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(first..<last)
    case 1: bytes.insert(contentsOf: bytes[first..<last], at: place())
    case 2:
      let page = VariantWords.pick(pages, &random)
      let start = Int.random(in: 0..<page.count - 200, using: &random)
      bytes.insert(contentsOf: page[start..<start + 200], at: first)
    case 3: if first < bytes.count { bytes[first] = UInt8.random(in: 0...255, using: &random) }
    case 4: bytes.insert(contentsOf: VariantWords.pick(MutationTests.odd, &random), at: first)
    default:
      let piece = Array(bytes[first..<last])
      bytes.removeSubrange(first..<last)
      bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
    }
  }

  private static let odd: [[UInt8]] =
    [
      "\n", "\n\n", "\u{0C}", "\r", "责编:", "2020年", "月", "农历", "第", "期", "(", "《", "□ ", "摄",
      "(下转4版)",
      "www.", "@", "# ", "> ", "**", "\u{3000}", "本报讯", "CN14", "中共", "主办", "\u{2028}", "第2页\n",
      // Lines that hold no ink, and such as hold one mark.
      "\n\u{1A}\n", "\n\u{200E}\n", "\u{AD}\n", "\n# ", "\n第\n", "\n（ ）\n", "\n□\n",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3], [0xE4, 0xB8], [0], [0xFF, 0xFE], [0xED, 0xA0, 0x80],
    ]

  private func check(_ bytes: [UInt8], _ name: String) {
    let fault = LinePartition.fault(of: bytes)
    #expect(fault == nil, "\(name)")
  }
}
