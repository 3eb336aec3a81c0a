import CoreMetrics

/// What stores measure, if the process collects metrics.
package enum StoreMetrics {
  private static let commitSeconds = Timer(label: "wordhoard_commit_seconds")
  private static let commitBatch = Recorder(label: "wordhoard_commit_batch")
  private static let queueLength = Gauge(label: "wordhoard_queue_length")
  private static let rankRecounts = Counter(label: "wordhoard_rank_recounts_total")

  /// A commit with a number of operations that began at an instant, and has succeeded or failed.
  package static func committed(_ operations: Int, since start: ContinuousClock.Instant) {
    commitSeconds.recordNanoseconds(Int64((.now - start) / .nanoseconds(1)))
    commitBatch.record(operations)
  }

  /// The number of writes that wait.
  package static func waiting(_ writes: Int) { queueLength.record(writes) }

  /// The entries of a board were counted.
  static func recounted() { rankRecounts.increment() }
}
