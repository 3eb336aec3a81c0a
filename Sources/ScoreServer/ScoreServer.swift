package import GameEngine
package import Logging
package import Messages
import NIOPosix
import ScoreAPI
package import ScoreStore
import ServiceLifecycle
import Synchronization

/// The whole server: its routes over a store, and its periodic work. It runs until it is shut down, and
/// then finishes the requests that it has begun.
package struct ScoreServer: Service {
  /// The dependencies that the process supplies.
  package struct Environment: Sendable {
    /// The system's clocks; tests replace them.
    package var clock: ServerClock
    /// The words to deal from, one pool for each course.
    package var pools: [ItemPool]
    /// The rules of dailies and runs, and when each comes into force.
    package var rulesets = RulesetSchedule.standard
    /// The text of docs/openapi.yaml, served at `/openapi.yaml`.
    package var document: String
    /// The messages in languages other than English.
    package var translations: [Messages]
    /// Receives a line per request at level `info`, and the failures of periodic work.
    package var logger: Logger
    /// Called with the port when it listens.
    package var onListening: @Sendable (Int) -> Void
    /// Called once a second while no part of the server hangs.
    package var onBeat: @Sendable () -> Void = {}

    package init(
      clock: ServerClock, pools: [ItemPool], document: String, translations: [Messages] = [],
      logger: Logger, onListening: @escaping @Sendable (Int) -> Void
    ) {
      self.clock = clock
      self.pools = pools
      self.document = document
      self.translations = translations
      self.logger = logger
      self.onListening = onListening
    }
  }

  private let store: any ScoreStore
  private let clock: ServerClock
  private let games: RankedGameService
  private let accounts: AccountService
  private let http: HTTPServer
  private let logger: Logger
  private let space: SpaceWatch
  private let heart: Heartbeat
  private let onBeat: @Sendable () -> Void

  /// The pause between two searches for runs whose time is over.
  private static let closing: Duration = .seconds(15)
  /// The pause between two checks whether another process has changed the database.
  private static let refreshing: Duration = .seconds(1)
  /// The pause between two checks whether a part of the server hangs.
  private static let beating: Duration = .seconds(1)
  /// The pause between two writes of the last uses of sessions.
  private static let noting: Duration = .seconds(15)
  /// The pause between two removals of ended sessions.
  private static let cleaning: Duration = .seconds(3600)

  /// A server over an open store.
  ///
  /// - Throws: `StoreError`.
  package init(
    settings: ServerSettings, store: any ScoreStore, environment: Environment
  ) async throws {
    let clock = environment.clock
    self.store = store
    self.clock = clock
    logger = environment.logger
    onBeat = environment.onBeat
    let heart = Heartbeat(
      store: store, loops: MultiThreadedEventLoopGroup.singleton, clock: clock)
    self.heart = heart
    space = SpaceWatch(
      store: store, limits: settings.spaceLimits, logger: environment.logger)
    let secret = try await store.secret { Secrets.randomBytes(32) }
    let courses = PlayedCourses(environment.pools.map(\.course))
    let dealers = environment.pools.map {
      RankedDealer(
        pool: $0, name: settings.serverName, secret: secret, schedule: environment.rulesets)
    }
    games = RankedGameService(
      runs: store.runs, networks: store.networks, boards: store.boards, dealers: dealers,
      settings: settings, clock: clock, makeRunID: Tokens.makeRunID)
    let replays = RunReplays(
      runs: store.runs, dealer: dealers.first { $0.course == .english }, clock: clock)
    let profiles = ProfileService(journals: store.journals)
    accounts = AccountService(
      accounts: store.accounts,
      sessions: SessionService(store: store.sessions, settings: settings, clock: clock),
      runs: store.runs,
      hasher: PasswordHasher(
        cost: settings.passwordCost, workers: settings.passwordThreads,
        queue: settings.passwordQueue),
      settings: settings, clock: clock, profiles: profiles, limits: store.limits)
    http = HTTPServer(
      settings: settings, clock: clock,
      groups: [
        AccountRoutes(service: accounts),
        RunRoutes(games: games, replays: replays, clock: clock, courses: courses),
        BoardRoutes(
          accounts: store.accounts, boards: store.boards, pager: BoardPager(boards: store.boards),
          courses: courses),
        GroupRoutes(
          service: GroupService(groups: store.groups, clock: clock, limits: store.limits),
          courses: courses),
        JournalRoutes(
          service: JournalService(
            journals: store.journals, profiles: profiles, settings: settings, clock: clock,
            limits: store.limits, logger: environment.logger)),
        WordListRoutes(profiles: profiles),
        try PageRoutes(
          accounts: store.accounts, boards: store.boards, replays: replays, courses: courses,
          settings: settings, clock: clock),
      ],
      document: environment.document,
      languages: LanguageNegotiator(environment.translations),
      isReady: { heart.isRegular },
      authenticate: { [sessions = accounts.sessions] token in
        guard heart.mayPlay else { throw RequestError.unavailable(.databaseBusy) }
        return try await sessions.player(of: token)
      },
      onRunning: environment.onListening, logger: logger)
  }

  /// All routes of the API and the pages; tests compare them with the documented API.
  package var routes: RouteTable { http.table }

  /// Serves until the service group stops it.
  package func run() async throws {
    // Before the first work, it must be known which server does it.
    _ = try? await heart.reach()
    try await withThrowingTaskGroup { group in
      group.addTask {
        await alone(ScoreServer.closing, "closing runs") { try await games.closeRuns() }
      }
      group.addTask {
        await alone(ScoreServer.closing, "closing the boards of dailies") {
          try await store.boards.removeDeleted(closedBy: clock.now())
        }
      }
      group.addTask {
        await alone(ScoreServer.cleaning, "forgetting networks") {
          try await store.networks.forget(before: NetworkMemory.firstKept(on: clock.today))
        }
      }
      group.addTask {
        let last = Atomic(clock.uptime())
        await every(ScoreServer.refreshing, "checking for changes") {
          ServerMetrics.feed(lag: clock.uptime() - last.load(ordering: .relaxed))
          try await store.refresh()
          last.store(clock.uptime(), ordering: .relaxed)
        }
      }
      group.addTask {
        await every(ScoreServer.beating, "the heartbeat") {
          try await heart.beat()
          onBeat()
        }
      }
      group.addTask {
        await every(ScoreServer.beating, "reaching the database") {
          http.share(among: try await heart.reach().servers)
        }
      }
      group.addTask {
        await every(ScoreServer.refreshing, "measuring the database") { try await space.look() }
      }
      group.addTask {
        await alone(ScoreServer.refreshing, "removing deleted journals") {
          try await store.journals.removeAllDeleted()
        }
      }
      group.addTask {
        await every(ScoreServer.noting, "saving the last uses of sessions") {
          try await accounts.sessions.storeUses()
        }
      }
      group.addTask {
        await alone(ScoreServer.cleaning, "removing ended sessions") {
          try await accounts.sessions.removeExpired()
        }
      }
      // The periodic work ends at once; the server ends when it has responded to all requests.
      try await http.run()
      group.cancelAll()
      try? await accounts.sessions.storeUses()
    }
  }

  /// Repeats some work that one server of a database is enough for. Two at the same time do no harm.
  private func alone(
    _ pause: Duration, _ task: String, _ work: @Sendable () async throws -> Void
  ) async {
    await every(pause, task) { if heart.leads, heart.mayPlay { try await work() } }
  }

  /// Repeats some work until the server stops; a failure is logged, and the work tried again.
  private func every(
    _ pause: Duration, _ task: String, _ work: @Sendable () async throws -> Void
  ) async {
    while !Task.isCancelled, !Task.isShuttingDownGracefully {
      do {
        try await work()
      } catch {
        logger.warning("\(task) failed: \(error)")
      }
      try? await cancelWhenGracefulShutdown { try await Task.sleep(for: pause) }
    }
  }
}
