package import HTTPConnections
package import Logging
import NIOCore
import NIOHTTP1
import ScoreAPI
import ServiceLifecycle

/// The HTTP service: listens, and passes all requests to the dispatcher.
package struct HTTPServer: Service {
  private let settings: ServerSettings
  private let limits: ConnectionLimits
  private let logger: Logger
  private let dispatcher: RequestDispatcher
  private let rejections: RejectionResponder
  private let draining = AtomicFlag()
  private let onRunning: @Sendable (Int) -> Void
  /// The routes; tests compare them with the documented API.
  package let table: RouteTable

  /// A server that is not running yet.
  ///
  /// - Parameters:
  ///   - settings: the address, the limits and the trusted proxies.
  ///   - clock: the time.
  ///   - groups: the routes; `/healthz`, `/readyz` and `/openapi.yaml` are built in.
  ///   - document: the text of `/openapi.yaml`.
  ///   - languages: the languages of problems and pages.
  ///   - limits: the sizes and times that connections are limited to.
  ///   - isReady: whether requests can be answered at present.
  ///   - authenticate: the player of a token; nil for a token that is not valid.
  ///   - onRunning: called with the port when it listens.
  ///   - logger: receives a line per request, at level `info`.
  package init(
    settings: ServerSettings, clock: ServerClock, groups: [any RouteGroup], document: String,
    languages: LanguageNegotiator = LanguageNegotiator(),
    limits: ConnectionLimits = ConnectionLimits(),
    isReady: @escaping @Sendable () -> Bool = { true },
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
        throw RequestError.unavailable(.shuttingDown)
      }
      return .json(.ok, encoded: healthy)
    }
    table.on(.ready) { _, _ in
      guard !draining.isSet else { throw RequestError.unavailable(.shuttingDown) }
      guard isReady() else { throw RequestError.unavailable(.databaseBusy) }
      return .json(.ok, encoded: healthy)
    }
    table.on(.document) { _, _ in .yaml(document) }
    for group in groups { group.add(to: &table) }
    self.table = table
    let fields = CommonFields(settings: settings, clock: clock, draining: draining)
    rejections = RejectionResponder(fields: fields, logger: logger)
    dispatcher = RequestDispatcher(
      settings: settings, clock: clock, table: table, fields: fields, authenticate: authenticate,
      languages: languages, logger: logger)
  }

  /// Divides the limits of requests by a number of servers among which the requests of a client may be distributed.
  package func share(among servers: Int) { dispatcher.share(among: servers) }

  /// Listens and responds until it is shut down; then responds to the remaining requests and returns.
  ///
  /// - Throws: an error of the network library if it cannot listen; see `ListenError`. `FileLimitError`.
  package func run() async throws {
    let listener = try await HTTPListener(
      host: settings.host, port: settings.port, limits: limits,
      connections: try connectionCounter(),
      reject: { [rejections] in rejections.response(to: $0) },
      respond: { [dispatcher] in await dispatcher.respond(to: $0, from: $1) })
    onRunning(listener.port)
    await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        await listener.waitForEnd()
      } onGracefulShutdown: { [draining, limits] in
        draining.set()
        listener.close(after: limits.notice)
      }
    } onCancel: {
      listener.close()
    }
  }

  /// Counts connections up to the number in the settings, or fewer if the limit of open files is too low.
  private func connectionCounter() throws -> ConnectionCounter {
    let files = FileLimit.raise()
    let (served, rejected) = try FileLimit.connections(
      files: files, open: FileLimit.open(), wanted: settings.connections)
    if served < settings.connections {
      logger.warning(
        "only \(served) connections can be open at once; raise the limit of open files, \(files)")
    }
    return ConnectionCounter(
      limit: served, spare: rejected, perAddress: settings.connectionsPerAddress,
      proxies: Set(settings.proxies.compactMap { ClientAddress($0) }))
  }
}
