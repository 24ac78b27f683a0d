// Cuts blocks of heading lines into headlines and gives every headline an article, for the page as
// a whole: an article has one headline, and one without any is glad of the next best. Each article
// has a price that rises while several headlines want it and falls while none does; the cut of a
// block and the choice of articles are found anew at these prices, until the page is content.
//
// Source: Lagrangian relaxation of the assignment problem, with prices in a box because that every
// article has exactly one headline is a wish, no law.

/// Blocks of headings that want articles.
struct HeadlineMarket {
  /// An article that fits a headline, with what it gains; nil is the page itself.
  typealias Buyer = (article: Int?, gain: Float)

  /// One headline that may be cut out of a block: so many units up to and with the unit `end`.
  struct Offer {
    var end: Int
    var count: Int
    /// Whether a line of it can be a headline's main line; decks and debris alone cannot.
    var isTitle: Bool
    /// Those it fits best, a range of the block's buyers.
    var buyers: Range<Int>
  }

  /// One stretch of neighbouring heading lines.
  struct Block {
    /// Lines that are never parted.
    var units: [Range<Int>]
    /// The offers, in the order of their ends.
    var offers: [Offer] = []
    var buyers: [Buyer] = []
  }

  /// A headline with the article that it was given.
  struct Deal: Equatable {
    var lines: Range<Int>
    /// nil where it belongs to the page, as a slogan does.
    var article: Int?
    var isTitle: Bool
    var gain: Float
  }

  /// What an article without headline, and every headline beyond the first, takes off the total.
  private static let limit: Float = 2
  private static let rounds = 16

  let blocks: [Block]
  let articleCount: Int

  /// The best deals found. Cost: linear in the offers.
  func settle() -> [Deal] {
    var prices = [Float](repeating: 0, count: articleCount)
    var best: [[Deal]] = []
    var bestTotal = -Float.infinity
    let buyers = blocks.map(Self.buyers)
    var path = Path()
    var cuts = blocks.map { Self.cut($0, prices, &path) }
    var counts = [Int](repeating: 0, count: articleCount)
    var hasMoved = [Bool](repeating: false, count: articleCount)
    for round in 0..<Self.rounds {
      for block in blocks.indices where buyers[block].contains(where: { hasMoved[$0] }) {
        cuts[block] = Self.cut(blocks[block], prices, &path)
      }
      for article in counts.indices { counts[article] = 0 }
      var gain: Float = 0
      for block in cuts.indices {
        for index in cuts[block].indices {
          let deal = cuts[block][index]
          gain += deal.gain
          if deal.isTitle, let article = deal.article { counts[article] += 1 }
        }
      }
      let misfits = counts.reduce(0) { $0 + abs($1 - 1) }
      let total = gain - Self.limit * Float(misfits)
      if total > bestTotal {
        bestTotal = total
        best = cuts
      }
      if misfits == 0 { break }
      let step = 1.6 / Float(round + 2)
      for article in prices.indices {
        let wished = prices[article] + step * Float(counts[article] - 1)
        let price = max(-Self.limit, min(Self.limit, wished))
        hasMoved[article] = price != prices[article]
        prices[article] = price
      }
      // Prices that stay where they are move in no later round either: its steps are shorter.
      if !hasMoved.contains(true) { break }
    }
    return Array(best.joined())
  }

  /// The articles whose prices weigh in the cut of a block.
  private static func buyers(_ block: Block) -> [Int] {
    var isBuyer: [Int] = []
    for offer in block.offers where offer.isTitle {
      for case (let article?, _) in block.buyers[offer.buyers] where !isBuyer.contains(article) {
        isBuyer.append(article)
      }
    }
    return isBuyer
  }

  /// The best paths over a block's units, in memory that serves for one block after another.
  struct Path {
    /// The two best paths up to each unit that end with headlines of different articles.
    fileprivate var steps: [(first: Step, second: Step?)] = []
  }

  /// The last deal of a path.
  fileprivate struct Step {
    /// What the path gains.
    var total: Float
    /// How many units the deal takes, and whether the path before it is the second best.
    var count = 0
    var isBehindSecond = false
    var deal: Deal?

    /// The article that got the last headline; nil where that is the page's, or no headline.
    var article: Int? { deal?.isTitle == true ? deal?.article : nil }
  }

  /// The best cut of one block at given prices: the best path over its units.
  ///
  /// Right behind its headline an article takes a second one at the price of a surplus: else what
  /// is offered for its first would be paid for every part of it.
  static func cut(_ block: Block, _ prices: [Float], _ path: inout Path) -> [Deal] {
    path.steps.removeAll(keepingCapacity: true)
    path.steps.append((Step(total: 0), nil))
    var next = 0
    for end in block.units.indices {
      var best: (first: Step, second: Step?)?
      while next < block.offers.count, block.offers[next].end == end {
        let offer = block.offers[next]
        next += 1
        let start = end + 1 - offer.count
        let before = path.steps[start]
        for place in offer.buyers {
          let buyer = block.buyers[place]
          let wanted = offer.isTitle ? buyer.article : nil
          let price = wanted.map { prices[$0] } ?? 0
          var total =
            before.first.total - (wanted != nil && before.first.article == wanted ? limit : price)
          var isBehindSecond = false
          if let second = before.second, second.total - price > total {
            total = second.total - price
            isBehindSecond = true
          }
          let step = Step(
            total: total + buyer.gain, count: offer.count, isBehindSecond: isBehindSecond,
            deal: Deal(
              lines: block.units[start].lowerBound..<block.units[end].upperBound,
              article: buyer.article, isTitle: offer.isTitle, gain: buyer.gain))
          keep(step, &best)
        }
      }
      guard let best else { return [] }
      path.steps.append(best)
    }
    return deals(path)
  }

  /// Keeps a path if it is one of the two best that end with different articles.
  private static func keep(_ step: Step, _ best: inout (first: Step, second: Step?)?) {
    guard let (first, second) = best else {
      best = (step, nil)
      return
    }
    if step.total > first.total {
      best = (step, step.article == first.article ? second : first)
    } else if step.article != first.article, step.total > second?.total ?? -.infinity {
      best = (first, step)
    }
  }

  /// The deals of the best path, in their order.
  private static func deals(_ path: Path) -> [Deal] {
    var deals: [Deal] = []
    var end = path.steps.count - 1
    var isSecond = false
    while end > 0, let step = isSecond ? path.steps[end].second : path.steps[end].first,
      let deal = step.deal
    {
      deals.append(deal)
      end -= step.count
      isSecond = step.isBehindSecond
    }
    deals.reverse()
    return deals
  }
}
