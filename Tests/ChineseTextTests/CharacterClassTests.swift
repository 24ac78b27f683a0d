import ChineseText
import Testing

/// Each class against what Unicode knows of every scalar, and by example where that is another
/// thing.
@Suite("Classes of characters")
struct CharacterClassTests {
  /// The scalars of all planes that have characters of their own, for which a condition holds.
  private func scalars(where holds: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar] {
    (UInt32(0)...0x3FFFF).compactMap { Unicode.Scalar($0) }.filter(holds)
  }

  /// The scalars of a text for which the predicate holds.
  private func those(_ text: String, _ holds: (UInt32) -> Bool) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { holds($0.value) }))
  }

  @Test("white space and digits are what Unicode says they are")
  func blanksAndDigits() {
    let unlike = scalars { scalar in
      let digit = CharacterClass.digitValue(scalar.value)
      return CharacterClass.isWhiteSpace(scalar.value) != scalar.properties.isWhitespace
        || CharacterClass.isDigit(scalar.value) != (digit != nil)
        || digit.map { Double($0) != scalar.properties.numericValue } ?? false
    }
    #expect(unlike == [])
    #expect(those("09０９٣①〇九Ⅸ", CharacterClass.isDigit) == "09０９")
  }

  @Test("opening and closing marks are Unicode's, all of them in ASCII and East Asian print")
  func pairs() {
    let unlike = scalars { scalar in
      let category = scalar.properties.generalCategory
      let opens = category == .openPunctuation || category == .initialPunctuation
      let closes = category == .closePunctuation || category == .finalPunctuation
      let isOpening = CharacterClass.isOpeningMark(scalar.value)
      let isClosing = CharacterClass.isClosingMark(scalar.value)
      switch scalar.value {
      case 0..<0x80, 0x3000..<0x3100, 0xFE10..<0xFE70, 0xFF00..<0xFFF0:
        return isOpening != opens || isClosing != closes
      default: return isOpening && !opens || isClosing && !closes
      }
    }
    #expect(unlike == [])
    #expect(those("‘’“”«»‹›", CharacterClass.isOpeningMark) == "‘“«‹")
    #expect(those("‘’“”«»‹›", CharacterClass.isClosingMark) == "’”»›")
  }

  @Test("Chinese characters are the ideographs and their parts, those of dead scripts left out")
  func han() {
    let missing = scalars { scalar in
      switch scalar.value {
      case 0x3006, 0x16FE0...0x1B2FF: false  // 〆, Tangut, Khitan, Nüshu
      case let value: scalar.properties.isIdeographic && !CharacterClass.isHan(value)
      }
    }
    #expect(missing == [])
    #expect(those("中㐀豈𠀀々〇〡⺀⼀、あ가A1", CharacterClass.isHan) == "中㐀豈𠀀々〇〡⺀⼀")
    let unlike = scalars {
      CharacterClass.isHan($0.value) && !CharacterClass.isCJK($0.value)
        || CharacterClass.isCJK($0.value) && CharacterClass.isSpacedWord($0.value)
    }
    #expect(unlike == [])
  }

  @Test("marks of Chinese print are no letters, and those that it shares are among them")
  func marks() {
    let unlike = scalars {
      (CharacterClass.isCJKPunctuation($0.value) || CharacterClass.isSentenceEnd($0.value))
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    #expect(unlike == [])
    #expect(those("，。、《》（）：“”‘’…—·,.()中 A", CharacterClass.isCJKPunctuation) == "，。、《》（）：“”‘’…—·")
    #expect(those("。｡！？!?…⋯.,；：」”", CharacterClass.isSentenceEnd) == "。｡！？!?…⋯")
  }

  @Test("letters and words between which a blank is meant are what they are in any script")
  func words() {
    #expect(scalars { CharacterClass.isLatinLetter($0.value) && !$0.properties.isAlphabetic } == [])
    #expect(those("AzＡｚéßỹ×÷1１αя中", CharacterClass.isLatinLetter) == "AzＡｚéßỹ")
    #expect(those("Az09éяα٣-.–中あ가Ａ１", CharacterClass.isSpacedWord) == "Az09éяα٣")
  }
}
