import HTTPConnections
import Logging
import NIOCore
import NIOHTTP1
import ScoreAPI
import ScoreStore

/// Measures requests, and logs one line for each, and one more for a slow one, without its address, query, body and header fields: each of them may
/// contain a secret.
struct AccessLog: Middleware {
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

  func respond(to state: inout RequestState, next: Steps) async throws -> Response {
    let start = ContinuousClock.now
    let times = slow > 0 ? RequestTimes() : nil
    let response =
      times == nil
      ? try await next.respond(to: &state)
      : try await RequestTimes.$current.withValue(times) { try await next.respond(to: &state) }
    let duration = .now - start
    ServerMetrics.answered(
      state.route, state.request.method.rawValue, Int(response.status.code), in: duration)
    log(state, response, at: .info, duration, "request", [])
    if let times = times?.sums, duration > .milliseconds(slow) {
      let parts = [
        ("queue", times.queue), ("database", times.database), ("judging", times.judging),
      ]
      log(state, response, at: .notice, duration, "slow request", parts)
    }
    return response
  }

  private func log(
    _ state: RequestState, _ response: Response, at level: Logger.Level, _ duration: Duration,
    _ name: String, _ times: [(String, Double)]
  ) {
    guard logger.logLevel <= level else { return }
    let route = state.route?.path ?? "-"
    let account = state.player.map { "\($0.account)" } ?? "-"
    let (method, status) = (state.request.method.rawValue, response.status.code)
    let (bytes, milliseconds) = (response.body.readableBytes, Int64(duration / .milliseconds(1)))
    let trace = state.isForwarded ? AccessLog.trace(of: state.request) : nil
    let times = times.map { ($0, Int64($1.rounded())) }
    guard !isStructured else {
      var values: Logger.Metadata = [
        "method": "\(method)", "route": "\(route)", "status": "\(status)", "bytes": "\(bytes)",
        "ms": "\(milliseconds)", "request": "\(state.id)", "account": "\(account)",
      ]
      for (part, milliseconds) in times { values["\(part)_ms"] = "\(milliseconds)" }
      if let trace { values["traceparent"] = "\(trace)" }
      return logger.log(level: level, "\(name)", metadata: values)
    }
    let start = times.isEmpty ? "" : name + ": "
    let parts = times.map { ", \($0) \($1) ms" }.joined()
    let end = trace.map { " trace \($0)" } ?? ""
    logger.log(
      level: level,
      """
      \(start)\(method) \(route) \(status) \(bytes) B \(milliseconds) ms\(parts) \(state.id) \
      account \(account)\(end)
      """)
  }

  /// The number of a proxy for a request (W3C Trace Context); nil if there is none, or it is malformed.
  private static func trace(of request: Request) -> String? {
    let values = request.headers["traceparent"]
    guard values.count == 1, let value = values.first, value.utf8.count == 55,
      value.wholeMatch(of: /00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}/) != nil
    else { return nil }
    return value
  }
}
