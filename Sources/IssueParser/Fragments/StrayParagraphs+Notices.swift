// A notice ends with what makes it one: `声明作废。`. What stands below and is no other notice is
// of another story, also where it has no headline there. Of seven such lines six were; of those
// that tell of what was lost, one of 68.

extension StrayParagraphs {
  /// The first line of an item below a notice's last words that tells of nothing lost.
  func belowNotice(_ item: Int) -> Stray? {
    let line = items[item].lines.first {
      $0 > 0 && endsNotice($0 - 1) && features[$0].brief == 0 && !features[$0].isParticular
        && !tellsOfLoss($0)
    }
    return line.map { ($0, nil) }
  }

  private func endsNotice(_ line: Int) -> Bool {
    let range = text.range(line)
    return features[line].ending == .stop
      && Self.lastWords.lengthEnding(in: text.scalars, range.dropLast()) > 0
  }

  /// Whether a line, or one of the two below it, says what notices of lost papers do, or is a day.
  private func tellsOfLoss(_ line: Int) -> Bool {
    let lines = line..<min(text.count, line + 3)
    return Self.losses.occurs(in: text.scalars, text.stretch(lines))
      || LineForm.lengthOfDay(text.scalars, text.range(line)) > 0
  }

  /// The last words of notices, behind which no text of theirs comes; above a signature
  /// (`isCloseOfNotice`) any word may stand behind 特此.
  private static let lastWords: PhraseList = [
    "声明作废", "特此声明", "特此公告", "特此通告", "特此通知", "特此公示",
  ]
  private static let losses: PhraseList = ["作废", "遗失", "丢失", "挂失", "不慎"]
}
