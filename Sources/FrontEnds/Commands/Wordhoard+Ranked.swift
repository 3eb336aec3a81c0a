import Client
import GameEngine
import Journal
import ScoreAPI

extension Wordhoard {
  /// The daily on the score server: an earlier one that is still open first, else today's.
  ///
  /// - Returns: nil where the solo one is to be played: the server cannot be had or has no daily
  ///   now, or its daily is over and a solo one is open; the player is told.
  /// - Throws: `ClientError`.
  func rankedDaily(
    _ client: ScoreClient, resumingEarlier: Bool, manner: Manner
  ) async throws -> DailyOffer? {
    let today = host.now().localDate
    let answer = try await begun(
      otherwise: "you play `solo`, and the ranked daily stays to be played"
    ) {
      if resumingEarlier, let earlier = try await openEarlierDaily(client) { return earlier }
      return try await client.startRun(RunRequest(board: .daily, date: today))
    }
    guard let answer else { return nil }
    let progress = try journal.progress()
    let round = try RankedRound(answer, client: client, host: host, progress: progress)
    var game = game(of: round, progress: progress, manner: manner)
    let date = round.entry.header.date ?? today
    let hasSolo = openSoloDaily(in: progress, includingEarlier: resumingEarlier) != nil
    // The end of a daily that was begun here is shown as such where it is news.
    let isKnown = options.json || progress.rounds[round.entry.round]?.isFinished != false
    if round.isOver, hasSolo || (isKnown && manner != .jsonLines) {
      let result = try await game.session.open().last?.result
      if hasSolo {
        host.errors.write("wordhoard: the ranked daily is played; your solo one is still open\n")
        return nil
      }
      if let played = game.session.progress.rounds[round.entry.round] {
        return .played(
          PlayedDaily(round: played, result: result, progress: game.session.progress))
      }
    }
    game.epilogue = .nextDaily(isEarlier: date < today)
    return .game(game)
  }

  /// A run on the score server, or the one that is open there.
  ///
  /// - Returns: nil where the server cannot be had; the player is told.
  /// - Throws: `ClientError`.
  func rankedRun(_ client: ScoreClient, manner: Manner) async throws -> Game? {
    let progress = try journal.progress()
    let answer = try await begun(otherwise: "this run is not ranked") {
      // The journal does not know how they ended where the last answer did not come back.
      for round in unfinishedRanked(.run, in: progress) {
        if let answer = try await client.knownRun("\(round.id)") { return answer }
      }
      return try await client.startRun(RunRequest(board: .run))
    }
    guard let answer else { return nil }
    let round = try RankedRound(answer, client: client, host: host, progress: progress)
    var game = game(of: round, progress: progress, manner: manner)
    if round.isOver { game.epilogue = .endedBefore }
    return game
  }

  private func game(of round: RankedRound, progress: PlayerProgress, manner: Manner) -> Game {
    Game(
      session: round.session(
        progress: progress, journal: journal, host: host, pauses: pauses(in: manner)),
      entry: round.entry, before: progress)
  }

  /// The ranked daily of a date, as far as the journal knows of it.
  func rankedDaily(of date: CalendarDate, in progress: PlayerProgress) -> RoundProgress? {
    progress.rounds.values
      .filter { $0.header.ranked && $0.isDailyOfItsDate && $0.header.date == date }
      .max { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  /// How a ranked round begins, or nil where there is no server to play it on; the player is told.
  private func begun(
    otherwise consequence: String, _ request: () async throws -> RunAnswer
  ) async throws -> RunAnswer? {
    do {
      do {
        return try await request()
      } catch let failure as ServerFailure where failure.isRestart {
        try await host.sleep(Wordhoard.restartMillis)
        return try await request()
      }
    } catch let failure as ServerFailure where failure.isOutage || failure.code == .dateNotOpen {
      tell(failure, consequence)
      return nil
    }
  }

  /// How long to wait for a server that is being started again.
  private static let restartMillis = 1500

  /// Ranked rounds that the journal knows no end of, the latest few, the earliest of them first.
  private func unfinishedRanked(_ mode: Mode, in progress: PlayerProgress) -> [RoundProgress] {
    progress.rounds.values
      .filter { $0.header.ranked && $0.header.mode == mode && !$0.isFinished }
      .sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
      .suffix(5)
  }

  /// A daily of an earlier date that was begun, here or elsewhere, and can still be finished. What
  /// ended without the journal's hearing of it is entered.
  private func openEarlierDaily(_ client: ScoreClient) async throws -> RunAnswer? {
    let now = host.now()
    let progress = try journal.progress()
    var runs = unfinishedRanked(.daily, in: progress)
      .filter { $0.startedOn < now.localDate }.map { "\($0.id)" }
    // East of everybody else a daily is open for two dates after its own.
    for days in [2, 1] {
      let date = now.localDate.adding(days: -days)
      guard DailyWindow(date).contains(now.instant),
        rankedDaily(of: date, in: progress)?.isFinished != true,
        let run = try await client.knownDaily(date)?.run?.id, !runs.contains(run)
      else { continue }
      runs.append(run)
    }
    for run in runs {
      guard let answer = try await client.knownRun(run) else { continue }
      let round = try RankedRound(answer, client: client, host: host, progress: progress)
      if !round.isOver { return answer }
      var session = round.session(progress: progress, journal: journal, host: host, pauses: [])
      _ = try await session.open()
    }
    return nil
  }

  private func tell(_ failure: ServerFailure, _ consequence: String) {
    let fault = ClientError(failure).message.prefix { $0 != ";" }
    host.errors.write("wordhoard: \(fault); \(consequence)\n")
  }
}

/// A round on a server, with what the journal wants to know of it.
private struct RankedRound {
  let entry: RoundEntry
  let isOver: Bool
  private let startedAt: Moment
  private let referee: RemoteReferee

  init(
    _ answer: RunAnswer, client: ScoreClient, host: Host, progress: PlayerProgress
  ) throws {
    referee = try RemoteReferee(answer, client: client, host: host)
    guard let id = EventID(answer.run.id), case .round(let header) = answer.events.first else {
      throw client.failure(.unreadable("a run without an id comes"))
    }
    entry = RoundEntry(round: id, header: header)
    isOver = answer.events.contains(where: \.isResult)
    // The daily of a date was begun on that date, wherever that was. A server whose clock is far off
    // does not put events into another time of the player's life.
    let now = host.now()
    let told = answer.run.startedAt.millis
    let known = progress.rounds[id]?.startedAt ?? now.instant
    let isNear = abs(told - known) < 3 * 86_400_000
    let moment = Moment(instant: isNear ? told : known, offset: now.offset)
    startedAt = Moment(
      instant: moment.instant, localDate: header.date ?? moment.localDate, offset: now.offset)
  }

  func session(
    progress: PlayerProgress, journal: Journal, host: Host, pauses: GameSession.Pauses
  ) -> GameSession {
    GameSession(
      referee: referee, entry: entry, progress: progress, journal: journal, host: host,
      startedAt: startedAt, pauses: pauses)
  }
}
