import Client
import GameEngine

/// What is told once a game is over.
struct ClosingText {
  /// The time.
  let now: Moment
  /// Whether to say what to type next, which is no use on a screen.
  let namesCommands: Bool

  /// What is told of a game; nil for nothing.
  ///
  /// - Parameter after: where the player stands now.
  func text(of game: Game, after: PlayerProgress) -> String? {
    let round = after.rounds[game.entry.round]
    func typing(_ text: String) -> String { namesCommands ? text : "" }
    switch game.closing {
    case .nothing: return nil
    case .endedBefore:
      return "That run had ended" + typing("; `wordhoard run` begins another") + "."
    case .nextDaily(let isEarlier):
      if round?.isFinished != true {
        return "The daily stays open" + typing("; `wordhoard daily` goes on with it") + "."
      }
      return isEarlier
        ? "Today's daily is waiting" + typing(": `wordhoard daily`") + "."
        : "The next daily comes in \(untilMidnight(now))."
    case .hoard(let before):
      guard after.gamesCount > game.before.gamesCount else { return nil }
      let words = Hoard.words(after.hoard(at: now.instant))
      return "Your hoard: \(hoardTold(words)) words, \(gainTold(words - before)) with this session."
    case .rival(let rival, let questions):
      guard let round, round.outcomes.count == questions else { return nil }
      return comparison(round.tally, with: rival)
    }
  }

  private func comparison(_ tally: Tally, with rival: RoundCode) -> String {
    let verdict =
      tally.score > rival.score
      ? "You win." : tally.score < rival.score ? "They win." : "It is a tie."
    return "You: \(tally.correct) right, \(grouped(tally.score)). "
      + "They: \(rival.correct) right, \(grouped(rival.score)). \(verdict)"
  }
}

/// How long it is until the player's next calendar date, in words.
func untilMidnight(_ now: Moment) -> String { duration(millis: now.millisUntilMidnight) }
