import IssueParser
import Testing

/// Pages of services, sports and letters: small pieces, lists of names and numbers, who signs them.
@Suite struct ServicePageTests {
  private static let meeting = "本报讯（记者 李明）昨日，清水县政协召开会议，部署工作。"

  @Test("what is offered heads a piece of its own, and so does the name of a list")
  func offers() {
    let page = Outline.page(
      Self.meeting, "招聘", "清水县大酒店诚聘前厅经理2名，服务员20名，包食宿，待遇面议。", "房屋出租",
      "市中心三室两厅，精装修，家电齐全，月租600元。")
    #expect(page.titles == [nil, "招聘", "房屋出租"])
  }

  @Test("the results of matches are rows of a table, each a whole")
  func results() {
    let page = Outline.page(
      "甲级联赛第十三轮战况", "河东申花 2:1 河西太阳", "城北国安 0:0 城南万达", "江左全兴 3:2 江右泰山", "大器晚成的老将",
      "欧阳俊", Outline.essay)
    #expect(page.titles == ["甲级联赛第十三轮战况", "大器晚成的老将"])
    #expect(page.articles[0].blocks.count { $0.role == .body } == 3)
  }

  @Test("sections joined by a dot are a page's flag")
  func sections() {
    let page = Outline.page(
      "理论·实践", "把就业作为民生之本", "李明", "就业是民生之本。做好就业和再就业工作，关系到改革发展稳定的全局，关系到人民群众的切身利益。")
    #expect(page.titles == ["把就业作为民生之本"])
    #expect(page.unassigned.map(\.text) == ["理论·实践"])
  }

  @Test("a marked headline may say that something is done")
  func perfective() {
    let page = Outline.page(
      "## 白龙路路灯修好了",
      "8月7日，本版刊登了读者来信，市路灯处立即派人到现场查看。经查，路灯不亮系电缆被盗所致。8月12日，路灯全部恢复照明。")
    #expect(page.titles == ["白龙路路灯修好了"])
  }

  @Test("who holds an office is an entry of a list of names, no headline")
  func holders() {
    let page = Outline.page(
      "## 会议主席团和秘书长名单", "(2018年1月21日预备会议通过)", "主席团(3人，按姓氏笔画排列)", "丁玉海 于洪亮 马占军",
      "秘书长:赵书文", Self.meeting)
    #expect(page.titles == ["会议主席团和秘书长名单", nil])
  }

  @Test("a supplement's number is not the paper's")
  func supplements() {
    let page = Outline.page(
      "淮上日报\n1987年10月6日 星期二 第四版\n《芦花》副刊 第312期", "母亲的石磨", "许长庚", Outline.essay)
    #expect(page.masthead.issueNumber == nil)
    #expect(page.masthead.paper?.text == "淮上日报")
  }

  @Test("等 behind a name leaves the others out, and who is charged signs what was mended")
  func letters() {
    let page = Outline.page(
      "## 盼望早日修好这座桥", "编辑同志：", "村口的石拱桥今年7月被洪水冲垮了一个桥墩，至今无人维修，恳请有关部门早日把桥修好。",
      "清水县白沙乡 王满仓 等", "## 白龙路路灯修好", "8月7日，本版刊登了读者来信，我们立即派人到现场查看，8月12日，路灯全部恢复照明。",
      "宁川市路灯管理所", "## 小区垃圾无人清运", "近半个月来，小区内的垃圾堆积如山，蚊蝇乱飞，气味难闻。")
    #expect(page.authorNames == [["王满仓"], [], []])
    #expect(page.articles.map(\.kicker) == [nil, nil, nil])
    #expect(page.articles[1].blocks.last?.role == .byline)
  }

  @Test("students report too, and who gave the clue stands before who wrote")
  func reporters() {
    let page = Outline.page(
      "“科研没有捷径可走”", "学生记者 梁思雨 黄一鸣", "韦立人长期从事稀土功能材料研究。近日，他获得国家杰出青年科学基金资助，本报记者对他进行了专访。",
      "小猫被困十米高树", "昨日上午，家住新华小区的李女士反映，她家的小猫爬上了大树，一天一夜没敢下来。 线索提供 李女士 本报记者 梅洁",
      "今日停电", "8时至18时：建设路东段、机床厂宿舍、三里桥菜市场。")
    #expect(page.authorNames == [["梁思雨", "黄一鸣"], ["梅洁"], []])
    #expect(page.titles == ["“科研没有捷径可走”", "小猫被困十米高树", "今日停电"])
  }

  @Test("an office that sent a report ends it, and is nobody's name")
  func offices() {
    let page = Outline.page(
      "学校召开评估动员会", "本报讯 5月25日，学校召开本科教学评估动员大会，校长作动员讲话，全体中层干部参加。（教务处 供稿）",
      "5月26日，校医院为离退休教职工进行健康体检，共有三百余名老同志参加了这次体检活动。")
    #expect(page.authorNames == [[], []])
  }

