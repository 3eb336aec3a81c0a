import GameEngine
import Messages
import ScoreAPI

/// Ranked games on the score server.
package struct RankedGames: Sendable {
  private let server: ServerAccess
  private let games: GameFactory
  private let store: PlayerStore
  private let host: Host

  /// How long to wait for a server that is being started again.
  private static let restartMillis = 1500

  /// - Parameters:
  ///   - server: the way to the score server.
  ///   - games: tells where a game waits for the player.
  ///   - host: takes the remark that the server cannot be had.
  package init(server: ServerAccess, games: GameFactory, store: PlayerStore, host: Host) {
    self.server = server
    self.games = games
    self.store = store
    self.host = host
  }

  /// The daily on the score server: an earlier one that is still open first, else today's.
  ///
  /// - Parameter showsKnownResult: whether the end of one that was begun here is told as known.
  /// - Returns: nil where the solo one is to be played: the player is not signed in, the server cannot be had
  ///   or has no daily now, or its daily is over and a solo one is open; the player is told.
  /// - Throws: `ClientError`.
  package func daily(
    resumingEarlier: Bool, on surface: PlaySurface, showsKnownResult: Bool
  ) async throws -> GameOffer? {
    guard let client = try server.clientIfSignedIn() else { return nil }
    let today = host.now().localDate
    let answer = try await begun(
      otherwise: Phrase("you play `solo`, and the ranked daily stays to be played")
    ) {
      if resumingEarlier, let earlier = try await openEarlierDaily(client) { return earlier }
      return try await client.runs.start(RunRequest(board: .daily, date: today))
    }
    guard let answer else { return nil }
    let progress = try store.progress()
    let round = try RankedRound(answer, client: client, host: host, progress: progress)
    var game = game(of: round, progress: progress, on: surface)
    let date = round.entry.header.date ?? today
    let hasSolo =
      progress.openSoloDaily(at: host.now(), includingEarlier: resumingEarlier) != nil
    // The end of a daily that was begun here is shown as such where it is news.
    let isKnown = showsKnownResult || progress.rounds[round.entry.round]?.isFinished != false
    if round.isOver, hasSolo || (isKnown && surface != .jsonLines) {
      let result = try await game.session.open().last?.result
      if hasSolo {
        host.remark("the ranked daily is played; your solo one is still open")
        return nil
      }
      if let played = game.session.progress.rounds[round.entry.round] {
        return .played(
          PlayedDaily(round: played, result: result, progress: game.session.progress))
      }
    }
    game.closing = .nextDaily(isEarlier: date < today)
    return .game(game)
  }

  /// A run on the score server, or the one that is open there.
  ///
  /// - Returns: nil where the player is not signed in, or the server cannot be had; the player is told.
  /// - Throws: `ClientError`.
  package func run(on surface: PlaySurface) async throws -> Game? {
    guard let client = try server.clientIfSignedIn() else { return nil }
    let progress = try store.progress()
    let answer = try await begun(otherwise: Phrase("this run is not ranked")) {
      // The journal does not know how they ended where the last answer did not come back.
      for round in progress.unfinishedRanked(.run) {
        if let answer = try await client.runs.knownRun("\(round.id)") { return answer }
      }
      return try await client.runs.start(RunRequest(board: .run))
    }
    guard let answer else { return nil }
    let round = try RankedRound(answer, client: client, host: host, progress: progress)
    var game = game(of: round, progress: progress, on: surface)
    if round.isOver { game.closing = .endedBefore }
    return game
  }

  private func game(
    of round: RankedRound, progress: PlayerProgress, on surface: PlaySurface
  ) -> Game {
    Game(
      session: round.session(
        progress: progress, journal: store.journal, host: host,
        pauses: games.pauses(on: surface)),
      entry: round.entry, before: progress)
  }

  /// How a ranked round begins, or nil where there is no server to play it on; the player is told.
  private func begun(
    otherwise consequence: Phrase, _ request: () async throws -> RunAnswer
  ) async throws -> RunAnswer? {
    do {
      do {
        return try await request()
      } catch let failure as ServerFailure where failure.isRestart {
        try await host.sleep(RankedGames.restartMillis)
        return try await request()
      }
    } catch let failure as ServerFailure where failure.isOutage || failure.code == .dateNotOpen {
      tell(failure, consequence)
      return nil
    }
  }

  /// A daily of an earlier date that was begun, here or elsewhere, and can still be finished. What
  /// ended without the journal's hearing of it is entered.
  private func openEarlierDaily(_ client: ScoreClient) async throws -> RunAnswer? {
    let now = host.now()
    let progress = try store.progress()
    var runs = progress.unfinishedRanked(.daily)
      .filter { $0.startedOn < now.localDate }.map { "\($0.id)" }
    // East of everybody else a daily is open for two dates after its own.
    for days in [2, 1] {
      let date = now.localDate.adding(days: -days)
      guard DailyWindow(date).contains(now.instant),
        progress.rankedDaily(of: date)?.isFinished != true,
        let run = try await client.runs.knownDaily(date)?.run?.id, !runs.contains(run)
      else { continue }
      runs.append(run)
    }
    for run in runs {
      guard let answer = try await client.runs.knownRun(run) else { continue }
      let round = try RankedRound(answer, client: client, host: host, progress: progress)
      if !round.isOver { return answer }
      var session = round.session(
        progress: progress, journal: store.journal, host: host, pauses: [])
      _ = try await session.open()
    }
    return nil
  }

  private func tell(_ failure: ServerFailure, _ consequence: Phrase) {
    host.remark(ClientError(failure).with(remedy: consequence).text(in: host.messages))
  }
}
