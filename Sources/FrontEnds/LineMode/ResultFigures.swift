import GameEngine
import Messages

/// The figures of a round that has ended.
struct ResultFigures {
  let result: ResultEvent
  let messages: Messages

  /// The score.
  var score: String { messages("Score \(messages.number(result.score))") }

  /// The right answers, the longest run and the time.
  var others: [String] {
    [
      messages("\(result.correct) of \(result.questions) right"),
      messages("longest run \(result.bestStreak)"),
      DurationTexts(messages).short(millis: result.elapsedMillis),
    ]
  }

  /// The player's best figures ever and the daily streak.
  var records: [String] {
    var texts: [String] = []
    if let highScore = result.highScore {
      texts.append(messages("longest run ever \(highScore / 100)"))
    }
    if let streak = result.dailyStreak {
      let number = messages.number(streak)
      texts.append(messages.plural(streak, "streak \(number) day", "streak \(number) days"))
    }
    return texts
  }

  /// The score and the other figures in one line.
  var line: String { ([score] + others).joined(separator: " · ") }
}
