import IssueParser
import Testing

/// What only several lines side by side show: tables of two cells, rows of names, numbered
/// captions, briefs with their headlines run in.
@Suite struct ListFormTests {
  @Test(
    "three words with a number each are a table, and what stands between two tables is a headline")
  func pairs() {
    let page = Outline.page(
      "## 主要指数", "上证综指 2105.62", "深证成指 8460.18", "恒生指数 21037.05", "## 外汇牌价", "1美元 6.3126",
      "1欧元 8.1502", "100日元 8.0513", "## 政协召开会议", Outline.report)
    #expect(page.titles == ["主要指数", "外汇牌价", "政协召开会议"])
    #expect(page.articles.map { $0.blocks.count { $0.role == .body } } == [3, 3, 1])
  }

  @Test("rows of names below their places are a list's, and a photo below it is none of them")
  func names() {
    let page = Outline.page(
      "先进个人名单", "清水县 赵金山 周 原", "石桥镇 孙小芳 吴秋生", "白沙乡 郑 明 王水生",
      "清水县农民在采摘大棚黄瓜。 夏清 摄")
    #expect(page.titles == ["先进个人名单"])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 3)
    #expect(page.photos.map(\.photographers) == [["夏清"]])
  }

  @Test("names behind a colon are a list, whole where the line ends, and no headline")
  func namesBehindColon() {
    let page = Outline.page(
      "公 示", "我单位已对申领记者证人员的资格进行严格审核，现将人员名单进行公示，公示期7天。", "申领人员名单：赵金山、孙小芳、周原、吴秋生",
      "清水日报社", "遗失声明", "●赵金山的教师资格证丢失，证号20071420241，声明作废。")
    #expect(page.titles == ["公示", "遗失声明"])
    #expect(page.articles[0].blocks.last?.role == .byline)
    #expect(page.articles.map(\.kicker) == [nil, nil])
  }

  @Test("numbered captions are captions where the last says who took the photos")
  func numberedCaptions() {
    let page = Outline.page(
      "最后的渡口", "撰文/摄影 本报记者 路遥 周原", "清晨五点，天刚蒙蒙亮，摆渡人已经把船擦了一遍。这条木船他撑了整整四十年。",
      "①摆渡人和他的老船。", "②船头挂着的马灯。", "③即将通车的大桥。（本版图片除署名外均由路遥摄）")
    #expect(page.articles.count == 1)
    #expect(
      page.articles[0].blocks.map(\.role) == [
        .title, .byline, .body, .caption, .caption, .caption,
      ])
    #expect(page.articles[0].photographers == ["路遥"])
    // Numbered points of a text are none.
    let points = Outline.page(
      "怎样施肥", "本报记者 路遥", "专家提醒农民朋友注意以下几点，不可大意。", "①施足底肥，以农家肥为主。", "②看苗追肥，少量多次。")
    #expect(points.articles[0].blocks.allSatisfy { $0.role != .caption })
  }

  @Test("a place, a colon, a headline and a blank open briefs; who filed one stands behind its own")
  func runIns() {
    let page = Outline.page(
      "县区传真",
      "清水：早酥梨俏销海外 本报清水讯（记者 周原）4月5日，满载早酥梨的三辆冷藏车驶出果品市场，它们将销往越南、泰国。今年以来全县已出口一千二百吨。",
      "石桥：千名干部下乡抗旱 入春以来，石桥县降水偏少，旱情露头。全县抽调干部深入十五个乡镇，与群众一道引水上山。（夏清）",
      "白沙：庭院经济见效益 在白沙县义坊村，家家户户房前屋后栽花椒、种核桃，去年仅此一项人均增收四百元。（通讯员 林秋）")
    #expect(page.authorNames == [["周原"], ["夏清"], ["林秋"]])
    #expect(page.unassigned.map(\.text) == ["县区传真"])
  }

  @Test("what companies announce are briefs, and a heading below the last begins an article")
  func companies() {
    let page = Outline.page(
      "公司快讯", "清水银行（600999） 公司公告称，收购石桥银行的要约已经截止。", "石桥电器（002999） 前三季度实现净利润17.63亿元，同比增长八成。",
      "理财问答", "问：我有5万元存款，半年内不用，如何打理比较好？", "答：可考虑购买短期理财产品或货币市场基金，后者流动性更好。")
    #expect(page.titles == [nil, nil, "理财问答"])
  }

  @Test("what is posted on a network is a piece each")
  func posts() {
    let page = Outline.page(
      "微言大义", "@清水老林：与其给学生发绿领巾，不如给老师补一堂心理课。", "@江边钓客：地铁涨价要听证，为何每次听证都是涨价？")
    #expect(page.articles.count == 2)
    #expect(page.unassigned.map(\.text) == ["微言大义"])
  }

  @Test("a sentence with a day in blanks is no row of numbers")
  func dayInBlanks() {
    let page = Outline.page(
      "停 水 公 告", "因城区供水主管网改造施工需",
      "要，定于 2023年 7 月28 日22时至 7月", "29日 6时对以下区域实施停水：滨", "河北西路以西、龙凤南大街以北、",
      "永宁中路以东。请相关单位和居民", "提前做好储水准备。")
    #expect(page.titles.map { $0?.filter { $0 != " " } } == ["停水公告"])
  }

  @Test("a channel's programme is a row, below its headline")
  func programme() {
    let page = Outline.page(
      "货郎医生", "本报记者 路遥", "一根扁担，两只药箱，一走就是二十六年。提起乡村医生，没有不竖大拇指的。", "电视节目预告",
      "清水电视台综合频道 18:30 动画乐园 19:00 转播新闻联播 20:05 电视剧：北方（3—4）",
      "清水电视台公共频道 19:00 百姓舞台 20:00 电影：渡江 22:10 法治在线", "天气", "今天白天到夜间晴，西北风3到4级，最高气温零下1℃，最低气温零下11℃。")
    #expect(page.titles == ["货郎医生", "电视节目预告", "天气"])
  }

  @Test("a word and figures in each of three lines are a table, a day and what is then a list")
  func figuresAndDays() {
    let page = Outline.page(
      "十一月份各单位完成任务情况", "采煤一队　计划36000吨　实际38214吨\n采煤二队　计划42000吨　实际46930吨\n采煤三队　计划33000吨　实际33107吨",
      "一周会展", "9月11日　第28届陶瓷博览会\n9月20日—22日　原料交易会\n10月10日　建陶数字化转型研讨会",
      "政协召开会议", Outline.report)
    #expect(page.titles == ["十一月份各单位完成任务情况", "一周会展", "政协召开会议"])
    #expect(page.articles.map { $0.blocks.count { $0.role == .body } } == [3, 3, 1])
  }

  @Test("whose address and telephone a notice gives is no headline")
  func contacts() {
    let page = Outline.page(
      "清水市人民法院公告", "清水市第二毛纺厂资不抵债，依法宣告破产，凡该厂债权人请自公告之日起三个月内申报债权。",
      "清算组地址：东大街112号 电话：8245570", "宾馆扩建竣工", "该宾馆地处城区繁华地段，设施完善，欢迎各界人士光临惠顾。")
    #expect(page.titles == ["清水市人民法院公告", "宾馆扩建竣工"])
    #expect(page.articles.map { $0.blocks.count { $0.role == .body } } == [2, 1])
  }
}
