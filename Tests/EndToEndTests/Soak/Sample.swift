import Foundation

/// Measured times in milliseconds.
struct Sample: Sendable {
  var times: [Double] = []

  var median: Double { at(0.5) }
  var p99: Double { at(0.99) }

  /// A quantile.
  func at(_ share: Double) -> Double {
    let sorted = times.sorted()
    return sorted.isEmpty
      ? .infinity : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }

  /// Measures an operation.
  mutating func measure<Value>(_ body: () throws -> Value) rethrows -> Value {
    let begin = DispatchTime.now().uptimeNanoseconds
    let value = try body()
    times.append(Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6)
    return value
  }

  /// The probability that two samples of the same kind differ at least this much, by the test of Mann and
  /// Whitney with the normal distribution, which is accurate enough for 20 or more times each.
  func likelihood(with other: Sample) -> Double {
    let all = (times.map { ($0, true) } + other.times.map { ($0, false) }).sorted { $0.0 < $1.0 }
    let ranks = all.enumerated().reduce(0.0) { $0 + ($1.element.1 ? Double($1.offset + 1) : 0) }
    let (n, m) = (Double(times.count), Double(other.times.count))
    let u = ranks - n * (n + 1) / 2
    let z = (u - n * m / 2) / (n * m * (n + m + 1) / 12).squareRoot()
    return erfc(abs(z) / 2.0.squareRoot())
  }
}
