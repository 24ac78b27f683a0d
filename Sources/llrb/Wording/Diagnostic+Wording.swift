import ChineseText
import IssueParser

// What the parser doubts, in the reader's language. The parser's own sentences are English; the
// Chinese ones are made of the same particulars.

extension Diagnostic {
  /// The message for a person.
  var wording: Wording {
    Wording(message, details.map(chinese) ?? chinese)
  }

  /// The sentence that tells the particulars.
  private func chinese(_ details: Details) -> String {
    switch details {
    case .several(let values):
      (code == .dateConflict ? "版面印有几个日期：" : "版面印有几个期号：") + values.joined(separator: "、")
    case .given(let given, let page): "\(saying(page))，\(spaced("指定为", naming(given)))"
    case .path(let path, let page): "\(saying(page))，\(spaced("路径所示为", naming(path)))"
    case .pathAlone(let path): "路径所示为 \(path)，与版面上的日期不符"
    case .actual(let actual, let day, let page):
      (code == .dateLunarConflict ? "\(day) 是农历" : "\(day) 是") + actual + "，版面印作\(page)"
    case .proven(let day, let page): "版面印作 \(page)，据星期和农历应为 \(day)"
    case .bytes(let count, let encoding, let first):
      "有 \(count) 个字节不是 \(encoding) 文字，首个位于字节 \(first)"
    }
  }

  private func saying(_ value: String) -> String {
    spaced(code == .dateConflict ? "版面日期为" : "版面印作", naming(value))
  }

  /// A value with the word for what it counts.
  private func naming(_ value: String) -> String {
    switch code {
    case .issueNumberConflict: "第 \(value) 期"
    case .pageConflict: "第 \(value) 版"
    default: value
    }
  }

  /// What the kind of doubt says by itself.
  private var chinese: String {
    switch code {
    case .invalidBytes: "有不是文字的字节"
    case .dateUnknown: "版面上没有可以确定的日期"
    case .dateConflict: "几处日期相互矛盾"
    case .dateWeekdayConflict: "日期与星期不符"
    case .dateLunarConflict: "日期与农历不符"
    case .dateMisread: "日期误识，已据星期和农历更正"
    case .issueNumberConflict: "几处期号相互矛盾"
    case .pageConflict: "几处版次相互矛盾"
    case .titleLost: "版面上没有与此文相配的标题"
    case .textBreaksOff: "文章在句中中断"
    case .textLost: "句子在此中断，版面上找不到下文"
    }
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
    case .paper: paper?.text
    case .date: date?.iso8601
    case .weekday: weekday
    case .lunarDate: lunarDate
    case .issueNumber: numberText
    case .pageCount: pageCount.map { String($0) }
    case .page: page?.description
    case .cn: cn
    case .postalCode: postalCode
    case .section: section
    }
  }
}
