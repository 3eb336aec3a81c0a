import Foundation
import GameEngine
import Logging
import ScoreAPI
import ScoreStore
import ScoreStoreSQLite
import TestSupport
import Testing

@testable import ScoreServer

/// A server with only pages on a free port, at noon of 2026-11-21, and its store.
struct PageSite: Sendable {
  /// A response.
  struct Answer {
    let status: Int
    let headers: [String: String]
    let body: String
  }

  static let daily = BoardKey.daily(PageFixtures.today)

  let store: any ScoreStore
  let port: Int
  var address: String { "http://127.0.0.1:\(port)" }

  /// Runs a server while a function runs.
  ///
  /// - Parameter beforeHome: called before today's page is rendered, with the number of requests for it.
  static func run(
    beforeHome: (@Sendable (SQLiteStore, Int) async throws -> Void)? = nil,
    _ body: (PageSite) async throws -> Void
  ) async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    var settings = ServerSettings()
    settings.port = 0
    settings.requestsPerMinute = 0
    let clock = ServerClock(now: { PageFixtures.noon }, uptime: { 0 })
    let replays = RunReplays(runs: store.runs, dealer: nil, clock: clock)
    let pages = try PageRoutes(
      accounts: store.accounts, boards: store.boards, replays: replays, settings: settings,
      clock: clock)
    var groups: [any RouteGroup] = [pages]
    if let beforeHome {
      groups.insert(WatchedHome(pages: pages) { try await beforeHome(store, $0) }, at: 0)
    }
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let server = HTTPServer(
      settings: settings, clock: clock, groups: groups, document: "",
      languages: LanguageNegotiator([try PageFixtures.german()]),
      authenticate: { _ in nil }, onRunning: { port.yield($0) },
      logger: Logger(label: "pages") { _ in SwiftLogNoOpLogHandler() })
    try await withThrowingTaskGroup { group in
      group.addTask { try await server.run() }
      var first = ports.makeAsyncIterator()
      let port = try #require(await first.next())
      try await body(PageSite(store: store, port: port))
      group.cancelAll()
    }
  }

  /// Fetches a page, as a browser does.
  func get(
    _ path: String, _ headers: [(String, String)] = [("accept", "text/html,*/*;q=0.8")]
  ) async throws -> Answer {
    let response = try await fetch("GET", path, port: port, headers: headers)
    return Answer(
      status: response.status,
      headers: Dictionary(response.headers, uniquingKeysWith: { $1 }), body: response.body)
  }
}

extension ScoreStore {
  /// Adds the result of a new player.
  func enter(
    _ name: String, score: Int, seconds: Int = 60, on board: BoardKey = PageSite.daily
  ) async throws {
    let account = try await accounts.create(
      AccountDraft(name: name, passwordHash: "", createdAt: PageFixtures.noon))
    let dealt = try board.board == .daily ? FixtureRounds.daily() : FixtureRounds.run(seed: 7)
    let run = try await runs.start(
      RunDraft(
        id: EventID(derivedFrom: name), account: account.id, board: board, dealt: dealt,
        startedAt: PageFixtures.noon, closesAt: PageFixtures.noon + 1000)
    ).run
    _ = try await runs.end(
      run.id, after: 0,
      RunEnd(
        cause: .finished, score: score, correct: 1, questions: 10, bestStreak: 1,
        elapsedMillis: seconds * 1000, finishedAt: PageFixtures.noon + 500, reason: nil))
  }
}

/// Today's page, with a function that is called before it is rendered.
private struct WatchedHome: RouteGroup {
  let pages: PageRoutes
  let before: @Sendable (Int) async throws -> Void
  private let count = Counter()

  init(pages: PageRoutes, before: @escaping @Sendable (Int) async throws -> Void) {
    self.pages = pages
    self.before = before
  }

  func add(to table: inout RouteTable) {
    table.on(.homePage) { request, context in
      try await before(await count.next())
      return try await pages.home(request, context)
    }
  }
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
