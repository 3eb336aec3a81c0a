import Client
import GameEngine
import Journal
import Messages

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
  func printPlayed(_ daily: PlayedDaily) throws {
    let now = host.now()
    let streak = daily.progress.dailyStreak(asOf: now.localDate).count
    try print(FinishedDaily(daily.round, streak: streak, result: daily.result)) {
      let share = ShareText(round: daily.round, streak: streak)
      var text = "You have played the daily of \(daily.round.startedOn).\n"
      text += (Settings(daily.progress).spoken ? share.sentence : share.lines) + "\n"
      if let ranking = daily.result.flatMap(host.messages.ranking) {
        text += wrapped(ranking, width: width) + "\n"
      }
      return text + "The next one comes in \(untilMidnight(now)).\n"
    }
  }
}

/// How long it is until the player's next calendar date, in words.
func untilMidnight(_ now: Moment) -> String { duration(millis: now.millisUntilMidnight) }
