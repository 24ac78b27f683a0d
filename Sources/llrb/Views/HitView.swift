import ChineseText
import IssueParser
import NewspaperArchive

/// Hits for people: grouped under their issue, each with headline, place, author and a passage.
struct HitView {
  private let terminal: Terminal
  private let language: Language

  /// Prints on the session's terminal.
  init(_ session: Session) {
    terminal = session.terminal
    language = session.language
  }

  /// All hits; an issue stands where its best hit stands.
  func show(_ hits: [Hit]) {
    var groups: [(key: IssueKey, hits: [Hit])] = []
    var places: [IssueKey: Int] = [:]
    for hit in hits {
      let key = IssueKey(hit)
      if let place = places[key] {
        groups[place].hits.append(hit)
      } else {
        places[key] = groups.count
        groups.append((key, [hit]))
      }
    }
    for (index, group) in groups.enumerated() {
      if index > 0 { terminal.line() }
      if let first = group.hits.first {
        var place = first.place
        place.paper = group.hits.lazy.compactMap(\.place.paper).commonest
        terminal.fields(
          PlaceLine.issue(place, source: first.source).map { StyledText($0, .heading) })
      }
      for hit in group.hits { show(hit) }
    }
  }

  private func show(_ hit: Hit) {
    let title = hit.title ?? hit.kind.placeholder.in(language)
    lines(
      of: title, highlights: hit.title == nil ? [] : hit.titleHighlights, indent: "  ",
      style: .title)
    var facts: [String] = []
    if let page = hit.place.page { facts.append("第\(page)版") }
    if !hit.authors.isEmpty { facts.append(hit.authors.map(\.name).joined(separator: " ")) }
    // A query of what must not be there stands nowhere.
    if hit.occurrences > 0 {
      facts.append(
        counted(hit.occurrences, "occurrence", "occurrences", "处").in(language))
    }
    if hit.isApproximate { facts.append(Wording("≈ misread", "≈ 疑似误识").in(language)) }
    terminal.fields(facts.map { StyledText($0) } + [StyledText(hit.id, .dim)], indent: "    ")
    // A headline that alone holds the words is shown already.
    let passages = hit.passages.filter { $0.role != BlockRole.title.rawValue }
    for passage in passages { show(passage.snippet, indent: "    ", mark: "▪ ") }
    if let lead = hit.lead {
      show(lead, indent: "    ")
    } else if passages.isEmpty, hit.snippet.text != hit.title {
      show(hit.snippet, indent: "    ")
    }
    if !hit.explanation.isEmpty { explain(hit) }
  }

  private func show(_ snippet: Snippet, indent: String, mark: String = "") {
    guard !snippet.text.allSatisfy(\.isWhitespace) else { return }
    let before = mark + (snippet.isCutBefore ? "…" : "")
    let after = snippet.isCutAfter ? "…" : ""
    let shift = before.unicodeScalars.count
    lines(
      of: before + snippet.text + after,
      highlights: snippet.highlights.map { $0.lowerBound + shift..<$0.upperBound + shift },
      indent: indent, style: .plain)
  }

  /// What the score is made of, a line for each phrase.
  private func explain(_ hit: Hit) {
    terminal.line(
      StyledText("    " + Wording("score ", "得分 ").in(language) + HitView.decimals(hit.score), .dim)
    )
    for phrase in hit.explanation {
      let places = phrase.places.map { place in
        let role =
          BlockRole(rawValue: place.role)?.wording
          ?? Wording(place.role, place.role == "masthead" ? "报头" : "版尾")
        return "\(role.in(language)) \(place.occurrences)×\(HitView.shortest(place.weight))"
      }
      let (score, rarity) = (
        HitView.decimals(phrase.score), HitView.decimals(phrase.inverseFrequency)
      )
      let length = HitView.decimals(phrase.lengthFactor)
      let average = grouped(Int(phrase.averageLength.rounded()))
      let rarest = phrase.rarest.map { $0 + " " } ?? ""
      let line = Wording(
        "\(phrase.phrase) \(score): \(places.isEmpty ? "absent" : places.joined(separator: " + "))"
          + "; rarity \(rarity) (\(rarest)in \(counted(phrase.articleCount, "text", "texts", "").english))"
          + "; length \(length) (\(grouped(phrase.length)) characters, \(average) on average)",
        "\(phrase.phrase) \(score)：\(places.isEmpty ? "无" : places.joined(separator: " + "))"
          + "；稀有度 \(rarity)（\(rarest)见于 \(grouped(phrase.articleCount)) 篇）"
          + "；篇幅 \(length)（\(grouped(phrase.length)) 字，平均 \(average) 字）")
      let width = terminal.measure.map { max($0 - 6, 20) }
      for part in LineWrap.lines(of: Visible.text(line.in(language)), width: width) {
        terminal.line(StyledText("      " + part, .dim))
      }
    }
  }

  /// A number with three digits after the point.
  private static func decimals(_ number: Double) -> String {
    let thousandths = String(Int((number * 1000).rounded()) % 1000 + 1000).dropFirst()
    return "\(Int((number * 1000).rounded()) / 1000).\(thousandths)"
  }

  /// A weight without a needless zero after the point.
  private static func shortest(_ number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Wraps a text whose matches stand out. Source lines and headlines alike are hung in by
  /// `indent`.
  private func lines(of text: String, highlights: [Range<Int>], indent: String, style: Style) {
    let width = terminal.measure.map { max($0 - DisplayWidth.of(indent), 20) }
    let shown = Visible.text(text)
    for spans in Highlight.spans(
      LineWrap.lines(of: shown, width: width), of: shown,
      highlights: terminal.isColored ? highlights : [], style: style)
    {
      terminal.line([StyledText(indent)] + spans)
    }
  }

  /// Hits with the same key stand under one heading. Pages that belong to no issue are kept apart
  /// by their source.
  private struct IssueKey: Hashable {
    let paper: PaperName?
    let date: CivilDate?
    let issueNumber: Int?
    let source: String?

    init(_ hit: Hit) {
      paper = hit.place.paper
      date = hit.place.date
      issueNumber = hit.place.issueNumber
      source = date == nil && issueNumber == nil ? hit.source : nil
    }
  }
}
