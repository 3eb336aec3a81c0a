import GameEngine
import Journal
import ScoreAPI

extension Wordhoard {
  /// Plays the daily on the score server: an earlier one that is still open first, else today's.
  ///
  /// - Returns: false where the server cannot be reached or has no daily now; the player is told.
  /// - Throws: `ClientError`.
  func rankedDaily(
    _ client: ScoreClient, resumingEarlier: Bool, jsonl: Bool
  ) async throws -> Bool {
    let now = host.now()
    let today = now.localDate
    let progress = try journal.progress()
    let answer: RunAnswer
    do {
      answer = try await begunDaily(
        client, resumingEarlier: resumingEarlier, progress: progress, now: now)
    } catch {
      guard error.isPassing || error.code == .dateNotOpen else { throw error }
      tell(error, "you play `solo`, and the ranked daily stays to be played")
      return false
    }
    let round = try RankedRound(answer, client: client, host: host)
    let session = round.session(progress: progress, journal: journal, host: host)
    let date = round.entry.header.date ?? today
    if round.isOver, !jsonl {
      var session = session
      let result = try await session.open().last
      if let played = session.progress.rounds[round.entry.round] {
        try printFinishedDaily(played, result: result?.result, progress: session.progress)
      }
      return true
    }
    let ended = try await conduct(session, of: round.entry, progress: progress, jsonl: jsonl)
    if !jsonl { tellOfNextDaily(after: round.entry, ended, isEarlier: date < today) }
    return true
  }

  /// Plays a run on the score server, or goes on with the one that is open there.
  ///
  /// - Returns: false where the server cannot be reached; the player is told.
  /// - Throws: `ClientError`.
  func rankedRun(_ client: ScoreClient, jsonl: Bool) async throws -> Bool {
    let progress = try journal.progress()
    let answer: RunAnswer
    do {
      answer = try await client.startRun(RunRequest(board: .run))
    } catch {
      guard error.isPassing else { throw error }
      tell(error, "this run is not ranked")
      return false
    }
    let round = try RankedRound(answer, client: client, host: host)
    let session = round.session(progress: progress, journal: journal, host: host)
    _ = try await conduct(session, of: round.entry, progress: progress, jsonl: jsonl)
    return true
  }

  /// The ranked daily of a date, as far as the journal knows of it.
  func rankedDaily(of date: CalendarDate, in progress: PlayerProgress) -> RoundProgress? {
    progress.rounds.values
      .filter { $0.header.ranked && $0.isDailyOfItsDate && $0.header.date == date }
      .max { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  private func begunDaily(
    _ client: ScoreClient, resumingEarlier: Bool, progress: PlayerProgress, now: Moment
  ) async throws(ServerFailure) -> RunAnswer {
    if resumingEarlier,
      let earlier = try await openEarlierDaily(client, progress: progress, now: now)
    {
      return earlier
    }
    return try await client.startRun(RunRequest(board: .daily, date: now.localDate))
  }

  /// A daily of an earlier date that was begun, here or elsewhere, and can still be finished.
  private func openEarlierDaily(
    _ client: ScoreClient, progress: PlayerProgress, now: Moment
  ) async throws(ServerFailure) -> RunAnswer? {
    // East of everybody else a daily is open for two dates after its own.
    for days in [2, 1] {
      let date = now.localDate.adding(days: -days)
      guard DailyWindow(date).contains(now.instant),
        rankedDaily(of: date, in: progress)?.isFinished != true
      else { continue }
      do {
        guard let run = try await client.daily(date).run else { continue }
        let answer = try await client.run(run.id)
        if !answer.events.contains(where: \.isResult) { return answer }
      } catch {
        // Before a server's first date there is none.
        if error.code != .notFound { throw error }
      }
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

  init(_ answer: RunAnswer, client: ScoreClient, host: Host) throws {
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
    let isNear = abs(told - now.instant) < 3 * 86_400_000
    let moment = Moment(instant: isNear ? told : now.instant, offset: now.offset)
    startedAt = Moment(
      instant: moment.instant, localDate: header.date ?? moment.localDate, offset: now.offset)
  }

  func session(progress: PlayerProgress, journal: Journal, host: Host) -> GameSession {
    GameSession(
      referee: referee, entry: entry, progress: progress, journal: journal, host: host,
      startedAt: startedAt)
  }
}
