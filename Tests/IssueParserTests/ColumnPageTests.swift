import IssueParser
import Testing

/// Pages of opinions, serials, verse and notices: who signs there, and what begins a piece.
@Suite struct ColumnPageTests {
  @Test("who an author is stands in brackets behind the name, above the text and below it")
  func remarks() {
    let page = Outline.page(
      "专家请慎言", "■ 林秋（媒体人）", Outline.essay, "别把植树过成挖坑",
      "据报道，某县机关干部去年植树三千余株，今年重返旧地，树坑仍在，树却所剩无几。与其热热闹闹挖坑，不如踏踏实实浇水。 周原（教师）",
      "本版言论仅代表作者个人观点")
    #expect(page.authorNames == [["林秋"], ["周原"]])
    #expect(page.unassigned.map(\.role) == [.noise])
  }

  @Test("the part of a serial stands between its author and the text, and the story goes on")
  func serial() {
    let page = Outline.page(
      "长篇小说连载", "马帮谣", "段成林", "（27）", Outline.essay, "（未完待续）", "政协召开会议", Outline.report)
    #expect(page.titles == ["马帮谣", "政协召开会议"])
    #expect(page.authorNames == [["段成林"], ["李明"]])
    #expect(page.articles[0].blocks.last?.role == .jump)
  }

  @Test("a people or a trade stands before the name of a poet", arguments: ["白族", "战士", "退休教师"])
  func poets(_ trade: String) {
    let page = Outline.page(
      "石板路", "\(trade) 周文光", "石板上的蹄印", "盛满了昨夜的雨水", "月亮每夜下来", "饮马", "政协召开会议", Outline.report)
    #expect(page.titles == ["石板路", "政协召开会议"])
    #expect(page.authorNames == [["周文光"], ["李明"]])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 4)
  }

  @Test("two lines of verse are a poem where one author has several")
  func shortPoems() {
    let page = Outline.page(
      "## 秋夜（外二首）", "程子墨", "夜色像一张渔网", "撒在淮河两岸", "蟋蟀的琴声", "把满天的星星", "一颗一颗点亮", "### 芦花",
      "你站在水边", "站成一首白发的诗", "## 母亲的石磨", "许长庚", Outline.essay)
    #expect(page.titles == ["秋夜（外二首）", "母亲的石磨"])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 7)
  }

  @Test("whose work won a prize signs nothing, and a list of prizes is no headline")
  func prizes() {
    let page = Outline.page(
      "散文征文揭晓", "一等奖：《清水河的船》（李贵山）", "二等奖：《外婆的火腿》（张雪花）、《边城夜雨》（王学文）", "诗一首", "刘子民",
      "青山十九峰如画，", "白水三千顷似银。", "借得东风梳柳色，", "一帘细雨净无尘。")
    #expect(page.titles == ["散文征文揭晓", "诗一首"])
    #expect(page.authorNames == [[], ["刘子民"]])
  }

  @Test("who picked an anecdote signs it, and so ends the essay above")
  func picked() {
    let page = Outline.page(
      "话说闲章", "方绍山", Outline.essay, "弈林趣话",
      "清代国手少年成名。一次他与盐商对局，盐商中盘大败，推说有病封盘，连夜派人赶到三百里外求教。次日续弈，他笑道：“人未到，棋先到了。”（晓禾摘）")
    #expect(page.titles == ["话说闲章", "弈林趣话"])
    #expect(page.authorNames == [["方绍山"], ["晓禾"]])
  }

  @Test(
    "who gives notice is its headline's first line, signs it above a day written out, and is no paper's"
  )
  func notices() {
    let page = Outline.page(
      "清水日报 2020年8月14日 星期五", "清水市自然资源局", "国有建设用地使用权挂牌出让公告",
      "经市人民政府批准，我局决定以挂牌方式出让2宗国有建设用地使用权，现将有关事项公告如下。",
      "二〇二〇年八月十二日", "致歉信", "本报8月11日3版一文，因采编人员疏忽，出现差错，特此更正，并向读者致歉。", "清水日报编辑部")
    #expect(page.titles == ["清水市自然资源局 国有建设用地使用权挂牌出让公告", "致歉信"])
    #expect(page.articles.map { $0.blocks.last?.role } == [.byline, .byline])
    #expect(page.articles[1].kicker == nil)
  }

