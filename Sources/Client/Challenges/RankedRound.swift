import GameEngine
import Journal
import Messages
import ScoreAPI

/// A round on a server, with what the journal wants to know of it.
struct RankedRound {
  /// The round as the journal has it.
  let entry: RoundEntry
  /// Whether it has ended.
  let isOver: Bool
  private let startedAt: Moment
  private let referee: RemoteReferee

  /// The round of an answer.
  ///
  /// - Throws: `ServerFailure` for an answer that cannot be used.
  init(
    _ answer: RunAnswer, client: ScoreClient, host: Host, progress: PlayerProgress
  ) throws {
    referee = try RemoteReferee(answer, client: client, host: host)
    guard let id = EventID(answer.run.id), case .round(let header) = answer.events.first else {
      throw client.failure(.unreadable(Phrase("a run without an ID")))
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

  /// The session in which it is played.
  func session(
    progress: PlayerProgress, journal: Journal, host: Host, pauses: GameSession.Pauses
  ) -> GameSession {
    GameSession(
      referee: referee, entry: entry, progress: progress, journal: journal, host: host,
      startedAt: startedAt, pauses: pauses)
  }
}
