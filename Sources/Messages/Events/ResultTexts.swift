package import GameEngine

/// The sentences of results.
package struct ResultTexts: Sendable {
  private let messages: Messages

  /// Texts in the language of `messages`.
  package init(_ messages: Messages) { self.messages = messages }

  /// The result of a round, as plain sentences.
  package func spoken(_ result: ResultEvent) -> String {
    var sentences: [String] = []
    if result.timeIsUp == true { sentences.append(messages("Time is up.")) }
    sentences.append(
      messages(
        """
        You have \(result.correct) of \(result.questions) right and \(result.score) points; your \
        longest run is \(result.bestStreak).
        """))
    if let ranking = ranking(of: result) { sentences.append(ranking) }
    if let highScore = result.highScore {
      sentences.append(messages("Your longest run ever is \(highScore / 100)."))
    }
    if let streak = result.dailyStreak {
      sentences.append(
        messages.plural(streak, "Your streak is \(streak) day.", "Your streak is \(streak) days."))
    }
    return sentences.joined(separator: " ")
  }

  /// The player's rank on the board, or why the round does not count; nil if there is no board.
  package func ranking(of result: ResultEvent) -> String? {
    if result.kept == false {
      if let newcomers = newcomers(result) { return newcomers }
      guard let reason = result.reason else { return messages("It does not count on the board.") }
      if reason == NotKept.removed.rawValue, let removal = result.removal {
        return messages(
          "The operator of the server has removed it from the board: \(removal.asSentence)")
      }
      return messages("It does not count on the board: \(self.reason(notKept: reason))")
    }
    guard let rank = result.rank, let players = result.players else { return nil }
    return messages("You are \(messages.ordinal(rank)) of \(messages.number(players)).")
  }

  /// The rank that a newcomer's result would have, and when results begin to be on boards.
  private func newcomers(_ result: ResultEvent) -> String? {
    guard let rank = result.rank, let players = result.players, let first = result.listedFrom
    else { return nil }
    return messages(
      """
      You would be \(messages.ordinal(rank)) of \(messages.number(players)); you are on the board from your \
      \(messages.ordinal(first)) finished daily on.
      """)
  }

  /// Why a ranked round does not count.
  ///
  /// - Parameter code: a code of `NotKept`, or one of a newer server.
  package func reason(notKept code: String) -> String {
    switch NotKept(rawValue: code) {
    case .tooFast: messages("some right answers came faster than their questions can be read.")
    case .unanswered: messages("no question was answered.")
    case .newcomer: messages("you have not finished enough dailies yet.")
    case .afterDeletion:
      messages(
        """
        an account that had begun this daily in your network was deleted before you created yours. It still \
        counts for your streak.
        """)
    case .removed: messages("the operator of the server removed it.")
    case nil: code.asSentence
    }
  }
}
