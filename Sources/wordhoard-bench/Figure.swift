import Foundation

/// A measured figure, its yardstick of the same run, and what their ratio may be.
struct Figure: CustomStringConvertible {
  /// Whether the ratio should be at most or at least the limit.
  enum Bound { case atMost, atLeast }

  let name: String
  let value: Double
  let yardstick: Double
  let unit: String
  let yardstickName: String
  let bound: Bound
  let limit: Double

  var ratio: Double { value / yardstick }

  var isReached: Bool { bound == .atMost ? ratio <= limit : ratio >= limit }

  var description: String {
    func number(_ value: Double) -> String {
      value >= 1000 ? String(format: "%.0f", value) : String(format: "%.3g", value)
    }
    let sign = bound == .atMost ? "<=" : ">="
    return """
      \(isReached ? "ok    " : "MISSED") \(name): \(number(value)) \(unit); \
      \(yardstickName): \(number(yardstick)) \(unit); ratio \(number(ratio)), \
      wanted \(sign) \(number(limit))
      """
  }
}

/// The middle of some measurements.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  return sorted[sorted.count / 2]
}
