import ClientCore
import GameEngine
import Messages

/// The last line of a game.
struct ClosingText {
  /// The current time, from which the time until the next daily counts.
  let now: Moment
  /// Whether to name the next command to type, which is of no use on a screen.
  let namesCommands: Bool
  let messages: Messages

  /// The line for a game; nil if there is none.
  ///
  /// - Parameter after: the player's progress after it.
  func text(of game: Game, after: PlayerProgress) -> String? {
    let round = after.rounds[game.entry.round]
    switch game.closing {
    case .nothing: return nextStep(after: round, progress: after)
    case .endedBefore:
      return namesCommands
        ? messages("That run had ended; `wordhoard run` begins another.")
        : messages("That run has already ended.")
    case .nextDaily(let isEarlier):
      return round?.isFinished == true ? nextDaily(afterEarlier: isEarlier) : openDaily
    case .hoard(let before):
      guard after.gamesCount > game.before.gamesCount else { return nil }
      return [
        round.map { kept($0, disputed: game.session.view.disputed) },
        hoard(Hoard.words(of: after, at: now), before: before),
      ].compactMap(\.self).joined(separator: " ")
    case .rival(let rival, let questions):
      guard let round, round.outcomes.count == questions else { return nil }
      return comparison(round.tally, with: rival)
    }
  }

  /// The next step: the daily of today, or the words that were missed.
  private func nextStep(after round: RoundProgress?, progress: PlayerProgress) -> String? {
    guard let round, !round.outcomes.isEmpty else { return nil }
    let hasPlayed = progress.rounds.values.contains {
      $0.isDailyOfItsDate && $0.startedOn == now.localDate && $0.isFinished
    }
    if !hasPlayed {
      return namesCommands
        ? messages("Today's daily is waiting: `wordhoard daily`.")
        : messages("Today's daily is waiting.")
    }
    guard round.outcomes.contains(where: { !$0.correct }) else { return nil }
    return namesCommands
      ? messages("What you missed comes back with `wordhoard learn`.")
      : messages("What you missed comes back in Learn.")
  }

  private var openDaily: String {
    namesCommands
      ? messages("The daily stays open; `wordhoard daily` goes on with it.")
      : messages("The daily stays open.")
  }

  /// When the next daily comes, or that today's is waiting.
  ///
  /// - Parameter isEarlier: whether the daily that was played is of an earlier date.
  func nextDaily(afterEarlier isEarlier: Bool) -> String {
    guard isEarlier else {
      let duration = DurationTexts(messages).short(millis: now.millisUntilMidnight)
      return messages("The next daily comes in \(duration).")
    }
    return namesCommands
      ? messages("Today's daily is waiting: `wordhoard daily`.")
      : messages("Today's daily is waiting.")
  }

  /// How many words of a session were kept, and how many come back; the words say when.
  ///
  /// - Parameter disputed: the numbers of the questions whose miss the player disputes.
  private func kept(_ round: RoundProgress, disputed: Set<Int>) -> String {
    let first = round.outcomes.enumerated().filter { !$0.element.again }
    let right = first.count { $0.element.correct || disputed.contains($0.offset + 1) }
    let kept = messages.number(right)
    guard first.count > right else {
      return messages("\(kept) kept.", context: "words of a session")
    }
    return messages("\(kept) kept, \(messages.number(first.count - right)) to meet again.")
  }

  /// The hoard, if it grew. By how much is not told: a word that is kept adds less than one, and two numbers for the same
  /// words would contradict each other.
  private func hoard(_ words: Double, before: Double) -> String? {
    let texts = HoardTexts(messages)
    guard words > before, texts.change(from: before, to: words) != nil else { return nil }
    return messages("Tomorrow you would know about \(texts.words(words)).")
  }

  private func comparison(_ tally: Tally, with rival: RoundCode) -> String {
    let (mine, theirs) = (tally.correct, rival.correct)
    let (score, other) = (messages.number(tally.score), messages.number(rival.score))
    if tally.score == rival.score {
      return messages(
        "You: \(mine) right, \(score). They: \(theirs) right, \(other). It is a tie.")
    }
    return tally.score > rival.score
      ? messages("You: \(mine) right, \(score). They: \(theirs) right, \(other). You win.")
      : messages("You: \(mine) right, \(score). They: \(theirs) right, \(other). They win.")
  }
}
