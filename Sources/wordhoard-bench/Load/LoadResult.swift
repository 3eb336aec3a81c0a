/// What a load came to.
struct LoadResult {
  /// Seconds by the clock.
  var seconds = 0.0
  /// Seconds of processor time that the server took, in all its threads and processes.
  var processorSeconds = 0.0
  /// Nanoseconds from each request to the end of its answer.
  var latencies: [UInt64] = []

  /// Requests that were answered.
  var requests: Int { latencies.count }

  /// Requests by the clock.
  var perSecond: Double { Double(requests) / seconds }

  /// Requests for a second of the server's processor time.
  var perProcessorSecond: Double { Double(requests) / processorSeconds }

  /// Milliseconds that this share of the answers took at most.
  func quantile(_ share: Double) -> Double {
    let sorted = latencies.sorted()
    guard !sorted.isEmpty else { return .nan }
    return Double(sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]) / 1e6
  }

  /// Both loads as one.
  static func + (left: LoadResult, right: LoadResult) -> LoadResult {
    LoadResult(
      seconds: left.seconds + right.seconds,
      processorSeconds: left.processorSeconds + right.processorSeconds,
      latencies: left.latencies + right.latencies)
  }
}
