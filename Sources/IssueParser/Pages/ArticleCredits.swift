import ChineseText

// Who wrote an article, who filed it, where it goes on: gathered from its lead, its bylines, its
// signatures and its jumps.

/// The people and places of one article.
struct ArticleCredits {
  let text: PageText
  let features: [LineFeatures]
  private var authors: [Author] = []
  private var agency: String?
  private var dateline: Dateline?
  private var continuesOn: PageNumber?
  private var continuedFrom: PageNumber?
  private var photographers: [String] = []
  /// Who signs for words and pictures: theirs are the photos that nobody else signs.
  private var mayBePhotographers: [String] = []

  init(text: PageText, features: [LineFeatures]) {
    self.text = text
    self.features = features
  }

  /// Reads a byline, a signature or a jump.
  mutating func read(_ item: PageItem) {
    for line in item.lines {
      let range = text.range(line)
      switch features[line].kind {
      case .jump: note(features[line].jump)
      case .byline: readByline(inner(LineFeatures.withoutRemark(text, range)))
      case .signature:
        if let lead = features[line].lead {
          note(lead)
        } else {
          readSignature(inner(range))
        }
      default: break
      }
    }
  }

  /// Reads the lead, the jumps and the signature inside a body item.
  mutating func readBody(_ item: PageItem) {
    for line in item.lines {
      if let lead = features[line].lead { note(lead) }
      if let jump = features[line].jump { note(jump) }
      if let signature = features[line].endSignature {
        for earlier in signatures(in: text.range(line), before: signature.lowerBound) {
          readSignature(inner(earlier))
        }
        readSignature(inner(signature))
      }
    }
  }

  /// The signatures of briefs that stand before the last on one line: `●…举行。(李明) ●…`.
  private func signatures(in range: Range<Int>, before last: Int) -> [Range<Int>] {
    let mark = range.lowerBound
    guard Glyph.isBylineMark(text.scalars[mark]), mark < last else { return [] }
    return (mark + 1..<last).compactMap { place in
      text.scalars[place] == text.scalars[mark]
        ? LineFeatures.endSignature(text, mark..<place) : nil
    }
  }

  /// Reads the credits of a photo inside the article.
  mutating func readPhoto(_ items: [PageItem]) {
    let found = Self.photographers(text, items)
    photographers += found.isEmpty ? mayBePhotographers : found
  }

  /// Who took a photo, by its captions and credits; a name may begin in one and end in the next.
  static func photographers(_ text: PageText, _ items: [PageItem]) -> [String] {
    var names: [String] = []
    for (index, item) in items.enumerated() {
      var lines = item.lines
      if item.kind == .credit, index > 0, items[index - 1].lines.upperBound == lines.lowerBound,
        CaptionLine(text, text.stretch(items[index - 1].lines), mayPoint: false)?.credit == nil,
        endsInName(text, text.stretch(items[index - 1].lines))
      {
        lines = items[index - 1].lines.lowerBound..<lines.upperBound
      }
      let caption = CaptionLine(text, text.stretch(lines), mayPoint: false)
      if caption == nil, item.kind == .credit,
        PersonNames.isName(text, text.stretch(lines), bond: .any)
      {
        // Who took a picture whose name stands above.
        names.append(text.string(text.stretch(lines)))
      }
      names += caption?.photographers.map(text.string) ?? []
    }
    return names
  }

  /// Whether a few characters stand behind a caption's last stop, as the first of its credit would.
  private static func endsInName(_ text: PageText, _ range: Range<Int>) -> Bool {
    guard let stop = range.last(where: { Glyph.isStop(text.scalars[$0]) }) else { return false }
    return (1...8).contains(range.upperBound - 1 - stop)
  }

  /// Puts down what was found, each name once.
  func fill(_ article: inout Article) {
    article.authors = Self.distinct(authors, by: { $0.name })
    article.agency = agency
    article.dateline = dateline
    article.continuesOnPage = continuesOn
    article.continuedFromPage = continuedFrom
    article.photographers = Self.distinct(photographers, by: { $0 })
  }

