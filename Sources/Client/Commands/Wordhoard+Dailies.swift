import GameEngine
import Journal

extension Wordhoard {
  /// A daily that was played, as `--json` prints it.
  private struct FinishedDaily: Encodable {
    let dealer: String
    let date: CalendarDate
    let number: Int?
    let score: Int
    let correct: Int
    let questions: Int
    let share: String
    let rank: Int?
    let players: Int?
    let kept: Bool?
    let reason: String?

    init(_ round: RoundProgress, streak: Int, result: ResultEvent?) {
      dealer = round.header.dealer
      date = round.startedOn
      number = round.header.number
      score = round.tally.score
      correct = round.tally.correct
      questions = round.outcomes.count
      share = ShareText(round: round, streak: streak).lines
      rank = result?.rank
      players = result?.players
      kept = result?.kept
      reason = result?.reason
    }
  }

  /// Prints a daily that has been played, and when the next one comes.
  ///
  /// - Parameter result: what a server has told of it.
  func printFinishedDaily(
    _ round: RoundProgress, result: ResultEvent? = nil, progress: PlayerProgress
  ) throws {
    let now = host.now()
    let streak = progress.dailyStreak(asOf: now.localDate).count
    try print(FinishedDaily(round, streak: streak, result: result)) {
      let share = ShareText(round: round, streak: streak)
      var text = "You have played the daily of \(round.startedOn).\n"
      text += (Settings(progress).spoken ? share.sentence : share.lines) + "\n"
      if let ranking = result?.ranking { text += wrapped(ranking, width: width) + "\n" }
      return text + "The next one comes in \(untilMidnight(now)).\n"
    }
  }

  /// Says what comes after a daily that was just played or left.
  ///
  /// - Parameter isEarlier: whether it was one of an earlier date than that of its beginning here.
  func tellOfNextDaily(after entry: RoundEntry, _ session: GameSession, isEarlier: Bool) {
    if session.progress.rounds[entry.round]?.isFinished != true {
      host.output.write("The daily stays open; `wordhoard daily` goes on with it.\n")
    } else if isEarlier {
      host.output.write("Today's daily is waiting: `wordhoard daily`.\n")
    } else {
      host.output.write("The next daily comes in \(untilMidnight(host.now())).\n")
    }
  }
}

/// How long it is until the player's next calendar date, in words.
func untilMidnight(_ now: Moment) -> String {
  let localMillis = now.instant + Int64(now.offset) * 1000
  let end = Int64(now.localDate.dayNumber + 1) * 86_400_000
  return duration(millis: Int(max(0, end - localMillis)))
}
