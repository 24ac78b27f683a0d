// Puts the positions of many lists in order.

/// Sorts distinct positions.
enum PositionSort {
  /// Sorts `positions`, which are distinct and below `limit`: by marking them in a bitmap where
  /// there are many, so that the cost does not grow with the number of lists.
  static func sort(_ positions: inout [UInt32], limit: Int) {
    guard positions.count > limit >> 11, positions.allSatisfy({ Int($0) < limit }) else {
      positions.sort()
      return
    }
    var words = [UInt64](repeating: 0, count: (limit + 63) >> 6)
    var marks = words.mutableSpan
    for position in positions { marks[Int(position >> 6)] |= 1 << UInt64(position & 63) }
    var next = 0
    for index in 0..<marks.count {
      var rest = marks[index]
      while rest != 0 {
        positions[next] = UInt32(index << 6 | rest.trailingZeroBitCount)
        next += 1
        rest &= rest - 1
      }
    }
    // Only damage can repeat a position; then fewer were written than read.
    positions.removeLast(positions.count - next)
  }
}
