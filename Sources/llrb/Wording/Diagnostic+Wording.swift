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
