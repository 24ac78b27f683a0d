import Foundation
import Support

/// Words and shapes that page variants are made of.
enum VariantWords {
  static let places = [
    "临川", "安平", "海宁", "松原", "晋源", "汾水", "云岭", "沂蒙", "皖南", "鄂东", "滨江", "川北", "长安", "东平", "延河", "锡林",
    "塔里",
    "黄冈", "雷州", "通辽",
  ]
  private static let surnames = Array(
    "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文"
  )
  private static let given = Array("伟芳娜敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂英华玉萍红鹏飞宇浩凯健俊帆雪琳晨阳建国志晓佳欣雨彤子轩梓涵博文嘉")

  static func pick<Word>(_ words: [Word], _ random: inout SeededGenerator) -> Word {
    words[Int.random(in: 0..<words.count, using: &random)]
  }

  /// A person's name of some characters.
  static func person(_ count: Int, _ random: inout SeededGenerator) -> String {
    var name = String(pick(surnames, &random))
    while name.count < count { name.append(pick(given, &random)) }
    return name
  }

  /// A name as justified print sets it, or as it is.
  static func justified(_ name: String, _ random: inout SeededGenerator) -> String {
    name.count == 2 && Int.random(in: 0..<4, using: &random) == 0
      ? name.map(String.init).joined(separator: " ") : name
  }

  /// The text without blanks beside Chinese characters and marks.
  static func unwrapped(_ text: String) -> String {
    let characters = Array(text)
    var result: [Character] = []
    for (index, character) in characters.enumerated() {
      if character == " ", index > 0, index + 1 < characters.count {
        let before = characters[index - 1]
        let after = characters[index + 1]
        if isWide(before), isWide(after) || after.isPunctuation, !isHeadlineBlank(characters, index)
        {
          continue
        }
        if before.isPunctuation, isWide(after), before != ")" { continue }
      }
      result.append(character)
    }
    return String(result)
  }

  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value >= 0x2E80 }
  }

  /// Whether the blank stands in a short line, where it is meant.
  private static func isHeadlineBlank(_ characters: [Character], _ index: Int) -> Bool {
    characters.count < 34
  }

  /// The text in pieces of some characters, a piece never beginning with a closing mark.
  static func cut(_ text: String, width: Int) -> [String] {
    var pieces: [String] = []
    var piece: [Character] = []
    for character in text.trimmingCharacters(in: .whitespaces) {
      if piece.count >= width, !"，。、；：！？）》”’,.;:!?)".contains(character),
        !(character.isNumber && piece.last?.isNumber == true), !"（(《“".contains(piece.last ?? " ")
      {
        pieces.append(String(piece).trimmingCharacters(in: .whitespaces))
        piece = []
      }
      piece.append(character)
    }
    pieces.append(String(piece).trimmingCharacters(in: .whitespaces))
    return pieces.filter { !$0.isEmpty }
  }

  /// The text with marks of one width, addresses aside.
  static func punctuated(_ text: String, isFull: Bool) -> String {
    let pairs: [Character: Character] = [
      ",": "，", ":": "：", ";": "；", "(": "（", ")": "）", "?": "？", "!": "！",
    ]
    let reverse = Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) })
    let characters = Array(text)
    return String(
      characters.enumerated().map { index, character in
        guard isFull else { return reverse[character] ?? character }
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + 1 < characters.count ? characters[index + 1] : " "
        let isInside = (before.isASCII && before.isLetter) || (after == "/" || before == "/")
        return isInside ? character : pairs[character] ?? character
      })
  }
}
