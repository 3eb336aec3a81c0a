import ClientCore
import GameEngine
import Messages
import ScoreAPI

/// A round on a server, with its data for the journal.
struct RankedRound {
  /// The round's entry in the journal.
  let entry: RoundEntry
  /// Whether the round has ended, so that there is only a result to show.
  let isOver: Bool
  private let startedAt: Moment
  private let referee: RemoteReferee

  /// The round of an answer.
  ///
  /// - Throws: `ServerFailure` for an invalid answer.
  init(
    _ answer: RunAnswer, client: ScoreClient, host: Host, progress: PlayerProgress
  ) throws {
    referee = try RemoteReferee(answer, client: client, host: host)
    guard let id = EventID(answer.run.id), case .round(let header) = answer.events.first else {
      throw client.failure(.unreadable(Phrase("a run without an ID")))
    }
    entry = RoundEntry(round: id, header: header)
    isOver = answer.events.contains(where: \.isResult)
    // The daily of a date was started on that date, in any time zone. If the server's clock is far off, its
    // time is not used for events.
    let now = host.now()
    let started = answer.run.startedAt.millis
    let known = progress.rounds[id]?.startedAt ?? now.instant
    let isNear = abs(started - known) < 3 * 86_400_000
    let moment = Moment(instant: isNear ? started : known, offset: now.offset)
    startedAt = Moment(
      instant: moment.instant, localDate: header.date ?? moment.localDate, offset: now.offset)
  }

  /// The session to play it.
  func session(
    progress: PlayerProgress, store: PlayerStore, host: Host, pauses: GameSession.Pauses
  ) -> GameSession {
    GameSession(
      referee: referee, entry: entry, progress: progress, store: store, host: host,
      startedAt: startedAt, pauses: pauses)
  }
}
