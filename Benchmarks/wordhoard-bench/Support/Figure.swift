import Foundation

/// A measured figure, its reference from the same run, and the limit of their ratio.
struct Figure: CustomStringConvertible {
  /// Whether the ratio should be at most or at least the limit, or is not checked.
  enum Bound { case atMost, atLeast, none }

  let name: String
  let value: Double
  let yardstick: Double
  let unit: String
  let yardstickName: String
  let bound: Bound
  let limit: Double

  var ratio: Double { value / yardstick }

  var isReached: Bool {
    switch bound {
    case .atMost: ratio <= limit
    case .atLeast: ratio >= limit
    case .none: true
    }
  }

  var description: String {
    func number(_ value: Double) -> String {
      value >= 1000 ? String(format: "%.0f", value) : String(format: "%.3g", value)
    }
    let wanted =
      switch bound {
      case .atMost: "wanted <= \(number(limit))"
      case .atLeast: "wanted >= \(number(limit))"
      case .none: "nothing is wanted"
      }
    return """
      \(isReached ? "ok    " : "MISSED") \(name): \(number(value)) \(unit); \
      \(yardstickName): \(number(yardstick)) \(unit); ratio \(number(ratio)), \(wanted)
      """
  }
}

/// The median of some measurements: the higher of the two middle ones for an even number, NaN for
/// none.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  return sorted[sorted.count / 2]
}
