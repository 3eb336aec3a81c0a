import Foundation

/// Times that were measured, in milliseconds.
struct Sample: Sendable {
  var times: [Double] = []

  var median: Double { at(0.5) }
  var p99: Double { at(0.99) }

  /// The time under which a share of them lies.
  func at(_ share: Double) -> Double {
    let sorted = times.sorted()
    return sorted.isEmpty
      ? .infinity : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }

  /// Measures something.
  mutating func measure<Value>(_ body: () throws -> Value) rethrows -> Value {
    let begin = DispatchTime.now().uptimeNanoseconds
    let value = try body()
    times.append(Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6)
    return value
  }

  /// How likely two samples of the same kind differ so much or more, by the test of Mann and
  /// Whitney with the normal distribution, which is near enough from 20 times each.
  func likelihood(with other: Sample) -> Double {
    let all = (times.map { ($0, true) } + other.times.map { ($0, false) }).sorted { $0.0 < $1.0 }
    let ranks = all.enumerated().reduce(0.0) { $0 + ($1.element.1 ? Double($1.offset + 1) : 0) }
    let (n, m) = (Double(times.count), Double(other.times.count))
    let u = ranks - n * (n + 1) / 2
    let z = (u - n * m / 2) / (n * m * (n + m + 1) / 12).squareRoot()
    return erfc(abs(z) / 2.0.squareRoot())
  }
}