  @Test("a notice's name and a colon begin a piece")
  func namedNotices() {
    let page = Outline.page(
      "老屋石磨", "许长庚", Outline.essay, "征稿启事：本版长期征集散文作品，来稿请注明作者姓名、联系方式。")
    #expect(page.articles.count == 2)
  }

  @Test("a reader signs with the place, and who asks is no author")
  func readers() {
    let page = Outline.page(
      "感谢好心的哥", "编辑同志：", "3月29日，我乘坐一辆出租车去火车站，不慎将皮包丢在车上，司机师傅将皮包原封不动地交还给我。借贵报一角，表示衷心的感谢！",
      "兰州 石培山", "供热问答", "问：取暖费能否用医保卡缴纳？（市民 赵先生）", "答：不能。医保个人账户资金须专款专用。")
    #expect(page.authorNames == [["石培山"], []])
  }

  @Test("where and when a report was sent stands behind the name")
  func sentFrom() {
    let page = Outline.page(
      "我市与科学院签约", "本报讯（特派记者 郝建国 1月27日发自北京）今天上午，我市与科学院签署战略合作框架协议，双方将开展合作。",
      "车企急盼救命钱", "本报记者 沈秋 综合外电", Outline.essay)
    #expect(page.authorNames == [["郝建国"], ["沈秋"]])
  }

  @Test("a role that the engine misread is a role")
  func misreadRoles() {
    let page = Outline.page(
      "政协召开会议", "本报讯（记音 李明）昨日，清水县政协召开会议，部署全年工作。", "庭院经济长大",
      "在清水镇义坊村，家家户户房前屋后栽花椒、种核桃，人均增收四百元。（通讯贝 周原）")
    #expect(page.authorNames == [["李明"], ["周原"]])
  }

  @Test("several desks sign side by side, by nobody's name")
  func desks() {
    let page = Outline.page(
      "公社修成长渠", "本报讯 红旗公社广大社员经过三个月的奋战，胜利建成了一条全长二十里的盘山渠道，可浇地六千八百亩。", "红旗公社通讯组 县报道组",
      "政协召开会议", Outline.report)
    #expect(page.authorNames == [[], ["李明"]])
    #expect(page.titles == ["公社修成长渠", "政协召开会议"])
  }

