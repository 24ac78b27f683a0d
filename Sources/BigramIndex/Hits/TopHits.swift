// The best k of many hits, without sorting them all.

/// Keeps the hits that rank first: lower costs before higher, then higher
/// scores before lower, then earlier documents.
struct TopHits {
  private let limit: Int
  /// A heap whose root is the worst hit kept.
  private var heap: [IndexHit] = []
  /// The hits that rank as high as the worst kept and found no room, in no order.
  private(set) var ties: [IndexHit] = []
  /// The root once the heap is full: hits that rank behind it are not wanted.
  private var worst: IndexHit?

  /// Keeps at most `limit` hits.
  init(limit: Int) {
    self.limit = limit
  }

  /// A hit without cost whose score is lower ranks behind all that are kept.
  var leastScore: Double {
    if limit == 0 { return .infinity }
    guard let worst, worst.cost == 0 else { return -.infinity }
    return worst.score
  }

  /// Whether `left` ranks behind `right`.
  static func isWorse(_ left: IndexHit, _ right: IndexHit) -> Bool {
    if left.cost != right.cost { return left.cost > right.cost }
    return left.score != right.score ? left.score < right.score : left.document > right.document
  }

  /// Takes a hit, and drops the worst where there are too many.
  @inline(__always)
  mutating func insert(_ hit: IndexHit) {
    if let worst, hit.cost > worst.cost || (hit.cost == worst.cost && hit.score < worst.score) {
      return
    }
    add(hit)
  }

  /// The same for a hit that does not rank behind the worst.
  private mutating func add(_ hit: IndexHit) {
    guard limit > 0 else { return }
    if heap.count < limit {
      heap.append(hit)
      siftUp(heap.count - 1)
    } else if TopHits.isWorse(heap[0], hit) {
      let dropped = heap[0]
      heap[0] = hit
      siftDown(0)
      if heap[0].ranks(with: dropped) {
        ties.append(dropped)
      } else if !ties.isEmpty {
        ties.removeAll(keepingCapacity: true)
      }
    } else if heap[0].ranks(with: hit) {
      ties.append(hit)
    }
    if heap.count == limit { worst = heap[0] }
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard TopHits.isWorse(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count && TopHits.isWorse(heap[child + 1], heap[child]) { child += 1 }
      guard TopHits.isWorse(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }

  /// The hits kept, best first.
  consuming func sorted() -> [IndexHit] {
    heap.sorted { TopHits.isWorse($1, $0) }
  }
}
