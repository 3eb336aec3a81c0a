package import Logging
import NIOCore
import NIOExtras
import NIOHTTP1
import NIOPosix
import ScoreAPI
import ServiceLifecycle

/// The HTTP service: what listens, and what all requests go through.
package struct HTTPServer: Service {
  private let settings: ServerSettings
  private let limits: ConnectionLimits
  private let logger: Logger
  private let dispatcher: RequestDispatcher
  private let draining = AtomicFlag()
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
    limits: ConnectionLimits = ConnectionLimits(),
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
    dispatcher = RequestDispatcher(
      settings: settings, clock: clock, table: table,
      authenticator: Authenticator(player: authenticate), draining: draining, logger: logger)
  }

  /// Listens and answers until it is told to shut down; then answers what was asked, and returns.
  ///
  /// - Throws: an `IOError` where it cannot listen.
  package func run() async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let quiescing = ServerQuiescingHelper(group: group)
    let setUp = ConnectionSetup(
      limits: limits, refusals: dispatcher.refusals,
      connections: ConnectionCounter(limit: connectionLimit()),
      group: group, responder: { [dispatcher] in await dispatcher.respond(to: $0, from: $1) })
    let listening = try await ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            quiescing.makeServerChannelHandler(channel: channel))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      // So that requests sent ahead fill one buffer and no more before they wait in the system.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try setUp(channel) }
      }
      .bind(host: settings.host, port: settings.port).get()
    onRunning(listening.localAddress?.port ?? 0)
    let ended = group.any().makePromise(of: Void.self)
    await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        try? await ended.futureResult.get()
      } onGracefulShutdown: { [draining, limits] in
        draining.set()
        listening.eventLoop.scheduleTask(in: TimeAmount(limits.notice)) {
          quiescing.initiateShutdown(promise: ended)
        }
      }
    } onCancel: {
      quiescing.initiateShutdown(promise: ended)
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
