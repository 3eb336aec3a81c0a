import GameEngine
package import ScoreAPI
package import ScoreStore

/// Runs whose questions cannot be played any more, judged again from their moves.
package struct RunReplays: Sendable {
  private let runs: any RunStore
  private let clock: ServerClock
  private let dealer: RankedDealer?

  /// The days after which the daily of a date is closed everywhere.
  private static let daysToClose = 3

  /// - Parameter dealer: deals the dailies of which a question can be tried; nil for none.
  package init(runs: any RunStore, dealer: RankedDealer?, clock: ServerClock) {
    (self.runs, self.dealer, self.clock) = (runs, dealer, clock)
  }

  /// A run that was judged again.
  struct JudgedRun: Sendable {
    let board: BoardKey
    let replay: ReplayView
    /// The verdicts in the order of the questions.
    let verdicts: [VerdictEvent]
  }

  /// Everything that is needed to recompute a run. Public as soon as its questions cannot be played any more.
  ///
  /// - Throws: `RequestError` if there is no such run, or it is not public yet; `StoreError`.
  package func replay(_ id: RunID) async throws -> ReplayView { try await judged(id).replay }

  /// A run with its verdicts, as `replay` otherwise.
  func judged(_ id: RunID) async throws -> JudgedRun {
    guard let stored = try await runs.find(id) else { throw RequestError.notFound(.run) }
    let now = clock.now()
    let opens = stored.board.isDaily ? stored.closesAt : stored.startedAt
    guard now >= opens, stored.end != nil || now >= stored.closesAt else {
      throw RequestError.run(
        stored.board.isDaily
          ? .dailyReplayNotAvailable(until: Timestamp(millis: stored.closesAt))
          : .runReplayNotAvailable)
    }
    var verdicts: [VerdictEvent] = []
    func note(_ events: [GameEvent]) {
      verdicts += events.compactMap {
        if case .verdict(let verdict) = $0 { verdict } else { nil }
      }
    }
    var referee = RankedReferee(stored.dealt, after: stored.moves) { note($1) }
    if referee.result == nil { note(referee.stop()) }
    guard let result = referee.result else { throw RequestError.notFound(.run) }
    return JudgedRun(
      board: stored.board,
      replay: ReplayView(
        username: stored.username, round: stored.dealt.round, key: stored.dealt.key,
        moves: stored.moves, result: result),
      verdicts: verdicts)
  }

  /// The daily of some days ago, whose questions are public; nil if there was none.
  func closedDaily(before today: CalendarDate) -> DealtRound? {
    let date = today.adding(days: -RunReplays.daysToClose)
    guard let dealer, date >= dealer.firstDate else { return nil }
    return try? dealer.daily(date)
  }
}
