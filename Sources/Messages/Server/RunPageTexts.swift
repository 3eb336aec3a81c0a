package import GameEngine

/// The texts of the page of a run.
package struct RunPageTexts: Sendable {
  /// The headings of the columns, and the caption of the table.
  package struct Labels: Sendable {
    let caption: String
    let question: String
    let word: String
    let answered: String
    let points: String
    let time: String
  }

  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The heading, with the player's name.
  package func heading(player: String) -> String { messages("A run of \(player)") }

  /// The result in one line.
  package func result(_ result: ResultEvent) -> String {
    let score = messages.number(result.score)
    return messages.plural(
      result.score, "\(result.correct) of \(result.questions) right, \(score) point",
      "\(result.correct) of \(result.questions) right, \(score) points")
  }

  /// Whether a question was answered rightly, for those who do not see its sign.
  package func name(isRight: Bool) -> String {
    isRight
      ? messages("right", context: "an answer") : messages("missed", context: "an answer")
  }

  /// The heading above a question to try.
  package var sample: String { messages("Try one: which word means this?") }

  /// The verdict on a choice of the question to try.
  package func verdict(isRight: Bool) -> String {
    isRight
      ? messages("Right", context: "a right answer") : messages("Not this time")
  }

  package var labels: Labels {
    Labels(
      caption: messages("Question by question"), question: messages("Question"),
      word: messages("Word and meaning"), answered: messages("Answered instead"),
      points: messages("Points"), time: messages("Time"))
  }

  /// The link to the moves.
  package var moves: String { messages("Every move of this run, to judge it again (JSON)") }
}
