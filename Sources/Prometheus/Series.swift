import CoreMetrics
import Synchronization

/// A series of a metric: a value, or a histogram.
final class Series: CounterHandler, MeterHandler, RecorderHandler, TimerHandler {
  /// What it is for Prometheus.
  enum Kind {
    case counter
    case gauge
    /// The upper bounds of the buckets, ascending.
    case histogram([Double])

    var name: String {
      switch self {
      case .counter: "counter"
      case .gauge: "gauge"
      case .histogram: "histogram"
      }
    }

    fileprivate var bounds: [Double] {
      if case .histogram(let bounds) = self { bounds } else { [] }
    }
  }

  private struct State {
    /// The value, or the sum of all observations.
    var value = 0.0
    /// The number of observations in each bucket, and then of larger ones.
    var buckets: [Int]
  }

  private let kind: Kind
  private let state: Mutex<State>

  init(_ kind: Kind) {
    self.kind = kind
    state = Mutex(State(buckets: Array(repeating: 0, count: kind.bounds.count + 1)))
  }

  func increment(by amount: Int64) { increment(by: Double(amount)) }
  func increment(by amount: Double) { state.withLock { $0.value += amount } }
  func decrement(by amount: Double) { state.withLock { $0.value -= amount } }
  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { state.withLock { $0.value = value } }
  func reset() { set(0.0) }
  func record(_ value: Int64) { record(Double(value)) }
  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

  func record(_ value: Double) {
    guard case .histogram(let bounds) = kind else { return set(value) }
    let place = bounds.firstIndex { value <= $0 } ?? bounds.count
    state.withLock {
      $0.value += value
      $0.buckets[place] += 1
    }
  }

  /// The lines of its text.
  func lines(_ name: String, _ labels: String) -> [String] {
    let state = state.withLock { $0 }
    let suffix = labels.isEmpty ? "" : "{\(labels)}"
    guard case .histogram(let bounds) = kind else { return ["\(name)\(suffix) \(state.value)"] }
    var count = 0
    let start = labels.isEmpty ? "" : labels + ","
    let buckets = zip(bounds.map { "\($0)" } + ["+Inf"], state.buckets).map { bound, more in
      count += more
      return #"\#(name)_bucket{\#(start)le="\#(bound)"} \#(count)"#
    }
    return buckets + ["\(name)_sum\(suffix) \(state.value)", "\(name)_count\(suffix) \(count)"]
  }
}