  @Test("who took the photo and told of it stands in brackets below the caption")
  func photoReports() {
    let page = Outline.page(
      "学校召开评估动员会", "本报讯 5月25日，学校召开本科教学评估动员大会，校长作动员讲话，全体中层干部参加。（李明）",
      "5月20日，我校艺术节开幕。图为舞蹈《壮乡情》。", "（蓝天 摄影报道）")
    #expect(page.authorNames == [["李明"]])
    #expect(page.photos.map(\.photographers) == [["蓝天"]])
  }

  @Test("a name set apart may be a word, and stands above short lines too")
  func names() {
    let spaced = Outline.page(
      "读《货币史》有感", "汪 洋 波", "这是一部值得一读的书。作者以翔实的史料，勾勒出三百年来世界货币制度演变的轨迹，读来令人深思。")
    #expect(spaced.authorNames == [["汪洋波"]])
    let narrow = Outline.page(
      "人人动手 处处积肥\n乔志远\n肥料是庄稼的粮食。俗话说：\n“种地不上粪，等于瞎胡混。”\n要夺取今年秋季的大丰收，\n就必须在积肥造肥上狠下功\n夫。")
    #expect(narrow.authorNames == [["乔志远"]])
  }

  @Test("a notice's particulars stay together, and whom it named signs below them")
  func particularsTogether() {
    let page = Outline.page(
      "## 挂牌出让公告",
      "经市人民政府批准，决定以挂牌方式出让2宗国有建设用地使用权。申请人可到市公共资源交易中心获取文件，联系电话：3218606，联系人：史先生、",
      "### 招聘启事", "因业务发展需要，清水市颐和医院面向社会公开招聘内科执业医师3名，本科以上学历。",
      "报名时间：即日起至6月30日", "地 址：清水市解放路中段", "电 话：3382120 13909345118", "清水市颐和医院", "任女士。")
    let notice = page.articles.first { $0.title == "招聘启事" }
    #expect(notice?.blocks.contains { $0.text.hasPrefix("电话") } == true)
    #expect(notice?.blocks.last.map { $0.role == .byline && $0.text == "清水市颐和医院" } == true)
  }

  @Test("whom a notice names first signs it, whatever stands below")
  func namedFirst() {
    let page = Outline.page(
      "注销公告", "清水县绿源养殖专业合作社经成员大会决议，拟向登记机关申请注销登记，请债权人于见报之日起45日内申报债权，特此公告", "清水县绿源养殖专业合作社",
      "因大桥维修加固工程施工需要，自2017年11月15日0时起至12月31日24时止，对大桥实行交通管制，过往车辆请绕行。", "关于大桥实行交通管制的通告")
    #expect(page.titles == ["注销公告", "关于大桥实行交通管制的通告"])
    #expect(page.articles.first?.blocks.last?.role == .byline)
  }

  @Test("who called opens a piece of its own below its headline")
  func callers() {
    let page = Outline.page(
      "96110 热线回音", "路灯睡了半个月", "读者徐女士来电：东湖小区门口的路灯坏了半个月，晚上出门一片漆黑，盼望早点修好。", "市路灯所答复：电缆已经更换，路灯昨晚全部亮起。",
      "楼下烧烤油烟熏得不敢开窗", "读者范女士来电：府前街楼下的烧烤摊每天营业到半夜，油烟直往屋里钻。", "市城管局答复：已责令该摊点限期整改。")
    #expect(page.titles == ["路灯睡了半个月", "楼下烧烤油烟熏得不敢开窗"])
  }

  @Test("what a headline asks stands above what the reader asks")
  func asked() {
    let page = Outline.page(
      "法律问答", "试用期没签合同，能要双倍工资吗？", "问：我今年3月入职一家餐饮公司，老板说试用三个月后再签合同，能要双倍工资吗？（读者 小吴）",
      "答：可以。建立劳动关系应当自用工之日起一个月内订立书面合同。", "房东卖房，租客非搬不可吗？",
      "问：我租的房子还有八个月到期，房东突然把房子卖了，新房东要我搬走。（读者 许女士）", "答：你可以继续住到租期届满，租赁合同的效力不受影响。")
    #expect(page.titles == ["试用期没签合同，能要双倍工资吗？", "房东卖房，租客非搬不可吗？"])
  }

  @Test("two characters name what a service tells, or what a teacher remarks")
  func shortNames() {
    let page = Outline.page(
      "停水", "因管网改造，明晚10时起城南片区停水，高层用户水压偏低，请提前储水。", "**点评**", "小作者善于观察，全文线索清楚，结尾一句话有回味。")
    #expect(page.titles == ["停水", "点评"])
  }

  @Test("the number of a notice hangs on its headline, and debris parts it not from who gives it")
  func notice() {
    let page = Outline.page(
      Self.meeting, "### 关于实行居民小区封闭管理的通告", "（第9号）", "为有效防控疫情，现将有关事项通告如下，请广大居民遵照执行。", "# ☎ 0",
      "清水市公安局",
      "2020年2月10日", Self.meeting)
    #expect(page.titles == [nil, "关于实行居民小区封闭管理的通告", nil])
    #expect(page.articles[1].subtitle == "（第9号）")
    #expect(
      page.articles[1].blocks.filter { $0.role == .byline }.map(\.text) == ["清水市公安局", "2020年2月10日"])
  }
}
