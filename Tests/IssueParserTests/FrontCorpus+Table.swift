// Heads and feet of newspaper pages as recognition engines give them, written down from knowledge
// of how Chinese papers are set, with the fields that a careful reader takes from them.

/// Mastheads and imprints that must be read, and lines of text that must not be taken for any.
enum FrontCorpus {
  /// `@` names a page, `~` stands for its text, `=` lists the fields; `|` parts values that are all
  /// right, `*` takes any. A field of the issue or the colophon that is not listed must be null.
  static let pages = #"""
    @ national front
    人民日报
    RENMIN RIBAO
    人民网 网址：http://www.people.com.cn
    2021年5月
    6
    星期四
    辛丑年三月廿五
    人民日报社出版
    国内统一连续出版物号
    CN 11-0065
    代号1-1
    第26494期
    今日20版
    ~
    = paper 人民日报; date 2021-05-06; weekday 星期四; lunar 辛丑年三月廿五; issue 26494; count 20; page 1; cn CN11-0065; postal 1-1
    @ national inner head
    2021年5月6日 星期四 要闻 3
    ~
    责任编辑：李建广 许诺 李川 版式设计：蔡华伟 张丹峰
    = date 2021-05-06; weekday 星期四; page 3; section 要闻; editors 李建广,许诺,李川; layout 蔡华伟,张丹峰
    @ national inner foot
    ~
    本版责编：张明瑟 胡婧怡
    版式设计：汪哲平
    4 要闻
    人民日报 2023年3月23日 星期四
    = paper 人民日报; date 2023-03-23; weekday 星期四; page 4; section 要闻; editors 张明瑟,胡婧怡; layout 汪哲平
    @ guangming front
    光明日报社主办
    1949年6月16日创刊
    光明日报
    GUANGMING DAILY
    2017年10月 19 星期四
    丁酉年八月三十
    今日16版
    网址:http://www.gmw.cn
    国内统一刊号CN11-0026
    第24655号
    邮发代号1-16
    ~
    = paper 光明日报; date 2017-10-19; weekday 星期四; lunar 丁酉年八月三十; issue 24655; count 16; page 1; cn CN11-0026; postal 1-16
    @ guangming inner
    光明日报 2023年12月8日 星期五 05
    ~
    责编：靳昊 电话：010-67078872 美编：朱江
    = paper 光明日报; date 2023-12-08; weekday 星期五; page 5; editors 靳昊; layout 朱江; phone 010-67078872
    @ reference news
    参考消息
    REFERENCE NEWS
    新华通讯社主办 1931年11月7日创刊
    2012年6月30日 星期六
    农历壬辰年五月十二
    第19576期 国内统一刊号CN11-0048 邮发代号1-38 今日8版
    ~
    = paper 参考消息; date 2012-06-30; weekday 星期六; lunar 壬辰年五月十二; issue 19576; count 8; page 1; cn CN11-0048; postal 1-38
    @ provincial front labels
    山西日报
    中共山西省委机关报
    山西日报社出版
    国内统一连续出版物号CN14-0001 邮发代号21-1
    第26218期
    2022年2月28日
    星期一 农历壬寅年正月廿八 今日12版
    山西新闻网:www.sxrb.com
    ~
    = paper 山西日报; date 2022-02-28; weekday 星期一; lunar 壬寅年正月廿八; issue 26218; count 12; page 1; cn CN14-0001; postal 21-1
    @ nanfang front
    南方日报
    高度决定影响力
    NANFANG DAILY
    2019年1月
    15
    星期二
    戊戌年十二月初十
    中共广东省委机关报
    南方报业传媒集团主办 南方日报社出版
    第25302号 今日24版 国内统一连续出版物号CN 44-0001 邮发代号45-1 零售价2元
    ~
    = paper 南方日报; date 2019-01-15; weekday 星期二; lunar 戊戌年十二月初十; issue 25302; count 24; page 1; cn CN44-0001; postal 45-1
    @ nanfang inner
    A03 要闻
    2019年1月15日 星期二
    责编：赵晓晨 美编：刘子葵 校对：黄买冰
    南方日报
    ~
    = paper 南方日报; date 2019-01-15; weekday 星期二; page A3; section 要闻; editors 赵晓晨; layout 刘子葵; proof 黄买冰
    @ xinhua front
    新华日报
    XINHUA RIBAO
    中共江苏省委主管主办 新华报业传媒集团出版
    2024年10月1日
    星期二
    甲辰年八月廿九
    今日8版
    第27391号
    国内统一连续出版物号：CN32-0050
    邮发代号：27-1
    ~
    = paper 新华日报; date 2024-10-01; weekday 星期二; lunar 甲辰年八月廿九; issue 27391; count 8; page 1; cn CN32-0050; postal 27-1
    @ city evening front
    太原晚报
    TAIYUAN WANBAO
    2008年8月8日 星期五 农历戊子年七月初八
    太原日报社主办 国内统一刊号CN14-0022 邮发代号21-16 总第9012期 今日32版 零售价0.50元
    今日天气:晴转多云 18℃-29℃ 降水概率10% 偏南风2-3级
    新闻热线:8222222 发行热线:11185
    ~
    = paper 太原晚报; date 2008-08-08; weekday 星期五; lunar 戊子年七月初八; issue 9012; count 32; page 1; cn CN14-0022; postal 21-16
    @ changjiang inner
    长江日报
    CHANGJIANG DAILY
    2018.6.14
    星期四
    要闻
    7
    责编:周洁 美编:职文胜 校对:张靖
    ~
    = paper 长江日报; date 2018-06-14; weekday 星期四; page 7; section 要闻; editors 周洁; layout 职文胜; proof 张靖
    @ city inner dot
    4 要闻 2020年5月24日 星期日
    编辑 王 敏 版式 李 丽 校对 张 强
    ~
    = date 2020-05-24; weekday 星期日; page 4; section 要闻; editors 王敏; layout 李丽; proof 张强
    @ page dot section
    要闻·3
    2023年12月8日 星期五
    ~
    = date 2023-12-08; weekday 星期五; page 3; section 要闻
    @ page with ban and section
    03版 要闻 2021年5月6日 星期四 责任编辑：王小明 版式：刘芳 校对：陈静
    ~
    = date 2021-05-06; weekday 星期四; page 3; section 要闻; editors 王小明; layout 刘芳; proof 陈静
    @ date then page
    2021年5月6日 星期四 第3版 要闻
    ~
    = date 2021-05-06; weekday 星期四; page 3; section 要闻
    @ lettered page B
    B02 经济
    2014年11月25日 星期二
    责编 马俊 美编 何欣 校对 陈进
    ~
    = date 2014-11-25; weekday 星期二; page B2; section 经济; editors 马俊; layout 何欣; proof 陈进
    @ numbered section header
    3 综合新闻
    2023年12月8日 星期五
    ~
    = date 2023-12-08; weekday 星期五; page 3; section 综合新闻
    @ numbered section alone with paper
    晋中日报 3 综合新闻
    2023年12月8日 星期五
    ~
    = paper 晋中日报; date 2023-12-08; weekday 星期五; page 3; section 综合新闻
    @ county paper
    交口新闻
    2016年7月1日 星期五 第312期 今日四版
    中共交口县委宣传部主办 内部资料 免费交流
    准印证号：(晋)字第028号
    ~
    = paper 交口新闻; date 2016-07-01; weekday 星期五; issue 312; count 4
    @ county paper called news, set apart
    青 山 新 闻
    2015年3月20日 星期五 第二版
    ~
    = paper 青山新闻; date 2015-03-20; weekday 星期五; page 2
    @ town paper set apart
    潮 江 报
    CHAO JIANG BAO
    1999年2月3日 星期三 第612期
    ~
    = paper 潮江报; date 1999-02-03; weekday 星期三; issue 612
    @ county paper named bao
    汾阳报
    FENYANG BAO
    中共汾阳市委主管主办 汾阳市融媒体中心编辑出版
    2018年6月14日 农历戊戌年五月初一 星期四 第1032期 本期四版
    ~
    = paper 汾阳报; date 2018-06-14; weekday 星期四; lunar 戊戌年五月初一; issue 1032; count 4; page 1
    @ enterprise paper
    西山煤电报
    XISHAN MEIDIAN BAO
    西山煤电集团公司党委主办
    国内统一刊号:CN14-0079
    2010年9月8日 星期三 庚寅年八月初一 第3508期 今日四版
    投稿邮箱:xsmdb@163.com 电话:0351-6217777
    ~
    = paper 西山煤电报; date 2010-09-08; weekday 星期三; lunar 庚寅年八月初一; issue 3508; count 4; cn CN14-0079
    @ school paper
    北京大学校报
    主管主办：北京大学 国内统一刊号：CN11-0801/(G)
    第1482期 2018年6月14日 星期四 本期共4版
    主编：夏红卫
    ~
    本版责编：王钰琳 校对：高雷
    = paper 北京大学校报; date 2018-06-14; weekday 星期四; issue 1482; count 4; cn CN11-0801; editors 王钰琳; proof 高雷
    @ school paper two numbers
    山西大学报
    2014年11月25日 星期二
    第18期（总第1056期） 本期四版
    国内统一刊号 CN14-0803/G
    ~
    = paper 山西大学报; date 2014-11-25; weekday 星期二; issue 1056; count 4; cn CN14-0803
    @ fifties traditional
    人民日報
    第三七三三號
    一九五八年十月一日 星期三
    夏曆戊戌年八月十九
    今日八版
    代號：1—1
    ~
    = paper 人民日報; date 1958-10-01; weekday 星期三; lunar 戊戌年八月十九; issue 3733; count 8; postal 1-1
    @ fifties right to left plate
    報日民人
    第一八四八號
    一九五三年三月六日 星期五
    夏曆癸巳年正月廿一
    今日四版
    每份八百元
    ~
    = paper 人民日報; date 1953-03-06; weekday 星期五; lunar 癸巳年正月廿一; issue 1848; count 4
    @ fifties price and address
    山西日報
    一九五五年五月五日 星期四 農曆乙未年閏三月十四日
    第一九六四號
    社址：太原市 電報掛號：○八八一 
    本報今日出版一張 零售每份五分
    ~
    = paper 山西日報; date 1955-05-05; weekday 星期四; lunar 乙未年閏三月十四; issue 1964
    @ sixties front
    吕梁报
    中共晋中地委机关报
    第一八六号 一九六六年六月一日 星期三 夏历丙午年四月十三
    本报今日出版一大张 四版
    ~
    = paper 吕梁报; date 1966-06-01; weekday 星期三; lunar 丙午年四月十三; issue 186; count 4
    @ seventies quotation box
    毛主席语录
    鼓足干劲，力争上游，多快好省地建设社会主义。
    山西日报
    一九七一年十一月十五日 星期一 农历辛亥年九月廿八 第七八九三号
    ~
    = paper 山西日报; date 1971-11-15; weekday 星期一; lunar 辛亥年九月廿八; issue 7893
    @ seventies inner
    一九七六年九月十日 第二版
    ~
    = date 1976-09-10; weekday 星期五; page 2
    @ seventies inner with paper
    第三版 人民日报 1976年9月10日 星期五
    ~
    = paper 人民日报; date 1976-09-10; weekday 星期五; page 3
    @ seventies ban column
    1978年12月23日 星期六 光明日报 第四版
    ~
    = paper 光明日报; date 1978-12-23; weekday 星期六; page 4
    @ eighties front
    长江日报
    CHANGJIANG RIBAO
    一九八四年十月一日
    星期一
    农历甲子年九月初七
    第10964号
    今日四版
    代号37—1
    气象台今天白天：多云到晴，偏北风二到三级，最高温度26℃
    ~
    = paper 长江日报; date 1984-10-01; weekday 星期一; lunar 甲子年九月初七; issue 10964; count 4; postal 37-1
    @ eighties foot
    ~
    本报社址：太原市双塔寺街24号 电话：44561 广告许可证：晋工商广字001号 零售每份五分 山西日报印刷厂印刷
    一九八五年三月十四日 星期四 第三版
    = date 1985-03-14; weekday 星期四; page 3; phone 44561
    @ nineties front mixed
    深圳特区报
    SHENZHEN TEQU BAO
    1997年7月1日 星期二 农历丁丑年五月廿七 第4523期 今日二十四版
    国内统一刊号：CN44－0063 邮发代号：45－18
    ~
    = paper 深圳特区报; date 1997-07-01; weekday 星期二; lunar 丁丑年五月廿七; issue 4523; count 24; cn CN44-0063; postal 45-18
    @ yangcheng front
    羊城晚报
    2001年11月11日 星期日 辛巳年九月廿六
    国内统一刊号CN44-0006 邮发代号45-3 第12345号 今日出版三大张共12版
    ~
    = paper 羊城晚报; date 2001-11-11; weekday 星期日; lunar 辛巳年九月廿六; issue 12345; count 12; cn CN44-0006; postal 45-3
    @ foot address block
    ~
    社址：山西省吕梁市离石区滨河北中路 邮编：033000 总编室电话：8222301 广告部：8222302 广告许可证：1424004000001
    定价：全年398元 零售价：1.50元 印刷：吕梁日报社印刷厂 法律顾问：山西某某律师事务所 李律师
    = phone 8222301
    @ foot with page date
    ~
    长治日报
    2022年2月28日 星期一
    责任编辑 王丽 二版编辑 郭芳 校对 李强
    ~
    = paper 长治日报; date 2022-02-28; weekday 星期一 ; editors 王丽,郭芳; proof 李强
    @ foot phone above
    ~
    电话：0358-8222145
    责编：任晓 版式：冯梅 校对：高原
    = editors 任晓; layout 冯梅; proof 高原; phone 0358-8222145
    @ foot labels tail
    ~
    责编/闫奉学 版式/田洁 校对/苏立
    新闻热线：0355-2060000 邮箱：czrb@163.com
    = editors 闫奉学; layout 田洁; proof 苏立; email czrb@163.com; phone 0355-2060000
    @ duty line
    值班编委：王建军 责任编辑：杨志明 美编：李红 责校：赵燕
    2015年12月31日 星期四 农历乙未年十一月廿一 第8831期
    ~
    = date 2015-12-31; weekday 星期四; lunar 乙未年十一月廿一; issue 8831; editors 杨志明; layout 李红; proof 赵燕
    @ editor title words
    本版编辑：孙晓东 本版美编：王倩 本版校对：刘洋
    ~
    = editors 孙晓东; layout 王倩; proof 刘洋
    @ executive roles
    执行主编：陈思 首席编辑：林远 责任编辑：周立 郑凯 视觉设计：吴桐 校对：何静
    ~
    = editors 周立,郑凯; layout 吴桐; proof 何静
    @ department editing
    时政新闻部主编 责编：李彬 校对：王娟 E-mail：szxw@126.com
    ~
    = dept 时政新闻部; editors 李彬; proof 王娟; email szxw@126.com
    @ news centre
    全媒体编辑中心主办 本期编辑：刘小宇 邮箱：lhwy2020@qq.com
    ~
    = dept 全媒体编辑中心; editors 刘小宇; email lhwy2020@qq.com
    @ ocr spaced digits
    晋城日报社出版
    2 0 2 3 年 1 2 月 8 日
    星 期 五
    农 历 癸 卯 年 十 月 廿 六
    第 9 8 9 5 期
    今 日 8 版
    ~
    = paper 晋城日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六; issue 9895; count 8
    @ ocr letters
    阳泉日报
    2O23年l2月8日 星期五
    第98l5期 今日8版
    ~
    = paper 阳泉日报; date 2023-12-08; weekday 星期五; issue 9815; count 8
    @ ocr lost glyph of lunar
    朔州日报社出版 国内统一连续出版物号 CN 14-0030
    2023年12月
    星期五
    农历癸卯年十月二十六
    第6120期
    今日4版
    ~
    = paper 朔州日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月二十六; issue 6120; count 4; cn CN14-0030
    @ ocr lunar truncated
    临汾日报
    2020年5月24日 星期日 农历庚子年闰四月
    第11203期
    ~
    = paper 临汾日报; date 2020-05-24; weekday 星期日; issue 11203; lunar 庚子年闰四月
    @ weekday bare second line
    国内统一连续出版物号:CN36-0012 邮发代号:43-19
    星期一
    临川日报社出版
    2025年7月28日
    农历乙巳年闰六月初四
    ~
    = paper 临川日报; date 2025-07-28; weekday 星期一; lunar 乙巳年闰六月初四; cn CN36-0012; postal 43-19
    @ zhou weekday
    都市快报
    2014/11/25 周二
    第5476号 今日56版
    ~
    = paper 都市快报; date 2014-11-25; weekday 周二|星期二; issue 5476; count 56
    @ metro paper inner
    06 综合 2014年11月25日 星期二 责编 张丽 版式 王凯
    ~
    = date 2014-11-25; weekday 星期二; page 6; section 综合; editors 张丽; layout 王凯
    @ A-B sections count
    今日A叠16版 B叠8版
    华商报 2006年3月5日 星期日 丙戌年二月初六 总第3128期
    ~
    = paper 华商报; date 2006-03-05; weekday 星期日; lunar 丙戌年二月初六; issue 3128; count *
    @ yuyi
    今日8版 总第10011期
    周一至周五出版
    运城日报
    农历癸卯年十月廿六 十一月初七大雪
    2023年12月8日 星期五
    ~
    = paper 运城日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六; issue 10011; count 8
    @ solar term beside
    2024年2月9日 星期五 癸卯年十二月三十 除夕
    大同日报社出版 第16123期
    ~
    = paper 大同日报; date 2024-02-09; weekday 星期五; lunar 癸卯年十二月三十; issue 16123
    @ solar terms of the lunar year
    2022年2月28日 星期一 壬寅年正月廿八 二月初三惊蛰
    安徽日报 第24531号 今日12版
    ~
    = paper 安徽日报; date 2022-02-28; weekday 星期一; lunar 壬寅年正月廿八; issue 24531; count 12
    @ gong yuan
    公元二〇一一年二月三日 星期四 农历辛卯年正月初一
    新疆日报 第18954期
    ~
    = paper 新疆日报; date 2011-02-03; weekday 星期四; lunar 辛卯年正月初一; issue 18954
    @ labels all
    报头题字：某某某
    主管单位：中共某某市委 主办单位：某某市融媒体中心
    社长：张建国 总编辑：李卫东
    地址：某某市人民路12号 邮编：030600 电话：0354-2636666
    刊号：CN14-0024 邮发代号：21-23 印刷：某某日报印务有限公司
    2023年3月23日 星期四 癸卯年闰二月初二 第7001期
    ~
    = paper *; phone *; date 2023-03-23; weekday 星期四; lunar 癸卯年闰二月初二; issue 7001; cn CN14-0024; postal 21-23
    @ issn
    中国教育报 ZHONGGUO JIAOYU BAO
    教育部主管 中国教育报刊社主办
    2003年2月1日 星期六 第5096号 今日4版 ISSN1002-5049 CN11-0035 邮发代号1-10
    ~
    = paper 中国教育报; date 2003-02-01; weekday 星期六; issue 5096; count 4; cn CN11-0035; postal 1-10
    @ jiefang
    解放军报
    中央军委机关报
    1999年12月20日 星期一 农历己卯年十一月十三 第15701号 今日12版 代号1-26
    ~
    = paper 解放军报; date 1999-12-20; weekday 星期一; lunar 己卯年十一月十三; issue 15701; count 12; postal 1-26
    @ chunk order mixed
    今日4版
    第4018期
    星期四
    浠水日报
    2021年5月6日
    农历辛丑年三月二十五
    ~
    = paper 浠水日报; date 2021-05-06; weekday 星期四; lunar 辛丑年三月二十五; issue 4018; count 4
    @ markdown head
    # 邢台日报
    ## 2023年12月8日 星期五
    **农历癸卯年十月廿六**
    第12011期　今日八版
    ~
    = paper 邢台日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六; issue 12011; count 8
    @ page number english
    2019年1月15日 星期二 国内新闻 P5
    ~
    = date 2019-01-15; weekday 星期二; page 5; section 国内新闻
    @ page slashed
    要闻/03 2023.12.08 星期五 编辑/刘畅 美编/孙宁 校对/赵倩
    ~
    = date 2023-12-08; weekday 星期五; page 3; section 要闻; editors 刘畅; layout 孙宁; proof 赵倩
    @ page banner
    第6版：社会·民生 2023年12月8日 星期五
    ~
    = date 2023-12-08; weekday 星期五; page 6; section 社会|民生|社会·民生
    @ weekly section
    周末版 第4版 2023年12月8日 星期五
    责任编辑：段建敏
    ~
    = date 2023-12-08; weekday 星期五; page 4; editors 段建敏
    @ fukan with name
    2022年2月28日 星期一
    8
    北川副刊
    责编：薛明 组版：高瑞 校对：尹丽
    邮箱：bcfk123@163.com
    ~
    = date 2022-02-28; weekday 星期一; page 8; editors 薛明; layout 高瑞; proof 尹丽; email bcfk123@163.com
    @ people set on lines
    ~
    责任编辑
    冯晓磊
    版面设计
    侯利民
    校对
    白 雪
    = editors 冯晓磊; layout 侯利民; proof 白雪
    @ names by middle dot
    责编·王涛 版式·李静 校对·赵刚
    2023年12月8日 星期五 第二版
    ~
    = date 2023-12-08; weekday 星期五; page 2; editors 王涛; layout 李静; proof 赵刚
    @ name minority
    责任编辑：阿依古丽·买买提 祖农 校对：热娜·托乎提
    2023年12月8日 星期五
    ~
    = date 2023-12-08; weekday 星期五; editors 阿依古丽·买买提,祖农; proof 热娜·托乎提
    @ three reviews
    一审：李文 二审：王斌 三审：张宏
    责编：魏娜 制图：林雨 校对：孙敏
    ~
    = editors 魏娜; proof 孙敏
    @ combined roles
    责编/版式：刘振华 校对：张晓红
    ~
    = editors 刘振华; proof 张晓红; layout *
    @ trad inner
    第二版 光明日報 一九五五年五月五日 星期四
    ~
    = paper 光明日報; date 1955-05-05; weekday 星期四; page 2
    @ nameplate misread lines
    晋
    中
    日
    报
    2023年12月8日 星期五 第9001期
    ~
    = paper 晋中日报; date 2023-12-08; weekday 星期五; issue 9001
    @ mid text head with body after
    ~
    2023年12月8日
    星期五
    编辑：王凤
    ~
    = date 2023-12-08; weekday 星期五; editors 王凤
    @ wrapped by blanks
    中共临川市委机关报 临川日报社出版 国内统一连续出版物号:CN36 - 0012 邮发代号:43 - 19 临川新闻网:www.lcnews.cn
    2025年7月
    星期一
    农历乙巳年闰六月初四
    第9871期 今日8版
    ~
    时政部主办 本版组版:陈涛 责编:王丽 李 明 校对:赵敏 时政部邮箱:szb@163.com 电话:8227878-8024
    = paper 临川日报; date 2025-07-28; weekday 星期一; lunar 乙巳年闰六月初四; issue 9871; count 8; cn CN36-0012; postal 43-19; dept 时政部; layout 陈涛; editors 王丽,李明; proof 赵敏; email szb@163.com; phone 8227878-8024
    @ colophon wrapped tight
    ~
    教科文部主办 本版组版:陈涛 责编:王
    丽 李明 校对:赵
    敏
    教科文部邮箱:jkw
    b@163.com
    = dept 教科文部; layout 陈涛; editors 王丽,李明; proof 赵敏; email jkwb@163.com
    @ desk with region
    ~
    区县新闻部主办
    责编 王丽华 组版 陈涛
    校对 赵敏
    = dept 区县新闻部; layout 陈涛; editors 王丽华; proof 赵敏
    @ desk studio
    ~
    融合发展中心主办 编辑：白雪 美编：何平 检校：孙一鸣
    = dept 融合发展中心; layout 何平; editors 白雪; proof 孙一鸣
    @ chinese numerals long
    二○二三年三月二十三日 农历癸卯年闰二月初二 星期四 第一万二千三百零六期 今日十二版
    临汾日报
    ~
    = paper 临汾日报; date 2023-03-23; weekday 星期四; lunar 癸卯年闰二月初二; issue 12306; count 12
    @ zero shapes
    二O一七年十月十九日
    星期四
    农历丁酉年八月三十
    总第3562期
    阳泉晚报
    ~
    = paper 阳泉晚报; date 2017-10-19; weekday 星期四; lunar 丁酉年八月三十; issue 3562
    @ full width digits
    ２０１７年１０月１９日　星期四　第３５６２期　今日１６版
    大同晚报
    ~
    = paper 大同晚报; date 2017-10-19; weekday 星期四; issue 3562; count 16
    @ date in english too
    Thursday, October 19, 2017
    2017年10月19日 星期四
    China Daily
    ~
    = date 2017-10-19; weekday 星期四
    @ oct in english
    2014.11.25 Tuesday 星期二 A08 社会
    ~
    = date 2014-11-25; weekday 星期二; page A8; section 社会
    @ english short
    2014.11.25
    TUE
    星期二
    责编 黄薇 美编 周芳 
    A12
    文化
    ~
    = date 2014-11-25; weekday 星期二; page A12; editors 黄薇; layout 周芳
    @ ear slogans
    立足吕梁 面向全国 
    权威 主流 亲民
    汾水日报
    FENSHUI RIBAO
    2014年11月25日 农历甲午年十月初四
    星期二 第7012期
    今日4版
    ~
    = paper 汾水日报; date 2014-11-25; weekday 星期二; lunar 甲午年十月初四; issue 7012; count 4
    @ two papers named
    人民日报社主管 环球时报社主办
    环球时报
    GLOBAL TIMES
    2018年6月14日 星期四 第4521期 今日16版
    ~
    = paper 环球时报; date 2018-06-14; weekday 星期四; issue 4521; count 16
    @ publisher in foot
    2018年6月14日 星期四
    ~
    本报地址：某某市解放路88号 邮政编码：041000 电话：(0357)2222222 晋源日报社印刷厂印刷
    = date 2018-06-14; weekday 星期四; phone *; paper *
    @ dates in the page's text do not count
    2018年6月14日 星期四 第三版
    ~
    截止日期：2018年7月1日
    = date 2018-06-14; weekday 星期四; page 3
    @ lunar only day
    2022年2月28日 星期一 正月廿八
    第5011期
    平阳日报
    ~
    = paper 平阳日报; date 2022-02-28; weekday 星期一; lunar 正月廿八; issue 5011
    @ lunar arabic
    2022年2月28日 星期一 农历正月二十八 
    第5011期 平阳日报
    ~
    = paper 平阳日报; date 2022-02-28; weekday 星期一; lunar 正月二十八; issue 5011
    @ lunar in brackets
    2022年2月28日（农历壬寅年正月廿八）星期一 第5011期（总第12311期） 平阳日报社
    ~
    = paper 平阳日报; date 2022-02-28; weekday 星期一; lunar 壬寅年正月廿八; issue 12311
    @ lunar with animal
    2022年2月28日 星期一 农历壬寅虎年正月廿八 平阳日报 第5011期
    ~
    = paper 平阳日报; date 2022-02-28; weekday 星期一; lunar 壬寅虎年正月廿八; issue 5011
    @ lost lunar day, weekday lost
    2023年12月8日
    农历癸卯年十月廿六
    第6120期
    今日4版
    朔州日报社出版
    ~
    = paper 朔州日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六; issue 6120; count 4
    @ lost year
    12月8日 星期五 农历癸卯年十月廿六 第6120期 朔州日报社出版
    ~
    = paper 朔州日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六; issue 6120
    @ issue spaced
    第 6 1 2 0 期
    2023 年 12 月 8 日
    朔州日报
    ~
    = paper 朔州日报; date 2023-12-08; weekday 星期五; issue 6120
    @ issue label
    期号：第6120期
    2023年12月8日 星期五
    国内统一刊号：CN14—0030
    ~
    = date 2023-12-08; weekday 星期五; issue 6120; cn CN14-0030
    @ issue spelt qi
    总6120期
    2023年12月8日 星期五 8版
    朔州晚报
    ~
    = paper 朔州晚报; date 2023-12-08; weekday 星期五; issue 6120; count *
    @ count shapes
    2023年12月8日 星期五 第6120期 本期8版 朔州晚报
    ~
    = paper 朔州晚报; date 2023-12-08; weekday 星期五; issue 6120; count 8
    @ count four
    2023年12月8日 星期五 第6120期 今日共8版 朔州晚报
    ~
    = paper 朔州晚报; date 2023-12-08; weekday 星期五; issue 6120; count 8
    @ count five
    2023年12月8日 星期五 第6120期 8版 朔州晚报社出版 CN14-0030
    ~
    = paper 朔州晚报; date 2023-12-08; weekday 星期五; issue 6120; count 8; cn CN14-0030
    @ count six
    2023年12月8日 星期五 第6120期 今天出版8版 朔州晚报
    ~
    = paper 朔州晚报; date 2023-12-08; weekday 星期五; issue 6120; count 8
    @ count seven
    2023年12月8日 星期五 第6120期 今日版数:8版 朔州晚报
    ~
    = paper 朔州晚报; date 2023-12-08; weekday 星期五; issue 6120; count 8
    @ count A B
    2023年12月8日 星期五 第6120期 今日12版 A1-A8 B1-B4 朔州晚报
    ~
    = paper 朔州晚报; date 2023-12-08; weekday 星期五; issue 6120; count 12
    @ school trad
    第一二三期 公元一九五五年五月五日 星期四
    人民清华
    清华大学编委会主编
    ~
    = date 1955-05-05; weekday 星期四; issue 123
    @ enterprise old
    太钢报
    中共太原钢铁公司委员会机关报
    一九七八年十二月二十三日 星期六 第2311期 本期四版
    ~
    = paper 太钢报; date 1978-12-23; weekday 星期六; issue 2311; count 4
    @ vertical page head
    二〇二三年十二月八日
    星期五
    第三版
    责任编辑 王亚光
    电话 4728991
    ~
    = date 2023-12-08; weekday 星期五; page 3; editors 王亚光; phone 4728991
    @ people with titles before
    ~
    本版主编 王强 责任编辑 刘艳 版面编辑 张慧 校对 田野
    = editors 刘艳; layout 张慧; proof 田野
    @ editors with slash
    ~
    编辑/版式 陈小云 校对 李健
    = editors 陈小云; proof 李健; layout *
    @ editors joined
    ~
    责编：王大伟　李小燕　美编：周  杰　校对：吴  敏
    = editors 王大伟,李小燕; layout 周杰; proof 吴敏
    @ four char names
    ~
    责编：欧阳修远、司马文 版式：诸葛小明 校对：上官婉
    = editors 欧阳修远,司马文; layout 诸葛小明; proof 上官婉
    @ weekday paren
    2023年12月8日/星期五/责编：王凤/版式：李刚/校对：刘挺
    ~
    = date 2023-12-08; weekday 星期五; editors 王凤; layout 李刚; proof 刘挺
    @ pipes
    2023年12月8日｜星期五｜A06｜责编 王凤｜版式 李刚｜校对 刘挺
    ~
    = date 2023-12-08; weekday 星期五; page A6; editors 王凤; layout 李刚; proof 刘挺
    @ bullets
    ■ 责编 王凤 ■ 版式 李刚 ■ 校对 刘挺
    2023年12月8日 星期五 第6版
    ~
    = date 2023-12-08; weekday 星期五; page 6; editors 王凤; layout 李刚; proof 刘挺
    @ brackets
    【要闻】 2023年12月8日 星期五 （责编：王凤 校对：刘挺）
    ~
    = date 2023-12-08; weekday 星期五; section 要闻; editors 王凤; proof 刘挺
    @ email long
    ~
    责编:王凤 校对:刘挺
    投稿邮箱:news_center-2020@mail.example.com.cn
    编辑部电话:0351-8222145
    = editors 王凤; proof 刘挺; email news_center-2020@mail.example.com.cn; phone 0351-8222145
    @ phone brackets
    ~
    责编：王凤 电话：(0351)8222145
    = editors 王凤; phone (0351)8222145
    @ phone mobile
    ~
    责编：王凤 联系电话：13935812345
    = editors 王凤; phone 13935812345
    @ hotline in masthead
    太行日报 2023年12月8日 星期五 新闻热线：0356-2022222
    ~
    责编：王凤
    = paper 太行日报; date 2023-12-08; weekday 星期五; editors 王凤
    @ website in masthead
    太行日报 2023年12月8日 星期五 农历癸卯年十月廿六 太行网 www.thnews.com
    ~
    = paper 太行日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六
    @ social
    太行日报 2023年12月8日 星期五 第9811期
    太行日报官方微信 太行日报客户端 官方微博
    ~
    = paper 太行日报; date 2023-12-08; weekday 星期五; issue 9811
    @ party newspaper weekly
    农民日报 2023年12月8日 星期五 农历癸卯年十月廿六 第11722期 今日八版
    中央农村工作领导小组指导 农业农村部主管
    ~
    = paper 农民日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六; issue 11722; count 8
    @ edition name
    人民日报 海外版
    2023年12月8日 星期五 第12345期 今日8版
    ~
    = paper 人民日报|人民日报海外版; date 2023-12-08; weekday 星期五; issue 12345; count 8
    @ issued by group
    内蒙古日报社主办 锡林郭勒日报社出版
    2023年12月8日 星期五 第7901期
    ~
    = paper 锡林郭勒日报; date 2023-12-08; weekday 星期五; issue 7901
    @ name by blanks
    黄 冈 日 报
    HUANG GANG RI BAO
    2023年12月8日 星期五 第7901期
    ~
    = paper 黄冈日报; date 2023-12-08; weekday 星期五; issue 7901
    @ date split by page layout
    2023年
    12月
    8日
    星期五
    癸卯年十月廿六
    第7901期
    黄冈日报
    ~
    = paper 黄冈日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六; issue 7901
    @ large day first
    8
    2023年12月
    星期五
    癸卯年十月廿六
    黄冈日报
    第7901期
    ~
    = paper 黄冈日报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六; issue 7901
    @ day over month
    2023/12
    08
    星期五
    今日8版
    黄冈晚报
    ~
    = paper 黄冈晚报; date 2023-12-08; weekday 星期五; count 8
    @ compact date
    20231208 星期五 黄冈晚报 A3
    ~
    = paper 黄冈晚报; date 2023-12-08; weekday 星期五; page A3
    @ misread weekday
    2023年12月8日 星期互 黄冈晚报 第7901期
    ~
    = paper 黄冈晚报; date 2023-12-08; weekday 星期五; issue 7901
    @ misread lunar glyph
    2023年12月8日 星期五 衣历癸卯年十月廿六 第7901期
    黄冈晚报
    ~
    = paper 黄冈晚报; date 2023-12-08; weekday 星期五; lunar 癸卯年十月廿六; issue 7901
    @ misread stem
    2023年12月8日 星期五 农历葵卯年十月廿六 第7901期
    黄冈晚报
    ~
    = paper 黄冈晚报; date 2023-12-08; weekday 星期五; lunar 葵卯年十月廿六|癸卯年十月廿六; issue 7901
    @ misread qi
    2023年12月8日 星期五 笫7901期 黄冈晚报 今曰8版
    ~
    = paper 黄冈晚报; date 2023-12-08; weekday 星期五; issue 7901; count 8
    @ misread day sign
    2023年12月8曰 星期五 黄冈晚报 第7901期
    ~
    = paper 黄冈晚报; date 2023-12-08; weekday 星期五; issue 7901
    @ misread wan
    2023年12月8日星期五第7901期今日8版黄冈晚报社出版
    ~
    = paper 黄冈晚报; date 2023-12-08; weekday 星期五; issue 7901; count 8
    @ cn damaged
    国内统一刊号:CNl4—OO28 邮发代号:2l—28 第7901期 黄冈日报
    ~
    = paper 黄冈日报; issue 7901; cn CN14-0028; postal 21-28
    @ cn label cut
    国内统一
    连续出版物号
    CN 42-0013
    黄冈日报社出版
    2023年12月8日
    星期五
    ~
    = paper 黄冈日报; date 2023-12-08; weekday 星期五; cn CN42-0013
    @ postal at newspaper
    邮发代号
    37-5
    黄冈日报社出版
    2023年12月8日
    星期五
    ~
    = paper 黄冈日报; date 2023-12-08; weekday 星期五; postal 37-5
    @ two mastheads of page one
    黄冈日报
    2023年12月8日 星期五
    第7901期
    ~
    黄冈日报 2023年12月8日 星期五 第一版
    = paper 黄冈日报; date 2023-12-08; weekday 星期五; issue 7901; page 1
    @ page four at end with paper
    ~
    第四版 黄冈报 一九八五年三月十四日
    = paper 黄冈报; date 1985-03-14; weekday 星期四; page 4
    @ sheet head
    第2308期 · 2 ·
    1985年3月14日 星期四
    ~
    = date 1985-03-14; weekday 星期四; issue 2308
    """#

  /// `@` names a group of lines, `=` ends it; none of them is masthead or colophon.
  static let text = #"""
    @ neg1
    市委召开会议
    2020年3月13日，市委召开会议，传达学习上级精神，
    3月13日，星期五，我市举行活动。
    据《人民日报》2020年3月12日报道，今日8版刊发文章。
    第三期培训班由市委组织部主办，编辑部主任参加，
    中共中央政治局常务委员会召开会议
    听取近期工作情况汇报
    责任编辑部门要认真校对每一个字
    =
    @ neg2
    人民日报评论员
    坚定不移走高质量发展之路
    新华社北京3月12日电 人民日报3月13日将发表评论员文章：坚定不移走高质量发展之路。文章指出，发展是硬道理。
    人民日报记者 王明玉
    本报记者 李静
    据人民日报
    =
    @ neg3
    第100期干部培训班开班
    昨日，第100期干部培训班在市委党校开班，来自全市的六十名学员参加学习。
    第三期“道德讲堂”开讲
    第12号台风即将登陆
    第一号提案办结
    市政府令第18号公布
    =
    @ neg4
    他说，这篇稿子的责编是老王，校对是小李，版式设计由小张完成。
    书的责任编辑李明告诉记者，这本书印了三万册。
    出版社编辑王芳说
    主编：一个时代的记录者
    校对工作要细而又细
    编辑同志：
    =
    @ neg5
    联系电话：0358-8222222
    联系人：王先生
    地址：离石区滨河路12号
    招聘启事
    某某公司因业务需要，现招聘业务员五名，有意者请与本公司联系。
    =
    @ neg6
    好消息
    喜报
    公告
    通知
    2020年5月6日
    特此公告
    吕梁市自然资源局
    2020年5月6日
    =
    @ neg7
    离石区人民政府
    2021年12月30日
    遗失声明
    王小明身份证丢失，证号142301198001010000，声明作废。
    吕梁市某某有限公司营业执照副本丢失，声明作废。
    =
    @ neg8
    一、基本情况
    1 总则
    2 组织领导
    3 经济发展
    4 农业
    5 教育
    表3 综合情况
    =
    @ neg9
    今日看点
    春分时节农事忙
    小雪节气话养生
    大雪
    2023年12月7日 摄
    农历正月十五，元宵节，全市各地张灯结彩。
    农历癸卯年正月十五晚上，孝河湿地公园游人如织。
    正月十五闹元宵
    =
    @ neg10
    星期天的早晨
    星期五
    周三夜市开街
    周末去哪儿
    生活周末
    健康周刊创刊十周年
    读者文摘
    本报消息
    =
    @ neg11
    我市获评全国优秀报纸订阅单位
    晚报杯围棋赛落幕
    中国青年报社原社长来我市采风
    光明日报社记者团来我市采访
    南方日报记者 张三 通讯员 李四
    吕梁日报社主办的“最美吕梁人”评选活动启动
    吕梁日报社举行读者开放日
    =
    @ neg12
    市委宣传部主办
    “我爱家乡”摄影大赛获奖作品展
    由市文化局主办、市群艺馆承办的书画展昨日开幕，
    市教育局 主办
    市广播电视台 承办
    活动时间：2021年5月6日至5月20日
    报名电话：0358-8222333 邮箱：baoming@163.com
    =
    @ neg13
    8
    12
    第2版
    A03
    3版
    图1
    2020
    1949
    =
    @ neg14
    共8版
    全书共12章
    出版
    本版编辑部征稿启事
    为丰富版面内容，本报副刊现面向全社会征稿，来稿请发至副刊部邮箱。
    =
    @ neg15
    中共山西省委 山西省人民政府
    关于全面推进乡村振兴加快农业农村现代化的实施意见
    （2021年2月18日）
    （上接第1版）
    （下转第3版）
    2021年5月6日于北京
    =
    @ neg16
    中标公告
    招标编号：CN14-0028 采购项目
    发布日期：2021-05-06
    截止日期：2021.05.16
    网址：www.example.com
    邮编：033000
    =
    @ neg17
    摄影：王强
    文/图 李晓
    制图：张丽
    策划：陈明
    统筹：赵红
    □ 本报记者 王涛 通讯员 郭晓星
    记者 薛志雄 摄
    =
    @ neg18
    监制：李明 策划：王芳
    文字：刘洋 孙丽
    摄影：周杰
    设计：吴琼
    =
    @ neg19
    （本版稿件由王小明采写）
    （作者单位：吕梁学院）
    （作者系市委党校副教授）
    责任编辑 一个神圣的称谓
    为编辑喝彩
    受害人也可以直接向公安机关报案。
    编辑部的故事
    =
    """#
}
