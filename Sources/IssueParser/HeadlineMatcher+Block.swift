// Headlines in a block at the end of a page: they are cut into headlines and given to the articles
// that have none in one step, each article one headline.

extension HeadlineMatcher {
  /// The lines of a block with their articles.
  typealias Block = (item: Int, lines: [(line: Int, article: Int)])

  /// More articles or lines than these are left to the one-by-one matching.
  private static let mostArticles = 9
  private static let mostLines = 24
  private static let longestHeadline = 5

  /// The last heading item, where no body follows it and several articles lack a headline, its lines
  /// given to those articles; nil where there is none such.
  ///
  /// Cost: the lines times two to the power of the articles, both bounded.
  func endBlock(_ open: [Int], _ occurrences: [UInt64: [Int32]]) -> Block? {
    guard let item = open.last, !items[(item + 1)...].contains(where: { $0.kind == .body })
    else { return nil }
    let lines = Array(items[item].lines)
    let articles = grouping.articles.indices.filter {
      grouping.articles[$0].headingBefore == nil && !grouping.articles[$0].bodies.isEmpty
        && grouping.articles[$0].brief == 0
    }
    guard lines.count >= 2, lines.count <= Self.mostLines, articles.count >= 2,
      articles.count <= Self.mostArticles, lines.allSatisfy({ features[$0].kind == .text })
    else { return nil }
    let window = articles[0]...articles[articles.count - 1]
    let fits = lines.map { line in
      let scores = lineScores(line, window, occurrences)
      return articles.map { scores[$0 - window.lowerBound] }
    }
    return (item, cut(lines, fits, articles))
  }

  /// The best cutting of the lines into headlines of different articles.
  private func cut(_ lines: [Int], _ fits: [[Float]], _ articles: [Int]) -> [(
    line: Int, article: Int
  )] {
    let masks = 1 << articles.count
    let never: Float = -1e9
    var best = [[Float]](
      repeating: [Float](repeating: never, count: masks), count: lines.count + 1)
    var back = [[(length: Int, article: Int)]](
      repeating: [(length: Int, article: Int)](repeating: (0, 0), count: masks),
      count: lines.count + 1)
    best[0][0] = 0
    let shapes = lines.map { HeadlineShape(text, $0) }
    for start in lines.indices {
      for mask in 0..<masks where best[start][mask] > never {
        for slot in articles.indices where mask >> slot & 1 == 0 {
          var score = best[start][mask] + 1 - (shapes[start].isDeck ? 3 : 0)
          let lengths = 1...min(Self.longestHeadline, lines.count - start)
          for length in lengths {
            let line = start + length - 1
            score += fits[line][slot] - 1
            if length > 1, shapes[line].hasDash { score += 1.5 }
            if length > 1, shapes[line - 1].isKicker { score += 1.5 }
            let total = score - (shapes[line].isKicker ? 2 : 0)
            let next = mask | 1 << slot
            if total > best[start + length][next] {
              best[start + length][next] = total
              back[start + length][next] = (length, slot)
            }
          }
        }
        // A line that no article takes: a flag, or debris.
        if best[start][mask] - 1.5 > best[start + 1][mask] {
          best[start + 1][mask] = best[start][mask] - 1.5
          back[start + 1][mask] = (0, 0)
        }
      }
    }
    var mask = (0..<masks).max { best[lines.count][$0] < best[lines.count][$1] } ?? 0
    var end = lines.count
    var result: [(line: Int, article: Int)] = []
    while end > 0 {
      let (length, slot) = back[end][mask]
      if length == 0 {
        end -= 1
        continue
      }
      for line in lines[(end - length)..<end] { result.append((line, articles[slot])) }
      end -= length
      mask &= ~(1 << slot)
    }
    return result.reversed()
  }
}
