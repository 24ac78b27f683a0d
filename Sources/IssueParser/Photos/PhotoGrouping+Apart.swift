// Captions that stand apart from who took the picture: an engine reads the credit at the foot of a
// picture's column, and the caption among the columns of a story.

extension PhotoGrouping {
  /// Cuts a caption off the bodies for each credit that has none beside it, if any paragraph shows
  /// a scene: the one with the most signs of a caption, of several the nearest.
  ///
  /// Source: among the bodies of annotated pages with such credits stood 17 captions, and 61 other
  /// paragraphs that open with a day or a season; of 14 that this takes for captions 13 are.
  mutating func takeCaptionsApart(_ labels: [LineLabel]) {
    let credits = items.indices.filter(isCreditAlone).map { items[$0].lines.lowerBound }
    guard !credits.isEmpty, credits.count <= Self.mostAlone else { return }
    var scenes = items.indices.filter { items[$0].kind == .body }.flatMap { item in
      let paragraphs = paragraphs(items[item].lines, labels)
      // A feature's first paragraph sets its scene.
      let opens =
        item > 0 && (items[item - 1].kind == .headings || items[item - 1].kind == .byline)
      return paragraphs.dropFirst(opens ? 1 : 0)
    }.filter { isScene($0, labels) }
    for credit in credits {
      let best = scenes.indices.max { one, two in
        let (first, second) = (likeness(scenes[one]), likeness(scenes[two]))
        return first != second
          ? first < second
          : abs(scenes[one].lowerBound - credit) > abs(scenes[two].lowerBound - credit)
      }
      guard let best else { return }
      let scene = scenes.remove(at: best)
      creditsApart[credit] = scene.lowerBound
      stories.insert(scene.lowerBound)
      cut(scene)
    }
  }

  /// More credits alone are a list of who took what.
  private static let mostAlone = 4

  private func isCreditAlone(_ item: Int) -> Bool {
    items[item].kind == .credit && !isPageCredit(item)
      && [item - 1, item + 1].allSatisfy {
        !items.indices.contains($0) || items[$0].kind != .caption && items[$0].kind != .credit
      }
  }

  /// The paragraphs of lines; a block that opens with a day is one, though the line above it breaks
  /// off.
  private func paragraphs(_ lines: Range<Int>, _ labels: [LineLabel]) -> [Range<Int>] {
    let starts = lines.filter {
      $0 == lines.lowerBound || labels[$0] == .start
        || text.lines[$0].followsBlank && LineForm.lengthOfDay(text.scalars, text.range($0)) > 0
    }
    return starts.indices.map {
      starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : lines.upperBound)
    }
  }

  /// `6月13日,清水县民警走进瓜田,向瓜农讲解防盗知识。`: whether a paragraph opens with a day or a
  /// season and tells, without anybody speaking, what is seen there.
  private func isScene(_ lines: Range<Int>, _ labels: [LineLabel]) -> Bool {
    let range = text.stretch(lines)
    guard let last = lines.last, (18...180).contains(range.count),
      features[lines.lowerBound].lead == nil, features[lines.lowerBound].brief == 0,
      features[last].ending == .stop || isEnd(last, labels)
    else { return false }
    let scalars = text.scalars
    let time = OpeningTime(text, range)
    guard time.length > 0, range.count > time.length + 2 else { return false }
    let behind = range.dropFirst(time.length)
    guard time.day == 0 || scalars[behind.lowerBound] == Glyph.comma else { return false }
    let first = behind.prefix { !Glyph.isStop(scalars[$0]) }
    return Self.sights.occurs(in: scalars, first) && !Self.speaking.occurs(in: scalars, range)
      && !behind.contains { scalars[$0] == Glyph.openQuote && scalars[$0 - 1] == Glyph.colon }
  }

  /// Whether no text goes on behind a line.
  private func isEnd(_ line: Int, _ labels: [LineLabel]) -> Bool {
    line + 1 == features.count || features[line + 1].kind != .text || labels[line + 1] == .heading
  }

  /// How many signs of a caption a scene shows: it is torn out of what stands around it, opens with
  /// a day and a place, is short, and nobody speaks.
  private func likeness(_ lines: Range<Int>) -> Int {
    let range = text.stretch(lines)
    let day = LineForm.lengthOfDay(text.scalars, range)
    let behind = range.dropFirst(day).prefix(Self.placeReach)
    let before = lines.lowerBound - 1
    return [
      before >= 0 && features[before].kind == .text && !features[before].isComplete, day > 0,
      behind.contains { Self.places.contains(text.scalars[$0]) },
      range.count <= Self.usual,
      !range.contains { [Glyph.openQuote, Glyph.straightQuote].contains(text.scalars[$0]) },
    ].count { $0 }
  }

  /// So many scalars behind its day a caption names a place.
  private static let placeReach = 12
  private static let places: ScalarSet = "县市区乡镇村园校场馆山湖河"
  /// Most captions are no longer, in scalars.
  private static let usual = 110

  /// Makes some lines of a body item a caption.
  private mutating func cut(_ lines: Range<Int>) {
    guard let place = items.firstIndex(where: { $0.lines.contains(lines.lowerBound) }) else {
      return
    }
    let body = items[place].lines
    items.replaceSubrange(
      place...place,
      with: [
        PageItem(kind: .body, lines: body.lowerBound..<lines.lowerBound),
        PageItem(kind: .caption, lines: lines),
        PageItem(kind: .body, lines: lines.upperBound..<body.upperBound),
      ].filter { !$0.lines.isEmpty })
  }

  /// What a picture shows somebody at.
  private static let sights: PhraseList = [
    "在", "正", "走进", "向", "开进", "来到", "竞相", "开镰", "迎来", "吸引", "如织",
  ]
  /// What reports say, and no caption does.
  private static let speaking: PhraseList = ["记者", "笔者", "表示", "介绍", "告诉", "认为", "强调", "指出"]
}

extension [PhotoDraft] {
  /// The photos, each credit that stands apart with its caption.
  ///
  /// - Parameters:
  ///   - credits: the first lines of captions, by those of their credits.
  ///   - firstLine: the first line of an item.
  /// - Returns: as many photos or fewer, in the order of their captions.
  func joining(_ credits: [Int: Int], firstLine: (Int) -> Int) -> [PhotoDraft] {
    guard !credits.isEmpty else { return self }
    var photos = self
    for (credit, caption) in credits.sorted(by: { $0.key < $1.key }) {
      guard let from = photos.firstIndex(where: { firstLine($0.items[0]) == credit }),
        let to = photos.firstIndex(where: { $0.items.contains { firstLine($0) == caption } }),
        from != to
      else { continue }
      photos[to].items = (photos[to].items + photos[from].items).sorted()
      photos.remove(at: from)
    }
    return photos
  }
}
