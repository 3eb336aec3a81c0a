import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import NIOPosix
import ScoreAPI
import ServiceLifecycle

/// The HTTP service: what listens, and what all requests go through.
package struct HTTPServer: Service {
  private let settings: ServerSettings
  private let limits: WireLimits
  private let logger: Logger
  private let edge: Edge
  private let draining = Flag()
  private let onRunning: @Sendable (Int) -> Void
  /// What its routes are; tests compare them with the interface's.
  package let table: RouteTable

  /// A server that does not run yet.
  ///
  /// - Parameters:
  ///   - settings: where to listen, what to limit, whom to believe.
  ///   - clock: the time.
  ///   - groups: what answers the routes; `/healthz` and `/openapi.yaml` it answers itself.
  ///   - document: the text of `/openapi.yaml`.
  ///   - limits: how long and how large what comes over the wire may be.
  ///   - authenticate: the player of a token; nil for a token that is not valid.
  ///   - onRunning: told the port when it listens.
  ///   - logger: takes a line a request, at level `info`.
  package init(
    settings: ServerSettings, clock: ServerClock, groups: [any RouteGroup], document: String,
    limits: WireLimits = WireLimits(),
    authenticate: @escaping @Sendable (String) async throws -> Player?,
    onRunning: @escaping @Sendable (Int) -> Void = { _ in }, logger: Logger
  ) {
    self.settings = settings
    self.limits = limits
    self.logger = logger
    self.onRunning = onRunning
    var table = RouteTable()
    let draining = draining
    let healthy = ByteBuffer(string: #"{"status":"ok"}"#)
    table.on(.health) { _, _ in
      guard !draining.isSet else {
        throw Problem(.unavailable, "The server is about to stop.", retryAfter: 5)
      }
      return .json(.ok, encoded: healthy)
    }
    table.on(.document) { _, _ in .yaml(document) }
    for group in groups { group.add(to: &table) }
    self.table = table
    edge = Edge(
      settings: settings, clock: clock, table: table,
      authenticator: Authenticator(player: authenticate), draining: draining, logger: logger)
  }

  /// Listens and answers until it is told to shut down; then answers what was asked, and returns.
  ///
  /// - Throws: an `IOError` where it cannot listen.
  package func run() async throws {
    // The framework takes the end of each connection at a shutdown for an error.
    var quiet = logger
    quiet.logLevel = .critical
    let server = Server(
      childChannelSetup: EdgeChannel(
        limits: limits, refusals: edge.refusals, connections: Connections(limit: connectionLimit()),
        group: MultiThreadedEventLoopGroup.singleton,
        responder: { [edge] in try await edge.respond(to: $0, with: $1, on: $2) }),
      configuration: ServerConfiguration(
        address: .hostname(settings.host, port: settings.port), backlog: 1024),
      onServerRunning: { [onRunning] in onRunning($0.localAddress?.port ?? 0) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: quiet)
    let (ends, end) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
    // Detached, so that it does not see the shutdown before it has been announced.
    let running = Task.detached {
      do {
        end.yield(.success(try await server.run()))
      } catch {
        end.yield(.failure(error))
      }
    }
    try await withTaskCancellationHandler {
      try await withGracefulShutdownHandler {
        for await result in ends { return try result.get() }
      } onGracefulShutdown: { [draining, limits] in
        draining.set()
        Task {
          try? await Task.sleep(for: limits.notice)
          try? await server.shutdownGracefully()
        }
        Task {
          // Nobody waits for a handler that does not end.
          try? await Task.sleep(for: limits.notice + limits.drainTime + .milliseconds(500))
          end.yield(.success(()))
        }
      }
    } onCancel: {
      running.cancel()
    }
  }

  /// As many as the settings say, and some files must be left for all else.
  private func connectionLimit() -> Int {
    let files = FileLimit.raise()
    let limit = max(1, min(settings.connections, files - 256))
    if limit < settings.connections {
      logger.warning(
        "only \(limit) connections can be open at once; raise the limit of open files, \(files)")
    }
    return limit
  }
}
