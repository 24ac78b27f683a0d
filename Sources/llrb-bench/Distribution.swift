/// Measured times of one kind, summed up by their quantiles.
struct Distribution {
  private var sorted: [Double]

  /// Takes times in seconds, in any order.
  init(_ seconds: [Double]) {
    sorted = seconds.sorted()
  }

  /// The time below which the given share of the measurements lies, in seconds; 0 without any.
  func quantile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let rank = Int((share * Double(sorted.count)).rounded(.up)) - 1
    return sorted[min(max(rank, 0), sorted.count - 1)]
  }

  /// The middle measurement, in seconds.
  var median: Double { quantile(0.5) }
  /// How many measurements there are.
  var count: Int { sorted.count }
}

/// Writes a number with a fixed count of decimals, without the help of a formatting library.
func fixed(_ value: Double, _ decimals: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = Int((value * scale).rounded())
  guard decimals > 0 else { return String(scaled) }
  let whole = abs(scaled) / Int(scale)
  let fraction = String(abs(scaled) % Int(scale))
  let zeros = String(repeating: "0", count: decimals - fraction.utf8.count)
  return (scaled < 0 ? "-" : "") + String(whole) + "." + zeros + fraction
}
