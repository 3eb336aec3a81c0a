import ArgumentParser
import CoreMetrics
import Foundation
import GameEngine
import HTTPConnections
import Lexicon
import Logging
import Prometheus
import ScoreServer
import ScoreStore
import ServiceLifecycle
import UnixSignals

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve until SIGTERM or Ctrl-C.",
    discussion: """
      Creates the database if there is none. Logs one line per request to standard error. On SIGTERM, \
      SIGINT or SIGHUP it finishes the requests that it has received, accepts no others, and exits with 0.
      """)
  @OptionGroup var options: ConfigOptions
  @Option(help: "The address to listen on, instead of server.host.")
  var host: String?
  @Option(help: "The port, instead of server.port; 0 for any free port.")
  var port: String?

  func run() async throws {
    let settings = try await options.settings(["server.host": host, "server.port": port])
    try AddressSpace.check(for: settings)
    let level = Logger.Level(rawValue: settings.logLevel.rawValue) ?? .info
    @Sendable func handler(_ level: Logger.Level) -> any LogHandler {
      settings.logFormat == .json ? JSONLogHandler(level: level) : LineLogHandler(level: level)
    }
    let logger = Logger(label: "wordhoard-server") { _ in handler(level) }
    let metrics = Self.metrics(settings)
    let resources = try Resources()
    let pool = try ServerContent.pool(
      directory: settings.contentDirectory ?? resources.content,
      isOwn: settings.contentDirectory != nil)
    let pools =
      try [pool] + ServerContent.harder(of: pool)
      + ServerContent.coursePools(directories: settings.courseDirectories)
    let location = try StoreLocation(settings)
    try location.takeServeLock()
    let store = try await location.open(
      counting: BoardKey.live(
        at: ServerClock.system.now(), of: pools.map(\.course.id)),
      limits: settings.spaceLimits)
    let manager = ServiceManager(ProcessInfo.processInfo.environment["NOTIFY_SOCKET"])
    let fault = try await ServeCommand.boardFault(store, at: location)
    var environment = ScoreServer.Environment(
      clock: .system, pools: pools, document: resources.document,
      translations: resources.translations, logger: logger,
      onListening: { port in
        logger.notice(
          "\(Self.greeting(settings, location, port: port, edition: pool.edition.name))")
        manager?.notify(.ready)
      })
    environment.onBeat = { manager?.notify(.alive) }
    let server = try await ScoreServer(
      settings: settings, store: store, environment: environment)
    let limit = StopLimit(for: Self.endSignals) { manager?.notify(.stopping) }
    defer { withExtendedLifetime(limit) {} }
    do {
      try await ServiceGroup(
        configuration: ServiceGroupConfiguration(
          services: [
            .init(service: server),
            .init(
              service: BackgroundCheck(store: store, known: fault, logger: logger),
              successTerminationBehavior: .ignore),
          ] + metrics,
          gracefulShutdownSignals: Self.endSignals,
          logger: Logger(label: "services") { _ in handler(.error) })
      ).run()
    } catch {
      throw ListenError(error, host: settings.host, port: settings.port) ?? error
    }
    await store.close()
    logger.notice("stopped")
  }

  /// Begins to collect metrics, and serves them, if that is set.
  private static func metrics(
    _ settings: ServerSettings
  ) -> [ServiceGroupConfiguration.ServiceConfiguration] {
    guard settings.metricsPort > 0 else { return [] }
    let registry = PrometheusRegistry()
    MetricsSystem.bootstrap(registry)
    return [.init(service: MetricsServer(port: settings.metricsPort) { registry.text() })]
  }

  /// Checks the contents of a file, unless it is large: then they are checked in the background. A PostgreSQL database is
  /// not checked at each start of each of its servers.
  ///
  /// - Returns: a fault that does not prevent serving; nil if there is none.
  /// - Throws: `OperatorError.databaseNotServed` for all other faults.
  private static func boardFault(
    _ store: any OpenStore, at location: StoreLocation
  ) async throws -> StoreFault? {
    guard case .file = location, store.isFileChecked else { return nil }
    let faults = try await location.naming { try await store.check(includingFile: false) }
    if let fault = faults.first(where: { !$0.allowsServing }) {
      throw OperatorError.databaseNotServed(location, fault)
    }
    return faults.first
  }

  /// The signals that end it. SIGHUP, the end of a terminal, is not one of them under `nohup`, which ignores it.
  private static var endSignals: [UnixSignal] {
    var current = sigaction()
    let isHangupIgnored =
      sigaction(SIGHUP, nil, &current) == 0
      && unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    return [.sigterm, .sigint] + (isHangupIgnored ? [] : [.sighup])
  }

  /// The line that is logged when it listens.
  private static func greeting(
    _ settings: ServerSettings, _ location: StoreLocation, port: Int, edition: String
  ) -> String {
    let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
    return "\(settings.serverName) listens on http://\(host):\(port), database"
      + " \(location), words \(edition), signup \(settings.signupMode.rawValue)"
  }
}
