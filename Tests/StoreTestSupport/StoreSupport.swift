import Foundation
package import GameEngine
package import ScoreStore
import TestSupport

/// A Monday.
package let monday = CalendarDate(dayNumber: 20_780)
/// Noon of that Monday, in UTC.
package let noon: Int64 = 20_780 * 86_400_000 + 43_200_000

/// The ID of a run.
package func runID(_ number: Int) -> RunID {
  RunID(high: 0x1234_5678_9abc_def0, low: UInt64(number))
}

/// The end of a run.
package func end(
  _ score: Int, seconds: Int = 60, millis: Int = 0, at instant: Int64 = noon,
  _ cause: RunEnd.Cause = .finished, questions: Int = 10, reason: String? = nil,
  right: Int? = nil
) -> RunEnd {
  RunEnd(
    cause: cause, score: score, correct: score / 100, questions: questions, bestStreak: 3,
    elapsedMillis: seconds * 1000 + millis, finishedAt: instant, reason: reason,
    regularRight: right)
}

extension ScoreStore {
  /// Creates an account with a name.
  package func player(_ name: String) async throws -> AccountID {
    try await accounts.create(
      AccountDraft(name: name, passwordHash: "hash of \(name)", createdAt: noon)
    ).id
  }

  /// Adds a session of an account that `player` created.
  package func open(_ session: Session) async throws {
    let hash = try await accounts.find(session.account)?.passwordHash ?? ""
    guard try await sessions.add(session, provenBy: hash) else { throw StoreError.noSuchAccount }
  }

  /// Starts a run.
  @discardableResult
  package func start(
    _ number: Int, of account: AccountID, on board: BoardKey, closesAt: Int64 = noon + 86_400_000
  ) async throws -> StoredRun {
    let draft = try RunDraft.of(account, number: number, on: board, closesAt: closesAt)
    return try await runs.start(draft).run
  }

  /// Plays a run to its end.
  @discardableResult
  package func play(
    _ number: Int, of account: AccountID, on board: BoardKey, _ end: RunEnd
  ) async throws -> Standing? {
    try await start(number, of: account, on: board)
    return try await finish(runID(number), end)
  }

  /// Ends a run, and returns its player's standing.
  package func finish(_ id: RunID, _ end: RunEnd) async throws -> Standing? {
    try await runs.end(id, after: 0, end)
    guard let run = try await runs.find(id),
      let entry = try await boards.entry(of: run.account, on: run.board)
    else { return nil }
    return Standing(rank: entry.rank, players: try await boards.players(on: run.board))
  }

  /// All entries of a board, read page by page.
  package func all(of board: BoardKey, by limit: Int = 100) async throws -> [RankedEntry] {
    var entries: [RankedEntry] = []
    while true {
      let page = try await boards.page(board, after: entries.last?.position, limit: limit)
      entries += page.entries
      if !page.hasMore { return entries }
    }
  }
}

/// Rounds, dealt once for all tests.
package enum Rounds {
  /// A run.
  package static let run = Result { try FixtureRounds.run(seed: 7) }
  private static let first = Result { try FixtureRounds.daily() }

  /// The first daily, with the header of another date.
  package static func daily(_ date: CalendarDate) throws -> DealtRound {
    let first = try first.get()
    let header = first.round.header
    return DealtRound(
      round: Round(
        header: RoundHeader(
          dealer: "server", date: date, number: 1, questions: header.questions, ranked: true,
          ruleset: header.ruleset, edition: header.edition), questions: first.round.questions),
      key: first.key)
  }
}

/// A session that was created `number` milliseconds after noon, and ends a second later.
package func session(_ number: Int, of account: AccountID) -> Session {
  Session(
    id: "session \(number)", account: account,
    tokenHash: [UInt8](repeating: UInt8(number), count: 32), createdAt: noon + Int64(number),
    lastUsedAt: noon, expiresAt: noon + 1000 + Int64(number))
}

/// An event of a journal, of an unknown kind.
package func event(_ number: Int) -> NewEvent {
  let event = Event(
    id: EventID(high: 77, low: UInt64(number)), device: "desk", counter: number, instant: noon,
    localDate: monday, offset: 0, body: .unknown(kind: "test"))
  return NewEvent(event: event, text: "{\"number\":\(number)}")
}

extension NewEvent {
  /// The event as it is read from the store.
  package var stored: StoredEvent { StoredEvent(id: event.id, text: text) }

  /// An event with its JSON.
  package init(_ event: Event) throws {
    let encoder = JSONEncoder()
    let body = try JSONDecoder().decode(
      JSONValue.self, from: encoder.encode(EncodedBody(body: event.body)))
    let line = try encoder.encode(EventLine(event: event, body: body))
    self.init(event: event, text: String(decoding: line, as: UTF8.self))
  }
}

private struct EncodedBody: Encodable {
  let body: EventBody
  func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
}

extension JournalStore {
  /// Events in the order of their arrival, of any size.
  package func events(
    of account: AccountID, after position: JournalPosition?, limit: Int
  ) async throws(StoreError) -> JournalSlice {
    try await events(of: account, after: position, limit: limit, bytes: .max)
  }
}

extension RunDraft {
  /// The draft of a run that starts at noon.
  package static func of(
    _ account: AccountID, number: Int, on board: BoardKey, closesAt: Int64 = noon + 86_400_000
  ) throws -> RunDraft {
    let dealt =
      if case .daily(let date) = board.contest { try Rounds.daily(date) } else {
        try Rounds.run.get()
      }
    return RunDraft(
      id: runID(number), account: account, board: board, dealt: dealt, startedAt: noon,
      closesAt: closesAt)
  }
}
