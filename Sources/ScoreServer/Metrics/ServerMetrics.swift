import CoreMetrics
import ScoreAPI

/// What the server measures, if the process collects metrics. No label tells an account, a name or an address.
enum ServerMetrics {
  private static let moves = Counter(label: "wordhoard_moves_total")
  private static let runsEnded = Counter(label: "wordhoard_runs_ended_total")
  private static let loginQueue = Gauge(label: "wordhoard_login_queue")
  private static let databaseConnected = Gauge(label: "wordhoard_db_connected")
  private static let feedLag = Gauge(label: "wordhoard_feed_lag_seconds")
  private static let rateLimited = Counter(label: "wordhoard_rate_limited_total")
  private static let methods: Set<String> = [
    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS",
  ]

  /// A move was judged and stored.
  static func moveStored() { moves.increment() }

  /// A run ended, in any way.
  static func runEnded() { runsEnded.increment() }

  /// The number of passwords that are hashed or wait for it.
  static func passwords(_ count: Int) { loginQueue.record(count) }

  /// The database has answered, or has not.
  static func database(isConnected: Bool) { databaseConnected.record(isConnected ? 1 : 0) }

  /// The milliseconds since the changes of other servers were read, when they are read again.
  static func feed(lag milliseconds: Int64) { feedLag.record(Double(milliseconds) / 1000) }

  /// A request was answered.
  ///
  /// - Parameter method: as the client sent it; an unknown one is counted as `other`.
  static func answered(_ route: Route?, _ method: String, _ status: Int, in duration: Duration) {
    if status == 429 { rateLimited.increment() }
    let dimensions = [
      ("route", route?.path ?? "-"), ("method", methods.contains(method) ? method : "other"),
      ("status", "\(status / 100)xx"),
    ]
    Timer(label: "http_server_request_duration_seconds", dimensions: dimensions)
      .recordNanoseconds(Int64(duration / .nanoseconds(1)))
  }
}
