/// How far apart two names are, for "did you mean".
enum EditDistance {
  /// The least number of letters to change, drop, add or swap with their neighbour (optimal string
  /// alignment). Cost: the product of the lengths; the words are short.
  static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var current = [i + 1]
      for (j, b) in right.enumerated() {
        var best = min(last[j + 1] + 1, current[j] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
          best = min(best, beforeLast[j - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
