package import GameEngine
package import Logging
package import ScoreStore
import ServiceLifecycle

/// The whole server: its routes over a store, and the work that it does by itself. It runs until it is
/// told to stop, and then lets everybody who is being served finish.
package struct ScoreServer: Service {
  /// What the process gives the server.
  package struct Environment: Sendable {
    /// The clocks.
    package var clock: ServerClock
    /// The words to deal from.
    package var pool: ItemPool
    /// The rules of dailies and runs, and when each comes into force.
    package var rulesets = RulesetSchedule.standard
    /// docs/openapi.yaml.
    package var document: String
    /// Where it logs.
    package var logger: Logger
    /// Told the port once it listens.
    package var onListening: @Sendable (Int) -> Void

    /// An environment.
    package init(
      clock: ServerClock, pool: ItemPool, document: String, logger: Logger,
      onListening: @escaping @Sendable (Int) -> Void
    ) {
      self.clock = clock
      self.pool = pool
      self.document = document
      self.logger = logger
      self.onListening = onListening
    }
  }

  private let store: any ScoreStore
  private let games: RankedGameService
  private let accounts: AccountService
  private let http: HTTPServer
  private let logger: Logger

  /// How often runs are looked for whose time is over.
  private static let closing: Duration = .seconds(15)
  /// How often it is looked whether another process has changed the database.
  private static let refreshing: Duration = .seconds(1)
  /// How often it is kept when sessions were used.
  private static let noting: Duration = .seconds(15)
  /// How often sessions are removed that have ended.
  private static let cleaning: Duration = .seconds(3600)

  /// A server over an open store.
  ///
  /// - Throws: `StoreError`.
  package init(
    settings: ServerSettings, store: any ScoreStore, environment: Environment
  ) async throws {
    let clock = environment.clock
    self.store = store
    logger = environment.logger
    let secret = try await store.secret { Secrets.randomBytes(32) }
    let dealer = RankedDealer(
      pool: environment.pool, name: settings.serverName, secret: secret,
      schedule: environment.rulesets)
    games = RankedGameService(
      store: store, dealer: dealer, settings: settings, clock: clock, makeRunID: Tokens.makeRunID)
    let profiles = ProfileService(store: store)
    accounts = AccountService(
      store: store,
      hasher: PasswordHasher(
        cost: settings.passwordCost, workers: settings.passwordThreads,
        queue: settings.passwordQueue),
      settings: settings, clock: clock, profile: profiles.profile(of:))
    http = HTTPServer(
      settings: settings, clock: clock,
      groups: [
        AccountRoutes(service: accounts), RunRoutes(games: games, clock: clock),
        BoardRoutes(store: store, pager: BoardPager(store: store)),
        JournalRoutes(service: JournalService(store: store, settings: settings)),
        try PageRoutes(store: store, settings: settings, clock: clock),
      ],
      document: environment.document, authenticate: accounts.sessions.player(of:),
      onRunning: environment.onListening, logger: logger)
  }

  /// What it answers.
  package var routes: RouteTable { http.table }

  /// Serves until the service group stops it.
  package func run() async throws {
    try await withThrowingTaskGroup { group in
      group.addTask {
        await every(ScoreServer.closing, "closing runs") { try await games.closeRuns() }
      }
      group.addTask {
        await every(ScoreServer.refreshing, "looking for changes") { try await store.refresh() }
      }
      group.addTask {
        await every(ScoreServer.noting, "keeping when sessions were used") {
          try await accounts.sessions.keepUses()
        }
      }
      group.addTask {
        await every(ScoreServer.cleaning, "removing sessions") {
          try await accounts.sessions.removeExpired()
        }
      }
      // The others end as soon as they are asked to; what ends the server is that all is answered.
      try await http.run()
      group.cancelAll()
      try? await accounts.sessions.keepUses()
    }
  }

  /// Does something again and again until the server stops; a failure is logged and tried again.
  private func every(
    _ pause: Duration, _ what: String, _ work: @Sendable () async throws -> Void
  ) async {
    while !Task.isCancelled, !Task.isShuttingDownGracefully {
      do {
        try await work()
      } catch {
        logger.warning("\(what) failed: \(error)")
      }
      try? await cancelWhenGracefulShutdown { try await Task.sleep(for: pause) }
    }
  }
}
