import IssueParser
import Testing

/// Headings that where they stand, or how wide they are, tells from body and from debris.
@Suite struct HeadlinePlaceTests {
  private static let body = "本报讯（记者 李明）日前，市人才办公布了深化人才发展体制改革的措施，从引才、育才等方面推出政策，对人才给予补贴。"

  @Test("headlines one below the other behind their bodies are no column")
  func headlinesBelow() {
    let page = Outline.page(
      """
      　　本报讯 （记者 闫晓婷） 3月1日，我市召
      开打击治理电信网络诈骗犯罪工作推进会，通
      报发案情况，安排部署重点工作，要求坚决遏
      制案件高发态势。
      　　本报讯 （记者 弓慧英） “妈妈再也不用为
      接我放学发愁了！”28日，实验小学学生贺子轩
      在课后服务的书法班里写下了一个福字，今年
      我市全面推行课后服务。
      　　3月2日，正阳县民警在巡逻时发现，一名老
      人独自坐在应急车道上，民警立即停车，把老
      人扶上警车，为其送上热水，终于找到了他的
      家人。 （雷志鹏 靳云）
      我市打击治理电信网络诈骗
      民警暖心救助迷途老人
      课后服务让孩子有“趣”处
      """)
    #expect(
      page.articles.map(\.title) == [
        "我市打击治理电信网络诈骗", "课后服务让孩子有“趣”处", "民警暖心救助迷途老人",
      ])
  }

  @Test("between blank lines a line is a headline, though what stands below might go on with it")
  func apart() {
    let page = Outline.page(
      """
      公交站牌为何只有一个方向

      编辑同志:

      前几天我带外地来的亲戚坐2
      3路公交车去博物馆，发现路北的
      站牌上写得清清楚楚，路南却连个
      牌子也没有，不少人坐反了方向。
      乘客，请有关部门把这件小事办好。

      建议给早市装上路灯

      南关早市每天清晨开市，
      冬春两季天还没亮，买菜的、卖
      菜的全靠手电筒照明，既不方便，
      也不安全。建议有关部门在早市
      两侧装几盏路灯，让赶早市的人
      心里亮堂堂。

      我们几次向街道反映，得到的答
      复都是正在协调。
      """)
    #expect(page.articles.map(\.title) == ["公交站牌为何只有一个方向", "建议给早市装上路灯"])
  }

  @Test("a paragraph's last line as wide as the headlines below it is of its own column")
  func headlinesBelowRaggedColumns() {
    let page = Outline.page(
      """
      　　本报讯 （记者 闫晓婷） 3月1日，我市
      召开打击治理电信网络诈骗犯罪工作推进会，
      通报全市电信网络诈骗案件发案情况，安排部
      署重点工作。
      　　本报讯 （记者 弓慧英） “妈妈再也不
      用为接我放学发愁了！”2月28日下午5时许，
      实验小学三年级学生在课后服务的书法班里写
      下了一个大大的“福”字。
      　　3月2日，正阳县公安局民警在巡逻时发现，
      一名老人独自坐在高速公路应急车道上。民警
      立即停车，把老人扶上警车，为其送上热水和
      面包，三个小时后找到了老人的家人。 （雷
      志鹏 靳云）
      　　本报讯 （通讯员 安建丽） 近日，云中
      县供销社组织农资经营企业备足备好春耕物资，
      目前已储备化肥8600吨、种子320吨、农膜150
      吨，可满足全县春耕需求。
      我市召开打击治理电信网络
      诈骗犯罪工作推进会
      云中县供销社：备足农资助春耕
      民警暖心救助迷途老人
      课后服务让孩子有“趣”处
      　　3月2日，市民在月亮湾公园赏花。随着气
      温回升，公园内的迎春花竞相开放，吸引众多
      市民前来拍照。
      记者 韩亮 摄
      """)
    #expect(
      page.articles.prefix(4).map(\.title) == [
        "我市召开打击治理电信网络诈骗犯罪工作推进会", "课后服务让孩子有“趣”处", "民警暖心救助迷途老人", "云中县供销社：备足农资助春耕",
      ])
  }

  @Test("below woven bodies stands the headline of the one that has none above it")
  func headlineOfWoven() {
    let page = Outline.page(
      """
      市领导督查重点项目时要求
      倒排工期加快进度 确保项目早日见效
      　　本报讯(记者 祝英)昨日,市
      委副书记带队督查重点项目建设情
      况。他强调,要进一步增强责任感,
      加快项目建设进度。
      　　书记要求,要在确保质量和
      　　本报讯(记者 项雨)4月25日,
      我市举行"五一"劳动奖表彰暨劳模
      先进事迹报告会,对获得市五一劳动
      奖状的10个单位和市五一劳动奖章
      的20名个人进行表彰。
      　　会上,劳模季仙根作了先进事迹
      报告,赢得了现场阵阵掌声。
      安全的前提下,抢抓当前晴好天气,
      加大人力物力投入,掀起项目建设
      新高潮。
      致敬劳动者 奋斗最美丽
      我市表彰一批五一劳动奖先进集体和个人
      八都镇:
      竹林里走出致富路
      记者 祝英 通讯员 毛春
      　　春日里,走进八都镇双溪口村
      的毛竹林,一条条新修的林道蜿蜒
      而上,村民们正忙着挖笋、装车,
      省时省力。
      　　近年来,八都镇把竹产业作为
      强村富民的主导产业,累计修建竹
      林道路86公里,产值突破1.2亿元。
      """)
    #expect(
      page.articles.map(\.title) == ["倒排工期加快进度 确保项目早日见效", "致敬劳动者 奋斗最美丽", "八都镇: 竹林里走出致富路"])
    #expect(page.articles.map(\.subtitle) == [nil, "我市表彰一批五一劳动奖先进集体和个人", nil])
  }

  @Test("a name below the last of several headlines leads on to the body below it")
  func nameBelowHeadlines() {
    let page = Outline.page(
      """
      【本報訊】汾南縣紅旗農業
      社社員張福旺，創造了一部
      畜力播種機。這部機器一人
      一牲口一天可以播種二十五
      畝，比舊式耬提高工效三倍
      多。
      張福旺今年四十三歲，只念
      過兩年冬學。他在創造過程
      中先後失敗了十一次，最後
      終於獲得成功。縣委已決定
      在全縣推廣。（趙秉義）
      【新華社太原一日電】山西
      省各地中小學校師生積極參
      加除四害運動。據不完全統
      計，一個月來全省師生共消
      滅麻雀一百二十多萬隻、老
      鼠八十多萬隻。
      太原市五一路小學的學生還
      編了歌謠和快板，向街道居
      民作宣傳。
      農民發明家張福旺創造播種機
      全省中小學師生積極除四害
      人人動手 處處積肥
      喬志遠
      肥料是莊稼的糧食。俗話說：
      “種地不上糞，等於瞎胡混。”
      要奪取今年秋季的大豐收，
      就必須在積肥造肥上狠下功
      夫。
      有的人說：“夏收忙，哪有
      工夫積肥？”這種說法是不
      對的。夏收固然緊張，但只
      要安排得好，早晚擠時間，
      完全可以做到收割、積肥兩
      不誤。
      """)
    #expect(
      page.articles.map(\.title) == [
        "農民發明家張福旺創造播種機", "全省中小學師生積極除四害", "人人動手 處處積肥",
      ])
    #expect(page.articles.map { $0.authors.map(\.name) } == [["趙秉義"], [], ["喬志遠"]])
  }

  @Test(
    "a vertical line of other words above a report is no headline of it, nor are two stray signs")
  func verticalWords() {
    for debris in ["守\n\n护\n\n绿\n\n水\n\n青\n\n山", "的 巳"] {
      let page = Outline.page(
        """
        \(debris)

        本报讯（记者 宿敏）4月6日，全市河湖长制工作会议召开，总结去年工作，安排部署今年任务。

        ## 全市河湖长制工作会议召开

        ### 席永明出席
        """)
      #expect(page.articles.map(\.title) == ["全市河湖长制工作会议召开"], "\(debris)")
    }
  }

  @Test("a notice's name heads it, and who gives notice stands above the day")
  func notices() {
    let page = Outline.page(
      """
      \(Self.body)

      公告

      根据有关规定，因权利人保管不善，下列不动产权证书遗失，现公告作废。

      张建平 晋（2018）清水市不动产权第0003216号

      清水市不动产登记中心

      2023年6月15日
      """)
    #expect(page.articles.last?.title == "公告")
    #expect(page.articles.last?.blocks.suffix(2).map(\.role) == [.byline, .byline])
  }

  @Test("steps are sections")
  func steps() {
    let page = Outline.page(
      """
      入冬进补别太急
      本报记者 谷小雨
      庞立新提醒，入冬进补讲究循序渐进，补得太急反而伤脾胃。
      第一步：先调脾胃
      庞立新说，进补之前要先给脾胃“打底”，可以喝一到两周的小米粥、山药粥。
      第二步：因人而异
      怕冷、手脚冰凉的人适合吃羊肉、桂圆；容易上火、口干的人则应该吃鸭肉、百合、银耳。
      """)
    #expect(
      page.articles.first?.blocks.filter { $0.role == .subheading }.map(\.text)
        == ["第一步：先调脾胃", "第二步：因人而异"])
  }

  @Test(
    "a question or an unfinished sentence above a report's opening words is its headline",
    arguments: [
      ("电梯停了四十天，谁来按下“启动键”？", "电梯停了四十天，谁来按下“启动键”？"),
      ("咸鱼栏、豆豉巷……\n这些街名的故事有人记下来了", "咸鱼栏、豆豉巷…… 这些街名的故事有人记下来了"),
    ])
  func asksAboveReport(_ headline: String, _ title: String) {
    let page = Outline.page(
      """
      观测点负责人提醒，眼下正值繁殖季，市民请勿登岛，无人机请勿飞越。

      \(headline)

      本报讯（记者 李明）“我家住十七楼，上班像登山。”近日，有住户向本报反映，电梯停运至今未修好。
      """)
    let last = page.articles.last
    #expect([last?.kicker, last?.title].compactMap { $0 }.joined(separator: " ") == title)
  }

  @Test("a numbered heading that names what its text tells is no particular of a notice")
  func numberedParticulars() {
    let page = Outline.page(
      """
      国有建设用地使用权挂牌出让公告
      经市人民政府批准，市规划和自然资源局决定以挂牌方式出让一宗土地，现将有关事项公告如下：
      一、竞买人资格
      境内外的法人、自然人和其他组织均可申请参加，法律法规另有规定者除外。
      二、报名时间及地点
      申请人可于2024年6月18日至6月27日，到市公共资源交易中心三楼提交书面申请。
      三、联系电话：0358-8299017
      """)
    #expect(
      page.articles.first?.blocks.filter { $0.role == .subheading }.map(\.text)
        == ["一、竞买人资格", "二、报名时间及地点"])
  }

  @Test("a signed comment below its own headline takes no report's, though it says all of that")
  func comment() {
    let page = Outline.page(
      "的哥拾到八万元", "雨中苦等失主",
      "本报讯（记者 许菁）昨天上午，在江南出租车公司，来自外县的丁先生紧握着司机胡宝林的手道谢。前天傍晚大雨，胡宝林在汽车南站送下客人，发现后座上有个塑料袋，打开一看全是钞票。他把车停回广场，打着双闪，一直等到晚上8点多。",
      "为胡师傅的“傻等”喝彩", "□ 秦川",
      "拾到八万元，交给派出所、交给公司，都说得过去，胡宝林偏偏选了最笨的法子：在雨中苦等失主。有人说他傻。可一座城市的体面，往往就藏在这样的“傻”里，外乡人头一个打交道的多半是的哥。")
    #expect(page.titles == ["的哥拾到八万元 雨中苦等失主", "为胡师傅的“傻等”喝彩"])
    #expect(page.authorNames == [["许菁"], ["秦川"]])
  }

  @Test("the only heading inside a text that has no headline is its headline; of two none is")
  func loneHeading() {
    let lead =
      "用好红色资源，首先要在真字上下功夫。红色故事的力量在于真实，讲好红色故事要让学生走近人物，走进现场，不能走马观花，看了就回。"
    let first = "用好红色资源，要在活字上做文章。过去讲红色历史，往往是老师讲学生听，如今把课堂搬到村里，让学生自己去采访、去整理。"
    let second = "用好红色资源，还要在常字上见真章。不能清明热一阵，平时冷冷清清，要把它排进每个学期的课表，让老师和纪念馆结成对子。"
    let lone = Outline.page(lead, first, "## 让红色资源成为思政课的活教材", second)
    #expect(lone.titles == ["让红色资源成为思政课的活教材"])
    let sections = Outline.page(lead, "## 真字上下功夫", first, "## 常字上见真章", second)
    #expect(sections.articles.allSatisfy { $0.title != "真字上下功夫" || $0.blocks.count < 5 })
  }
}
