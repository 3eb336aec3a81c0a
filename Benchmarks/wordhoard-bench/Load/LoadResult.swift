import Foundation

/// The measurements of a load.
struct LoadResult {
  /// The number of elapsed seconds.
  var seconds = 0.0
  /// The number of seconds of processor time of the server, in all its threads and processes.
  var processorSeconds = 0.0
  /// For each request, the nanoseconds until the end of its response.
  var latencies: [UInt64] = []

  /// The number of completed requests.
  var requests: Int { latencies.count }

  /// The number of requests per elapsed second.
  var perSecond: Double { Double(requests) / seconds }

  /// The number of requests per second of the server's processor time.
  var perProcessorSecond: Double { Double(requests) / processorSeconds }

  /// The quantile of the response times in milliseconds, such as 0.99; NaN without responses.
  func quantile(_ share: Double) -> Double {
    let sorted = latencies.sorted()
    guard !sorted.isEmpty else { return .nan }
    return Double(sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]) / 1e6
  }

  /// A line for people who watch the measurement.
  func line(_ name: String) -> String {
    let padding = String(repeating: " ", count: max(1, 36 - name.count))
    return name + padding
      + String(
        format: "%7.0f/s %8.0f/CPU-s %7.1f us CPU, p50 %7.2f ms, p99 %7.2f ms",
        perSecond, perProcessorSecond, 1e6 / perProcessorSecond, quantile(0.5), quantile(0.99))
  }

  /// The measurements of both loads together.
  static func + (left: LoadResult, right: LoadResult) -> LoadResult {
    LoadResult(
      seconds: left.seconds + right.seconds,
      processorSeconds: left.processorSeconds + right.processorSeconds,
      latencies: left.latencies + right.latencies)
  }
}
