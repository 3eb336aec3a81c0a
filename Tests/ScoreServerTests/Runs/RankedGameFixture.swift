import GameEngine
import Logging
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite
import Synchronization
import TestSupport
import Testing

/// A ranked game service on a store in memory, with manual clocks.
final class RankedGameFixture: Sendable {
  private struct Time {
    var now: Int64
    var uptime: Int64 = 5000
  }

  let store: any ScoreStore
  private let time: Mutex<Time>
  private let ids = Mutex(Gen(seed: 11))
  private let speed: Int
  private let newcomers: Int
  private let schedule: RulesetSchedule

  /// The fixture's first daily, in the middle of its date.
  static let date = FixturePool.firstDate

  init(
    readingSpeed: Int = 0, newcomers: Int = 0, schedule: RulesetSchedule = .standard
  ) async throws {
    self.newcomers = newcomers
    self.schedule = schedule
    store = try await SQLiteStore.open(path: ":memory:")
    time = Mutex(Time(now: Int64(RankedGameFixture.date.dayNumber) * 86_400_000 + 12 * 3_600_000))
    speed = readingSpeed
  }

  var clock: ServerClock {
    ServerClock(
      now: { self.time.withLock { $0.now } }, uptime: { self.time.withLock { $0.uptime } })
  }

  /// Advances both clocks.
  func wait(millis: Int64) {
    time.withLock {
      $0.now += millis
      $0.uptime += millis
    }
  }

  /// Sets the system clock.
  func setClock(by millis: Int64) { time.withLock { $0.now += millis } }

  /// A new service on the store, as after a restart.
  func games(pool: ItemPool = FixturePool.pool) -> RankedGameService {
    var settings = ServerSettings()
    settings.readingSpeed = speed
    settings.newcomers = newcomers
    return RankedGameService(
      runs: store.runs, networks: store.networks, boards: store.boards,
      dealers: [
        RankedDealer(pool: pool, name: "library", secret: [UInt8](1...32), schedule: schedule)
      ],
      settings: settings, clock: clock,
      makeRunID: { self.ids.withLock { gen in EventID(derivedFrom: gen.text(length: 20...20)) } })
  }

  /// The replays of runs in the store.
  var replays: RunReplays { RunReplays(runs: store.runs, dealer: nil, clock: clock) }

  /// Serves the routes of ranked games over HTTP while a function runs.
  func serving(_ body: (_ port: Int) async throws -> Void) async throws {
    var settings = ServerSettings()
    settings.port = 0
    settings.requestsPerMinute = 0
    let (ports, running) = AsyncStream<Int>.makeStream()
    let server = HTTPServer(
      settings: settings, clock: clock,
      groups: [RunRoutes(games: games(), replays: replays, clock: clock)],
      document: "", authenticate: { _ in nil }, onRunning: { running.yield($0) },
      logger: Logger(label: "games", factory: { _ in SwiftLogNoOpLogHandler() }))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      var iterator = ports.makeAsyncIterator()
      try await body(try #require(await iterator.next()))
      group.cancelAll()
    }
  }

  /// A player with an account.
  func player(_ name: String) async throws -> Player {
    let account = try await store.accounts.create(
      AccountDraft(name: name, passwordHash: "-", createdAt: clock.now()))
    return Player(account: account.id, username: name, session: "-")
  }

  /// The keys of a run, from the store.
  func key(of answer: RunAnswer) async throws -> RoundKey {
    let id = try #require(EventID(answer.run.id))
    return try #require(try await store.runs.find(id)).dealt.key
  }

  /// An answer to a question, right or wrong.
  static func input(_ question: Question, _ key: RoundKey, right: Bool) -> String {
    let key = key.questions[question.index - 1]
    if question.input == .choice {
      return String(right ? key.choice : key.choice % question.choices.count + 1)
    }
    return right ? key.answer : String(repeating: "z", count: key.answer.count)
  }

  /// Continues a run, with a pause before each answer.
  ///
  /// - Parameter plan: for each answer, whether it is right. The run stays open after the last one.
  /// - Returns: all events of the moves, and the number of the next move.
  @discardableResult
  func play(
    _ start: RunAnswer, by player: Player, in games: RankedGameService, plan: [Bool],
    millis: Int64 = 4000
  ) async throws -> (events: [GameEvent], nextMove: Int) {
    let id = try #require(EventID(start.run.id))
    var number = start.run.nextMove
    var question = start.events.last?.question
    var all: [GameEvent] = []
    for right in plan {
      if question == nil {
        let events = try await games.move(number, ":next", in: id, for: player)
        number += 1
        all += events
        question = events.last?.question
      }
      guard let asked = question else { break }
      wait(millis: millis)
      let key = try await key(of: start)
      let events = try await games.move(
        number, RankedGameFixture.input(asked, key, right: right), in: id, for: player)
      number += 1
      all += events
      question = nil
      if events.contains(where: { $0.result != nil }) { break }
    }
    return (all, number)
  }
}

extension GameEvent {
  var question: Question? { if case .question(let event) = self { event } else { nil } }
  var verdict: VerdictEvent? { if case .verdict(let event) = self { event } else { nil } }
  var result: ResultEvent? { if case .result(let event) = self { event } else { nil } }
}

/// The error code of a call.
func problem(_ body: () async throws -> some Any) async -> ErrorCode? {
  do {
    _ = try await body()
    return nil
  } catch {
    return (error as? RequestError)?.code
  }
}
