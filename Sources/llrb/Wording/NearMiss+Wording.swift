import QueryLanguage

// What a reader may have meant where nothing was found.

extension NearMiss {
  /// The message for a person: how the word was read, and how to write what it looks like.
  var wording: Wording {
    switch kind {
    case .operation(let name):
      Wording(
        "'\(word)' was searched for as text; the operator is \(name)",
        "“\(word)”已按文字检索；运算符须写作 \(name)")
    case .joined(let name):
      Wording(
        "'\(word)' was searched for as one word; \(name) takes a blank on either side",
        "“\(word)”已作为一个词检索；\(name) 两边须有空格")
    case .nearness:
      Wording(
        "'\(word)' was searched for as text; nearness takes a number of characters, as in NEAR/10",
        "“\(word)”已按文字检索；表示相近须写明字数，如 NEAR/10")
    case .wildcard:
      Wording(
        "'\(word)' was searched for with its '*'; leave that out, for words are found inside longer "
          + "ones too; '?' stands for any one character",
        "“\(word)”已连同“*”按文字检索；请去掉“*”，词语在更长的词中也能找到；“?”代表任意一字")
    case .field:
      Wording(
        "'\(word)' is no field and was searched for as text; the fields are title: byline: caption: "
          + "body:",
        "“\(word)”不是字段，已按文字检索；字段有 标题: 作者: 图片: 正文:")
    case .colon(let name):
      Wording(
        "'\(word)' was searched for as text; between a field and its colon stands no blank: \(name)",
        "“\(word)”已按文字检索；字段与冒号之间不留空格：\(name)")
    case .plus:
      Wording(
        "'\(word)' was searched for with its '+'; leave that out, for every word must be there anyway",
        "“\(word)”已连同“+”按文字检索；请去掉“+”，所给词语本来都须出现")
    case .quotation:
      Wording(
        "'\(word)' was searched for with its quotation mark; leave that out, or write \"…\"",
        "“\(word)”已连同引号按文字检索；请去掉引号，或改用 \"…\"")
    case .bracket:
      Wording(
        "'\(word)' was searched for with a bracket that has no partner; leave that out",
        "“\(word)”已连同不成对的括号按文字检索；请去掉括号")
    case .list(let mark):
      Wording(
        "'\(word)' was searched for as one phrase, with its '\(mark)'; put a blank between words",
        "“\(word)”已连同“\(mark)”作为一个词语检索；几个词之间请用空格隔开")
    }
  }
}
