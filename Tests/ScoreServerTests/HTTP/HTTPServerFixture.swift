import Foundation
import HTTPConnections
import Logging
import NIOHTTP1
import ScoreAPI
import ScoreServer
import ScoreStore
import ServiceLifecycle
import Synchronization

/// A clock that a test sets.
final class HandClock: Sendable {
  private let millis = Mutex<Int64>(1_795_262_400_000)

  func advance(_ amount: Int64) { millis.withLock { $0 += amount } }

  var clock: ServerClock {
    ServerClock(
      now: { [self] in millis.withLock { $0 } }, uptime: { [self] in millis.withLock { $0 } })
  }
}

/// Records the lines of a log.
struct LogLines: LogHandler {
  final class Kept: Sendable {
    let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
  }

  let kept: Kept
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { kept.lines.withLock { $0.append("\(event.message)") } }
}

/// A server on a free local port, with the routes of `Probe`.
struct HTTPServerFixture: Sendable {
  static let token = "sesame-0123456789"
  let port: Int
  let log: LogLines.Kept
  let clock: HandClock
  let probe: Probe
  private let group: ServiceGroup

  /// How a server ends after a test.
  enum Ending { case shutDown, cancel }

  /// Runs a server while a function runs.
  static func run<Result: Sendable>(
    settings: ServerSettings = ServerSettings(), limits: ConnectionLimits = .quick,
    ending: Ending = .shutDown,
    document: String = "openapi: 3.1.0\n", isReady: @escaping @Sendable () -> Bool = { true },
    _ body: @escaping @Sendable (HTTPServerFixture) async throws -> Result
  ) async throws -> Result {
    var settings = settings
    settings.port = 0
    let kept = LogLines.Kept()
    let logger = Logger(label: "test") { _ in LogLines(kept: kept) }
    let clock = HandClock()
    let probe = Probe()
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let server = HTTPServer(
      settings: settings, clock: clock.clock, groups: [probe], document: document,
      limits: limits, isReady: isReady,
      authenticate: {
        $0 == token ? Player(account: 7, username: "ada", session: "session") : nil
      }, onRunning: { port.yield($0) }, logger: logger)
    var quiet = Logger(label: "group")
    quiet.logLevel = .critical
    let group = ServiceGroup(services: [server], logger: quiet)
    return try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      for await port in ports {
        let fixture = HTTPServerFixture(
          port: port, log: kept, clock: clock, probe: probe, group: group)
        let result: Result
        do {
          result = try await body(fixture)
        } catch {
          await group.triggerGracefulShutdown()
          throw error
        }
        switch ending {
        case .shutDown:
          await group.triggerGracefulShutdown()
          try await tasks.waitForAll()
        case .cancel: tasks.cancelAll()
        }
        return result
      }
      throw CancellationError()
    }
  }

  /// Begins to shut the server down.
  func shutDown() async { await group.triggerGracefulShutdown() }

  /// Sends a request with a client.
  func ask(
    _ method: HTTPMethod, _ path: String, token: String? = nil, headers: [(String, String)] = [],
    json: String? = nil
  ) async throws -> Answer {
    try await fetch(
      method.rawValue, path, port: port, headers: headers, token: token, json: json)
  }
}

/// A response.
struct Answer: Sendable {
  let status: Int
  let headers: [(String, String)]
  let body: String

  subscript(name: String) -> String? { headers.first { $0.0 == name.lowercased() }?.1 }

  /// The problem, if the response is a complete one.
  var problem: Problem? {
    guard self["content-type"] == Problem.mediaType,
      let problem = try? JSONDecoder().decode(Problem.self, from: Data(body.utf8)),
      problem.status == status, !problem.title.isEmpty, !problem.detail.isEmpty
    else { return nil }
    return problem
  }

  /// The code of the problem; nil if it is not a problem.
  var code: ErrorCode? { problem?.known }
}

extension ConnectionLimits {
  /// Limits with short times, for tests without slow clients.
  static var quick: ConnectionLimits {
    var limits = ConnectionLimits()
    limits.notice = .milliseconds(1)
    // A busy machine can keep a client from reading or writing for a minute.
    (limits.fieldsTime, limits.bodyTime, limits.idleTime) = (
      .seconds(600), .seconds(600), .seconds(600)
    )
    limits.lingerTime = .seconds(5)
    limits.drainTime = .seconds(2)
    return limits
  }
}