  @Test("a numbered section heads paragraphs that are set in, be it as wide as the column")
  func sections() {
    let page = Outline.page(
      """
      狠抓根本 越抓越灵
      　　我们车间有一百三十二名
      工人，去年下半年以前，生产
      老是上不去。原因在哪里？有
      的说是设备旧，有的说是人手
      少。革委会成立以后，我们举
      办了毛泽东思想学习班，带着
      问题学，终于找到了根子。
      一、抓生产必须首先抓思想
      　　老工人张根旺说得好：“
      机器再好，也得人来开；人的
      思想不通，油门加到底也跑不
      快。”我们就从解决人的思想
      问题入手，开展了一帮一、一
      对红活动。
      二、打破框框走自己的新路
      　　加工曲轴需要专用机床，
      我们没有。等，就要等到明年；
      要，上级也有困难。大家说，
      蚂蚁啃骨头，小机床也能干大
      活。结果只用了四十天，就造
      出了土专机，工效提高三倍。
      """)
    #expect(
      page.articles.flatMap(\.blocks).filter { $0.role == .subheading }.map(\.text)
        == ["一、抓生产必须首先抓思想", "二、打破框框走自己的新路"])
  }

  @Test("a role alone credits a photo, in nobody's name")
  func roleAlone() {
    let page = Outline.page(
      "政协召开会议", Outline.report, "社员在修渠工地上。（本报通讯员摄）")
    #expect(page.photos.map(\.photographers) == [[]])
  }

  @Test("who told the agency stands in the report's first sentence and begins none")
  func secondAgency() {
    let page = Outline.page(
      """
      南方军民又歼敌三千余
      　　新华社河内六日电 据越
      南南方解放通讯社报道：越南
      南方军民在十月下旬连续出击，
      共歼敌三千二百余名，其中美
      国侵略军一千一百余名，击落
      击毁敌机四十七架。
      """)
    #expect(page.articles.map(\.title) == ["南方军民又歼敌三千余"])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 1)
  }

  @Test("the lines of a headline below who demands it, and a motto with its words beside it")
  func headlines() {
    let page = Outline.page(
      "市委召开扩大会议强调", "以作风转变的实际成效", "取信于民造福于民", "李明主持并讲话", Outline.report, "社会主义核心价值观 富强 民主 文明 和谐",
      "防汛提醒", "据市气象台预报，未来三天我市大部有中到大雨，局地暴雨，请各地注意防范山洪、滑坡等灾害。")
    #expect(page.titles == ["以作风转变的实际成效 取信于民造福于民", "防汛提醒"])
    #expect(page.unassigned.map(\.text) == ["社会主义核心价值观 富强 民主 文明 和谐"])
  }

  @Test("the address for contributions is the imprint's")
  func mail() {
    let page = Outline.page(
      "A02 时评", "清水晨报 2011年3月30日 星期三", "责编 罗文 组版 柏林 校对 章珍", "投稿信箱 qspl@example.com", "社论",
      "让限购令长出牙齿", Outline.essay)
    #expect(page.colophon?.email == "qspl@example.com")
    #expect(page.articles.map(\.title) == ["让限购令长出牙齿"])
  }

  @Test("what kind of piece it is heads it, and a notice of the wedding page does")
  func genres() {
    let page = Outline.page(
      "莫让“红眼病”蔓延", "岳 鸣", Outline.essay, "小言论：也谈“开会”",
      "有个公社书记，一年开了二百一十天会。会要开，但要少而精。能在田头解决的，何必非到会议室里去？（丁 言）", "征婚",
      "男，36岁，身高1.74米，大专，丧偶，某厂技术员，有住房。觅32岁以下、品貌端正的女士为伴。", "一周影讯", "红旗影院：《渡江》《归来》",
      "大众影院：《我的家》《山沟》")
    #expect(page.titles == ["莫让“红眼病”蔓延", "小言论：也谈“开会”", "征婚", "一周影讯"])
    #expect(page.authorNames == [["岳鸣"], ["丁言"], [], []])
  }

  @Test("the first reader who asks begins a piece, of which the others are part")
  func askers() {
    let page = Outline.page(
      "健康问答", "青岛读者孙女士问：我今年52岁，最近总是潮热出汗、睡不好觉，该怎么办？", "市医院副主任医师答：建议到医院查一下，同时保持心情舒畅，适当运动。",
      "读者老于问：冬天早晨锻炼好还是晚上锻炼好？", "研究员 马力答：冬季清晨气温低，最好等太阳出来后再锻炼。")
    #expect(page.titles == ["健康问答"])
    #expect(page.bodies[0].count == 4)
  }

  @Test("party and government sign a letter, one above the other and the day")
  func governments() {
    let page = Outline.page(
      "清水日报 2021年9月10日 星期五", "庆祝第37个教师节", "致全市教师的慰问信", "全市广大教师：",
      "一年来，你们辛勤耕耘、默默奉献，为全市教育事业发展作出了重要贡献。祝大家节日快乐、身体健康、工作顺利！", "中共清水市委", "清水市人民政府", "2021年9月10日",
      "政协召开会议", Outline.report)
    #expect(page.titles == ["致全市教师的慰问信", "政协召开会议"])
    #expect(page.articles[0].blocks.suffix(3).allSatisfy { $0.role == .byline })
    #expect(page.unassigned.map(\.text) == ["庆祝第37个教师节"])
  }

  @Test("who reports in words and pictures took the photo below that nobody signs")
  func reportsWithPhotos() {
    let page = Outline.page(
      "政协召开会议", "本报讯（记者 李明 摄影报道）昨日，清水县政协召开会议，部署全年工作，表彰先进个人。", "图为表彰现场。", "市政协调研",
      "本报讯（记者 周原）昨日，市政协委员到石桥镇调研，察看了新修的公路。")
    #expect(page.photos.isEmpty)
    #expect(page.articles.map(\.photographers) == [["李明"], []])
  }

  @Test("a paper signs what was taken from it, a media centre what it sent")
  func houses() {
    let page = Outline.page(
      "偏方不可信", "网上流传往溃疡面上撒盐的办法，只会加重黏膜损伤。口腔溃疡一般一周可自愈，反复发作应及时就医。（健康时报）",
      "昨日，医护人员走进河北路小学，为学生检查视力。 贾成 摄", "村晚唱响幸福歌",
      "6月28日晚，石桥镇村晚精彩上演，村民自编自演的社火、小品轮番登场，吸引了周边群众观看。（清融 冶成）")
    #expect(page.authorNames == [[], ["冶成"]])
    #expect(page.photos.map(\.photographers) == [["贾成"]])
  }
}
