// Folders are often named by the parts of a day, one in the other: `1998年/5月/4日`, `1998-05/04`.

/// What a name, or a piece of one, says of a day.
enum DatePart {
  case year(Int)
  case month(Int)
  case day(Int)
  /// A number without a unit.
  case bare(Int)

  private static let years = 1900...2099

  var year: Int? {
    switch self {
    case .year(let year), .bare(let year): DatePart.years.contains(year) ? year : nil
    default: nil
    }
  }

  var month: Int? {
    switch self {
    case .month(let month), .bare(let month): month
    default: nil
    }
  }

  var day: Int? {
    switch self {
    case .day(let day), .bare(let day): day
    default: nil
    }
  }

  /// The parts that a whole name is made of, in their order: `1998年`, `5月4日`, `1998-05`,
  /// `199805`, `0504`; none where it is anything else.
  static func parts(of pieces: ArraySlice<WrittenPiece>, isFile: Bool) -> [DatePart] {
    let list = Array(pieces)
    switch list.count {
    case 1:
      guard case .number(let value, let digits) = list[0] else { return [] }
      // A file that is called by four digits, the month's and the day's, or by six has a running
      // number.
      if digits == 4, !isFile, (1...12).contains(value / 100), (1...31).contains(value % 100) {
        return [.month(value / 100), .day(value % 100)]
      }
      if digits <= 4 { return [.bare(value)] }
      return digits == 6 && !isFile ? monthly(value / 100, value % 100) : []
    case 3:
      if case .number(let year, 4) = list[0], case .word(let mark) = list[1],
        ["-", "_", ".", " "].contains(mark), case .number(let month, 1...2) = list[2], !isFile
      {
        return monthly(year, month)
      }
    default: break
    }
    return named(list)
  }

  private static func monthly(_ year: Int, _ month: Int) -> [DatePart] {
    years.contains(year) && (1...12).contains(month) ? [.year(year), .month(month)] : []
  }

  /// Numbers, each with its unit behind it.
  private static func named(_ list: [WrittenPiece]) -> [DatePart] {
    var parts: [DatePart] = []
    var rank = 0
    for index in stride(from: 0, to: list.count, by: 2) {
      guard index + 1 < list.count, case .number(let value, 1...4) = list[index],
        case .word(let unit) = list[index + 1],
        let next = [["年"], ["月", "月份"], ["日", "号"]].firstIndex(where: { $0.contains(unit) }),
        parts.isEmpty || next == rank + 1
      else { return [] }
      parts.append(next == 0 ? .year(value) : next == 1 ? .month(value) : .day(value))
      rank = next
    }
    return parts
  }
}
