import Foundation
package import GameEngine
package import HTTPConnections
import Messages
package import ScoreAPI
package import ScoreStore

/// Runs ranked games: judges moves, stores each move before it returns the verdict, and measures the time.
/// Requests for one run wait for each other; requests for different runs do not.
package actor RankedGameService {
  private let runs: any RunStore
  private let networks: any NetworkStore
  private let boards: any BoardStore
  private let dealers: [CourseID: RankedDealer]
  private let clock: ServerClock
  private let results: RankedResults
  private let makeRunID: @Sendable () -> RunID
  private var live = LiveRuns()

  /// The number of questions of a run that are dealt first; later as many as there are. Few, because most
  /// runs are short and all questions are stored.
  private static let dealtFirst = 2
  /// The number of runs to close that are read at once.
  private static let closedAtOnce = 100
  /// The time after which a run closes, in milliseconds.
  private static let runDuration: Int64 = 24 * 3_600_000

  /// - Parameter dealers: a dealer for each course that is played.
  package init(
    runs: any RunStore, networks: any NetworkStore, boards: any BoardStore,
    dealers: [RankedDealer], settings: ServerSettings, clock: ServerClock,
    makeRunID: @escaping @Sendable () -> RunID
  ) {
    self.runs = runs
    self.networks = networks
    self.boards = boards
    self.dealers = Dictionary(dealers.map { ($0.course, $0) }) { first, _ in first }
    self.clock = clock
    self.makeRunID = makeRunID
    results = RankedResults(runs: runs, boards: boards, settings: settings)
  }

  // MARK: - Starting

  /// Starts the player's one attempt at a daily, or resumes it.
  ///
  /// - Parameter address: the address of the player, a hash of its network is stored.
  /// - Throws: `RequestError` if the date is not open; `StoreError`.
  package func startDaily(
    _ date: CalendarDate, of course: CourseID = .english, for player: Player,
    from address: ClientAddress = .unknown
  ) async throws -> (answer: RunAnswer, isNew: Bool) {
    let board = BoardKey.daily(date, of: course)
    if let run = try await runs.find(of: player.account, on: board) {
      return (try await answer(run.id, for: player), false)
    }
    let (window, now) = (DailyWindow(date), clock.now())
    guard window.contains(now), date >= (try dealer(of: course)).firstDate else {
      throw RequestError.run(
        .dailyNotOpen(
          date, opensAt: Timestamp(millis: window.opensAt),
          closesAt: Timestamp(millis: window.closesAt)))
    }
    return try await start(
      board: board, dealt: try await round(of: board, on: date), id: makeRunID(), at: now,
      closesAt: window.closesAt,
      network: try await address.networkHash(of: course, on: date, in: networks), for: player)
  }

  /// Starts a run, or resumes the one that is open.
  ///
  /// - Throws: `RequestError`, `StoreError`.
  package func startRun(
    of course: CourseID = .english, for player: Player
  ) async throws -> (answer: RunAnswer, isNew: Bool) {
    let (now, id) = (clock.now(), makeRunID())
    let week = ISOWeek(of: clock.today)
    return try await start(
      board: .run(week, of: course),
      dealt: try dealer(of: course).run(id, in: week, count: RankedGameService.dealtFirst),
      id: id, at: now, closesAt: now + RankedGameService.runDuration, for: player)
  }

  /// The dealer of a course.
  ///
  /// - Throws: `RequestError` if the server does not play it.
  private func dealer(of course: CourseID) throws -> RankedDealer {
    guard let dealer = dealers[course] else { throw RequestError.notFound(.course) }
    return dealer
  }

  private func start(
    board: BoardKey, dealt: DealtRound, id: RunID, at now: Int64, closesAt: Int64,
    network: [UInt8]? = nil, for player: Player
  ) async throws -> (answer: RunAnswer, isNew: Bool) {
    let (run, isNew) = try await runs.start(
      RunDraft(
        id: id, account: player.account, board: board, dealt: dealt, startedAt: now,
        closesAt: closesAt, network: network))
    if isNew {
      let run = LiveRun(run, clock: clock)
      live.keep(run)
      return (RunAnswer(run: view(run), events: run.history(upTo: 0).flatMap(\.self)), true)
    }
    do {
      let answer = try await answer(run.id, for: player)
      guard board.board == .run, try await closedNow(run.id) else { return (answer, false) }
    } catch RequestError.notFound where board.board == .run {
      // Another server has just ended it without an answer, which deletes it.
    }
    return try await startRun(of: board.course, for: player)
  }

  /// The round of a daily; dealt and stored once, then always the same.
  private func round(of board: BoardKey, on date: CalendarDate) async throws -> DealtRound {
    if let kept = try await runs.daily(of: board) { return kept }
    return try await runs.keepDaily(try dealer(of: board.course).daily(date), of: board)
  }

  // MARK: - Playing

  /// Judges and stores a move.
  ///
  /// - Parameters:
  ///   - number: the move's number, from 1. A repeated move gets the same answer again.
  ///   - line: the player's input.
  /// - Returns: the events of the move, with the verdict.
  /// - Throws: `RequestError`, `StoreError`.
  package func move(
    _ number: Int, _ line: String, in id: RunID, for player: Player
  ) async throws -> [GameEvent] {
    try await holding(id, for: player) { games, run in
      try await games.take(number, PlayerInput(typed: line), in: run)
    }
  }

  private func take(
    _ number: Int, _ input: PlayerInput, in run: LiveRun
  ) async throws -> [GameEvent] {
    // Stored moves never change, so that any copy can answer again.
    if number > run.moves.count + 1 || run.end != nil { try await refresh(run) }
    if number >= 1, number <= run.moves.count {
      guard run.moves[number - 1].input == input else {
        throw RequestError.run(.moveDiffers(number: number))
      }
      return try await answerAgain(number, in: run)
    }
    try await closeIfDue(run)
    if run.end != nil { throw RequestError.run(.ended) }
    guard number == run.moves.count + 1 else {
      throw RequestError.run(.moveOutOfOrder(next: run.moves.count + 1))
    }
    guard input != .quit else {
      throw RequestError.run(.quitAsMove)
    }
    let move = Move(input, atMillis: run.elapsed(clock))
    var referee = run.referee
    var events = RequestTimes.judging { referee.play(move) }
    for case .refused(let refusal) in events where !refusal.refusal.isRemembered {
      throw RequestError.run(.refused(refusal))
    }
    let more = try further(run, referee)
    if let more { referee.append(more) }
    var end: RunEnd?
    if let result = referee.result {
      end = try await self.end(result, .finished, of: referee, in: run, at: clock.now())
    }
    let standing = try await runs.addMove(
      move, number: number, to: run.id, dealt: more, ending: end)
    ServerMetrics.moveStored()
    if end != nil { ServerMetrics.runEnded() }
    if let end { events = results.told(events, end: end, standing: standing) }
    run.advance(by: move, to: referee, dealt: more, ending: end, answer: events)
    return events
  }

  /// Deals the next questions if the run has reached its last one and can continue.
  private func further(_ run: LiveRun, _ referee: RankedReferee) throws -> DealtQuestions? {
    let round = run.dealt.round
    guard run.board.board == .run, referee.asked == round.questions.count,
      round.questions.count < round.header.ruleset.plan.slots.count, referee.result == nil
    else { return nil }
    let more = try dealer(of: run.board.course).more(
      run.id, after: run.dealt, count: round.questions.count)
    return more.questions.isEmpty ? nil : more
  }

  private func answerAgain(_ number: Int, in run: LiveRun) async throws -> [GameEvent] {
    if number == run.moves.count, let answer = run.lastAnswer { return answer }
    let events = run.history(upTo: number)[number]
    guard number == run.moves.count, let end = run.end, events.contains(where: \.isResult) else {
      return events
    }
    return try await told(events, end: end, of: run)
  }

  // MARK: - Views

  /// A player's run with all its events.
  ///
  /// - Throws: `RequestError`, `StoreError`.
  package func answer(_ id: RunID, for player: Player) async throws -> RunAnswer {
    try await holding(id, for: player) { games, run in
      try await games.refresh(run)
      try await games.closeIfDue(run)
      var events = run.history(upTo: run.moves.count).flatMap(\.self)
      if let end = run.end {
        events.removeAll(where: \.isResult)
        if let result = run.referee.result { events.append(.result(result)) }
        events = try await games.told(events, end: end, of: run)
      }
      return RunAnswer(run: games.view(run), events: events)
    }
  }

  /// Returns a daily's opening times, and the player's run of it.
  ///
  /// - Throws: `RequestError` if there is no such daily; `StoreError`.
  package func daily(
    _ date: CalendarDate, of course: CourseID = .english, for player: Player?
  ) async throws -> DailyView {
    let (dealer, board) = (try dealer(of: course), BoardKey.daily(date, of: course))
    guard date >= dealer.firstDate else {
      throw RequestError.notFound(.daily(first: dealer.firstDate))
    }
    let window = DailyWindow(date)
    var view: RunView?
    if let player, let run = try await runs.find(of: player.account, on: board) {
      view = try await holding(run.id, for: player) { games, run in
        try await games.refresh(run)
        try await games.closeIfDue(run)
        return games.view(run)
      }
    }
    return DailyView(
      date: date, number: dealer.number(of: date), dealer: dealer.name, course: course.listed,
      opensAt: Timestamp(millis: window.opensAt), closesAt: Timestamp(millis: window.closesAt),
      players: try await boards.players(on: board), run: view)
  }

  // MARK: - Ending

  /// Ends a run for its player. It keeps its score but does not count for a streak. If no question was
  /// answered, the store deletes it, unless it is a daily; its result can be fetched as long as it is in memory.
  ///
  /// - Throws: `RequestError`, `StoreError`.
  package func giveUp(_ id: RunID, for player: Player) async throws {
    try await holding(id, for: player) { games, run in
      try await games.refresh(run)
      try await games.closeIfDue(run)
      if run.end != nil { throw RequestError.run(.ended) }
      try await games.stop(run, .givenUp, at: games.clock.now())
    }
  }

  /// Ends the runs whose time is over. If ending one fails, the others are ended anyway.
  ///
  /// - Throws: the first error of ending a run; `StoreError`.
  package func closeRuns() async throws {
    var failed: Set<RunID> = []
    var failure: (any Error)?
    while !Task.isCancelled {
      let due = try await runs.open(
        closingBy: clock.now(), limit: RankedGameService.closedAtOnce + failed.count)
      let new = due.filter { !failed.contains($0) }
      let before = failed.count
      for id in new where !Task.isCancelled {
        do {
          try await close(id)
        } catch {
          failed.insert(id)
          failure = failure ?? error
        }
      }
      // Either no run is left, or none can be ended, for example because the disk is full.
      if failed.count - before == new.count { break }
    }
    if let failure { throw failure }
  }

  private func close(_ id: RunID) async throws {
    guard let run = try await loaded(id) else { return }
    await run.lock()
    defer { run.unlock() }
    do {
      try await attempting(run) { games, run in try await games.closeIfDue(run) }
    } catch RequestError.notFound, StoreError.runEnded, StoreError.noSuchRun {
      // Another server has ended it, also between two attempts. Without an answer it is deleted.
    }
  }

  private func closedNow(_ id: RunID) async throws -> Bool {
    try await loaded(id)?.end?.cause == .closed
  }

  private func closeIfDue(_ run: LiveRun) async throws {
    guard run.end == nil, clock.now() >= run.closesAt else { return }
    try await stop(run, .closed, at: run.closesAt)
  }

  private func stop(_ run: LiveRun, _ cause: RunEnd.Cause, at instant: Int64) async throws {
    var referee = run.referee
    _ = referee.stop()
    guard let result = referee.result else { return }
    let end = try await end(result, cause, of: referee, in: run, at: instant)
    try await runs.end(run.id, after: run.moves.count, end)
    ServerMetrics.runEnded()
    run.stop(referee, end)
  }

  private func end(
    _ result: ResultEvent, _ cause: RunEnd.Cause, of referee: RankedReferee, in run: LiveRun,
    at instant: Int64
  ) async throws -> RunEnd {
    let reason = try await results.reason(
      run.dealt, outcomes: referee.outcomes, of: run.account,
      followingDeletion: run.followsDeletion, at: instant)
    let regular = run.dealt.round.header.ruleset.regularQuestions
    return RunEnd(
      cause: cause, score: result.score, correct: result.correct, questions: result.questions,
      bestStreak: result.bestStreak, elapsedMillis: result.elapsedMillis, finishedAt: instant,
      reason: reason?.rawValue,
      regularRight: regular.map { referee.outcomes.prefix($0).count(where: \.correct) })
  }

  /// The events with the result of a run that ended earlier.
  private func told(_ events: [GameEvent], end: RunEnd, of run: LiveRun) async throws -> [GameEvent]
  {
    results.told(
      events, end: end,
      standing: try await results.standing(of: run.id, end, by: run.account, on: run.board))
  }

  private func view(_ run: LiveRun) -> RunView {
    RunView(
      id: run.id.description, board: run.board.board, period: run.board.period,
      course: run.board.course.listed, ruleset: run.dealt.round.header.ruleset.id,
      startedAt: Timestamp(millis: run.startedAt),
      closesAt: Timestamp(millis: run.closesAt), nextMove: run.moves.count + 1)
  }

  // MARK: - Runs in memory

  private static let noSuchRun = RequestError.notFound(.run)

  /// Calls a function with a player's run while no other request uses that run.
  private func holding<Value>(
    _ id: RunID, for player: Player,
    _ body: (isolated RankedGameService, LiveRun) async throws -> Value
  ) async throws -> Value {
    guard let run = try await loaded(id), run.account == player.account else {
      throw RankedGameService.noSuchRun
    }
    await run.lock()
    defer { run.unlock() }
    return try await attempting(run, body)
  }

  /// Calls a function with a run, and once more if another server has changed the run meanwhile.
  private func attempting<Value>(
    _ run: LiveRun, _ body: (isolated RankedGameService, LiveRun) async throws -> Value
  ) async throws -> Value {
    do {
      return try await body(self, run)
    } catch StoreError.moveExists, StoreError.movesDiffer, StoreError.runEnded,
      StoreError.noSuchRun
    {
      try await reload(run)
      return try await body(self, run)
    }
  }

  /// Reads a run again if another server or an operator has changed it.
  private func refresh(_ run: LiveRun) async throws {
    if try await !run.isCurrent(runs.state(of: run.id)) { try await reload(run) }
  }

  private func reload(_ run: LiveRun) async throws {
    guard let stored = try await runs.find(run.id) else {
      live.forget(run.id)
      throw RankedGameService.noSuchRun
    }
    run.reload(stored)
  }

  private func loaded(_ id: RunID) async throws -> LiveRun? {
    if let run = live[id] { return run }
    guard let stored = try await runs.find(id) else { return nil }
    // Another request may have loaded it meanwhile.
    if let run = live[id] { return run }
    let run = LiveRun(stored, clock: clock)
    live.keep(run)
    return run
  }
}

extension GameEvent {
  var isResult: Bool { if case .result = self { true } else { false } }
}
