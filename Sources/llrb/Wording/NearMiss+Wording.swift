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
    }
  }
}
