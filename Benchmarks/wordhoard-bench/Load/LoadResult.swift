/// The result of a load.
struct LoadResult {
  /// Elapsed seconds.
  var seconds = 0.0
  /// Seconds of processor time of the server, in all its threads and processes.
  var processorSeconds = 0.0
  /// Nanoseconds from each request to the end of its response.
  var latencies: [UInt64] = []

  /// The number of completed requests.
  var requests: Int { latencies.count }

  /// Requests per elapsed second.
  var perSecond: Double { Double(requests) / seconds }

  /// Requests per second of the server's processor time.
  var perProcessorSecond: Double { Double(requests) / processorSeconds }

  /// The milliseconds that this share of the responses took at most.
  func quantile(_ share: Double) -> Double {
    let sorted = latencies.sorted()
    guard !sorted.isEmpty else { return .nan }
    return Double(sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]) / 1e6
  }

  /// The sum of two loads.
  static func + (left: LoadResult, right: LoadResult) -> LoadResult {
    LoadResult(
      seconds: left.seconds + right.seconds,
      processorSeconds: left.processorSeconds + right.processorSeconds,
      latencies: left.latencies + right.latencies)
  }
}
