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

  /// The best path over a block's units, in memory that serves for one block after another.
  struct Path {
    /// What the best path up to each unit gains.
    fileprivate var totals: [Float] = []
    /// Its last deal, and how many units that takes.
    fileprivate var choices: [(count: Int, deal: Deal)] = []
  }

  /// The best cut of one block at given prices: the best path over its units.
  static func cut(_ block: Block, _ prices: [Float], _ path: inout Path) -> [Deal] {
    path.totals.removeAll(keepingCapacity: true)
    path.choices.removeAll(keepingCapacity: true)
    path.totals.append(0)
    var next = 0
    for end in block.units.indices {
      var total = -Float.infinity
      var choice: (count: Int, deal: Deal)?
      while next < block.offers.count, block.offers[next].end == end {
        let offer = block.offers[next]
        next += 1
        let start = end + 1 - offer.count
        for place in offer.buyers {
          let buyer = block.buyers[place]
          let price = offer.isTitle ? buyer.article.map { prices[$0] } ?? 0 : 0
          let value = path.totals[start] + buyer.gain - price
          guard value > total else { continue }
          total = value
          let lines = block.units[start].lowerBound..<block.units[end].upperBound
          choice = (
            offer.count,
            Deal(lines: lines, article: buyer.article, isTitle: offer.isTitle, gain: buyer.gain)
          )
        }
      }
      guard let choice else { return [] }
      path.totals.append(total)
      path.choices.append(choice)
    }
    var deals: [Deal] = []
    deals.reserveCapacity(path.choices.count)
    var end = path.choices.count
    while end > 0 {
      deals.append(path.choices[end - 1].deal)
      end -= path.choices[end - 1].count
    }
    deals.reverse()
    return deals
  }
}
