// Sets of documents as increasing arrays.

import ChineseText

/// The operations of a query tree. Plain equivalent: those of `Set`.
enum DocumentSets {
  /// Documents in both.
  static func intersection(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    let (few, many) = left.count < right.count ? (left, right) : (right, left)
    let list = many.span
    var result: [UInt32] = []
    var place = 0
    for document in few {
      place = DocumentSets.place(of: document, in: list, from: place)
      guard place < list.count else { break }
      if list[place] == document { result.append(document) }
    }
    return result
  }

  /// Those of `left` in which a phrase stands.
  static func intersection(_ left: [UInt32], _ right: [PhraseDocument]) -> [UInt32] {
    let right = right.span
    var result: [UInt32] = []
    var place = 0
    for document in left {
      place = DocumentSets.place(of: document, in: right, from: place)
      guard place < right.count else { break }
      if right[place].document == document { result.append(document) }
    }
    return result
  }

  /// The first place in `list` from `start` on whose document is `document` or a later one.
  ///
  /// Cost: the logarithm of how far it is.
  @inline(__always)
  static func place(
    of document: UInt32, in list: Span<PhraseDocument>, from start: Int
  ) -> Int {
    place(of: document, from: start, count: list.count) { list[$0].document }
  }

  /// The same in a list of documents.
  @inline(__always)
  static func place(of document: UInt32, in list: Span<UInt32>, from start: Int = 0) -> Int {
    place(of: document, from: start, count: list.count) { list[$0] }
  }

  @inline(__always)
  private static func place(
    of document: UInt32, from start: Int, count: Int, _ number: (Int) -> UInt32
  ) -> Int {
    var low = start
    var step = 1
    while low + step <= count && number(low + step - 1) < document {
      low += step
      step += step
    }
    return partitioningIndex(in: low..<max(low, min(low + step - 1, count))) {
      number($0) < document
    }
  }

  /// Documents in either.
  static func union(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    if left.isEmpty { return right }
    var result: [UInt32] = []
    result.reserveCapacity(left.count + right.count)
    var i = 0
    var j = 0
    while i < left.count || j < right.count {
      if j == right.count || (i < left.count && left[i] < right[j]) {
        result.append(left[i])
        i += 1
      } else {
        if i < left.count && left[i] == right[j] { i += 1 }
        result.append(right[j])
        j += 1
      }
    }
    return result
  }

  /// Documents in `left` that are not in `right`.
  static func difference(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var j = 0
    for document in left {
      while j < right.count && right[j] < document { j += 1 }
      if j == right.count || right[j] != document { result.append(document) }
    }
    return result
  }
}
