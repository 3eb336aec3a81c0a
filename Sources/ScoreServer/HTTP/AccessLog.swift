import Logging
import NIOHTTP1
import ScoreAPI
import ScoreStore

/// Logs one line per request, and one more for a slow one, without its address, query, body and header fields: each of them may
/// contain a secret.
struct AccessLog: Sendable {
  /// A request that was answered.
  struct Entry {
    let id: RequestID
    let method: HTTPMethod
    let route: Route?
    let account: Int64?
    let status: Int
    let bytes: Int
    let milliseconds: Int64
    /// The number of the proxy for the request.
    let trace: String?
    /// Where the time went, if it was measured.
    let times: RequestTimes?
  }

  private let logger: Logger
  /// The milliseconds above which a request is slow; 0 for none.
  private let slow: Int
  /// Whether the parts of a line are metadata, for programs.
  private let isStructured: Bool

  init(settings: ServerSettings, logger: Logger) {
    self.logger = logger
    slow = settings.slowMilliseconds
    isStructured = settings.logFormat == .json
  }

  /// What measures a request; nil if no request counts as slow.
  func measure() -> RequestTimes? { slow > 0 ? RequestTimes() : nil }

  func log(_ entry: Entry) {
    log(entry, at: .info, "request", [])
    guard let times = entry.times?.sums, entry.milliseconds > slow else { return }
    let parts = [("queue", times.queue), ("database", times.database), ("judging", times.judging)]
    log(entry, at: .notice, "slow request", parts)
  }

  private func log(
    _ entry: Entry, at level: Logger.Level, _ name: String, _ times: [(String, Double)]
  ) {
    guard logger.logLevel <= level else { return }
    let (route, account) = (entry.route?.path ?? "-", entry.account.map { "\($0)" } ?? "-")
    let times = times.map { ($0, Int64($1.rounded())) }
    guard !isStructured else {
      var values: Logger.Metadata = [
        "method": "\(entry.method.rawValue)", "route": "\(route)",
        "status": "\(entry.status)", "bytes": "\(entry.bytes)", "ms": "\(entry.milliseconds)",
        "request": "\(entry.id)", "account": "\(account)",
      ]
      for (part, milliseconds) in times { values["\(part)_ms"] = "\(milliseconds)" }
      if let trace = entry.trace { values["traceparent"] = "\(trace)" }
      return logger.log(level: level, "\(name)", metadata: values)
    }
    let start = times.isEmpty ? "" : name + ": "
    let parts = times.map { ", \($0) \($1) ms" }.joined()
    let trace = entry.trace.map { " trace \($0)" } ?? ""
    logger.log(
      level: level,
      """
      \(start)\(entry.method.rawValue) \(route) \(entry.status) \(entry.bytes) B \
      \(entry.milliseconds) ms\(parts) \(entry.id) account \(account)\(trace)
      """)
  }

  /// The number of a proxy for a request (W3C Trace Context); nil if there is none, or it is malformed.
  static func trace(of request: Request) -> String? {
    let values = request.headers["traceparent"]
    guard values.count == 1, let value = values.first, value.utf8.count == 55,
      value.wholeMatch(of: /00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}/) != nil
    else { return nil }
    return value
  }
}
