package import ClientCore
package import GameEngine
import Messages
import ScoreAPI

/// Ranked games on the score server.
package struct RankedGames: Sendable {
  private let server: ServerAccess
  private let games: GameFactory
  private let store: PlayerStore
  private let host: Host

  /// The time to wait for a server that is restarting.
  private static let restartMillis = 1500

  /// - Parameters:
  ///   - server: the access to the score server.
  ///   - games: determines when a game pauses.
  ///   - host: shows the remark that the server is not available.
  package init(server: ServerAccess, games: GameFactory, store: PlayerStore, host: Host) {
    self.server = server
    self.games = games
    self.store = store
    self.host = host
  }

  /// The daily of a course on the score server: an earlier one that is still open first, else today's.
  ///
  /// - Parameter showsKnownResult: whether a finished one that was started here is shown as already played.
  /// - Returns: nil if the solo daily is to be played: the player is not signed in, the server is not available
  ///   or has no daily now, or its daily is finished and a solo one is open. Except for the first reason, a
  ///   remark says so.
  /// - Throws: `ClientError`.
  package func daily(
    of course: CourseID, resumingEarlier: Bool, on surface: PlaySurface, showsKnownResult: Bool
  ) async throws -> GameOffer? {
    guard let client = try server.clientIfSignedIn() else { return nil }
    let today = host.now().localDate
    let answer = try await started(
      otherwise: Phrase("you play `solo`, and can play the ranked daily later")
    ) {
      if resumingEarlier, let earlier = try await openEarlierDaily(of: course, client) {
        return earlier
      }
      return try await client.runs.start(
        RunRequest(
          board: course == .hard ? .hard : .daily, date: today, course: course.listed.unlessEnglish
        ))
    }
    guard let answer else { return nil }
    let progress = try store.progress()
    let round = try RankedRound(answer, client: client, host: host, progress: progress)
    var game = game(of: round, progress: progress, on: surface)
    let date = round.entry.header.date ?? today
    let hasSolo =
      progress.openSoloDaily(
        of: course, at: host.now(), includingEarlier: resumingEarlier) != nil
    // The end of a daily that was started here is shown as an event if the player has not seen it.
    let isKnown = showsKnownResult || progress.rounds[round.entry.round]?.isFinished != false
    if round.isOver, hasSolo || (isKnown && surface != .jsonLines) {
      let result = try await game.session.open().last?.result
      if hasSolo {
        host.remark(host.messages("the ranked daily is finished; your solo one is still open"))
        return nil
      }
      if let result, let played = game.session.progress.rounds[round.entry.round] {
        return .played(
          PlayedDaily(round: played, result: result, progress: game.session.progress))
      }
    }
    game.closing = .nextDaily(isEarlier: date < today)
    return .game(game)
  }

  /// A run of a course on the score server, or the one that is open there.
  ///
  /// - Returns: nil if the player is not signed in, or the server is not available, which is remarked.
  /// - Throws: `ClientError`.
  package func run(of course: CourseID, on surface: PlaySurface) async throws -> Game? {
    guard let client = try server.clientIfSignedIn() else { return nil }
    let progress = try store.progress()
    let answer = try await started(otherwise: Phrase("this run will not be ranked")) {
      // If the response to the last answer was lost, the journal does not contain the end.
      for round in progress.unfinishedRanked(.run, of: course) {
        if let answer = try await client.runs.knownRun("\(round.id)") { return answer }
      }
      return try await client.runs.start(RunRequest(board: .run, course: course.unlessEnglish))
    }
    guard let answer else { return nil }
    let round = try RankedRound(answer, client: client, host: host, progress: progress)
    var game = game(of: round, progress: progress, on: surface)
    if round.isOver { game.closing = .endedBefore }
    return game
  }

  /// Whether the next daily or run of a course begins on the server now, so that its clock starts at once;
  /// false if the journal contains one that is still open.
  ///
  /// - Throws: `ClientError`.
  func begins(_ board: Board, of course: CourseID) throws -> Bool {
    guard try server.clientIfSignedIn() != nil else { return false }
    let progress = try store.progress()
    let mode: Mode = board == .run ? .run : .daily
    return progress.unfinishedRanked(mode, of: course).isEmpty
      && (mode == .run || progress.rankedDaily(of: host.now().localDate, course: course) == nil)
  }

  private func game(
    of round: RankedRound, progress: PlayerProgress, on surface: PlaySurface
  ) -> Game {
    var session = round.session(
      progress: progress, store: store, host: host,
      pauses: games.pauses(on: surface, under: round.entry.header.ruleset))
    session.glossary = games.glossary
    return Game(session: session, entry: round.entry, before: progress)
  }

  /// The first answer of a ranked round; nil if the server is not available or does not play the course, which is remarked.
  ///
  /// - Parameter consequence: the second part of the remark, after the fault.
  private func started(
    otherwise consequence: Phrase, _ request: () async throws -> RunAnswer
  ) async throws -> RunAnswer? {
    do {
      do {
        return try await request()
      } catch let failure as ServerFailure where failure.isRestart {
        try await host.sleep(RankedGames.restartMillis)
        return try await request()
      }
    } catch let failure as ServerFailure
      where failure.isOutage || failure.code == .dateNotOpen || failure.code == .notFound
    {
      host.remark(ClientError(failure).with(remedy: consequence).text(in: host.messages))
      return nil
    }
  }

  /// A daily of an earlier date that was started, here or on another computer, and can still be finished.
  /// Ends that are missing in the journal are added to it.
  private func openEarlierDaily(
    of course: CourseID, _ client: ScoreClient
  ) async throws -> RunAnswer? {
    let now = host.now()
    let progress = try store.progress()
    var runs = progress.unfinishedRanked(.daily, of: course)
      .filter { $0.startedOn < now.localDate }.map { "\($0.id)" }
    // In the easternmost time zones a daily is open for two dates after its own.
    for days in [2, 1] {
      let date = now.localDate.adding(days: -days)
      guard DailyWindow(date).contains(now.instant),
        progress.rankedDaily(of: date, course: course)?.isFinished != true,
        let run = try await client.runs.knownDaily(date, of: course)?.run?.id, !runs.contains(run)
      else { continue }
      runs.append(run)
    }
    for run in runs {
      guard let answer = try await client.runs.knownRun(run) else { continue }
      let round = try RankedRound(answer, client: client, host: host, progress: progress)
      if !round.isOver { return answer }
      var session = round.session(
        progress: progress, store: store, host: host, pauses: [])
      _ = try await session.open()
    }
    return nil
  }
}
