/// Words by which a heading line is told to be a 引题: it names who said or issued what the
/// headline then tells, or on what occasion.
///
/// A new kind of 引题 is a new list here, named by what its words say, and one more term of
/// `endings`.
enum KickerWords {
  /// Whatever a 引题 may end with.
  static let endings = PhraseList(spoken + speech + findings + papers + occasions + contests)

  /// Somebody says it at what he does: `…在会上强调`, `…调研时指出`.
  private static let spoken: [StaticString] = [
    "时强调", "时要求", "时指出", "时提出", "会议强调", "会议要求", "会议指出", "会议提出", "会议决定", "会强调", "会要求", "会指出", "会提出",
    "上强调", "上要求", "上指出", "上提出", "中强调", "中要求", "中指出", "中提出",
  ]

  /// Those alone, as no deck ends.
  static let speakerEndings = PhraseList(spoken)

  /// Somebody says it, wherever.
  private static let speech: [StaticString] = [
    "强调", "作出重要指示", "作出重要指示强调", "指出", "提醒", "提醒您", "号召", "呼吁", "寄语", "作说明", "提出", "时说", "表示", "重申",
    "作出决定", "作出部署", "发出号召", "发出倡议", "声称", "宣称",
    "负责人介绍", "负责人说", "负责人答记者问", "专家介绍", "专家提醒", "专家说",
  ]

  /// Something shows it: `最新调查显示`.
  private static let findings: [StaticString] = [
    "表明", "显示", "认为", "透露", "预计", "情况看", "来看",
  ]

  /// A paper says it: `省政府办公厅印发通知`, `…杂志发表文章`.
  private static let papers: [StaticString] = [
    "印发通知", "印发意见", "发出通知", "印发方案", "联合发文", "联合印发", "印发", "发布公告", "举行发布会", "举行新闻发布会", "召开发布会",
    "召开新闻发布会", "发布数据", "公布数据", "发布最新数据", "公布最新数据", "发布报告", "发表文章", "撰文", "刊文",
  ]

  /// When it was: `“六一”前夕`.
  private static let occasions: [StaticString] = ["前夕", "之际"]

  /// In which contest: `全国羽毛球锦标赛`.
  private static let contests: [StaticString] = [
    "预赛", "决赛", "半决赛", "锦标赛", "联赛", "擂台赛", "邀请赛", "公开赛", "选拔赛", "对抗赛",
  ]

  /// Stretches of time, and the characters of which their names are made.
  static let periods: PhraseList = ["季度", "季度末", "个月", "半年", "年底", "年末", "月底", "月末", "月份"]
  static let whens: ScalarSet = "今去前上下全年半季度个月份末底初截至止到一二三四五六七八九十两"

  /// Those alone: who holds a contest is a headline, `清水县举办篮球联赛`.
  static let contestNames = PhraseList(contests)

  /// What makes a headline of what somebody holds, be it a contest or a slogan.
  static let holding: PhraseList = ["举办", "举行", "召开", "承办", "启动"]

  /// The round of a contest, behind its number: `…联赛第3轮`.
  static let rounds: ScalarSet = "场轮局站"
}
