import ChineseText
import IssueParser

// What the parser doubts, in the reader's language. Its own sentences are English and tell the
// details; in Chinese the kind of doubt is named, and the fields themselves stand above it.

extension Diagnostic {
  /// The message for a person.
  var wording: Wording {
    let chinese: String? =
      switch code {
      case "date-unknown": "版面上没有可以确定的日期"
      case "date-conflict": "几处日期相互矛盾"
      case "date-weekday-conflict": "日期与星期不符"
      case "date-lunar-conflict": "日期与农历不符"
      case "issue-number-conflict": "几处期号相互矛盾"
      case "page-conflict": "几处版次相互矛盾"
      case "invalid-bytes": "有不是文字的字节"
      default: nil
      }
    return Wording(message, chinese ?? message)
  }
}

extension Masthead.Evidence {
  /// The word for how a field is known.
  var wording: Wording {
    let chinese =
      switch self {
      case .printed: "印出"
      case .derived: "推算"
      case .path: "据路径"
      case .option: "指定"
      case .repaired: "更正"
      }
    return Wording(rawValue, chinese)
  }
}

extension BlockRole {
  /// The word for what a block is on its page.
  var wording: Wording {
    let chinese =
      switch self {
      case .kicker: "引题"
      case .title: "主题"
      case .subtitle: "副题"
      case .byline: "署名"
      case .subheading: "小标题"
      case .body: "正文"
      case .caption: "图说"
      case .credit: "摄影"
      case .jump: "转版"
      case .banner: "栏目"
      case .noise: "杂物"
      }
    return Wording(rawValue, chinese)
  }
}

extension Masthead.Field {
  /// The word for the field.
  var wording: Wording {
    switch self {
    case .paper: Wording("paper", "报名")
    case .date: Wording("date", "日期")
    case .weekday: Wording("weekday", "星期")
    case .lunarDate: Wording("lunar date", "农历")
    case .issueNumber: Wording("issue", "期号")
    case .pageCount: Wording("pages", "版数")
    case .page: Wording("page", "版次")
    case .cn: Wording("CN number", "刊号")
    case .postalCode: Wording("postal code", "邮发代号")
    case .section: Wording("section", "版面名称")
    }
  }
}

extension Masthead {
  /// The fields that have a value, in their usual order, each as it is shown.
  var fields: [(Field, String)] {
    Field.allCases.compactMap { field in text(of: field).map { (field, $0) } }
  }

  /// A field's value as it is shown.
  private func text(of field: Field) -> String? {
    switch field {
    case .paper: paper
    case .date: date?.iso8601
    case .weekday: weekday
    case .lunarDate: lunarDate
    case .issueNumber: issueNumber.map { String($0) }
    case .pageCount: pageCount.map { String($0) }
    case .page: page.map { String($0) }
    case .cn: cn
    case .postalCode: postalCode
    case .section: section
    }
  }
}
