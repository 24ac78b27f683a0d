// The walk through a page's items in file order, on which most of what belongs together stands
// together.

extension ArticleGrouping {
  /// What was read since the last body.
  private struct Reading {
    /// The article that is being read.
    var current: Int?
    /// Headings that no body took yet.
    var headings: [Int] = []
    /// Bylines, and what else stands between a headline and its body.
    var byline: [Int] = []
    /// Whether the next body begins an article, whatever stands above it.
    var startsAnew = false
    /// A body item that is an editor's note on what comes.
    var note: Int?
    /// The heading item that names it, if one does.
    var noteName: Int?
  }

  /// Gives each item its article, but for bodies that go on with what stands below them. Cost:
  /// linear.
  mutating func readInOrder() {
    var reading = Reading()
    let detached = Self.detachedBylines(items)
    for (index, item) in items.enumerated() {
      switch item.kind {
      case .headings:
        if !isBanner(index) || namesList(index) {
          reading.headings.append(index)
        } else if isFlag(item), endsWhole(reading.current) {
          reading.startsAnew = true
        }
      case .byline where detached.contains(index): break
      case .byline: readByline(index, &reading)
      case .signature where isBetweenHeadlineAndBody(index): reading.byline.append(index)
      case .signature: sign(index, reading.current)
      case .jump:
        if features[item.lines.lowerBound].jump?.isBackward == true {
          reading.byline.append(index)
          reading.startsAnew = true
        } else {
          sign(index, reading.current)
        }
      case .debris where isSectionNumber(item): reading.headings.append(index)
      case .caption, .credit, .debris: break
      case .body: readBody(index, &reading)
      }
    }
    if !reading.byline.isEmpty, let current = reading.current {
      for index in reading.byline { sign(index, current) }
    }
    if let note = reading.note { add(note, to: begin(note, headings: [], byline: [])) }
  }

  private mutating func readByline(_ index: Int, _ reading: inout Reading) {
    // Above a section's heading it signs what begins there.
    let isAboveSection =
      index + 1 < items.count && items[index + 1].kind == .headings
      && sectionBelow([index], reading.headings + [index + 1]) != nil
    if !isAboveSection, let current = reading.current, !isSigned(current),
      let next = nextBody(index), headsAbove(reading.headings, current, next)
    {
      // Headline and byline stand below their body.
      sign(index, current)
      reading.headings = []
    } else if opensArticle(index, after: reading.current) {
      reading.byline.append(index)
    } else {
      sign(index, reading.current)
    }
  }

  private mutating func readBody(_ index: Int, _ reading: inout Reading) {
    if let before = predecessor[index], reading.byline.isEmpty, owner[before] == nil { return }
    let first = items[index].lines.lowerBound
    if predecessor[index] == nil, let home = foreign[first] {
      if let article = article(home), article != reading.current {
        add(index, to: article)
        return
      }
      // The story begins below.
      if home > first { return }
      if home == first { reading.startsAnew = true }
    }
    if isEditorsNote(index) {
      reading.note = index
      if namesNote(index - 1) { reading.noteName = reading.headings.popLast() }
      return
    }
    signAboveHeading(&reading)
    reading.headings.removeAll { headsAnother($0, than: index, after: reading.current) }
    let place = self.place(
      index, current: reading.current, headings: reading.headings,
      startsAnew: reading.startsAnew || !reading.byline.isEmpty)
    if place == nil, let current = reading.current, !headsOwn(index, reading),
      fitsAbove(reading.headings, current, index)
        || titlesBackward(reading.headings, current, index)
    {
      // The headline of the article above stands below its body; of several lines, the one right
      // above a brief is the brief's.
      let isBriefs =
        features[first].brief != 0
        && reading.headings.last.map {
          items[$0].lines.count > 1 || reading.headings.count > 1 && namesList($0)
        } == true
      reading.headings = isBriefs ? reading.headings.suffix(1) : []
    }
    let article = place ?? beginAboveSection(index, &reading)
    if let above = reading.note {
      let noted = place == nil ? article : begin(above, headings: [], byline: [])
      add(above, to: noted)
      if let name = reading.noteName {
        owner[name] = noted
        articles[noted].subheadings.append(name)
      }
    }
    // Who wrote may stand between a story's sections: it goes on below the next one's heading.
    if place != nil, !reading.headings.isEmpty { articles[article].isClosed = false }
    add(index, to: article)
    if place != nil {
      for heading in reading.headings
      where !isInsideSentence(index) || isOfSections(heading, of: article) {
        owner[heading] = article
        articles[article].subheadings.append(heading)
      }
    }
    reading = Reading(current: article)
  }

  /// Takes who wrote above a notice's name, above the next section of the article that is read, or
  /// above who answers it, for the author of that: a notice has none.
  private mutating func signAboveHeading(_ reading: inout Reading) {
    guard let current = reading.current, let author = reading.byline.last,
      let heading = reading.headings.last, heading > author
    else { return }
    let isNotice = namesNotice(reading.headings)
    guard isNotice || isNextSection(heading, of: current) || announceReply([heading]) else {
      return
    }
    for byline in reading.byline { sign(byline, current) }
    reading.byline = []
    reading.headings = [heading]
    reading.startsAnew = isNotice
  }

  /// Whether the last of several headlines in a row has a rank, its byline below it, and no more
  /// words of the article above than of the body below.
  private func headsOwn(_ index: Int, _ reading: Reading) -> Bool {
    guard let last = reading.headings.last, reading.byline.first == last + 1,
      items[last].lines.count > 2, mainLevel(last) > 0, let current = reading.current
    else { return false }
    return !headsAbove(reading.headings, current, index)
  }

  /// Begins an article with what was read, and with the heading below its byline as its first
  /// section.
  private mutating func beginAboveSection(_ index: Int, _ reading: inout Reading) -> Int {
    let section = sectionBelow(reading.byline, reading.headings)
    if section != nil { reading.headings.removeLast() }
    let article = begin(index, headings: reading.headings, byline: reading.byline)
    if let section {
      owner[section] = article
      articles[article].subheadings.append(section)
    }
    return article
  }
}
