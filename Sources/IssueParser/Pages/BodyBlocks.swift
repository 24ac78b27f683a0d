// The paragraphs of an article in reading order, with what stands among them: subheadings, bylines,
// captions, jumps. A paragraph that a column or another article cut in two is one block again.

import ChineseText

/// Makes the blocks below an article's headline.
struct BodyBlocks {
  let text: PageText
  let features: [LineFeatures]
  let labels: [LineLabel]
  let items: [PageItem]
  let grouping: ArticleGrouping

  init(_ labels: [LineLabel], _ grouping: ArticleGrouping) {
    text = grouping.text
    features = grouping.features
    self.labels = labels
    items = grouping.items
    self.grouping = grouping
  }

  /// Blocks of article `index`: bodies in reading order, everything else after the body item that
  /// it follows in the file.
  func blocks(of index: Int, photos: [PhotoDraft]) -> [Block] {
    let draft = grouping.articles[index]
    var others: [Int: [Int]] = [:]
    var rest = draft.subheadings + draft.marks + photos.flatMap(\.items)
    rest.sort()
    let sorted = draft.bodies.sorted()
    for item in rest {
      // The last body item before this one in the file; -1 where none is.
      let next = partitioningIndex(in: sorted.indices) { sorted[$0] < item }
      others[next == 0 ? -1 : sorted[next - 1], default: []].append(item)
    }
    var blocks: [Block] = (others[-1] ?? []).map(plainBlock)
    blocks.reserveCapacity(blocks.count + rest.count + 2 * draft.bodies.count)
    var paragraph: [Int] = []
    paragraph.reserveCapacity(16)
    let display = BlockText(text: text)
    let signers = SignerGaps(text: text, features: features)
    func flush() {
      guard !paragraph.isEmpty else { return }
      let words = display.paragraph(paragraph, gaps: signers.places(in: paragraph))
      blocks.append(Block(role: .body, scalars: words, lines: display.ranges(paragraph)))
      paragraph.removeAll(keepingCapacity: true)
    }
    var before: Int?
    for item in draft.bodies {
      if let before, grouping.successor[before] == item {
        // The sentence goes on: no new paragraph.
      } else {
        flush()
      }
      for line in items[item].lines {
        if line > items[item].lines.lowerBound, labels[line] == .start { flush() }
        paragraph.append(line)
      }
      let following = others[item] ?? []
      if grouping.successor[item] == nil
        || following.contains(where: { items[$0].kind == .headings || items[$0].kind == .debris })
      {
        flush()
      }
      for other in following { blocks.append(plainBlock(other)) }
      before = item
    }
    flush()
    return blocks
  }

  private func plainBlock(_ item: Int) -> Block {
    let display = BlockText(text: text)
    let lines = Array(items[item].lines)
    let role: BlockRole =
      switch items[item].kind {
      case .headings: .subheading
      case .byline, .signature: .byline
      case .jump: .jump
      case .caption: .caption
      case .credit: .credit
      case .body: .body
      // The only debris that an article is given numbers its sections: 一, 二 alone in a line.
      case .debris: .subheading
      }
    let isProse = role == .body || role == .caption
    return Block(
      role: role, scalars: isProse ? display.paragraph(lines) : display.words(lines),
      lines: display.ranges(lines))
  }
}
