import ClientCore
import ClientPlay
import ClientTestSupport
import GameEngine
import Journal
import ScoreAPI
import TestSupport
import Testing

/// A session over a local referee and a real journal.
struct SessionBench {
  let folder: TestFolder
  let test: TestHost
  let journal: Journal
  let dealt: DealtRound
  let entry: RoundEntry

  init(
    _ dealt: DealtRound, id: UInt64 = 1, folder: TestFolder? = nil,
    test: TestHost = TestHost()
  ) throws {
    self.folder = try folder ?? TestFolder()
    self.test = test
    self.dealt = dealt
    journal = try self.folder.journal()
    entry = RoundEntry(round: EventID(high: 1, low: id), header: dealt.round.header)
  }

  /// A practice round.
  init(
    forms: [String] = ["recall"], count: Int = 4, seed: UInt32 = 1, id: UInt64 = 1,
    folder: TestFolder? = nil, test: TestHost = TestHost()
  ) throws {
    let recipe = PracticeRecipe(
      seed: seed, forms: forms.map { FormID($0) }, count: count, edition: 1)
    let dealt = try PracticeDealer(pool: FixturePool.pool, recipe: recipe).deal()
    try self.init(dealt, id: id, folder: folder, test: test)
  }

  /// The first date's daily.
  static func daily(folder: TestFolder? = nil, test: TestHost = TestHost()) throws -> SessionBench {
    let dealt = try DailyDealer(pool: FixturePool.pool).deal(FixturePool.firstDate)
    return try SessionBench(dealt, folder: folder, test: test)
  }

  /// A session as a new process would create it, from the journal.
  func session() throws -> GameSession {
    let progress = try journal.progress()
    let referee = LocalReferee(
      dealt, guesses: FixturePool.guesses, resuming: progress.rounds[entry.round]?.outcomes ?? [])
    return session(referee, progress: progress)
  }

  func session(_ referee: some Referee, progress: PlayerProgress) -> GameSession {
    GameSession(
      referee: referee, entry: entry, progress: progress,
      store: PlayerStore(folder: folder.home(), host: test.host()), host: test.host())
  }

  /// Lines that answer the round: `r` right, `w` wrong, `p` passed.
  func lines(_ pattern: String) -> [String] { answers(to: dealt, pattern) }

  /// The answers in the journal, the oldest first.
  func answersInJournal() throws -> [AnswerEntry] {
    try journal.latestAnswers(limit: 1000).map(\.1).reversed()
  }
}

extension GameSession {
  /// Sends a line as it was typed.
  @discardableResult
  mutating func send(_ line: String) async throws -> [GameEvent] {
    try await send(PlayerInput(typed: line))
  }

  /// Sends lines one after another.
  ///
  /// - Returns: all events that came back.
  @discardableResult
  mutating func send(_ lines: [String]) async throws -> [GameEvent] {
    var events: [GameEvent] = []
    for line in lines { events += try await send(line) }
    return events
  }
}
