// Of heading lines that stand together, which are the headline: what stands above is kicker or
// banner, what stands below deck.
//
// A choice among all runs of up to four lines, by a conditional logit model (McFadden, "Conditional
// Logit Analysis of Qualitative Choice Behavior", 1974): each line outside a run speaks for
// standing above or below it by what it shows (`HeadlineSigns`), each two lines in a row for or
// against being parted there (`HeadlineJoint`), and so does how many lines are left where. The
// weights (`HeadlineWeights`) are fitted to headlines whose lines readers told apart. Whether
// `给环卫工撑伞半小时` is a headline's second line or a deck, no list of verbs says; lengths, marks
// and what the body says again do as well as words.

/// Chooses the lines of the headline itself.
package struct HeadlineChoice {
  let text: PageText
  let features: [LineFeatures]
  let joint: SentenceJoint
  /// The Markdown rank that most headlines of the page have; 0 if they have none.
  let usualLevel: Int

  /// More heading lines, from the first on, are not looked at.
  private static let mostLines = 12
  /// A headline has no more lines.
  package static let longestRun = 4

  /// The run of `lines`, in the page's order, that is the headline of `body`; none where there are
  /// none.
  func headline(_ lines: [Int], body: Range<Int>) -> [Int] {
    let lines = Array(lines.prefix(Self.mostLines))
    guard lines.count > 1 else { return lines }
    return Array(lines[Self.run(evidence(lines, body: body))])
  }

  /// What heading lines show, and what each two in a row do.
  package struct Evidence {
    /// One for each line.
    package let lines: [HeadlineSigns]
    /// One for each line but the last.
    package let joints: [HeadlineJoint]
  }

  private func evidence(_ lines: [Int], body: Range<Int>) -> Evidence {
    Evidence(
      lines: HeadlineSigns.all(of: lines, in: self, body: body),
      joints: lines.indices.dropLast().map { HeadlineJoint(lines[$0], lines[$0 + 1], in: self) })
  }

  /// What a headline's lines show that stand alone in a text with the first sentences of their
  /// body, the last line; nil if any of them is no line of words.
  package static func evidence(_ source: SourceLines, usualLevel: Int) -> Evidence? {
    let text = PageText(source)
    let features = [LineFeatures](text)
    guard text.count > 2, features.dropLast().allSatisfy({ $0.kind == .text }) else { return nil }
    let choice = HeadlineChoice(
      text: text, features: features, joint: SentenceJoint(text, features),
      usualLevel: usualLevel)
    return choice.evidence(Array(0..<(text.count - 1)), body: text.range(text.count - 1))
  }

  /// The likeliest run, as places among the lines. Cost: cubic in the lines, which are few.
  package static func run(_ evidence: Evidence) -> Range<Int> {
    let above = evidence.lines.map { HeadlineWeights.above($0) }
    let below = evidence.lines.map { HeadlineWeights.below($0) }
    var best: (score: Float, run: Range<Int>) = (-.infinity, 0..<1)
    for run in runs(of: evidence.lines.count) {
      var score = HeadlineWeights.shape(run, of: above.count)
      for place in above.indices where !run.contains(place) {
        score += place < run.lowerBound ? above[place] : below[place]
      }
      for (place, joint) in evidence.joints.enumerated() {
        score += HeadlineWeights.joint(joint, run, at: place)
      }
      if score > best.score { best = (score, run) }
    }
    return best.run
  }

  /// All runs that a headline may be among so many lines.
  package static func runs(of count: Int) -> [Range<Int>] {
    (0..<count).flatMap { low in
      (low..<min(count, low + longestRun)).map { low..<($0 + 1) }
    }
  }
}