  /// Each of some people once, told apart by name. Cost: linear.
  private static func distinct<Person>(_ people: [Person], by name: (Person) -> String)
    -> [Person]
  {
    guard people.count > 1 else { return people }
    var seen = Set<String>()
    return people.filter { seen.insert(name($0)).inserted }
  }

  private mutating func readByline(_ range: Range<Int>) {
    // A body that signs is nobody by name.
    let isBody =
      Signers.isDesk(text, range) || Signers.isEditor(text, range)
      || Byline.namesHelper(text.scalars, range)
      || Lead.isPaper(text, range)
      || LineFeatures.tellsOrigin(text.scalars, range) || Signers.isNameless(text, range)
      || Signers.areInstitutions(text, range.dropLast(LineFeatures.supplyLength(text, range)))
    guard !isBody, let byline = Byline(text, range) else { return }
    photographers += byline.photographers.map(text.string)
    let people = byline.authors(in: text)
    if byline.tookPhotos {
      let names = people.map(\.name)
      // 摄影报道 tells of photos, 文/图 only where the article has some.
      if text.scalars[range].contains(Glyph.of("摄")) { photographers += names }
      mayBePhotographers += names
    }
    for author in people where !Self.isAddressed(author.name) {
      let role = author.role ?? (byline.namesRole ? nil : authors.last?.role)
      authors.append(Author(name: author.name, role: role))
      if agency == nil, let role, role.hasPrefix("本报") || role.hasPrefix("本報") {
        agency = String(role.prefix(2))
      }
    }
  }

  /// Whether a name is what others call a person, who wrote nothing: `赵先生`.
  private static func isAddressed(_ name: String) -> Bool {
    let scalars = name.unicodeScalars.map(\.value)
    return AddressWords.courtesies.lengthEnding(in: scalars, scalars.indices) > 0
  }

  private mutating func readSignature(_ range: Range<Int>) {
    if Lead.isWhole(text, range), let lead = Lead(text, at: range.lowerBound, end: range.upperBound)
    {
      note(lead)
      return
    }
    let words = String(scalarValues: text.scalars[range])
    if words.hasPrefix("据") || words.hasPrefix("新华社") {
      if agency == nil || agency == "本报" {
        agency = text.string(words.hasPrefix("据") ? range.dropFirst() : range)
      }
      return
    }
    readByline(LineFeatures.describedName(text, range) ?? range)
  }

  private mutating func note(_ lead: Lead) {
    if let byline = lead.byline(text) {
      let people = byline.authors(in: text)
      authors += people
      if byline.tookPhotos { mayBePhotographers += people.map(\.name) }
    }
    if agency == nil { agency = lead.agency(in: text) }
    if dateline == nil { dateline = lead.dateline(in: text) }
  }

  private mutating func note(_ jump: JumpLine?) {
    guard let jump else { return }
    if jump.isBackward {
      if continuedFrom == nil { continuedFrom = jump.page }
    } else if continuesOn == nil {
      continuesOn = jump.page
    }
  }

  /// A stretch without its □ and its brackets.
  private func inner(_ range: Range<Int>) -> Range<Int> {
    var range = range
    // 口 is the character for mouth as well: `口述:林秋`.
    while let first = range.first,
      text.scalars[first] != "口" || range.count > 1 && text.scalars[first + 1] != "述",
      Glyph.isBylineMark(text.scalars[first]) || text.scalars[first] == 0xB7
        || Glyph.isOpener(text.scalars[first]) && Signers.placeLength(text, range) == 0
          && Byline.roleLength(text.scalars, at: first, end: range.upperBound) == 0
    {
      range = range.dropFirst()
    }
    while let last = range.last, Glyph.isCloser(text.scalars[last]) || text.scalars[last] == 0xB7 {
      range = range.dropLast()
    }
    return range
  }
}
