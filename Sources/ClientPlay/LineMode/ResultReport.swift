import ClientCore
import GameEngine
import Messages

/// Describes a round that has ended, except its words.
struct ResultReport {
  let result: ResultEvent
  let messages: Messages

  /// Special achievements, on a line of their own: `Perfect ten! New best!`; may be empty.
  var highlight: String { ResultTexts(messages).highlights(of: result).joined(separator: " ") }

  /// The score in a sentence, or that nothing was answered.
  var score: String {
    result.questions == 0
      ? ResultTexts(messages).nothingAnswered
      : messages("Score \(messages.number(result.score))")
  }

  /// The right answers, the most in a row and the time; empty if nothing was answered.
  var others: [String] {
    guard result.questions > 0 else { return [] }
    return [
      messages("\(result.correct) of \(result.questions) right"),
      result.bestStreak > 1
        ? messages("\(result.bestStreak) in a row", context: "right answers") : nil,
      DurationTexts(messages).short(millis: result.elapsedMillis),
    ].compactMap(\.self)
  }

  /// Comparisons of the round with the player's earlier ones and with other players' rounds, in
  /// sentences.
  var comparisons: [String] { ResultTexts(messages).comparisons(of: result) }

  /// That the player never had more right answers in a row, if it is worth it, and the daily streak.
  var records: [String] {
    var texts: [String] = []
    if result.bestStreak >= ResultReport.leastRecord, result.isRecordInARow {
      texts.append(messages("never more in a row", context: "right answers"))
    }
    if let streak = result.dailyStreak, streak > 0 {
      let number = messages.number(streak)
      texts.append(
        messages.plural(streak, "daily streak \(number) day", "daily streak \(number) days"))
    }
    return texts
  }

  /// The fewest right answers in a row that are told as a record.
  private static let leastRecord = 5

  /// The score and the other figures in one line.
  var line: String { ([score] + others).joined(separator: " · ") }

  /// The words that were missed.
  var missed: [RoundWord] { (result.words ?? []).filter { !$0.isRight } }

  /// The words that were known.
  var known: [RoundWord] { (result.words ?? []).filter(\.isRight) }
}
